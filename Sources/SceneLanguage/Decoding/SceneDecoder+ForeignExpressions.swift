package import SceneText

/// A stretch of a text that is an expression in the notation of another language.
private struct ForeignExpression {
    /// The stretch with its braces or parentheses.
    let place: Range<Int>

    /// What is between them.
    let content: Range<Int>
}

extension SceneDecoder {
    /// Reports `\(item.name)` and `{{item.name}}`, and a text that is only `$name` or `${name}`: they are
    /// drawn as they are written, or not as they are meant.
    func reportForeignExpressions(in node: YAMLNodeID) {
        let text = tree.textSlice(of: node)
        var offset = text.start
        if text.peek(offset) == UInt8(ascii: "$"), let found = reference(in: text) {
            return report(found, in: text, node)
        }
        if text.peek(offset) == UInt8(ascii: "i"), isBareExpression(text) {
            let whole = text.start..<text.end
            return report(ForeignExpression(place: whole, content: whole), in: text, node)
        }
        while offset < text.end {
            guard let found = foreignExpression(in: text, from: offset) else {
                let isBrace = text[offset] == UInt8(ascii: "{")
                offset += isBrace ? braces(in: text, from: offset) : 1
                continue
            }
            report(found, in: text, node)
            offset = found.place.upperBound
        }
    }

    /// A text that is a reference to a value as shells, templates and bindings have it.
    ///
    /// An amount such as `${item.price}` is an expression after a dollar sign.
    private func reference(in text: TextSlice) -> ForeignExpression? {
        let isInBraces = text.peek(text.start + 1) == UInt8(ascii: "{")
        guard !isInBraces || text[text.end - 1] == UInt8(ascii: "}") else { return nil }
        let edge = isInBraces ? 1 : 0
        let content = text.start + 1 + edge..<max(text.start + 1 + edge, text.end - edge)
        let names = text.text(content).split(separator: ".", omittingEmptySubsequences: false)
        guard names.allSatisfy({ String($0).isIdentifier }), names.count == 1 || !isInBraces,
            let first = names[0].first, first.isLowercase
        else { return nil }
        return ForeignExpression(place: text.start..<text.end, content: content)
    }

    /// Whether a text is the path of a field without braces, alone or before an operator.
    private func isBareExpression(_ text: TextSlice) -> Bool {
        let words = text.text(text.start..<text.end).split(separator: " ")
        guard let path = words.first, path.hasPrefix("item."), isPath(String(path)) else {
            return false
        }
        return words.count == 1 || ["+", "-", "*", "/", "?", "??", "|", "=="].contains(words[1])
    }

    private func foreignExpression(in text: TextSlice, from start: Int) -> ForeignExpression? {
        switch (text[start], text.peek(start + 1)) {
        case (UInt8(ascii: "\\"), UInt8(ascii: "(")):
            var depth = 0
            for offset in start + 1..<text.end {
                if text[offset] == UInt8(ascii: "(") { depth += 1 }
                if text[offset] == UInt8(ascii: ")") { depth -= 1 }
                guard depth == 0 else { continue }
                let content = start + 2..<offset
                return content.isEmpty
                    ? nil : ForeignExpression(place: start..<offset + 1, content: content)
            }
            return nil
        case (UInt8(ascii: "{"), UInt8(ascii: "{")):
            let rest = start + 2..<text.end
            guard braces(in: text, from: start) == 2,
                let end = rest.first(where: { text[$0] == UInt8(ascii: "}") }),
                text.peek(end + 1) == UInt8(ascii: "}"),
                isPath(text.text(start + 2..<end))
            else { return nil }
            return ForeignExpression(place: start..<end + 2, content: start + 2..<end)
        default: return nil
        }
    }

    /// How many opening braces there are in a row.
    private func braces(in text: TextSlice, from start: Int) -> Int {
        var end = start
        while text.peek(end) == UInt8(ascii: "{") { end += 1 }
        return end - start
    }

    /// Whether a text is surely the path of a value: it leads into something, or is a name that rows have.
    private func isPath(_ text: String) -> Bool {
        let names = text.split(separator: " ").joined(separator: " ")
            .split(separator: ".", omittingEmptySubsequences: false)
        guard names.allSatisfy({ String($0).isIdentifier }) else { return false }
        return names.count > 1 || ["item", "row", "section", "count"].contains(names[0])
    }

    private func report(_ found: ForeignExpression, in text: TextSlice, _ node: YAMLNodeID) {
        let written = text.text(found.place)
        let content = text.text(found.content).split(separator: " ").joined(separator: " ")
        let expression = "{\(content)}"
        let isDoubled = text[found.place.lowerBound] == UInt8(ascii: "{")
        let message =
            if isDoubled {
                "'\(written)' is not an expression: doubled braces are drawn as single ones"
            } else if written.hasPrefix("${") {
                "the '$' of '\(written)' is drawn before the value"
            } else {
                "'\(written)' is not an expression, so it is drawn as text"
            }
        let help =
            isDoubled
            ? "write single braces: \(expression)" : "write an expression in braces: \(expression)"
        let range = text.range(found.place)
        let isReference = text[found.place.lowerBound] == UInt8(ascii: "$")
        // Without quotes, braces would make a mapping.
        let isCertain = !tree.isPlain(node) && range.count == found.place.count
        let edit = TextEdit(source, range, replacement: expression)
        log.report(
            .literalExpression,
            message,
            at: mark(range),
            helps: [
                tree.isPlain(node)
                    ? "\(help), in quotes" : Help(help, edit: isCertain ? edit : nil)
            ]
                + (isReference
                    ? [Help("values of a class are set in its 'configureView'")] : [])
        )
    }
}

extension DiagnosticCode {
    package static let literalExpression = DiagnosticCode(
        "literal-expression",
        .expressions,
        .warning,
        summary: "an expression in the notation of another language is drawn as text",
        explanation: """
            An expression is written in braces: `{item.name}`. `\\(item.name)`, as in Swift, and `{{item.name}}`, as \
            in web templates, are plain text: the first is drawn as it is, and doubled braces are drawn as single \
            ones. `$name`, as in bindings, and the `$` of `${name}` are plain text too. If that is what you want, \
            write `# scenectl:ignore literal-expression` above the line.
            """,
        good: """
            scenes:
              list:
                controller: table
                class: List
                table:
                  prototypes:
                    - identifier: Row
            classes:
              List:
                superclass: TableViewController
                rows: [{name: Ada}]
                cell:
                  identifier: Row
                  set:
                    textLabel.text: '{item.name}'
            """,
        replacing: "{item.name}",
        with: "\\(item.name)"
    )
}
