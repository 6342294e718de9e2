import LibExpat

/// The loop that times are compared with: libexpat reads a text, and nothing is done with what it sees.
enum ExpatLoop {
    /// Whether libexpat accepts a text.
    static func read(_ bytes: [UInt8]) -> Bool {
        guard let parser = unsafe XML_ParserCreate(nil) else { return false }
        defer { unsafe XML_ParserFree(parser) }
        unsafe XML_SetElementHandler(parser, { _, _, _ in }, { _, _ in })
        unsafe XML_SetCharacterDataHandler(parser) { _, _, _ in }
        let status = unsafe bytes.withUnsafeBytes { buffer in
            let start = unsafe buffer.bindMemory(to: CChar.self).baseAddress
            return unsafe XML_Parse(parser, start, CInt(buffer.count), 1)
        }
        return status == XML_STATUS_OK
    }
}
