import SceneConversion
import SceneKitLite
import SceneLanguage
import SceneText

/// One option: how it is written, what it does, and which commands take it.
struct Option: Sendable {
    /// The long names of options, without their dashes.
    enum Name: String, Sendable {
        case format
        case strict
        case pedantic
        case allowOutside = "allow-outside"
        case color
        case output
        case scene
        case device
        case width
        case height
        case full
        case style
        case data
        case step = "do"
        case stats
        case update
        case review
        case only
        case junit
        case shard
        case changedSince = "changed-since"
        case diffTool = "diff-tool"
        case to
        case table
        case section
        case inPlace = "in-place"
        case dataOut = "data-out"
        case limit
        case mergeSimilar = "merge-similar"
        case dryRun = "dry-run"
        case noVerify = "no-verify"
        case manual
        case help
        case version
    }

    /// What follows the name.
    enum Value: Sendable {
        /// Nothing.
        case none

        /// One word of some.
        case choice([String])

        /// A path.
        case file

        /// A word of one's own, with what help calls it.
        case text(String)

        /// A whole number from a least one to a greatest one, with what help calls it.
        case number(String, from: Int, to: Int? = nil)

        /// `NAME=FILE`.
        case namedFile

        /// `I/N`, a part of several.
        case shard
    }

    let name: Name

    /// The name with one dash.
    var letter: Character?
    var value = Value.none

    /// What it does, in a few words without a full stop.
    let summary: String

    /// The commands that take it; nil stands for all of them.
    let commands: [Command.Name]?

    /// Whether it may be given several times, each time for something more.
    var isRepeatable = false

    /// Whether help and completions leave it out.
    var isHidden = false

    /// The name as it is typed.
    var spelling: String { "--" + name.rawValue }

    /// What stands for the value in help: `auto|always|never`, `FILE`.
    var placeholder: String? {
        switch value {
        case .none: nil
        case .choice(let words): words.joined(separator: "|")
        case .file: "FILE"
        case .text(let placeholder), .number(let placeholder, _, _): placeholder
        case .namedFile: "NAME=FILE"
        case .shard: "I/N"
        }
    }

    /// Whether a value follows.
    var takesValue: Bool { placeholder != nil }

    /// The words that the value is one of.
    var choices: [String] {
        guard case .choice(let words) = value else { return [] }
        return words
    }
}

extension Option {
    /// Every option; parsing, help, completions and the manual page are made from this table.
    static let all: [Option] =
        renderingOptions + findingOptions + testingOptions + conversionOptions + [
            Option(
                name: .manual,
                summary: "print the manual page as roff",
                commands: [.help],
                isHidden: true
            ),
            Option(name: .help, letter: "h", summary: "show this help", commands: nil),
            Option(name: .version, summary: "show the version", commands: []),
        ]

    /// What a picture is of, and how it is drawn.
    private static let renderingOptions: [Option] = [
        Option(
            name: .scene,
            value: .text("ID"),
            summary: "draw this scene; the initial one by default",
            commands: [.render]
        ),
        Option(
            name: .device,
            value: .choice(Choice.device.words.map(\.name)),
            summary: "the size of the screen; phone by default",
            commands: [.render]
        ),
        Option(
            name: .width,
            value: .number("N", from: ScreenSize.leastSide, to: ScreenSize.mostColumns),
            summary: "so many columns, frame included",
            commands: [.render]
        ),
        Option(
            name: .height,
            value: .number("N", from: ScreenSize.leastSide, to: ScreenSize.mostLines),
            summary: "so many lines at most, frame included",
            commands: [.render]
        ),
        Option(
            name: .full,
            summary: "draw every row and all that scrolls, however much there is",
            commands: [.render]
        ),
        Option(
            name: .format,
            value: .choice(SnapshotFormat.allCases.map(\.rawValue)),
            summary: "what the screen is turned into; text by default",
            commands: [.render]
        ),
        Option(
            name: .style,
            value: .choice(GlyphSet.allCases.map(\.rawValue)),
            summary: "the characters to draw with; by default those of the terminal",
            commands: [.render]
        ),
        Option(
            name: .step,
            value: .text("STEP"),
            summary: "do something first, such as 'select 0 3' or 'tap save'",
            commands: [.render],
            isRepeatable: true
        ),
        Option(
            name: .data,
            value: .namedFile,
            summary: "put a file in the place of declared data",
            commands: [.render],
            isRepeatable: true
        ),
        Option(
            name: .stats,
            summary: "count cells made and reused, on standard error",
            commands: [.render]
        ),
    ]

