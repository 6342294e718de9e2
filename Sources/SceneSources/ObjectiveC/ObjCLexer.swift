import SceneText

/// Takes the bytes of a source apart into tokens, in one pass over them.
///
/// Comments are skipped, and both sides of `#if` are kept. What macros mean is kept apart from the
/// code around them.
struct ObjCLexer {
    /// A macro: its name and what it means are tokens of `macroTokens`.
    struct Macro {
        var tokens: Range<Int>

        /// Whether it has parameters.
        var isFunction: Bool
    }

    private(set) var tokens: [ObjCToken] = []
    private(set) var macroTokens: [ObjCToken] = []
    private(set) var macros: [Macro] = []
    private(set) var marks = IgnoreMarks()
    private(set) var conditions: [ObjCCondition] = []

    private var brackets = ObjCBrackets()

    /// The brackets of the other list of tokens, while those of a macro are read.
    private var otherBrackets = ObjCBrackets()

    /// Whether the tokens are those of a macro, which ends with its line.
    private var isInMacro = false
    private var macroStart = 0
    private var isFunction = false

    /// The end of the last token.
    private var lastEnd = 0

    init(_ bytes: [UInt8]) {
        tokens.reserveCapacity(bytes.count / 6 + 16)
        lastEnd = bytes.textStart
        scan(bytes.span, from: lastEnd)
        if isInMacro { endMacro() }
    }

    private mutating func scan(_ text: borrowing Span<UInt8>, from start: Int) {
        let table = ObjCByteClass.table
        let classes = table.span
        let words = ObjCWord.table
        var place = start
        while place < text.count {
            let byte = text[place]
            switch classes[Int(byte)] {
            case .blank, .other: place += 1
            case .newline:
                if isInMacro { endMacro() }
                place += 1
            case .name:
                let first = place
                place += 1
                while place < text.count, Self.isNamePart(classes[Int(text[place])]) { place += 1 }
                if place < text.count, text[place] == UInt8(ascii: "\""),
                    let end = ObjCSkipping.rawTextEnd(text, first, place)
                {
                    place = end
                    add(.text, first, end)
                } else {
                    add(.identifier, first, place, words.word(text, first, place))
                }
            case .opener:
                brackets.push(tokens.count, .opener(byte))
                add(.opener(byte), place, place + 1)
                place += 1
            case .closer:
                close(byte, place)
                place += 1
            case .symbol:
                let next = place + 1 < text.count ? text[place + 1] : 0
                let (kind, length) = ObjCToken.Kind.symbol(byte, next)
                add(kind, place, place + length)
                place += length
            case .slash: place = slash(text, place)
            case .at: place = atSign(text, place, words, classes)
            default: place = literal(text, place, classes)
            }
        }
    }

    @inline(__always)
    private static func isNamePart(_ kind: ObjCByteClass) -> Bool {
        kind == .name || kind == .digit
    }

    @inline(__always)
    private mutating func add(
        _ kind: ObjCToken.Kind,
        _ start: Int,
        _ end: Int,
        _ word: ObjCWord = .none
    ) {
        tokens.append(ObjCToken(kind, start, end, word))
        lastEnd = end
    }

    private mutating func close(_ byte: UInt8, _ place: Int) {
        var token = ObjCToken(.closer(byte), place, place + 1)
        if let opener = brackets.pop(.opener(byte)) {
            token.match = Int32(truncatingIfNeeded: opener)
            tokens[opener].match = Int32(truncatingIfNeeded: tokens.count)
        }
        tokens.append(token)
        lastEnd = place + 1
    }

    // MARK: Rarer beginnings

    private mutating func literal(
        _ text: borrowing Span<UInt8>,
        _ place: Int,
        _ classes: borrowing Span<ObjCByteClass>
    ) -> Int {
        switch classes[Int(text[place])] {
        case .digit:
            let end = ObjCSkipping.numberEnd(text, place)
            add(.number, place, end)
            return end
        case .quote, .apostrophe:
            let end = ObjCSkipping.textEnd(text, place)
            add(text[place] == UInt8(ascii: "\"") ? .text : .other, place, end)
            return end
        case .hash:
            guard !isInMacro, beginsLine(text, place) else {
                lastEnd = place + 1
                return place + 1
            }
            lastEnd = place + 1
            return directive(text, place)
        case .backslash: return ObjCSkipping.afterContinuation(text, place)
        default: return place + 1
        }
    }

