/// Reads what a header or an implementation of Objective-C declares and uses.
package enum ObjectiveCReader {
    /// The facts of a file; any bytes are read without a fault.
    package static func facts(of bytes: [UInt8], collectsWords: Bool = false) -> SourceFacts {
        var facts = SourceFacts(.objectiveC)
        let lexer = ObjCLexer(bytes)
        facts.ignored = lexer.marks.comments(in: bytes)
        let tokens = ObjCTokens(
            bytes: bytes,
            list: lexer.tokens,
            conditions: lexer.conditions
        )
        let macros = ObjCTokens(bytes: bytes, list: lexer.macroTokens)

        let declarations = ObjCDeclarations(tokens)
        facts.types = declarations.types
        for macro in lexer.macros { read(macro, macros, into: &facts) }

        let uses = ObjCUses(tokens, bodies: declarations.bodies, scopes: declarations.scopes)
        facts.uses = uses.uses
        facts.assigned = uses.assigned.texts(of: bytes)
        facts.constants += uses.kept(unless: facts.assigned)
        let ofMacros = ObjCUses(macros)
        facts.uses += ofMacros.uses
        facts.assigned.formUnion(ofMacros.assigned.texts(of: bytes))
        if collectsWords { facts.words = words(of: [tokens, macros], in: bytes) }
        return facts
    }

    // MARK: Macros

    /// Reads `#define name @"text"` and `#define Name Other`.
    private static func read(
        _ macro: ObjCLexer.Macro,
        _ tokens: ObjCTokens,
        into facts: inout SourceFacts
    ) {
        let name = macro.tokens.lowerBound
        let value = name + 1..<macro.tokens.upperBound
        guard !macro.isFunction, !value.isEmpty, value.count < ObjCExpressions.mostTokens,
            tokens.kind(name) == .identifier
        else { return }
        let values = ObjCExpressions(tokens: tokens).values(value)
        guard !values.contains(.unknown) else { return }
        let text = tokens.text(name)
        for value in values {
            facts.constants.append(
                TextConstant(path: [text], value: value, range: tokens.range(name))
            )
        }
        guard value.count == 1, tokens.isCapital(name), tokens.isCapital(name + 1) else { return }
        var alias = TypeFacts(
            .alias,
            text,
            nameRange: tokens.range(name),
            headRange: tokens.range(name, to: value.upperBound)
        )
        alias.inherited = [tokens.text(name + 1)]
        facts.types.append(alias)
    }

    // MARK: Words

    /// All names and texts of some tokens.
    private static func words(of lists: [ObjCTokens], in bytes: [UInt8]) -> Set<String> {
        var names = NameSet()
        let written = bytes.span
        for tokens in lists {
            for (place, token) in tokens.list.enumerated() {
                let (start, end) = (Int(token.start), Int(token.end))
                switch token.kind {
                case .identifier: names.insert(start, end, of: written)
                case .text, .objectText:
                    let first = token.kind == .text ? start : start + 1
                    if isPlain(written, first, end) {
                        names.insert(first + 1, end - 1, of: written)
                    } else if case .literal(let text) = text(tokens, place) {
                        names.insert(text)
                    }
                default: break
                }
            }
        }
        return names.texts(of: bytes)
    }

    /// Whether a text in quotation marks is written as it is.
    private static func isPlain(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        guard end - start >= 2, bytes[start] == UInt8(ascii: "\""),
            bytes[end - 1] == UInt8(ascii: "\"")
        else { return false }
        for index in start..<end where bytes[index] == UInt8(ascii: "\\") { return false }
        return true
    }

    private static func text(_ tokens: ObjCTokens, _ place: Int) -> TextValue? {
        ObjCExpressions(tokens: tokens).values(place..<place + 1).first
    }
}
