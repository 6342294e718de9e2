package import SceneText

/// What a scene may hold before the kind of its controller is known.
struct SceneDraft: MappingDraft, PropertyHolder {
    let id: Located<String>
    let range: SourceRange
    let keyRange: SourceRange
    var kind: Located<ControllerKind>?
    var className: Located<String>?
    var storyboardIdentifier: Located<String>?
    var objectID: Located<String>?
    var properties: [PropertyDefinition] = []
    @Rare var canvas: CanvasDefinition?
    var view: BodyDefinition?
    @Rare var table: TableDefinition?
    var root: Located<String>?
    var tabs: [Located<String>] = []
    var master: Located<String>?
    var detail: Located<String>?
    var storyboard: Located<String>?
    var identifier: Located<String>?
    var bundle: Located<String>?
    var outlets: [OutletDefinition] = []
    var segues: [SegueDefinition] = []
    var leftItems: [BarItemDefinition] = []
    var rightItems: [BarItemDefinition] = []
    @Rare var backItem: BarItemDefinition?
    var toolbarItems: [BarItemDefinition] = []
    @Rare var tabBarItem: TabItemDefinition?
    @Rare var titleView: ViewDefinition?
    var runtimeAttributes: [RuntimeAttributeDefinition] = []
    var constraints: [ConstraintDefinition] = []
    var gestures: [GestureDefinition] = []

    init(_ field: Field, _ decoder: SceneDecoder) {
        id = decoder.givenName(of: field)
        range = decoder.range(of: field)
        keyRange = field.keyRange
    }

    func finish(_ reading: Reading, _ decoder: SceneDecoder) -> SceneDefinition? {
        var draft = self
        draft.view?.leave(to: constraints)
        let scene = SceneDefinition(draft)
        if kind != nil { decoder.checkContent(of: scene, reading) }
        return scene
    }

    /// What the controller shows by its kind.
    var content: SceneDefinition.Content {
        switch kind?.value ?? likelyKind {
        case .view: .view(view)
        case .table: .table(table)
        case .navigation: .navigation(root: root)
        case .tabs: .tabs(tabs)
        case .split: .split(master: master, detail: detail)
        case .reference: .reference(storyboard: storyboard, identifier: identifier)
        }
    }

    /// The kind by the keys that are there, where it is missing or misspelt: without it the rest of
    /// the scene can still be looked at.
    private var likelyKind: ControllerKind {
        if table != nil { return .table }
        if root != nil { return .navigation }
        if !tabs.isEmpty { return .tabs }
        if master != nil || detail != nil { return .split }
        if storyboard != nil || bundle != nil { return .reference }
        return .view
    }
}

extension KeyReader where Value == [Located<String>] {
    /// The scenes of a tab bar: one at least where they are listed.
    static var tabs: KeyReader {
        let names = KeyReader.list(.reference(.scene))
        return KeyReader(names.type) { decoder, field in
            if decoder.tree.kind(field.value) == .sequence, decoder.tree.count(field.value) == 0 {
                decoder.reportMissing(
                    "a tabs controller needs a scene in 'tabs'",
                    at: field.keyRange
                )
            }
            return names.read(decoder, field)
        }
    }
}

extension SceneDecoder {
    /// Reports keys for the content of another kind of controller, and those that are missing.
    fileprivate func checkContent(of scene: SceneDefinition, _ reading: Reading) {
        let shape = Catalog.scene.shape
        let allowed = Catalog.contentBits.first { $0.kind == scene.kind }?.bits ?? 0
        let others = Catalog.otherBits.first { $0.kind == scene.kind }?.bits ?? 0
        if reading.seen & others != 0 {
            for entry in tree.entries(reading.field.value) {
                guard let place = vocabulary.key(words[Int(entry.symbol.index)], in: shape.number),
                    others & 1 << UInt64(place) != 0
                else { continue }
                report(shape.keys[place].name, at: tree.range(entry.key), of: scene)
            }
        }
        guard Catalog.needsContent(scene.kind), reading.seen & allowed != allowed,
            !tree.isCut(reading.field.value)
        else { return }
        // A key of UIKit in their place has been reported with what they are.
        let advices = tree.entries(reading.field.value).compactMap {
            Catalog.advice(on: tree.text(of: $0.symbol), as: .scene(of: scene.kind))
        }
        for (place, key) in shape.keys.enumerated()
        where allowed & ~reading.seen & 1 << UInt64(place) != 0
            && !advices.contains(where: { $0.contains("'\(key.name)'") })
        {
            reportMissing(
                "a \(scene.kind.rawValue) controller needs the key '\(key.name)'",
                at: scene.id.range
            )
        }
    }

