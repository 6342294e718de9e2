package import SceneText

extension SceneDecoder {
    /// Decodes what fills a cell or a screen: a view, a list of views, or `{file: …}`.
    func body(_ node: YAMLNodeID) -> BodyDefinition? {
        let range = tree.range(node)
        if tree.kind(node) == .sequence {
            let views = views(node, in: .column)
            let body = BodyDefinition(content: .views(views, isList: true), range: range)
            if hasFrames, !body.isPlainView { reportFrames(of: views, in: "a column") }
            return body
        }
        if tree.kind(node) == .mapping, let file = fileName(node) {
            return BodyDefinition(content: .file(file), range: range)
        }
        let outer = enter(nil)
        let view = view(node)
        leave(to: outer)
        guard let view else { return nil }
        return BodyDefinition(content: .views([view], isList: false), range: range)
    }

    /// Decodes a list of views in a container.
    func views(_ node: YAMLNodeID, in container: ViewKind) -> [ViewDefinition] {
        guard tree.kind(node) == .sequence else {
            reportWrongType(node, expected: "a list of views", for: "views")
            return []
        }
        var views: [ViewDefinition] = []
        views.reserveCapacity(tree.count(node))
        let outer = enter(container)
        for item in items(of: node) {
            if let view = view(item) { views.append(view) }
        }
        leave(to: outer)
        return views
    }

    /// Decodes one view: `label: Hello`, `label: {…}`, or a bare kind such as `spacer`.
    func view(_ node: YAMLNodeID) -> ViewDefinition? {
        switch tree.kind(node) {
        case .sequence:
            reportWrongType(node, expected: "a kind with its properties", for: "a view")
            return nil
        case .scalar:
            guard let name = plainText(node, for: "a view") else { return nil }
            guard let place = Catalog.place(ofKind: name.value) ?? recoverKind(name) else {
                return nil
            }
            observer?(name.range, "views", Catalog.views.map(\.kind.rawValue))
            return view(at: place, keyRange: name.range, range: name.range, value: nil)
        case .mapping:
            return keyedView(node)
        }
    }

    private func keyedView(_ node: YAMLNodeID) -> ViewDefinition? {
        var kind: (place: Int, entry: YAMLEntry)?
        var others: [YAMLEntry] = []
        var cursor = tree.cursor(of: node)
        while let entry = tree.next(&cursor) {
            if kind == nil, let place = self.kind(of: entry.symbol) {
                kind = (place, entry)
            } else {
                others.append(entry)
            }
        }
        if kind == nil, let first = others.first {
            let name = Located(tree.text(of: first.symbol), at: tree.range(first.key))
            guard let place = recoverKind(name) else { return unknownView(first, node) }
            kind = (place, first)
            others.removeFirst()
        }
        guard let kind else {
            reportWrongType(node, expected: "a kind with its properties", for: "a view")
            return nil
        }
        let keyRange = tree.range(kind.entry.key)
        observer?(keyRange, "views", Catalog.views.map(\.kind.rawValue))
        for other in others { reportStray(other, beside: kind.place, keyRange) }
        return view(
            at: kind.place,
            keyRange: keyRange,
            range: tree.range(node),
            value: kind.entry.value
        )
    }

    /// Decodes a view of an unknown kind as a plain one, for the sake of the ids inside it.
    private func unknownView(_ entry: YAMLEntry, _ node: YAMLNodeID) -> ViewDefinition? {
        guard let place = Catalog.place(ofKind: ViewKind.view.rawValue) else { return nil }
        let before = log.diagnostics.count
        defer { log.takeBack(since: before) { _ in false } }
        return view(
            at: place,
            keyRange: tree.range(entry.key),
            range: tree.range(node),
            value: entry.value
        )
    }

    /// Decodes a view of a known kind; a bare one has no value.
    private func view(
        at place: Int,
        keyRange: SourceRange,
        range: SourceRange,
        value: YAMLNodeID?
    ) -> ViewDefinition {
        let kind = vocabulary.viewKinds[place]
        var view = ViewDefinition(kind: kind, range: range, kindRange: keyRange)
        guard let value, !isNull(value) else {
            let shape = Catalog.views[place].shape
            for key in shape.keys where key.isRequired {
                log.report(.missingKey(key, of: shape, at: mark(keyRange)))
            }
            if kind == .table {
                attach(TableDefinition(range: range, keyRange: keyRange), to: &view)
            }
            return view
        }
        decode(value, as: ShapeNumber(viewAt: place), owner: keyRange, into: &view)
        return view
    }

