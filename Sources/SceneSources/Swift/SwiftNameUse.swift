/// How code of Swift uses a variable that may be nil.
package struct SwiftNameUse: Sendable, Hashable {
    package var name: String

    /// Whether it is of the object itself: `name`, `self.name`.
    package var isOwn: Bool

    /// Whether nothing happens where it is nil: `name?.text`, `if let name`, `name == nil`.
    package var isChecked: Bool
}

extension SwiftReader {
    /// How a file uses variables of some names, apart from their declarations.
    package static func uses(of names: Set<String>, in bytes: [UInt8]) -> Set<SwiftNameUse> {
        guard bytes.count < UInt32.max else { return [] }
        let scan = SwiftScan(bytes, SwiftLexer.lex(bytes.span).tokens)
        var uses: Set<SwiftNameUse> = []
        for index in scan.tokens.indices where scan.kind(index) == .identifier {
            let name = scan.text(index)
            guard names.contains(name), let isChecked = scan.isChecked(index) else { continue }
            let isOwn =
                scan.kind(index - 1) != .dot || scan.text(index - 2) == "self"
            uses.insert(SwiftNameUse(name: name, isOwn: isOwn, isChecked: isChecked))
        }
        return uses
    }
}

extension SwiftScan {
    /// Whether a use of a variable expects that it may be nil; nil for what is no use: a declaration, a label, a
    /// function of the name.
    fileprivate func isChecked(_ index: Int) -> Bool? {
        switch kind(index + 1) {
        case .colon where kind(index - 1) != .question: return nil
        case .openParenthesis: return nil
        case .postfixQuestion: return true
        case .equality: return text(index + 2) == "nil"
        case .operator where text(index + 1) == "??": return true
        case .dot, .postfixExclamation: return false
        default: break
        }
        // `if let name`, `let other = name`, `let other = self.name`
        if isBinding(index - 1) { return isCondition(index - 2) ? true : nil }
        let start = kind(index - 1) == .dot && text(index - 2) == "self" ? index - 2 : index
        return kind(start - 1) == .assign && isBinding(start - 3)
    }

    private func isBinding(_ index: Int) -> Bool { ["let", "var"].contains(text(index)) }

    private func isCondition(_ index: Int) -> Bool {
        ["if", "guard", "while", ","].contains(text(index))
    }
}