    private func report(_ key: String, at range: SourceRange, of scene: SceneDefinition) {
        let owner = ControllerKind.allCases.first { Catalog.contentKeys(of: $0).contains(key) }
        let kind = scene.kind.rawValue
        guard let owner else { return reportLimited(key, at: range, of: scene) }
        log.report(
            .misplacedKey,
            "a \(kind) controller does not take '\(key)'",
            at: mark(range),
            secondary: [mark(scene.kindRange, "the kind of the controller")],
            helps: [
                Help("'\(key)' belongs to a \(owner.rawValue) controller"),
                "a \(kind) controller takes \(Catalog.contentKeys(of: scene.kind).quotedList)",
            ]
        )
    }
}

extension SceneDecoder {
    /// Reports a key that the controller does not read, and says whose it is.
    private func reportLimited(_ key: String, at range: SourceRange, of scene: SceneDefinition) {
        let kinds = Catalog.limitedSceneKeys.first { $0.keys.contains(key) }?.kinds ?? []
        let help =
            switch scene.kind {
            case .navigation:
                "put it on the scene that is shown"
                    + (scene.contained.first.map { ", '\($0.value)'" } ?? "")
            case _ where kinds == [.view]:
                key == "constraints"
                    ? "constraints are for the views of a 'view' controller, and for a 'view' "
                        + "with others in it" : "give it to what the controller shows"
            default:
                "put it on the \(kinds.map(\.rawValue).joined(separator: " or ")) controller around "
                    + "the scene"
                    + (key == "tintColor" ? ", or on the views in it" : "")
            }
        log.report(
            .misplacedKey,
            "a \(scene.kind.rawValue) controller does not read '\(key)'",
            at: mark(range),
            secondary: [mark(scene.kindRange, "the kind of the controller")],
            helps: [Help(help)]
        )
    }
}

extension Catalog {
    /// The keys for the content of each kind of controller, as bits by their places.
    ///
    /// For so few kinds a list is found faster than the runtime makes a dictionary of them.
    fileprivate static let contentBits = ControllerKind.allCases.map {
        (kind: $0, bits: scene.shape.keys.bits(of: contentKeys(of: $0)))
    }

    /// The keys that controllers of each kind do not read.
    fileprivate static let otherBits = contentBits.map { kind, own in
        let content = contentBits.reduce(0) { $0 | $1.bits } & ~own
        let limited = limitedSceneKeys.filter { !$0.kinds.contains(kind) }.flatMap(\.keys)
        return (kind: kind, bits: content | scene.shape.keys.bits(of: limited))
    }
}

extension [String] {
    /// The words in quotes with commas between them.
    ///
    /// `joined` would look up types by their names when it is first used, which is felt when the
    /// program starts.
    package var quotedList: String {
        reduce(into: "") { list, word in list += list.isEmpty ? "'\(word)'" : ", '\(word)'" }
    }
}

extension DiagnosticCode {
    package static let misplacedKey = DiagnosticCode(
        "misplaced-key",
        .structure,
        summary: "a key is used where it has no meaning",
        explanation: """
            The key is part of the language, but has no meaning where it is used. Examples are `root` on a table \
            controller, `rightItem` on a navigation controller instead of the scene that it shows, `anchor` outside \
            an anchor view, and a property that is beside its view instead of inside it, which is usually an \
            indentation mistake.
            """,
        good: welcome("label: {text: Hello}"),
        replacing: "view:\n      - label: {text: Hello}",
        with: "root: welcome"
    )
}
