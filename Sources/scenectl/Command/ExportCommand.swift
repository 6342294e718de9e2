import SceneConversion
import SceneInterchange
import SceneRules
import SceneSources
import SceneText

/// `scenectl convert --to scene`: writes a storyboard or a xib as a scene file.
struct ExportCommand {
    private let console: Console
    private let arguments: Arguments
    private var writer: FindingWriter

    static func run(_ arguments: Arguments, _ console: Console) async throws -> CommandStatus {
        var command = try ExportCommand(arguments, console)
        let status = try await command.export()
        try console.errors.write(command.writer.closingText(status))
        return status
    }

    private init(_ arguments: Arguments, _ console: Console) throws(Fault) {
        self.arguments = arguments
        self.console = console
        let unfit: [Option.Name] = [
            .inPlace, .dryRun, .table, .section, .dataOut, .limit, .proof, .keepFailed,
        ]
        if let option = unfit.first(where: { arguments.has($0) || arguments.text(of: $0) != nil }) {
            throw Fault(
                "'--\(option.rawValue)' is not for '--to scene', which leaves the document as it is"
            )
        }
        let isColored = arguments.color.applies(to: console.errors, variable: console.variable)
        writer = FindingWriter(arguments.choice(of: .format, default: .rich), isColored: isColored)
    }

    private mutating func export() async throws -> CommandStatus {
        let output = arguments.output
        if let output, writer.format == .rich {
            try ConversionDestination.check(output, console.disk)
        }
        let input = try input()
        let bytes = try console.readScene(input) ?? []
        guard XMLTree.isMeant(by: bytes) else {
            throw Fault(
                "'\(input.name)' is not a storyboard or xib",
                help: "'--to scene' writes documents of Interface Builder as scene files"
            )
        }
        let text = SourceText(name: input.name, bytes: bytes)
        let resources = console.resources(
            of: input,
            allowsOutside: arguments.has(.allowOutside)
        )
        let file = SceneFile.read(text, resources: resources)
        var sources = SourceMap()
        let source = sources.add(text)
        var log = DiagnosticLog()
        let tree = XMLTree.parse(text, as: source, limits: Limits(), log: &log)
        if MarkupImporter.isMeant(by: tree) { return try export(markup: tree, file, resources) }
        let document = InterfaceDocument(tree, log: &log)
        guard !file.hasErrors, let document else {
            return try refuse(file)
        }
        let code = try await sourceLookup(for: input.name)
        let layout = arguments.choice(of: .layout, default: SceneImporter.Layout.rows)
        let imported = SceneImporter.file(
            of: document,
            layout: layout,
            project: ProjectFiles(around: "", resources, limits: Limits()),
            listsPassedOver: true,
            declaredType: { owner, outlet in code?.outletType(outlet, of: owner) }
        )
        let scenes = try scenes(of: file)
        let export = SceneExport(imported, scenes: scenes)
        let passedOver = export.passedOver.compactMap {
            Diagnostic(notCarriedOver: $0, in: source, layout)
        }
        let findings = (export.findings + passedOver).inSourceOrder
        return try deliver(export, findings, in: sources, resources)
    }

    /// The sources that say the types of outlets, where they are to: those of the document's own project.
    private func sourceLookup(for document: String) async throws -> SourceLookup? {
        guard let folder = arguments.text(of: .sources) else { return nil }
        let reader = try ProjectReader(of: folder, console)
        let content = try await reader.read().content(around: reader.place(of: document))
        return SourceLookup(content.index)
    }

    /// Writes markup as a view file.
    private mutating func export(
        markup: XMLTree,
        _ file: SceneFile,
        _ resources: FolderResources
    ) throws -> CommandStatus {
        guard !file.hasErrors else { return try refuse(file) }
        let export = SceneExport(MarkupImporter.file(of: markup))
        return try deliver(export, export.findings.inSourceOrder, in: file.sources, resources)
    }

    /// Reports what is left for the author, and writes the result, which is read before it goes anywhere.
    private mutating func deliver(
        _ export: SceneExport,
        _ findings: [Diagnostic],
        in sources: SourceMap,
        _ resources: FolderResources
    ) throws -> CommandStatus {
        try console.errors.write(writer.text(for: findings, in: sources))
        if arguments.has(.strict), !findings.isEmpty {
            try console.errors.write(ConvertCommand.strictRefusal)
            return .findings
        }
        let output = arguments.output
        let product = SourceText(name: output ?? "<scene>", text: export.text)
        let written = SceneFile.read(product, resources: resources)
        guard !written.hasErrors else { return try refuse(written) }
        try console.deliver(product.bytes, to: output, madeFrom: arguments.files)
        if let output { try console.remark("new: \(output)\n") }
        return .clean
    }

    private func input() throws(Fault) -> SceneInput {
        let inputs = SceneFinder(console).inputs(for: arguments.files)
        guard inputs.count == 1 else {
            throw Fault("'--to scene' writes one document", help: "name one storyboard or xib")
        }
        return inputs[0]
    }

    private mutating func refuse(_ file: SceneFile) throws -> CommandStatus {
        let errors = file.findings().filter { $0.severity == .error }
        try console.errors.write(writer.text(for: errors, in: file.sources))
        return .findings
    }

    /// The scenes that are meant; nil for all.
    private func scenes(of file: SceneFile) throws(Fault) -> [String]? {
        guard let name = arguments.text(of: .scene) else { return nil }
        let scenes = file.sceneIDs(named: name)
        guard scenes.isEmpty else { return scenes }
        throw Fault.unknown("scene", name, among: file.sceneNames)
    }
}

extension Diagnostic {
    /// A kind of thing that an export does not say, at the first of its places.
    fileprivate init?(
        notCarriedOver kind: PassedOver,
        in source: SourceID,
        _ layout: SceneImporter.Layout
    ) {
        guard let first = kind.ranges.first else { return nil }
        let isReplaced = kind.kind == PassedOver.constraint && layout == .rows
        self.init(
            .leftForYou,
            "not carried over: \(kind.kind), \(kind.ranges.count.times)",
            at: Annotation(source, first),
            notes: isReplaced ? ["the file has rows and columns in place of constraints"] : [],
            helps: isReplaced ? ["to keep constraints and frames, use '--layout frames'"] : []
        )
    }
}