    /// Decodes the properties of a view, which are those of its kind or of a cell's part.
    func decode(
        _ node: YAMLNodeID,
        as shape: ShapeNumber,
        owner: SourceRange,
        into view: inout ViewDefinition
    ) {
        var className: Located<String>?
        var segue: Box<SegueDefinition>?
        let table = view.kind == .table ? TableDraft(range: tree.range(node), keyRange: owner) : nil
        var fields = fields(of: node, as: shape, owner: owner)
        while let field = fields.next() {
            switch field.keyword {
            case .id: view.id = identifier(field.value, for: field.name)
            case .styles: view.styles = names(field.value, for: field.name)
            case .actions: view.actions = actions(field.value)
            case .views: view.views = views(field.value, in: view.kind)
            case .segue: segue = self.segue(field.value, keyRange: field.keyRange)
            case .class: className = plainText(field.value, for: field.name)
            default:
                if let table, decodeTablePart(field, into: &table.definition) { continue }
                guard let property = property(field) else { continue }
                if field.keyword == .frame { hasFrames = true }
                // Many views have none, and room for some would be the largest part of them.
                if view.properties.isEmpty {
                    let others = fields.seen.nonzeroBitCount - 1
                    view.properties.reserveCapacity(tree.count(node) - others)
                }
                view.properties.append(property)
            }
        }
        check(view.properties, in: shape, keys: fields.seen)
        table?.definition.id = view.id
        table?.definition.properties = view.properties
        if let table { checkIndex(of: table.definition) }
        if className != nil || segue != nil || table != nil {
            view.rare = Box(
                ViewDefinition.RareParts(
                    className: className,
                    segue: segue,
                    table: table.map { Box($0.definition) }
                )
            )
        }
        if hasFrames, view.kind == .row || view.kind == .column {
            reportFrames(of: view.views, in: "a \(view.kind.rawValue)")
        }
    }

    /// Checks properties that depend on each other, or on the view around.
    private func check(_ properties: [PropertyDefinition], in shape: ShapeNumber, keys: UInt64) {
        if keys & vocabulary.limitedKeys(of: shape) != 0 {
            checkLimits(of: properties, in: shape, keys: keys)
        }
        if keys & vocabulary.placingKeys(of: shape) != 0 { checkPlacing(of: properties) }
    }

    private func attach(_ table: TableDefinition, to view: inout ViewDefinition) {
        view.rare = Box(ViewDefinition.RareParts(table: Box(table)))
    }

    /// The path of a view file, beside which nothing stands.
    private func fileName(_ node: YAMLNodeID) -> Located<String>? {
        var cursor = tree.cursor(of: node)
        var found: YAMLEntry?
        while found == nil, let entry = tree.next(&cursor) {
            if slot(of: entry.symbol, in: ShapeNumber(.data))?.keyword == .file { found = entry }
        }
        guard let file = found else { return nil }
        for other in tree.entries(node) where tree.range(other.key) != tree.range(file.key) {
            log.report(
                Diagnostic(
                    .misplacedKey,
                    "a view file stands alone, without '\(tree.text(of: other.symbol))' beside it",
                    at: mark(tree.range(other.key)),
                    secondary: [mark(tree.range(file.key), "the view file")],
                    helps: [Help("write it in the view file")]
                )
            )
        }
        return plainText(file.value, for: "file")
    }

    private func reportFrames(of views: [ViewDefinition], in container: String) {
        for view in views {
            guard let frame = view.properties[.frame] else { continue }
            log.report(
                Diagnostic(
                    .misplacedFrame,
                    "\(container) places its views itself, so 'frame' means nothing in it",
                    at: mark(frame.nameRange),
                    helps: [
                        Help("use 'width', 'height' and 'weight', or put the views into a 'view'")
                    ]
                )
            )
        }
    }

