import SceneConversion
import SceneFiles
import SceneKitLite
import SceneRules
import SceneText

/// What `convert` converts, into what, and where it goes.
struct ConvertOptions: Sendable {
    let files: [String]
    let request: ConversionRequest
    let output: String?
    let isInPlace: Bool
    let dataOut: String?
    let isStrict: Bool
    let isDryRun: Bool

    /// Whether pictures are compared before anything is written.
    let verifies: Bool
    let allowsOutside: Bool
    let color: ColorChoice

    init(_ arguments: Arguments) throws(ConvertFault) {
        let word = arguments.text(of: .to)
        guard let direction = word.flatMap(ConversionRequest.Direction.init) else {
            throw .missingDirection
        }
        var request = ConversionRequest(direction)
        request.scene = arguments.text(of: .scene)
        request.table = arguments.text(of: .table)
        request.section = arguments.number(of: .section)
        if let limit = arguments.number(of: .limit) { request.rowLimit = limit }
        request.mergesSimilar = arguments.has(.mergeSimilar)
        self.request = request
        files = arguments.files
        output = arguments.text(of: .output)
        isInPlace = arguments.has(.inPlace)
        dataOut = arguments.text(of: .dataOut)
        isStrict = arguments.has(.strict)
        isDryRun = arguments.has(.dryRun)
        verifies = !arguments.has(.noVerify)
        allowsOutside = arguments.has(.allowOutside)
        color = arguments.choice(of: .color, default: .auto)
    }
}

/// `scenectl convert`: turns static tables into dynamic ones and back, proves it, and writes.
struct ConvertCommand {
    private let console: Console
    private let conversion: FileConversion
    private let destination: ConversionDestination
    private let options: ConvertOptions
    private let renderer: RichRenderer
    private let isOnlyFile: Bool
    private var status = CommandStatus.clean
    private var convertedFiles = 0
    private var unchangedFiles = 0
    private var refusedFiles = 0

    static func run(_ options: ConvertOptions, _ console: Console) async throws -> CommandStatus {
        let inputs = SceneFinder(disk: console.disk).inputs(for: options.files)
        var command = try ConvertCommand(options, console, inputs)
        for input in inputs { try await command.convert(input) }
        try command.summarize(inputs)
        return command.status
    }

    private init(
        _ options: ConvertOptions,
        _ console: Console,
        _ inputs: [SceneInput]
    ) throws(ConvertFault) {
        self.console = console
        self.options = options
        destination = try ConversionDestination(options, inputs, console.disk)
        conversion = FileConversion(options, console, destination)
        renderer = RichRenderer(
            isColored: options.color.applies(to: console.errors, variable: console.variable)
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
        if options.isStrict, !result.findings.isEmpty {
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
            if case .output = destination.kind, !options.isDryRun {
                try console.output.write(document: result.text)
            }
            return
        }
        guard try await isProven(result, input) else { return refuse() }
        convertedFiles += 1
        if options.isDryRun {
            return try console.output.write(PrintedText(lines: diff(of: result, input)))
        }
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
        guard options.verifies else { return true }
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

    private let options: ConvertOptions
    private let console: Console
    private let destination: ConversionDestination

    init(
        _ options: ConvertOptions,
        _ console: Console,
        _ destination: ConversionDestination
    ) {
        self.options = options
        self.console = console
        self.destination = destination
    }

    /// What is said of a file without a table of the kind that is converted.
    var nothingToConvert: String {
        let request = options.request
        let kind = request.direction == .dynamic ? "static" : "dynamic"
        if let table = request.table {
            return "nothing to convert, because the table '\(table)' is not \(kind)"
        }
        let owner = request.scene.map { "the scene '\($0)'" } ?? "it"
        return "nothing to convert, because \(owner) has no \(kind) table"
    }

    func outcome(of input: SceneInput) -> Outcome {
        let allowsOutside = options.allowsOutside
        let file: SceneFile
        do throws(FileFault) {
            guard let scene = try console.scene(input, allowsOutside: allowsOutside) else {
                return .passedOver
            }
            file = scene
        } catch {
            return .unreadable(error)
        }
        guard !file.hasErrors else { return .broken(file) }
        var request = options.request
        request.dataPath = destination.dataPath(for: input)
        let resources = FolderResources(
            input: input,
            allowsOutside: allowsOutside,
            disk: console.disk
        )
        return .converted(SceneConverter(request, resources: resources).convert(file))
    }
}
