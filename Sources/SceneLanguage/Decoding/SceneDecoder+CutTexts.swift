package import SceneText

extension SceneDecoder {
    /// Reports texts without quotes that a comment cuts off, such as `title: Issue #12`.
    ///
    /// A comment that is meant as one has a space after its `#`, or a sign.
    func reportCutTexts() {
        let bytes = tree.text.bytes
        for number in 0..<tree.nodeCount {
            let id = YAMLNodeID(number)
            let node = tree.node(id)
            guard node.kind == .scalar, node.style == .plain,
                let comment = cuttingComment(after: Int(node.range.end), in: bytes),
                case .string? = tree.resolved(id)
            else { continue }
            report(comment, cuttingOff: id)
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
            Diagnostic(
                .cutText,
                "'\(tree.text.string(in: comment))' is a comment, and not part of the text "
                    + "before it",
                at: mark(comment),
                helps: [
                    isOneLine
                        ? Help(
                            "write the whole text in quotes: \(quoted)",
                            edit: TextEdit(source, whole, replacement: quoted)
                        ) : Help("put the whole text in quotes"),
                    Help("or put a space after '#', if it is a comment"),
                ]
            )
        )
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }

    /// Whether the byte is of a letter, a digit, or any character beyond ASCII.
    fileprivate var isPartOfWord: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
            true
        default: false
        }
    }
}

extension DiagnosticCode {
    package static let cutText = DiagnosticCode(
        "cut-text",
        .yaml,
        .warning,
        summary: "a comment cuts off a text",
        explanation: """
            In a text without quotes, `#` after a space starts a comment: of `Issue #12` only \
            `Issue` is left. Put such a text in quotes. A comment that is meant as one is written \
            with a space after `#`, and then nothing is reported.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                view:
                  - label: "Issue #12"
            """,
        replacing: "\"Issue #12\"",
        with: "Issue #12"
    )
}
