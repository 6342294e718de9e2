package import SceneText

extension SceneFileDefinition: MappingDraft {
    private static let viewKey = Catalog.file.shape.keys.bits(of: ["view"])
    private static let scenesKey = Catalog.file.shape.keys.bits(of: ["scenes"])

    init(_ field: Field, _ decoder: SceneDecoder) {
        self.init(source: decoder.source, range: decoder.range(of: field))
    }

    mutating func finish(_ reading: Reading, _ decoder: SceneDecoder) -> Self? {
        cellFiles = decoder.cellFiles
        outletTargets = decoder.outletTargets
        // So that it is not missed besides.
        if initial.isEmpty { initial = decoder.claimedInitial.map { [$0] } ?? [] }
        let isViewFile = reading.seen & Self.viewKey != 0 && reading.seen & Self.scenesKey == 0
        if isViewFile, !initial.isEmpty || !snapshots.isEmpty {
            initial = []
            snapshots = []
            decoder.reportScenesOfViewFile(reading.field.value)
        }
        return self
    }
}

extension SceneDecoder {
    /// Decodes the whole document.
    func file() -> SceneFileDefinition {
        var file = SceneFileDefinition(
            source: source,
            range: tree.root.map(tree.range) ?? SourceRange(0, 0)
        )
        guard let root = tree.root else {
            let absence = Catalog.file.shape.alternatives.lazy
                .compactMap(\.alternatives.absence).first
            reportMissing(absence?.message ?? "", at: file.range, help: absence?.help)
            return file
        }
        let field = Field(
            subject: .part("a scene file"),
            keyRange: firstKeyRange(of: root),
            value: root
        )
        let reading = read(field, as: Catalog.file, into: &file)
        return file.finish(reading, self) ?? file
    }

    /// Reports what is said of scenes in a file that has none.
    fileprivate func reportScenesOfViewFile(_ root: YAMLNodeID) {
        for entry in tree.entries(root) {
            let name = tree.text(of: entry.symbol)
            guard name == "initial" || name == "snapshots" else { continue }
            log.report(
                .misplacedKey,
                "'\(name)' is about scenes, but a view file has none",
                at: mark(tree.range(entry.key)),
                helps: ["write it in the scene file that names this one"]
            )
        }
    }
}

extension KeyReader where Value == [SceneDefinition] {
    /// Scenes by their ids, of which there is one at least.
    static var scenes: KeyReader {
        let scenes = KeyReader.map(.ids, .shape(Catalog.scene))
        return KeyReader(scenes.type) { decoder, field in
            let tree = decoder.tree
            if tree.kind(field.value) == .mapping, tree.count(field.value) == 0,
                !tree.isCut(field.value)
            {
                decoder.reportMissing(
                    "a scene file needs a scene in 'scenes'",
                    at: field.keyRange,
                    help: "add one, such as 'welcome: {controller: view}'"
                )
            }
            return scenes.read(decoder, field)
        }
    }
}

extension StyleDefinition: MappingDraft, PropertyHolder {
    init(_ field: Field, _ decoder: SceneDecoder) {
        self.init(name: decoder.givenName(of: field), properties: [])
    }
}

extension DiagnosticCode {
    package static let conflictingKeys = DiagnosticCode(
        "conflicting-keys",
        .structure,
        summary: "two keys of a mapping cannot be used together",
        explanation: """
            Some keys say the same thing in two ways, or contradict each other: a section has either `cells:` or \
            `rows:`, a segue has one kind, and a cell of a predefined style has no `content:`. Keep the one you \
            mean.
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
