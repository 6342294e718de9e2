import SceneFiles
import SceneInterchange
import SceneLanguage
import SceneRules
import SceneText

/// `scenectl fmt`: writes scene files in one layout.
struct FormatCommand {
    private let console: Console
    private let arguments: Arguments
    private var changed = 0
    private var seen = 0

    /// How many of the files were not understood.
    private var refused = 0
    private var status = CommandStatus.clean

    static func run(_ arguments: Arguments, _ console: Console) async throws -> CommandStatus {
        var command = FormatCommand(console: console, arguments: arguments)
        return try command.run()
    }

    private var writesNothing: Bool { arguments.has(.check) || arguments.has(.diff) }

    private mutating func run() throws -> CommandStatus {
        let paths = arguments.paths
        let finder = SceneFinder(console)
        let inputs = finder.targets(of: finder.inputs(for: paths)).map(\.withoutDot)
        let viewFiles = viewFiles(of: inputs)
        for input in inputs {
            do {
                let isViewFile = viewFiles.contains(Path.normalized(input.name))
                try format(input, isViewFile: isViewFile)
            } catch let fault as Fault {
                try console.report(fault)
                status = .failure
            }
        }
        guard seen > 0 || status == .failure else { throw Fault.noScene(in: paths) }
        if !paths.contains("-"), seen > 0 { try console.remark("\(summary)\n") }
        if writesNothing, changed > 0, status == .clean { status = .findings }
        return status
    }

    /// The view files of the scene files that were found.
    ///
    /// They do not look like scenes, and the files of other tools may look like them.
    private func viewFiles(of inputs: [SceneInput]) -> Set<String> {
        var paths: Set<String> = []
        for input in inputs where input.isFound && !input.isDocument {
            // What is wrong with a file is said when it is laid out.
            guard let file = try? console.scene(input, allowsOutside: false) else { continue }
            for path in file.viewFiles.keys {
                paths.insert(Path.normalized(Path.joined(input.folder, path)))
            }
        }
        return paths
    }

    /// What became of the files.
    private var summary: String {
        let rest = seen - changed - refused
        let verb = writesNothing ? "would be changed" : "changed"
        var parts: [String] = []
        if changed > 0 {
            parts.append("\(changed.counted("file")) \(verb)")
            if rest > 0 { parts.append("\(rest) as they should be") }
        } else if rest > 0 {
            parts.append("nothing to change in \(rest.counted("file"))")
        }
        if refused > 0 {
            let state = refused == 1 ? "it is" : "they are"
            parts.append("\(refused.counted("file")) left as \(state)")
        }
        return parts.joined(separator: ", ")
    }

    private mutating func format(_ input: SceneInput, isViewFile: Bool) throws {
        if input.isDocument {
            guard !input.isFound else { return }
            throw Fault(
                "'\(input.name)' is not a scene file",
                help: "Xcode has a layout of its own for storyboards and xibs, which is kept"
            )
        }
        let read = try console.readScene(input) { bytes in
            isViewFile || SceneFinder.isScene(bytes, named: input.name)
        }
        guard let bytes = read else { return }
        let text = SourceText(name: input.name, bytes: bytes)
        var sources = SourceMap()
        let source = sources.add(text)
        guard !XMLTree.isMeant(by: bytes) else { return }
        seen += 1
        if let reason = reasonToLeave(input, bytes, isViewFile: isViewFile) {
            return try leave(input, bytes, "is \(reason)")
        }
        switch SceneFormatter.formatted(text, as: source) {
        case .success(let result): try deliver(Array(result.utf8), bytes, input)
        case .failure(.invalid(let findings)):
            refused += 1
            status = max(status, .findings)
            try console.report(findings, in: sources, arguments.color)
            if input.isStandardInput { try console.output.write(document: bytes) }
        case .failure(let refusal): try leave(input, bytes, refusal.reason)
        }
    }

    /// Leaves a file as it is, and says why.
    private mutating func leave(_ input: SceneInput, _ bytes: [UInt8], _ reason: String) throws {
        refused += 1
        if input.isStandardInput { try console.output.write(document: bytes) }
        try console.remark("\(input.name) is left as it is: it \(reason)\n")
    }

    /// What a file is that was named and has a layout of its own, as files do that a hook hands on.
    private func reasonToLeave(
        _ input: SceneInput,
        _ bytes: [UInt8],
        isViewFile: Bool
    ) -> String? {
        if SceneFinder.dataEndings.contains(where: input.name.hasSuffix) {
            return Path.fileExtension(input.name).uppercased()
        }
        let isKnown =
            isViewFile || input.isStandardInput || SceneFinder.isSceneName(input.name)
            || Path.name(of: input.name) == ProjectSettings.fileName
        return isKnown || bytes.isEmpty || SceneFinder.mayBeScene(bytes) ? nil : "not a scene file"
    }

    private mutating func deliver(
        _ result: [UInt8],
        _ bytes: [UInt8],
        _ input: SceneInput
    ) throws {
        let isChanged = result != bytes
        if isChanged { changed += 1 }
        if arguments.has(.diff) {
            guard isChanged else { return }
            let diff = LineDiff(old: bytes, new: result)
            let lines = diff.unified(oldName: input.name, newName: input.name)
            try console.output.write(PrintedText(lines: lines))
        } else if arguments.has(.check) {
            if isChanged { try console.output.write(PrintedText(lines: input.name + "\n")) }
        } else if input.isStandardInput {
            try console.output.write(document: result)
        } else if isChanged {
            try console.rewrite(input, with: result)
        }
    }
}

extension SceneFormatter.Refusal {
    fileprivate var reason: String {
        switch self {
        case .invalid: "is not valid YAML"
        case .directives: "has '---', '...' or a directive"
        case .different: "would mean something else in another layout"
        }
    }
}
