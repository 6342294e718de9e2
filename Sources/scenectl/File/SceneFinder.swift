import SceneFiles
import SceneGoldens
import SceneRules
import SceneText

/// Finds the files that paths on the command line mean.
struct SceneFinder {
    let disk: Disk

    /// What the project passes over.
    let project: ProjectSettings

    /// What standard input is called.
    let inputName: String?

    /// Says that nobody knows which files below a folder git ignores.
    private let warn: @Sendable (_ folder: String) -> Void

    /// Finds files for a program that has no standard input to name.
    init(_ disk: Disk, _ project: ProjectSettings) {
        self.disk = disk
        self.project = project
        inputName = nil
        warn = { _ in }
    }

    init(_ console: Console) {
        disk = console.disk
        project = console.project
        inputName = console.inputName
        warn = { folder in
            let git = Git(folder: console.disk.located(folder.orDot))
            guard let refusal = git.refusal else { return }
            let message = "files that git ignores are not passed over: \(refusal.message)"
            _ = console.warnings.value(of: message) {
                // Where standard error is closed, nobody is there to be warned.
                try? console.warn(of: Fault(message, help: refusal.help))
                return true
            }
        }
    }

    /// The inputs for some paths, each file once: `-` is standard input, a folder all files below it.
    func inputs(for paths: [String]) -> [SceneInput] {
        var inputs: [SceneInput] = []
        for path in paths {
            if path == "-" {
                inputs.append(.standardInput(name: inputName))
            } else if disk.isFolder(path) {
                let ignored = IgnoredFiles(below: path, disk: disk)
                if !ignored.areKnown { warn(path) }
                collect(in: path, below: path, besides: ignored, to: &inputs)
            } else {
                inputs.append(.named(path))
            }
        }
        inputs = withoutData(inputs)
        inputs = withoutDocumentsOfScenes(inputs)
        // One folder gives each of its files once.
        guard paths.count > 1 else { return inputs }
        return inputs.uniqued { Path.normalized($0.name) }
    }

    /// The files that inputs lead to where they are links, each once, as a file is rewritten where it is.
    func targets(of inputs: [SceneInput]) -> [SceneInput] {
        inputs.map { disk.isLink($0.name) ? target(of: $0) : $0 }
            .uniqued { Path.normalized($0.name) }
    }

    /// What a link leads to; one that leads out of the folder that was named, or of its own, stays itself.
    private func target(of input: SceneInput) -> SceneInput {
        let root = input.way?.root ?? input.folder
        let whole = disk.absolute(root.orDot)
        guard let rest = Path.relative(disk.absolute(input.name), to: whole) else { return input }
        let path = Path.joined(root, rest)
        return input.isFound ? .found(path, below: root) : .named(path)
    }

    /// The inputs without the documents that were found beside a scene file which names them: these are drawn and
    /// checked through it.
    private func withoutDocumentsOfScenes(_ inputs: [SceneInput]) -> [SceneInput] {
        guard inputs.contains(where: { $0.isFound && $0.isDocument }) else { return inputs }
        var named: Set<String> = []
        for input in inputs where !input.isDocument {
            guard let way = input.way,
                let bytes = try? disk.open(way.root).read(
                    way.rest,
                    limit: Limits().sceneFileSize
                ), Self.namesDocument(bytes)
            else { continue }
            let text = SourceText(name: input.name, bytes: bytes)
            named.formUnion(
                SceneFile.documents(namedIn: text).map {
                    Path.normalized(Path.joined(input.folder, $0))
                }
            )
        }
        return inputs.filter {
            !$0.isFound || !$0.isDocument || !named.contains(Path.normalized($0.name))
        }
    }

    /// Whether a text has the name of a document in it.
    private static func namesDocument(_ bytes: [UInt8]) -> Bool {
        let endings = documentEndings.map { Array($0.utf8) }
        var next = 0
        while let dot = bytes.firstIndex(of: UInt8(ascii: "."), from: next) {
            if endings.contains(where: bytes[dot...].starts) { return true }
            next = dot + 1
        }
        return false
    }

    /// The inputs without data files that were named beside other files, as a shell does for `*.yaml`.
    private func withoutData(_ inputs: [SceneInput]) -> [SceneInput] {
        guard inputs.count > 1 else { return inputs }
        let rest = inputs.filter { !isData($0) }
        // Where nothing is left, each says what it lacks.
        return rest.isEmpty ? inputs : rest
    }

    private func isData(_ input: SceneInput) -> Bool {
        guard case .named(let path) = input, !Self.isSceneName(path) else { return false }
        guard !Self.dataEndings.contains(where: path.hasSuffix) else { return true }
        guard Self.textEndings.contains(where: path.hasSuffix),
            let bytes = try? disk.read(path, limit: Limits().sceneFileSize)
        else { return false }
        return !bytes.isEmpty && !Self.mayBeScene(bytes)
    }

    /// Adds the files below a folder in the order of their names.
    private func collect(
        in folder: String,
        below root: String,
        besides ignored: IgnoredFiles,
        to inputs: inout [SceneInput]
    ) {
        guard let entries = disk.entries(in: folder) else {
            // Reading it as a file will show why.
            inputs.append(.named(folder))
            return
        }
        for entry in entries {
            let name = entry.name
            let path = Path.joined(folder, name)
            guard name != GoldenFile.folderName, !ignored.contains(path, named: name),
                !project.excludes(path, disk: disk)
            else { continue }
            if disk.isFolder(entry, at: path) {
                guard disk.isOwnFolder(entry, at: path) else { continue }
                collect(in: path, below: root, besides: ignored, to: &inputs)
            } else if Self.endings.contains(where: name.hasSuffix) {
                inputs.append(.found(path, below: root))
            }
        }
    }
}
