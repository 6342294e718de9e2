import SceneFiles
import SceneRules
import SceneText

/// What `validate` looks for, and how it reports it.
struct ValidateOptions: CommandOptions {
    let arguments: Arguments
    let project: ProjectSettings

    /// Which findings are reported.
    let choice: FindingChoice

    init(_ arguments: Arguments, _ project: ProjectSettings) throws(Fault) {
        self.arguments = arguments
        self.project = project
        choice = try FindingChoice(arguments, project)
    }

    var isStrict: Bool { arguments.has(.strict) || project.isStrict }

    /// How many rows a table may have whose rows are all filled.
    var rows: Int { arguments.number(of: .rows) ?? Self.rowLimit }
    static let rowLimit = 10_000

    /// The folder whose sources documents are compared with.
    var sources: String? { arguments.text(of: .sources) }

    /// Whether to say how often sources had an answer.
    var showsStatistics: Bool { arguments.has(.stats) }

    /// The file with findings that are known, and the one to write them to.
    var baseline: String? {
        arguments.text(of: .baseline) ?? (writtenBaseline == nil ? project.baseline : nil)
    }
    var writtenBaseline: String? { arguments.text(of: .writeBaseline) }

    /// Whether to make the changes that findings name, or only to show them.
    var fixes: Bool { arguments.has(.fix) }
    var isDryRun: Bool { arguments.has(.dryRun) }

    /// The commit whose findings are known.
    var since: String? { arguments.text(of: .since) }

    /// Whether sources can say anything about what is checked.
    var asksSources: Bool {
        showsStatistics || choice.reports(anyOf: DiagnosticCode.compared)
    }
}

/// `scenectl validate`: checks files in parallel and prints what was found in the order given.
struct ValidateCommand {
    private let console: Console
    private let options: ValidateOptions
    private let paths: [String]
    private let isRich: Bool
    private var reports: FindingReports
    private var tally = FindingTally()

    /// What need not be reported again.
    private var known = KnownFindings()

    /// What was found, where it is to be written.
    private var found = KnownFindings()

    static func run(_ options: ValidateOptions, _ console: Console) async throws -> CommandStatus {
        var command = try ValidateCommand(options, console)
        return try await command.run()
    }

    private init(_ options: ValidateOptions, _ console: Console) throws(Fault) {
        self.console = console
        self.options = options
        paths = options.paths
        let isColored = options.color.applies(to: console.output, variable: console.variable)
        let wanted = try FindingReport.all(of: options.arguments)
        isRich = wanted.contains { $0.format == .rich }
        reports = try FindingReports(wanted, isColored: isColored, reading: paths, console)
    }

    private mutating func run() async throws -> CommandStatus {
        if options.isDryRun, !options.fixes {
            throw Fault(
                "'--dry-run' goes with '--fix'",
                help: "without it nothing is written anyway"
            )
        }
        if options.fixes {
            var fixer = FileFixer(options, console)
            let hasChanges = try fixer.run(over: paths)
            if options.isDryRun { return hasChanges ? .findings : .clean }
        }
        if let baseline = options.baseline {
            known = try KnownFindings(of: baseline, disk: console.disk)
        }
        if let commit = options.since {
            known.add(try await EarlierFindings.find(at: commit, paths, options, console))
        }
        let validation = Validation(console: console, options: options, paths: paths)
        var progress = ProgressLine(on: console.errors, total: 0)
        let statistics = try await validation.run { count in
            progress = ProgressLine(on: console.errors, total: count)
        } advance: {
            try progress.advance()
        } then: { part in
            try report(part, &progress)
        }
        try progress.clear()
        if let path = options.writtenBaseline {
            try console.disk.replace(path, with: found.text(besides: path, disk: console.disk))
            let count = found.count.counted("finding")
            try console.remark("\(count) written to '\(path)'\n")
            return tally.hasFailure ? .failure : .clean
        }
        let status = tally.isEmpty ? .failure : tally.status(isStrict: options.isStrict)
        let nothing = tally.isEmpty ? Fault.noScene(in: paths) : nil
        if let nothing { try reports.add(nothing) }
        try reports.finish(status)
        if let nothing { throw nothing }
        if let statistics, options.showsStatistics {
            try console.errors.write(PrintedText(lines: SourceStatistics.text(of: statistics)))
        }
        if isRich, let summary = tally.summary {
            try console.remark("\(summary)\n")
        }
        if let remark = statistics.flatMap(SourceStatistics.remark) {
            try console.remark("\(remark)\n")
        }
        return status
    }

    private mutating func report(
        _ part: Validation.Part,
        _ progress: inout ProgressLine
    ) throws(SystemError) {
        let (findings, sources): ([Diagnostic], SourceMap)
        switch part {
        case .file(let all, let texts):
            (findings, sources) = (tally.count(all, in: texts), texts)
        case .project(let all, let texts):
            (findings, sources) = (tally.count(all, in: texts, isFile: false), texts)
        case .failure(var fault):
            tally.addFailure()
            fault.suggestCheck(ifFirst: options.arguments.word == nil ? paths[0] : nil)
            try progress.clear()
            try reports.add(fault)
            return try console.report(fault)
        }
        let disk = console.disk
        let place = { (finding: Diagnostic) in
            disk.absolute(sources[sources.resolved(finding.primary).source].name)
        }
        if options.writtenBaseline != nil {
            for finding in findings { found.add(finding, in: place(finding)) }
            return
        }
        let new = known.isEmpty ? findings : findings.filter { !known.take($0, in: place($0)) }
        tally.add(new, in: sources, known: findings.count - new.count)
        guard !new.isEmpty else { return }
        try progress.clear()
        try reports.add(new, in: sources)
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
