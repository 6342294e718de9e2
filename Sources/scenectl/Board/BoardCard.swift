import SceneKitLite
import SceneRuntime
import SceneText

/// One picture on a board with what belongs to it: a scene, or a snapshot of a scene file.
struct BoardCard: Sendable {
    /// Which way something goes on the board.
    struct Link: Sendable {
        /// `show 'detail'`, `tab 2`.
        let words: String

        /// Where it starts on the picture; nil for the scene as a whole.
        var start: Rect?

        /// The scene that it leads to, as the file calls it, and the document of that where it is another one.
        let target: String
        var document: String?

        /// Whether the other is inside this one from the start, and not gone to.
        let isContained: Bool
    }

    /// A line about the scene, and where it is on the picture.
    struct Fact: Sendable {
        let name: String
        let value: String
        let spot: Rect?
    }

    struct Finding: Sendable {
        let severity: Severity
        let code: String
        let message: String

        /// `Main.storyboard:12:4`.
        let place: String
        let spot: Rect?
    }

    /// What became of it since an earlier commit.
    enum Change: String, Sendable {
        case added
        case changed
        case removed
        case same
    }

    /// What is the same for the same scene, at any time.
    let key: String
    let name: String

    /// The controller with its class, or that it is a snapshot.
    let kind: String

    /// The text that says it; nil for a snapshot, which no finding is about.
    var place: Place?

    /// The parts of texts that are on the picture.
    var spots: [(place: Place, rect: Rect)] = []

    /// A part of a file.
    struct Place: Hashable, Sendable {
        let name: String
        let range: SourceRange

        func contains(_ other: SourceRange, in name: String) -> Bool {
            name == self.name && range.contains(other)
        }
    }

    /// What a person may call it besides.
    var otherNames: [String] = []
    var picture: ScenePicture
    var links: [Link] = []
    var outlets: [Fact] = []
    var actions: [Fact] = []
    var steps: [String] = []
    var findings: [Finding] = []

    /// Where Interface Builder has it on its canvas.
    var canvasPlace: Point?

    /// Whether it has a name alone: what it shows is another scene of the board.
    var isPlain = false
    var isSnapshot = false

    /// What became of it, how it looked, and what is different, where that is asked for.
    var change: Change?
    var oldPicture: ScenePicture?
    var difference = ""

    /// Where it is on the board; its heading is at the top.
    var frame = Rect.zero
    static let headHeight = 52.0
    private static let gap = 16.0

    /// How much space it takes on the board.
    var size: Size {
        if isPlain { return Size(width: 220, height: Self.headHeight + 12) }
        let height = max(picture.size.height, oldPicture?.size.height ?? 0)
        return Size(width: oldWidth + picture.size.width, height: Self.headHeight + height)
    }

    /// Where its picture is on the board.
    var pictureOrigin: Point {
        Point(x: frame.minX + oldWidth, y: frame.minY + Self.headHeight)
    }

    /// How much of the width the old picture takes.
    private var oldWidth: Double { oldPicture.map { $0.size.width + Self.gap } ?? 0 }

    /// All that is said of it, for comparing.
    var description: String {
        var lines = [kind]
        lines += outlets.map { "outlet \($0.name): \($0.value)" }
        lines += actions.map { "action \($0.name): \($0.value)" }
        lines += links.map { "\($0.words): \($0.target)" }
        lines += steps.map { "step \($0)" }
        return lines.map { $0 + "\n" }.joined() + picture.tree
    }
}

/// The pictures of one file.
struct BoardFile: Sendable {
    let name: String

    /// The scene that comes first.
    var initial = ""

    /// The whole path, by which it is the same file at another time.
    var path = ""
    var cards: [BoardCard] = []

    /// What is wrong with the file as a whole, or in what is not on a picture.
    var findings: [BoardCard.Finding] = []
    var frame = Rect.zero
}

extension BoardFile {
    /// Puts a finding at the innermost part that it is about; false where it is not about this file.
    mutating func add(_ finding: Diagnostic, in name: String, _ range: SourceRange, _ words: String)
        -> Bool
    {
        let index = cards.firstIndex { $0.place?.contains(range, in: name) ?? false }
        guard index != nil || name == self.name else { return false }
        let spots =
            index.map { cards[$0].spots.filter { $0.place.contains(range, in: name) } } ?? []
        let found = BoardCard.Finding(
            severity: finding.severity,
            code: finding.code.name,
            message: finding.message,
            place: words,
            spot: spots.min { $0.place.range.count < $1.place.range.count }?.rect
        )
        if let index {
            cards[index].findings.append(found)
        } else {
            findings.append(found)
        }
        return true
    }
}
