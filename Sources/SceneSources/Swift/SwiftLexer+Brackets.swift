/// Something that is open while a source is cut into tokens.
struct SwiftOpening {
    enum Kind {
        case parenthesis
        case bracket
        case brace
        /// A text that goes on after an interpolation.
        case text(hashes: Int, hasLines: Bool)
        case interpolation
    }

    var kind: Kind

    /// The token that opens it.
    var token: Int

    /// How many `<` were open before it.
    var angles: Int

    var isBrace: Bool { if case .brace = kind { true } else { false } }
}

extension SwiftLexer {
    mutating func openBracket(_ kind: SwiftToken.Kind) {
        let opening: SwiftOpening.Kind =
            switch kind {
            case .openBrace: .brace
            case .openBracket: .bracket
            default: .parenthesis
            }
        if kind == .openBrace {
            openBraces += 1
            dropAngles()
        }
        push(opening)
        add(kind, offset, offset + 1)
    }

    /// Remembers that the next token opens something.
    mutating func push(_ kind: SwiftOpening.Kind) {
        open.append(SwiftOpening(kind: kind, token: tokens.count, angles: angles.count))
    }

    /// Adds what closes the last opening, and goes back into the text if it was an interpolation.
    mutating func closeParenthesis(_ text: Span<UInt8>) {
        dropBrackets()
        switch open.last?.kind {
        case .parenthesis?:
            close()
            add(.closeParenthesis, offset, offset + 1)
            linkBack()
        case .interpolation?:
            close()
            add(.interpolationEnd, offset, offset + 1)
            linkBack()
            continueText(text)
        default: add(.closeParenthesis, offset, offset + 1)
        }
    }

    mutating func closeBracket() {
        guard case .bracket? = open.last?.kind else {
            return add(.closeBracket, offset, offset + 1)
        }
        close()
        add(.closeBracket, offset, offset + 1)
        linkBack()
    }

    /// A brace closes whatever is open in it: more is right in a file if fewer brackets reach over its functions.
    mutating func closeBrace() {
        guard openBraces > 0 else { return add(.closeBrace, offset, offset + 1) }
        while let last = open.last, !last.isBrace { close() }
        close()
        add(.closeBrace, offset, offset + 1)
        linkBack()
    }

    /// Ends what is open at the end of the file.
    mutating func closeAll() {
        while !open.isEmpty { close() }
    }

    /// Square brackets that nothing closed before a parenthesis does.
    private mutating func dropBrackets() {
        while case .bracket? = open.last?.kind { close() }
    }

    /// Ends the last opening at the token that comes next.
    mutating func close() {
        guard let last = open.popLast() else { return }
        if last.isBrace { openBraces -= 1 }
        angles.removeLast(angles.count - last.angles)
        tokens[last.token].link = UInt32(truncatingIfNeeded: tokens.count)
        closed = last.token
    }

    /// Says to the token that closes what it closes.
    mutating func linkBack() {
        tokens[tokens.count - 1].link = UInt32(truncatingIfNeeded: closed)
    }

    // MARK: Generic arguments

    /// `<`, which may begin generic arguments.
    mutating func openAngle() {
        angles.append(tokens.count)
        add(.less, offset, offset + 1)
    }

    /// `>`, which ends the arguments that the last `<` of the same brackets began.
    mutating func closeAngle() {
        if angles.count > open.last?.angles ?? 0, let first = angles.popLast() {
            tokens[first].link = UInt32(truncatingIfNeeded: tokens.count)
        }
        add(.greater, offset, offset + 1)
    }

    /// Something that no generic arguments have: what was open was a comparison.
    mutating func dropAngles() {
        let outer = open.last?.angles ?? 0
        if angles.count > outer { angles.removeLast(angles.count - outer) }
    }

    // MARK: Conditions

    /// Each branch of a condition begins with what was open before it.
    mutating func condition(_ word: SwiftWord) {
        switch word {
        case .if: conditions.append(open.count)
        case .elseif, .else:
            if let count = conditions.last { closeDown(to: count) }
        case .endif:
            if let count = conditions.popLast() { closeDown(to: count) }
        default: break
        }
    }

    /// Skips what `#if false` puts away, up to the next part of its condition.
    mutating func skipNever(_ text: Span<UInt8>) {
        // Lines of conditions are written alike in both languages.
        guard ObjCSkipping.isNever(text, offset) else { return }
        offset = ObjCSkipping.deadEnd(text, offset)
        pending.insert([.followsBlank, .startsLine])
    }

    private mutating func closeDown(to count: Int) {
        while open.count > count { close() }
    }
}
