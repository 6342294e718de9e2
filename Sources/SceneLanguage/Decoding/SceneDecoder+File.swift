package import SceneText

extension SceneDecoder {
    /// Decodes the whole document.
    func file() -> SceneFileDefinition {
        guard let root = tree.root else {
            let start = SourceRange(0, 0)
            log.report(.emptyFile(at: mark(start)))
            return SceneFileDefinition(source: source, range: start)
        }
        var file = SceneFileDefinition(source: source, range: tree.range(root))
        guard tree.kind(root) == .mapping else {
            reportWrongType(root, expected: "a mapping of keys", for: "a scene file")
            return file
        }
        var scenesRange: SourceRange?
        var viewRange: SourceRange?
        let errors = log.diagnostics.count
        for field in fields(of: root, as: .file, owner: firstKeyRange(of: root)) {
            switch field.keyword {
            case .storyboard: file.storyboard = plainText(field.value, for: field.name)
            case .initial: file.initial = Array(names(field.value, for: field.name))
            case .data: file.data = data(field.value)
            case .styles: file.styles = styles(field.value)
            case .scenes:
                scenesRange = field.keyRange
                file.scenes = scenes(field.value, keyRange: field.keyRange)
            case .view:
                viewRange = field.keyRange
                file.view = body(field.value)
            case .classes: file.classes = classes(field.value)
            default: file.snapshots = snapshots(field.value)
            }
        }
        if let scenesRange, let viewRange {
            reportConflict(
                "a file has either 'scenes' or 'view'",
                at: viewRange,
                with: scenesRange,
                help: "move the view into a file of its own and name it with '{file: …}'"
            )
        }
        // So that it is not missed besides.
        if file.initial.isEmpty { file.initial = claimedInitial.map { [$0] } ?? [] }
        if viewRange != nil, scenesRange == nil { checkViewFile(root, &file) }
        let isEmpty = scenesRange == nil && viewRange == nil && !tree.isCut(root)
        if isEmpty, log.diagnostics.count == errors {
            log.report(.emptyFile(at: mark(firstKeyRange(of: root))))
        }
        return file
    }

    /// Reports what is said of scenes in a file that has none, and leaves it out.
    private func checkViewFile(_ root: YAMLNodeID, _ file: inout SceneFileDefinition) {
        guard !file.initial.isEmpty || !file.snapshots.isEmpty else { return }
        file.initial = []
        file.snapshots = []
        for entry in tree.entries(root) {
            let name = tree.text(of: entry.symbol)
            guard name == "initial" || name == "snapshots" else { continue }
            log.report(
                Diagnostic(
                    .misplacedKey,
                    "'\(name)' is about scenes, and a view file has none",
                    at: mark(tree.range(entry.key)),
                    helps: [Help("write it in the scene file that names this one")]
                )
            )
        }
    }

    /// The first key of a mapping, at which things are reported that the mapping lacks.
    func firstKeyRange(of node: YAMLNodeID) -> SourceRange {
        var cursor = tree.cursor(of: node)
        return tree.range(tree.next(&cursor)?.key ?? node)
    }

    /// Reads one name or a list of names.
    func names(
        _ node: YAMLNodeID,
        for name: @autoclosure () -> String
    ) -> ShortList<Located<String>> {
        var names = ShortList<Located<String>>()
        for item in items(of: node) {
            if let text = plainText(item, for: name()) { names.append(text) }
        }
        return names
    }

    private func scenes(_ node: YAMLNodeID, keyRange: SourceRange) -> [Box<SceneDefinition>] {
        if tree.kind(node) == .mapping, tree.count(node) == 0, !tree.isCut(node) {
            reportMissing(
                "a scene file needs a scene in 'scenes'",
                at: keyRange,
                help: "add one, such as 'welcome: {controller: view}'"
            )
        }
        let type = "a mapping from ids to scenes"
        return definitions(of: node, type, for: "scenes") { decoder, id, value in
            decoder.checkIdentifier(id)
            return Box(decoder.scene(value, id: id))
        }
    }

    private func data(_ node: YAMLNodeID) -> [DataDefinition] {
        var definitions: [DataDefinition] = []
        for (name, value) in entries(of: node, "a mapping from names to data", for: "data") {
            checkIdentifier(name)
            let content = dataContent(value, name: name)
            definitions.append(DataDefinition(name: name, content: content))
        }
        return definitions
    }

