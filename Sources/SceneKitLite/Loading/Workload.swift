import SceneText

/// Counts what a scene makes and does while a person plays it, so that no small file can use up all memory
/// or never come to an end.
///
/// What a file may make grows with its size and that of its data: only what multiplies meets a limit.
/// The first that does is reported, and nothing more is made or done.
package final class Workload {
    /// What is counted.
    enum Item: Int, CaseIterable {
        case scenes
        case views
        case textBytes
        case effects
    }

    /// Whether anything is counted: a program that loads scenes for days does not play one.
    private var isCounting = false

    /// Whether a limit was met.
    private(set) var isSpent = false

    /// Called with the finding about the limit that was met.
    var report: ((Diagnostic) -> Void)?

    /// What there was too much of, once a limit was met.
    private var spentPhrase: String?

    private let limits = Limits()
    private let size: Int
    private var left: [Int] = []
    private var sceneDepth = 0

    /// How many more elements of lists may be looked at; nil if that is not counted.
    private var elementsLeft: Int?
    private var callDepth = 0

    /// How many views the labels and the parts of a cell count for.
    static let viewsOfCell = 5

    /// The length from which a text is counted.
    private static let countedLength = 4_096

    /// Makes a count for a file that has so many bytes with all that it names.
    init(size: Int) { self.size = size }

    /// Counts from now on.
    func start() {
        guard !isCounting else { return }
        isCounting = true
        startWithLists()
        left = Item.allCases.map { item in
            switch item {
            case .scenes: limits.containedScenes + size / 16
            case .views: limits.madeViews + size
            case .textBytes: limits.madeText + 4 * size
            case .effects: limits.effects + size
            }
        }
    }

    /// Lets the work that another document makes be counted, too, where this one's is.
    func begin(_ other: Workload?) {
        if isCounting { other?.start() }
    }

    /// Ends with another document that has met a limit.
    func adopt(_ other: Workload?, at place: Annotation) {
        if let phrase = other?.spentPhrase, !isSpent { end(phrase, at: place) }
    }

    /// Counts from now on how often lists are looked through.
    func startWithLists() { elementsLeft = limits.listElements + size }

    /// Counts elements of a list that are about to be looked at, and says whether there may be so many.
    ///
    /// Lists within lists multiply, and so do rows that each look through all records.
    func mayLook(at elements: Int) -> Bool {
        guard let left = elementsLeft else { return true }
        elementsLeft = max(-1, left - elements)
        return left >= elements
    }

    /// Counts something that is about to be made or done at a place of the file.
    func count(_ item: Item, _ count: Int = 1, at place: Annotation) {
        guard isCounting, !isSpent else { return }
        left[item.rawValue] -= count
        if left[item.rawValue] < 0 { end(item.phrase, at: place) }
    }

    /// Counts a text that was made.
    func count(_ text: String, at place: Annotation) {
        let length = text.utf8.count
        if length >= Self.countedLength { count(.textBytes, length, at: place) }
    }

    /// Makes a scene inside another, unless too many are nested.
    func nestScene(at place: Annotation, _ body: () -> Void) {
        sceneDepth += 1
        defer { sceneDepth -= 1 }
        check(sceneDepth, limits.sceneDepth, "scenes inside each other", at: place)
        count(.scenes, at: place)
        if !isSpent { body() }
    }

    /// Does what an action does, unless too many actions have caused each other.
    func nestCall(at place: Annotation, _ body: () -> Void) {
        callDepth += 1
        defer { callDepth -= 1 }
        check(callDepth, limits.callDepth, "actions that cause each other", at: place)
        if !isSpent { body() }
    }

    private func check(_ depth: Int, _ limit: Int, _ things: String, at place: Annotation) {
        guard isCounting, !isSpent, depth > limit else { return }
        end("more than \(limit) \(things)", at: place)
    }

    private func end(_ phrase: String, at place: Annotation) {
        isSpent = true
        spentPhrase = phrase
        report?(
            Diagnostic(.runawayScene, "the scene runs away: it creates \(phrase)", at: place)
        )
    }
}

extension Workload.Item {
    fileprivate var phrase: String {
        switch self {
        case .scenes: "too many scenes inside others"
        case .views: "too many views"
        case .textBytes: "too much text"
        case .effects: "too many effects"
        }
    }
}

extension DiagnosticCode {
    package static let runawayScene = DiagnosticCode(
        "runaway-scene",
        .scenes,
        summary: "a scene creates too much while it runs",
        explanation: """
            Found when a screen is drawn. Scenes that embed others several times, view files that name others \
            several times and actions that cause each other multiply what is created, so that a file of a few lines \
            could use up all memory. The limit grows with the size of the file and its data, and no screen that a \
            person could read comes near it.
            """,
        good: """
            initial: outer
            scenes:
              outer:
                controller: view
                view: [&a {container: {segue: {embed: middle}}}, *a, *a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
              middle:
                controller: view
                view: [&b {container: {segue: {embed: inner}}}, *b, *b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
              inner:
                controller: view
                view: [&c {container: {segue: {embed: leaf}}}]
              leaf: {controller: view, view: [{label: Leaf}]}
            """,
        replacing: "view: [&c {container: {segue: {embed: leaf}}}]",
        with:
            "view: [&c {container: {segue: {embed: leaf}}}, *c, *c, *c, *c, *c, *c, *c, *c, *c, *c, *c]"
    )
}
