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
                start,
                start + 1,
                helps: [quoting(word(at: start))]
            )
        }
        return nil
    }

    /// A `:` between brackets that ends a name, or that a bracket follows.
    var tightColon: Diagnostic {
        let colon = problem.offset
        switch byte(at: colon + 1) {
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
            let name = SourceRange(problem.contextOffset, colon + 1)
            return make(
                "'\(string(name))' ends with ':' and is not quoted",
                Int(name.start),
                Int(name.end),
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
            colon,
            colon + 1
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
            start,
            end,
            helps: [
                Help(
                    "write an expression in braces: \(expression)",
                    edit: TextEdit(source, SourceRange(start, end), replacement: expression)
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
            colon,
            colon + 1,
            helps: [quotingValue(call)]
        )
    }

    /// How a value is written that needs quotes, or the font that it means.
    func quotingValue(_ range: SourceRange) -> Help {
        let text = string(range)
        let font = text.contains("(") ? Font.spelling(of: text) : nil
        let written = font ?? YAMLScalarWriter.text(of: text, inFlow: true)
        return Help(
            font == nil ? "put the value in quotes: \(written)" : "write '\(written)'",
            edit: TextEdit(source, range, replacement: written)
        )
    }

    private func quoting(_ range: SourceRange) -> Help {
        let quoted = YAMLScalarWriter.text(of: string(range), inFlow: true)
        return Help(
            "write it in quotes: \(quoted)",
            edit: TextEdit(source, range, replacement: quoted)
        )
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
