import FuzzDriver
import SceneKitLite

/// Reads any bytes as a text with expressions in braces.
@main
struct Main {
    static func main() {
        unsafe FuzzDriver.run { start, count in
            // Bytes that are not UTF-8 never come as far as an expression.
            let content = unsafe String(
                decoding: FuzzDriver.text(start, count).bytes,
                as: UTF8.self
            )
            let text = SourceText(name: "input", text: content)
            let range = SourceRange(0, text.bytes.count)
            var sources = SourceMap()
            var log = DiagnosticLog()
            let origin = TextOrigin(source: sources.add(text), range: range, isVerbatim: true)
            let template = Template(parsing: content, at: origin, log: &log)
            FuzzDriver.requireLocated(log.diagnostics, in: text)
            for expression in template.expressions {
                precondition(range.contains(expression.range), "an expression outside the text")
            }
            return 0
        }
    }
}
