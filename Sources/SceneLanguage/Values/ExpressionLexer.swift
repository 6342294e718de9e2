import SceneText

/// Cuts the text of an expression into tokens, from a given position on.
///
/// A path is one token: its parts touch each other, and so does the `?` that marks absence.
struct ExpressionLexer {
    let text: TextSlice
    var offset: Int

    /// Reads the next token; at the end of the text it is `end`, again and again.
    mutating func next() throws(ExpressionFault) -> ExpressionToken {
        let before = offset
        skipSpace()
        let start = offset
        let kind = try readKind()
        return ExpressionToken(
            kind: kind,
            range: start..<offset,
            followsSpace: start > before
        )
    }

    private mutating func readKind() throws(ExpressionFault) -> ExpressionToken.Kind {
        guard let byte = peek() else { return .end }
        switch byte {
        case UInt8(ascii: "}"):
            offset += 1
            return .closingBrace
        case UInt8(ascii: "'"), UInt8(ascii: "\""):
            try skipString(quote: byte)
            return .string
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            return try readNumber()
        case UInt8(ascii: "["):
            return try readEmptyList()
        default:
            if isNamePart { return try readPath() }
            return .symbol(try readSymbol(byte))
        }
    }

    private mutating func readEmptyList() throws(ExpressionFault) -> ExpressionToken.Kind {
        let start = offset
        offset += 1
        skipSpace()
        guard peek() == UInt8(ascii: "]") else {
            throw ExpressionFault(
                message: "an expression has no lists but the empty one, '[]'",
                range: text.range(start..<start + 1),
                helps: ["put other lists into 'data:'"]
            )
        }
        offset += 1
        return .emptyList
    }

    /// Steps past the name of an operation on a list, if one follows.
    mutating func skipListOperation() -> (word: ListOperation, range: Range<Int>)? {
        var start = offset
        while let byte = text.peek(start), byte.isExpressionSpace { start += 1 }
        var end = start
        while let byte = text.peek(end), byte.isNamePart { end += 1 }
        guard let word = ListOperation(rawValue: text.text(start..<end)) else { return nil }
        offset = end
        return (word, start..<end)
    }

    private mutating func readSymbol(_ byte: UInt8) throws(ExpressionFault) -> ExpressionSymbol {
        guard let symbol = ExpressionSymbol(byte, peek(1)) else { throw strayCharacter() }
        offset += symbol.length
        return symbol
    }

    private mutating func skipSpace() {
        while let byte = peek(), byte.isExpressionSpace { offset += 1 }
    }

    private func peek(_ distance: Int = 0) -> UInt8? { text.peek(offset + distance) }
}

// MARK: - Literals

extension ExpressionLexer {
    private mutating func skipString(quote: UInt8) throws(ExpressionFault) {
        let start = offset
        offset += 1
        while let byte = peek() {
            offset += 1
            if byte == quote { return }
            if byte == UInt8(ascii: "\\") { try skipEscape() }
        }
        throw ExpressionFault(
            message: "the string has no closing quote",
            range: text.range(start..<start + 1),
            label: "opened here"
        )
    }

