/// Cuts the text of an expression into tokens, from wherever it is told to begin.
///
/// A path is one token: its parts touch each other, and so does the `?` that marks absence.
struct ExpressionLexer {
    let bytes: [UInt8]
    let origin: TextOrigin
    var offset: Int

    /// Reads the next token; at the end of the text it is `end`, again and again.
    mutating func next() throws(ExpressionFault) -> ExpressionToken {
        let before = offset
        skipSpace()
        let start = offset
        let kind = try readKind()
        return ExpressionToken(kind: kind, start: start, end: offset, followsSpace: start > before)
    }

    private mutating func readKind() throws(ExpressionFault) -> ExpressionToken.Kind {
        guard let byte = peek() else { return .end }
        switch byte {
        case UInt8(ascii: "}"):
            offset += 1
            return .closingBrace
        case UInt8(ascii: "'"), UInt8(ascii: "\""):
            return .literal(.string(try readString(quote: byte)))
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            return try readNumber()
        default:
            if isNameStart { return try readPath() }
            return .symbol(try readSymbol(byte))
        }
    }

    private mutating func readSymbol(_ byte: UInt8) throws(ExpressionFault) -> ExpressionSymbol {
        guard let symbol = ExpressionSymbol(byte, peek(1)) else { throw strayCharacter() }
        offset += symbol.length
        return symbol
    }

    mutating func skipSpace() {
        while let byte = peek(), Self.isSpace(byte) { offset += 1 }
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    func peek(_ distance: Int = 0) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    func range(_ start: Int, _ end: Int) -> SourceRange { origin.range(start, end) }

    func text(_ start: Int, _ end: Int) -> String {
        String(copying: start..<end, of: bytes)
    }
}

// MARK: - Literals

extension ExpressionLexer {
    private mutating func readString(quote: UInt8) throws(ExpressionFault) -> String {
        let start = offset
        var content: [UInt8] = []
        offset += 1
        while let byte = peek() {
            offset += 1
            switch byte {
            case quote:
                return String(decoding: content, as: UTF8.self)
            case UInt8(ascii: "\\"):
                content.append(try readEscape())
            default:
                content.append(byte)
            }
        }
        throw ExpressionFault(
            message: "the string has no closing quote",
            range: range(start, start + 1),
            label: "opened here"
        )
    }

    private mutating func readEscape() throws(ExpressionFault) -> UInt8 {
        let start = offset - 1
        defer { offset = min(offset + 1, bytes.count) }
        switch peek() {
        case UInt8(ascii: "n"): return UInt8(ascii: "\n")
        case UInt8(ascii: "t"): return UInt8(ascii: "\t")
        case let byte?
        where [UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\"")].contains(byte):
            return byte
        default:
            throw ExpressionFault(
                message: "unknown escape in a string",
                range: range(start, start + 1),
                helps: [Help(#"the escapes are '\n', '\t', '\\', '\'' and '\"'"#)]
            )
        }
    }

    private mutating func readNumber() throws(ExpressionFault) -> ExpressionToken.Kind {
        let start = offset
        var isWhole = true
        skipDigits()
        if peek() == UInt8(ascii: "."), isDigit(1) {
            isWhole = false
            offset += 1
            skipDigits()
        }
        if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
            let hasSign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
            if isDigit(hasSign ? 2 : 1) {
                isWhole = false
                offset += hasSign ? 2 : 1
                skipDigits()
            }
        }
        if isNameStart || peek() == UInt8(ascii: ".") { throw malformedNumber(from: start) }
        let digits = text(start, offset)
        if isWhole {
            if let value = UInt(digits), value <= UInt(Int.max) + 1 { return .integer(value) }
        } else if let value = Double(digits), value.isFinite {
            return .literal(.double(value))
        }
        throw ExpressionFault(message: "the number is too large", range: range(start, offset))
    }

    private mutating func skipDigits() {
        while isDigit(0) { offset += 1 }
    }

