import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Views with frames and constraints on screens that they were not drawn for.
@Suite struct ConstraintLawTests {
    private static let drawn = Size(width: 375, height: 667)
    private static let screens = [
        drawn, Size(width: 320, height: 568), Size(width: 390, height: 844),
        Size(width: 430, height: 932), Size(width: 844, height: 390),
        Size(width: 768, height: 1024),
    ]

    /// Views with constraints that decide all about them, and their places on each of two screens.
    struct Artist {
        var random: SeededGenerator
        var count = 0

        /// How many of a hundred views have a frame that says nothing.
        var undrawn = 0

        /// A place as it was drawn, and on another screen.
        typealias Places = (drawn: Rect, other: Rect)
        typealias Span = (start: Double, length: Double)

        /// The places of all views in the root, by their ids.
        var places: [String: Rect] = [:]

        mutating func number(_ range: ClosedRange<Int>) -> Double {
            Double(Int.random(in: range, using: &random))
        }

        /// Where a view is along an axis in one of so many points, drawn and now, and what says so.
        ///
        /// `edges` is what the safe area leaves out at both ends, drawn and now; nil for a view within others.
        mutating func span(
            in lengths: (Double, Double),
            _ words: (start: String, end: String, middle: String, length: String),
            after neighbour: (id: String, drawn: Span, other: Span)?,
            edges: (drawn: (Double, Double), other: (Double, Double))?,
            id: String
        ) -> (drawn: Span, other: Span, constraints: [String]) {
            let around = edges == nil ? "superview" : "superview.safeArea"
            let (before, after) = (edges?.drawn ?? (0, 0), edges?.other ?? (0, 0))
            let start = number(0...40)
            let length = number(10...60)
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                let end = number(0...40)
                func span(_ whole: Double, _ edge: (Double, Double)) -> Span {
                    (edge.0 + start, whole - edge.0 - edge.1 - start - end)
                }
                return (
                    span(lengths.0, before), span(lengths.1, after),
                    [
                        "\(id).\(words.start) = \(around).\(words.start) + \(start)",
                        "\(around).\(words.end) = \(id).\(words.end) + \(end)",
                    ]
                )
            case 1:
                return (
                    (lengths.0 - before.1 - start - length, length),
                    (lengths.1 - after.1 - start - length, length),
                    [
                        "\(id).\(words.end) = \(around).\(words.end) - \(start)",
                        "\(id).\(words.length) = \(length)",
                    ]
                )
            case 2:
                let share = 0.25
                func span(_ whole: Double) -> Span { (whole * (1 - share) / 2, whole * share) }
                return (
                    span(lengths.0), span(lengths.1),
                    [
                        "\(id).\(words.middle) = superview.\(words.middle)",
                        "\(id).\(words.length) = superview.\(words.length) * \(share)",
                    ]
                )
            case 3, 4:
                guard let neighbour else { fallthrough }
                func span(_ other: Span) -> Span {
                    (other.start + other.length + start, other.length)
                }
                return (
                    span(neighbour.drawn), span(neighbour.other),
                    [
                        "\(id).\(words.start) = \(neighbour.id).\(words.end) + \(start)",
                        "\(id).\(words.length) = \(neighbour.id).\(words.length)",
                    ]
                )
            default:
                return (
                    (before.0 + start, length), (after.0 + start, length),
                    [
                        "\(id).\(words.start) = \(around).\(words.start) + \(start)",
                        "\(id).\(words.length) = \(length)",
                    ]
                )
            }
        }