    private static let findingOptions: [Option] = [
        Option(
            name: .format,
            value: .choice(FindingFormat.allCases.map(\.rawValue)),
            summary: "how findings are written; rich by default, json as one object a line",
            commands: [.validate]
        ),
        Option(
            name: .strict,
            summary: "let warnings fail the check as errors do",
            commands: [.validate]
        ),
        Option(
            name: .pedantic,
            summary: "report matters of taste as well",
            commands: [.validate]
        ),
        Option(
            name: .allowOutside,
            summary: "let scenes name files outside of their folder",
            commands: [.render, .validate, .convert, .test, .dump]
        ),
        Option(
            name: .color,
            value: .choice(ColorChoice.allCases.map(\.rawValue)),
            summary: "when text is coloured; auto by default",
            commands: [.render, .validate, .convert, .test, .explain]
        ),
        Option(
            name: .output,
            letter: "o",
            value: .file,
            summary: "write to a file, not to standard output",
            commands: [.render, .convert, .dump, .schema]
        ),
    ]

    /// Which pictures are compared, and what is done with those that differ.
    private static let testingOptions: [Option] = [
        Option(
            name: .update,
            summary: "record what differs, and remove what no snapshot has",
            commands: [.test]
        ),
        Option(
            name: .review,
            summary: "go through what differs one by one, and ask",
            commands: [.test]
        ),
        Option(
            name: .only,
            value: .text("GLOB"),
            summary: "only snapshots of this name, such as 'list*' or 'inbox.yaml/*'",
            commands: [.test],
            isRepeatable: true
        ),
        Option(
            name: .format,
            value: .choice(TestFormat.allCases.map(\.rawValue)),
            summary: "how results are written; text by default, json as one object a line",
            commands: [.test]
        ),
        Option(
            name: .junit,
            value: .file,
            summary: "write a JUnit report as well",
            commands: [.test]
        ),
        Option(
            name: .shard,
            value: .shard,
            summary: "only part I of N equal parts, for runs on several machines",
            commands: [.test]
        ),
        Option(
            name: .changedSince,
            value: .text("REF"),
            summary: "only what files can affect that differ from a commit of git",
            commands: [.test]
        ),
        Option(
            name: .diffTool,
            value: .text("COMMAND"),
            summary: "show differences with a command that takes two files",
            commands: [.test]
        ),
    ]

    /// What is converted, into what, and where it goes.
    private static let conversionOptions: [Option] = [
        Option(
            name: .to,
            value: .choice(ConversionRequest.Direction.allCases.map(\.rawValue)),
            summary: "what tables are turned into",
            commands: [.convert]
        ),
        Option(
            name: .scene,
            value: .text("ID"),
            summary: "convert the tables of this scene; those of all scenes by default",
            commands: [.convert]
        ),
        Option(
            name: .table,
            value: .text("ID"),
            summary: "convert this table",
            commands: [.convert]
        ),
        Option(
            name: .section,
            value: .number("N", from: 0),
            summary: "convert one section, counted from 0; the table is static and fed then",
            commands: [.convert]
        ),
        Option(
            name: .inPlace,
            summary: "rewrite the scene files",
            commands: [.convert]
        ),
        Option(
            name: .dataOut,
            value: .file,
            summary: "write the data to this .json, .csv or .yaml file",
            commands: [.convert]
        ),
        Option(
            name: .limit,
            value: .number("N", from: 1),
            summary: "how many rows may become static cells; 500 by default",
            commands: [.convert]
        ),
        Option(
            name: .mergeSimilar,
            summary: "let cells that differ only in optional parts share a prototype",
            commands: [.convert]
        ),
        Option(
            name: .dryRun,
            summary: "print what would change as a diff, and write nothing",
            commands: [.convert]
        ),
        Option(
            name: .noVerify,
            summary: "do not compare the pictures of both scenes first",
            commands: [.convert]
        ),
        Option(
            name: .strict,
            summary: "write nothing where something is left for you",
            commands: [.convert]
        ),
    ]

    /// The options that may stand in place of a command.
    static let inPlaceOfCommand = all.filter { $0.name == .help || $0.name == .version }

    /// The options that a command takes, hidden ones too.
    static func all(of command: Command.Name) -> [Option] {
        all.filter { $0.commands?.contains(command) ?? true }
    }
}
