import SceneKitLite
import SceneRules
import SceneText

/// Checks one file; the same for all files of a run, and safe to share among tasks.
struct FileCheck: Sendable {
    /// What became of a file.
    enum Outcome: Sendable {
        case checked([Diagnostic], in: SourceMap)

        /// A file below a folder that is no scene, or no file with content of its own.
        case passedOver
        case unreadable(FileFault)
    }

    let console: Console
    let check: Check?
    let isPedantic: Bool
    let allowsOutside: Bool
    var limits = Limits()

    func outcome(of input: SceneInput) -> Outcome {
        let bytes: [UInt8]
        do {
            bytes = try console.read(input, limit: limits.sceneFileSize)
        } catch {
            if case .found = input, error.isStream { return .passedOver }
            return .unreadable(FileFault(name: input.name, error: error))
        }
        if case .found = input, !SceneFinder.looksLikeScene(bytes) { return .passedOver }
        let file = SceneFile.read(
            SourceText(name: input.name, bytes: bytes),
            resources: FolderResources(
                folder: input.folder,
                allowsOutside: allowsOutside,
                disk: console.disk
            ),
            limits: limits
        )
        return .checked(file.findings(of: check, pedantic: isPedantic), in: file.sources)
    }
}

extension Console {
    /// Reads a file or standard input up to a limit, and one byte more when it is longer.
    func read(_ input: SceneInput, limit: Int) throws(SystemError) -> [UInt8] {
        switch input {
        case .standardInput: try readInput(limit)
        case .named(let path): try disk.read(path, limit: limit, allowsStreams: true)
        case .found(let path): try disk.read(path, limit: limit)
        }
    }
}
