import FoundationEssentials
import SceneKitLite
import Testing

/// What the examples have in common: opening scenes, and looking at windows.
enum Screen {
    /// Opens a scene file with the classes of a program; mistakes in it are reported.
    static func open(
        _ text: String,
        resources: any Resources = MemoryResources(),
        classes: ClassRegistry = ClassRegistry(),
        columns: Int = 40,
        lines: Int = 28
    ) throws -> ScenePlayer {
        let file = SceneFile.read(
            SourceText(name: "example.yaml", text: text),
            resources: resources
        )
        let mistakes = file.diagnostics.filter { $0.severity == .error }
        #expect(mistakes.map(\.message) == [])
        return try #require(
            ScenePlayer(
                Storyboard(file, classes: classes),
                size: ScreenSize(columns: columns, lines: lines)
            )
        )
    }

    /// A window that shows a controller.
    static func window(
        _ controller: ViewController,
        columns: Int = 40,
        lines: Int = 28
    ) -> Window {
        let window = Window.terminal(columns: columns, lines: lines)
        window.rootViewController = controller
        return window
    }

    /// The picture of a window, as it is read in a review.
    static func picture(_ window: Window) -> String { ScreenRenderer().render(window) }

    /// The picture of a window with its colours, which says more when two are compared.
    static func coloredPicture(_ window: Window) -> String {
        ScreenRenderer(.text, usesColor: true).render(window)
    }

    /// What a screen reader says of a window, an element a line.
    static func speech(_ window: Window) -> String { ScreenRenderer(.accessibility).render(window) }
}

extension Gallery {
    /// Opens a scene of the gallery unchanged.
    static func open(_ name: String, columns: Int = 40, lines: Int = 28) throws -> ScenePlayer {
        try Screen.open(string(name), resources: resources, columns: columns, lines: lines)
    }

    /// The text of a file of the gallery.
    static func string(_ name: String) throws -> String {
        try String(contentsOf: Repository.gallery.appending(path: name), encoding: .utf8)
    }

    /// A scene of the gallery whose classes a program has: the part `classes:` is another.
    static func scenes(of name: String, classes: String) throws -> String {
        try text(name, before: "classes:") + classes
    }

    /// The text of a file of the gallery up to one of its parts.
    static func text(_ name: String, before part: String) throws -> String {
        let text = try string(name)
        return String(text[..<(try #require(text.firstRange(of: "\n\(part)\n")).lowerBound)]) + "\n"
    }

    /// The rows of a CSV file of the gallery without its header; quoted fields hold no quotes there.
    static func rows(_ name: String) throws -> [[String]] {
        try string(name).split(separator: "\n").dropFirst().map { line in
            // What is between quotes is every other piece.
            let pieces = line.split(separator: "\"", omittingEmptySubsequences: false)
            let marked = pieces.enumerated().map { number, piece in
                number.isMultiple(of: 2) ? String(piece).replacing(",", with: "\n") : String(piece)
            }
            return marked.joined().split(separator: "\n", omittingEmptySubsequences: false)
                .map(String.init)
        }
    }

    /// The records of a JSON file of the gallery.
    static func records<Item: Decodable>(_ name: String, of type: Item.Type) throws -> [Item] {
        try JSONDecoder().decode([Item].self, from: Data(string(name).utf8))
    }
}

extension IndexPath {
    /// A row of the first section.
    static func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
}
