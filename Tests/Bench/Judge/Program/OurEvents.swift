import SceneInterchange
import SceneText

/// What our reader sees in a text, as lines that can be compared.
enum OurEvents {
    /// The events of a text; nil for one that is refused.
    static func read(_ bytes: [UInt8], _ log: inout DiagnosticLog) -> [String]? {
        var sources = SourceMap()
        let text = SourceText(name: "text", bytes: bytes)
        let tree = XMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
        guard tree.root != nil else { return nil }
        var events = EventList()
        for node in tree.topLevel { add(node, of: tree, to: &events) }
        return events.lines
    }

    private static func add(_ node: XMLNodeID, of tree: XMLTree, to events: inout EventList) {
        switch tree.kind(node) {
        case .text, .characterData: events.add(text: tree.text(node))
        case .comment: events.add("comment", tree.text(node))
        case .instruction:
            guard tree.name(node) != "xml" else { return }
            events.add("instruction \(tree.name(node))", tree.text(node))
        case .element:
            let attributes = tree.attributes(node).map { (tree.name($0), tree.value($0)) }
            events.start(tree.name(node), attributes)
            for child in tree.children(node) { add(child, of: tree, to: &events) }
            events.add("end", tree.name(node))
        }
    }
}

/// Events as lines; texts between markup are joined, and their blanks at both ends do not count.
struct EventList {
    private(set) var lines: [String] = []
    private var text = ""

    mutating func add(_ kind: String, _ value: String) {
        finishText()
        lines.append("\(kind) \(value)")
    }

    mutating func start(_ name: String, _ attributes: [(String, String)]) {
        add("start", attributes.reduce(name) { "\($0) \($1.0)=\($1.1.debugDescription)" })
    }

    mutating func add(text more: String) { text += more }

    private mutating func finishText() {
        let blanks: Set<Unicode.Scalar> = [" ", "\t", "\n", "\r"]
        var scalars = Array(text.unicodeScalars)[...]
        while let last = scalars.last, blanks.contains(last) { scalars.removeLast() }
        scalars = scalars.drop { blanks.contains($0) }
        text = ""
        guard !scalars.isEmpty else { return }
        var line = "text "
        line.unicodeScalars.append(contentsOf: scalars)
        lines.append(line)
    }
}
