import SceneRuntime
import SceneText

/// Writes down every living view of a window, as lines for people or as JSON for programs.
struct TreeRenderer {
    /// One view per line, indented: its class, id and frame in points, and its properties.
    func render(_ window: Window) -> String {
        var builder = ViewNodeBuilder()
        var text = ""
        write(builder.node(of: window), indent: 0, to: &text)
        return text
    }

    private func write(_ node: ViewNode, indent: Int, to text: inout String) {
        text += String(repeating: " ", count: indent) + node.className
        if let identifier = node.identifier { text += " #" + identifier }
        let frame = node.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        text += " (" + numbers.map(\.notation).joined(separator: ", ") + ")"
        let properties = node.properties.map { "\($0.name): \($0.value.notation)" }
        if !properties.isEmpty { text += " " + properties.joined(separator: ", ") }
        text += "\n"
        for subview in node.subviews { write(subview, indent: indent + 2, to: &text) }
    }

    /// The tree as one JSON object, whose `subviews` hold the others, each on a line of its own.
    func renderJSON(_ window: Window) -> String {
        var builder = ViewNodeBuilder()
        var writer = JSONWriter()
        write(builder.node(of: window), depth: 0, to: &writer)
        writer.endLine()
        return writer.text
    }

    private func write(_ node: ViewNode, depth: Int, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("class", node.className)
            if let identifier = node.identifier { writer.member("id", identifier) }
            writer.key("frame")
            ViewValue.frame(node.frame).write(to: &writer)
            writer.member("properties") { writer in
                for property in node.properties {
                    writer.key(property.name)
                    property.value.write(to: &writer)
                }
            }
            writer.member("subviews", node.subviews) { writer, node in
                writer.startLine(indent: 2 * (depth + 1))
                write(node, depth: depth + 1, to: &writer)
            }
        }
    }
}
