import SceneInterchange
import SceneKitLite
import SceneLanguage
import SceneRules
import SceneText

/// What `dump` shows of which file.
struct DumpOptions: CommandOptions {
    let arguments: Arguments

    var stage: DumpCommand.Stage? { arguments.word.flatMap(DumpCommand.Stage.init) }
    var file: String? { arguments.files.first }
}

/// `scenectl dump`: what each stage of the pipeline made of a file.
enum DumpCommand {
    /// The stages, in the order in which a file passes through them.
    enum Stage: String, CaseIterable, Sendable {
        case events
        case xml
        case nodes
        case model
        case tree
        case names
    }

    /// What a stage made, and what was found on the way.
    private struct Product {
        var bytes: [UInt8]
        var findings: [Diagnostic]
        var sources: SourceMap
    }

    static func run(_ options: DumpOptions, _ console: Console) throws -> CommandStatus {
        guard let stage = options.stage, let path = options.file else { return .failure }
        let input: SceneInput = path == "-" ? .standardInput() : .named(path)
        let bytes = try console.readScene(input) ?? []
        let text = SourceText(name: input.name, bytes: bytes)
        let resources = console.resources(of: input, allowsOutside: options.allowsOutside)
        let product = product(of: stage, text, resources)
        if stage == .xml, options.output == nil {
            try console.output.write(document: product.bytes)
        } else {
            try console.deliver(product.bytes, to: options.output, madeFrom: product.sources.names)
        }
        try console.report(product.findings, in: product.sources, .auto)
        return product.findings.contains { $0.severity == .error } ? .findings : .clean
    }

    /// The living views of the scene that comes first; nothing of a scene with errors.
    private static func tree(of file: SceneFile) -> Product {
        var product = Product(bytes: [], findings: file.findings(), sources: file.sources)
        let storyboard = Storyboard(file, classes: .standIns)
        guard file.canBeDrawn, let player = ScenePlayer(storyboard) else { return product }
        if storyboard.faults.isEmpty {
            let tree = ScreenRenderer(.tree).render(player.window)
            if storyboard.faults.isEmpty { product.bytes = Array(tree.utf8) }
        }
        product.findings += storyboard.faults
        return product
    }

    /// What a person can name of a file in options, a line each: `scene detail`, `snapshot list`.
    private static func names(in file: SceneFile) -> [UInt8] {
        let definition = file.definition
        // A table without an id is called as its scene.
        let tables = definition.scenes.compactMap { scene in
            scene.table.map { $0.id?.value ?? scene.id.value }
        }
        let lines =
            definition.scenes.map { "scene \($0.id.value)\n" }
            + file.snapshotPlans.map { "snapshot \($0.name.value)\n" }
            + tables.map { "table \($0)\n" }
        return Array(lines.joined().utf8)
    }

    private static func product(
        of stage: Stage,
        _ text: SourceText,
        _ resources: FolderResources
    ) -> Product {
        var sources = SourceMap()
        let source = sources.add(text)
        var log = DiagnosticLog()
        var bytes: [UInt8] = []
        switch stage {
        case .events:
            YAMLEventNotation.write(text, as: source, limits: Limits(), to: &bytes, log: &log)
        case .xml:
            let tree = XMLTree.parse(text, as: source, limits: Limits(), log: &log)
            if tree.root != nil { bytes = tree.writtenBack }
        case .nodes where XMLTree.isMeant(by: text):
            let file = SceneFile.read(text, resources: resources)
            if file.tree.root != nil { bytes = Array(YAMLNodeNotation.text(of: file.tree).utf8) }
            return Product(bytes: bytes, findings: file.findings(), sources: file.sources)
        case .nodes:
            let tree = YAMLTree.parse(text, as: source, limits: Limits(), log: &log)
            bytes = Array(YAMLNodeNotation.text(of: tree).utf8)
        case .model:
            let file = SceneFile.read(text, resources: resources)
            bytes = Array(DefinitionOutline.text(of: file.definition, in: text).utf8)
            return Product(bytes: bytes, findings: file.findings(), sources: file.sources)
        case .names:
            let file = SceneFile.read(text, resources: resources)
            return Product(bytes: names(in: file), findings: [], sources: file.sources)
        case .tree:
            return tree(of: SceneFile.read(text, resources: resources))
        }
        return Product(bytes: bytes, findings: log.sorted, sources: sources)
    }
}
