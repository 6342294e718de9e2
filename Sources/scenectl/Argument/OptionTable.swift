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
        case rows
        case sources
        case baseline
        case writeBaseline = "write-baseline"
        case since
        case fix
        case check
        case except
        case diff
        case inputName = "stdin-filename"
        case watch
        case allowOutside = "allow-outside"
        case color
        case output
        case from
        case scene
        case device
        case appearance
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
        case html
        case shard
        case changedSince = "changed-since"
        case compare
        case diffTool = "diff-tool"
        case to
        case table
        case section
        case inPlace = "in-place"
        case dataOut = "data-out"
        case limit
        case dryRun = "dry-run"
        case proof
        case layout
        case keepFailed = "keep-failed"
        case quiet
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

        /// One word of some, with a file for it or without: `WORD` or `WORD=FILE`.
        case report([String])

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

        /// One of the words of a type.
        static func word<Word: RawRepresentable<String> & CaseIterable>(of type: Word.Type) -> Value
        {
            .choice(type.allCases.map(\.rawValue))
        }
    }

    let name: Name

    /// What it does, in a few words without a full stop.
    let summary: String
    let value: Value

    /// The name with one dash.
    let letter: Character?

    /// Whether it may be given several times, each time for something more.
    let isRepeatable: Bool

    /// The commands that take it; nil means all of them.
    var commands: [Command.Name]?

    init(
        _ name: Name,
        _ summary: String,
        _ value: Value = .none,
        letter: Character? = nil,
        isRepeatable: Bool = false
    ) {
        self.name = name
        self.summary = summary
        self.value = value
        self.letter = letter
        self.isRepeatable = isRepeatable
    }

    /// The name as it is typed.
    var spelling: String { "--" + name.rawValue }

    /// The placeholder for the value in help: `auto|always|never`, `FILE`.
    var placeholder: String? {
        switch value {
        case .none: nil
        // Many words are in the summary, or where one is not right.
        case .choice(let words) where words.count > 6: name.rawValue.uppercased()
        case .choice(let words): words.joined(separator: "|")
        case .report(let words): words.joined(separator: "|") + "[=FILE]"
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
        switch value {
        case .choice(let words), .report(let words): words
        default: []
        }
    }
}

extension Option {
    /// Every option; parsing, help, completions and the manual page are made from this table.
    static let all: [Option] =
        [Option(.from, "start from this storyboard or xib", .file)].taken(by: [.initialize])
        + renderingOptions + findingOptions + testingOptions + conversionOptions + boardOptions
        + formatOptions
        + talkOptions
        + [Option(.manual, "print the manual page as roff")].taken(by: [.help])
        + inPlaceOfCommand

    /// What a picture is of, and how it is drawn.
    private static let renderingOptions: [Option] =
        [
            Option(
                .scene,
                "draw this scene, or all scenes that a pattern matches; the initial scene by default",
                .text("ID")
            ),
            Option(
                .device,
                "the size of the screen: phone (the default), landscape, tablet, iphone-se, ipad and others",
                .choice(Choice.device.words.map(\.name))
            ),
            Option(
                .appearance,
                "the look of an SVG picture; light by default",
                .word(of: Appearance.self)
            ),
            Option(
                .width,
                "the width in columns, frame included",
                .number("N", from: ScreenSize.leastSide, to: ScreenSize.mostColumns)
            ),
            Option(
                .height,
                "the greatest height in lines, frame included",
                .number("N", from: ScreenSize.leastSide, to: ScreenSize.mostLines)
            ),
            Option(
                .full,
                "draw every row and everything that scrolls, however long the picture gets"
            ),
            Option(
                .format,
                "the output format; text by default",
                .word(of: SnapshotFormat.self)
            ),
            Option(
                .style,
                "the characters to draw with; by default those of the terminal",
                .word(of: GlyphSet.self)
            ),
            Option(
                .step,
                "do something first, such as 'select 0 3' or 'tap save'",
                .text("STEP"),
                isRepeatable: true
            ),
            Option(
                .data,
                "use a file instead of the declared data",
                .namedFile,
                isRepeatable: true
            ),
            Option(.stats, "count cells made and reused, on standard error"),
        ].taken(by: [.render])

    private static let findingOptions: [Option] =
        [
            Option(
                .format,
                "how to write findings, to FILE with '=FILE'; rich by default, json as one object per line",
                .report(FindingFormat.allCases.map(\.rawValue)),
                isRepeatable: true
            ),
            Option(
                .check,
                "report only these checks or codes, such as outlets,segues",
                .text("NAMES"),
                isRepeatable: true
            ),
            Option(
                .except,
                "report everything except these checks or codes",
                .text("NAMES"),
                isRepeatable: true
            ),
            Option(.strict, "fail on warnings too, not only on errors"),
            Option(.pedantic, "also report matters of taste"),
            Option(
                .rows,
                "fill the rows of tables with at most N rows; 10000 by default, 0 for none",
                .number("N", from: 0)
            ),
            Option(
                .sources,
                "compare documents with the sources of this folder, not of the nearest project",
                .text("FOLDER")
            ),
            Option(
                .stats,
                "count what sources have, what they lack and what is unknown, on standard error"
            ),
            Option(.baseline, "ignore the findings that this file lists", .file),
            Option(
                .writeBaseline,
                "write the findings to this file, to ignore them from now on",
                .file
            ),
            Option(.since, "report only findings that are new since a commit", .text("COMMIT")),
            Option(
                .fix,
                "make the fixes that leave no choice, then report the rest"
            ),
            Option(.dryRun, "with '--fix', print the changes as a diff, and write nothing"),
        ].taken(by: [.validate])
        + [
            Option(.allowOutside, "let scenes name files outside their folder")
        ].taken(by: [.render, .validate, .convert, .test, .board, .dump])
        + [
            Option(
                .inputName,
                "treat standard input as this file, so that files it names are found beside it",
                .file
            )
        ].taken(by: [.render, .validate, .format])
        + [
            Option(.watch, "run again whenever a file is saved; press Ctrl-C to stop")
        ].taken(by: [.render, .validate, .test])
        + [
            Option(.color, "when text is coloured; auto by default", .word(of: ColorChoice.self))
        ].taken(by: [.render, .validate, .convert, .test, .board, .explain, .format])
        + [
            Option(
                .output,
                "write to a file instead of standard output, or each scene to a file in FOLDER/",
                .file,
                letter: "o"
            )
        ].taken(by: [.render])
        + [
            Option(.output, "write to a file instead of standard output", .file, letter: "o")
        ].taken(by: [.validate, .convert, .board, .dump, .schema])

    private static let formatOptions: [Option] =
        [
            Option(.check, "write nothing, and name the files that would change"),
            Option(.diff, "write nothing, and show what would change"),
        ].taken(by: [.format])

    /// How much is said beside the product.
    private static let talkOptions: [Option] =
        [
            Option(
                .quiet,
                "print only what went wrong, without summaries, progress and the names of written files",
                letter: "q"
            )
        ].taken(by: [.validate, .test, .convert, .format])

    /// The options that may be used in place of a command.
    static let inPlaceOfCommand =
        [Option(.help, "show this help", letter: "h")]
        + [Option(.version, "show the version", letter: "V")].taken(by: [])

    /// The options that a command takes.
    static func all(of command: Command.Name) -> [Option] {
        all.filter { $0.commands?.contains(command) ?? true }
    }
}

extension [Option] {
    /// The options as those of some commands alone.
    func taken(by commands: [Command.Name]) -> [Option] {
        map { option in
            var option = option
            option.commands = commands
            return option
        }
    }
}
