package import SceneText

extension ViewDefinition: TableHolder {
    /// What a table says of its rows.
    var heldTable: TableDefinition {
        get { table ?? TableDefinition(range: kindRange, keyRange: kindRange) }
        set { table = newValue }
    }

    /// Gives a table what it shares with other views.
    fileprivate mutating func completeTable(at range: SourceRange) {
        guard kind == .table else { return }
        var table = heldTable
        table.range = range
        table.id = id
        table.className = className
        table.properties = properties
        table.runtimeAttributes = runtimeAttributes
        self.table = table
    }
}

extension SceneDecoder {
    /// Decodes what fills a cell or a screen: a view, a list of views, or `{file: …}`.
    func body(_ field: Field) -> BodyDefinition? {
        let range = range(of: field)
        switch tree.kind(field.value) {
        case .sequence:
            let views = views(field, in: .column)
            let body = BodyDefinition(content: .views(views, isList: true), range: range)
            // A syntax error may cut off the frame of the last view, and an open quote may swallow that of any.
            if !body.isPlainView, !isEachFramed(field.value), !isBroken {
                reportFrames(of: views, in: "a column")
            }
            return body
        case .mapping:
            if let file = fileName(field.value) {
                return BodyDefinition(content: .file(file), range: range)
            }
        case .scalar: break
        }
        return view(field, in: nil).map {
            BodyDefinition(content: .views([$0], isList: false), range: range)
        }
    }

    /// Decodes a list of views in a container.
    func views(_ field: Field, in container: ViewKind) -> [ViewDefinition] {
        guard tree.kind(field.value) == .sequence else {
            reportWrongType(field, expected: .views)
            return []
        }
        var views: [ViewDefinition] = []
        views.reserveCapacity(tree.count(field.value))
        for item in tree.items(field.value) {
            if let view = view(field.with(item), in: container) { views.append(view) }
        }
        return views
    }

    /// Decodes one view: `label: Hello`, `label: {…}`, or a bare kind such as `spacer`.
    func view(_ field: Field, in container: ViewKind?) -> ViewDefinition? {
        switch tree.kind(field.value) {
        case .sequence:
            reportWrongType(field.value, expected: .view, for: "a view")
            return nil
        case .scalar:
            let whole = range(of: field)
            let view = Field(subject: .part("a view"), keyRange: whole, value: field.value)
            guard !isNull(field.value) else {
                reportWrongType(field.value, expected: .view, for: "a view")
                return nil
            }
            guard let name = plainText(view),
                let place = Catalog.place(ofKind: name.value) ?? recoverKind(name)
            else { return nil }
            observer?(name.range, "views", Catalog.views.map(\.kind.rawValue))
            return bareView(Catalog.views[place], at: whole)
        case .mapping: return keyedView(field, in: container)
        }
    }

    private func keyedView(_ field: Field, in container: ViewKind?) -> ViewDefinition? {
        let node = field.value
        var kind: (place: Int, entry: YAMLEntry)?
        var others: [YAMLEntry] = []
        var cursor = tree.cursor(of: node)
        var last: YAMLEntry?
        var isCut = false
        while let entry = tree.next(&cursor) {
            defer { last = entry }
            let before = last.flatMap { self.kind(of: $0.symbol) }.map { Catalog.views[$0].shape }
            let cut = cutText(
                entry,
                after: last,
                isCut: isCut,
                before: cursor,
                in: node,
                of: before?.mainKey,
                before
            )
            isCut = cut != nil
            if let last, let cut {
                if cut.isFirst { reportCut(cut, beside: last) }
            } else if kind == nil, let place = self.kind(of: entry.symbol) {
                kind = (place, entry)
            } else {
                others.append(entry)
            }
        }
        if kind == nil, let first = others.first {
            let name = Located(tree.text(of: first.symbol), at: tree.range(first.key))
            guard let place = recoverKind(name, first.value) else {
                return unknownView(first, node)
            }
            kind = (place, first)
            others.removeFirst()
        }
        guard let kind else {
            reportWrongType(node, expected: .view, for: "a view")
            return nil
        }
        let keyRange = tree.range(kind.entry.key)
        observer?(keyRange, "views", Catalog.views.map(\.kind.rawValue))
        let isInFlow = tree.style(node) == .flow
        for other in others {
            reportStray(other, beside: kind.place, kind.entry, isInFlow: isInFlow)
        }
        let value = Field(
            subject: .part("a view"),
            keyRange: keyRange,
            value: kind.entry.value
        )
        return view(Catalog.views[kind.place], value, range: tree.range(node), in: container)
    }

