/// Writes values in the style of the scene language: items below their key, short leaves in one line; two
/// spaces a level, unless a text has others.
package struct YAMLWriter {
    /// A value as it is written: what goes on with the line it is on, and the lines below.
    struct Piece {
        /// What follows `key:` or `-` on the same line; empty when everything is below.
        var head: String

        /// Whole lines, indented, each with its line end.
        var body = ""
    }

    /// The columns that a line with a collection in it may fill where nothing else is said.
    package static let defaultWidth = 100

    let width: Int
    private let indents: YAMLIndentation

    /// Whether a text that is longer than a line goes on below its key.
    private let foldsTexts: Bool

    /// Makes a writer.
    package init(width: Int = defaultWidth, foldsTexts: Bool = false) {
        self.init(width: width, foldsTexts: foldsTexts, YAMLIndentation())
    }

    init(width: Int = defaultWidth, foldsTexts: Bool = false, _ indents: YAMLIndentation) {
        self.width = width
        self.foldsTexts = foldsTexts
        self.indents = indents
    }

    /// A value as a whole text.
    package func text(of value: YAMLValue) -> String {
        switch value {
        case .mapping(let pairs, _) where !pairs.isEmpty: lines(of: pairs, indentation: 0)
        case .list(let items, _) where !items.isEmpty: lines(of: items, indentation: 0)
        default:
            text(of: piece(value, indentation: 0, column: 0, isItem: false))
        }
    }

    /// The entries of a block mapping.
    func lines(of pairs: [YAMLPair], indentation: Int) -> String {
        let spaces = String(repeating: " ", count: indentation)
        return pairs.map { pair in
            let key = key(of: pair, inFlow: false)
            let start = key.hasPrefix("? ") ? "\(key)\n\(spaces):" : "\(key):"
            let column = indentation + start.unicodeScalars.count + 1
            let value = piece(pair.value, indentation: indentation, column: column, isItem: false)
            let gap = value.head.isEmpty ? "" : " "
            // Within brackets it would be taken for that of the entry before it.
            let isInBrackets = !value.body.isEmpty && value.head.contains { "[{".contains($0) }
            let comments =
                isInBrackets && !pair.value.isScalar ? pair.comments.onOwnLines : pair.comments
            let text = text(of: value, trailing: comments.trailing ?? "")
            return commented(spaces + start + gap + text, comments, spaces)
        }.joined()
    }

    /// The items of a block list.
    func lines(of items: [YAMLValue], indentation: Int) -> String {
        let spaces = String(repeating: " ", count: indentation)
        let dash = "-" + String(repeating: " ", count: indents.item - 1)
        return items.map { item in
            var comments = YAMLComments()
            var value = item
            if case .commented(let inner, let own) = item { (value, comments) = (inner, own) }
            if case .mapping(var pairs, let layout) = value, !pairs.isEmpty {
                // Nothing comes between the dash and the first entry.
                comments.above += pairs[0].comments.above
                pairs[0].comments.above = []
                value = .mapping(pairs, layout)
            }
            let column = indentation + indents.item
            let piece = piece(value, indentation: indentation, column: column, isItem: true)
            // At the end of the first of several lines it would be taken for that of the first entry.
            if !piece.body.isEmpty, !value.isScalar { comments = comments.onOwnLines }
            let text = text(of: piece, trailing: comments.trailing ?? "")
            return commented(spaces + dash + text, comments, spaces)
        }.joined()
    }

    /// Lines with the comments above and below them.
    private func commented(_ lines: String, _ comments: YAMLComments, _ spaces: String) -> String {
        if comments.above.isEmpty, comments.below.isEmpty { return lines }
        return indented(comments.above, spaces) + lines + indented(comments.below, spaces)
    }

    /// Texts on lines of their own; an empty one is a blank line.
    private func indented(_ texts: [String], _ spaces: String) -> String {
        texts.map { $0.isEmpty ? "\n" : spaces + $0 + "\n" }.joined()
    }

    /// A value after `key:` or `-` whose line is indented by some columns.
    func piece(
        _ value: YAMLValue,
        indentation: Int,
        column: Int,
        isItem: Bool
    ) -> Piece {
        let inner = indentation + (isItem ? indents.item : indents.mapping)
        switch value {
        case .commented(let value, _):
            return piece(value, indentation: indentation, column: column, isItem: isItem)
        case .marked(let mark, let value):
            // What an anchor is of does not begin on its line, or it would be that of a key.
            var piece = piece(
                value,
                indentation: isItem ? inner - indents.mapping : indentation,
                column: column + mark.unicodeScalars.count + 1,
                isItem: false
            )
            piece.head = piece.head.isEmpty ? mark : mark + " " + piece.head
            return piece
        case .scalar(.string(let string))
        where foldsTexts && YAMLTextFolding.isLong(string, column: column, inner: inner, width):
            return YAMLTextFolding.canFold(string)
                ? folded(string, indentation: inner) : quoted(string, inner, column)
        case .scalar(.string(let string))
        where foldsTexts && !YAMLScalarWriter.isLiteral(string)
            && column + YAMLScalarWriter.text(of: string, inFlow: false).unicodeScalars.count
                > width:
            return quoted(string, inner, column)
        case .scalar(.string(let string)) where YAMLScalarWriter.isLiteral(string):
            return literal(string, indentation: inner)
        case .scalar(let scalar):
            return Piece(head: YAMLScalarWriter.text(of: scalar, inFlow: false))
        case .source(let source):
            let spaces = String(repeating: " ", count: inner)
            return Piece(head: source.head, body: indented(source.lines, spaces))
        case .list, .mapping:
            if isFlow(value, column: column, isItem: isItem) { return Piece(head: flow(value)) }
            if let filled = filled(value, indentation: inner, column: column) { return filled }
        }
        switch value {
        case .mapping(let pairs, _):
            return block(lines(of: pairs, indentation: inner), isItem: isItem, indentation: inner)
        case .list(let items, _):
            let inner = isItem ? inner : indentation + indents.list
            return block(lines(of: items, indentation: inner), isItem: isItem, indentation: inner)
        case .scalar, .source, .commented, .marked:
            return Piece(head: flow(value))
        }
    }

    /// A value in one line.
    package func flow(_ value: YAMLValue) -> String {
        switch value {
        case .scalar(let scalar): YAMLScalarWriter.text(of: scalar, inFlow: true)
        case .source(let source):
            source.inFlow ?? YAMLScalarWriter.text(of: source.scalar, inFlow: true)
        case .commented(let value, _): flow(value)
        case .marked(let mark, let value): mark + " " + flow(value)
        case .list(let items, _): "[" + items.map { flow($0) }.joined(separator: ", ") + "]"
        case .mapping(let pairs, _): "{" + pairs.map { flow($0) }.joined(separator: ", ") + "}"
        }
    }

    /// An entry in one line.
    package func flow(_ pair: YAMLPair) -> String {
        let key = key(of: pair, inFlow: true)
        if pair.value.isNothing { return key }
        return key + (key.hasPrefix("? ") ? " : " : ": ") + flow(pair.value)
    }

    func text(of piece: Piece, trailing comment: String = "") -> String {
        piece.head + comment + "\n" + piece.body
    }

    /// A block below its key; that of an item starts on the line of its dash, unless a comment does.
    private func block(_ lines: String, isItem: Bool, indentation: Int) -> Piece {
        guard isItem, let end = lines.utf8.firstIndex(of: 0x0A) else {
            return Piece(head: "", body: lines)
        }
        let head = lines[..<end].dropFirst(indentation)
        return Piece(head: String(head), body: String(lines[lines.utf8.index(after: end)...]))
    }

    private func literal(_ string: String, indentation: Int) -> Piece {
        let spaces = String(repeating: " ", count: indentation)
        let lines = YAMLTextFolding.lines(in: string)
        return Piece(head: string.utf8.last == 0x0A ? "|" : "|-", body: indented(lines, spaces))
    }

    /// A text in quotes over several lines, for what no block can hold, such as a blank at the end.
    private func quoted(_ string: String, _ indentation: Int, _ column: Int) -> Piece {
        let text = YAMLScalarWriter.quoted(string)
        let room = max(20, width - max(indentation, column) - 3)
        let lines = YAMLTextFolding.pieces(of: text, width: room)
        let spaces = String(repeating: " ", count: indentation)
        // A line end behind a backslash is none, and blanks before it are kept.
        let body = lines.dropFirst().enumerated().map { index, line in
            spaces + line + (index == lines.count - 2 ? "\n" : " \\\n")
        }
        return Piece(head: lines[0] + (lines.count > 1 ? " \\" : ""), body: body.joined())
    }

    private func folded(_ string: String, indentation: Int) -> Piece {
        let spaces = String(repeating: " ", count: indentation)
        let lines = YAMLTextFolding.lines(of: string, width: max(20, width - indentation))
        return Piece(head: string.utf8.last == 0x0A ? ">" : ">-", body: indented(lines, spaces))
    }

    private func key(of pair: YAMLPair, inFlow: Bool) -> String {
        let quoted = pair.writtenKey ?? YAMLScalarWriter.text(of: pair.key, inFlow: inFlow)
        // 'on' is a key of the language, and nothing but a boolean to readers of YAML 1.1.
        let isOurs = quoted != pair.key && pair.writtenKey == nil && Catalog.hasKey(pair.key)
        let key = isOurs ? pair.key : quoted
        return key.unicodeScalars.count > YAMLScalarWriter.longestKey ? "? " + key : key
    }

    /// Whether a collection goes into one line.
    private func isFlow(_ value: YAMLValue, column: Int, isItem: Bool) -> Bool {
        if value.holdsComments { return false }
        let isWanted: Bool
        switch value {
        case .list([], _), .mapping([], _): return true
        case .scalar, .source, .commented, .marked: return true
        case .list(_, .block), .mapping(_, .block): return false
        case .list(_, .flow), .mapping(_, .flow), .list(_, .filled), .mapping(_, .filled):
            isWanted = true
        case .list(let items, .automatic):
            isWanted = items.allSatisfy { isFlowLeaf($0) }
        case .mapping(let pairs, .automatic):
            // `- label: Hello` reads better than `- {label: Hello}`.
            isWanted =
                !(isItem && pairs.count == 1)
                && pairs.allSatisfy { isFlowLeaf(.string($0.key)) && isFlowLeaf($0.value) }
        }
        return isWanted && column + flow(value).unicodeScalars.count <= width
    }

    /// Whether a scalar looks the same in one line with others as alone.
    private func isFlowLeaf(_ value: YAMLValue) -> Bool {
        if case .source(let source) = value { return source.inFlow != nil }
        if case .marked(_, let value) = value { return isFlowLeaf(value) }
        guard case .scalar(let scalar) = value else { return false }
        if case .string(let string) = scalar, YAMLScalarWriter.isLiteral(string) { return false }
        return YAMLScalarWriter.text(of: scalar, inFlow: true)
            == YAMLScalarWriter.text(of: scalar, inFlow: false)
    }
}