    private func isDigit(_ distance: Int) -> Bool {
        guard let byte = peek(distance) else { return false }
        return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private mutating func malformedNumber(from start: Int) -> ExpressionFault {
        while isNamePart || peek() == UInt8(ascii: ".") { skipScalar() }
        return ExpressionFault(
            message: "'\(text(start, offset))' is not a number",
            range: range(start, offset),
            helps: [Help("numbers are written like '12', '0.5' or '1e6'")]
        )
    }
}

// MARK: - Names and paths

extension ExpressionLexer {
    private mutating func readPath() throws(ExpressionFault) -> ExpressionToken.Kind {
        let first = readName()
        switch first.name {
        case "true": return .literal(.bool(true))
        case "false": return .literal(.bool(false))
        case "nil": return .literal(.null)
        default: break
        }
        var parts: [ValuePath.Part] = []
        // Most paths have one part or two.
        parts.reserveCapacity(peek() == UInt8(ascii: ".") ? 2 : 1)
        parts.append(first)
        while true {
            if let marks = absenceMark() {
                parts[parts.count - 1].mayBeAbsent = true
                offset += marks
            }
            if peek() == UInt8(ascii: ".") {
                offset += 1
                guard isNameStart else { throw missingPart() }
                parts.append(readName())
            } else if peek() == UInt8(ascii: "[") {
                parts.append(try readSubscript())
            } else {
                return .path(ValuePath(parts: parts))
            }
        }
    }

    /// The length of the mark of absence at this place: `a?` has one, `a??b` has none, `a???b` has
    /// one and an operator behind it.
    private func absenceMark() -> Int? {
        guard peek() == UInt8(ascii: "?") else { return nil }
        let isOperator = peek(1) == UInt8(ascii: "?") && peek(2) != UInt8(ascii: "?")
        return isOperator ? nil : 1
    }

    private mutating func readName() -> ValuePath.Part {
        let start = offset
        while isNamePart { skipScalar() }
        return ValuePath.Part(
            name: text(start, offset),
            range: range(start, offset),
            mayBeAbsent: false
        )
    }

    private mutating func readSubscript() throws(ExpressionFault) -> ValuePath.Part {
        let bracket = offset
        offset += 1
        skipSpace()
        let start = offset
        guard let quote = peek(), quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else {
            throw ExpressionFault(
                message: "a subscript takes the name of a field in quotes",
                range: range(bracket, bracket + 1),
                helps: [Help("write it like 'item['zip-code']'")]
            )
        }
        let name = try readString(quote: quote)
        let end = offset
        skipSpace()
        guard peek() == UInt8(ascii: "]") else {
            throw ExpressionFault(
                message: "'[' has no closing ']'",
                range: range(bracket, bracket + 1)
            )
        }
        offset += 1
        return ValuePath.Part(name: name, range: range(start, end), mayBeAbsent: false)
    }

    private func missingPart() -> ExpressionFault {
        ExpressionFault(
            message: "a name is missing behind '.'",
            range: range(offset - 1, offset),
            helps: [Help("a name with other characters is written like 'item['zip-code']'")]
        )
    }

    private var isNameStart: Bool { isNamePart && !isDigit(0) }

    private var isNamePart: Bool {
        guard let byte = peek() else { return false }
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            return true
        default:
            return byte >= 0x80 && (scalar()?.properties.isXIDContinue ?? false)
        }
    }

    private func scalar() -> Unicode.Scalar? {
        let end = min(offset + 4, bytes.count)
        return String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars.first
    }

    /// Steps over one scalar, so that no range ends inside of it.
    private mutating func skipScalar() {
        offset += 1
        while let byte = peek(), byte & 0xC0 == 0x80 { offset += 1 }
    }
}

// MARK: - What does not belong

extension ExpressionLexer {
    private mutating func strayCharacter() -> ExpressionFault {
        let start = offset
        skipScalar()
        let character = text(start, offset)
        var fault = ExpressionFault(
            message: "'\(character)' does not belong in an expression",
            range: range(start, offset)
        )
        switch character {
        case "=":
            fault.message = "'=' does not compare, and an expression cannot assign"
            fault.helps = [help("'==' compares", replacing: (start, offset), with: "==")]
        case "&":
            fault.helps = [help("'&&' means and", replacing: (start, offset), with: "&&")]
        case "{":
            fault.message = "an expression cannot hold another one in braces"
        case "“", "”", "‘", "’", "`":
            fault.helps = [Help("strings stand in straight quotes")]
        default:
            break
        }
        return fault
    }

    /// A help with its edit, if the bytes of the file are known exactly.
    func help(_ text: String, replacing span: (Int, Int), with replacement: String) -> Help {
        let range = range(span.0, span.1)
        guard range != origin.range, range.count == span.1 - span.0 else { return Help(text) }
        return Help(text, edit: TextEdit(origin.source, range, replacement: replacement))
    }
}