    private func dataContent(
        _ node: YAMLNodeID,
        name: Located<String>
    ) -> DataDefinition.Content? {
        guard tree.kind(node) == .mapping else {
            guard let path = filePath(node) else { return dataValue(node).map { .inline($0) } }
            reportBareFile(path)
            return .file(path, types: [])
        }
        var file: Located<String>?
        var inline: Located<DataValue>?
        var inlineRange: SourceRange?
        var types: [ColumnTypeDefinition] = []
        let errors = log.diagnostics.count
        for field in fields(of: node, as: .data, owner: name.range) {
            switch field.keyword {
            case .file: file = plainText(field.value, for: field.name)
            case .types: types = columnTypes(field.value)
            default:
                inlineRange = field.keyRange
                inline = dataValue(field.value)
            }
        }
        if let file {
            if let inlineRange {
                reportConflict(
                    "data is either in a 'file' or 'inline'",
                    at: inlineRange,
                    with: file.range
                )
            }
            return .file(file, types: types)
        }
        if inline == nil, log.diagnostics.count == errors {
            reportMissing("the data '\(name.value)' needs 'file' or 'inline'", at: name.range)
        }
        return inline.map { .inline($0) }
    }

    /// The text of a scalar that is surely the path of a data file.
    private func filePath(_ node: YAMLNodeID) -> Located<String>? {
        guard tree.kind(node) == .scalar, case .string(let text) = tree.resolved(node),
            DataFormat(path: text) != nil
        else { return nil }
        return Located(text, at: tree.range(node))
    }

    private func reportBareFile(_ path: Located<String>) {
        let edit = TextEdit(source, path.range, replacement: "{file: \(path.value)}")
        log.report(
            Diagnostic(
                .wrongType,
                "data is a list or a mapping, and '\(path.value)' is a text",
                at: mark(path.range),
                helps: [Help("write '{file: \(path.value)}' for a data file", edit: edit)]
            )
        )
    }

    private func columnTypes(_ node: YAMLNodeID) -> [ColumnTypeDefinition] {
        var types: [ColumnTypeDefinition] = []
        for (column, value) in entries(of: node, "a mapping from columns to types", for: "types") {
            if let type = choice(value, of: .columnType, for: column.value) {
                types.append(ColumnTypeDefinition(column: column, type: type))
            }
        }
        return types
    }

    private func styles(_ node: YAMLNodeID) -> [StyleDefinition] {
        var styles: [StyleDefinition] = []
        for (name, value) in entries(of: node, "a mapping from names to styles", for: "styles") {
            checkIdentifier(name)
            var properties: [PropertyDefinition] = []
            for field in fields(of: value, as: ShapeNumber.style, owner: name.range) {
                if let property = property(field) { properties.append(property) }
            }
            styles.append(StyleDefinition(name: name, properties: properties))
        }
        return styles
    }

    /// Reads plain data of any depth.
    func dataValue(_ node: YAMLNodeID) -> Located<DataValue>? {
        Located(DataValue(tree, node), at: tree.range(node))
    }

    /// Reports two keys that exclude each other.
    func reportConflict(
        _ message: String,
        at range: SourceRange,
        with other: SourceRange,
        help: String? = nil
    ) {
        log.report(
            Diagnostic(
                .conflictingKeys,
                message,
                at: mark(range),
                secondary: [mark(other, "the other is here")],
                helps: help.map { [Help($0)] } ?? []
            )
        )
    }

    /// Reports a part that is missing without being one certain key.
    func reportMissing(_ message: String, at range: SourceRange, help: String? = nil) {
        log.report(
            Diagnostic(.missingKey, message, at: mark(range), helps: help.map { [Help($0)] } ?? [])
        )
    }
}

extension Diagnostic {
    fileprivate static func emptyFile(at place: Annotation) -> Diagnostic {
        Diagnostic(
            .missingKey,
            "a scene file needs the key 'scenes', and a view file the key 'view'",
            at: place,
            helps: [Help("add 'scenes:' with one scene, such as 'welcome: {controller: view}'")]
        )
    }
}

extension DiagnosticCode {
    package static let conflictingKeys = DiagnosticCode(
        "conflicting-keys",
        .structure,
        summary: "two keys of a mapping exclude each other",
        explanation: """
            Some keys are two ways to say one thing, or say opposite things: a section has either \
            `cells:` or `rows:`, a segue has one kind, a cell of a predefined style has no \
            `content:`. Keep the one that is meant.
            """,
        good: """
            scenes:
              welcome:
                controller: table
                table:
                  sections:
                    - cells:
                        - style: value1
                          text: Name
                          detail: Ada
            """,
        replacing: "detail: Ada",
        with: "content: {label: Ada}"
    )
}
