import SceneText

/// Reads what a header or an implementation of Objective-C declares and uses.
package enum ObjectiveCReader {
    /// The facts of a file; any bytes are read without a fault.
    package static func facts(of bytes: [UInt8], collectsWords: Bool = false) -> SourceFacts {
        var facts = SourceFacts(.objectiveC)
        let lexer = ObjCLexer(bytes)
        facts.ignored = lexer.ignored
        let tokens = ObjCTokens(bytes: bytes, list: lexer.tokens)
        let macros = ObjCTokens(bytes: bytes, list: lexer.macroTokens)

        let declarations = ObjCDeclarations(tokens)
        facts.types = declarations.types
        for macro in lexer.macros { read(macro, macros, into: &facts) }

        let uses = ObjCUses(tokens, bodies: declarations.bodies, scopes: declarations.scopes)
        facts.uses = uses.uses
        facts.constants += uses.constants
        facts.assigned = uses.assigned.texts
        let ofMacros = ObjCUses(macros)
        facts.uses += ofMacros.uses
        facts.assigned.formUnion(ofMacros.assigned.texts)
        if collectsWords { facts.words = words(of: [tokens, macros]) }
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
    private static func words(of lists: [ObjCTokens]) -> Set<String> {
        var names = ObjCNames()
        var texts = ObjCNames()
        var words: Set<String> = []
        for tokens in lists {
            let bytes = tokens.bytes.span
            for (place, token) in tokens.list.enumerated() {
                let (start, end) = (Int(token.start), Int(token.end))
                switch token.kind {
                case .identifier: names.insert(start, end, of: bytes)
                case .text, .objectText:
                    guard texts.insert(start, end, of: bytes) else { continue }
                    guard case .literal(let text) = text(tokens, place) else { continue }
                    words.insert(text)
                default: break
                }
            }
        }
        return words.union(names.texts)
    }

    private static func text(_ tokens: ObjCTokens, _ place: Int) -> TextValue? {
        ObjCExpressions(tokens: tokens).values(place..<place + 1).first
    }
}
