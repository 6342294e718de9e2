import SceneRuntime
import SceneText

/// Writes down every living view of a window, as lines for people or as JSON for programs.
struct TreeRenderer {
    private var properties = TreeProperties()

    /// One view per line, indented: its class, id and frame in points, and its properties.
    mutating func render(_ window: Window) -> String {
        var text = ""
        write(window, indent: 0, to: &text)
        return text
    }

    private mutating func write(_ view: View, indent: Int, to text: inout String) {
        text += String(repeating: " ", count: indent) + view.className
        if let identifier = view.identifier { text += " #" + identifier }
        let frame = view.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        text += " (" + numbers.map(\.shortest).joined(separator: ", ") + ")"
        let properties = properties.list(of: view).map { "\($0.name): \($0.value.notation)" }
        if !properties.isEmpty { text += " " + properties.joined(separator: ", ") }
        text += "\n"
        for subview in view.seenSubviews { write(subview, indent: indent + 2, to: &text) }
    }

    /// The tree as one JSON object, whose `subviews` hold the others, each on a line of its own.
    mutating func renderJSON(_ window: Window) -> String {
        var writer = JSONWriter()
        write(window, depth: 0, to: &writer)
        writer.endLine()
        return writer.text
    }

    private mutating func write(_ view: View, depth: Int, to writer: inout JSONWriter) {
        let properties = properties.list(of: view)
        writer.object { writer in
            if depth == 0 { writer.member("version", JSONRenderer.version) }
            writer.member("class", view.className)
            if let identifier = view.identifier { writer.member("id", identifier) }
            writer.key("frame")
            ViewValue.frame(view.frame).write(to: &writer)
            writer.member("properties") { writer in
                for property in properties {
                    writer.key(property.name)
                    property.value.write(to: &writer)
                }
            }
            writer.member("subviews", view.seenSubviews) { writer, subview in
                writer.startLine(indent: 2 * (depth + 1))
                write(subview, depth: depth + 1, to: &writer)
            }
        }
    }
}