    private func reportStray(_ entry: YAMLEntry, beside place: Int, _ kindRange: SourceRange) {
        let name = tree.text(of: entry.symbol)
        let kind = Catalog.views[place]
        let place = mark(tree.range(entry.key))
        let secondary = [mark(kindRange, "the kind of the view")]
        if kind.shape.key(name) != nil {
            log.report(
                Diagnostic(
                    .misplacedKey,
                    "'\(name)' stands beside '\(kind.kind.rawValue)', not inside it",
                    at: place,
                    secondary: secondary,
                    helps: [Help("indent '\(name)' below '\(kind.kind.rawValue):'")]
                )
            )
        } else if self.kind(of: entry.symbol) != nil {
            log.report(
                Diagnostic(
                    .misplacedKey,
                    "a view has one kind, and '\(name)' is a second one",
                    at: place,
                    secondary: secondary,
                    helps: [Help("start a new item with '- \(name):'")]
                )
            )
        } else {
            let spelling = kind.shape.spelling(of: name)
            let nearest = kind.shape.suggestion(for: name)
            let help =
                spelling.map {
                    "it is called '\($0)' here, and stands inside '\(kind.kind.rawValue)'"
                }
                ?? nearest.map { "a key with a similar name exists: '\($0)'" }
            log.report(
                Diagnostic(
                    .unknownKey,
                    "unknown key '\(name)' beside '\(kind.kind.rawValue)'",
                    at: place,
                    secondary: secondary,
                    helps: help.map { [Help($0)] } ?? []
                )
            )
        }
    }

    private func reportFileAmongViews(_ name: Located<String>) {
        log.report(
            Diagnostic(
                .misplacedKey,
                "a view file stands alone where views are expected",
                at: mark(name.range),
                helps: [
                    Help("write 'content: {file: …}' or 'view: {file: …}' with nothing beside it")
                ]
            )
        )
    }

    /// Reports a name that no kind has, and returns the place of the kind that it resembles.
    private func recoverKind(_ name: Located<String>) -> Int? {
        guard name.value != "file" else {
            reportFileAmongViews(name)
            return nil
        }
        let kinds = Catalog.views.map(\.kind.rawValue)
        let known = Catalog.views.first { entry in
            [entry.uikit, entry.interfaceBuilder, entry.className].contains(name.value)
        }
        let spelling = known?.kind.rawValue ?? Catalog.synonym(of: name.value, as: .view)
        let nearest = spelling ?? NearestName.nearest(to: name.value, among: kinds)
        let help =
            spelling.map { .called($0, at: mark(name.range)) }
            ?? nearest.map {
                Help(
                    "a similar kind exists: '\($0)'",
                    edit: TextEdit(source, name.range, replacement: $0)
                )
            } ?? Help("kinds are \(kinds.quotedList)")
        log.report(
            Diagnostic(
                .unknownView,
                "'\(name.value)' is not a kind of view",
                at: mark(name.range),
                helps: [help]
            )
        )
        let isSure =
            spelling != nil
            || nearest.map { NearestName.isOneSlip(from: name.value, to: $0) } == true
        return isSure ? nearest.flatMap(Catalog.place) : nil
    }
}

/// The table of a view while its keys are read; views that are no tables need no room for one.
private final class TableDraft {
    var definition: TableDefinition

    init(range: SourceRange, keyRange: SourceRange) {
        definition = TableDefinition(range: range, keyRange: keyRange)
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
        good: """
            scenes:
              welcome:
                controller: view
                view:
                  - label: Hello
            """,
        replacing: "label",
        with: "lable"
    )

    package static let misplacedFrame = DiagnosticCode(
        "misplaced-frame",
        .structure,
        summary: "a view within a row or a column has a frame",
        explanation: """
            Rows and columns place their views themselves. A list of views is a column unless every \
            item has a frame, and then it is a plain view. Give all of them frames or none.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                view:
                  - label: {text: Hello, frame: [16, 8, 200, 20]}
                  - label: {text: World, frame: [16, 32, 200, 20]}
            """,
        replacing: "World, frame: [16, 32, 200, 20]",
        with: "World"
    )
}
