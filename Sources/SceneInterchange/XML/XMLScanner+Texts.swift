import SceneText

extension XMLScanner {
    mutating func characters() throws(XMLProblem) {
        let start = offset
        skipBlanks()
        guard offset < bytes.count, bytes[offset] != UInt8(ascii: "<") else { return }
        guard !open.isEmpty else {
            throw .textOutside(at: SourceRange(offset, offset + 1))
        }
        var hasReferences = false
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
            skip(.plain)
            switch byte(offset) {
            case UInt8(ascii: "<"): break
            case UInt8(ascii: "&"):
                hasReferences = true
                try reference()
            case UInt8(ascii: "]"):
                if hasText("]]>", at: offset) {
                    throw .unexpected(at: SourceRange(offset, offset + 3))
                }
                offset += 1
            case 0x0D:
                hasReferences = true
                offset += 1
            case 0x09, 0x0A: offset += 1
            default: if offset < bytes.count { try otherCharacter("a text") }
            }
        }
        add(.text, start, content: start, offset)
        nodes[nodes.count - 1].hasReferences = hasReferences
    }

    /// Reads `&…;`.
    mutating func reference() throws(XMLProblem) {
        let start = offset
        offset += 1
        if byte(offset) == UInt8(ascii: "#") { offset += 1 }
        skip(.name)
        let range = SourceRange(start, offset)
        guard byte(offset) == UInt8(ascii: ";"), offset > start + 1 else {
            throw .loneAmpersand(at: SourceRange(start, start + 1))
        }
        offset += 1
        let name = bytes[start + 1..<offset - 1]
        let isNumber = name.first == UInt8(ascii: "#")
        if isNumber, XMLReferences.character(numbered: name) == nil {
            throw .badNumber(at: range)
        } else if !isNumber, XMLReferences.character(named: name) == nil {
            throw .unknownEntity(String(decoding: name, as: UTF8.self), at: range)
        }
    }

    /// Reads a character beyond ASCII; the text is UTF-8, and some characters XML cannot have.
    mutating func otherCharacter(_ what: String) throws(XMLProblem) {
        let range = character(at: offset)
        let next = bytes[offset]
        if next < 0x80 {
            throw next == UInt8(ascii: "<")
                ? .unescaped(in: what, at: range) : .control(next, in: what, at: range)
        }
        let isNone =
            range.count == 3 && next == 0xEF && bytes[offset + 1] == 0xBF
            && bytes[offset + 2] >= 0xBE
        if isNone { throw .noCharacter(at: range) }
        offset += range.count
    }

    /// The bytes of the character at a place.
    func character(at place: Int) -> SourceRange {
        var end = min(place + 1, bytes.count)
        while end < bytes.count, bytes[end].isContinuation { end += 1 }
        return SourceRange(place, end)
    }

    func checkEncoding() throws(XMLProblem) {
        // Offsets are 32 bits wide, whatever the limit says.
        let limit = min(limits.sceneFileSize, Int(Int32.max))
        guard bytes.count <= limit else { throw .tooLarge(limit) }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw .wideEncoding
        }
        if let range = bytes.firstBrokenUTF8 { throw .brokenUTF8(at: range) }
    }
}
