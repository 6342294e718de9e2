import Foundation

@testable import scenectl

/// The program as it was built, run as a process in the folder of a session.
struct BuiltProgram {
    /// What a process left behind.
    struct Ending {
        let status: Int32
        let output: String
        let errors: String

        /// Whether a signal ended it.
        var isBySignal = false
    }

    let session: Session

    /// The folder of the session that it runs in.
    var folder = ""

    /// The variable of the environment that names another program to test, such as the one that is shipped.
    static let variable = "SCENECTL"

    /// The path of the program: the one that is named, or the one beside the tests.
    static var path: String {
        if let named = ProcessInfo.processInfo.environment[variable] { return named }
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        var folder = tests.deletingLastPathComponent()
        // In a bundle the program of the tests is some folders further down.
        while !FileManager.default.isExecutableFile(
            atPath: folder.appending(path: "scenectl").path
        ),
            folder.path != "/"
        {
            folder.deleteLastPathComponent()
        }
        return folder.appending(path: "scenectl").path
    }

    /// Runs the program with some arguments.
    func run(_ arguments: String..., variables: [String: String] = [:]) throws -> Ending {
        try run([Self.path] + arguments, variables: variables)
    }

    /// Runs a line of a shell, in which `$scenectl` is the program.
    func shell(_ line: String) throws -> Ending {
        try run(["/bin/sh", "-c", line], variables: ["scenectl": Self.path])
    }

    /// Runs the program where memory is limited to what good input needs many times over.
    func runWithLittleMemory(
        _ arguments: [String],
        variables: [String: String] = [:]
    ) throws -> Ending {
        // Some systems have no such limit. What is said goes to files, since two pipes would have to be
        // read at the same time.
        let files = ["output", "errors"].map { session.folder.appending(path: $0).path }
        let line =
            "ulimit -v 3000000 2>/dev/null; exec \"$0\" \"$@\" >'\(files[0])' 2>'\(files[1])'"
        let ending = try run(["/bin/sh", "-c", line, Self.path] + arguments, variables: variables)
        return Ending(
            status: ending.status,
            output: try session.read("output"),
            errors: try session.read("errors"),
            isBySignal: ending.isBySignal
        )
    }

    private func run(_ command: [String], variables: [String: String]) throws -> Ending {
        let process = process(command, variables: variables)
        // Not files, whose size a test may limit.
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let product = try output.fileHandleForReading.readToEnd() ?? Data()
        let rest = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Ending(
            status: process.terminationStatus,
            output: String(decoding: product, as: UTF8.self),
            errors: String(decoding: rest, as: UTF8.self),
            isBySignal: process.terminationReason == .uncaughtSignal
        )
    }

    /// A process that is ready to start.
    func process(_ command: [String], variables: [String: String] = [:]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        process.currentDirectoryURL = session.folder.appending(path: folder)
        var environment = ProcessInfo.processInfo.environment
        environment["CI"] = nil
        environment["NO_COLOR"] = "1"
        process.environment = environment.merging(variables) { $1 }
        process.standardInput = FileHandle.nullDevice
        return process
    }
}
