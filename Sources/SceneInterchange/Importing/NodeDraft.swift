import SceneLanguage
import SceneText

/// A mapping while it is made.
struct NodeDraft {
    /// Where it comes from, and every entry that does not say so itself.
    var range: SourceRange

    private(set) var entries: [MadeEntry]

    /// Where each key is.
    private var places: [String: Int]

    init(at range: SourceRange, _ entries: [MadeEntry] = []) {
        self.range = range
        self.entries = entries
        places = Dictionary(firstOf: entries.enumerated().map { ($1.key, $0) })
    }

    var isEmpty: Bool { entries.isEmpty }

    var node: MadeNode { MadeNode(.mapping(entries), at: range) }

    func has(_ key: String) -> Bool { places[key] != nil }

    func value(_ key: String) -> MadeNode? { places[key].map { entries[$0].value } }

    /// Gives a key a value in place of the one that it may have.
    mutating func set(_ key: String, _ value: MadeNode) {
        let entry = MadeEntry(key, at: value.range, value)
        if let place = places[key] { entries[place] = entry } else { add(entry) }
    }

    mutating func add(_ entry: MadeEntry) {
        guard places[entry.key] == nil else { return }
        places[entry.key] = entries.count
        entries.append(entry)
    }

    mutating func add(_ key: String, _ value: MadeNode?) {
        if let value { add(MadeEntry(key, at: value.range, value)) }
    }

    mutating func add(_ key: String, word: String?, at range: SourceRange? = nil) {
        if let word { add(key, MadeNode(.word(word), at: range ?? self.range)) }
    }

    mutating func add(_ key: String, text: String?, at range: SourceRange? = nil) {
        if let text { add(key, MadeNode(.text(text), at: range ?? self.range)) }
    }

    mutating func add(_ key: String, list: [MadeNode]) {
        if !list.isEmpty { add(key, MadeNode(.list(list), at: range)) }
    }

    /// The ids that are given in it.
    var ids: Set<String> {
        var ids: Set<String> = []
        node.visit { node in
            for entry in node.entries where entry.key == "id" {
                if let id = entry.value.word { ids.insert(id) }
            }
        }
        return ids
    }

    /// A view of a kind with what was added.
    func view(_ kind: ViewKind) -> MadeNode {
        MadeNode(.mapping([MadeEntry(kind.rawValue, at: range, node)]), at: range)
    }
}

extension MadeNode {
    /// Without outlets and actions that lead to ids which are not there.
    func withoutEnds(besides ids: Set<String>) -> MadeNode {
        var node = self
        switch content {
        case .word, .text: break
        case .list(let items):
            node.content = .list(
                items.compactMap { $0.isLostAction(ids) ? nil : $0.withoutEnds(besides: ids) }
            )
        case .mapping(let entries):
            node.content = .mapping(
                entries.compactMap { entry in
                    var entry = entry
                    if entry.key == "outlets" {
                        entry.value = entry.value.outlets(among: ids)
                    } else if entry.value.isLostAction(ids) {
                        return nil
                    } else {
                        entry.value = entry.value.withoutEnds(besides: ids)
                    }
                    let isEmptied =
                        ["outlets", "actions", "action"].contains(entry.key) && entry.value.isEmpty
                    return isEmptied ? nil : entry
                }
            )
        }
        return node
    }

    /// Whether it is an action whose receiver is not there.
    private func isLostAction(_ ids: Set<String>) -> Bool {
        guard entries.map(\.key) == ["to", "action"], let id = entries[0].value.word else {
            return false
        }
        return DirectedAction.Word(rawValue: id) == nil && !ids.contains(id)
    }

    private func outlets(among ids: Set<String>) -> MadeNode {
        guard case .mapping(let entries) = content else { return self }
        var node = self
        node.content = .mapping(
            entries.compactMap { entry in
                var entry = entry
                switch entry.value.content {
                case .word(let id): return ids.contains(id) ? entry : nil
                case .list(let items):
                    let kept = items.filter {
                        $0.word.map(ids.contains) ?? true
                    }
                    entry.value.content = .list(kept)
                    return kept.isEmpty ? nil : entry
                case .text, .mapping: return entry
                }
            }
        )
        return node
    }

    /// A view of a kind with some properties.
    static func view(
        _ kind: ViewKind,
        at range: SourceRange,
        _ fill: (inout NodeDraft) -> Void = { _ in }
    ) -> MadeNode {
        var draft = NodeDraft(at: range)
        fill(&draft)
        return draft.view(kind)
    }

    /// Whether a colour is that of an empty screen.
    var isPale: Bool {
        guard case .text(let text) = content else { return false }
        return Color(text)?.isPale == true
    }

    /// A number as scenes write it.
    static func number(_ value: Double, at range: SourceRange) -> MadeNode {
        MadeNode(.word(text(of: value)), at: range)
    }

    static func text(of value: Double) -> String {
        ((value * 1000).rounded() / 1000).shortest
    }
}
