import SceneLanguage
import SceneText

/// Changes to a scene file that leave everything else alone: comments, order, blank lines.
///
/// All of them refer to the file as it was read.
struct SceneEdits {
    let tree: YAMLTree
    private var editor: YAMLEditor

    /// Where new entries of a part of the file go, found for the first of them.
    private var ends: [YAMLNodeID: (last: YAMLNodeID?, hasBlankLines: Bool)] = [:]

    /// Entries of parts of the file that are not there yet, such as `classes:`.
    private var founded: [(key: String, pairs: [YAMLPair])] = []

    init(_ tree: YAMLTree) {
        self.tree = tree
        editor = YAMLEditor(tree)
    }

    /// Where everything is in the file as it was read.
    var layout: YAMLSourceLayout { editor.layout }

    /// The text as it is after all changes.
    func text() -> [UInt8] {
        var editor = editor
        if let root = tree.root {
            for part in founded {
                let before = Catalog.shape(.file).keys.map(\.name).prefix { $0 != part.key }
                let isSeparated = hasBlankLines(root)
                let pairs =
                    isSeparated && part.key == "classes" ? part.pairs.separated : part.pairs
                editor.insert(
                    part.key,
                    .mapping(pairs, .block),
                    after: lastKey(among: Array(before), in: root),
                    in: root,
                    separated: isSeparated
                )
            }
        }
        return editor.bytes
    }

    /// Replaces a node with a value.
    mutating func replace(_ node: YAMLNodeID, with value: YAMLValue) {
        editor.replace(node, with: value)
    }

    /// Sets the value of a key; a new key goes after the last of those that it belongs after, else
    /// at the end.
    mutating func set(
        _ key: String,
        to value: YAMLValue,
        in mapping: YAMLNodeID,
        after others: [String] = []
    ) {
        if let entry = entry(key, in: mapping) {
            editor.replace(entry.value, with: value)
        } else {
            let last = lastKey(among: others, in: mapping) ?? lastKey(in: mapping)
            editor.insert(key, value, after: last, in: mapping)
        }
    }

    /// Inserts a key before another.
    mutating func insert(
        _ key: String,
        _ value: YAMLValue,
        before other: String,
        in mapping: YAMLNodeID
    ) {
        var previous: YAMLNodeID?
        for entry in tree.entries(mapping) {
            if tree.text(of: entry.symbol) == other { break }
            previous = entry.key
        }
        editor.insert(key, value, after: previous, in: mapping)
    }

    /// Puts items after the last item of a list.
    mutating func append(_ values: [YAMLValue], to list: YAMLNodeID) {
        let last = Array(tree.items(list)).last
        for value in values { editor.insert(value, after: last, in: list) }
    }

    /// Replaces an entry with another, including the comments above it.
    mutating func replace(_ key: String, with pair: YAMLPair, in mapping: YAMLNodeID) {
        guard let entry = entry(key, in: mapping) else { return }
        editor.replace(entry.key, with: .string(pair.key))
        editor.replace(entry.value, with: pair.value)
    }

    /// Removes items from a list.
    mutating func remove(_ items: [YAMLNodeID], fromList list: YAMLNodeID) {
        for item in items { editor.remove(item, from: list) }
    }

    /// Removes keys from a mapping.
    mutating func remove(_ keys: [String], from mapping: YAMLNodeID) {
        let own = Dictionary(
            firstOf: ownEntries(of: mapping).map { (tree.text(of: $0.symbol), $0.key) }
        )
        for key in keys.compactMap({ own[$0] }) { editor.remove(key, from: mapping) }
    }

    /// Removes entries from the mapping under a key, adds others, and removes the key when nothing
    /// is left; a key that is not there is added in its order where there is something to add.
    mutating func change(
        _ key: String,
        in mapping: YAMLNodeID,
        removing removed: Set<String> = [],
        adding added: [YAMLPair] = [],
        order: KeyOrder? = nil
    ) {
        guard let inner = entry(key, in: mapping)?.value else {
            guard !added.isEmpty else { return }
            let others = order?.keys(before: key) ?? []
            set(key, to: .mapping(added), in: mapping, after: others)
            return
        }
        guard tree.kind(inner) == .mapping else {
            changeList(inner, under: key, in: mapping, removing: removed, adding: added)
            return
        }
        let names = tree.entries(inner).map { tree.text(of: $0.symbol) }
        let kept = names.filter { !removed.contains($0) }
        guard !kept.isEmpty || !added.isEmpty else {
            remove([key], from: mapping)
            return
        }
        guard !kept.isEmpty else {
            editor.replace(inner, with: .mapping(added))
            return
        }
        remove(names.filter(removed.contains), from: inner)
        let last = lastKey(in: inner)
        for pair in added { editor.insert(pair.key, pair.value, after: last, in: inner) }
    }

