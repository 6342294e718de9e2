import SceneFiles
import SceneKitLite
import SceneText

/// What `validate` looks for, and how it tells of it.
struct ValidateOptions: Sendable {
    let files: [String]
    let check: Check?
    let isPedantic: Bool
    let isStrict: Bool
    let allowsOutside: Bool
    let format: FindingFormat
    let color: ColorChoice

    init(_ arguments: Arguments) {
        files = arguments.files
        check = arguments.word.flatMap(Check.init)
        isPedantic = arguments.has(.pedantic)
        isStrict = arguments.has(.strict)
        allowsOutside = arguments.has(.allowOutside)
        format = arguments.choice(of: .format, default: .rich)
        color = arguments.choice(of: .color, default: .auto)
    }
}

/// `scenectl validate`: checks files in parallel and prints what was found in the order given.
struct ValidateCommand {
    private let console: Console
    private let options: ValidateOptions
    private let check: FileCheck
    private var writer: FindingWriter
    private var tally = FindingTally()

    static func run(_ options: ValidateOptions, _ console: Console) async throws -> CommandStatus {
        var command = ValidateCommand(options, console)
        return try await command.run()
    }

    private init(_ options: ValidateOptions, _ console: Console) {
        self.console = console
        self.options = options
        self.check = FileCheck(
            console: console,
            check: options.check,
            isPedantic: options.isPedantic,
            allowsOutside: options.allowsOutside
        )
        let isColored = options.color.applies(to: console.output, variable: console.variable)
        writer = FindingWriter(options.format, isColored: isColored)
    }

    private mutating func run() async throws -> CommandStatus {
        let check = check
        let paths = options.files
        let inputs = SceneFinder(disk: console.disk).inputs(for: paths)
        var progress = ProgressLine(on: console.errors, total: inputs.count)
        // A few more than can run, so that a slow file does not hold up those after it at once.
        let limit = inputs.count > 1 ? console.processors() * 4 : 1
        try await OrderedTasks.run(over: inputs, limit: limit) {
            check.outcome(of: $0)
        } then: { outcome in
            try report(outcome, firstPath: paths[0], &progress)
            try progress.advance()
        }
        try progress.clear()
        let status = tally.isEmpty ? .failure : tally.status(isStrict: options.isStrict)
        try console.output.write(writer.closingText(status))
        if tally.isEmpty { throw NoSceneFault(paths: paths) }
        if options.format == .rich, let summary = tally.summary {
            try console.errors.write("\(summary)\n")
        }
        return status
    }

    private mutating func report(
        _ outcome: FileCheck.Outcome,
        firstPath: String,
        _ progress: inout ProgressLine
    ) throws(SystemError) {
        switch outcome {
        case .passedOver: break
        case .checked(let findings, let sources):
            let new = tally.count(findings, in: sources)
            guard !new.isEmpty else { return }
            try progress.clear()
            try console.output.write(writer.text(for: new, in: sources))
        case .unreadable(var fault):
            tally.hasFailure = true
            fault.suggestCheck(isFirst: check.check == nil && fault.name == firstPath)
            try progress.clear()
            try console.report(fault)
        }
    }
}

/// That no file below some folders is a scene.
struct NoSceneFault: Fault {
    let paths: [String]

    var message: String {
        "there is no scene file in " + paths.map { "'\($0)'" }.joined(separator: ", ")
    }

    var help: String? { "a scene file is a .yaml or .yml file with a line that starts 'scenes:'" }
}

extension FileFault {
    /// Helps with a name that was perhaps meant to be a check.
    fileprivate mutating func suggestCheck(isFirst: Bool) {
        guard error.isMissing, !name.contains("."), !name.contains("/") else { return }
        if Check(rawValue: name) != nil {
            help = "name one check, before the files"
        }
        guard isFirst else { return }
        let near = NearestName.nearest(to: name, among: Check.allCases.map(\.rawValue))
        help = near.map { "a similar check exists: '\($0)'" }
    }
}
