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
                "record the differences, and remove recordings that belong to no snapshot",
                letter: "u"
            ),
            Option(.review, "show the differences one by one, and ask about each"),
            Option(
                .only,
                "test only these snapshots, such as 'list*' or 'inbox.yaml/*'",
                .text("GLOB"),
                isRepeatable: true
            ),
            Option(
                .format,
                "how to write results; text by default, json as one object per line",
                .word(of: TestFormat.self)
            ),
            Option(.junit, "also write a JUnit report", .file),
            Option(.html, "also write a page that shows each difference", .file),
            Option(
                .shard,
                "test only part I of N equal parts, for runs on several machines",
                .shard
            ),
            Option(
                .changedSince,
                "test only what is affected by files that changed since a git commit",
                .text("REF")
            ),
            Option(
                .diffTool,
                "show differences in a program that takes two files",
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
            Option(.compare, "show each screen beside its state at a git commit", .text("REF")),
        ].taken(by: [.board])

    /// What is converted, into what, and where it goes.
    static let conversionOptions: [Option] =
        [
            Option(
                .to,
                "what to turn tables into; scene turns a storyboard into a scene file",
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
                "convert only this section, counted from 0; the other sections stay as they are",
                .number("N", from: 0)
            ),
            Option(.inPlace, "rewrite the scene files"),
            Option(.dataOut, "write the data to this .json, .csv or .yaml file", .file),
            Option(
                .limit,
                "the greatest number of rows that become static cells; 500 by default",
                .number("N", from: 1)
            ),
            Option(.dryRun, "print what would change as a diff, and write nothing"),
            Option(
                .proof,
                "how much of both scenes to compare first; quick by default",
                .word(of: ConversionProof.Effort.self)
            ),
            Option(
                .layout,
                "how '--to scene' places views: in rows and columns (the default), or by their frames",
                .word(of: SceneImporter.Layout.self)
            ),
            Option(
                .sources,
                "with '--to scene', take the types of outlets from the sources in this folder",
                .text("FOLDER")
            ),
            Option(.keepFailed, "write the result to this file if the conversion fails", .file),
            Option(.strict, "write nothing if something is left for you to decide"),
            Option(
                .format,
                "how to write findings; rich by default, json as one object per line",
                .word(of: FindingFormat.self)
            ),
        ].taken(by: [.convert])
}
