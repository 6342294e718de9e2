import Foundation
import Testing

@testable import scenectl

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a signal, a closed stream or a reader that leaves does to the program.
@Suite(.slow) struct InterruptionSlowTests {
    let session: Session
    let program: BuiltProgram

    init() throws {
        session = try Session()
        program = BuiltProgram(session: session)
    }

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Scenes with a snapshot each, of many rows.
    private func writeScenes(_ count: Int, word: String = "row") throws {
        let rows = (1...40).map { "{text: \(word) \($0)}" }.joined(separator: ", ")
        for number in 0..<count {
            try session.write(
                """
                scenes:
                  list: {controller: table, table: {sections: [{cells: [\(rows)]}]}}
                snapshots: {all: {full: true}, first: {width: 20}}

                """,
                to: "scene\(number).yaml"
            )
        }
    }

    private var goldens: [String] { session.files().filter { $0.hasSuffix(".txt") } }

    // MARK: - Signals

    @Test(arguments: signals)
    func aSignalInAReviewLeavesAUsableTerminal(_ number: Int32) throws {
        try writeScenes(1)
        let terminal = try PseudoTerminal(columns: 100, lines: 40)
        let process = program.process([BuiltProgram.path, "test", "--review"])
        terminal.attach(to: process)
        try process.run()
        #expect(terminal.read(until: "q quit: ").hasSuffix("q quit: "))
        #expect(!terminal.isCanonical)
        kill(process.processIdentifier, number)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == number)
        #expect(terminal.isCanonical)
        #expect(terminal.echoes)
    }

    @Test func aSignalThatDoesNotCountStaysOneThatDoesNotCount() throws {
        try writeScenes(1)
        let terminal = try PseudoTerminal(columns: 100, lines: 40)
        let line = "trap '' HUP; exec \"$0\" test --review"
        let process = program.process(["/bin/sh", "-c", line, BuiltProgram.path])
        terminal.attach(to: process)
        try process.run()
        _ = terminal.read(until: "q quit: ")
        kill(process.processIdentifier, SIGHUP)
        terminal.write("q")
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 1)
    }

    @Test(arguments: signals)
    func aSignalWhileRecordingLeavesNoHalfOfAFile(_ number: Int32) throws {
        var interrupted = 0
        try writeScenes(6)
        let start = ContinuousClock.now
        #expect(try program.run("test", "--update").status == 0)
        let whole = ContinuousClock.now - start
        for round in 0..<12 {
            try writeScenes(6, word: round.isMultiple(of: 2) ? "other" : "row")
            let process = program.process([BuiltProgram.path, "test", "--update"])
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            Thread.sleep(forTimeInterval: whole * (Double(round) / 12) / .seconds(1))
            kill(process.processIdentifier, number)
            process.waitUntilExit()
            if process.terminationReason == .uncaughtSignal {
                interrupted += 1
                #expect(process.terminationStatus == number)
            }
            #expect(!session.files().contains { $0.hasSuffix(".partial") })
        }
        // Otherwise nothing was shown.
        #expect(interrupted > 2)
    }

    // MARK: - Streams

    @Test(arguments: [">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-", "| true", ">/dev/full"])
    func recordingDoesNotDependOnWhoReads(_ streams: String) throws {
        guard streams != ">/dev/full" || session.disk.exists("/dev/full") else { return }
        try writeScenes(10)
        let ending = try program.shell("\"$scenectl\" test --update \(streams)")
        #expect(!ending.isBySignal && ending.status <= 2)
        #expect(goldens.count == 20)
        #expect(try program.run("test").status == 0)
    }

    @Test func theVerdictDoesNotDependOnWhoReads() throws {
        try writeScenes(10)
        #expect(try program.shell("(\"$scenectl\" test; echo $? >status) | true").status == 0)
        #expect(try session.read("status") == "1\n")
    }

    @Test(arguments: ["0 1 2", "0", "1", "2", "1 2"])
    func noFileTakesTheNumberOfAClosedStream(_ closed: String) throws {
        try writeScenes(2)
        #expect(try program.run("test", "--update").status == 0)
        let recorded = try goldens.map(session.read)
        let redirections = closed.split(separator: " ").map { "\($0)>&-" }.joined(separator: " ")
        for command in ["validate .", "render .", "test", "render scene0.yaml -o out"] {
            let ending = try program.shell("exec \"$scenectl\" \(command) \(redirections)")
            #expect(!ending.isBySignal && ending.status <= 2, "\(command)")
        }
        #expect(try goldens.map(session.read) == recorded)
    }

    @Test func aClosedStreamIsToldWhereSomethingIsLost() throws {
        try writeScenes(1)
        let ending = try program.shell("\"$scenectl\" render scene0.yaml >&-")
        #expect(ending.status == 2)
        #expect(ending.errors == "error: the output cannot be written: Bad file descriptor\n")
    }
}