    /// Whether a line end, and no token, is between the last token and a place.
    private func beginsLine(_ text: borrowing Span<UInt8>, _ place: Int) -> Bool {
        var before = place
        while before > lastEnd {
            before -= 1
            if text[before] == UInt8(ascii: "\n") || text[before] == UInt8(ascii: "\r") {
                return true
            }
        }
        return tokens.isEmpty && macroTokens.isEmpty
    }

    private mutating func atSign(
        _ text: borrowing Span<UInt8>,
        _ place: Int,
        _ words: WordTable<ObjCWord>,
        _ classes: borrowing Span<ObjCByteClass>
    ) -> Int {
        var next = place + 1
        while next < text.count, classes[Int(text[next])] == .blank { next += 1 }
        guard next < text.count else {
            add(.other, place, place + 1)
            return next
        }
        if text[next] == UInt8(ascii: "\"") {
            let end = ObjCSkipping.textEnd(text, next)
            add(.objectText, place, end)
            return end
        }
        guard classes[Int(text[next])] == .name else {
            add(.other, place, place + 1)
            return place + 1
        }
        let first = next
        while next < text.count, Self.isNamePart(classes[Int(text[next])]) { next += 1 }
        let word = words.word(text, first, next)
        // None of these is ever in brackets: one that is open was never closed.
        if word == .interface || word == .implementation || word == .end { brackets.reset() }
        add(.at, place, next, word)
        return next
    }

    private mutating func slash(_ text: borrowing Span<UInt8>, _ place: Int) -> Int {
        let next = place + 1 < text.count ? text[place + 1] : 0
        let end: Int
        switch next {
        case UInt8(ascii: "/"): end = ObjCSkipping.lineCommentEnd(text, place)
        case UInt8(ascii: "*"): end = ObjCSkipping.blockCommentEnd(text, place)
        default:
            let length = next == UInt8(ascii: "=") ? 2 : 1
            add(.other, place, place + length)
            return place + length
        }
        marks.note(text, place, end)
        return end
    }
}

extension ObjCLexer {
    // MARK: Lines of the preprocessor

    private mutating func directive(_ text: borrowing Span<UInt8>, _ place: Int) -> Int {
        let first = ObjCSkipping.blankEnd(text, place + 1)
        var end = first
        while end < text.count, text[end].isNamePart { end += 1 }
        let directive = ObjCSkipping.directive(text, first, end)
        if [.beginning, .other, .end].contains(directive) {
            conditions.append(ObjCCondition(place: tokens.count, directive: directive))
        }
        switch directive {
        case .define:
            beginMacro(text, end)
            return end
        case .beginning:
            brackets.beginCondition()
            if ObjCSkipping.isNever(text, end) { return ObjCSkipping.deadEnd(text, end) }
        case .other:
            brackets.beginOtherSide()
            if ObjCSkipping.isNever(text, end) { return ObjCSkipping.deadEnd(text, end) }
        case .end: brackets.endCondition()
        case .unknown: break
        }
        return ObjCSkipping.directiveEnd(text, end)
    }

    private mutating func beginMacro(_ text: borrowing Span<UInt8>, _ place: Int) {
        let start = ObjCSkipping.blankEnd(text, place)
        var end = start
        while end < text.count, text[end].isNamePart { end += 1 }
        isFunction = end < text.count && text[end] == UInt8(ascii: "(")
        isInMacro = true
        swap(&tokens, &macroTokens)
        swap(&brackets, &otherBrackets)
        brackets.reset()
        macroStart = tokens.count
    }

    private mutating func endMacro() {
        if tokens.count > macroStart {
            macros.append(Macro(tokens: macroStart..<tokens.count, isFunction: isFunction))
        }
        swap(&tokens, &macroTokens)
        swap(&brackets, &otherBrackets)
        isInMacro = false
    }
}
