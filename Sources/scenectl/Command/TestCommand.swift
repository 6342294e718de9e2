import SceneFiles
import SceneGoldens
import SceneText

/// What `test` tests, and what it does with what differs.
struct TestOptions: CommandOptions {
    let arguments: Arguments

    var isUpdating: Bool { arguments.has(.update) }
    var isReviewing: Bool { arguments.has(.review) }
    var patterns: [SnapshotPattern] { arguments.texts(of: .only).map(SnapshotPattern.init) }
    var shard: Shard? { arguments.shard(of: .shard) }
    var changedSince: String? { arguments.text(of: .changedSince) }
    var format: TestFormat { arguments.choice(of: .format, default: .text) }
    var junit: String? { arguments.text(of: .junit) }
    var html: String? { arguments.text(of: .html) }
    var diffTool: String? { arguments.text(of: .diffTool) }

    /// The report that goes to standard output in place of the results.
    var printed: Option.Name? {
        [Option.Name.junit, .html].first { arguments.text(of: $0) == "-" }
    }

    init(arguments: Arguments) throws(Fault) {
        self.arguments = arguments
        // Standard output is one document.
        if let printed {
            let others =
                [Option.Name.format, .review, .diffTool].filter(arguments.has)
                + (junit == html ? [.html] : [])
            if let other = others.first {
                throw Fault(
                    "'--\(printed.rawValue) -' and '--\(other.rawValue)' cannot both be printed",
                    help: "name a file for '--\(printed.rawValue)'"
                )
            }
        }
        if let junit, let html, junit != "-",
            Path.normalized(junit) == Path.normalized(html)
        {
            throw Fault("two reports cannot be written to one file")
        }
        if diffTool?.allSatisfy(\.isWhitespace) == true {
            throw Fault("'--diff-tool' takes a command, such as 'diff -u'")
        }
        if isReviewing, isUpdating { throw .excluded("--update", by: "--review") }
        if isReviewing, format != .text { throw .excluded("--review", by: "--format") }
    }
}

/// `scenectl test`: compares what is drawn with what is recorded, in parallel and in order.
struct TestCommand {
    private let console: Console
    private let options: TestOptions
    private let isColored: Bool
    private let diffTool: DiffTool?
    private let mode: SnapshotTest.Mode
    private var selection = SnapshotSelection()
    private var report: any TestReport
    private var junit = JUnitReport()
    private var html = HTMLTestReport()
    private var tally = TestTally()
    private var names: [String] = []

    /// The patterns that have matched nothing so far.
    private var idlePatterns: [SnapshotPattern] = []
    private var items: [Review.Item] = []

    /// Why nobody is told any more what is tested, which goes on all the same: what is recorded must not
    /// depend on who reads.
    private var silence: SystemError?

    static func run(_ options: TestOptions, _ console: Console) async throws -> CommandStatus {
        var command = try TestCommand(options, console)
        return try await command.run()
    }

    private init(_ options: TestOptions, _ console: Console) throws {
        self.console = console
        self.options = options
        mode = try Self.mode(options, console)
        isColored = options.color.applies(to: console.output, variable: console.variable)
        let isText = options.format == .text
        diffTool = options.diffTool.map {
            DiffTool(command: $0, output: isText ? .shown : .besides)
        }
        report =
            switch options.format {
            case .text:
                TextTestReport(
                    isColored: isColored,
                    isQuiet: console.isQuiet,
                    leavesOutDifferences: diffTool != nil
                )
            case .json: JSONTestReport()
            case .markdown: MarkdownTestReport()
            case .github: GitHubTestReport(naming: RepositoryPaths(disk: console.disk).naming)
            }
        selection.patterns = options.patterns
        idlePatterns = options.patterns
        selection.shard = options.shard
        selection.changes = try options.changedSince.map {
            try ChangedFiles(since: $0, around: options.paths, console)
        }
    }

    private static func mode(
        _ options: TestOptions,
        _ console: Console
    ) throws -> SnapshotTest.Mode {
        guard options.isUpdating || options.isReviewing else { return .check }
        if GoldenMode.isUnattended(console.variable) {
            throw Fault(
                "'\(options.isUpdating ? "--update" : "--review")' records nothing if CI is set",
                help: "record on your own machine, and commit what is recorded"
            )
        }
        if options.isUpdating { return .update }
        // Without a terminal nobody can be asked; what differs is shown all the same.
        return console.person == nil ? .check : .review
    }

    private mutating func run() async throws -> CommandStatus {
        let paths = options.paths
        let inputs = try inputs(for: paths)
        for path in [options.junit, options.html].compactMap({ $0 }) {
            try console.disk.protect(inputs.map(\.name), from: path)
        }
        if selection.shard != nil { selection.shares = await shares(of: inputs) }
        let test = test
        var progress = ProgressLine(on: console.errors, total: inputs.count)
        let limit = console.processors() * 4
        if inputs.count == 1 {
            let counter = test.counter
            let file = try await LongWork.run(on: console, { "\(counter.count) snapshots drawn" }) {
                await test.outcome(of: inputs[0])
            }
            try take(file)
        } else {
            try await OrderedTasks.run(over: inputs, limit: limit) {
                await test.outcome(of: $0)
            } then: { file in
                if file.status != .clean || !file.results.isEmpty { try? progress.clear() }
                try take(file)
                try? progress.advance()
            }
        }
        try? progress.clear()
        for file in absentScenes(below: paths) { try take(file) }
        return try finish(paths)
    }

