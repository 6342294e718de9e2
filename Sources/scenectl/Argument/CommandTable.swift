import SceneText

/// One command: how it is called, what it does, and the code that does it.
struct Command: Sendable {
    /// The words that call commands.
    enum Name: String, Sendable {
        case initialize = "init"
        case render
        case validate
        case test
        case convert
        case board
        case format = "fmt"
        case dump
        case explain
        case schema
        case server = "lsp"
        case completions
        case help
    }

    let name: Name
    let operands: [Operand]

    /// What it does, in a few words without a full stop.
    let summary: String

    /// What else is worth knowing, in paragraphs.
    let discussion: String

    /// A line that works.
    let example: String

    /// Runs it.
    ///
    /// The table has closures: Swift 6.3.1 crashes over the mere names of functions where these are
    /// turned into ones that stay on the thread of their caller.
    let run: @Sendable (Arguments, Console) async throws -> CommandStatus

    /// Whether what the project file says counts for it.
    var followsProject: Bool { [.render, .validate, .test, .board, .format].contains(name) }

    /// The options that it takes.
    var options: [Option] { Option.all(of: name) }
}

extension Command {
    /// Every command; parsing, help, completions and the manual page are made from this table.
    static let all: [Command] = [
        Command(
            name: .initialize,
            operands: [.name("NAME")],
            summary: "write a first scene file, with data and snapshots, for you to adapt",
            discussion: """
                NAME.scene.yaml has a list and the screen that it leads to, NAME.json has the rows, and \
                __snapshots__ has the recordings of the snapshots. The default name is contacts. No file is \
                overwritten.

                With '--from', the scene file goes beside a storyboard or a xib and has what the document cannot \
                hold: rows for its lists, and snapshots of its scenes.
                """,
            example: "scenectl init planets",
            run: { try await InitCommand.run($0, $1) }
        ),
        Command(
            name: .render,
            operands: [.files()],
            summary: "draw a screen as text",
            discussion: """
                A scene is drawn inside its containers, and the picture ends where its content ends. Steps such as \
                select, tap, set, edit, scroll to, back and rotate are done first, in order; 'scenectl explain \
                steps' lists them all. What classes log goes to standard error.

                Storyboards and xibs are drawn as they are, at the width of their own canvas. Name their scenes by \
                identifier, class or title. A pattern such as '*' draws all scenes that it matches, each below its \
                name.

                A folder means every scene file, storyboard and xib in it. If there are several files, each screen \
                is below the name of its file; as json, each is an object on its own line, with file and tree. With \
                '-o FOLDER/', or a folder that exists, each scene is written to a file in it, which is named after \
                its file and after the scene that you asked for. Pictures that are there are replaced.

                A scene with errors is not drawn, and the exit status is 1. It is 2 if a file could not be read.
                """,
            example: "scenectl render Scenes/Gallery/master-detail.yaml --do 'select 0 3'",
            run: { try await RenderCommand.run(RenderOptions(arguments: $0), $1) }
        ),
        Command(
            name: .validate,
            operands: [
                .word("CHECK", choices: { Check.allCases.map(\.rawValue) }, isOptional: true),
                .files(isOptional: true),
            ],
            summary: "find every mistake in scene files and storyboards, with line and column",
            discussion: """
                A folder means every scene file, storyboard and xib in it that git does not ignore; '-' means \
                standard input. Scene files are called NAME.scene.yaml, or have scenes with controllers. With a \
                CHECK, only its findings are reported, along with mistakes that keep a file from being understood \
                (yaml, xml and structure). If a folder has the name of a check, write ./outlets. Without a file, the \
                files that the project file includes are checked, or else the current folder.

                Storyboards and xibs are compared with the Swift and Objective-C sources of their project: outlets, \
                actions, classes and identifiers. Only what is certainly missing is reported; '--stats' counts what \
                is unknown.

                The exit status is 0 if there are no errors, 1 if there are some, and 2 if a file could not be read. \
                A comment '# scenectl:ignore CODE' above a line silences a finding there.
                """,
            example: "scenectl validate outlets Scenes --format short",
            run: { try await ValidateCommand.run(ValidateOptions($0, $1.project), $1) }
        ),
        Command(
            name: .test,
            operands: [.files(isOptional: true)],
            summary: "compare snapshots with their recordings",
            discussion: """
                Scene files declare their snapshots; a file that declares none has one for each scene. The \
                recordings are beside the file, in __snapshots__/SCENE.yaml/SNAPSHOT.txt. If a picture differs, the \
                difference is shown, and the new picture is written beside the recording as SNAPSHOT.actual.txt. \
                Without a file, all scenes in the current folder are tested.

                Nothing is recorded without --update or --review, and nothing at all if CI is set. The exit status \
                is 0 if everything is as recorded, 1 if something differs, is missing or belongs to no snapshot, and \
                2 if a file could not be read or written.
                """,
            example: "scenectl test Scenes/Gallery --only 'list*'",
            run: { try await TestCommand.run(TestOptions(arguments: $0), $1) }
        ),
        Command(
            name: .convert,
            operands: [.files()],
            summary:
                "turn static tables into dynamic ones or back, or storyboards into scene files",
            discussion: """
                With '--to dynamic', cells of the same shape become a prototype, and their differences become data. \
                With '--to static', each row becomes a cell of its own. Outlets, actions and segues are kept. \
                Comments and everything else stay as they are.

                Before anything is written, the two scenes are compared: their pictures at four widths, as text, as \
                spoken and in points, also after the steps of every snapshot; and everything that a person can do on \
                them, with the values that code compares with. If they differ, nothing is written. By default the \
                proof is quick, with at most 400 steps on each screen and 40 rows of a table; a full proof has no \
                such limits. Decisions that only you can make are listed. Data is written beside the file of '-o' or \
                '--in-place', or into the scene if that is printed.

                With '--to scene', a storyboard or a xib becomes a scene file that draws the same. What scene files \
                have no word for is counted by kind. A document needs no '--to' for that. With '--scene', only that \
                scene and those that it contains are written.
                """,
            example: "scenectl convert Scenes/Gallery/planets.yaml --to static --dry-run",
            run: { arguments, console in
                ConversionTarget(arguments) == .scene
                    ? try await ExportCommand.run(arguments, console)
                    : try await ConvertCommand.run(ConvertOptions(arguments: arguments), console)
            }
        ),
        Command(
            name: .board,
            operands: [.files()],
            summary: "put every screen on one page, with arrows for the segues",
            discussion: """
                The page is one HTML file that needs no network. It has a picture of every scene, placed as on \
                Interface Builder's canvas or else by its segues; arrows from rows and buttons to the scenes that \
                they lead to; the findings of 'validate' at their views; and the snapshots of scene files. Click a \
                scene to see its outlets, actions and segues, what a screen reader says, and its picture as text. \
                Press '/' to find a name, a class or a text, and '+', '-' and '0' to zoom.

                With '--compare', each scene that has changed since a commit has its old picture beside it, and a \
                list of the changes.
                """,
            example: "scenectl board Scenes/Gallery -o board.html",
            run: { try await BoardCommand.run(BoardOptions(arguments: $0), $1) }
        ),
        Command(
            name: .format,
            operands: [.files(isOptional: true)],
            summary: "lay out scene files in one style",
            discussion: """
                Keys are put into the order of the reference, and text in brackets into one line if it fits into 110 \
                columns. Values on lines of their own stay there. The content of a file, its comments, quotes, \
                anchors and blank lines stay as they are. Files are changed in place; '-' reads standard input and \
                writes to standard output. A folder means every scene file in it, and the view files that these name. \
                Without a file, the current folder is used.

                Other files that are named, such as data in JSON, are left as they are. So is a file that is not \
                valid YAML, and the exit status is 1. With '--check' or '--diff' it is also 1 if a file would change.
                """,
            example: "scenectl fmt --check Scenes/Gallery",
            run: { try await FormatCommand.run($0, $1) }
        ),
        Command(
            name: .dump,
            operands: [
                .word("STAGE", choices: { DumpCommand.Stage.allCases.map(\.rawValue) }), .file,
            ],
            summary: "show what a stage of the pipeline makes of a file",
            discussion: """
                The stages are events (what the YAML reader reports, in the notation of the YAML test suite), xml (a \
                storyboard or a xib, written back from its tree), nodes (the tree with all positions; for a \
                storyboard or a xib, its scenes translated into the language), model (what the file declares), tree \
                (the living views of the first screen) and names (its scenes, snapshots and tables, as options take \
                them). Mistakes in the file are reported on standard error.
                """,
            example: "scenectl dump nodes Scenes/Gallery/planets.yaml",
            run: { try DumpCommand.run(DumpOptions(arguments: $0), $1) }
        ),
        Command(
            name: .explain,
            operands: [
                .word(
                    "WORD",
                    choices: { ExplainCommand.words },
                    isKnown: { ExplainCommand.knows($0) },
                    isOptional: true
                )
            ],
            summary: "explain a finding, a check, or a word of the language, with examples",
            discussion: """
                WORD is the code of a finding, such as unresolved-outlet; the name of a check; or a word of the \
                language: scenes, tables, cells, classes, rows, actions, expressions, formats, steps, snapshots, \
                colors, fonts, a kind of view such as label, or a key such as rowHeight. A word of UIKit, such as \
                isOn, leads to ours. Without a word, all codes are listed by check.
                """,
            example: "scenectl explain label",
            run: { try ExplainCommand.run($0, $1) }
        ),
        Command(
            name: .schema,
            operands: [.word("KIND", choices: { SchemaCommand.kinds }, isOptional: true)],
            summary: "print the JSON Schema of scene files, for editors",
            discussion: """
                An editor that supports YAML uses the schema for completion and checks if the first line of a file \
                is '# yaml-language-server: $schema=scene.schema.json'. 'schema project' prints the schema of \
                scenectl.yaml.
                """,
            example: "scenectl schema -o scene.schema.json",
            run: { try SchemaCommand.run($0, $1) }
        ),
        Command(
            name: .server,
            operands: [],
            summary: "run a language server for editors",
            discussion: """
                Your editor starts the server and talks to it on standard input and output. It offers findings while \
                you type, completion, the reference and pictures on hover, definitions, references, renaming, fixes, \
                the outline, and formatting. Storyboards and xibs have findings and pictures. \
                Documentation/Editors.md says how to set up an editor.
                """,
            example: "scenectl lsp",
            run: { try ServerCommand.run($0, $1) }
        ),
        Command(
            name: .completions,
            operands: [.word("SHELL", choices: { Shell.allCases.map(\.rawValue) })],
            summary: "print a script for command completion in a shell",
            discussion: """
                For bash, source it from ~/.bashrc. For zsh, save it as _scenectl in a folder of \
                $fpath. For fish, save it as ~/.config/fish/completions/scenectl.fish.
                """,
            example: "scenectl completions bash > ~/.scenectl.bash",
            run: { try CompletionsCommand.run($0, $1) }
        ),
        Command(
            name: .help,
            operands: [
                .word("COMMAND", choices: { Command.all.map(\.name.rawValue) }, isOptional: true)
            ],
            summary: "describe a command and its options",
            discussion: "",
            example: "scenectl help validate",
            run: { try HelpCommand.run($0, $1) }
        ),
    ]

    /// The command of a name.
    static func named(_ name: String) -> Command? { all.first { $0.name.rawValue == name } }
}
