import SceneText

extension TextSlice {
    /// The text of a token in quotes.
    package func string(of token: Range<Int>) -> String {
        let content = token.lowerBound + 1..<token.upperBound - 1
        guard content.contains(where: { self[$0] == UInt8(ascii: "\\") }) else {
            return text(content)
        }
        var bytes: [UInt8] = []
        var isEscaped = false
        for offset in content {
            let byte = self[offset]
            if isEscaped {
                bytes.append(byte.escapedInExpression ?? byte)
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The path of a token.
    func path(of token: Range<Int>) -> ValuePath {
        var offset = token.lowerBound
        let root = readName(&offset, before: token.upperBound)
        var members: [ValuePath.Part] = []
        while offset < token.upperBound {
            if self[offset] == UInt8(ascii: "[") {
                members.append(readSubscript(&offset, before: token.upperBound))
            } else {
                offset += 1
                members.append(readName(&offset, before: token.upperBound))
            }
        }
        return ValuePath(root: root, members: members)
    }

    private func readName(_ offset: inout Int, before end: Int) -> ValuePath.Part {
        let start = offset
        while offset < end, !self[offset].endsName { offset += 1 }
        return ValuePath.Part(
            name: text(start..<offset),
            range: range(start..<offset),
            mayBeAbsent: skipMarks(&offset, before: end)
        )
    }

    private func readSubscript(_ offset: inout Int, before end: Int) -> ValuePath.Part {
        while !self[offset].isQuote, !self[offset].isDigit { offset += 1 }
        let start = offset
        guard self[offset].isQuote else {
            while self[offset].isDigit { offset += 1 }
            let digits = start..<offset
            while self[offset] != UInt8(ascii: "]") { offset += 1 }
            offset += 1
            return ValuePath.Part(
                name: text(digits),
                range: range(digits),
                mayBeAbsent: skipMarks(&offset, before: end)
            )
        }
        let quote = self[start]
        var isEscaped = false
        repeat {
            isEscaped = self[offset] == UInt8(ascii: "\\") && !isEscaped
            offset += 1
        } while isEscaped || self[offset] != quote
        let string = start..<offset + 1
        while self[offset] != UInt8(ascii: "]") { offset += 1 }
        offset += 1
        return ValuePath.Part(
            name: self.string(of: string),
            range: range(string),
            mayBeAbsent: skipMarks(&offset, before: end)
        )
    }

    /// Steps over marks of absence and says whether there are any.
    private func skipMarks(_ offset: inout Int, before end: Int) -> Bool {
        let start = offset
        while offset < end, self[offset] == UInt8(ascii: "?") { offset += 1 }
        return offset > start
    }
}

extension UInt8 {
    /// Whether the byte is a quote, of either kind.
    var isQuote: Bool { self == UInt8(ascii: "'") || self == UInt8(ascii: "\"") }

    /// Whether the byte follows a part of a path.
    fileprivate var endsName: Bool {
        switch self {
        case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "["): true
        default: false
        }
    }
}
