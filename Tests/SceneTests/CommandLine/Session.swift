import FoundationEssentials
import SceneFiles
import SceneGoldens
import Synchronization

@testable import scenectl

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder of its own and a console in memory, in which commands run as a shell would run them.
final class Session: Sendable {
    /// What a command left behind.
    struct Result {
        let status: CommandStatus
        let output: String
        let errors: String
    }

    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "scenectl-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        // What is left in the folder of temporary files goes with it.
        try? FileManager.default.removeItem(at: folder)
    }

    var disk: Disk { Disk(folder: folder.path) }

    /// Writes a file, and the folders that lead to it.
    func write(_ text: String, to path: String) throws {
        try write(Array(text.utf8), to: path)
    }

    func write(_ bytes: [UInt8], to path: String) throws {
        let url = folder.appending(path: path)
        let parent = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appending(path: path))
    }

    /// The paths of all files below a folder, sorted.
    func files(in path: String = "") -> [String] {
        let found =
            (try? FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: path).path))
        return (found ?? []).filter { !disk.isFolder(Path.joined(path, $0)) }.sorted()
    }

    func read(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    func link(_ path: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: path).path,
            withDestinationPath: destination
        )
    }

    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: path),
            withIntermediateDirectories: true
        )
    }

    /// Makes a file of zeros that takes no room.
    func makeSparse(_ path: String, size: Int, start: String = "") throws {
        try write(start, to: path)
        _ = unsafe truncate(folder.appending(path: path).path, off_t(size))
    }

    /// Makes a pipe with a name, which nobody writes to.
    func makePipe(_ path: String) {
        _ = unsafe mkfifo(folder.appending(path: path).path, 0o600)
    }

    /// A console over the folder, or one in it, whose streams lead nowhere unless they are given.
    func console(
        in place: String = "",
        input: String = "",
        output: Sink = Recorder().sink(),
        errors: Sink = Recorder().sink(),
        variables: [String: String] = [:],
        goldens: (any GoldenStore)? = nil
    ) -> Console {
        let disk = Disk(folder: folder.appending(path: place).path)
        return Console(
            readInput: { limit in Array(input.utf8.prefix(limit + 1)) },
            output: output,
            errors: errors,
            variable: { variables[$0] },
            disk: disk,
            goldens: goldens ?? DiskStore(folder: disk.folder),
            processors: { 2 }
        )
    }

    /// Runs a command line.
    func run(
        _ arguments: String...,
        input: String = "",
        variables: [String: String] = [:],
        isTerminal: Bool = false
    ) async -> Result {
        await run(arguments, input: input, variables: variables, isTerminal: isTerminal)
    }

    /// Runs a command line that is made from parts.
    func run(
        _ arguments: [String],
        in place: String = "",
        input: String = "",
        variables: [String: String] = [:],
        isTerminal: Bool = false,
        goldens: (any GoldenStore)? = nil,
        person: Person? = nil
    ) async -> Result {
        let output = Recorder()
        let errors = Recorder()
        var console = console(
            in: place,
            input: input,
            output: output.sink(isTerminal: isTerminal),
            errors: errors.sink(isTerminal: isTerminal),
            variables: variables,
            goldens: goldens
        )
        console.person = person
        let status = await Program.run(arguments, in: console)
        return Result(status: status, output: output.text, errors: errors.text)
    }
}

/// Keeps what is written to a stream.
final class Recorder: Sendable {
    private let kept = Mutex<[UInt8]>([])

    var bytes: [UInt8] { kept.withLock { $0 } }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    func sink(isTerminal: Bool = false) -> Sink {
        Sink(isTerminal: isTerminal) { written throws(SystemError) in
            self.kept.withLock { $0 += written }
        }
    }
}

/// Scenes with nothing wrong and with one thing wrong.
enum Sample {
    static let clean = """
        scenes:
          welcome:
            controller: view
            view:
              - label: Hello

        """

    static let faulty = """
        scenes:
          welcome:
            controller: view
            view:
              - lable: Hello

        """

    /// A scene that is right, with a comment that silences nothing, which is a warning.
    static let doubtful = "# scenectl:ignore unknown-key\n" + clean
}
