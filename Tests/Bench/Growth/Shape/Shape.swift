/// One way in which a file can be large: what it looks like with n of something.
struct Shape: Sendable {
    let name: String

    /// The commands that are measured on it.
    let commands: [Command]

    /// The number that the search for a measurable one starts from.
    var start = 250

    /// The number that is not gone beyond, because there is a limit of the language; 4 n fits.
    var most = 4_000_000

    /// Whether there is a mistake in the file, so that commands are to end with 1.
    var isBroken = false

    /// The name of the file that commands are given, if it is not the folder.
    var file = "scene.yaml"

    /// Whether commands are given the folder of the files.
    var isFolder = false

    /// Makes that file.
    let text: @Sendable (Int) -> String

    /// The file beside it, by name.
    var data: (name: String, text: @Sendable (Int) -> String)?

    /// All other files by their names.
    var others: @Sendable (Int) -> [(name: String, text: String)] = { _ in [] }

    init(
        _ name: String,
        _ commands: [Command],
        from start: Int = 250,
        upTo most: Int = 4_000_000,
        broken: Bool = false,
        data: (name: String, text: @Sendable (Int) -> String)? = nil,
        text: @escaping @Sendable (Int) -> String
    ) {
        self.name = name
        self.commands = commands
        self.start = start
        self.most = most
        isBroken = broken
        self.text = text
        self.data = data
    }
}

/// What scenectl is asked to do with a file.
enum Command: String, Sendable {
    case validate
    case json
    case sources
    case render
    case full
    case svg
    case tree
    case spoken
    case toDynamic
    case toStatic
    case toScene
    case test
    case nodes
    case events
    case model

    /// The name in the table.
    var title: String {
        switch self {
        case .json: "validate --format json"
        case .sources: "validate outlets"
        case .full: "render --full"
        case .svg, .tree: "render --full --format \(rawValue)"
        case .spoken: "render --full --format accessibility"
        case .toDynamic: "convert --to dynamic"
        case .toStatic: "convert --to static"
        case .toScene: "convert --to scene"
        case .nodes, .events, .model: "dump \(rawValue)"
        default: rawValue
        }
    }

    /// The words after `scenectl`, except the name of the file at the end.
    var words: [String] {
        var words = title.split(separator: " ").map(String.init)
        if self == .toStatic { words += ["--limit", "4000000"] }
        return words
    }
}

/// Lines of a text, each indented and with its number in it.
func lines(_ count: Int, _ indent: Int, _ line: (Int) -> String) -> String {
    let margin = String(repeating: " ", count: indent)
    var text = ""
    for number in 0..<count { text += margin + line(number) + "\n" }
    return text
}

/// Texts one after the other, with a comma between each two.
func list(_ count: Int, _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: ", ")
}

/// A scene with a view that holds some lines, and what else there is in the file.
func screen(_ views: String, scene: String = "", rest: String = "") -> String {
    "initial: s\nscenes:\n  s:\n    controller: view\n    title: T\n" + scene + "    view:\n"
        + views + rest
}

/// A scene with a static table of some cells, a line each, and what else there is in the file.
func form(_ cells: String, scene: String = "", rest: String = "") -> String {
    "initial: s\nscenes:\n  s:\n    controller: table\n    title: T\n" + scene
        + "    table:\n      sections:\n        - cells:\n" + cells + rest
}

/// A scene with a table of one prototype, a class that fills it, and data.
func rows(
    of data: String,
    set: String = "textLabel.text: \"{item.name}\"",
    code: String = "",
    rest: String = ""
) -> String {
    """
    data:
      d:\(data)
    scenes:
      s:
        controller: table
        title: T
        class: C
        table: {prototypes: [{identifier: P, style: value1}]}
    classes:
      C:
        superclass: TableViewController
        rows: d
        cell: {identifier: P, set: {\(set)}}

    """ + code + rest
}

/// A class of a view's controller, with some lines.
func code(_ lines: String, superclass: String = "ViewController") -> String {
    "classes:\n  C:\n    superclass: \(superclass)\n" + lines
}
