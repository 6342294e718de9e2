import SceneText

extension SceneDecoder {
    /// Reports texts without quotes of which YAML reads something else than is meant: those that a comment
    /// cuts off, that an anchor starts, or that are in quotes of another kind.
    ///
    /// A comment that YAML stumbled over has a finding already.
    func reportMisreadTexts(after reading: DiagnosticLog = DiagnosticLog()) {
        let bytes = tree.text.bytes
        let stumbles: Set =
            reading.diagnostics.isEmpty ? [] : Set(reading.diagnostics.map(\.primary.range.start))
        var odd: [(YAMLNodeID, YAMLNode)] = []
        for number in 0..<tree.nodeCount {
            let id = YAMLNodeID(number)
            let node = tree.node(id)
            guard node.kind == .scalar, node.style == .plain else { continue }
            if node.flags.contains(.anchored)
                || (node.second > 6 && bytes[Int(node.start)] == 0xE2 && node.symbol < 0)
            {
                odd.append((id, node))
            }
            guard let comment = cuttingComment(after: Int(node.range.end), in: bytes),
                case .string? = tree.resolved(id), !stumbles.contains(comment.start)
            else { continue }
            report(comment, cuttingOff: id)
        }
        if !odd.isEmpty { reportOddStarts(odd) }
    }

    /// Reports anchors that no alias uses, and quotes that do not quote, of scalars that start so.
    private func reportOddStarts(_ scalars: [(id: YAMLNodeID, node: YAMLNode)]) {
        let reported = Set(log.diagnostics.map(\.primary.range))
        let used = Set(
            (0..<tree.nodeCount).lazy.map { YAMLNodeID($0) }.filter(tree.isAlias).map(tree.target)
        )
        for (id, node) in scalars where !reported.contains(node.range) && !tree.isFaulty(id) {
            if !node.flags.contains(.anchored) {
                reportTypographicQuotes(of: node.range)
            } else if !used.contains(id) {
                reportUnusedAnchor(of: node.range)
            }
        }
    }

    /// The comment on the rest of a line that looks like the rest of a text.
    private func cuttingComment(
        after end: Int,
        in bytes: borrowing [UInt8]
    ) -> SourceRange? {
        var start = end
        while start < bytes.count, bytes[start].isBlank { start += 1 }
        guard start > end, start + 1 < bytes.count, bytes[start] == UInt8(ascii: "#"),
            bytes[start + 1].isPartOfWord
        else { return nil }
        var last = start
        for place in start..<bytes.count {
            if bytes[place] == 0x0A || bytes[place] == 0x0D { break }
            if !bytes[place].isBlank { last = place }
        }
        let comment = SourceRange(start, last + 1)
        return tree.text.string(in: comment).hasPrefix("#scenectl") ? nil : comment
    }

    private func report(_ comment: SourceRange, cuttingOff id: YAMLNodeID) {
        let range = tree.range(id)
        let whole = SourceRange(start: range.start, end: comment.end)
        // What is folded over several lines is put in quotes as it is.
        let text = tree.text.string(in: whole)
        let quoted = YAMLScalarWriter.text(of: text, inFlow: true)
        let isOneLine = !text.utf8.contains { $0 == 0x0A || $0 == 0x0D }
        log.report(
            .cutText,
            "'\(tree.text.string(in: comment))' is a comment, and not part of the text "
                + "before it",
            at: mark(comment),
            helps: [
                isOneLine
                    ? Help(
                        "write the whole text in quotes: \(quoted)",
                        replacing: mark(whole),
                        with: quoted
                    ) : "put the whole text in quotes",
                "or put a space after '#', if it is a comment",
            ]
        )
    }
}

extension SceneDecoder {
    private func reportUnusedAnchor(of range: SourceRange) {
        let text = tree.text.string(in: range)
        // A tag may be before the anchor.
        let name = text.split(separator: " ").first { $0.hasPrefix("&") } ?? "&"
        log.report(
            .unusedAnchor,
            "'\(name)' is an anchor that no alias uses; it is not part of the text",
            at: mark(range),
            helps: [
                replacement(of: range, "put the text in quotes:", with: text),
                "or remove the anchor",
            ]
        )
    }

    /// Reports a text in one pair of typographic quotes; others than the outermost may be meant.
    private func reportTypographicQuotes(of range: SourceRange) {
        let text = tree.text.string(in: range)
        let pairs: [Character: Set<Character>] = ["“": ["”", "“"], "„": ["“", "”"], "‘": ["’"]]
        let inner = text.dropFirst().dropLast()
        guard let first = text.first, let last = text.last, pairs[first]?.contains(last) == true,
            !inner.contains(where: { $0 == first || $0 == last && last != "’" })
        else { return }
        log.report(
            .typographicQuotes,
            "typographic quotes do not quote a text; they are part of it",
            at: mark(range),
            helps: [
                replacement(of: range, "write straight quotes:", with: String(inner)),
                "or put straight quotes around them, to show them: \"\(text)\"",
            ]
        )
    }

    private func replacement(of range: SourceRange, _ words: String, with text: String) -> Help {
        let isOneLine = !text.utf8.contains { $0 == 0x0A || $0 == 0x0D }
        let quoted = isOneLine ? YAMLScalarWriter.quoted(text) : "\"…\""
        return Help(
            "\(words) \(quoted)",
            edit: isOneLine ? TextEdit(source, range, replacement: quoted) : nil
        )
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }

    /// Whether the byte is of a letter, a digit, or any character beyond ASCII.
    fileprivate var isPartOfWord: Bool { isLetter || isDigit || self >= 0x80 }
}