    /// Decodes a view of an unknown kind as a plain one, for the sake of the ids inside it.
    private func unknownView(_ entry: YAMLEntry, _ node: YAMLNodeID) -> ViewDefinition? {
        let keyRange = tree.range(entry.key)
        let value = Field(subject: .part("a view"), keyRange: keyRange, value: entry.value)
        var plain: ViewDefinition?
        _ = trial {
            plain = view(Catalog.plainView, value, range: tree.range(node), in: nil)
        }
        return plain
    }

    /// A view without properties, which a syntax error may have cut off.
    private func bareView(
        _ entry: ViewEntry,
        at keyRange: SourceRange,
        range: SourceRange? = nil,
        isCut: Bool = false
    ) -> ViewDefinition {
        for key in entry.shape.keys where key.isRequired && !isCut {
            log.report(.missingKey(key, of: entry.shape, at: mark(keyRange)))
        }
        let range = range ?? keyRange
        var view = ViewDefinition(kind: entry.kind, range: range, kindRange: keyRange)
        view.completeTable(at: range)
        return view
    }

    /// Decodes a view of a known kind, or the part of a cell that is one, by its properties.
    func view(
        _ entry: ViewEntry,
        _ field: Field,
        range: SourceRange,
        in container: ViewKind?
    ) -> ViewDefinition {
        if isNull(field.value) {
            let isCut = tree.isFaulty(field.value)
            return bareView(entry, at: field.keyRange, range: range, isCut: isCut)
        }
        var view = ViewDefinition(kind: entry.kind, range: range, kindRange: field.keyRange)
        let reading = read(field, as: entry.table, into: &view)
        // A scalar is the value of the main key.
        let keys = tree.kind(field.value) == .scalar ? entry.shape.limitedKeys : reading.seen
        if keys & entry.shape.limitedKeys != 0 {
            checkLimits(of: view, in: entry.shape, keys: keys)
        }
        if reading.seen & entry.shape.placingKeys != 0 { checkPlacing(of: view, in: container) }
        if entry.kind == .table { checkIndex(of: view.heldTable, field) }
        if entry.kind == .row || entry.kind == .column {
            reportFrames(of: view.views, in: "a \(entry.kind.rawValue)")
        }
        if entry.kind.isPlain { view.views.leave(to: view.constraints) }
        view.completeTable(at: self.range(of: field))
        return view
    }

    /// The path of a view file, with nothing beside it.
    private func fileName(_ node: YAMLNodeID) -> Located<String>? {
        var cursor = tree.cursor(of: node)
        var found: YAMLEntry?
        while found == nil, let entry = tree.next(&cursor) {
            if tree.text(of: entry.symbol) == "file" { found = entry }
        }
        guard let file = found else { return nil }
        let path = plainText(
            Field(subject: .part("file"), keyRange: tree.range(file.key), value: file.value)
        )
        if let path { reportKeys(of: node, besideFile: path) }
        return path
    }

    /// Reports what is written beside the path of a view file.
    func reportKeys(of node: YAMLNodeID, besideFile path: Located<String>) {
        for other in tree.entries(node) where tree.range(other.value) != path.range {
            log.report(
                .misplacedKey,
                "a view file is used on its own, without '\(tree.text(of: other.symbol))' beside it",
                at: mark(tree.range(other.key)),
                secondary: [mark(path.range, "the view file")],
                helps: ["write it in the view file"]
            )
        }
    }

}

