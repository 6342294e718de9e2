import SceneLanguage
import SceneText

/// A cell of the file, to be written down again with some of it changed.
///
/// What is not changed is written as its author wrote it, the short forms short; the keys of the cell come in
/// the order in which they read best, so that a cell that is written again is the same. Views are identified by the position of their kind.
struct CellSketch {
    /// Properties of one view or the cell, with the groups that they are in, and what they become.
    private typealias Changes = [(keys: [String], value: YAMLValue?)]

    let parts: CellTree
    let tree: YAMLTree

    /// Where the comments are that are written with the cell; nil where they go elsewhere.
    private let layout: YAMLSourceLayout?

    /// Entries that come first in the cell.
    var leading: [YAMLPair] = []

    private var ownChanges: Changes = []
    private var views: [SourceRange: Changes] = [:]
    private var contentViews: YAMLValue?

    /// What becomes of short keys, such as `text`, that are beside the long key of their part.
    private var shortForms: [String: YAMLValue?] = [:]

    init(_ parts: CellTree, in tree: YAMLTree, withComments layout: YAMLSourceLayout? = nil) {
        self.parts = parts
        self.tree = tree
        self.layout = layout
    }

    private func comments(of child: YAMLNodeID) -> YAMLComments {
        layout?.comments(of: child) ?? YAMLComments()
    }

    private func unchanged(_ node: YAMLNodeID) -> YAMLValue {
        layout?.value(of: node) ?? tree.value(of: node)
    }

    /// Sets a property, or takes it away; a part of the style may not be written yet.
    mutating func set(_ place: CellPlace, _ keys: [String], to value: YAMLValue?) {
        switch place {
        case .cell: ownChanges.append((keys, value))
        case .view(let number):
            views[parts.views[number].kindRange, default: []].append((keys, value))
        case .part(let slot):
            if let short = shortForm(of: slot), keys == [CellPart.short(short)] {
                shortForms.updateValue(value, forKey: short)
            } else if let part = parts.styledParts.first(where: { $0.slot == slot }) {
                views[part.view.kindRange, default: []].append((keys, value))
            } else {
                ownChanges.append(([slot.rawValue] + keys, value))
            }
        }
    }

    /// The short key of a part that the cell has beside the long one.
    private func shortForm(of slot: CellPartDefinition.Slot) -> String? {
        guard let short = CellPart.shortKey(of: slot.rawValue),
            let node = tree.node(at: parts.cell.range),
            tree.value(for: short, in: node) != nil,
            tree.value(for: slot.rawValue, in: node) != nil
        else { return nil }
        return short
    }

    /// Writes new content in place of what the cell has.
    mutating func setContent(_ value: YAMLValue) { contentViews = value }

    /// The cell as it is to be written.
    func value() -> YAMLValue {
        guard let node = tree.node(at: parts.cell.range) else { return .null }
        var pairs: [YAMLPair] = []
        for entry in tree.entries(node) {
            let name = tree.text(of: entry.symbol)
            if name == "content", let contentViews {
                pairs.append(YAMLPair(name, contentViews, comments(of: entry.key)))
            } else if let short = shortForms[name] {
                if let short { pairs.append(YAMLPair(name, short, comments(of: entry.key))) }
            } else {
                let value = value(of: entry, CellPart.kind(of: name), main: CellPart.short(name))
                pairs.append(YAMLPair(name, value, comments(of: entry.key)))
            }
        }
        for (keys, value) in ownChanges { pairs.set(keys, to: value, in: .cell) }
        pairs = pairs.filter { pair in !leading.contains { $0.key == pair.key } }
        return .mapping(leading + KeyOrder.cell.sorted(pairs.withShortParts), layout(of: node))
    }

    /// The value of a key that may mean a view; its main property may be all that is written of it.
    private func value(of entry: YAMLEntry, _ kind: ViewKind?, main: String?) -> YAMLValue {
        guard let kind, let changes = views[tree.range(entry.key)] else {
            return value(of: entry.value, under: tree.text(of: entry.symbol))
        }
        let key = tree.text(of: entry.symbol)
        var pairs = properties(of: entry.value, under: key, main: main)
        for (keys, new) in changes { pairs.set(keys, to: new, in: .view(kind)) }
        if let main, pairs.count == 1, pairs[0].key == main, tree.kind(entry.value) != .mapping {
            return pairs[0].value
        }
        return .mapping(pairs, layout(of: entry.value, under: key))
    }

