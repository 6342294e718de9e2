import SceneFiles
import SceneKitLite
import SceneRules
import SceneText

/// What `board` shows.
struct BoardOptions: CommandOptions {
    let arguments: Arguments

    var compared: String? { arguments.text(of: .compare) }
}

/// `scenectl board`: every scene of some files on one page, with what leads from one to another.
struct BoardCommand {
    private let options: BoardOptions
    private let console: Console
    private var status = CommandStatus.clean

    static func run(_ options: BoardOptions, _ console: Console) async throws -> CommandStatus {
        var command = BoardCommand(options: options, console: console)
        return try await command.run()
    }

    private mutating func run() async throws -> CommandStatus {
        if let output = options.output, let kind = output.promisedKind, !kind.hasPrefix("htm") {
            throw Fault(
                "'\(output)' names another kind of file: a board is a page in HTML",
                help: "name it '.html'; 'scenectl render' draws one scene as '--format' says"
            )
        }
        let finder = SceneFinder(console)
        let inputs = finder.inputs(for: options.files).map(\.withoutDot)
        if inputs.contains(where: \.isStandardInput) {
            throw Fault(
                "a board needs files, and '-' is not a file",
                help: "name a scene file, a storyboard or a folder"
            )
        }
        let read = try await read(inputs, console)
        for broken in read.map(\.file) where broken.isFaulty {
            status = max(status, .findings)
            try console.report(
                broken.findings().filter { $0.severity == .error },
                in: broken.sources,
                options.color
            )
        }
        var files = read.map(\.board)
        guard !files.isEmpty else {
            // What could not be read has been reported.
            if status == .clean { throw Fault.noScene(in: options.files) }
            return status
        }
        try await addFindings(to: &files)
        if let reference = options.compared { try await compare(&files, with: reference) }
        let size = BoardLayout.place(&files)
        let page = BoardPage(files, size: size, compared: options.compared)
        try console.deliver(Array(page.text.utf8), to: options.output, madeFrom: inputs.map(\.name))
        return status
    }

    /// Draws all files in parallel; those below a folder that have no scenes are passed over.
    private mutating func read(
        _ inputs: [SceneInput],
        _ console: Console
    ) async throws -> [(board: BoardFile, file: SceneFile)] {
        let options = options
        var files: [(BoardFile, SceneFile)] = []
        var faults: [Fault] = []
        try await OrderedTasks.run(over: inputs, limit: console.processors() * 2) { input in
            Result { () throws(Fault) in
                let file = try console.scene(input, allowsOutside: options.allowsOutside)
                guard let file, !file.sceneNames.isEmpty || file.hasErrors,
                    // A document for another system is passed over, unless it was named.
                    !(file.isUndrawn && input.isFound)
                else {
                    return (BoardFile, SceneFile)?.none
                }
                let reader = BoardReader(
                    file,
                    screen: options.screen,
                    usual: console.project.screen
                )
                return (reader.boardFile(named: input.name), file)
            }
        } then: { result in
            switch result {
            case .success(let file): if let file { files.append(file) }
            case .failure(let fault): faults.append(fault)
            }
        }
        for fault in faults {
            status = max(status, .failure)
            try console.report(fault)
        }
        return files
    }

    // MARK: Findings

    /// Marks what `validate` finds at the views that it is about.
    private func addFindings(to files: inout [BoardFile]) async throws {
        let validation = Validation(
            console: console,
            options: try ValidateOptions(options.arguments, console.project),
            paths: options.files
        )
        var locators: [String: LineIndex] = [:]
        // What cannot be read was reported when it was to be drawn.
        for (finding, sources) in try await validation.findings() {
            let place = sources.resolved(finding.primary)
            let text = sources[place.source]
            let lines = locators[text.name] ?? LineIndex(text)
            locators[text.name] = lines
            let position = lines.position(of: place.range.start)
            for index in files.indices {
                let isTaken = files[index].add(
                    finding,
                    in: text.name,
                    place.range,
                    "\(text.name):\(position.line):\(position.column)"
                )
                if isTaken { break }
            }
        }
    }

    // MARK: Comparing

    /// Puts beside each picture how it was at a commit.
    private mutating func compare(_ files: inout [BoardFile], with reference: String) async throws {
        let earlier = try EarlierFiles(at: reference, around: options.files, console)
        let there = try earlier.paths(of: options.files, seenBy: console)
        let inputs = SceneFinder(earlier.console).inputs(for: there).map(\.withoutDot)
        let now = status
        var old = try await read(inputs, earlier.console).map(\.board)
        // What could not be read then is not what this is about.
        status = now
        for index in old.indices { old[index].path = earlier.today(old[index].name) }
        for index in files.indices {
            files[index].path = console.disk.absolute(files[index].name)
            let then = old.firstIndex { $0.path == files[index].path }.map { old.remove(at: $0) }
            files[index].compare(with: then, at: reference)
        }
        let root = console.disk.absolute(".")
        for gone in old {
            var file = BoardFile(name: Path.relative(gone.path, to: root) ?? gone.path)
            file.compare(with: gone, at: reference)
            files.append(file)
        }
    }
}
