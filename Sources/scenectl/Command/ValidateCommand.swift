import SceneFiles
import SceneInterchange
import SceneKitLite
import SceneText

/// What `validate` looks for, and how it tells of it.
struct ValidateOptions: Sendable {
    let arguments: Arguments

    var check: Check? { arguments.word.flatMap(Check.init) }
    var isPedantic: Bool { arguments.has(.pedantic) }
    var isStrict: Bool { arguments.has(.strict) }

    /// How many rows a table may have whose rows are all filled.
    var rows: Int { arguments.number(of: .rows) ?? 10_000 }
    var allowsOutside: Bool { arguments.has(.allowOutside) }
    var format: FindingFormat { arguments.choice(of: .format, default: .rich) }
    var color: ColorChoice { arguments.choice(of: .color, default: .auto) }
}

/// `scenectl validate`: checks files in parallel and prints what was found in the order given.
struct ValidateCommand {
    /// What was found in a file; nil for one below a folder that is not a scene.
    private typealias Outcome = Result<(findings: [Diagnostic], sources: SourceMap)?, Fault>

    private let console: Console
    private let options: ValidateOptions
    private let paths: [String]
    private var writer: FindingWriter
    private var tally = FindingTally()

    static func run(_ options: ValidateOptions, _ console: Console) async throws -> CommandStatus {
        var command = ValidateCommand(options, console)
        return try await command.run()
    }

    private init(_ options: ValidateOptions, _ console: Console) {
        self.console = console
        self.options = options
        paths = options.arguments.files
        let isColored = options.color.applies(to: console.output, variable: console.variable)
        writer = FindingWriter(options.format, isColored: isColored)
    }

    private mutating func run() async throws -> CommandStatus {
        let (console, options) = (console, options)
        let inputs = SceneFinder(disk: console.disk).inputs(for: paths)
        var progress = ProgressLine(on: console.errors, total: inputs.count)
        // A few more than can run, so that a slow file does not hold up those after it at once.
        let limit = inputs.count > 1 ? console.processors() * 4 : 1
        try await OrderedTasks.run(over: inputs, limit: limit) { input in
            Outcome { () throws(Fault) in
                let file = try console.scene(input, allowsOutside: options.allowsOutside)
                guard let file else { return nil }
                // A document that is not drawn is checked all the same, and as good as any other.
                var log = DiagnosticLog(
                    file.findings(of: options.check, pedantic: options.isPedantic)
                        .filter { $0.code != .undrawnDocument }
                )
                if options.check == nil || options.check == .expressions {
                    for finding in RowCheck.findings(in: file, limit: options.rows) {
                        log.report(finding)
                    }
                }
                return (log.sorted, file.sources)
            }
        } then: { outcome in
            try report(outcome, &progress)
            try progress.advance()
        }
        try progress.clear()
        let status = tally.isEmpty ? .failure : tally.status(isStrict: options.isStrict)
        try console.output.write(writer.closingText(status))
        if tally.isEmpty { throw Fault.noScene(in: paths) }
        if options.format == .rich, let summary = tally.summary {
            try console.errors.write("\(summary)\n")
        }
        return status
    }

    private mutating func report(
        _ outcome: Outcome,
        _ progress: inout ProgressLine
    ) throws(SystemError) {
        switch outcome {
        case .success(nil): break
        case .success(let (findings, sources)?):
            let new = tally.count(findings, in: sources)
            guard !new.isEmpty else { return }
            try progress.clear()
            try console.output.write(writer.text(for: new, in: sources))
        case .failure(var fault):
            tally.hasFailure = true
            fault.suggestCheck(ifFirst: options.check == nil ? paths[0] : nil)
            try progress.clear()
            try console.report(fault)
        }
    }
}

extension Fault {
    /// Helps with a name that was perhaps meant to be a check; only the first operand could be one.
    fileprivate mutating func suggestCheck(ifFirst first: String?) {
        guard let name = missingFile, !name.contains("."), !name.contains("/") else { return }
        let checks = Check.allCases.map(\.rawValue)
        if name == first {
            help = Fault.help(for: name, among: checks, kind: "check")
        } else if checks.contains(name) {
            help = "name one check, before the files"
        }
    }
}
