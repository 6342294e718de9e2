package import SceneText

/// Says in our words, and at the most useful place, what libyaml found wrong with a text.
///
/// libyaml notices many mistakes late: a quote that is not closed at the end of the file, a missing
/// colon on the next line. Where the surrounding text shows the cause, it is named instead.
struct YAMLSyntaxError {
    let bytes: [UInt8]
    package let source: SourceID
    let problem: YAMLProblem

    /// The last node that was understood before the problem.
    let lastNode: YAMLNode?

    /// Whether a bracket was open at the problem.
    let isInFlow: Bool

    init(
        _ problem: YAMLProblem,
        in text: SourceText,
        as source: SourceID,
        after lastNode: YAMLNode?,
        isInFlow: Bool
    ) {
        self.problem = problem
        bytes = text.bytes
        self.source = source
        self.lastNode = lastNode
        self.isInFlow = isInFlow
    }

    /// The finding.
    var diagnostic: Diagnostic {
        if let cause = indentingTab ?? earlyQuote ?? hiddenBracket { return cause }
        switch problem.problem {
        case "could not find expected ':'":
            return missingColon
        case "mapping values are not allowed in this context":
            return unexpectedColon
        case "did not find expected key", "did not find expected '-' indicator":
            return unexpectedEntry
        case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
            return unclosedFlow
        case "found unexpected end of stream", "found unexpected document indicator":
            return unclosedQuote
        case "found character that cannot start any token":
            return badStart
        case "found unexpected ':'":
            return tightColon
        case "found unknown escape character" where byte(at: problem.offset + 1) == 0x28:
            return swiftExpression
        default:
            return other
        }
    }

    // MARK: Findings with a shape of their own

    private var indentingTab: Diagnostic? {
        let line = line(at: problem.offset)
        let tab = bytes[line.indices].firstIndex { $0 != 0x20 } ?? problem.offset
        let isAtTab = problem.problem.contains("a tab character")
        guard isAtTab || (tab <= problem.offset && byte(at: tab) == 0x09) else { return nil }
        let start = byte(at: tab) == 0x09 ? tab : problem.offset
        var end = start
        while byte(at: end) == 0x09 { end += 1 }
        return make(
            "a line cannot be indented with a tab",
            at: SourceRange(start, max(end, start + 1)),
            helps: ["indent with spaces"]
        )
    }

    /// A line that is neither a key nor an item.
    private var missingColon: Diagnostic {
        if let overlong = overlongKey(from: problem.contextOffset) { return overlong }
        let range = content(from: problem.contextOffset)
        let key = bytes[range.indices]
        if let colon = key.firstIndex(of: UInt8(ascii: ":")),
            !key[..<colon].contains(where: { $0 == 0x20 || $0 == 0x22 || $0 == 0x27 })
        {
            return missingSpace(after: colon)
        }
        if let quote = key.first, quote == 0x22 || quote == 0x27, quoteIsOpen(key) {
            return unclosedQuote
        }
        return make("expected ':' after '\(string(range))'", at: range)
    }

    private var unexpectedColon: Diagnostic {
        let start = problem.offset
        let line = line(at: start)
        let head = bytes[Int(line.start)..<start]
        let firstColon = head.indices.first { index in
            head[index] == UInt8(ascii: ":") && index + 1 < start && head[index + 1] == 0x20
        }
        if let swiftSignature { return swiftSignature }
        if let firstColon {
            if let colon = colonBeforeBracket(on: line) { return missingSpace(after: colon) }
            if let lost = lostBrace(before: firstColon) { return lost }
            let value = content(from: firstColon + 1)
            let key = content(from: Int(line.start), to: firstColon)
            return make(
                "a value without quotes cannot contain ': '",
                at: SourceRange(start, start + 1),
                helps: [bracing(value, of: key) ?? quotingValue(value)]
            )
        }
        let key = content(from: Int(line.start), to: start)
        if let overlong = overlongKey(from: Int(key.start)) { return overlong }
        if let last = lastNode, last.kind == .scalar, last.style == .plain,
            let colon = bytes[last.range.indices].firstIndex(of: UInt8(ascii: ":")),
            byte(at: colon + 1) != 0x2F
        {
            return missingSpace(after: colon)
        }
        return make(
            "the key '\(string(key))' continues the value of the line above",
            at: key,
            helps: ["indent it like the key above, or leave the value there empty to nest it"]
        )
    }

