import SceneConversion
import SceneFiles
import SceneRules
import SceneText

/// What `convert` converts, into what, and where it goes.
struct ConvertOptions: CommandOptions {
    let arguments: Arguments
    let request: ConversionRequest

    var isInPlace: Bool { arguments.has(.inPlace) }
    var dataOut: String? { arguments.text(of: .dataOut) }
    var isStrict: Bool { arguments.has(.strict) }
    var isDryRun: Bool { arguments.has(.dryRun) }

    /// How much is compared before anything is written.
    var proof: ConversionProof.Effort { arguments.choice(of: .proof, default: .quick) }

    /// Where the text of a conversion goes that fails.
    var keepFailed: String? { arguments.text(of: .keepFailed) }

    /// How findings are written, to standard error: the scene has the other stream.
    var format: FindingFormat { arguments.choice(of: .format, default: .rich) }

    init(arguments: Arguments) throws(Fault) {
        let word = arguments.text(of: .to)
        guard let direction = word.flatMap(ConversionRequest.Direction.init) else {
            throw Fault(
                "'convert' needs the option '--to'",
                help: "it is '--to dynamic', '--to static' or '--to scene'"
            )
        }
        if arguments.text(of: .layout) != nil {
            throw Fault(
                "'--layout' is for '--to scene', which places the views of a document"
            )
        }
        if arguments.text(of: .sources) != nil {
            throw Fault(
                "'--sources' is for '--to scene', which takes the types of outlets from sources"
            )
        }
        var request = ConversionRequest(direction)
        request.scene = arguments.text(of: .scene)
        request.table = arguments.text(of: .table)
        request.section = arguments.number(of: .section)
        if let limit = arguments.number(of: .limit) { request.rowLimit = limit }
        self.request = request
        self.arguments = arguments
    }
}

/// `scenectl convert`: turns static tables into dynamic ones and back, proves it, and writes.
struct ConvertCommand {
    private var console: Console
    private let destination: ConversionDestination
    private let options: ConvertOptions
    private let inputs: [SceneInput]
    private var writer: FindingWriter
    private var status = CommandStatus.clean
    private var convertedFiles = 0
    private var unchangedFiles = 0
    private var refusedFiles = 0

    /// The files with errors, and those that could not be read or written.
    private var failedFiles = 0

    static func run(_ options: ConvertOptions, _ console: Console) async throws -> CommandStatus {
        var command = try ConvertCommand(options, console)
        for input in command.inputs { try await command.convert(input) }
        try console.errors.write(command.writer.closingText(command.status))
        try command.summarize()
        return command.status
    }

    private init(_ options: ConvertOptions, _ console: Console) throws(Fault) {
        self.console = console
        // Programs that read findings on standard error are not told anything else there.
        if options.format != .rich { self.console.isQuiet = true }
        self.options = options
        let finder = SceneFinder(console)
        let named = finder.inputs(for: options.files)
        inputs = options.isInPlace ? finder.targets(of: named) : named
        destination = try ConversionDestination(options, inputs, console.disk)
        let isColored = options.color.applies(to: console.errors, variable: console.variable)
        writer = FindingWriter(options.format, isColored: isColored)
    }

    private mutating func report(_ findings: [Diagnostic], in sources: SourceMap) throws {
        try console.errors.write(writer.text(for: findings, in: sources))
    }

    private mutating func convert(_ input: SceneInput) async throws {
        let file: SceneFile
        do throws(Fault) {
            let scene = try console.scene(input, allowsOutside: options.allowsOutside)
            guard let scene else { return }
            file = scene
        } catch {
            status = .failure
            failedFiles += 1
            return try console.report(error)
        }
        guard !file.hasErrors else {
            status = max(status, .findings)
            failedFiles += 1
            return try report(file.findings(), in: file.sources)
        }
        let result = try await LongWork.run(on: console, { "converting \(input.name)" }) {
            converted(file, input)
        }
        try await finish(result, input)
    }

    /// Converts a file with data in a file that is free for it.
    private func converted(_ file: SceneFile, _ input: SceneInput) -> ConversionResult {
        let resources = console.resources(of: input, allowsOutside: options.allowsOutside)
        var number = 0
        while true {
            var request = options.request
            request.dataPath = destination.dataPath(for: input, number: number)
            let result = SceneConverter(request, resources: resources).convert(file)
            guard destination.replacesData(result, of: input) else { return result }
            number += 1
        }
    }

