import RegexBuilder
import SceneFiles
import Testing

@testable import SceneText
@testable import scenectl

/// Runs commands on hostile files, and looks at every byte that they write to both streams.
struct ControlByteCheck {
    /// How many files were tried, how many commands ran, and what came through.
    private(set) var files = 0
    private(set) var runs = 0
    private(set) var failures: [String] = []

    private var text: HostileText

    init(seed: UInt64) {
        text = HostileText(random: SeededGenerator(seed: seed))
    }

    /// Tries one more file with some of the commands, or with all of them.
    mutating func tryFile(commands count: Int?) async throws {
        let scene = try HostileScene(&text)
        files += 1
        var commands = scene.commands(&text)
        if let count { commands = Array(commands.shuffled(using: &text.random).prefix(count)) }
        for command in commands {
            runs += 1
            let isTerminal = command[0] == "convert" || text.isChosen(1, of: 2)
            let streams = await Self.run(command, in: scene, isTerminal: isTerminal)
            for bytes in streams {
                guard let fault = Self.fault(in: bytes, command) else { continue }
                failures.append("\(command.map(VisibleText.withoutControls)): \(fault)")
            }
        }
    }

    private static func run(
        _ command: [String],
        in scene: HostileScene,
        isTerminal: Bool
    ) async -> [[UInt8]] {
        let (output, errors) = (Recorder(), Recorder())
        var console = scene.session.console(
            output: output.sink(isTerminal: isTerminal),
            errors: errors.sink(isTerminal: isTerminal),
            variables: ["NO_COLOR": "1"]
        )
        console.person = Person(
            readKeys: { ask throws(SystemError) in
                try ask()
                return Array("s".utf8)
            },
            columns: { 100 }
        )
        _ = await Program.run(command, in: console)
        return [output.bytes, errors.bytes]
    }

    /// What is wrong with what a command wrote to a stream; nil where nothing is.
    static func fault(in bytes: [UInt8], _ command: [String]) -> String? {
        guard var text = String(validating: bytes, as: UTF8.self) else { return "is not UTF-8" }
        if command.contains("always") {
            // What the program itself writes: all that `TextAttributes` has, and nothing else.
            let code = #/[0-47]|9|[349][0-7]|10[0-7]|[34]8;5;[0-9]+|[34]8;2;[0-9]+;[0-9]+;[0-9]+/#
            let style = Regex {
                "\u{1B}["
                code
                ZeroOrMore {
                    ";"
                    code
                }
                "m"
            }
            text.replace(style, with: "")
        }
        // How far long work has come, which a terminal shows on a busy machine alone.
        text.replace(
            #/(\r([0-9]+ of [0-9]+ files|[0-9]+ [a-z ]+, [0-9]+ s\x1B\[K))+\r\x1B\[K/#,
            with: ""
        )
        for scalar in text.unicodeScalars where scalar != "\n" {
            guard VisibleText.isControl(scalar) else { continue }
            return "has \(VisibleText.sign(for: scalar)) in \(VisibleText.withoutControls(text))"
        }
        for line in text.split(separator: "\n") {
            guard line.drop(while: \.isWhitespace).hasPrefix("::pwned") else { continue }
            return "starts a line with \(line)"
        }
        return nil
    }
}