    /// A node with the changes of the views in it.
    func value(of node: YAMLNodeID, under key: String = "") -> YAMLValue {
        switch tree.kind(node) {
        case .scalar:
            // A bare kind: `- spacer`.
            guard let changes = views[tree.range(node)],
                let kind = ViewKind(rawValue: tree.text(node))
            else { return unchanged(node) }
            var pairs: [YAMLPair] = []
            for (keys, new) in changes { pairs.set(keys, to: new, in: .view(kind)) }
            if pairs.isEmpty { return unchanged(node) }
            let isShort = pairs.count == 1 && pairs[0].key == kind.mainKey
            let properties = isShort ? pairs[0].value : .mapping(pairs)
            return .mapping([YAMLPair(kind.rawValue, properties)])
        case .sequence:
            let items = tree.items(node).map { item(value(of: $0)).with(comments(of: $0)) }
            return .list(items, layout(of: node, under: key))
        case .mapping:
            let pairs = tree.entries(node).map { entry in
                let name = tree.text(of: entry.symbol)
                let kind = ViewKind(rawValue: name)
                let value = value(of: entry, kind, main: kind?.mainKey)
                return YAMLPair(name, value, comments(of: entry.key))
            }
            return .mapping(pairs, layout(of: node, under: key))
        }
    }

    /// An item of a list: a view reads best as `- label: …` where its list has a line for each.
    private func item(_ value: YAMLValue) -> YAMLValue {
        guard case .mapping(let pairs, .flow) = value, pairs.count == 1 else { return value }
        return .mapping(pairs)
    }

    /// The properties of a view, whichever way they are written.
    private func properties(
        of node: YAMLNodeID,
        under key: String,
        main: String?
    ) -> [YAMLPair] {
        if tree.kind(node) == .mapping {
            return tree.entries(node).map { entry in
                YAMLPair(
                    tree.text(of: entry.symbol),
                    self.value(of: entry.value, under: tree.text(of: entry.symbol)),
                    comments(of: entry.key)
                )
            }
        }
        let value = self.value(of: node, under: key)
        guard let main, value.bare != .null else { return [] }
        return [YAMLPair(main, value)]
    }

    /// How a collection is written that is the value of a key, or an item of a list.
    ///
    /// What has lines of its own only because one line cannot hold it goes into one where that can.
    private func layout(of node: YAMLNodeID, under key: String = "") -> YAMLLayout {
        if tree.kind(node) == .scalar { return .automatic }
        if tree.style(node) == .flow { return .flow }
        // In one line it would start after the key, which is indented less by about the length of ': '.
        let end = key.utf8.count + tree.endInOneLine(of: node)
        return end > YAMLWriter.defaultWidth ? .flow : .block
    }
}

extension [YAMLPair] {
    /// Sets the value under nested keys, or removes it with everything that is then empty.
    fileprivate mutating func set(
        _ path: [String],
        to value: YAMLValue?,
        in order: KeyOrder
    ) {
        guard let key = path.first else { return }
        let place = firstIndex { $0.key == key }
        var new = value
        if path.count > 1 {
            var inner: [YAMLPair] = []
            var layout = YAMLLayout.automatic
            if let place, case .mapping(let pairs, let own) = self[place].value {
                (inner, layout) = (pairs, own)
            }
            inner.set([String](path.dropFirst()), to: value, in: .inside(key))
            new = inner.isEmpty ? nil : .mapping(inner, layout)
        }
        switch (place, new) {
        case (let place?, let new?): self[place].value = new
        case (let place?, nil): remove(at: place)
        case (nil, let new?): insert(YAMLPair(key, new), at: order.place(of: key, among: self))
        case (nil, nil): break
        }
    }

    /// Parts of a style that say only their main property in the short form: `text: Name`.
    fileprivate var withShortParts: [YAMLPair] {
        compactMap { pair in
            if CellPart.short(pair.key) != nil, case .mapping(let inner, let layout) = pair.value {
                // A short key that got more than its one property is written out.
                guard !inner.isEmpty else { return nil }
                let name = CellPart.part(of: pair.key) ?? pair.key
                return YAMLPair(name, .mapping(inner, layout), pair.comments)
            }
            guard let short = CellPart.shortKey(of: pair.key),
                case .mapping(let inner, _) = pair.value
            else { return pair }
            if inner.isEmpty { return nil }
            guard inner.count == 1, inner[0].key == CellPart.short(short) else { return pair }
            return YAMLPair(short, inner[0].value, pair.comments)
        }
    }
}
