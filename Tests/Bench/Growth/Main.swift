import Foundation

/// Measures how the time of commands grows with their files, and fails where it grows too fast.
///
/// Time is that of the processor. Where it grows with the power 1, twice as much takes twice as long;
/// a little more is the cache, 2 is a search within a search.
@main
struct Main {
    /// The power that is allowed.
    private static let allowed = 1.3

    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 3 else {
            report("usage: growth SCENECTL FOLDER [WORDS-OF-A-NAME…]")
            report("       growth --write FOLDER N WORDS-OF-A-NAME")
            exit(2)
        }
        if arguments[1] == "--write", arguments.count == 5, let count = Int(arguments[3]),
            let shape = Shape.all.first(where: { $0.name.contains(arguments[4]) })
        {
            return try shape.write(to: arguments[2], count)
        }
        let shapes = Shape.all.filter { shape in
            arguments.count == 3 || arguments.dropFirst(3).contains { shape.name.contains($0) }
        }
        guard !shapes.isEmpty else {
            report(
                "no shape has such a name; there are:\n"
                    + Shape.all.map(\.name).joined(separator: "\n")
            )
            exit(2)
        }
        let programs = URL(fileURLWithPath: arguments[0]).deletingLastPathComponent().path
        let probe = try Probe(
            timed: programs + "/timed",
            scenectl: arguments[1],
            folder: arguments[2]
        )
        print(line("", "n", ["t(n)", "t(2n)", "t(4n)"], "exponent"))
        var tooFast = 0
        var rows = 0
        for shape in shapes {
            for command in shape.commands {
                rows += 1
                if try !isGood(shape, command, probe) { tooFast += 1 }
            }
        }
        print("\(shapes.count) shapes, \(rows) rows, \(tooFast) above \(allowed) or failed")
        exit(tooFast == 0 ? 0 : 1)
    }

    /// Measures one row and prints it; a second time where the first may have been disturbed.
    private static func isGood(_ shape: Shape, _ command: Command, _ probe: Probe) throws -> Bool {
        let title = "\(shape.name), \(command.title)"
        do {
            var growth = try Growth(of: shape, command, with: probe)
            if growth.isTimed, growth.exponent > allowed {
                let again = try Growth(of: shape, command, with: probe)
                if again.exponent < growth.exponent { growth = again }
            }
            let times = growth.times.map { String(format: "%.3f", $0) }
            let isGood = !growth.isTimed || growth.exponent <= allowed
            let exponent = String(format: "%.2f", growth.exponent) + (isGood ? " ✓" : " ✗")
            print(line(title, "\(growth.count)", times, exponent))
            return isGood
        } catch let failure as Failure {
            print(line(title, "", ["", "", ""], "\(failure) ✗"))
            return false
        }
    }

    private static func line(
        _ title: String,
        _ count: String,
        _ times: [String],
        _ exponent: String
    ) -> String {
        title.padding(toLength: max(66, title.count), withPad: " ", startingAt: 0)
            + ([count] + times).map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }
            .joined() + "  " + exponent
    }

    /// Writes a line at once, so that one can watch.
    private static func print(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    private static func report(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}

extension Shape {
    /// Every shape, in the order of the table.
    static var all: [Shape] {
        screens + tables + classes + playing + texts + findings + nearMisses
            + documents + sources
    }
}
