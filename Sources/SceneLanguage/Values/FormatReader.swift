package import SceneText

/// Reads the format after a `|`, which reaches to the next `|`, the closing brace or parenthesis.
///
/// A format is not made of tokens: `%5.1f km` and `date d. MMMM` are written without quotes.
struct FormatReader {
    private let text: TextSlice

    /// How far the text has been read.
    private(set) var offset: Int
    private let endsAtParenthesis: Bool

    /// Makes a reader; in parentheses a `)` that the format does not open ends it.
    init(_ text: TextSlice, from offset: Int, endsAtParenthesis: Bool) {
        self.text = text
        self.offset = offset
        self.endsAtParenthesis = endsAtParenthesis
    }

    /// Reads the format; afterwards the offset is past it, even when it cannot be read.
    mutating func read() throws(ExpressionFault) -> Format {
        while let byte = text.peek(offset), byte.isExpressionSpace { offset += 1 }
        let start = offset
        let heedsQuotes = text.peek(offset).map { $0.isLetter || $0.isQuote } ?? false
        let unclosedQuote = skipFormat(heedingQuotes: heedsQuotes)
        if unclosedQuote != nil {
            offset = start
            _ = skipFormat(heedingQuotes: false)
        }
        var end = offset
        while end > start, text[end - 1].isExpressionSpace { end -= 1 }
        guard start < end else { throw missingFormat(at: start) }
        if let unclosedQuote { throw unclosed(at: unclosedQuote) }
        return Format(kind: try kind(of: start..<end), range: text.range(start..<end))
    }

    /// Steps past the format and returns the offset of a quote that is not closed.
    ///
    /// Quotes can mean something where a format begins with its name or with one of them.
    private mutating func skipFormat(heedingQuotes heedsQuotes: Bool) -> Int? {
        var quote: (sign: UInt8, offset: Int)?
        var parentheses = 0
        while let byte = text.peek(offset) {
            if let open = quote {
                if byte == open.sign { quote = nil }
            } else if heedsQuotes, byte.isQuote {
                quote = (byte, offset)
            } else if byte == UInt8(ascii: "|") || byte == UInt8(ascii: "}") {
                break
            } else if byte == UInt8(ascii: "(") {
                parentheses += 1
            } else if byte == UInt8(ascii: ")") {
                if endsAtParenthesis, parentheses == 0 { break }
                parentheses -= 1
            }
            offset += 1
        }
        return quote?.offset
    }

    private func kind(of span: Range<Int>) throws(ExpressionFault) -> Format.Kind {
        var word = span.lowerBound..<span.lowerBound
        while word.upperBound < span.upperBound, text[word.upperBound].isLetter {
            word = word.lowerBound..<word.upperBound + 1
        }
        guard !word.isEmpty, let name = Format.Name(rawValue: text.text(word)) else {
            if let content = quoted(span) { return .printf(try printf(content)) }
            if span.contains(where: { text[$0] == UInt8(ascii: "%") }) {
                return .printf(try printf(span))
            }
            throw unknownFormat(word, in: span)
        }
        var argument = word.upperBound..<span.upperBound
        while let first = argument.first, text[first].isExpressionSpace { argument.removeFirst() }
        try check(argument, of: name, word: word)
        switch name {
        case .uppercase: return .uppercase
        case .lowercase: return .lowercase
        case .capitalized: return .capitalized
        case .number: return .number
        case .percent: return .percent
        case .bytes: return .bytes
        case .pattern: return .pattern(try pattern(argument))
        case .date: return .date(try date(quoted(argument) ?? argument))
        }
    }

    private func printf(_ span: Range<Int>) throws(ExpressionFault) -> PrintfFormat {
        var reader = PrintfReader(text, in: span)
        return try reader.read()
    }

    private func date(_ span: Range<Int>) throws(ExpressionFault) -> DatePattern {
        var reader = DatePatternReader(text, in: span)
        return try reader.read()
    }

