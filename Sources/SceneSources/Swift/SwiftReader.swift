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
        scan.facts.ignored = lexer.ignored
        if collectsWords { scan.facts.words = SwiftWordBag.words(bytes, lexer.tokens) }
        return scan.facts
    }
}
