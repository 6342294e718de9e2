import SceneLanguage
import SceneText

/// Where one key of the language is used: by which mappings, and for what.
struct KeyUse {
    /// One meaning of a key, and the pages of the mappings that have it so.
    private struct Meaning: Hashable {
        let summary: String
        let type: KeyType
        let fallback: String?
        let uikit: String?
    }

    /// A key of a mapping, and the page of that.
    typealias Use = (key: Key, shape: Shape, owner: String, page: String)

    /// The names of all keys.
    static let names = Array(Set(uses.map(\.key.name))).sorted()

    /// Every key of every mapping, by which mapping, and the page of that.
    static let uses: [Use] = {
        let mappings = Shape.Name.allCases.filter { $0 != .style }.flatMap { name in
            let shape = Catalog.shape(name)
            return shape.keys.map { ($0, shape, shape.name, name.referencePage) }
        }
        let common = Catalog.commonViewKeys.map {
            ($0, ViewKind.view.entry.shape, "every view", "views")
        }
        let views = Catalog.views.flatMap { entry in
            let page = entry.kind == .table ? "tables" : entry.kind.rawValue
            return entry.ownKeys.map { ($0, entry.shape, entry.shape.name, page) }
        }
        return mappings + common + views
    }()

    /// What a key means, once for each meaning; nil where no key is called so.
    static func text(of name: String) -> String? {
        let uses = uses.filter { $0.key.name == name }
        return uses.isEmpty ? nil : text(of: name, uses)
    }

    /// What the keys mean that others call so; nil where no key is.
    static func text(ofForeign word: String) -> String? {
        let meant = uses.filter { use in
            use.shape.key(word) == nil && use.shape.spelling(of: word) == use.key.name
        }
        let parts = meant.grouped(by: \.key.name).map { name, uses in
            ForeignWord.lead(from: word, to: name) + "\n" + text(of: name, uses)
        }
        return parts.isEmpty ? nil : parts.joined(separator: "\n")
    }

    private static func text(of name: String, _ uses: [Use]) -> String {
        let meanings = uses.grouped { use in
            Meaning(
                summary: use.key.summary,
                type: use.key.type,
                fallback: use.key.fallback,
                uikit: use.key.uikitName
            )
        }
        let parts = meanings.map { text(of: $0.key, $0.elements) }
        return "\(name), a key\n\n" + parts.joined(separator: "\n")
    }

    private static func text(of meaning: Meaning, _ uses: [Use]) -> String {
        let type = LineWrapping.proseLines(
            of: ReferenceText.plain(meaning.type.referencePhrase),
            width: 69
        )
        var facts = ["  type     " + type.joined(separator: "\n           ")]
        if let fallback = meaning.fallback {
            facts.append("  default  \(ReferenceText.plain(fallback))")
        }
        if let uikit = meaning.uikit { facts.append("  UIKit    \(uikit)") }
        let names = uses.map(\.owner).uniqued.joined(separator: ", ")
        let ways = uses.map(\.page).uniqued.prefix(3).map { "'scenectl explain \($0)'" }.joined(
            separator: ", "
        )
        let lines =
            LineWrapping.proseLines(
                of: "Of \(names): \(ReferenceText.plain(meaning.summary)).",
                width: 80
            )
            + facts + ["  more     \(ways)"]
        return lines.joined(separator: "\n") + "\n"
    }
}
