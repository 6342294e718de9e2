/// Collections in brackets over several lines.
extension YAMLWriter {
    /// How many lines a collection in brackets may fill, unless it is a long list of names.
    private static let mostLines = 4

    /// A collection in brackets whose lines are filled, entry after entry; nil for one that reads better by
    /// indentation.
    func filled(_ value: YAMLValue, indentation: Int, column: Int) -> Piece? {
        let entries: [String]
        let brackets: (start: String, end: String)
        switch value {
        case .mapping(let pairs, .filled):
            entries = pairs.map { flow($0) }
            brackets = ("{", "}")
        case .list(let items, .filled):
            entries = items.map { flow($0) }
            brackets = ("[", "]")
        default: return nil
        }
        guard !value.holdsComments else { return nil }
        var lines = [brackets.start]
        var start = column
        for (index, entry) in entries.enumerated() {
            let text = entry + (index == entries.count - 1 ? brackets.end : ",")
            let length = text.unicodeScalars.count
            let end = start + lines[lines.count - 1].unicodeScalars.count + 1 + length
            if index == 0 || end <= width {
                lines[lines.count - 1] += (index == 0 ? "" : " ") + text
            } else {
                lines.append(text)
                start = indentation
            }
            guard start + lines[lines.count - 1].unicodeScalars.count <= width else { return nil }
        }
        guard lines.count <= max(Self.mostLines, entries.count / 2) else { return nil }
        let spaces = String(repeating: " ", count: indentation)
        return Piece(head: lines[0], body: lines.dropFirst().map { spaces + $0 + "\n" }.joined())
    }
}
