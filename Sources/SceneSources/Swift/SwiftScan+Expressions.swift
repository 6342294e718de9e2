/// The block after a property: who can set it, and what is given back.
struct SwiftAccessors {
    var isSettable = false

    /// The tokens of what it gives, if it is computed.
    var getter: Range<Int>?

    init(_ scan: SwiftScan, _ brace: Int) {
        let end = min(scan.link(brace), scan.tokens.count)
        var index = brace + 1
        guard Self.isList(scan, index, end) else {
            if index < end { getter = index..<end }
            return
        }
        while index < end {
            switch scan.word(index) {
            case .set, .willSet, .didSet, ._modify, .mutableAddressWithNativeOwner:
                isSettable = true
            case .get:
                var next = index + 1
                while scan.word(next) == .async || scan.word(next) == .throws { next += 1 }
                if scan.kind(next) == .openBrace {
                    getter = next + 1..<max(next + 1, min(scan.link(next), end))
                }
            default: break
            }
            index = scan.after(index)
        }
    }

    /// Whether a block is a list of accessors, and not what the property gives.
    private static func isList(_ scan: SwiftScan, _ start: Int, _ end: Int) -> Bool {
        var index = start
        while index < end {
            switch scan.word(index) {
            case .mutating, .nonmutating, .private, .fileprivate, .final, .borrowing, .consuming:
                index += 1
            case .get, .set, .willSet, .didSet, ._modify, ._read, .unsafeAddress,
                .mutableAddressWithNativeOwner:
                let next = index + 1
                return next >= end || scan.isName(next) || scan.kind(next) == .at
                    || scan.kind(next) == .hash
                    || scan.kind(next) == .openBrace
                    || scan.kind(next) == .openParenthesis
                        && scan.kind(scan.after(next)) == .openBrace
            default:
                if scan.kind(index) == .at, scan.isName(index + 1) {
                    index += 2
                    if scan.kind(index) == .openParenthesis { index = scan.after(index) }
                } else if scan.isDirective(index) {
                    index = scan.afterDirective(index)
                } else {
                    return false
                }
            }
        }
        return false
    }
}

extension SwiftScan {
    /// Where the value of a declaration ends: before a comma, the end of what is around, or the next declaration.
    func expressionEnd(_ start: Int, _ limit: Int) -> Int {
        var index = start
        while index < limit {
            switch kind(index) {
            case .comma, .semicolon, .closeBrace, .closeParenthesis, .closeBracket: return index
            case .less:
                if let end = afterGenerics(index), isList(of: index, end) {
                    index = end
                    continue
                }
            case .at, .hash, .identifier:
                if index > start, tokens[index].startsLine, begins(index), !isContinued(index - 1) {
                    return index
                }
            default: break
            }
            index = min(after(index), limit)
        }
        return limit
    }

    /// Whether `<` is after a name without a blank, as generic arguments are.
    private func isList(of open: Int, _ end: Int) -> Bool {
        isName(open - 1) && tokens[open].flags.isDisjoint(with: .followsBlank)
            && kind(end) != .identifier
    }

    /// Whether something at the start of a line begins a declaration.
    private func begins(_ index: Int) -> Bool {
        kind(index) != .identifier || word(index).declares || word(index).modifies
    }

    /// Whether what ends with a token goes on after it.
    private func isContinued(_ index: Int) -> Bool {
        switch kind(index) {
        case .dot, .operator, .assign, .compoundAssign, .equality, .question, .colon, .comma, .less,
            .ampersand:
            true
        case .identifier: word(index).precedesValue
        default: false
        }
    }
}
