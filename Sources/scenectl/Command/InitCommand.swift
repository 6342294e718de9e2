import SceneFiles
import SceneGoldens
import SceneKitLite
import SceneLanguage
import SceneText

/// `scenectl init`: a first scene file, alone or beside a document of Interface Builder.
struct InitCommand {
    private let console: Console

    static func run(_ arguments: Arguments, _ console: Console) async throws -> CommandStatus {
        let command = InitCommand(console: console)
        if let document = arguments.text(of: .from) {
            if let name = arguments.word {
                throw Fault(
                    "'init --from' does not take '\(name)'",
                    help: "the scene file is named after the document"
                )
            }
            return try await command.begin(beside: document)
        }
        let scene = StarterScene(named: arguments.word ?? "contacts")
        guard scene.isNamed else {
            throw Fault(
                "'\(arguments.word ?? "")' is not a name for a scene file",
                help: "name it after what it shows, such as 'contacts'; a '.' would hide it"
            )
        }
        guard scene.fits else {
            throw Fault(
                "the name is too long for a file",
                help: "with '.scene.yaml' a file name is at most 255 bytes long"
            )
        }
        return try await command.begin(scene)
    }

    private func begin(_ scene: StarterScene) async throws -> CommandStatus {
        try check([scene.path, scene.dataPath])
        try write(scene.data, to: scene.dataPath)
        try write(scene.text, to: scene.path)
        return try await finish(scene.path)
    }

    /// Writes a scene file beside a document.
    private func begin(beside path: String) async throws -> CommandStatus {
        let input = SceneInput.named(path)
        guard input.isDocument else {
            throw Fault("'\(path)' is not a storyboard or xib", help: "'--from' takes one of these")
        }
        guard let document = try console.scene(input, allowsOutside: false) else { return .clean }
        guard !document.hasErrors else {
            try console.report(document.findings(), in: document.sources, .auto)
            return .findings
        }
        let scene = String(path.dropLast(Path.fileExtension(path).count + 1)) + ".scene.yaml"
        try check([scene])
        let texts = [true, false].map {
            BesideDocument(document, named: Path.name(of: path) ?? path).text(withRows: $0)
        }
        // Rows that a class cannot have are left to the person.
        let resources = console.resources(of: input, allowsOutside: false)
        let fitting = texts.first { text in
            let file = SceneFile.read(SourceText(name: scene, text: text), resources: resources)
            return file.findings().isEmpty
        }
        try write(fitting ?? texts[1], to: scene)
        return try await finish(scene)
    }

    /// Refuses to write over anything.
    private func check(_ paths: [String]) throws(Fault) {
        for path in paths where console.disk.exists(path) {
            throw Fault(
                "'\(path)' exists, and is not overwritten",
                help: "choose another name, or remove it first"
            )
        }
    }

    private func write(_ text: String, to path: String) throws {
        try console.disk.replace(path, with: Array(text.utf8))
        try console.output.write("new: \(path)\n")
    }

    /// Records the snapshots of what was written, and says what comes next.
    private func finish(_ path: String) async throws -> CommandStatus {
        let isUnattended = GoldenMode.isUnattended(console.variable)
        if !isUnattended {
            let test = SnapshotTest(
                console: console,
                mode: .update,
                selection: SnapshotSelection(),
                allowsOutside: false
            )
            let file = await test.outcome(of: .named(path))
            try console.report(file.findings, in: file.sources, .auto)
            if let fault = file.fault { throw fault }
            var report = TextTestReport(isColored: false, leavesOutDifferences: false)
            try console.output.write(report.text(for: file))
            if file.status != .clean { return file.status }
        }
        let next = isUnattended ? "nothing is recorded if CI is set" : "its tests pass"
        let word = path.asShellPath
        try console.errors.write(
            """
            \(path) is ready: \(next)
              scenectl render \(word)    draws it
              scenectl validate \(word)  looks for mistakes
              scenectl test \(word)      compares it with its recordings

            """
        )
        return .clean
    }
}
