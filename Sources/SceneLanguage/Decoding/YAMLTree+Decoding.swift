import SceneText

extension YAMLTree {
    /// Whether a collection is written in brackets or braces.
    func isFlow(_ id: YAMLNodeID) -> Bool { style(id) == .flow }

    /// Whether the text of a scalar has a brace in it, or a backslash or a dollar sign, with which
    /// expressions of other languages start.
    func mayHoldExpressions(_ id: YAMLNodeID) -> Bool {
        withScalarBytes(id) { bytes, range in
            let text = bytes.span.extracting(range)
            if text.count > 1, text[0] == UInt8(ascii: "$"), text[1].isLetter { return true }
            if text.startsWithItem { return true }
            for place in text.indices {
                let byte = text[place]
                switch byte {
                case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\"): return true
                default: break
                }
            }
            return false
        }
    }

    /// A node as the file writes it.
    func sourceText(of id: YAMLNodeID) -> String { text.string(in: range(id)) }
}

extension Span<UInt8> {
    /// Whether bytes start with `item.`, as the path of a field does.
    fileprivate var startsWithItem: Bool {
        guard count > 5, self[0] == UInt8(ascii: "i") else { return false }
        return self[1] == UInt8(ascii: "t") && self[2] == UInt8(ascii: "e")
            && self[3] == UInt8(ascii: "m") && self[4] == UInt8(ascii: ".")
    }
}