    private mutating func finish(_ result: ConversionResult, _ input: SceneInput) async throws {
        guard !result.isRefused, !result.tables.isEmpty else {
            try report(result.findings, in: result.sources)
            if result.isRefused {
                if result.hasFailed { try keepFailed(result) }
                return refuse()
            }
            unchangedFiles += 1
            if inputs.count == 1 {
                try console.errors.write("\(input.name): \(nothingToConvert)\n")
            }
            if case .output = destination.kind, !options.isDryRun {
                try console.output.write(document: result.text)
            }
            return
        }
        var result = result
        let differences = try await LongWork.run(on: console, { "comparing \(input.name)" }) {
            try await self.differences(&result)
        }
        try report(result.findings, in: result.sources)
        guard try isAllowed(result.findings), try isProven(differences, of: result) else {
            return refuse()
        }
        if options.isDryRun {
            try console.output.write(PrintedText(lines: diff(of: result, input)))
        } else {
            do {
                try destination.write(result, of: input, console)
            } catch let fault as Fault {
                status = .failure
                failedFiles += 1
                return try console.report(fault)
            }
        }
        convertedFiles += 1
    }

    /// Whether all that is left for the author may be left.
    private func isAllowed(_ findings: [Diagnostic]) throws -> Bool {
        guard options.isStrict, !findings.isEmpty else { return true }
        try console.errors.write(Self.strictRefusal)
        return false
    }

    static let strictRefusal: PrintedText =
        "error: with '--strict', nothing is written if something is left for you to decide\n"

    private mutating func refuse() {
        refusedFiles += 1
        status = max(status, .findings)
    }

    /// What is said of a file without a table of the kind that is converted.
    private var nothingToConvert: String {
        let request = options.request
        let kind = request.direction == .dynamic ? "static" : "dynamic"
        if let table = request.table {
            return "nothing to convert, because the table '\(table)' is not \(kind)"
        }
        let owner = request.scene.map { "the scene '\($0)'" } ?? "it"
        return "nothing to convert, because \(owner) has no \(kind) table"
    }

    // MARK: - Proof

    /// Compares the pictures of both files, and adds to the findings what is left for the author.
    private func differences(
        _ result: inout ConversionResult
    ) async throws -> [ConversionProof.Difference] {
        guard let proof = ConversionProof(result, options.proof) else { return [] }
        var differences: [ConversionProof.Difference] = []
        try await OrderedTasks.run(
            over: Array(0..<proof.count),
            limit: console.processors()
        ) {
            proof.difference(at: $0)
        } then: { difference in
            if let difference { differences.append(difference) }
        }
        result.insert(differences.compactMap(\.loss))
        return differences.filter { $0.loss == nil }
    }

    /// Whether nothing differs; what does is shown, and nothing is written then.
    private mutating func isProven(
        _ differences: [ConversionProof.Difference],
        of result: ConversionResult
    ) throws -> Bool {
        guard !differences.isEmpty else { return true }
        try keepFailed(result)
        let others = differences.count - 1
        try report([differences[0].refusal], in: result.sources)
        guard options.format == .rich else { return false }
        var text = PrintedText(lines: differences[0].diff)
        if others > 0 { text += "  = \(others) more of the screens differ\n" }
        try console.errors.write(text)
        return false
    }

    /// Writes the text of a conversion that fails, for those who want to see why.
    private func keepFailed(_ result: ConversionResult) throws(Fault) {
        guard let path = options.keepFailed else { return }
        try console.disk.replace(path, with: result.text)
    }

    private func diff(of result: ConversionResult, _ input: SceneInput) -> String {
        let diff = LineDiff(old: result.original.bytes, new: result.text)
        var text = diff.unified(oldName: input.name, newName: input.name)
        for file in result.dataFiles {
            let path = Path.joined(destination.folder(of: input), file.path)
            text += LineDiff(old: [], new: file.bytes).unified(oldName: "/dev/null", newName: path)
        }
        return text
    }

    private func summarize() throws {
        guard inputs.count > 1 else { return }
        let converted = convertedFiles.counted("file")
        let others = [(refusedFiles, "refused"), (failedFiles, "with errors")]
            .filter { $0.0 > 0 }.map { ", \($0) \($1)" }.joined()
        try console.remark("\(converted) converted, \(unchangedFiles) unchanged\(others)\n")
    }
}
