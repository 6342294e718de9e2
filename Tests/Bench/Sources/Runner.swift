import Foundation

/// Runs commands.
struct Runner {
    let scenectl: String

    /// The program `timed` of this package.
    let timed: String

    func scenectl(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
        try run(scenectl, arguments)
    }

    /// The least seconds that a command takes on the clock, of some runs; nil where it cannot be run.
    func seconds(_ command: [String]) throws -> Double? {
        var times: [Double] = []
        for _ in 0..<5 {
            let output = try run(timed, command).output
            let numbers = output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
            guard numbers.count == 4, numbers[0] < 2 else { return nil }
            times.append(Double(numbers[1]) / 1e9)
        }
        return times.min()
    }

    private func run(
        _ program: String,
        _ arguments: [String]
    ) throws -> (status: Int32, output: String, errors: String) {
        let files = [0, 1].map { number in
            FileManager.default.temporaryDirectory
                .appending(
                    path: "sources-corpus-\(ProcessInfo.processInfo.processIdentifier)-\(number)"
                )
        }
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        for file in files { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = nil
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        let isSignal = process.terminationReason == .uncaughtSignal
        return (
            isSignal ? 128 + process.terminationStatus : process.terminationStatus, texts[0],
            texts[1]
        )
    }
}
