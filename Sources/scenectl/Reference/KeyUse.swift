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

    /// The names of all keys.
    static let names = Array(Set(uses.map(\.key.name))).sorted()

    /// Every key of every mapping, by which mapping, and the page of that.
    static let uses: [(key: Key, shape: Shape, owner: String, page: String)] = {
        let mappings = Shape.Name.allCases.filter { $0 != .style }.flatMap { name in
            let shape = Catalog.shape(name)
            return shape.keys.map { ($0, shape, shape.name, name.referencePage) }
        }
        let common = Catalog.commonViewKeys.map {
            ($0, ViewKind.view.entry.shape, "every view", "views")
        }
        let views = Catalog.views.flatMap { entry in
            let own = entry.shape.keys.filter { key in
                !Catalog.commonViewKeys.contains { $0 === key }
            }
            let page = entry.kind == .table ? "tables" : entry.kind.rawValue
            return own.map { ($0, entry.shape, entry.shape.name, page) }
        }
        return mappings + common + views
    }()

    /// What a key means, once for each meaning; nil where no key is called so.
    static func text(of name: String) -> String? { text(of: name) { key, _ in key.name == name } }

    /// What the keys mean that others call so; nil where no key is.
    static func text(ofForeign word: String) -> String? {
        var names: [String] = []
        for use in uses where use.shape.key(word) == nil {
            guard let name = use.shape.spelling(of: word), name == use.key.name else { continue }
            if !names.contains(name) { names.append(name) }
        }
        let parts = names.compactMap { name -> String? in
            let text = text(of: name) { key, shape in
                key.name == name && shape.key(word) == nil && shape.spelling(of: word) == name
            }
            return text.map { ForeignWord.lead(from: word, to: name) + "\n" + $0 }
        }
        return parts.isEmpty ? nil : parts.joined(separator: "\n")
    }

    private static func text(of name: String, where isMeant: (Key, Shape) -> Bool) -> String? {
        var meanings: [Meaning] = []
        var owners: [Meaning: [(name: String, page: String)]] = [:]
        for use in uses where isMeant(use.key, use.shape) {
            let meaning = Meaning(
                summary: use.key.summary,
                type: use.key.type,
                fallback: use.key.fallback,
                uikit: use.key.uikitName
            )
            if owners[meaning] == nil { meanings.append(meaning) }
            owners[meaning, default: []].append((use.owner, use.page))
        }
        guard !meanings.isEmpty else { return nil }
        let parts = meanings.map { text(of: $0, owners: owners[$0] ?? []) }
        return "\(name), a key\n\n" + parts.joined(separator: "\n")
    }

    private static func text(
        of meaning: Meaning,
        owners: [(name: String, page: String)]
    ) -> String {
        let type = LineWrapping.lines(
            of: ReferenceText.plain(meaning.type.referencePhrase),
            width: 69
        )
        var facts = ["  type     " + type.joined(separator: "\n           ")]
        if let fallback = meaning.fallback {
            facts.append("  default  \(ReferenceText.plain(fallback))")
        }
        if let uikit = meaning.uikit { facts.append("  UIKit    \(uikit)") }
        var pages: [String] = []
        for owner in owners where !pages.contains(owner.page) { pages.append(owner.page) }
        var named: [String] = []
        for owner in owners where !named.contains(owner.name) { named.append(owner.name) }
        let names = named.joined(separator: ", ")
        let ways = pages.prefix(3).map { "'scenectl explain \($0)'" }.joined(separator: ", ")
        let lines =
            LineWrapping.lines(
                of: "Of \(names): \(ReferenceText.plain(meaning.summary)).",
                width: 80
            )
            + facts + ["  more     \(ways)"]
        return lines.joined(separator: "\n") + "\n"
    }
}