    private func pattern(_ span: Range<Int>) throws(ExpressionFault) -> String {
        guard let content = quoted(span) else {
            throw text.badFormat(
                "the pattern has no quotes",
                span,
                help: "write it like 'pattern '(###) ###-####''"
            )
        }
        guard content.contains(where: { text[$0] == UInt8(ascii: "#") }) else {
            throw text.badFormat(
                "the pattern has no '#'",
                span,
                help: "each '#' takes one character of the value"
            )
        }
        return text.text(content)
    }

    /// What is between quotes, if one pair of them holds all of a span.
    private func quoted(_ span: Range<Int>) -> Range<Int>? {
        guard span.count >= 2, let first = span.first, let last = span.last else { return nil }
        let quote = text[first]
        let content = first + 1..<last
        guard quote.isQuote, text[last] == quote, !content.contains(where: { text[$0] == quote })
        else { return nil }
        return content
    }
}

// MARK: - What can be wrong

extension FormatReader {
    private func check(
        _ argument: Range<Int>,
        of name: Format.Name,
        word: Range<Int>
    ) throws(ExpressionFault) {
        if name.takesArgument, argument.isEmpty {
            throw text.missingArgument(
                of: name.rawValue,
                word,
                like: name == .date ? "date yyyy-MM-dd" : "pattern '(###) ###-####'"
            )
        }
        if !name.takesArgument, !argument.isEmpty {
            throw text.needlessArgument(argument, of: name.rawValue)
        }
    }

    private func unknownFormat(_ word: Range<Int>, in span: Range<Int>) -> ExpressionFault {
        guard !word.isEmpty else {
            return text.badFormat("not a format", span, help: Self.remedy)
        }
        let name = text.text(word)
        let known =
            Format.Name.allCases.map(\.rawValue) + ListOperation.allCases.map(\.rawValue)
        var fault = text.badFormat("no format is named '\(name)'", word, help: Self.remedy)
        if let format = Catalog.format(ofMethod: name) {
            fault.helps = ["the format is written '\(format)'"]
        } else if let nearest = NearestName.nearest(to: name, among: known) {
            let message = "a format with a similar name exists: '\(nearest)'"
            fault.helps = [text.help(message, replacing: word, with: nearest)]
        }
        return fault
    }

    private func missingFormat(at offset: Int) -> ExpressionFault {
        let pipe = (text.start..<offset).last { text[$0] == UInt8(ascii: "|") } ?? offset
        return text.badFormat("no format follows '|'", pipe..<pipe + 1, help: Self.remedy)
    }

    private func unclosed(at offset: Int) -> ExpressionFault {
        text.badFormat("the quote in the format is not closed", offset..<offset + 1)
    }

    private static let remedy =
        "the formats are printf's, such as '%.1f', and "
        + Format.Name.allCases.map(\.rawValue).quotedList
        + "; for lists "
        + ListOperation.allCases.map(\.rawValue).quotedList
}

extension DiagnosticCode {
    /// A format is unknown, cannot be read, or does not fit its value.
    package static let badFormat = DiagnosticCode(
        "bad-format",
        .expressions,
        summary: "a format is unknown, cannot be read, or does not fit its value",
        explanation: """
            After '|' comes a format: a printf conversion for one value, such as '%d', '%.2f' or \
            '%@', or one of 'uppercase', 'lowercase', 'capitalized', 'pattern', 'number', \
            'percent', 'bytes' and 'date'. 'contains' says whether a text holds another one, in capital or small letters.

            Lists have formats of their own: 'count', 'first', 'last' and 'joined', which takes a \
            separator; 'sum', 'min', 'max', 'sorted', 'where' and 'map' take an expression that is \
            computed for each element and sees its fields by their names alone, as in \
            '{goods | where quantity > 0 | sum price * quantity}' and \
            '{people | map name | last}'.

            A format must fit the value before it: '%d' takes an Int, '%f' an Int or a Double, \
            '%@' any text, number or Bool, 'uppercase' a String. What comes out is a String.
            """,
        good: numberedRows(showing: "{row | number}"),
        replacing: "number}",
        with: "nubmer}"
    )
}
