import Foundation
import Testing

@testable import scenectl

/// Nothing that a file, its name or a word says reaches a terminal or a log as a control.
@Suite(.slow) struct ControlByteSlowTests {
    /// How many files are tried: `make control-bytes COUNT=20000` asks for more than the suite does.
    private static let count =
        ProcessInfo.processInfo.environment["CONTROL_BYTES_COUNT"].flatMap { Int($0) }

    @Test(arguments: 0..<4)
    func nothingComesThrough(_ part: Int) async throws {
        var check = ControlByteCheck(seed: UInt64(part + 1))
        // Of many files each goes through some commands; of few each goes through all.
        let files = (Self.count ?? 80) / 4
        while check.files < files {
            try await check.tryFile(commands: Self.count == nil ? nil : 6)
        }
        for failure in check.failures.prefix(10) { Issue.record("\(failure)") }
        let (runs, failures) = (check.runs, check.failures.count)
        if Self.count != nil { print("\(files) files, \(runs) commands: \(failures) came through") }
    }

    /// What a terminal gets, from the program itself.
    @Test func nothingComesThroughToATerminal() throws {
        var text = HostileText(random: SeededGenerator(seed: 7))
        for _ in 0..<6 {
            let scene = try HostileScene(&text)
            let program = BuiltProgram(session: scene.session)
            for command in scene.commands(&text).shuffled(using: &text.random).prefix(4)
            where !command.contains("--review") {
                let terminal = try PseudoTerminal(columns: 80, lines: 24)
                let process = program.process([BuiltProgram.path] + command)
                terminal.attach(to: process)
                try process.run()
                process.waitUntilExit()
                // The terminal itself ends lines with a carriage return.
                let shown = terminal.readAll().replacing("\r\n", with: "\n")
                #expect(ControlByteCheck.fault(in: Array(shown.utf8), command) == nil)
            }
        }
    }
}
