extension String {
    /// The text with blanks before every line that has letters.
    var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    " + $0 }
            .joined(separator: "\n")
    }

    /// The text between fences of Markdown, which nothing in it can end.
    func fenced(as language: String) -> String {
        let runs = split { $0 != "`" }.map(\.count)
        let fence = String(repeating: "`", count: max(3, (runs.max() ?? 0) + 1))
        return "\(fence)\(language)\n\(self)\(hasSuffix("\n") ? "" : "\n")\(fence)"
    }
}
