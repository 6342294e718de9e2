import SceneLanguage
import SceneText

/// A mapping while it is made.
struct NodeDraft {
    /// Where it comes from, and every entry that does not say so itself.
    let range: SourceRange

    private(set) var entries: [MadeEntry] = []

    init(at range: SourceRange, _ entries: [MadeEntry] = []) {
        self.range = range
        self.entries = entries
    }

    var isEmpty: Bool { entries.isEmpty }

    var node: MadeNode { MadeNode(.mapping(entries), at: range) }

    func has(_ key: String) -> Bool { entries.contains { $0.key == key } }

    func value(_ key: String) -> MadeNode? { entries.first { $0.key == key }?.value }

    /// Gives a key a value in place of the one that it may have.
    mutating func set(_ key: String, _ value: MadeNode) {
        let entry = MadeEntry(key, at: value.range, value)
        if let index = entries.firstIndex(where: { $0.key == key }) {
            entries[index] = entry
        } else {
            entries.append(entry)
        }
    }

    mutating func add(_ entry: MadeEntry) {
        if !has(entry.key) { entries.append(entry) }
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
        node.collectIDs(&ids)
        return ids
    }

    /// A view of a kind with what was added.
    func view(_ kind: ViewKind) -> MadeNode {
        MadeNode(.mapping([MadeEntry(kind.rawValue, at: range, node)]), at: range)
    }
}

extension MadeNode {
    fileprivate func collectIDs(_ ids: inout Set<String>) {
        switch content {
        case .word, .text: break
        case .list(let items): for item in items { item.collectIDs(&ids) }
        case .mapping(let entries):
            for entry in entries {
                if entry.key == "id", case .word(let id) = entry.value.content { ids.insert(id) }
                entry.value.collectIDs(&ids)
            }
        }
    }

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

    private var isEmpty: Bool {
        switch content {
        case .word, .text: false
        case .list(let items): items.isEmpty
        case .mapping(let entries): entries.isEmpty
        }
    }

    /// Whether it is an action whose receiver is not there.
    private func isLostAction(_ ids: Set<String>) -> Bool {
        guard case .mapping(let entries) = content, entries.count == 2, entries[0].key == "to",
            entries[1].key == "action", case .word(let id) = entries[0].value.content
        else { return false }
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
                        if case .word(let id) = $0.content { ids.contains(id) } else { true }
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
        guard case .text(let color) = content else { return false }
        switch color {
        case "clear", "white", "systemBackground", "systemGroupedBackground": return true
        default:
            guard color.hasPrefix("#"), let number = UInt32(color.dropFirst().prefix(6), radix: 16)
            else { return false }
            return number & 0xFF >= 0xE0 && number >> 8 & 0xFF >= 0xE0 && number >> 16 >= 0xE0
        }
    }

    /// A number as scenes write it.
    static func number(_ value: Double, at range: SourceRange) -> MadeNode {
        MadeNode(.word(text(of: value)), at: range)
    }

    static func text(of value: Double) -> String {
        ((value * 1000).rounded() / 1000).shortest
    }
}
