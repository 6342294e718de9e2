/// What is written in a text of the reference: plain words, words of the language, and ways to other pages.
enum ReferenceText {
    /// As Markdown, within a table too.
    static func markdown(_ text: String, inTable: Bool = false) -> String {
        let linked = replacingLinks(in: text) { words, page in "[\(words)](\(page).md)" }
        return inTable ? linked.replacing("|", with: "\\|") : linked
    }

    /// For a terminal.
    static func plain(_ text: String) -> String {
        replacingLinks(in: text) { words, page in
            page.hasPrefix("../") ? "Documentation/\(page.dropFirst(3)).md" : String(words)
        }.filter { $0 != "`" }
    }

    private static func replacingLinks(
        in text: String,
        with link: (_ words: Substring, _ page: Substring) -> String
    ) -> String {
        var result = ""
        var rest = text[...]
        while let middle = rest.firstRange(of: "](") {
            let before = rest[..<middle.lowerBound]
            let after = rest[middle.upperBound...]
            guard let open = before.lastIndex(of: "["), let close = after.firstIndex(of: ")") else {
                break
            }
            result += before[..<open]
            result += link(before[open...].dropFirst(), after[..<close])
            rest = after[after.index(after: close)...]
        }
        return result + rest
    }
}
