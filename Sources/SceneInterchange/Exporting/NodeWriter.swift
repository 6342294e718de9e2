import SceneLanguage
import SceneText

/// Turns made nodes into the values that a person would write: short forms, keys in their order, and in one line
/// what belongs together.
struct NodeWriter {
    /// How many collections a line may have in each other.
    private static let depthOfLine = 2

    /// How many a row or a column of plain views has.
    private static let depthOfRow = 4

    // MARK: Mappings of known keys

    /// A mapping of a shape.
    func value(_ node: MadeNode, _ shape: Shape.Name) -> YAMLValue {
        guard case .mapping(let entries) = node.content else { return plain(node) }
        switch shape {
        case .scene, .table, .section:
            return .mapping(sorted(pairs(entries, Catalog.shape(shape)), shape), .block)
        default:
            let pairs = sorted(pairs(entries, Catalog.shape(shape)), shape)
            // A cell is a line, or has one for each thing that is said of it.
            return compact(pairs, shape == .cell ? .flow : .filled)
        }
    }

    /// What fills a screen or a cell.
    func body(_ node: MadeNode) -> YAMLValue { value(node, .body) }

    private func sorted(_ pairs: [YAMLPair], _ shape: Shape.Name) -> [YAMLPair] {
        switch shape {
        case .cell: KeyOrder.cell.sorted(pairs)
        case .class: KeyOrder.classes.sorted(pairs)
        // A segue is told by its kind, whatever else is said of it.
        default: KeyOrder(Catalog.shape(shape)).sorted(pairs)
        }
    }

    private func pairs(_ entries: [MadeEntry], _ shape: Shape) -> [YAMLPair] {
        entries.map { entry in
            guard let type = shape.key(entry.key)?.type else {
                return YAMLPair(entry.key, plain(entry.value))
            }
            if case .part(let kind) = type { return part(entry, kind) }
            return YAMLPair(entry.key, value(entry.value, type))
        }
    }

    /// A part of a cell: `text: Name`, or with more than that `textLabel: {…}`.
    private func part(_ entry: MadeEntry, _ kind: ViewKind) -> YAMLPair {
        guard case .mapping(let entries) = entry.value.content else {
            return YAMLPair(entry.key, plain(entry.value))
        }
        if entries.count == 1, entries[0].key == kind.mainKey,
            let short = CellPart.shortKey(of: entry.key)
        {
            return YAMLPair(short, plain(entries[0].value))
        }
        return YAMLPair(entry.key, compact(properties(entries, kind)))
    }

    private func value(_ node: MadeNode, _ type: KeyType) -> YAMLValue {
        switch (type, node.content) {
        case (.shape(let shape), .mapping): value(node, shape)
        case (.view, .mapping), (.body, .mapping): view(node, isItem: false)
        case (.body, .list(let items)): .list(items.map { view($0, isItem: true) }, .block)
        case (.list(let element), .list(let items)), (.onlyList(let element), .list(let items)):
            // One action means a list of one; an outlet of one view would be no collection.
            if items.count == 1, type == .list(.plainText) {
                value(items[0], element)
            } else {
                list(items.map { item($0, element) })
            }
        case (.list(let element), _): value(node, element)
        case (.map(_, let element), .mapping(let entries)):
            compact(entries.map { YAMLPair($0.key, value($0.value, element)) })
        case (.either(let types), _):
            types.first { fits(node, $0) }.map { value(node, $0) } ?? plain(node)
        default: plain(node)
        }
    }

    /// Whether a value of a type is written as a node is.
    private func fits(_ node: MadeNode, _ type: KeyType) -> Bool {
        switch (type, node.content) {
        case (.shape, .mapping), (.view, .mapping), (.body, .mapping), (.map, .mapping): true
        case (.list, .list), (.onlyList, .list), (.body, .list): true
        case (.either(let types), _): types.contains { fits(node, $0) }
        default: false
        }
    }

    private func item(_ node: MadeNode, _ type: KeyType) -> YAMLValue {
        type == .view ? view(node, isItem: true) : value(node, type)
    }

    // MARK: Views

    /// A view: `label: Hello`, `label: {text: Hello, …}`, and in a list `spacer` alone.
    private func view(_ node: MadeNode, isItem: Bool) -> YAMLValue {
        guard case .mapping(let entries) = node.content, entries.count == 1,
            let kind = ViewKind(rawValue: entries[0].key),
            case .mapping(let properties) = entries[0].value.content
        else { return plain(node) }
        if properties.isEmpty, isItem { return .string(kind.rawValue) }
        let pairs = self.properties(properties, kind)
        let depth = kind == .row || kind == .column ? Self.depthOfRow : Self.depthOfLine
        let value: YAMLValue =
            pairs.count == 1 && pairs[0].key == kind.mainKey
            ? pairs[0].value : compact(pairs, depth: depth)
        // In a list, `- label: Hello` reads better than `- {label: Hello}`.
        let view = [YAMLPair(kind.rawValue, value)]
        return isItem ? .mapping(view, .block) : compact(view)
    }

    private func properties(_ entries: [MadeEntry], _ kind: ViewKind) -> [YAMLPair] {
        let shape = kind.entry.shape
        var pairs = self.pairs(entries, shape)
        if kind == .row {
            // Short rows are read as what they look like.
            for index in pairs.indices where pairs[index].key == "views" {
                guard case .list(let items, _) = pairs[index].value else { continue }
                let isFlat = fitsLine(pairs[index].value, Self.depthOfRow - 1)
                pairs[index].value = .list(items, isFlat ? .filled : .block)
            }
        }
        return kind == .table ? KeyOrder(shape).sorted(pairs) : KeyOrder.view(kind).sorted(pairs)
    }

    // MARK: Values

    /// A value as it is.
    func plain(_ node: MadeNode) -> YAMLValue {
        switch node.content {
        case .word(let text): .word(text)
        case .text(let text): .string(text)
        case .list(let items): list(items.map(plain))
        case .mapping(let entries): compact(entries.map { YAMLPair($0.key, plain($0.value)) })
        }
    }

    private func list(_ items: [YAMLValue]) -> YAMLValue {
        .list(items, items.allSatisfy(\.isScalar) ? .automatic : .block)
    }

    /// A mapping in one line, if it fits and is easy to read there.
    private func compact(
        _ pairs: [YAMLPair],
        _ layout: YAMLLayout = .filled,
        depth: Int = depthOfLine
    ) -> YAMLValue {
        let value = YAMLValue.mapping(pairs)
        return .mapping(pairs, fitsLine(value, depth) ? layout : .block)
    }

    /// Whether a value reads well in one line: it has no text of several lines, and few things in each other.
    private func fitsLine(_ value: YAMLValue, _ depth: Int) -> Bool {
        switch value {
        case .scalar(.string(let text)): !text.utf8.contains(0x0A)
        case .scalar, .source, .commented: true
        case .list(let items, _):
            items.allSatisfy(\.isScalar)
                || depth > 0 && items.allSatisfy { fitsLine($0, depth - 1) }
        case .mapping(let pairs, _):
            depth > 0 && pairs.allSatisfy { fitsLine($0.value, depth - 1) }
        }
    }
}
