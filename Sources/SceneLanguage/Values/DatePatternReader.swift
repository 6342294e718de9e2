import SceneText

/// Reads the pattern of a `date` format: letters are fields, text in single quotes is literal.
struct DatePatternReader {
    private let text: TextSlice
    private let span: Range<Int>
    private var offset: Int
    private var parts: [DatePattern.Part] = []

    /// Makes a reader of some bytes of an expression.
    init(_ text: TextSlice, in span: Range<Int>) {
        self.text = text
        self.span = span
        offset = span.lowerBound
    }

    /// Reads the pattern.
    mutating func read() throws(ExpressionFault) -> DatePattern {
        while let byte = peek() {
            let start = offset
            if byte == UInt8(ascii: "'") {
                parts.append(.literal(readQuoted()))
            } else if byte.isLetter {
                while peek() == byte { offset += 1 }
                parts.append(try field(Character(UnicodeScalar(byte)), start..<offset))
            } else {
                while let next = peek(), Self.isPlain(next) { offset += 1 }
                parts.append(.literal(text.text(start..<offset)))
            }
        }
        return DatePattern(parts: parts)
    }

    /// Reads text in quotes; two quotes side by side are one that is meant, inside and outside.
    private mutating func readQuoted() -> String {
        var content: [UInt8] = []
        offset += 1
        while let byte = peek() {
            offset += 1
            if byte == UInt8(ascii: "'") {
                guard peek() == byte else { break }
                offset += 1
            }
            content.append(byte)
        }
        return content.isEmpty ? "'" : String(decoding: content, as: UTF8.self)
    }

    private func field(
        _ letter: Character,
        _ place: Range<Int>
    ) throws(ExpressionFault) -> DatePattern.Part {
        guard let field = DatePattern.Field(rawValue: letter) else {
            throw text.badFormat(
                "the letter '\(letter)' is not part of a date",
                place,
                help: Self.remedy
            )
        }
        guard place.count <= field.longest else {
            throw text.badFormat(
                "'\(text.text(place))' has too many letters",
                place,
                help: "'\(letter)' may appear \(field.longest) times in a row"
            )
        }
        return .field(field, length: place.count)
    }

    private func peek() -> UInt8? {
        offset < span.upperBound ? text[offset] : nil
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte != UInt8(ascii: "'") && !byte.isLetter
    }

    private static let remedy =
        "the letters are "
        + DatePattern.Field.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        + "; put other text in single quotes"
}

extension DatePattern.Field {
    /// How many times the letter may be written: more would mean nothing.
    fileprivate var longest: Int {
        switch self {
        case .year, .month, .weekday: 4
        case .day, .hour24, .hour12, .minute, .second: 2
        case .dayHalf: 1
        }
    }
}