    private mutating func skipEscape() throws(ExpressionFault) {
        guard let byte = peek(), byte.escapedInExpression != nil else {
            throw ExpressionFault(
                message: "unknown escape in a string",
                range: text.range(offset - 1..<offset),
                helps: [Help(#"the escapes are '\n', '\t', '\\', '\'' and '\"'"#)]
            )
        }
        offset += 1
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
        if isNamePart || peek() == UInt8(ascii: ".") { throw malformedNumber(from: start) }
        if isWhole {
            if let value = wholeNumber(start..<offset) { return .integer(value) }
        } else if let value = Double(text.text(start..<offset)), value.isFinite {
            return .decimal(value)
        }
        throw ExpressionFault(message: "the number is too large", range: text.range(start..<offset))
    }

    /// The number that digits are; nil where no Int, not even a negative one, is as large.
    private func wholeNumber(_ digits: Range<Int>) -> UInt? {
        var value: UInt = 0
        for offset in digits {
            let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
            if isTooLarge { return nil }
            value = product + UInt(text[offset] - UInt8(ascii: "0"))
            if value > UInt(Int.max) + 1 { return nil }
        }
        return value
    }

    private mutating func skipDigits() {
        while isDigit(0) { offset += 1 }
    }

    private func isDigit(_ distance: Int) -> Bool {
        peek(distance)?.isDigit ?? false
    }

    private mutating func malformedNumber(from start: Int) -> ExpressionFault {
        while isNamePart || peek() == UInt8(ascii: ".") { skipScalar() }
        return ExpressionFault(
            message: "'\(text.text(start..<offset))' is not a number",
            range: text.range(start..<offset),
            helps: ["write numbers like '12', '0.5' or '1e6'"]
        )
    }
}

// MARK: - Names and paths

extension ExpressionLexer {
    private mutating func readPath() throws(ExpressionFault) -> ExpressionToken.Kind {
        let start = offset
        skipName()
        let name = start..<offset
        switch text[start] {
        case UInt8(ascii: "n") where text.holds("nil", at: name): return .null
        case UInt8(ascii: "t") where text.holds("true", at: name): return .bool(true)
        case UInt8(ascii: "f") where text.holds("false", at: name): return .bool(false)
        default: break
        }
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "?") where isAbsenceMark: offset += 1
            case UInt8(ascii: "."):
                offset += 1
                guard isNamePart, !isDigit(0) else { throw missingPart() }
                skipName()
            case UInt8(ascii: "["): try skipSubscript()
            default: return .path
            }
        }
        return .path
    }

    /// Whether the `?` at this place marks absence: `a?` has such a mark, `a??b` has none, `a???b` has
    /// one and an operator after it.
    private var isAbsenceMark: Bool {
        peek(1) != UInt8(ascii: "?") || peek(2) == UInt8(ascii: "?")
    }

    private mutating func skipName() {
        while let byte = peek() {
            if byte.isNamePart {
                offset += 1
            } else {
                guard byte >= 0x80, isNamePart else { return }
                skipScalar()
            }
        }
    }

    private mutating func skipSubscript() throws(ExpressionFault) {
        let bracket = offset
        offset += 1
        skipSpace()
        if isDigit(0) {
            while isDigit(0) { offset += 1 }
            return try closeSubscript(bracket)
        }
        guard let quote = peek(), quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else {
            throw ExpressionFault(
                message: "a subscript takes the name of a field in quotes, or a position in a list",
                range: text.range(bracket..<bracket + 1),
                helps: ["write it like 'item['zip-code']' or 'items[0]'"]
            )
        }
        try skipString(quote: quote)
        try closeSubscript(bracket)
    }

    private mutating func closeSubscript(_ bracket: Int) throws(ExpressionFault) {
        skipSpace()
        guard peek() == UInt8(ascii: "]") else {
            throw ExpressionFault(
                message: "'[' has no closing ']'",
                range: text.range(bracket..<bracket + 1)
            )
        }
        offset += 1
    }

    private func missingPart() -> ExpressionFault {
        ExpressionFault(
            message: "expected a name after '.'",
            range: text.range(offset - 1..<offset),
            helps: ["write a name with other characters like 'item['zip-code']'"]
        )
    }

    private var isNamePart: Bool {
        guard let byte = peek() else { return false }
        return byte < 0x80 ? byte.isNamePart : scalar()?.properties.isXIDContinue ?? false
    }

    private func scalar() -> Unicode.Scalar? {
        text.text(offset..<min(offset + 4, text.end)).unicodeScalars.first
    }

    /// Steps over one scalar, so that no range ends inside it.
    private mutating func skipScalar() {
        offset += 1
        while let byte = peek(), byte.isContinuation { offset += 1 }
    }
}

// MARK: - What does not belong

extension ExpressionLexer {
    private mutating func strayCharacter() -> ExpressionFault {
        let start = offset
        skipScalar()
        let place = start..<offset
        let character = text.text(place)
        var fault = ExpressionFault(
            message: "'\(character)' does not belong in an expression",
            range: text.range(place)
        )
        switch character {
        case "=":
            fault.message = "'=' does not compare, and an expression cannot assign"
            fault.helps = [text.help("'==' compares", replacing: place, with: "==")]
        case "." where start > text.start && text[start - 1] == UInt8(ascii: ")"):
            fault.helps = [
                "a field of an element is read with 'map', as in '{people | map name | last}'"
            ]
        case "&":
            fault.helps = [text.help("'&&' means and", replacing: place, with: "&&")]
        case "{":
            fault.message = "an expression cannot hold another one in braces"
        case ",":
            fault.helps = ["a format follows '|', as in '{item.price | %.2f}'"]
        case "“", "”", "‘", "’", "`":
            fault.helps = ["put strings in straight quotes"]
        default:
            break
        }
        return fault
    }
}

extension UInt8 {
    /// Whether the byte is white space between tokens.
    var isExpressionSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    /// The byte that a byte after a backslash means; nil where it means nothing.
    var escapedInExpression: UInt8? {
        switch self {
        case UInt8(ascii: "n"): UInt8(ascii: "\n")
        case UInt8(ascii: "t"): UInt8(ascii: "\t")
        case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""): self
        default: nil
        }
    }
}
