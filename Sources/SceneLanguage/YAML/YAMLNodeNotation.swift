import SceneText

/// Writes a tree as it was composed, one node a line: kind, place, anchor or alias, and text.
///
/// ```
/// mapping 1:1-2:14
///   key 1:1-1:7 "scenes"
///   mapping 2:3-2:14
/// ```
package enum YAMLNodeNotation {
    /// The nodes of a tree as text; a value is below its key, at the same depth.
    package static func text(of tree: YAMLTree) -> String {
        var output = ""
        let lines = LineIndex(tree.text)
        let nodes = tree.storage.nodes
        // For each open collection the index after it, and whether its next child is a key.
        var open: [(end: UInt32, isKeyNext: Bool?)] = []
        for (index, node) in nodes.enumerated() {
            while let innermost = open.last, innermost.end <= index { open.removeLast() }
            let isKey = open.last?.isKeyNext == true
            output += String(repeating: "  ", count: open.count)
            output += isKey && node.kind == .scalar ? "key" : name(of: node.kind)
            output += " " + lines.text(of: node.range)
            output += remarks(about: node, YAMLNodeID(index), in: tree) + "\n"
            if let wasKey = open.last?.isKeyNext { open[open.count - 1].isKeyNext = !wasKey }
            switch node.kind {
            case .mapping: open.append((node.first, true))
            case .sequence: open.append((node.first, nil))
            case .scalar, .alias: break
            }
        }
        return output
    }

    private static func name(of kind: YAMLNode.Kind) -> String {
        switch kind {
        case .scalar: "scalar"
        case .sequence: "sequence"
        case .mapping: "mapping"
        case .alias: "alias"
        }
    }

    private static func remarks(
        about node: YAMLNode,
        _ id: YAMLNodeID,
        in tree: YAMLTree
    ) -> String {
        var remarks = ""
        if node.flags.contains(.anchored) || node.kind == .alias {
            // The name is not kept: it is the first word of the node as written.
            let word = tree.text.string(in: node.range).prefix { !" \t\r\n,]}".contains($0) }
            remarks += " " + word
        }
        if node.kind == .scalar {
            remarks += " "
            JSONWriter.write(tree.text(id), to: &remarks)
        }
        if node.flags.contains(.cut) { remarks += " (cut)" }
        if node.flags.contains(.faulty) { remarks += " (faulty)" }
        if node.flags.contains(.dropped) { remarks += " (dropped)" }
        return remarks
    }
}
