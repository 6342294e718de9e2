/// What is written before a declaration: its attributes and modifiers.
struct SwiftPrefix {
    var marks: MemberFacts.Marks = []

    /// The name of `@objc(name)`.
    var otherName: String?

    var exposesMembers = false
    var isPublic = false

    /// Whether a wrapper may give a property another value than is written.
    var isWrapped = false

    /// The tokens of the names of attributes that the language does not have.
    var custom: [Int] = []
}

extension SwiftScan {
    /// Reads one declaration, or passes one token; the result is where to go on.
    mutating func declaration(_ index: Int) -> Int {
        switch kind(index) {
        case .hash:
            if isDirective(index) { return afterDirective(index) }
            expansion(index)
            return index + 1
        case .at: break
        case .identifier where kind(index - 1) != .dot:
            let word = word(index)
            if word == .none || !word.declares && !word.modifies {
                return tokens[index].flags.contains(.isOfInterest) ? use(index) : index + 1
            }
        case .openBrace, .openParenthesis, .openBracket, .textStart, .interpolationStart:
            // Bodies, arguments and whatever else declares nothing.
            enterCode(index, upTo: link(index))
            return index + 1
        default: return index + 1
        }
        var prefix = SwiftPrefix()
        let start = afterPrefix(index, &prefix)
        guard isName(start), word(start).declares else { return max(start, index + 1) }
        return declaration(start, prefix)
    }

    /// Reads the declaration that a keyword begins.
    private mutating func declaration(_ index: Int, _ prefix: SwiftPrefix) -> Int {
        switch word(index) {
        case .class, .actor: typeDeclaration(index, .class, prefix)
        case .struct: typeDeclaration(index, .structure, prefix)
        case .enum: typeDeclaration(index, .enumeration, prefix)
        case .protocol: typeDeclaration(index, .protocol, prefix)
        case .extension: typeDeclaration(index, .extension, prefix)
        case .typealias: alias(index)
        case .func: method(index, prefix)
        case .var, .let: property(index, prefix)
        case .case: cases(index)
        case .`init`, .subscript: initializer(index)
        case .import: importDeclaration(index)
        default: index + 1
        }
    }

    // MARK: What is before

    /// The token after all attributes and modifiers.
    private func afterPrefix(_ start: Int, _ prefix: inout SwiftPrefix) -> Int {
        var index = start
        while index < tokens.count {
            switch kind(index) {
            case .at: index = afterAttribute(index, &prefix)
            case .hash:
                // Attributes may be there under a condition.
                guard isDirective(index), index > start else { return index }
                index = afterDirective(index)
            case .identifier:
                let word = word(index)
                if word == .class, isModifier(index) {
                    prefix.marks.insert(.isStatic)
                    index += 1
                } else if word == .actor, !isActor(index) {
                    return index + 1
                } else if word.modifies {
                    index = afterModifier(index, &prefix)
                } else {
                    return index
                }
            default: return index
            }
        }
        return index
    }

    /// Whether `class` is before a member, and declares no type.
    private func isModifier(_ index: Int) -> Bool {
        let next = word(index + 1)
        return next.declares && next != .class && next != .actor || next.modifies
            || kind(index + 1) == .at
    }

    /// Whether `actor` declares a type: it is a name, too.
    private func isActor(_ index: Int) -> Bool {
        guard isName(index + 1), !startsLine(index + 1) else { return false }
        return [.openBrace, .colon, .less].contains(kind(index + 2)) || word(index + 2) == .where
    }

    private func afterModifier(_ index: Int, _ prefix: inout SwiftPrefix) -> Int {
        var hasArgument = false
        var next = index + 1
        if kind(next) == .openParenthesis, link(next) == next + 2 {
            // `private(set)`, `unowned(safe)`.
            hasArgument = true
            next += 3
        }
        switch word(index) {
        case .private, .fileprivate: if !hasArgument { prefix.marks.insert(.isPrivate) }
        case .public, .open: if !hasArgument { prefix.isPublic = true }
        case .static: prefix.marks.insert(.isStatic)
        case .override: prefix.marks.insert(.override)
        case .dynamic: prefix.marks.insert(.dynamic)
        case .weak: prefix.marks.insert(.weak)
        default: break
        }
        return next
    }

    private func afterAttribute(_ index: Int, _ prefix: inout SwiftPrefix) -> Int {
        guard isName(index + 1) else { return index + 1 }
        var next = index + 2
        while kind(next) == .dot, isName(next + 1) { next += 2 }
        let name = next - 1
        if kind(next) == .less { next = afterGenerics(next) ?? next }
        let hasArguments = kind(next) == .openParenthesis && !startsLine(next)
        switch word(index + 1) {
        case .IBOutlet: prefix.marks.insert(.outlet)
        case .IBAction: prefix.marks.insert(.action)
        case .IBSegueAction: prefix.marks.insert(.segueAction)
        case .IBInspectable, .GKInspectable: prefix.marks.insert(.inspectable)
        case .nonobjc: prefix.marks.insert(.hidden)
        case .NSManaged: prefix.marks.insert(.managed)
        case .objcMembers: prefix.exposesMembers = true
        case .objc:
            prefix.marks.insert(.exposed)
            if hasArguments { prefix.otherName = joined(next + 1, link(next)) }
        default:
            if isCapital(index + 1) { prefix.isWrapped = true }
            if isCapital(name) { prefix.custom.append(name) }
        }
        return hasArguments ? after(next) : next
    }

    /// The texts of some tokens without what is between them; nil where there are none.
    func joined(_ start: Int, _ end: Int) -> String? {
        // Names are short: what is longer is no name.
        guard start < end, end <= tokens.count, end - start < 64 else { return nil }
        return (start..<end).map { text($0) }.joined()
    }

    // MARK: Conditions

    /// Whether a token is `#if` or another part of a condition.
    func isDirective(_ index: Int) -> Bool {
        guard kind(index) == .hash else { return false }
        return [.if, .elseif, .else, .endif].contains(word(index))
    }

    /// The token after a part of a condition, which ends with its line.
    func afterDirective(_ index: Int) -> Int {
        word(index) == .if || word(index) == .elseif ? afterLine(index) : index + 1
    }

    /// Reads the module that is imported: of `import class A.B` the first name after the kind.
    private mutating func importDeclaration(_ index: Int) -> Int {
        let end = afterLine(index)
        var next = index + 1
        if next + 1 < end, isName(next), word(next).declares { next += 1 }
        if next < end, isName(next) { facts.imports.insert(text(next)) }
        return end
    }

    /// The first token of the next line.
    private func afterLine(_ index: Int) -> Int {
        var next = index + 1
        while next < tokens.count, !tokens[next].startsLine, kind(next) != .semicolon { next += 1 }
        return next
    }
}
