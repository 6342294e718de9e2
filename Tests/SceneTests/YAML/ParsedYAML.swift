@testable import SceneLanguage
@testable import SceneText

/// A text with `1️⃣`, `2️⃣` … in it; the marks are taken out and their offsets kept.
struct MarkedText {
    let text: SourceText
    private var offsets: [Int] = []

    init(_ marked: String) {
        var bytes: [UInt8] = []
        for character in marked {
            if character.unicodeScalars.contains("\u{20E3}") {
                offsets.append(bytes.count)
            } else {
                bytes.append(contentsOf: String(character).utf8)
            }
        }
        text = SourceText(name: "test.yaml", bytes: bytes)
    }

    /// The range between two marks, counted from 1.
    func range(_ first: Int, _ second: Int) -> SourceRange {
        SourceRange(offsets[first - 1], offsets[second - 1])
    }
}

/// A text together with the tree and findings that it gives.
struct ParsedYAML {
    let text: SourceText
    let tree: YAMLTree
    let log: DiagnosticLog

    init(_ text: SourceText, limits: Limits = Limits()) {
        var map = SourceMap()
        var log = DiagnosticLog()
        tree = YAMLTree.parse(text, as: map.add(text), limits: limits, log: &log)
        self.text = text
        self.log = log
    }

    init(_ text: String, limits: Limits = Limits()) {
        self.init(SourceText(name: "test.yaml", text: text), limits: limits)
    }

    /// The names of the codes that were found, in source order.
    var codes: [String] { log.sorted.map(\.code.name) }

    /// The findings in source order, each as `code «marked text»`.
    var findings: [String] {
        log.sorted.map { "\($0.code.name) «\(text.string(in: $0.primary.range))»" }
    }

    /// The tree in one line of flow notation, strings in quotes.
    var notation: String { tree.root.map { notation($0) } ?? "nothing" }

    private func notation(_ id: YAMLNodeID) -> String {
        if tree.isFaulty(id) { return "?" }
        switch tree.kind(id) {
        case .sequence:
            return "[" + tree.items(id).map { notation($0) }.joined(separator: ", ") + "]"
        case .mapping:
            let entries = tree.entries(id).map { entry in
                "\(tree.text(of: entry.symbol)): \(notation(entry.value))"
            }
            return "{" + entries.joined(separator: ", ") + "}"
        case .scalar:
            switch tree.resolved(id) {
            case .null, nil: return "null"
            case .bool(let value): return "\(value)"
            case .int(let value): return "\(value)"
            case .double(let value): return "\(value)"
            case .string(let value): return "\"\(value)\""
            }
        }
    }
}