        /// Views in a place, with lines that declare them and the constraints that hold them there.
        mutating func views(
            in outer: Places,
            edges: (drawn: ScreenInsets, other: ScreenInsets)?,
            depth: Int
        ) -> (views: [String], constraints: [String]) {
            var (views, constraints) = ([String](), [String]())
            var last: (id: String, drawn: Rect, other: Rect)?
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                count += 1
                let id = "v\(count)"
                let across = span(
                    in: (outer.drawn.width, outer.other.width),
                    ("leading", "trailing", "centerX", "width"),
                    after: last.map {
                        ($0.id, ($0.drawn.minX, $0.drawn.width), ($0.other.minX, $0.other.width))
                    },
                    edges: nil,
                    id: id
                )
                let down = span(
                    in: (outer.drawn.height, outer.other.height),
                    ("top", "bottom", "centerY", "height"),
                    after: last.map {
                        ($0.id, ($0.drawn.minY, $0.drawn.height), ($0.other.minY, $0.other.height))
                    },
                    edges: edges.map {
                        (($0.drawn.top, $0.drawn.bottom), ($0.other.top, $0.other.bottom))
                    },
                    id: id
                )
                func rect(_ across: Span, _ down: Span) -> Rect {
                    Rect(x: across.start, y: down.start, width: across.length, height: down.length)
                }
                let place: Places = (
                    rect(across.drawn, down.drawn), rect(across.other, down.other)
                )
                guard place.drawn.width >= 0, place.drawn.height >= 0, place.other.width >= 0,
                    place.other.height >= 0
                else { continue }
                last = (id, place.drawn, place.other)
                places[id] = place.other
                constraints += (across.constraints + down.constraints).shuffled(using: &random)
                let isDrawn = Int.random(in: 0..<100, using: &random) >= undrawn
                let frame = isDrawn ? place.drawn : .zero
                var view = """
                    id: \(id), frame: [\(frame.minX), \(frame.minY), \(frame.width), \(frame.height)]
                    """
                if depth > 0, place.drawn.width > 20, Bool.random(using: &random) {
                    let inner = self.views(in: place, edges: nil, depth: depth - 1)
                    if !inner.views.isEmpty {
                        view += ", views: [\(inner.views.joined(separator: ", "))]"
                        view += ", constraints: [\(inner.constraints.joined(separator: ", "))]"
                    }
                }
                views.append("{view: {\(view)}}")
            }
            return (views, constraints)
        }
    }

    private static func places(in view: View) -> [String: Rect] {
        var places: [String: Rect] = [:]
        for subview in view.subviews {
            if let id = subview.identifier { places[id] = subview.frame }
            places.merge(Self.places(in: subview)) { one, _ in one }
        }
        return places
    }

    /// Each view is where its constraints say, on every screen, however they are ordered and nested, and also where
    /// some of them or all were never drawn.
    @Test(.slow, arguments: UInt64(1)...40, screens)
    func viewsAreWhereTheirConstraintsSay(_ seed: UInt64, _ screen: Size) throws {
        let edges = (
            drawn: try #require(Self.drawn.screenInsets), other: try #require(screen.screenInsets)
        )
        var artist = Artist(
            random: SeededGenerator(seed: seed),
            undrawn: [0, 30, 100][Int(seed % 3)]
        )
        let (views, constraints) = artist.views(
            in: (Rect(origin: .zero, size: Self.drawn), Rect(origin: .zero, size: screen)),
            edges: edges,
            depth: 2
        )
        let text = """
            storyboard: Held
            canvas: [375, 667]
            scenes:
              held:
                controller: view
                view: [\(views.joined(separator: ", "))]
                constraints: [\(constraints.joined(separator: ", "))]
            """
        guard !views.isEmpty else { return }
        let file = SceneFile.read(SourceText(name: "held.yaml", text: text))
        try #require(file.diagnostics.map(\.message) == [])
        let window = try Window.screen(screen, showing: file)
        _ = ScreenRenderer(.svg).render(window)
        let root = try #require(window.rootViewController?.view)
        let places = Self.places(in: root)
        for (id, place) in artist.places {
            let found = try #require(places[id])
            let isThere =
                abs(found.minX - place.minX) < 0.01 && abs(found.minY - place.minY) < 0.01
                && abs(found.width - place.width) < 0.01
                && abs(found.height - place.height) < 0.01
            #expect(isThere, "\(id) is at \(found), not at \(place)\n\(text)")
        }
    }
}
