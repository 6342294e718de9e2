import SceneText

/// Reads a printf format, which must hold one conversion.
struct PrintfReader {
    private let text: TextSlice
    private let span: Range<Int>
    private var offset: Int

    /// The longest width and precision that a conversion may have.
    static let longestField = 200

    /// Makes a reader of some bytes of an expression.
    init(_ text: TextSlice, in span: Range<Int>) {
        self.text = text
        self.span = span
        offset = span.lowerBound
    }

    /// Reads the format.
    mutating func read() throws(ExpressionFault) -> PrintfFormat {
        let prefix = try readText()
        guard offset < span.upperBound else {
            throw text.badFormat(
                "the format has no conversion",
                span,
                help: "write a conversion like '%d' or '%.1f'"
            )
        }
        let start = offset
        var format = PrintfFormat(conversion: .object)
        readFlags(into: &format)
        format.width = try readNumber() ?? 0
        if peek() == UInt8(ascii: ".") {
            offset += 1
            format.precision = try readNumber() ?? 0
        }
        skipLengthModifier()
        format.conversion = try readConversion(from: start)
        format.prefix = prefix
        format.suffix = try readText()
        guard offset == span.upperBound else {
            throw text.badFormat(
                "the format has more than one conversion",
                offset..<min(offset + 2, span.upperBound),
                help: "a format takes one value; each further value has its own braces"
            )
        }
        return format
    }

    /// Reads up to the next conversion; `%%` is a percent sign.
    private mutating func readText() throws(ExpressionFault) -> String {
        var text: [UInt8] = []
        while let byte = peek() {
            if byte == UInt8(ascii: "%") {
                guard peek(1) == byte else { break }
                offset += 1
            }
            text.append(byte)
            offset += 1
        }
        return text.isEmpty ? "" : String(decoding: text, as: UTF8.self)
    }

    private mutating func readFlags(into format: inout PrintfFormat) {
        offset += 1
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "-"): format.isLeftAligned = true
            case UInt8(ascii: "+"): format.showsPlus = true
            case UInt8(ascii: " "): format.showsSpace = true
            case UInt8(ascii: "#"): format.isAlternate = true
            case UInt8(ascii: "0"): format.padsWithZeros = true
            default: return
            }
            offset += 1
        }
    }

    private mutating func readNumber() throws(ExpressionFault) -> Int? {
        let start = offset
        var number = 0
        while let byte = peek(), byte.isDigit {
            number = min(number * 10 + Int(byte - UInt8(ascii: "0")), Self.longestField + 1)
            offset += 1
        }
        guard start < offset else { return nil }
        guard number <= Self.longestField else {
            throw text.badFormat(
                "a field cannot be wider than \(Self.longestField) characters",
                start..<offset
            )
        }
        return number
    }

    private mutating func skipLengthModifier() {
        // These say how wide a number is in C.
        while let byte = peek(), "hljztqL".utf8.contains(byte) { offset += 1 }
    }

    private mutating func readConversion(
        from start: Int
    ) throws(ExpressionFault) -> PrintfFormat.Conversion {
        guard let byte = peek() else {
            throw text.badFormat(
                "the conversion has no letter",
                start..<offset,
                help: Self.remedy
            )
        }
        let letter = Character(Unicode.Scalar(byte))
        guard let conversion = PrintfFormat.Conversion(rawValue: letter) else {
            var end = offset + 1
            while end < span.upperBound, text[end].isContinuation { end += 1 }
            throw text.badFormat(
                "'\(text.text(start..<end))' is not a conversion",
                start..<end,
                help: byte == UInt8(ascii: "*")
                    ? "the width is written as a number, such as '%5d'" : Self.remedy
            )
        }
        offset += 1
        return conversion
    }

    private func peek(_ distance: Int = 0) -> UInt8? {
        offset + distance < span.upperBound ? text[offset + distance] : nil
    }

    private static let remedy =
        "the conversions are "
        + PrintfFormat.Conversion.allCases.map { "'%\($0.rawValue)'" }.joined(separator: ", ")
}
