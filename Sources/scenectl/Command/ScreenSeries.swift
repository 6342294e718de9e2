import SceneText

/// What separates the screens of several files in one output: a line with the name of the file above
/// each, or for programs one JSON object a line.
struct ScreenSeries {
    /// Whether screens have the names of their files with them.
    let isNamed: Bool

    private let isJSON: Bool
    private var isFirst = true

    init(_ inputs: [SceneInput], _ format: SnapshotFormat) {
        isJSON = format == .json
        // Programs get the same from a folder, however many scenes there are in it.
        isNamed = inputs.count > 1 || isJSON && inputs.contains(where: \.isFound)
    }

    /// The text to print for the next screen.
    mutating func text(of screen: [UInt8], from input: SceneInput) -> [UInt8] {
        guard isNamed else { return screen }
        if isJSON { return Self.line(of: screen, from: input) }
        defer { isFirst = false }
        let name = VisibleText.visible(input.name)
        return Array(((isFirst ? "" : "\n") + name + "\n").utf8) + screen
    }

    private static func line(of tree: [UInt8], from input: SceneInput) -> [UInt8] {
        let name = JSONWriter.quoted(input.name)
        // Strings of JSON hold no line ends: each is between values, followed by blanks.
        let lines = tree.split(separator: UInt8(ascii: "\n"))
        let value = lines.flatMap { $0.drop { $0 == UInt8(ascii: " ") } }
        return Array("{\"file\":\(name),\"tree\":".utf8) + value + Array("}\n".utf8)
    }
}