    private var test: SnapshotTest {
        SnapshotTest(
            console: console,
            mode: mode,
            selection: selection,
            allowsOutside: options.allowsOutside
        )
    }

    private func inputs(for paths: [String]) throws -> [SceneInput] {
        let inputs = SceneFinder(console).inputs(for: paths).map(\.withoutDot)
        if inputs.contains(where: \.isStandardInput) {
            throw Fault(
                "standard input has no golden files beside it",
                help: "name the scene file"
            )
        }
        return inputs
    }

    /// Takes in the result of a file, and reports it.
    private mutating func take(_ file: TestedFile) throws {
        if selection.shard != nil, !selection.looksForOrphans, file.fault != nil { return }
        tally.add(file)
        names += file.snapshotNames
        idlePatterns.removeAll { $0.matches(anyOf: file) }
        if options.junit != nil { junit.add(file) }
        if options.html != nil { html.add(file) }
        var rest = file
        if mode == .review { items += rest.takeReviewItems() }
        do throws(SystemError) {
            guard silence == nil else { return }
            if options.format != .github || !file.isBroken {
                try console.report(file.findings, in: file.sources, options.color)
            }
            if let fault = file.fault { try console.report(fault) }
            let text = report.text(for: rest)
            if options.printed == nil { try console.output.write(text) }
            try console.errors.write(RedactionNotes.text(for: file))
        } catch {
            silence = error
        }
        try diffTool?.show(rest, in: console.disk)
    }

    private mutating func finish(_ paths: [String]) throws -> CommandStatus {
        if !tally.sawScene, tally.isEmpty { throw Fault.noScene(in: paths) }
        if !selection.patterns.isEmpty, !tally.sawSelected {
            throw noSnapshot(selection.patterns)
        }
        // What the snapshots of a broken file are called may not be known.
        if tally.brokenFiles + tally.unreadableFiles == 0 {
            for pattern in idlePatterns { try console.warn(of: noSnapshot([pattern])) }
        }
        if let path = options.junit { try deliver(junit.text, to: path) }
        if let path = options.html { try deliver(html.text(tally), to: path) }
        // A reader that has seen enough does not change the outcome of the tests.
        if let silence {
            if silence.isClosedPipe { return tally.status }
            throw silence
        }
        let closing = report.closingText(tally)
        if options.printed == nil { try console.output.write(closing) }
        try console.remark("\(tally.summary)\n")
        if !items.isEmpty, let person = console.person {
            var review = Review(console, person, isColored: isColored, diffTool: diffTool)
            try review.run(over: items)
            return max(review.status, tally.unreviewedStatus)
        }
        if let remedy { try console.remark("  = help: \(remedy)\n") }
        return tally.status
    }

    /// Writes a report to a file, or to standard output.
    private mutating func deliver(_ report: String, to path: String) throws {
        guard path == "-" else {
            return try console.disk.replace(path, with: Array(report.utf8))
        }
        do throws(SystemError) {
            try console.output.write(PrintedText(lines: Array(report.utf8)))
        } catch {
            silence = error
        }
    }

    /// That none of some patterns matches a snapshot.
    private func noSnapshot(_ patterns: [SnapshotPattern]) -> Fault {
        let patterns = patterns.map(\.text)
        return Fault(
            "no snapshot matches " + patterns.map { "'\($0)'" }.joined(separator: " or "),
            help: Fault.help(for: patterns[0], among: names, kind: "name")
                ?? "a pattern matches the whole name: 'list*', or 'contacts.yaml/*' for a file"
        )
    }

    /// What to do next.
    private var remedy: String? {
        guard tally.undecided > 0, tally.status == .findings, options.format == .text else {
            return nil
        }
        let files = options.files.map { " " + $0.asShellPath }.joined()
        if options.isReviewing {
            return "there is no terminal to ask on; "
                + "'scenectl test --update --only SNAPSHOT\(files)' accepts one"
        }
        if GoldenMode.isUnattended(console.variable) {
            return "'scenectl test --review\(files)' on your own machine shows each and asks"
        }
        return "'scenectl test --review\(files)' shows each and asks; '--update' accepts all"
    }
}

extension TestCommand {
    /// The golden files of scenes that are not there any more.
    private func absentScenes(below paths: [String]) -> [TestedFile] {
        guard selection.looksForOrphans else { return [] }
        let test = test
        let folders = SnapshotFolders(disk: console.disk)
        return folders.absentScenes(below: paths.map { $0 == "." ? "" : $0 }).map {
            test.outcome(ofAbsent: $0)
        }
    }

    /// The positions among the selected snapshots of each file that belong to the shard.
    private func shares(of inputs: [SceneInput]) async -> [String: Range<Int>] {
        guard let shard = selection.shard else { return [:] }
        let test = test
        var counts: [(name: String, count: Int)] = []
        // Counting cannot fail: what cannot be read has no snapshots, and is reported later.
        try? await OrderedTasks.run(over: inputs, limit: console.processors() * 4) {
            (name: $0.name, count: test.countOfSnapshots(in: $0))
        } then: {
            counts.append($0)
        }
        let range = shard.range(of: counts.reduce(0) { $0 + $1.count })
        var shares: [String: Range<Int>] = [:]
        var first = 0
        for file in counts {
            let whole = first..<first + file.count
            let part = range.clamped(to: whole)
            shares[file.name] = part.lowerBound - first..<part.upperBound - first
            first = whole.upperBound
        }
        return shares
    }
}
