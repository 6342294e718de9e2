import Foundation

/// The programs that are measured, and the way in which they are run.
struct Workbench {
    /// The folder with the programs of this package.
    let programs: String

    /// The static release build of scenectl.
    let scenectl: String

    let inputs: Inputs

    /// How often each side of a race runs.
    let rounds = 9

    /// The path of a program of this package.
    func program(_ name: String) -> String {
        "\(programs)/\(name)"
    }

    /// Runs a command once, with its output thrown away.
    func run(_ command: [String]) throws -> Cost {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program("timed"))
        process.arguments = command
        process.standardOutput = output
        try process.run()
        let printed = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard let cost = Cost(printed: String(decoding: printed, as: UTF8.self)) else {
            throw Failure(command: command)
        }
        return cost
    }

    /// Runs a command once and returns the number that it prints.
    func number(printedBy command: [String]) throws -> Int {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        process.standardOutput = output
        try process.run()
        let printed = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let text = String(decoding: printed, as: UTF8.self)
        guard process.terminationStatus == 0,
            let number = text.split(separator: "\n").first.flatMap({ Int($0) })
        else { throw Failure(command: command) }
        return number
    }

    /// Runs two commands in alternation, after one round that warms the caches and does not count.
    func race(
        _ ours: [String],
        against reference: [String],
        rounds: Int? = nil
    ) throws -> Race {
        var race = Race()
        for round in 0...(rounds ?? self.rounds) {
            let pair = Race.Pair(ours: try run(ours), reference: try run(reference))
            if round > 0 { race.pairs.append(pair) }
        }
        return race
    }

    /// A command bound to some processors, where the system can do that.
    func pinned(to processors: String, _ command: [String]) -> [String] {
        let taskset = "/usr/bin/taskset"
        guard FileManager.default.isExecutableFile(atPath: taskset) else { return command }
        return [taskset, "-c", processors] + command
    }
}

/// A command that did not end with success, so that its cost means nothing.
struct Failure: Error, CustomStringConvertible {
    let command: [String]

    var description: String { "failed: \(command.prefix(4).joined(separator: " "))" }
}
