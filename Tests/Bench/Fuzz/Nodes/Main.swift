import FuzzDriver
import SceneKitLite

/// Reads any bytes as YAML.
@main
struct Main {
    static func main() {
        unsafe FuzzDriver.run { start, count in
            let text = unsafe FuzzDriver.text(start, count)
            var sources = SourceMap()
            var log = DiagnosticLog()
            let tree = YAMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
            FuzzDriver.requireLocated(log.diagnostics, in: text)
            precondition(tree.nodeCount <= Limits().expandedNodes, "more nodes than the limit")
            return 0
        }
    }
}
