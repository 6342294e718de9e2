/// One Swift source as the house rules see it: words and signs outside strings, and the comments.
///
/// It knows just enough of Swift to distinguish code from text, which a search for words cannot.
struct SwiftCode {
    /// A word or a sign of the code.
    struct Token: Equatable {
        let text: String
        let line: Int

        /// How many braces are open around it.
        let depth: Int

        /// Where it is in the text, in bytes.
        let range: Range<Int>
    }

    /// A comment, from its opening to its end.
    struct Remark {
        let text: String
        let line: Int
    }

    private(set) var tokens: [Token] = []
    private(set) var remarks: [Remark] = []

    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var depth = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
        scanCode(insideInterpolation: false)
    }

    /// The lines with a run of words and signs that nothing separates: `["try", "!"]`.
    func lines(with run: [String]) -> [Int] {
        tokens.indices.compactMap { index in
            guard tokens[index].text == run.first else { return nil }
            let found = tokens[index...].prefix(run.count)
            let isWhole = zip(found, found.dropFirst()).allSatisfy {
                $0.range.upperBound == $1.range.lowerBound
            }
            return isWhole && found.map(\.text) == run ? tokens[index].line : nil
        }
    }

    /// The modules that are imported.
    var imports: [String] {
        zip(tokens, tokens.dropFirst())
            .filter { $0.text == "import" && $0.depth == 0 && $1.line == $0.line }
            .map { $1.text }
    }
}

extension SwiftCode {
    /// A type that the code declares.
    struct Declaration {
        let name: String
        let line: Int

        /// Whether other files can name it without a type before it.
        let isVisible: Bool
    }

    /// All types that are declared here, at any depth.
    var declarations: [Declaration] {
        tokens.indices.dropLast().compactMap { index in
            let token = tokens[index]
            let name = tokens[index + 1]
            guard Self.introducers.contains(token.text), name.text.first?.isUppercase == true
            else { return nil }
            let modifiers = tokens[..<index].reversed().prefix { Self.modifiers.contains($0.text) }
            let isHidden = modifiers.contains { $0.text == "private" || $0.text == "fileprivate" }
            return Declaration(
                name: name.text,
                line: name.line,
                isVisible: token.depth == 0 && !isHidden
            )
        }
    }

    private static let introducers: Set = [
        "struct", "enum", "class", "protocol", "actor", "typealias",
    ]

    private static let modifiers: Set = [
        "public", "package", "internal", "fileprivate", "private", "final", "indirect",
    ]
}

extension SwiftCode {
    private func byte(after count: Int = 0) -> UInt8? {
        offset + count < bytes.count ? bytes[offset + count] : nil
    }

    private func starts(with text: String) -> Bool {
        bytes[offset...].starts(with: text.utf8)
    }

    private mutating func advance() {
        if bytes[offset] == UInt8(ascii: "\n") { line += 1 }
        offset += 1
    }

    private mutating func scanCode(insideInterpolation: Bool) {
        var parentheses = 0
        while let current = byte() {
            if starts(with: "//") {
                scanLineComment()
            } else if starts(with: "/*") {
                scanBlockComment()
            } else if let hashes = hashesBeforeQuote() {
                scanString(hashes: hashes)
            } else if Self.isWord(current) {
                scanWord()
            } else {
                if current == UInt8(ascii: "(") { parentheses += 1 }
                if current == UInt8(ascii: ")") { parentheses -= 1 }
                if insideInterpolation, parentheses < 0 { return advance() }
                scanSign(current)
            }
        }
    }

    private mutating func scanSign(_ sign: UInt8) {
        if sign == UInt8(ascii: "}") { depth -= 1 }
        if sign > UInt8(ascii: " ") { addToken(from: offset, to: offset + 1) }
        if sign == UInt8(ascii: "{") { depth += 1 }
        advance()
    }

    private mutating func scanWord() {
        let start = offset
        while let current = byte(), Self.isWord(current) { offset += 1 }
        addToken(from: start, to: offset)
    }

    private mutating func addToken(from start: Int, to end: Int) {
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        tokens.append(Token(text: text, line: line, depth: depth, range: start..<end))
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default:
            false
        }
    }

    private mutating func scanLineComment() {
        let start = offset
        while let current = byte(), current != UInt8(ascii: "\n") { offset += 1 }
        addRemark(from: start, line: line)
    }

    private mutating func scanBlockComment() {
        let start = offset
        let firstLine = line
        var open = 0
        repeat {
            if starts(with: "/*") {
                open += 1
                offset += 2
            } else if starts(with: "*/") {
                open -= 1
                offset += 2
            } else {
                advance()
            }
        } while open > 0 && offset < bytes.count
        addRemark(from: start, line: firstLine)
    }

    private mutating func addRemark(from start: Int, line: Int) {
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        remarks.append(Remark(text: text, line: line))
    }

    /// How many `#` come before the quotation mark that starts a string here; nil without one.
    private func hashesBeforeQuote() -> Int? {
        var count = 0
        while byte(after: count) == UInt8(ascii: "#") { count += 1 }
        return byte(after: count) == UInt8(ascii: "\"") ? count : nil
    }

    private mutating func scanString(hashes: Int) {
        let fence = String(repeating: "#", count: hashes)
        offset += hashes
        let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        offset += quote.utf8.count
        while offset < bytes.count, !starts(with: quote + fence) {
            if starts(with: "\\" + fence + "(") {
                offset += hashes + 2
                scanCode(insideInterpolation: true)
            } else if starts(with: "\\" + fence) {
                offset += hashes + 1
                if offset < bytes.count { advance() }
            } else {
                advance()
            }
        }
        offset = min(offset + quote.utf8.count + hashes, bytes.count)
    }
}
