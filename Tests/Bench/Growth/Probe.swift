import Foundation

/// Runs commands and measures the processor time they take.
struct Probe {
    /// The program `timed` of this package.
    let timed: String

    /// The release build of scenectl.
    let scenectl: String

    /// The folder that the files are written to.
    let folder: String

    /// What the program takes to do nothing, which is not counted.
    private(set) var overhead = 0.0

    /// The seconds that one run may take.
    private let limit = 60

    init(timed: String, scenectl: String, folder: String) throws {
        self.timed = timed
        self.scenectl = scenectl
        self.folder = folder
        overhead = try (0..<9).map { _ in try seconds(["--version"]).time }.sorted()[4]
    }

    /// The median time of some runs; the files are there.
    func time(_ shape: Shape, _ command: Command, runs: Int) throws -> Double {
        let scene = shape.isFolder ? folder : folder + "/" + shape.file
        if command == .test { _ = try seconds(["test", "--update", scene]) }
        let times = try (0..<runs).map { _ in
            let run = try seconds(command.words + [scene])
            let isValidating = [.validate, .json, .sources].contains(command)
            guard run.status == (shape.isBroken && isValidating ? 1 : 0) else {
                throw Failure(status: run.status)
            }
            return run.time
        }
        return times.sorted()[runs / 2] - overhead
    }

    /// The exit status and the processor time of one run.
    private func seconds(_ words: [String]) throws -> (status: Int, time: Double) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: timed)
        process.arguments =
            ["/bin/sh", "-c", "ulimit -t \(limit); exec \"$0\" \"$@\" 2>/dev/null", scenectl]
            + words
        process.standardOutput = output
        process.standardInput = nil
        try process.run()
        let printed = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let numbers = String(decoding: printed, as: UTF8.self)
            .split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        guard numbers.count == 4 else { throw Failure(status: -1) }
        return (numbers[0], Double(numbers[2]) / 1e9)
    }
}

extension Shape {
    /// Writes the files into a folder of their own.
    func write(to folder: String, _ count: Int) throws {
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var files = [(file, text(count))] + others(count)
        if let data { files.append((data.name, data.text(count))) }
        for (name, text) in files {
            let path = folder + "/" + name
            try text.write(toFile: path, atomically: false, encoding: .utf8)
        }
    }
}

/// A command that did not end as it was to.
struct Failure: Error, CustomStringConvertible {
    let status: Int

    var description: String {
        status > 128 ? "ended by signal \(status - 128)" : "ended with \(status)"
    }
}
