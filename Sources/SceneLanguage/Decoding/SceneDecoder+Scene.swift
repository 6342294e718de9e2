package import SceneText

extension SceneDecoder {
    /// Decodes one scene.
    func scene(_ node: YAMLNodeID, id: Located<String>) -> SceneDefinition {
        var scene = SceneDefinition(
            id: id,
            range: tree.range(node),
            kindRange: id.range,
            content: .view(nil)
        )
        decode(node, into: &scene)
        return scene
    }

    private func decode(_ node: YAMLNodeID, into scene: inout SceneDefinition) {
        var parts = SceneParts()
        for field in fields(of: node, as: .scene, owner: scene.id.range) {
            switch field.keyword {
            case .controller:
                parts.kind = choice(field.value, of: .controller, for: field.name)
            case .class: scene.className = plainText(field.value, for: field.name)
            case .outlets: scene.outlets = outlets(field.value)
            case .segues: scene.segues = segues(field.value)
            case .leftItem: scene.leftItem = barItem(field)
            case .rightItem: scene.rightItem = barItem(field)
            case .title:
                if let title = property(field) { scene.properties.append(title) }
            default:
                parts.keys.append(field)
                decode(field, into: &parts)
            }
        }
        guard let kind = parts.kind.flatMap({ ControllerKind(rawValue: $0.value) }) else {
            // Without its kind the rest of the scene can still be looked at.
            scene.content = parts.likelyContent
            return
        }
        scene.kindRange = parts.kind?.range ?? scene.id.range
        scene.content = parts.content(of: kind)
        let allowed = Catalog.contentKeys(of: kind)
        for key in parts.keys where !allowed.contains(key.name) {
            let owners = ControllerKind.allCases.filter {
                Catalog.contentKeys(of: $0).contains(key.name)
            }
            let owner = owners.first?.rawValue ?? "other"
            log.report(
                Diagnostic(
                    .misplacedKey,
                    "a \(kind.rawValue) controller does not take '\(key.name)'",
                    at: mark(key.keyRange),
                    secondary: [mark(scene.kindRange, "the kind of the controller")],
                    helps: [
                        Help("'\(key.name)' belongs to a \(owner) controller"),
                        Help("a \(kind.rawValue) controller takes \(allowed.quotedList)"),
                    ]
                )
            )
        }
        if !tree.isCut(node) { reportMissingContent(of: scene, kind, parts) }
    }

    private func decode(_ field: Field, into parts: inout SceneParts) {
        switch field.keyword {
        case .view: parts.view = body(field.value)
        case .table: parts.table = Box(table(field.value, keyRange: field.keyRange))
        case .root: parts.root = plainText(field.value, for: field.name)
        case .tabs: parts.tabs = tabs(field)
        case .master: parts.master = plainText(field.value, for: field.name)
        default: parts.detail = plainText(field.value, for: field.name)
        }
    }

    private func tabs(_ field: Field) -> [Located<String>] {
        if tree.kind(field.value) == .sequence, tree.count(field.value) == 0 {
            reportMissing("a tabs controller needs a scene in 'tabs'", at: field.keyRange)
        }
        return Array(names(field.value, for: field.name))
    }

    private func reportMissingContent(
        of scene: SceneDefinition,
        _ kind: ControllerKind,
        _ parts: SceneParts
    ) {
        // A view controller may be blank; its class may make the view.
        guard kind != .view else { return }
        for name in Catalog.contentKeys(of: kind)
        where !parts.keys.contains(where: { $0.name == name }) {
            reportMissing(
                "a \(kind.rawValue) controller needs the key '\(name)'",
                at: scene.id.range
            )
        }
    }

    /// Decodes an item of a navigation bar: a title, a system item, or a mapping.
    private func barItem(_ field: Field) -> Box<BarItemDefinition>? {
        let node = field.value
        var item = BarItemDefinition(range: tree.range(node))
        guard tree.kind(node) == .mapping else {
            guard let text = plainText(node, for: field.name) else { return nil }
            if Choice.systemItem.contains(text.value) {
                item.systemItem = text
            } else if let value = propertyValue(node, .text, for: field.name) {
                item.properties = [
                    PropertyDefinition(
                        value: value,
                        word: .title,
                        nameRange: text.range,
                        range: text.range
                    )
                ]
            }
            return Box(item)
        }
        var titleRange: SourceRange?
        var actionRange: SourceRange?
        let errors = log.diagnostics.count
        for part in fields(of: node, as: .barItem, owner: field.keyRange) {
            switch part.keyword {
            case .item: item.systemItem = choice(part.value, of: .systemItem, for: part.name)
            case .id: item.id = identifier(part.value, for: part.name)
            case .action:
                actionRange = part.keyRange
                item.actions = names(part.value, for: part.name)
            case .segue: item.segue = segue(part.value, keyRange: part.keyRange)
            default:
                if part.keyword == .title { titleRange = part.keyRange }
                if let property = property(part) { item.properties.append(property) }
            }
        }
        if let titleRange, let system = item.systemItem {
            reportConflict(
                "a bar item has either 'item' or 'title'",
                at: titleRange,
                with: system.range
            )
        } else if titleRange == nil, item.systemItem == nil, log.diagnostics.count == errors {
            reportMissing(
                "a bar item needs the key 'item' or 'title'",
                at: field.keyRange,
                help: "'item' is a system item such as 'add', 'title' a text"
            )
        }
        if let actionRange, let segue = item.segue {
            reportConflict(
                "a bar item has either 'action' or 'segue'",
                at: segue.kind.range,
                with: actionRange,
                help: "an action performs a segue by 'perform'"
            )
        }
        return Box(item)
    }
}

/// What a scene may hold before the kind of its controller is known.
private struct SceneParts {
    var kind: Located<String>?
    var keys = ShortList<Field>()
    var view: BodyDefinition?
    var table: Box<TableDefinition>?
    var root: Located<String>?
    var tabs: [Located<String>] = []
    var master: Located<String>?
    var detail: Located<String>?

    func content(of kind: ControllerKind) -> SceneDefinition.Content {
        switch kind {
        case .view: .view(view)
        case .table: .table(table)
        case .navigation: .navigation(root: root)
        case .tabs: .tabs(tabs)
        case .split: .split(master: master, detail: detail)
        }
    }

    /// The content by the keys that are there, for a scene whose kind is missing or misspelt.
    var likelyContent: SceneDefinition.Content {
        if table != nil { return content(of: .table) }
        if root != nil { return content(of: .navigation) }
        if !tabs.isEmpty { return content(of: .tabs) }
        if master != nil || detail != nil { return content(of: .split) }
        return content(of: .view)
    }
}

extension [String] {
    /// The words in quotes with commas between them.
    package var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}

extension DiagnosticCode {
    package static let misplacedKey = DiagnosticCode(
        "misplaced-key",
        .structure,
        summary: "a key that exists elsewhere stands where it means nothing",
        explanation: """
            The key is part of the language, and not of the place where it stands: `root` on a table \
            controller, `anchor` outside of an anchor view, or a property of a view beside the view \
            and not inside it, which is most often a matter of indentation.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                view:
                  - label: {text: Hello}
            """,
        replacing: "view:\n      - label: {text: Hello}",
        with: "root: welcome"
    )
}
