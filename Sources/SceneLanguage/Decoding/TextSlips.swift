package import SceneText

/// Mistakes that only the text shows, and that reading it as YAML reports as something else.
///
/// They are looked for where something is wrong.
package struct TextSlips {
    let tree: YAMLTree
    private let index: LineIndex
    private let lines: [SourceRange]

    /// Prepares to look at the text of a tree.
    package init(_ tree: YAMLTree) {
        self.tree = tree
        let index = LineIndex(tree.text)
        self.index = index
        lines = (1...max(1, index.lineCount)).map { index.range(ofLine: $0) }
    }

    /// The one mistake that explains all findings; nil where there is none.
    package func cause(of findings: [Diagnostic]) -> Diagnostic? {
        let errors = findings.filter { $0.severity == .error }
        return Self.conflict(in: tree.text, tree.source, .yamlSyntax) ?? otherLanguage ?? comment(
            causing: errors
        )
            ?? noBreakSpace(causing: errors) ?? misplacedKey(causing: errors)
    }

    /// The findings, with those replaced that come from quotes of another kind, and a help for a dash without a space.
    package func explained(_ findings: [Diagnostic]) -> [Diagnostic] {
        findings.map { finding in
            if let finding = tightDash(finding) { return finding }
            guard finding.severity == .error, let quoted = quotedText(around: finding.primary.range)
            else { return finding }
            let text = tree.text.string(in: quoted)
            let straight = "\"\(text.dropFirst().dropLast())\""
            return slip(
                "typographic quotes do not quote a text",
                at: quoted,
                Help("write straight quotes: \(straight)", edit: edit(quoted, straight))
            )
        }
    }

    /// The finding with a help, where reading stopped because of a dash without a space, as in `-label`.
    private func tightDash(_ finding: Diagnostic) -> Diagnostic? {
        let range = finding.primary.range
        guard finding.code == .yamlSyntax, finding.helps.isEmpty, range.count < 100 else {
            return nil
        }
        let text = tree.text.string(in: range)
        var finding = finding
        finding.helps = Help.tightDash(before: text, at: finding.primary).map { [$0] } ?? []
        return finding.helps.isEmpty ? nil : finding
    }

    // MARK: - Other notations

    /// The first marker of a merge that git could not do.
    package static func conflict(
        in text: SourceText,
        _ source: SourceID,
        _ code: DiagnosticCode
    ) -> Diagnostic? {
        let markers = ["<<<<<<< ", "=======", ">>>>>>> "]
        let index = LineIndex(text)
        let lines = (1...max(1, index.lineCount)).lazy.map { index.range(ofLine: $0) }
        let found = lines.first { line in
            guard let first = text.bytes[line.indices].first, "<=>".utf8.contains(first) else {
                return false
            }
            let text = text.string(in: line)
            return text == markers[1] || text.hasPrefix(markers[0]) || text.hasPrefix(markers[2])
        }
        return found.map {
            Diagnostic(
                code,
                "the file has a merge conflict that is not resolved",
                at: Annotation(source, $0),
                helps: [
                    "keep what you mean, and remove the lines with '<<<<<<<', '=======' and '>>>>>>>'"
                ]
            )
        }
    }

    /// XML or Swift in place of YAML.
    private var otherLanguage: Diagnostic? {
        let first = lines.first { line in
            let text = content(of: line)
            return !text.isEmpty && !["//", "/*", "*"].contains { text.hasPrefix($0) }
        }
        guard let first else { return nil }
        let text = content(of: first)
        if text.first == "<", let next = text.dropFirst().first,
            next.isLetter || next == "?" || next == "!"
        {
            let isStoryboard = lines.prefix(10).contains {
                tree.text.string(in: $0).contains("com.apple.InterfaceBuilder")
            }
            return slip(
                "the file is XML, but a scene file is YAML",
                at: first,
                isStoryboard
                    ? Help("write what Interface Builder shows in YAML, starting with 'scenes:'")
                    : Help("write the scenes in YAML, starting with 'scenes:'")
            )
        }
        guard isSwift(text) else { return nil }
        return slip(
            "the file is Swift, but a scene file is YAML",
            at: first,
            Help("write what the screen shows in YAML, starting with 'scenes:'")
        )
    }

    private func isSwift(_ line: String) -> Bool {
        let words = line.split(separator: " ")
        if words.count == 2, words[0] == "import" { return !words[1].contains(":") }
        let starts = [
            "class", "struct", "enum", "extension", "final", "public", "func", "protocol",
        ]
        return words.count > 1 && starts.contains(String(words[0])) && words.last == "{"
    }

    // MARK: - Comments and spaces

    /// A comment of JSON or Swift, where the text broke off or where it was taken for a key.
    private func comment(causing errors: [Diagnostic]) -> Diagnostic? {
        let isCause = errors.contains {
            $0.code == .yamlSyntax || startsComment($0.primary.range)
        }
        guard isCause, let range = lines.lazy.compactMap(comment).first else { return nil }
        let text = tree.text.string(in: range)
        let sign = String(text.prefix(2))
        return slip(
            "'\(sign)' does not start a comment",
            at: range,
            Help(
                "a comment starts with '#'",
                edit: sign == "//"
                    ? edit(SourceRange(start: range.start, end: range.start + 2), "#") : nil
            )
        )
    }

    private func startsComment(_ range: SourceRange) -> Bool {
        let start = Array(tree.text.bytes[range.indices].prefix(2))
        return start == Array("//".utf8) || start == Array("/*".utf8)
    }

    /// A comment at the start of a line, or after a bracket, a comma or a quoted text.
    private func comment(on line: SourceRange) -> SourceRange? {
        let bytes = tree.text.bytes
        var quote: UInt8?
        var previous: UInt8?
        for place in line.indices {
            let byte = bytes[place]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "#") {
                return nil
            } else if byte == UInt8(ascii: "/"), place + 1 < line.end,
                [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[place + 1]),
                previous.map({ "{}[],\"".utf8.contains($0) }) ?? true, !isInText(place)
            {
                return SourceRange(start: UInt32(place), end: line.end)
            }
            if byte != 0x20, byte != 0x09 { previous = byte }
        }
        return nil
    }

    /// Whether a byte belongs to a text in quotes or in a block.
    private func isInText(_ place: Int) -> Bool {
        // Nodes are in the order in which they start.
        let after = (0..<tree.nodeCount).firstPlace {
            tree.node(YAMLNodeID($0)).range.start > place
        }
        guard after > 0 else { return false }
        let node = tree.node(YAMLNodeID(after - 1))
        return node.kind == .scalar && node.style != .plain && node.range.indices.contains(place)
    }

    /// A no-break space that indents a line or follows a dash or a colon, and so became part of a name, or an
    /// invisible character after a colon.
    private func noBreakSpace(causing errors: [Diagnostic]) -> Diagnostic? {
        let spaces: [Character] = ["\u{A0}", "\u{202F}", "\u{2007}", "\u{3000}"]
        let unseen: [Character] = ["\u{200B}", "\u{200C}", "\u{2060}", "\u{FEFF}"]
        for error in errors {
            let range = rangeWithNext(error)
            guard range.end - range.start < 200 else { continue }
            let text = tree.text.string(in: range)
            let place = text.indices.first { index in
                let before = index == text.startIndex ? nil : text[text.index(before: index)]
                return spaces.contains(text[index]) && before.map { ":-".contains($0) } != false
                    || unseen.contains(text[index]) && before == ":"
            }
            guard let place else { continue }
            let isUnseen = unseen.contains(text[place])
            let run = text[place...].prefix {
                spaces.contains($0) || unseen.contains($0) || $0 == " "
            }
            let start = Int(range.start) + text[..<place].utf8.count
            let found = SourceRange(start, start + run.utf8.count)
            let width = isUnseen ? 1 : run.count
            return slip(
                isUnseen
                    ? "an invisible character is read as a letter, not as a space"
                    : "a no-break space is read as a letter, not as a space",
                at: found,
                Help(
                    isUnseen ? "write a plain space" : "write plain spaces",
                    edit: edit(found, String(repeating: " ", count: width))
                )
            )
        }
        return nil
    }

    /// The range of an error, where reading stopped at a colon with the character after it.
    private func rangeWithNext(_ error: Diagnostic) -> SourceRange {
        let range = error.primary.range
        guard error.code == .yamlSyntax, tree.text.string(in: range).hasSuffix(":") else {
            return range
        }
        let line = lines[index.line(of: Int(range.start)) - 1]
        let rest = tree.text.string(
            in: SourceRange(start: range.end, end: max(range.end, line.end))
        )
        let next = rest.first.map { String($0).utf8.count } ?? 0
        return SourceRange(start: range.start, end: range.end + UInt32(next))
    }

    // MARK: - Quotes

    /// The text in typographic quotes that starts or ends where something is wrong.
    private func quotedText(around range: SourceRange) -> SourceRange? {
        guard range.count < 200 else { return nil }
        let text = tree.text.string(in: range)
        let (opening, closing): ([Character], [Character]) = (
            ["“", "„", "‘", "«"], ["”", "“", "’", "»"]
        )
        if let quoted = quotedText(holding: range, opening, closing) { return quoted }
        guard let last = text.last else { return nil }
        if let first = text.first, opening.contains(first), closing.contains(last), text.count > 1 {
            return range
        }
        guard closing.contains(last) else { return nil }
        let line = lines[index.line(of: Int(range.start)) - 1]
        guard line.start < range.start, range.start - line.start < 1000 else { return nil }
        let before = tree.text.string(in: SourceRange(start: line.start, end: range.start))
        guard let start = before.lastIndex(where: opening.contains) else { return nil }
        return SourceRange(Int(line.start) + before[..<start].utf8.count, Int(range.end))
    }

    /// The text in typographic quotes that has an error in its middle, such as `“Note: read me”`.
    private func quotedText(
        holding range: SourceRange,
        _ opening: [Character],
        _ closing: [Character]
    ) -> SourceRange? {
        let line = lines[index.line(of: Int(range.start)) - 1]
        guard line.count < 1000, line.start < range.start, range.end < line.end else { return nil }
        let before = tree.text.string(in: SourceRange(start: line.start, end: range.start))
        let after = tree.text.string(in: SourceRange(start: range.end, end: line.end))
        guard let start = before.lastIndex(where: opening.contains),
            before[..<start].last.map({ " [{".contains($0) }) == true,
            !before[start...].dropFirst().contains(where: { closing.contains($0) || $0 == "\"" }),
            before[..<start].last(where: { $0 != " " }).map({ ":,-[{".contains($0) }) == true,
            let end = after.firstIndex(where: closing.contains)
        else { return nil }
        return SourceRange(
            Int(line.start) + before[..<start].utf8.count,
            Int(range.end) + after[...end].utf8.count
        )
    }

    // MARK: - Parts

    private func content(of line: SourceRange) -> String {
        let text = tree.text.string(in: line)
        let end =
            text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? text.startIndex
        return String(text[..<end].drop { $0.isWhitespace || $0 == "\u{FEFF}" })
    }

    private func edit(_ range: SourceRange, _ text: String) -> TextEdit {
        TextEdit(tree.source, range, replacement: text)
    }

    private func slip(_ message: String, at range: SourceRange, _ help: Help) -> Diagnostic {
        Diagnostic(.yamlSyntax, message, at: Annotation(tree.source, range), helps: [help])
    }
}

extension Help {
    /// What to do about the dash of a list item without a space after it; nil for another text.
    static func tightDash(before text: String, at place: Annotation) -> Help? {
        guard text.first == "-", text.dropFirst().first?.isLetter == true else { return nil }
        let start = place.range.start + 1
        let gap = Annotation(place.source, SourceRange(start: start, end: start))
        return Help("put a space after '-': '- \(text.dropFirst())'", replacing: gap, with: " ")
    }
}
