import SceneFiles
import SceneGoldens
import SceneKitLite
import SceneText

/// `--watch`: runs a command again whenever a file that it is about has changed.
///
/// A picture stays on the screen while its file is broken, with what is wrong below it.
struct Watch {
    private let command: Command
    private let arguments: Arguments
    private let console: Console

    /// The last output that was without errors.
    private var last: Capture?

    static func run(
        _ command: Command,
        _ arguments: Arguments,
        _ console: Console
    ) async throws -> CommandStatus {
        if arguments.files.contains("-") {
            throw Fault("standard input cannot be watched", help: "name the file")
        }
        if let option = [Option.Name.update, .review].first(where: arguments.has) {
            throw Fault.excluded("--" + option.rawValue, by: "--watch")
        }
        var watch = Watch(command: command, arguments: arguments, console: console)
        return try await watch.run()
    }

    private mutating func run() async throws -> CommandStatus {
        var files = WatchedFiles(for: command, arguments, console)
        var status = try await draw(arguments)
        while console.pause() {
            guard let changed = files.change() else { continue }
            var part = arguments
            // What one file shows does not depend on others; what is still wrong with others must be told again.
            if command.name == .render, let inputs = files.inputs(among: changed) {
                part.files = inputs
            }
            status = try await draw(part)
            files = WatchedFiles(for: command, arguments, console)
        }
        return status
    }

    private mutating func draw(_ part: Arguments) async throws -> CommandStatus {
        let (output, errors) = (Capture(), Capture())
        var inner = console
        inner.output = output.sink(for: console.output)
        inner.errors = errors.sink(for: console.errors)
        inner.listings = Memo()
        var part = part
        var status: CommandStatus
        do {
            status = try await Program.perform(command, &part, inner)
        } catch let fault as Fault {
            try inner.report(fault)
            status = .failure
        }
        if console.output.isTerminal { try console.output.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
        let keeps = command.name == .render && status != .clean
        if !keeps { last = output }
        if let last { try console.output.write(last) }
        try console.errors.write(errors)
        let file = arguments.files.count == 1 ? "'\(arguments.files[0])'" : "the files"
        try console.remark("watching \(file); press Ctrl-C to stop\n")
        return status
    }
}

/// The files that a command reads, as they were at some moment.
private struct WatchedFiles {
    private let console: Console
    private let paths: [String]
    private let inputs: [String]
    private let resources: Set<String>
    private var versions: [String: [Int]] = [:]

    init(for command: Command, _ arguments: Arguments, _ console: Console) {
        self.console = console
        var project = console
        var found: Set<String> = []
        if let reading = try? ProjectSettings.find(around: arguments.files, disk: console.disk) {
            project.project = reading.settings
            found.formUnion(reading.sources.names)
        }
        paths = arguments.paths
        let inputs = SceneFinder(project).inputs(for: paths).map(\.withoutDot)
        self.inputs = inputs.map(\.name)
        for input in inputs {
            guard let bytes = try? console.readScene(input) else { continue }
            let recorder = ResourceRecorder(console.resources(of: input, allowsOutside: false))
            _ = SceneFile.read(SourceText(name: input.name, bytes: bytes), resources: recorder)
            found.formUnion(recorder.paths)
        }
        for (_, path) in arguments.namedFiles(of: .data) { found.insert(path) }
        switch command.name {
        case .validate:
            if let options = try? ValidateOptions(arguments, project.project) {
                found.formUnion([options.baseline].compactMap { $0 })
                let validation = Validation(console: project, options: options, paths: paths)
                found.formUnion(validation.comparedPaths)
            }
        case .test:
            for input in inputs {
                // A golden file that is new or gone changes the folder.
                let folder = GoldenFile.folder(of: input.name)
                let goldens = try? GoldenInventory(of: folder, in: console.goldens).goldens
                found.formUnion([folder] + (goldens ?? []))
            }
        default: break
        }
        found.insert(ProjectSettings.fileName)
        resources = found
        versions = seen()
    }

    /// What has changed since then; nil where nothing has.
    func change() -> Set<String>? {
        let now = seen()
        guard now != versions else { return nil }
        return Set(now.keys).union(versions.keys).filter { now[$0] != versions[$0] }
    }

    /// The scene files that have changed, where these are all that has, and all are still there.
    func inputs(among changed: Set<String>) -> [String]? {
        guard changed.isSubset(of: inputs), changed.allSatisfy(console.disk.exists) else {
            return nil
        }
        return changed.sorted()
    }

    private func seen() -> [String: [Int]] {
        let hasFolder = paths.contains(where: console.disk.isFolder)
        let names =
            hasFolder ? SceneFinder(console).inputs(for: paths).map(\.withoutDot.name) : inputs
        var versions: [String: [Int]] = [:]
        for name in resources.union(names).union(inputs) {
            versions[name] = console.disk.version(of: name) ?? []
        }
        return versions
    }
}
