import SceneKitLite
import Testing

@testable import scenectl

/// The tables of commands and options, and the texts that are made from them.
@Suite struct TableTests {
    @Test func optionsNameOnlyCommandsThatExist() {
        let names = Set(Command.all.map(\.name))
        #expect(Set(Option.all.flatMap { $0.commands ?? [] }).isSubset(of: names))
    }

    @Test(arguments: Command.all.map(\.name))
    func noCommandTakesOneNameTwice(_ name: Command.Name) {
        let options = Option.all(of: name)
        #expect(Set(options.map(\.name)).count == options.count)
        let letters = options.compactMap(\.letter)
        #expect(Set(letters).count == letters.count)
    }

    @Test(arguments: Command.all.map(\.name.rawValue))
    func helpFits80ColumnsAndShowsAnExample(_ name: String) throws {
        let command = try #require(Command.named(name))
        let page = HelpText.page(for: command)
        #expect(page.split(separator: "\n").filter { $0.count > 80 } == [])
        #expect(page.contains("example:\n  scenectl \(name)"))
    }

    /// What is cut in two can be neither found nor pasted.
    @Test(arguments: Command.all.map(\.name.rawValue))
    func helpKeepsWordsWithHyphensWhole(_ name: String) throws {
        let command = try #require(Command.named(name))
        let words = Set(HelpText.page(for: command).split(whereSeparator: \.isWhitespace))
        let texts = [command.discussion] + Option.all(of: command.name).map(\.help)
        for word in texts.flatMap({ $0.split(whereSeparator: \.isWhitespace) }) {
            #expect(words.contains(word), "\(word)")
        }
    }

    @Test func theOverviewFits80ColumnsAndListsEveryCommand() {
        let lines = HelpText.overview.split(separator: "\n")
        #expect(lines.filter { $0.count > 80 } == [])
        for command in Command.all {
            #expect(lines.contains { $0.hasPrefix("  \(command.name.rawValue) ") })
        }
    }

    @Test(arguments: Shell.allCases)
    func completionsKnowEveryWord(_ shell: Shell) async throws {
        let script = try await Session().run("completions", shell.rawValue).output
        let words =
            Command.all.map(\.name.rawValue) + Option.all.map(\.name.rawValue)
            + Option.all.flatMap(\.choices)
            + Check.allCases.map(\.rawValue) + DiagnosticCode.all.map(\.name)
        for word in words { #expect(script.contains(word), "\(word)") }
    }

    @Test func theManualPageHasEveryCommandAndOption() async throws {
        let page = try await Session().run("help", "--manual").output
        for command in Command.all {
            #expect(page.contains(".SS scenectl \(command.name.rawValue)"))
        }
        for option in Option.all {
            let name = option.name.rawValue.split(separator: "-").joined(separator: "\\-")
            #expect(page.contains("\\-\\-" + name))
        }
    }
}
