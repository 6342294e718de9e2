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

/// `scenectl test` as a process of its own, in a folder of its own.
@Suite struct TestProgramTests {
    let session: Session
    let program: BuiltProgram

    init() async throws {
        session = try Session()
        program = BuiltProgram(session: session)
        try await session.recordPeople()
        try session.write(SnapshotSample.otherData, to: "people.json")
    }

    private static let list = "__snapshots__/people.yaml/list.txt"

    @Test func checksUpdatesAndIsClean() throws {
        let check = try program.run("test")
        #expect(check.status == 1)
        #expect(check.output.contains("-│ Ada            1 │\n"))
        #expect(check.errors.hasPrefix("3 snapshots of 1 file: 3 differ\n"))
        #expect(try program.run("test", "--update").status == 0)
        let clean = try program.run("test")
        #expect(clean.status == 0)
        #expect(clean.output == "")
    }

    @Test func nothingIsRecordedWhereCIIsSet() throws {
        let result = try program.run("test", "--update", variables: ["CI": "true"])
        #expect(result.status == 2)
        #expect(try session.read(Self.list).contains("Ada            1"))
    }

    /// A limit on the size of files is the full disk that anybody can have.
    @Test func aLimitOnTheSizeOfFilesIsToldAndLosesNothing() throws {
        let result = try program.shell("ulimit -f 0; exec \"$scenectl\" test --update")
        #expect(result.status == 2)
        let line = "snapshot 'list' has a golden file that cannot be written: file too large\n"
        #expect(result.output.contains(line))
        #expect(try session.read(Self.list).contains("Ada            1"))
        #expect(!session.files().contains { $0.contains(".partial") })
    }

    @Test func aFolderThatCannotBeMadeIsTold() throws {
        try session.remove("__snapshots__")
        try session.write("", to: "__snapshots__")
        let result = try program.run("test", "--update")
        #expect(result.status == 2)
        #expect(result.output.contains("cannot be written: not a directory\n"))
    }

    /// The command in front of the program that keeps permissions in force; root may write anywhere.
    private func withoutPrivileges() throws -> String? {
        guard geteuid() == 0 else { return "" }
        let drop = "setpriv --reuid=65534 --regid=65534 --clear-groups "
        // The folders that lead to the program may be closed to everybody else.
        return try program.shell(drop + "\"$scenectl\" --version").status == 0 ? drop : nil
    }

    @Test func aReadOnlyFolderIsToldAndLosesNothing() throws {
        guard let drop = try withoutPrivileges() else { return }
        let folder = session.folder.appending(path: "__snapshots__/people.yaml").path
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
        defer {
            // So that the folder can be removed.
            try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
        }
        let update = try program.shell(drop + "\"$scenectl\" test --update")
        #expect(update.status == 2)
        #expect(update.output.contains("cannot be written: permission denied\n"))
        let check = try program.shell(drop + "\"$scenectl\" test --only list")
        #expect(check.status == 1)
        #expect(check.output.contains("+++ drawn now\n"))
        #expect(check.output.contains("list.actual.txt' cannot be written: permission denied\n"))
        #expect(try session.read(Self.list).contains("Ada            1"))
    }

    @Test func aClosedPipeIsSuccess() throws {
        let result = try program.shell("\"$scenectl\" test | true; exit 0")
        #expect(result.status == 0)
        #expect(result.errors == "" || !result.errors.contains("error"))
    }

    @Test func aReviewOnATerminalFollowsTheKeys() throws {
        let terminal = try PseudoTerminal(columns: 100, lines: 40)
        let process = program.process([BuiltProgram.path, "test", "--review"])
        terminal.attach(to: process)
        try process.run()
        var seen = terminal.read(until: "q quit: ")
        #expect(seen.contains("recorded               drawn now"))
        terminal.write("a")
        seen = terminal.read(until: "q quit: ")
        #expect(seen.hasPrefix("accepted"))
        // An arrow key ends in a letter that has a meaning of its own.
        terminal.write("\u{1B}[A")
        seen = terminal.read(until: "q quit: ")
        #expect(seen.contains("a  records what is drawn now"))
        terminal.write("r")
        seen = terminal.read(until: "q quit: ")
        terminal.write("s")
        seen = terminal.read(until: "skipped\r\n3 reviewed: 1 accepted, 1 rejected, 1 skipped")
        #expect(seen.hasSuffix("1 accepted, 1 rejected, 1 skipped"))
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
        #expect(try session.read(Self.list).contains("Ada            2"))
        let spoken = "__snapshots__/people.yaml/spoken"
        #expect(try session.read(spoken + ".accessibility.txt").contains("Ada, 1"))
        #expect(session.files().contains(spoken + ".actual.json"))
        #expect(terminal.isCanonical)
    }
}
