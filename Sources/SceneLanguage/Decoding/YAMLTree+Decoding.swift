import SceneText

extension YAMLTree {
    /// Whether a collection is written in brackets or braces.
    func isFlow(_ id: YAMLNodeID) -> Bool { style(id) == .flow }

    /// Whether the text of a scalar has a brace in it.
    func hasBraces(_ id: YAMLNodeID) -> Bool {
        withScalarBytes(id) { bytes, range in
            let text = bytes.span.extracting(range)
            for place in text.indices {
                let byte = text[place]
                if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { return true }
            }
            return false
        }
    }

    /// A node as the file writes it.
    func sourceText(of id: YAMLNodeID) -> String { text.string(in: range(id)) }
}
