package import SceneText

extension YAMLComposer {
    /// The type that a node's tag states; a tag that cannot be used is reported and then ignored.
    mutating func tag(_ name: String, of node: YAMLNode) -> YAMLTag {
        let place = Annotation(source, tagRange(of: node))
        guard let tag = YAMLTag(name) else {
            log.report(.unknownTag(written(in: place.range), at: place))
            return .none
        }
        guard fits(tag, node) else {
            log.report(.unfitTag(written(in: place.range), at: place))
            return .none
        }
        return tag
    }

    private func fits(_ tag: YAMLTag, _ node: YAMLNode) -> Bool {
        switch tag {
        case .none, .nonSpecific: return true
        case .sequence: return node.kind == .sequence
        case .mapping: return node.kind == .mapping
        case .string, .merge: return node.kind == .scalar
        case .null, .bool, .int, .float:
            guard node.kind == .scalar else { return false }
            let bytes = node.flags.contains(.cooked) ? cooked : text.bytes
            let scalar = YAMLScalar(bytes, from: Int(node.first), length: Int(node.second))
            return switch (tag, scalar) {
            case (.null, .null), (.bool, .bool), (.int, .int), (.float, .double), (.float, .int):
                true
            default: false
            }
        }
    }

    /// The bytes of the tag within the properties of a node.
    private func tagRange(of node: YAMLNode) -> SourceRange {
        let bytes = text.bytes
        var start = Int(node.start)
        while start < Int(node.end), bytes[start] != UInt8(ascii: "!") { start += 1 }
        var end = start
        while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: ",") { end += 1 }
        return SourceRange(start, end)
    }

    private func written(in range: SourceRange) -> String { text.string(in: range) }
}

extension Diagnostic {
    fileprivate static func unknownTag(_ tag: String, at place: Annotation) -> Self {
        Diagnostic(
            .unknownTag,
            "unknown tag '\(tag)'",
            at: place,
            helps: ["quote the text if the '!' belongs to it"]
        )
    }

    fileprivate static func unfitTag(_ tag: String, at place: Annotation) -> Self {
        Diagnostic(.unfitTag, "the tag '\(tag)' does not fit what follows", at: place)
    }
}

extension DiagnosticCode {
    package static let unknownTag = DiagnosticCode(
        "unknown-tag",
        .yaml,
        summary: "a node has a tag that scene files cannot have",
        explanation: """
            A word that starts with '!' before a value is a tag. Scene files know '!!str', '!!int', \
            '!!float', '!!bool', '!!null', '!!seq' and '!!map', and hardly ever need them. A text \
            that starts with '!' needs quotes.
            """,
        good: greeting("label: Hello"),
        replacing: "Hello",
        with: "!loud Hello"
    )

    package static let unfitTag = DiagnosticCode(
        "unfit-tag",
        .yaml,
        summary: "a tag states a type that the value does not have",
        explanation: """
            '!!int' belongs before a whole number, '!!seq' before a list, and so on. Remove the tag, or write a \
            value of its type.
            """,
        good: greeting("label: {text: Hello, numberOfLines: !!int 2}"),
        replacing: "!!int 2",
        with: "!!bool 2"
    )
}
