import SceneText

extension YAMLTree {
    /// Whether a collection is written in brackets or braces.
    func isFlow(_ id: YAMLNodeID) -> Bool { style(id) == .flow }

    /// Whether the text of a scalar has a brace in it, or a backslash, with which expressions of Swift start.
    func mayHoldExpressions(_ id: YAMLNodeID) -> Bool {
        withScalarBytes(id) { bytes, range in
            let text = bytes.span.extracting(range)
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
