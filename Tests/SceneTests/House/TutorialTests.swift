import FoundationEssentials
import SceneTesting
import Testing

@testable import scenectl

/// What the tutorial tells to do works, and prints what it says.
@Suite struct TutorialTests {
    /// What a block of the tutorial is for.
    private struct Block {
        let language: Substring
        let text: Substring
    }

    private static let path = Repository.root.appending(path: "Documentation/Tutorial.md")

    @Test func everyCommandPrintsWhatIsBelowIt() async throws {
        let tutorial = try String(contentsOf: Self.path, encoding: .utf8)
        let session = try Session()
        var parts = tutorial.split(separator: "```", omittingEmptySubsequences: false)
        for index in parts.indices where !index.isMultiple(of: 2) {
            let lines = parts[index].split(separator: "\n", maxSplits: 1)
            let block = Block(language: lines[0], text: lines[1])
            switch block.language {
            case "console": parts[index] = try await Substring(run(block, in: session))
            case "diff": try apply(block, in: session)
            default: Issue.record("a block of a kind that is not tested: \(block.language)")
            }
        }
        assertGolden(
            parts.joined(separator: "```"),
            at: Self.path.path(percentEncoded: false)
        )
    }

    /// Runs the commands of a block, and returns it with what they print.
    private func run(_ block: Block, in session: Session) async throws -> String {
        var shown = "console\n"
        for line in block.text.split(separator: "\n") where line.hasPrefix("$ ") {
            var words = Self.words(line.dropFirst(2))
            var variables: [String: String] = [:]
            while let equals = words[0].firstIndex(of: "=") {
                let value = words[0][equals...].dropFirst()
                variables[String(words.removeFirst()[..<equals])] = String(value)
            }
            try #require(words.removeFirst() == "scenectl")
            let result = await session.run(words, variables: variables)
            shown += line + "\n" + result.output + result.errors
        }
        return shown
    }

    /// The words of a command as a shell sees them; only single quotes are known.
    private static func words(_ command: Substring) -> [String] {
        command.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .flatMap { index, part in
                index.isMultiple(of: 2)
                    ? part.split(separator: " ").map(String.init) : [String(part)]
            }
    }

    /// Changes a file as a diff says.
    private func apply(_ block: Block, in session: Session) throws {
        let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let path = String(try #require(lines.first).dropFirst(4))
        let changes = lines.dropFirst(2)
        func side(without sign: String) -> String {
            changes.filter { !$0.hasPrefix(sign) }.map { $0.dropFirst() }.joined(separator: "\n")
        }
        let parts = try session.read(path).split(
            separator: side(without: "+"),
            omittingEmptySubsequences: false
        )
        try #require(parts.count == 2, "\(side(without: "+"))")
        try session.write(parts.joined(separator: side(without: "-")), to: path)
    }
}