    /// Changes a list of names, each of which is its own value; other values make it a mapping.
    private mutating func changeList(
        _ list: YAMLNodeID,
        under key: String,
        in mapping: YAMLNodeID,
        removing removed: Set<String>,
        adding added: [YAMLPair]
    ) {
        let items = Array(tree.items(list))
        let gone = items.filter { removed.contains(tree.text($0)) }
        if gone.count == items.count, added.isEmpty {
            remove([key], from: mapping)
        } else if added.isEmpty {
            remove(gone, fromList: list)
        } else {
            let names = items.map { tree.text($0) }.filter { !removed.contains($0) }
            editor.replace(
                list,
                with: .mapping(names.map { YAMLPair($0, .string($0)) } + added, .flow)
            )
        }
    }

    /// Adds an entry to a part of the file, such as a class to `classes:`.
    mutating func add(_ pair: YAMLPair, to part: String) {
        guard let root = tree.root else { return }
        if let node = entry(part, in: root)?.value, tree.count(node) > 0 {
            // A class that is alone so far is set off as the parts of the file are.
            let isAlone = part == "classes" && tree.count(node) == 1
            let end =
                ends[node]
                ?? (lastKey(in: node), hasBlankLines(node) || (isAlone && hasBlankLines(root)))
            ends[node] = end
            editor.insert(
                pair.key,
                pair.value,
                after: end.last,
                in: node,
                separated: end.hasBlankLines
            )
        } else if let place = founded.firstIndex(where: { $0.key == part }) {
            founded[place].pairs.append(pair)
        } else {
            founded.append((part, [pair]))
        }
    }

    /// The entries of a mapping, as they are to be written again.
    func pairs(_ mapping: YAMLNodeID) -> [YAMLPair] {
        guard case .mapping(let pairs, _) = layout.value(of: mapping) else { return [] }
        return pairs
    }

    /// The mapping of a scene.
    func scene(_ id: String) -> YAMLNodeID? { node("scenes", id) }

    /// The mapping of a class.
    func classNode(_ name: String) -> YAMLNodeID? { node("classes", name) }

    /// The node under keys, from the outermost mapping on.
    func node(_ keys: String...) -> YAMLNodeID? {
        var node = tree.root
        for key in keys { node = node.flatMap { tree.value(for: key, in: $0) } }
        return node
    }

    /// The entries that are written in the mapping itself.
    private func ownEntries(of mapping: YAMLNodeID) -> [YAMLEntry] {
        let range = tree.range(mapping)
        return tree.entries(mapping).filter { range.contains(tree.range($0.key)) }
    }

    private func entry(_ key: String, in mapping: YAMLNodeID) -> YAMLEntry? {
        ownEntries(of: mapping).first { tree.text(of: $0.symbol) == key }
    }

    /// Whether there are blank lines between the entries of a mapping; where it has only one, between any
    /// lines of it.
    private func hasBlankLines(_ mapping: YAMLNodeID) -> Bool {
        let entries = ownEntries(of: mapping)
        if entries.count < 2 { return hasBlankLine(tree.range(mapping)) }
        return zip(entries, entries.dropFirst()).contains { entry, next in
            let end = tree.range(of: entry).end
            return hasBlankLine(SourceRange(start: end, end: tree.range(next.key).start))
        }
    }

    private func hasBlankLine(_ range: SourceRange) -> Bool {
        let bytes = tree.text.bytes[range.indices].filter { $0 != 0x0D }
        return zip(bytes, bytes.dropFirst()).contains { $0 == 0x0A && $1 == 0x0A }
    }

    private func lastKey(among keys: [String]? = nil, in mapping: YAMLNodeID) -> YAMLNodeID? {
        ownEntries(of: mapping).last { keys?.contains(tree.text(of: $0.symbol)) ?? true }?.key
    }
}

extension [YAMLPair] {
    /// The entries with a blank line before each but the first.
    fileprivate var separated: [YAMLPair] {
        enumerated().map { place, pair in
            guard place > 0 else { return pair }
            var comments = pair.comments
            comments.above.insert("", at: 0)
            return YAMLPair(pair.key, pair.value, comments)
        }
    }
}
