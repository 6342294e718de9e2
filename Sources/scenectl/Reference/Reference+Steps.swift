import SceneLanguage
import SceneText

extension Reference {
    /// What a step does, by its first word and in each way that it is written; nil for other words.
    static func text(ofStep verb: String) -> String? {
        let terms = stepTerms.filter { $0.key == verb || $0.key.hasPrefix(verb + " ") }
        guard !terms.isEmpty else { return nil }
        let rows = HelpText.rows(terms.map { ($0.key, ReferenceText.plain($0.value)) })
        return "\(verb), a step\n\n\(rows)\nMore: 'scenectl explain steps'\n"
    }
}
