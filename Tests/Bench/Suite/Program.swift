import Foundation

/// A command that reads YAML from standard input and prints its events.
struct Program {
    let path: String
    let arguments: [String]

    /// What the command made of one text.
    struct Outcome: Equatable {
        /// Whether the command took the text for YAML.
        let accepts: Bool

        /// What it printed.
        let output: Data
    }

    /// Runs the command on a text.
    ///
    /// The text comes as a file, because a command that stops reading early must not block us.
    func run(on text: URL) throws -> Outcome {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: text)
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let printed = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let isCrash = process.terminationReason == .uncaughtSignal
        guard !isCrash else { throw Crash(program: path) }
        return Outcome(accepts: process.terminationStatus == 0, output: printed)
    }
}

/// A command that ended by a signal, which is a defect whatever the text was.
struct Crash: Error {
    let program: String
}
