import SceneLanguage
import SceneText

extension Reference {
    /// What a step does, by its first word and in each way that it is written; nil for other words.
    static func text(ofStep verb: String) -> String? {
        let terms = stepTerms.filter { $0.key == verb || $0.key.hasPrefix(verb + " ") }
        guard !terms.isEmpty else { return nil }
        let width = terms.map(\.key.count).max() ?? 0
        let lines = terms.flatMap { usage, meaning in
            let words = LineWrapping.proseLines(of: ReferenceText.plain(meaning), width: 76 - width)
            let first = usage + String(repeating: " ", count: width - usage.count)
            let blank = String(repeating: " ", count: width)
            return words.enumerated().map { "  \($0 == 0 ? first : blank)  \($1)" }
        }
        return (["\(verb), a step", ""] + lines).joined(separator: "\n")
            + "\n\nMore: 'scenectl explain steps'\n"
    }
}
