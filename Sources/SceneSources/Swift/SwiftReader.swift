/// Reads what a Swift file declares and uses.
///
/// The bytes become tokens in one pass (`SwiftLexer`), of which brackets know where they end; `SwiftScan` then goes through them
/// once. Neither calls itself, so that no depth of nesting is too much.
package enum SwiftReader {
    /// The facts of a file; any bytes are read without a fault.
    package static func facts(of bytes: [UInt8], collectsWords: Bool = false) -> SourceFacts {
        // Offsets have 32 bits.
        guard bytes.count < UInt32.max else { return SourceFacts(.swift) }
        let lexer = SwiftLexer.lex(bytes.span)
        var scan = SwiftScan(bytes, lexer.tokens)
        scan.run()
        scan.facts.ignored = lexer.marks.comments(in: bytes)
        if collectsWords { scan.facts.words = words(of: scan) }
        return scan.facts
    }

    /// The different names and texts of a source.
    private static func words(of scan: SwiftScan) -> Set<String> {
        let bytes = scan.bytes.span
        var words = NameSet()
        var texts = NameSet()
        for (index, token) in scan.tokens.enumerated() {
            let (start, end) = (token.range.lowerBound, token.range.upperBound)
            switch token.kind {
            case .identifier: words.insert(start, end, of: bytes)
            case .text:
                guard texts.insert(start, end, of: bytes) else { continue }
                if case .literal(let text) = scan.literal(index) { words.insert(text) }
            default: break
            }
        }
        return words.texts(of: scan.bytes)
    }
}
