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
            summary: "write a first scene file with data and snapshots, ready to be changed",
            discussion: """
                NAME.scene.yaml has a list and what it leads to, NAME.json the rows, and \
                __snapshots__ the recordings of its snapshots. Without a name it is contacts. \
                Nothing is written over.

                With '--from', a storyboard or a xib gets a scene file beside it, which has what the \
                document cannot hold: rows for its lists, and snapshots of its scenes.
                """,
            example: "scenectl init planets",
            run: { try await InitCommand.run($0, $1) }
        ),
        Command(
            name: .render,
            operands: [.files()],
            summary: "draw a screen as text",
            discussion: """
                A scene is drawn inside the containers that hold it, and cut to its content where \
                that is less than the screen. Steps are done one after the other before: select, \
                tap, set, edit, scroll to, back, rotate and more; 'scenectl explain bad-step' shows \
                how each is written. What classes log goes to standard error.

                Storyboards and xibs are drawn as they are, at the width of their own canvas. \
                Their scenes are called by their identifiers, classes or titles; a pattern such as \
                '*' draws all that it matches, each below its name.

                A folder means every scene file and document below it. The screens of several files \
                go below their names; as json each is one object on its own line, with file and tree.

                A scene with errors is not drawn; the exit status is 1 then, and 2 if a file could \
                not be read.
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
                A folder means every scene file, storyboard and xib below it that git does not ignore, \
                and '-' is standard input. Scene files are called NAME.scene.yaml, or have scenes with \
                controllers. With a check, only its findings are reported, and those of yaml, xml and \
                structure, which keep a file from being understood. A folder named like a check is written ./outlets. \
                Without a file, those that the project file includes are checked, or the current folder.

                Storyboards and xibs are compared with the Swift and Objective-C sources of their \
                project: outlets, actions, classes and identifiers. Only what is certainly missing \
                is reported; '--stats' counts what is unknown.

                The exit status is 0 without errors, 1 with some, and 2 if a file could not be \
                read. A comment '# scenectl:ignore CODE' above a line silences a finding there.
                """,
            example: "scenectl validate outlets Scenes --format short",
            run: { try await ValidateCommand.run(ValidateOptions($0, $1.project), $1) }
        ),
        Command(
            name: .test,
            operands: [.files(isOptional: true)],
            summary: "compare snapshots with their recordings",
            discussion: """
                The snapshots are those that scene files declare, or else one of each scene. They are \
                recorded beside the scene, in __snapshots__/SCENE.yaml/SNAPSHOT.txt. What differs is \
                shown, and put beside the golden file as SNAPSHOT.actual.txt. Without a file, all \
                scenes below the current folder are tested.

                Nothing is recorded without --update or --review, and nothing at all where CI is \
                set. The exit status is 0 when all is as recorded, 1 when something differs, is \
                missing or belongs to no snapshot, and 2 if a file could not be read or written.
                """,
            example: "scenectl test Scenes/Gallery --only 'list*'",
            run: { try await TestCommand.run(TestOptions(arguments: $0), $1) }
        ),
        Command(
            name: .convert,
            operands: [.files()],
            summary:
                "turn static tables into dynamic ones and back, and storyboards into scene files",
            discussion: """
                With '--to dynamic', cells of one shape become a prototype, and what differs becomes \
                data; with '--to static', each row becomes a cell that is written out. Outlets, \
                actions and segues go along. Comments and everything else stay as they are.

                Before anything is written, the pictures of both scenes are compared at four widths, \
                as text and as spoken, and in points, also after the steps of every snapshot, and all \
                that a person can do is done on both, with the values that code compares with; if one \
                differs, nothing is written. The proof is quick by default, with at most 400 steps on \
                each screen and 40 rows of a table; a full one goes on. What \
                only you can decide is listed. Data goes beside the file of '-o' or '--in-place', and \
                into the scene when that is printed.

                With '--to scene', a storyboard or a xib becomes a scene file that draws the same. What \
                scene files have no word for is listed by kind and number. With '--scene', only that \
                scene and those that it contains are written.
                """,
            example: "scenectl convert Scenes/Gallery/planets.yaml --to static --dry-run",
            run: { arguments, console in
                arguments.text(of: .to) == ConversionTarget.scene.rawValue
                    ? try await ExportCommand.run(arguments, console)
                    : try await ConvertCommand.run(ConvertOptions(arguments: arguments), console)
            }
        ),
        Command(
            name: .board,
            operands: [.files()],
            summary: "put every screen of some files on one page, with what leads where",
            discussion: """
                The page is one HTML file that needs no network. It has the picture of every scene, where \
                Interface Builder has it on its canvas, else by its segues; arrows from the rows and buttons \
                that lead to others; what 'validate' finds, at the views that it is about; and the snapshots of \
                scene files. A click on a scene shows its outlets, actions and segues, what a screen reader \
                says, and its picture as text. '/' finds by name, class or text, '+', '-' and '0' zoom.

                With '--compare', each scene that is not as it was at a commit has its old picture beside it, \
                and says what changed.
                """,
            example: "scenectl board Scenes/Gallery -o board.html",
            run: { try await BoardCommand.run(BoardOptions(arguments: $0), $1) }
        ),
        Command(
            name: .format,
            operands: [.files(isOptional: true)],
            summary: "write scene files in one layout",
            discussion: """
                Keys go into the order of the reference, and what is in brackets into one line where it \
                fits 110 columns. What has lines of its own keeps them; what a file says, its comments, \
                quotes, anchors and blank lines stay as they are. \
                Files are changed in place, '-' goes from standard input to standard output, and a \
                folder means every scene file below it, the current one without a name.

                A file that is not valid YAML is left alone, and the exit status is 1 then. With \
                '--check' or '--diff' it is also 1 where a file would change.
                """,
            example: "scenectl fmt --check Scenes/Gallery",
            run: { try await FormatCommand.run($0, $1) }
        ),
        Command(
            name: .dump,
            operands: [
                .word("STAGE", choices: { DumpCommand.Stage.allCases.map(\.rawValue) }), .file,
            ],
            summary: "show what a stage of the pipeline made of a file",
            discussion: """
                The stages are events (what the YAML reader reports, in the notation of the YAML \
                test suite), xml (a storyboard or a xib, written back from its tree), nodes (the \
                tree with all positions; of a document, what its scenes are in the words of the \
                language), model (what the file declares), tree (the living views of the first screen) and names (its \
                scenes, snapshots and tables, as options take them). What is wrong with the \
                file goes to standard error.
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
                WORD is the code of a finding, such as unresolved-outlet, the name of a check, or a \
                word of the language: scenes, tables, cells, classes, rows, actions, expressions, \
                formats, steps, snapshots, colors, fonts, a kind of view such as label, or a key \
                such as rowHeight. A word of UIKit, such as isOn, leads to ours. Without a word it lists all codes, by check.
                """,
            example: "scenectl explain label",
            run: { try ExplainCommand.run($0, $1) }
        ),
        Command(
            name: .schema,
            operands: [.word("KIND", choices: { SchemaCommand.kinds }, isOptional: true)],
            summary: "print the JSON Schema of scene files, for editors",
            discussion: """
                An editor that knows YAML completes and checks with it after a first line \
                '# yaml-language-server: $schema=scene.schema.json'. 'schema project' is that of \
                scenectl.yaml.
                """,
            example: "scenectl schema -o scene.schema.json",
            run: { try SchemaCommand.run($0, $1) }
        ),
        Command(
            name: .server,
            operands: [],
            summary: "answer an editor, as the language server protocol says",
            discussion: """
                An editor starts it and talks to it on standard input and output: findings while typing, \
                completion, the reference and pictures on hover, definitions, references, \
                renaming, changes that findings name, the outline, and formatting. Storyboards and xibs \
                have findings and pictures. Documentation/Editors.md says how editors are set up.
                """,
            example: "scenectl lsp",
            run: { try ServerCommand.run($0, $1) }
        ),
        Command(
            name: .completions,
            operands: [.word("SHELL", choices: { Shell.allCases.map(\.rawValue) })],
            summary: "print a script that completes commands in a shell",
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
            summary: "show what a command does and takes",
            discussion: "",
            example: "scenectl help validate",
            run: { try HelpCommand.run($0, $1) }
        ),
    ]

    /// The command of a name.
    static func named(_ name: String) -> Command? { all.first { $0.name.rawValue == name } }
}
