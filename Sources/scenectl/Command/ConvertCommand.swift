import SceneConversion
import SceneFiles
import SceneKitLite
import SceneRules
import SceneText

/// `scenectl convert`: turns static tables into dynamic ones and back, proves it, and writes.
struct ConvertCommand {
    private let console: Console
    private let conversion: FileConversion
    private let destination: ConversionDestination
    private let isStrict: Bool
    private let isDryRun: Bool
    private let renderer: RichRenderer
    private let isOnlyFile: Bool
    private var status = CommandStatus.clean
    private var convertedFiles = 0
    private var unchangedFiles = 0
    private var refusedFiles = 0

    static func run(_ arguments: Arguments, _ console: Console) async throws -> CommandStatus {
        let inputs = SceneFinder(disk: console.disk).inputs(for: arguments.files)
        var command = try ConvertCommand(arguments, console, inputs)
        for input in inputs { try await command.convert(input) }
        try command.summarize(inputs)
        return command.status
    }

    private init(
        _ arguments: Arguments,
        _ console: Console,
        _ inputs: [SceneInput]
    ) throws(ConvertFault) {
        self.console = console
        destination = try ConversionDestination(arguments, inputs, console.disk)
        conversion = try FileConversion(arguments, console, destination)
        isStrict = arguments.has(.strict)
        isDryRun = arguments.has(.dryRun)
        let color = arguments.choice(of: .color, default: ColorChoice.auto)
        renderer = RichRenderer(
            isColored: color.applies(to: console.errors, variable: console.variable)
        )
        isOnlyFile = inputs.count == 1
    }

    private mutating func convert(_ input: SceneInput) async throws {
        switch conversion.outcome(of: input) {
        case .passedOver: return
        case .unreadable(let fault):
            status = .failure
            try console.report(fault)
        case .broken(let file):
            status = max(status, .findings)
            try console.errors.write(renderer.printed(file.findings(), in: file.sources))
        case .converted(let result):
            try await finish(result, input)
        }
    }

    private mutating func finish(_ result: ConversionResult, _ input: SceneInput) async throws {
        try console.errors.write(renderer.printed(result.findings, in: result.sources))
        if result.isRefused { return refuse() }
        if isStrict, !result.findings.isEmpty {
            let message: PrintedText =
                "error: with '--strict' nothing is written while something is left for you\n"
            try console.errors.write(message)
            return refuse()
        }
        guard !result.tables.isEmpty else {
            unchangedFiles += 1
            if isOnlyFile {
                try console.errors.write("\(input.name): \(conversion.nothingToConvert)\n")
            }
            if case .output = destination.kind, !isDryRun {
                try console.output.write(document: result.text)
            }
            return
        }
        guard try await isProven(result, input) else { return refuse() }
        convertedFiles += 1
        if isDryRun { return try console.output.write(PrintedText(lines: diff(of: result, input))) }
        do {
            try destination.write(result, of: input, console)
        } catch let fault as any Fault {
            status = .failure
            try console.report(fault)
        }
    }

    private mutating func refuse() {
        refusedFiles += 1
        status = max(status, .findings)
    }

    // MARK: - Proof

    /// Compares the pictures of both files; what differs is shown, and nothing is written then.
    private func isProven(_ result: ConversionResult, _ input: SceneInput) async throws -> Bool {
        guard conversion.verifies else { return true }
        let proof = ConversionProof(result)
        var differences: [ConversionProof.Difference] = []
        try await OrderedTasks.run(
            over: Array(0..<proof.count),
            limit: console.processors()
        ) {
            proof.difference(at: $0)
        } then: { difference in
            if let difference { differences.append(difference) }
        }
        guard !differences.isEmpty else { return true }
        let others = differences.count - 1
        var text: PrintedText =
            "error: the converted scene looks different, so nothing is written\n"
        text += "  = \(input.name), \(differences[0].name):\n"
        text += PrintedText(lines: differences[0].diff)
        if others > 0 { text += "  = \(others) more of \(proof.count) screens differ\n" }
        try console.errors.write(text)
        return false
    }

    private func diff(of result: ConversionResult, _ input: SceneInput) -> String {
        let diff = LineDiff(
            old: String(decoding: result.original.bytes, as: UTF8.self),
            new: String(decoding: result.text, as: UTF8.self)
        )
        var text = diff.unified(oldName: input.name, newName: input.name)
        for file in result.dataFiles {
            let content = String(decoding: file.bytes, as: UTF8.self)
            let path = Path.joined(destination.folder(of: input), file.path)
            text += LineDiff(old: "", new: content).unified(oldName: "/dev/null", newName: path)
        }
        return text
    }

    private func summarize(_ inputs: [SceneInput]) throws {
        guard inputs.count > 1 else { return }
        let converted = convertedFiles == 1 ? "1 file" : "\(convertedFiles) files"
        let refused = refusedFiles > 0 ? ", \(refusedFiles) refused" : ""
        try console.errors.write("\(converted) converted, \(unchangedFiles) unchanged\(refused)\n")
    }
}

/// Converts one file as the options say; the same for all files of a run.
struct FileConversion: Sendable {
    /// What became of a file.
    enum Outcome {
        case converted(ConversionResult)

        /// A file with errors, which is not converted.
        case broken(SceneFile)
        case passedOver
        case unreadable(FileFault)
    }

    /// Whether pictures are compared before anything is written.
    let verifies: Bool

    private let console: Console
    private let request: ConversionRequest
    private let destination: ConversionDestination
    private let allowsOutside: Bool

    init(
        _ arguments: Arguments,
        _ console: Console,
        _ destination: ConversionDestination
    ) throws(ConvertFault) {
        guard let word = arguments.value(of: .to),
            let direction = ConversionRequest.Direction(rawValue: word)
        else { throw .missingDirection }
        var request = ConversionRequest(direction)
        request.scene = arguments.value(of: .scene)
        request.table = arguments.value(of: .table)
        if let section = arguments.value(of: .section) {
            guard let number = Int(section), number >= 0 else { throw .notASection(section) }
            request.section = number
        }
        if let limit = arguments.number(of: .limit) { request.rowLimit = limit }
        request.mergesSimilar = arguments.has(.mergeSimilar)
        self.request = request
        self.console = console
        self.destination = destination
        verifies = !arguments.has(.noVerify)
        allowsOutside = arguments.has(.allowOutside)
    }

    /// What is said of a file without a table of the kind that is converted.
    var nothingToConvert: String {
        let kind = request.direction == .dynamic ? "static" : "dynamic"
        if let table = request.table {
            return "nothing to convert, because the table '\(table)' is not \(kind)"
        }
        let owner = request.scene.map { "the scene '\($0)'" } ?? "it"
        return "nothing to convert, because \(owner) has no \(kind) table"
    }

    func outcome(of input: SceneInput) -> Outcome {
        let bytes: [UInt8]
        do throws(FileFault) {
            guard let scene = try console.readScene(input) else { return .passedOver }
            bytes = scene
        } catch {
            return .unreadable(error)
        }
        let resources = FolderResources(
            input: input,
            allowsOutside: allowsOutside,
            disk: console.disk
        )
        let file = SceneFile.read(
            SourceText(name: input.name, bytes: bytes),
            resources: resources
        )
        guard !file.hasErrors else { return .broken(file) }
        var request = request
        request.dataPath = destination.dataPath(for: input)
        return .converted(SceneConverter(request, resources: resources).convert(file))
    }
}
