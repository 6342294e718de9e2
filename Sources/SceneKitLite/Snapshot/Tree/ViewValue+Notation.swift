import SceneRuntime
import SceneText

extension ViewValue {
    /// The value as a scene would write it.
    var notation: String {
        switch self {
        case .text(let text): JSONWriter.quoted(text)
        case .integer(let integer): String(integer)
        case .number(let number): number.shortest
        case .boolean(let boolean): boolean ? "true" : "false"
        case .word(let word): word
        case .color(let color): color.description
        case .font(let font): font.description
        case .insets, .frame:
            "{" + members.map { "\($0.name): \($0.value.shortest)" }.joined(separator: ", ") + "}"
        case .list(let values): "[" + values.map(\.notation).joined(separator: ", ") + "]"
        case .nothing: "none"
        }
    }

    /// Writes the value as JSON: words, colours and fonts as strings.
    func write(to writer: inout JSONWriter) {
        switch self {
        case .text(let text): writer.string(text)
        case .integer(let integer): writer.integer(integer)
        case .number(let number): writer.number(number)
        case .boolean(let boolean): writer.boolean(boolean)
        case .word, .color, .font: writer.string(notation)
        case .insets, .frame:
            writer.object { writer in
                for member in members {
                    writer.key(member.name)
                    writer.number(member.value)
                }
            }
        case .list(let values): writer.array(values) { $1.write(to: &$0) }
        case .nothing: writer.null()
        }
    }

    /// The numbers of insets and of a frame.
    private var members: [(name: String, value: Double)] {
        switch self {
        case .insets(let insets):
            [
                ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
                ("right", insets.right),
            ]
        case .frame(let frame):
            [
                ("x", frame.minX), ("y", frame.minY), ("width", frame.width),
                ("height", frame.height),
            ]
        default: []
        }
    }
}