    /// A key whose value follows without a space.
    func missingSpace(after colon: Int) -> Diagnostic {
        let place = SourceRange(colon + 1, colon + 1)
        return make(
            "expected a space after ':'",
            at: SourceRange(colon, colon + 1),
            helps: [fix("write ': ' between a key and its value", place, " ")]
        )
    }

    /// Something other than an entry where a block collection goes on.
    private var unexpectedEntry: Diagnostic {
        let isMapping = problem.problem == "did not find expected key"
        let start = problem.offset
        let line = line(at: start)
        let range = content(from: start)
        let collection = Annotation(
            source,
            content(from: problem.contextOffset),
            label: isMapping ? "the mapping starts here" : "the list starts here"
        )
        if let quoted = quotedTextOverLines {
            return make(
                "unexpected '\(string(word(at: start)))' after a quoted text",
                at: word(at: start),
                secondary: [quoted],
                helps: ["close the quote on its own line"]
            )
        }
        guard bytes[Int(line.start)..<start].allSatisfy({ $0 == 0x20 }) else {
            if let colon = colonBeforeBracket(on: line) { return missingSpace(after: colon) }
            if let second = secondCollection(at: start) { return second }
            return make(
                "unexpected '\(string(word(at: start)))' after a value",
                at: word(at: start),
                helps: ["put the whole value in quotes"]
            )
        }
        let isItem = byte(at: start) == UInt8(ascii: "-") && (byte(at: start + 1) ?? 0x20) <= 0x20
        if !isMapping, byte(at: start) == UInt8(ascii: "-"), let next = byte(at: start + 1),
            next | 0x20 >= 0x61, next | 0x20 <= 0x7A
        {
            let place = SourceRange(start + 1, start + 1)
            return make(
                "expected a space after '-'",
                at: SourceRange(start, start + 1),
                helps: [fix("write '- ' before each item", place, " ")]
            )
        }
        if column(of: start) == column(of: problem.contextOffset), isItem == isMapping {
            return make(
                isMapping
                    ? "unexpected list item among the keys of a mapping"
                    : "unexpected key among the items of a list",
                at: SourceRange(start, Int(range.end)),
                secondary: [collection],
                helps: [
                    "start each line with '- ', or put the list below a key of its own, such as 'views:'"
                ]
            )
        }
        return make(
            "the indentation of this line matches no line above",
            at: SourceRange(start, Int(range.end)),
            secondary: [collection],
            helps: [Help("line it up with the \(isMapping ? "keys" : "items") that it belongs to")]
        )
    }

    /// Braces or brackets right after others, which were to be one.
    private func secondCollection(at start: Int) -> Diagnostic? {
        guard let open = byte(at: start), let node = lastNode,
            let close = bytes[..<start].lastIndex(where: { $0 != 0x20 }),
            (open, bytes[close]) == (0x7B, 0x7D) || (open, bytes[close]) == (0x5B, 0x5D)
        else { return nil }
        let isMapping = open == 0x7B
        // Expressions without quotes are not mappings.
        let first = bytes[..<close].lastIndex(of: open).map { bytes[$0..<close] } ?? []
        guard !isMapping || first.contains(0x3A), Int(node.end) <= close + 1 else { return nil }
        let (sign, what) = isMapping ? ("{…}", "keys") : ("[…]", "items")
        let gap = SourceRange(close, start + 1)
        return make(
            "unexpected '\(sign.prefix(1))' after '\(sign.suffix(1))'",
            at: SourceRange(start, start + 1),
            helps: [fix("put all \(what) in one '\(sign)'", gap, ", ")]
        )
    }

