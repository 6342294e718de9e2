import SceneConversion
import SceneInterchange
import SceneLanguage

/// The options of commands that compare, convert and lay out.
extension Option {
    /// Which pictures are compared, and what is done with those that differ.
    static let testingOptions: [Option] =
        [
            Option(
                .update,
                "record what differs, and remove what belongs to no snapshot",
                letter: "u"
            ),
            Option(.review, "go through what differs one by one, and ask"),
            Option(
                .only,
                "only snapshots of this name, such as 'list*' or 'inbox.yaml/*'",
                .text("GLOB"),
                isRepeatable: true
            ),
            Option(
                .format,
                "how results are written; text by default, json as one object per line",
                .word(of: TestFormat.self)
            ),
            Option(.junit, "write a JUnit report as well", .file),
            Option(.html, "write a page as well that shows each difference", .file),
            Option(.shard, "only part I of N equal parts, for runs on several machines", .shard),
            Option(
                .changedSince,
                "only what is affected by files that differ from a git commit",
                .text("REF")
            ),
            Option(
                .diffTool,
                "show differences with a command that takes two files",
                .text("COMMAND")
            ),
        ].taken(by: [.test])

    /// What a board shows.
    static let boardOptions: [Option] =
        [
            Option(
                .device,
                "the size of the screens of scene files; phone by default",
                .choice(Choice.device.words.map(\.name))
            ),
            Option(.compare, "show beside each screen how it was at a git commit", .text("REF")),
        ].taken(by: [.board])

    /// What is converted, into what, and where it goes.
    static let conversionOptions: [Option] =
        [
            Option(
                .to,
                "what tables are turned into; scene turns a storyboard into a scene file",
                .word(of: ConversionTarget.self)
            ),
            Option(
                .scene,
                "convert this scene; all scenes by default",
                .text("ID")
            ),
            Option(.table, "convert this table", .text("ID")),
            Option(
                .section,
                "convert one section, counted from 0; the table is static and fed then",
                .number("N", from: 0)
            ),
            Option(.inPlace, "rewrite the scene files"),
            Option(.dataOut, "write the data to this .json, .csv or .yaml file", .file),
            Option(
                .limit,
                "how many rows may become static cells; 500 by default",
                .number("N", from: 1)
            ),
            Option(.dryRun, "print what would change as a diff, and write nothing"),
            Option(
                .proof,
                "how much of both scenes is compared first; quick by default",
                .word(of: ConversionProof.Effort.self)
            ),
            Option(
                .layout,
                "how '--to scene' says where views are: rows (the default), or frames as they are",
                .word(of: SceneImporter.Layout.self)
            ),
            Option(
                .sources,
                "take the types of outlets from the sources of this folder, with '--to scene'",
                .text("FOLDER")
            ),
            Option(.keepFailed, "write the text of a conversion that fails to this file", .file),
            Option(.strict, "write nothing where something is left for you"),
            Option(
                .format,
                "how findings are written; rich by default, json as one object per line",
                .word(of: FindingFormat.self)
            ),
        ].taken(by: [.convert])
}
