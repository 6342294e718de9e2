import Foundation
import Testing

@testable import scenectl

/// A run that is ended in the middle of recording leaves every golden file whole.
@Suite(.slow) struct KilledUpdateSlowTests {
    /// How often a run is killed.
    private static let times = 200

    private static let snapshots = 12

    /// A list of 60 rows, each snapshot with all of them, so that files are long.
    private func scene(_ word: String) -> String {
        let rows = (1...60).map { "{name: \(word) \($0)}" }.joined(separator: ", ")
        let names = (1...Self.snapshots).map { "  list_\($0): {width: \(30 + $0), full: true}" }
        return """
            scenes:
              list:
                controller: table
                class: ListController
                table: {prototypes: [{identifier: Row, style: default}]}
            classes:
              ListController:
                superclass: TableViewController
                rows: [\(rows)]
                cell: {identifier: Row, set: {textLabel.text: "{item.name}"}}
            snapshots:
            \(names.joined(separator: "\n"))

            """
    }

    @Test func everyGoldenIsOldOrNewHoweverARunEnds() throws {
        let session = try Session()
        let program = BuiltProgram(session: session)
        // What each golden file may hold: the pictures of either scene.
        var pictures: [[String: String]] = []
        var longest = Duration.zero
        for word in ["old", "new"] {
            try session.write(scene(word), to: "list.yaml")
            let start = ContinuousClock.now
            #expect(try program.run("test", "--update").status == 0)
            longest = max(longest, ContinuousClock.now - start)
            pictures.append(try goldens(of: session))
        }
        #expect(pictures.map(\.count) == [Self.snapshots, Self.snapshots])

        var interrupted = 0
        for round in 0..<Self.times {
            try session.write(scene(round.isMultiple(of: 2) ? "old" : "new"), to: "list.yaml")
            let process = program.process([BuiltProgram.path, "test", "--update"])
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            let delay = longest * Double.random(in: 0...1.1)
            try process.run()
            Thread.sleep(forTimeInterval: delay / .seconds(1))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            if process.terminationReason == .uncaughtSignal { interrupted += 1 }
            for (path, text) in try goldens(of: session) {
                #expect(
                    pictures.contains { $0[path] == text },
                    "\(path) after \(delay), round \(round)"
                )
            }
            try #require(try goldens(of: session).count == Self.snapshots)
        }
        // Otherwise nothing was shown.
        #expect(interrupted > Self.times / 4)

        // What killed ones left behind is removed by one that is not killed.
        #expect(try program.run("test", "--update").status == 0)
        #expect(!session.files().contains { $0.hasSuffix(".partial") })
        #expect(try program.run("test").status == 0)
    }

    private func goldens(of session: Session) throws -> [String: String] {
        let names = session.files(in: "__snapshots__/list.yaml").filter { $0.hasSuffix(".txt") }
        return Dictionary(
            uniqueKeysWithValues: try names.map {
                ($0, try session.read("__snapshots__/list.yaml/\($0)"))
            }
        )
    }
}