// MARK: - What is wrong with views

extension SceneDecoder {
    /// Whether a syntax error breaks off the file.
    var isBroken: Bool { tree.root.map(tree.isCut) ?? false }

    /// Whether each view of a list has a frame, even one that was not understood.
    private func isEachFramed(_ list: YAMLNodeID) -> Bool {
        tree.items(list).allSatisfy { item in
            guard tree.kind(item) == .mapping,
                let view = tree.entries(item).first(where: { _ in true })?.value
            else {
                return false
            }
            return tree.kind(view) == .mapping && tree.value(for: "frame", in: view) != nil
        }
    }

    private func reportFrames(of views: [ViewDefinition], in container: String) {
        for view in views {
            guard let frame = view.properties[.frame] else { continue }
            log.report(
                .misplacedFrame,
                "\(container) places its views itself, so 'frame' has no meaning in it",
                at: mark(frame.nameRange),
                helps: ["use 'width', 'height' and 'weight', or put the views into a 'view'"]
            )
        }
    }

    private func reportFileAmongViews(_ name: Located<String>) {
        log.report(
            .misplacedKey,
            "a view file is used on its own, in place of the views",
            at: mark(name.range),
            helps: ["write 'content: {file: …}' or 'view: {file: …}' with nothing beside it"]
        )
    }

    /// Whether what is in a view says that it is a stack from top to bottom.
    private func isVertical(_ node: YAMLNodeID) -> Bool {
        tree.kind(node) == .mapping
            && tree.entries(node).contains {
                tree.text(of: $0.symbol) == "axis" && tree.text($0.value) == "vertical"
            }
    }

    /// Reports a name that no kind has, and returns the place of the kind that it resembles.
    private func recoverKind(_ name: Located<String>, _ content: YAMLNodeID? = nil) -> Int? {
        guard name.value != "file" else {
            reportFileAmongViews(name)
            return nil
        }
        let kinds = Catalog.views.map(\.kind.rawValue)
        let known = Catalog.views.first { entry in
            [entry.uikit, entry.interfaceBuilder, entry.className].contains(name.value)
        }
        var spelling = known?.kind.rawValue ?? Catalog.synonym(of: name.value, as: .view)
        if spelling == "row", content.map(isVertical) == true { spelling = "column" }
        let nearest = spelling ?? NearestName.nearest(to: name.value, among: kinds)
        let tight =
            Help.tightDash(before: name.value, at: mark(name.range))
            ?? helpForTightColon(in: name.value, at: name.range, kinds.contains)
            ?? (content == nil ? nil : helpForKindlessKey(name.value))
        let help =
            tight
            ?? Catalog.advice(on: name.value, as: .view).map { Help($0) }
            ?? spelling.map { .called($0, at: mark(name.range)) }
            ?? nearest.map { Help.similar("a similar kind", $0, at: mark(name.range)) }
            ?? "kinds are \(kinds.quotedList)"
        log.report(
            .unknownView,
            "'\(name.value)' is not a kind of view",
            at: mark(name.range),
            helps: [help]
        )
        let isSure =
            spelling != nil
            || nearest.map { NearestName.isOneSlip(from: name.value, to: $0) } == true
        return isSure ? nearest.flatMap(Catalog.place) : nil
    }
}

extension DiagnosticCode {
    package static let unknownView = DiagnosticCode(
        "unknown-view",
        .structure,
        summary: "a view is of a kind that does not exist",
        explanation: """
            Each item of a list of views is one kind with its properties: `- label: Hello`, \
            `- slider: {value: 3}`, or a bare `- spacer`. Classes of a program are written \
            `custom: {class: GaugeView}`.
            """,
        good: welcome("label: Hello"),
        replacing: "label",
        with: "lable"
    )
}
