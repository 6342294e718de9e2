import Foundation

/// Runs the yaml-test-suite through `scenectl dump events` and through a plain C program on the
/// same libyaml, and compares the two.
@main
struct Main {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 3 else {
            report("usage: yaml-suite CASES SCENECTL EVENTS")
            exit(2)
        }
        let paths = Array(arguments)
        let suite = try Suite(path: paths[0])
        let verdicts = try suite.compare(
            Program(path: paths[1], arguments: ["dump", "events", "-"]),
            with: Program(path: paths[2], arguments: [])
        )
        let summary = Summary(verdicts)
        print(summary.text)
        exit(summary.isClean ? 0 : 1)
    }

    private static func report(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
