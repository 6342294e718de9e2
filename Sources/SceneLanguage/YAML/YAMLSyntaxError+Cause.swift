import SceneText

/// Mistakes that libyaml takes for others, recognised by the text around.
extension YAMLSyntaxError {
    /// The most characters of a key that libyaml looks ahead for.
    private static let longestKey = 1024

    /// A `#` that was meant as text, and whose comment hides the bracket that is missed.
    var hiddenBracket: Diagnostic? {
        guard isInFlow else { return nil }
        for place in [problem.contextOffset, Int(lastNode?.start ?? 0)] {
            guard let start = commentHidingBracket(on: line(at: place)) else { continue }
            return make(
                "'#' starts a comment here",
                at: SourceRange(start, start + 1),
                helps: [quoting(SourceRange(startOfText(before: start), Int(word(at: start).end)))]
            )
        }
        return nil
    }

    /// Where the text begins that a `#` cuts off; that of the `#` where there is none.
    private func startOfText(before comment: Int) -> Int {
        guard let last = lastNode, last.kind == .scalar, last.style == .plain,
            Int(last.range.end) < comment,
            bytes[Int(last.range.end)..<comment].allSatisfy({ $0 == 0x20 || $0 == 0x09 })
        else { return comment }
        return Int(last.range.start)
    }

    /// A `:` between brackets that ends a name, or that a bracket follows.
    var tightColon: Diagnostic {
        let colon = problem.offset
        switch byte(at: colon + 1) {
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
            let name = SourceRange(problem.contextOffset, colon + 1)
            return make(
                "'\(string(name))' ends with ':' and is not quoted",
                at: name,
                helps: [quoting(name)]
            )
        default:
            return missingSpace(after: colon)
        }
    }

    /// A key, from its first byte on, that is longer than libyaml looks ahead.
    func overlongKey(from start: Int) -> Diagnostic? {
        let line = line(at: start)
        let colon = (start..<max(start, Int(line.end))).first { index in
            bytes[index] == UInt8(ascii: ":") && (byte(at: index + 1) ?? 0x20) <= 0x20
        }
        guard let colon, colon - start > Self.longestKey else { return nil }
        return make(
            "the key before this ':' has more than \(Self.longestKey) characters",
            at: SourceRange(colon, colon + 1)
        )
    }

