import SceneText

/// How scene files are laid out: the order of keys as the catalog has it, and in one line what belongs together.
package struct SceneLayout {
    /// The columns that a line with a collection in it may fill.
    package static let width = 110

    /// How many collections a line may have in each other.
    private static let depthOfLine = 2

    /// How many a row or a column of plain views has.
    private static let depthOfRow = 4

    /// Whether what can be said shorter is: `text: Name` for a part of a cell, `label: Hello` for a view.
    private let shortens: Bool

    /// Makes a layout.
    package init(shortens: Bool) { self.shortens = shortens }

    /// A value of a type, laid out.
    package func value(_ value: YAMLValue, _ type: KeyType, isItem: Bool = false) -> YAMLValue {
        switch (type, value) {
        case (_, .scalar), (_, .source): value
        case (_, .commented(let value, let comments)):
            .commented(self.value(value, type, isItem: isItem), comments)
        case (_, .marked(let mark, let value)):
            .marked(mark, self.value(value, type, isItem: isItem))
        case (.either(let types), _):
            self.value(value, types.first { fits(value, $0) } ?? .data, isItem: isItem)
        case (.shape(let name), .mapping(let pairs, let layout)): mapping(pairs, name, layout)
        case (.part(let kind), .mapping(let pairs, let layout)):
            compact(properties(pairs, kind), layout)
        case (.view, .mapping(let pairs, let layout)), (.body, .mapping(let pairs, let layout)):
            view(pairs, layout, isItem: isItem) ?? compact(pairs.map { pair($0, .data) }, layout)
        case (.body, .list(let items, let layout)):
            list(items.map { self.value($0, .view, isItem: true) }, layout, isOfViews: true)
        case (.list(let element), .list(let items, _))
        where shortens && items.count == 1 && type == .list(.plainText):
            // One action means a list of one; an outlet of one view would be no collection.
            self.value(items[0], element)
        case (.list(let element), .list(let items, let layout)),
            (.onlyList(let element), .list(let items, let layout)):
            list(items.map { self.value($0, element, isItem: true) }, layout)
        case (.list(let element), _): self.value(value, element)
        case (.map(_, let element), .mapping(let pairs, let layout)):
            compact(pairs.map { pair($0, element) }, layout)
        case (_, .list(let items, let layout)): list(items.map { self.value($0, .data) }, layout)
        case (_, .mapping(let pairs, let layout)): compact(pairs.map { pair($0, .data) }, layout)
        }
    }

    private func pair(_ pair: YAMLPair, _ type: KeyType) -> YAMLPair {
        var pair = pair
        pair.value = value(pair.value, type)
        return pair
    }

    /// Whether a value of a type is written as a value is.
    private func fits(_ value: YAMLValue, _ type: KeyType) -> Bool {
        switch (type, value.kind) {
        case (.shape, .mapping), (.view, .mapping), (.body, .mapping), (.map, .mapping): true
        case (.list, .sequence), (.onlyList, .sequence), (.body, .sequence): true
        case (.either(let types), _): types.contains { fits(value, $0) }
        default: false
        }
    }

    // MARK: Mappings of known keys

    private func mapping(
        _ pairs: [YAMLPair],
        _ name: Shape.Name,
        _ written: YAMLLayout
    ) -> YAMLValue {
        let shape = Catalog.shape(name)
        let pairs = sorted(self.pairs(pairs, shape), KeyOrder(shape))
        return switch name {
        case .file:
            // What a file declares has a line of its own for each name.
            .mapping(pairs.map { inBlock($0, shape.key($0.key)?.type) }, .block)
        case .scene, .table, .section: .mapping(pairs, written.isBracketed ? .flow : .block)
        // A cell is a line, or has one for each thing that is said of it.
        case .cell: compact(pairs, written, unlessFilled: true)
        default: compact(pairs, written)
        }
    }

    private func inBlock(_ pair: YAMLPair, _ type: KeyType?) -> YAMLPair {
        guard case .map = type, case .mapping(let pairs, _) = pair.value else { return pair }
        var pair = pair
        pair.value = .mapping(pairs, .block)
        return pair
    }

    /// Entries in an order; as they are where an alias could come before its anchor, or a merge elsewhere.
    private func sorted(_ pairs: [YAMLPair], _ order: KeyOrder) -> [YAMLPair] {
        pairs.contains(where: \.hasReferences) ? pairs : order.sorted(pairs)
    }

    private func pairs(_ pairs: [YAMLPair], _ shape: Shape) -> [YAMLPair] {
        pairs.map { pair in
            guard let type = shape.key(pair.key)?.type else { return self.pair(pair, .data) }
            if shortens, case .part(let kind) = type { return part(pair, kind) }
            return self.pair(pair, type)
        }
    }

    /// A part of a cell: `text: Name`, or with more than that `textLabel: {…}`.
    private func part(_ pair: YAMLPair, _ kind: ViewKind) -> YAMLPair {
        if case .mapping(let pairs, _) = pair.value, pairs.count == 1, pairs[0].key == kind.mainKey,
            let short = CellPart.shortKey(of: pair.key)
        {
            return YAMLPair(short, value(pairs[0].value, .data))
        }
        return self.pair(pair, .part(kind))
    }

    // MARK: Views

    /// A view: `label: Hello`, `label: {text: Hello, …}`, and in a list `spacer` alone; nil for anything else.
    private func view(_ pairs: [YAMLPair], _ written: YAMLLayout, isItem: Bool) -> YAMLValue? {
        guard pairs.count == 1, let kind = ViewKind(rawValue: pairs[0].key) else { return nil }
        var view = pairs[0]
        let depth = kind == .row || kind == .column ? Self.depthOfRow : Self.depthOfLine
        view.value = view.value.mapped { value in
            guard case .mapping(let properties, let written) = value else {
                return self.value(value, kind.entry.shape.mainKey?.type ?? .data)
            }
            let pairs = self.properties(properties, kind)
            if shortens, pairs.count == 1, pairs[0].key == kind.mainKey { return pairs[0].value }
            return compact(pairs, written, depth: depth)
        }
        if shortens, isItem, case .mapping([], _) = view.value { return .string(kind.rawValue) }
        // In a list, `- label: Hello` reads better than `- {label: Hello}`.
        return isItem ? .mapping([view], .block) : compact([view], written)
    }

    private func properties(_ entries: [YAMLPair], _ kind: ViewKind) -> [YAMLPair] {
        let shape = kind.entry.shape
        var pairs = self.pairs(entries, shape)
        if kind == .row {
            // Short rows are read as what they look like.
            for index in pairs.indices where pairs[index].key == "views" {
                guard case .list(let items, let written) = pairs[index].value else { continue }
                let isFlat = !keeps(written) && fitsLine(pairs[index].value, Self.depthOfRow - 1)
                pairs[index].value = .list(items, isFlat ? .filled : written)
            }
        }
        return sorted(pairs, .view(kind))
    }

    // MARK: Lines

    /// Whether a collection stays in lines of its own, as its author wrote it: a change of one of them is read best.
    private func keeps(_ written: YAMLLayout) -> Bool { !shortens && written == .block }

    private func list(
        _ items: [YAMLValue],
        _ written: YAMLLayout,
        isOfViews: Bool = false
    ) -> YAMLValue {
        if written.isBracketed || keeps(written) { return .list(items, written) }
        return .list(items, !isOfViews && items.allSatisfy(\.isScalar) ? .automatic : .block)
    }

    /// A mapping in one line, if it fits and is easy to read there.
    ///
    /// Its author finds anything in brackets easy that is in them.
    private func compact(
        _ pairs: [YAMLPair],
        _ written: YAMLLayout,
        depth: Int = depthOfLine,
        unlessFilled isWhole: Bool = false
    ) -> YAMLValue {
        let depth = written.isBracketed ? .max : depth
        guard !keeps(written), fitsLine(.mapping(pairs, written), depth) else {
            return .mapping(pairs, .block)
        }
        let isFilled = !isWhole && (written == .automatic || written == .filled)
        return .mapping(pairs, isFilled ? .filled : .flow)
    }

    /// Whether a value reads well in one line: it has no text of several lines, and few things in each other.
    private func fitsLine(_ value: YAMLValue, _ depth: Int) -> Bool {
        switch value {
        case .scalar(.string(let text)): !text.utf8.contains(0x0A)
        case .scalar: true
        case .source(let source): source.isLine
        case .commented(let value, _), .marked(_, let value): fitsLine(value, depth)
        case .list(let items, _):
            items.allSatisfy { $0.isScalar && fitsLine($0, depth) }
                || depth > 0 && items.allSatisfy { fitsLine($0, depth - 1) }
        case .mapping(let pairs, let written):
            pairs.isEmpty
                || depth > 0
                    && pairs.allSatisfy { pair in
                        fitsLine(pair.value, depth - 1)
                            && (written.isBracketed || !pair.value.endsInQuestionMark)
                    }
        }
    }
}

extension YAMLLayout {
    /// Whether an author put a collection into brackets.
    fileprivate var isBracketed: Bool { self == .flow || self == .filled }
}

extension YAMLValue {
    /// Whether it is a text as `String?`, which older readers refuse in brackets without quotes.
    fileprivate var endsInQuestionMark: Bool {
        guard case .source(let source) = self else { return false }
        return source.inFlow?.hasSuffix("?") ?? false
    }

    /// The value with what is in its comments and marks turned into another.
    fileprivate func mapped(_ change: (YAMLValue) -> YAMLValue) -> YAMLValue {
        switch self {
        case .commented(let value, let comments): .commented(value.mapped(change), comments)
        case .marked(let mark, let value): .marked(mark, value.mapped(change))
        case .scalar, .source, .list, .mapping: change(self)
        }
    }
}