    private var unclosedFlow: Diagnostic {
        let isList = problem.problem.hasSuffix("']'")
        let open = problem.contextOffset
        let bracket = isList ? "[" : "{"
        if let quote = quotedTextOverLines, quote.range.start > open {
            return make(
                "the quote is never closed on its line",
                at: quote.range,
                helps: ["end the text with the quote that starts it, on the same line"]
            )
        }
        if !isList, let cause = swiftSignature ?? missingComma { return cause }
        guard problem.offset < bytes.count, line(at: open).end >= problem.offset else {
            return make("the '\(bracket)' is never closed", at: SourceRange(open, open + 1))
        }
        if let cause = callBeforeColon ?? colonInText { return cause }
        let expected = isList ? "',' or ']'" : "',' or '}'"
        let found = word(at: problem.offset)
        return make(
            "\(expected) is missing before '\(string(found))'",
            at: found,
            secondary: [
                Annotation(source, SourceRange(open, open + 1), label: "this is still open")
            ],
            helps: followsExpression(found) ? [Help("put the whole text in quotes")] : []
        )
    }

    /// Whether a word continues after `{…}`, as it does in a text with an expression.
    private func followsExpression(_ word: SourceRange) -> Bool {
        let first = bytes[Int(word.start)]
        guard !isFlowMark(first), bytes[Int(word.end) - 1] != UInt8(ascii: ":") else {
            return false
        }
        let before = content(from: Int(line(at: problem.offset).start), to: problem.offset)
        return bytes[before.indices].last == UInt8(ascii: "}")
    }

    private var unclosedQuote: Diagnostic {
        let open = problem.contextOffset
        return make(
            "the quote is never closed",
            at: SourceRange(open, open + 1),
            helps: ["end the text with the quote that starts it"]
        )
    }

    private var badStart: Diagnostic {
        let range = word(at: problem.offset)
        let first = String(string(range).prefix(1))
        return make(
            "a value cannot start with '\(first)'",
            at: SourceRange(problem.offset, problem.offset + first.utf8.count),
            helps: ["put the value in quotes"]
        )
    }

    /// A mistake that needs no look around.
    private var other: Diagnostic {
        let wording = YAMLProblemWording(problem, found: string(word(at: problem.offset)))
        let start = wording.isAtContext ? problem.contextOffset : problem.offset
        let range = wording.isAtContext ? content(from: start) : word(at: start)
        let end = wording.length.map { start + $0 } ?? Int(range.end)
        return make(
            wording.message,
            at: SourceRange(start, end),
            helps: wording.helps.map { Help($0) }
        )
    }

    /// A quoted text that ended just before the problem and started on an earlier line.
    private var quotedTextOverLines: Annotation? {
        guard let node = lastNode, node.kind == .scalar,
            node.style == .singleQuoted || node.style == .doubleQuoted,
            bytes[node.range.indices].contains(0x0A)
        else { return nil }
        let start = Int(node.start)
        return Annotation(
            source,
            SourceRange(start, start + 1),
            label: "the text that starts here runs over several lines"
        )
    }

    private func quoteIsOpen(_ text: ArraySlice<UInt8>) -> Bool {
        guard let quote = text.first else { return false }
        return !text.dropFirst().contains(quote)
    }
}

extension DiagnosticCode {
    package static let yamlSyntax = DiagnosticCode(
        "yaml-syntax",
        .yaml,
        summary: "the text is not YAML",
        explanation: """
            The file breaks a rule of YAML itself: a quote or bracket is not closed, lines are not aligned, or there \
            is a tab instead of spaces. Everything above the mistake was read and is checked; nothing below it was \
            read.
            """,
        good: greeting("label: \"Hello\""),
        replacing: "\"Hello\"",
        with: "\"Hello"
    )
}