    /// `\(item.name)` in double quotes, as Swift writes an expression.
    var swiftExpression: Diagnostic {
        let start = problem.offset
        let rest = bytes[start..<Int(line(at: start).end)]
        let end = rest.firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 } ?? start + 2
        let content = String(decoding: bytes[start + 2..<max(start + 2, end - 1)], as: UTF8.self)
        let expression = "{\(content)}"
        return make(
            "'\\(' is not an escape in double quotes",
            at: SourceRange(start, end),
            helps: [
                fix(
                    "write an expression in braces: \(expression)",
                    SourceRange(start, end),
                    expression
                )
            ]
        )
    }

    /// A call of Swift between brackets, whose `: ` ends the value: `UIFont.systemFont(ofSize: 14)`.
    var callBeforeColon: Diagnostic? {
        let colon = problem.offset
        guard byte(at: colon) == UInt8(ascii: ":"), let last = lastNode, last.kind == .scalar,
            last.style == .plain, Int(last.range.end) == colon,
            bytes[last.range.indices].contains(UInt8(ascii: "("))
        else { return nil }
        let rest = bytes[colon..<Int(line(at: colon).end)]
        guard let end = rest.firstIndex(of: UInt8(ascii: ")")) else { return nil }
        let call = SourceRange(Int(last.range.start), end + 1)
        return make(
            "a value without quotes cannot contain ': '",
            at: SourceRange(colon, colon + 1),
            helps: [quotingValue(call)]
        )
    }

    /// A method of Swift with its parameters in place of a key: `tapped(_ sender: Any):`.
    var swiftSignature: Diagnostic? {
        let line = line(at: problem.offset)
        guard byte(at: problem.offset) == UInt8(ascii: ":"),
            let open = bytes[Int(line.start)..<problem.offset].lastIndex(of: UInt8(ascii: "(")),
            let close = bytes[open..<Int(line.end)].firstIndex(of: UInt8(ascii: ")")),
            byte(at: close + 1) == UInt8(ascii: ":")
        else { return nil }
        let before = bytes[Int(line.start)..<open]
        let start = before.lastIndex(where: isFlowMark).map { $0 + 1 } ?? Int(line.start)
        let key = content(from: start, to: close + 1)
        guard !bytes[Int(key.start)..<open].contains(UInt8(ascii: ":")),
            let name = string(key).selectorOfSwift, ActionName(name) != nil
        else { return nil }
        let written = YAMLScalarWriter.text(of: name, inFlow: true)
        return make(
            "a method is written without its parameters",
            at: key,
            helps: [fix("write \(written)", key, written)]
        )
    }

    /// A quote within a text in such quotes, which ends it: `'don't'`.
    var earlyQuote: Diagnostic? {
        guard let last = lastNode, last.kind == .scalar, last.style != .plain,
            Int(last.end) == problem.offset, let quote = byte(at: problem.offset - 1),
            quote == 0x22 || quote == 0x27, let next = byte(at: problem.offset),
            next > 0x20, next != UInt8(ascii: ":"), !isFlowMark(next),
            !bytes[last.range.indices].contains(0x0A)
        else { return nil }
        let rest = bytes[problem.offset..<Int(line(at: problem.offset).end)]
        let word = rest.prefix { $0 > 0x20 && $0 != quote && !isFlowMark($0) }
        let isDouble = quote == 0x22
        let name = isDouble ? "quote" : "apostrophe"
        return make(
            "the \(name) before '\(String(decoding: word, as: UTF8.self))' ends the text",
            at: SourceRange(problem.offset - 1, problem.offset),
            helps: [helpForEarlyQuote(quote, in: last.range, rest)]
        )
    }

    private func helpForEarlyQuote(
        _ quote: UInt8,
        in text: SourceRange,
        _ rest: ArraySlice<UInt8>
    ) -> Help {
        let isDouble = quote == 0x22
        let braces = bytes[text.indices].reduce(0) { depth, byte in
            depth + (byte == UInt8(ascii: "{") ? 1 : byte == UInt8(ascii: "}") ? -1 : 0)
        }
        if braces > 0 {
            let inner = String(decoding: rest.prefix { $0 != quote }, as: UTF8.self)
            return isDouble
                ? Help("write texts within the expression in single quotes: '\(inner)'")
                : Help("write texts within the expression in double quotes: \"\(inner)\"")
        }
        // The last such quote that a text could end with.
        let end = rest.indices.last { place in
            guard rest[place] == quote else { return false }
            let after = rest[(place + 1)...].first { $0 != 0x20 }
            return after.map { isInFlow ? isFlowMark($0) : $0 == UInt8(ascii: "#") } ?? true
        }
        let advice =
            isDouble ? "write \\\" for a quote within the text" : "write an apostrophe twice"
        let start = Int(text.start)
        // An anchor or a tag may be before the quote.
        guard let end, bytes[start] == quote else { return Help(advice) }
        let content = String(decoding: bytes[start + 1..<end], as: UTF8.self)
        let other = isDouble ? "'" : "\""
        guard !content.contains(other), !content.contains("\\") else { return Help(advice) }
        let written = other + content + other
        return fix(
            "\(advice), or put it in \(isDouble ? "single" : "double") quotes: \(written)",
            SourceRange(start, end + 1),
            written
        )
    }

    /// A key between braces, with no comma before it.
    var missingComma: Diagnostic? {
        let open = line(at: problem.contextOffset)
        let start: Int
        if byte(at: problem.offset) == UInt8(ascii: ":") {
            guard let last = lastNode, last.kind == .scalar, last.style == .plain,
                Int(last.end) == problem.offset,
                let space = bytes[last.range.indices].lastIndex(where: { $0 <= 0x20 })
            else { return nil }
            start = space + 1
        } else {
            start = problem.offset
        }
        let lineOfKey = line(at: start)
        guard start < bytes.count,
            lineOfKey == open
                || column(of: Int(content(from: Int(lineOfKey.start)).start))
                    > column(of: Int(content(from: Int(open.start)).start)),
            let colon = bytes[start..<Int(lineOfKey.end)].firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        let key = string(SourceRange(start, colon)).filter { $0 != "\"" && $0 != "'" }
        guard Catalog.hasKey(key) || isKeyElsewhere(key, before: start) else { return nil }
        var end = start
        while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
        let place = SourceRange(end, end)
        return make(
            "a comma is missing before '\(key)'",
            at: SourceRange(start, colon),
            helps: [fix("write ',' between the entries", place, ",")]
        )
    }

    /// Whether a word is a key of another record above.
    private func isKeyElsewhere(_ word: String, before offset: Int) -> Bool {
        let text = Array((word + ":").utf8)
        guard text.count > 1 else { return false }
        return bytes[..<offset].indices.contains { place in
            bytes[place...].starts(with: text)
                && (place == 0 || bytes[place - 1] <= 0x20 || isFlowMark(bytes[place - 1]))
        }
    }

    /// A `}` at the end of a line that nothing opens: `- name: Mars, moons: 2}`, `- label: text: Hello}`.
    func lostBrace(before colon: Int) -> Diagnostic? {
        let line = line(at: colon)
        let rest = content(from: colon + 1)
        guard rest.end == content(from: Int(line.start)).end,
            bytes[rest.indices].last == UInt8(ascii: "}"),
            !bytes[line.indices].contains(UInt8(ascii: "{"))
        else { return nil }
        // Two keys without a comma between them: the second is in the braces that the first has.
        let first = bytes[rest.indices].prefix { $0 != UInt8(ascii: ",") }
        let second = first.indices.first {
            first[$0] == UInt8(ascii: ":") && (byte(at: $0 + 1) ?? 0x20) <= 0x20
        }
        let end = second ?? colon
        let start = (Int(line.start)..<end).last { bytes[$0] <= 0x20 }.map { $0 + 1 }
        return missingBrace(before: SourceRange(start ?? Int(line.start), end))
    }

    private func missingBrace(before key: SourceRange) -> Diagnostic {
        make(
            "a '{' is missing before '\(string(key))'",
            at: key,
            helps: [
                fix(
                    "write '{' before the entries",
                    SourceRange(start: key.start, end: key.start),
                    "{"
                )
            ]
        )
    }

    /// A `: ` in a text without quotes between braces, such as `{text: Note: read me}`.
    var colonInText: Diagnostic? {
        let colon = problem.offset
        guard byte(at: colon) == UInt8(ascii: ":"), let last = lastNode, last.kind == .scalar,
            last.style == .plain, Int(last.end) == colon
        else { return nil }
        let braces = bytes[line(at: colon).indices].reduce(0) { depth, byte in
            depth + (byte == UInt8(ascii: "{") ? 1 : byte == UInt8(ascii: "}") ? -1 : 0)
        }
        // One brace more is closed than opened: `{text: Hello, accessibility: label: Hi}}`.
        if braces < 0, Catalog.hasKey(string(last.range)) {
            return missingBrace(before: last.range)
        }
        let rest = bytes[colon..<Int(line(at: colon).end)].prefix { !isFlowMark($0) }
        let text = content(from: Int(last.start), to: rest.endIndex)
        return make(
            "a value without quotes cannot contain ': '",
            at: SourceRange(colon, colon + 1),
            helps: [quotingValue(text)]
        )
    }

    /// How a value is written that needs quotes, or the font that it means.
    func quotingValue(_ range: SourceRange) -> Help {
        let text = string(range)
        let font = text.contains("(") ? Font.spelling(of: text) : nil
        let written = font ?? YAMLScalarWriter.text(of: text, inFlow: true)
        let advice = font == nil ? "put the value in quotes: \(written)" : "write '\(written)'"
        return fix(advice, range, written)
    }

    private func quoting(_ range: SourceRange) -> Help {
        let quoted = YAMLScalarWriter.text(of: string(range), inFlow: true)
        return fix("write it in quotes: \(quoted)", range, quoted)
    }

    /// Where a comment starts that has the bracket in it which closes the last one on its line.
    ///
    /// A comment with a space after its `#` is taken for one.
    private func commentHidingBracket(on line: SourceRange) -> Int? {
        var closers: [UInt8] = []
        var quote: UInt8?
        var previous: UInt8 = 0x20
        for index in line.indices {
            let byte = bytes[index]
            defer { previous = byte }
            if let open = quote {
                if byte == open, open == 0x27 || previous != UInt8(ascii: "\\") { quote = nil }
                continue
            }
            let isAtStart = previous <= 0x20 || isFlowMark(previous)
            switch byte {
            case 0x22 where isAtStart, 0x27 where isAtStart: quote = byte
            case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
            case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
            case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = closers.popLast()
            case UInt8(ascii: "#") where isAtStart:
                let comment = bytes[index..<Int(line.end)].dropFirst()
                guard let first = comment.first, first > 0x20, let closer = closers.last,
                    comment.contains(closer)
                else { return nil }
                return index
            default: break
            }
        }
        return nil
    }
}
