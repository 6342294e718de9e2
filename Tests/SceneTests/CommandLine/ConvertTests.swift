import Foundation
import Testing

@testable import scenectl

/// `scenectl convert`: what it prints, what it writes, and what it refuses.
@Suite struct ConvertTests {
    let session: Session

    init() throws { session = try Session() }

    private static let lamps = """
        scenes:
          lamps:
            controller: table
            table:
              sections:
                - cells: [{text: Desk}, {text: Hall}]

        """

    @Test func theSceneGoesToStandardOutputWithItsDataInside() async throws {
        try session.write(Self.lamps, to: "lamps.yaml")
        let result = await session.run("convert", "lamps.yaml", "--to", "dynamic")
        #expect(result.status == .clean)
        #expect(result.output.contains("data:\n  lamps:\n    - {text: Desk}\n"))
        #expect(result.errors.isEmpty)
        #expect(try session.read("lamps.yaml") == Self.lamps)
    }

    @Test func aFileGetsItsDataBesideItAndNothingIsOverwritten() async throws {
        try session.write(Self.lamps, to: "lamps.yaml")
        try session.write("[]", to: "new.json")
        let result = await session.run("convert", "lamps.yaml", "--to", "dynamic", "-o", "new.yaml")
        #expect(result.status == .clean)
        #expect(try session.read("new.yaml").contains("lamps: {file: new-rows.json}"))
        #expect(try session.read("new-rows.json").contains("\"text\": \"Desk\""))
        #expect(try session.read("new.json") == "[]")
        let again = await session.run("convert", "lamps.yaml", "--to", "dynamic", "-o", "new.yaml")
        #expect(again.status == .failure)
        #expect(again.errors.contains("'new.yaml' exists already, and nothing is overwritten"))
    }

    @Test func dataGoesWhereItIsSent() async throws {
        try session.write(Self.lamps, to: "lamps.yaml")
        let options = ["--to", "dynamic", "--data-out", "rows/lamps.csv"]
        let lost = await session.run(["convert", "lamps.yaml"] + options)
        #expect(lost.status == .failure)
        #expect(lost.output.isEmpty)
        #expect(lost.errors.contains("there is no folder 'rows'"))
        try session.write("", to: "rows/notes.txt")
        let result = await session.run(["convert", "lamps.yaml"] + options)
        #expect(result.status == .clean, "\(result.errors)")
        #expect(result.output.contains("lamps: {file: rows/lamps.csv}"))
        #expect(try session.read("rows/lamps.csv") == "text\nDesk\nHall\n")
    }

    @Test func dataOutsideOfTheFolderOfTheSceneIsRefused() async throws {
        try session.write(Self.lamps, to: "inner/lamps.yaml")
        let result = await session.run(
            "convert",
            "inner/lamps.yaml",
            "--to",
            "dynamic",
            "--data-out",
            "lamps.json"
        )
        #expect(result.status == .failure)
        #expect(result.errors.contains("'lamps.json' is not below 'inner', where the scene is"))
    }

    @Test func inPlaceAFolderIsConvertedWithASummary() async throws {
        try session.write(Self.lamps, to: "scenes/a.yaml")
        try session.write(Self.lamps, to: "scenes/b.yaml")
        try session.write(Sample.clean, to: "scenes/c.yaml")
        let result = await session.run("convert", "scenes", "--to", "dynamic", "--in-place")
        #expect(result.status == .clean, "\(result.errors)")
        #expect(result.output.isEmpty)
        #expect(
            result.errors == """
                new: scenes/a.json
                rewritten: scenes/a.yaml
                new: scenes/b.json
                rewritten: scenes/b.yaml
                2 files converted, 1 unchanged

                """
        )
        #expect(try session.read("scenes/a.yaml").contains("lamps: {file: a.json}"))
        #expect(try session.read("scenes/c.yaml") == Sample.clean)
        let drawn = await session.run("render", "scenes/b.yaml")
        #expect(drawn.output.contains("Hall"))
    }

    @Test func severalFilesNeedAPlaceToGo() async throws {
        try session.write(Self.lamps, to: "a.yaml")
        try session.write(Self.lamps, to: "b.yaml")
        let result = await session.run("convert", "a.yaml", "b.yaml", "--to", "dynamic")
        #expect(result.status == .failure)
        #expect(
            result.errors == """
                error: several scenes cannot go to one file
                  = help: '--in-place' rewrites them, '--dry-run' shows what would change

                """
        )
    }

    @Test func aDryRunPrintsADiffAndWritesNothing() async throws {
        try session.write(Self.lamps, to: "lamps.yaml")
        let result = await session.run(
            "convert",
            "lamps.yaml",
            "--to",
            "dynamic",
            "--in-place",
            "--dry-run"
        )
        #expect(result.status == .clean)
        #expect(result.output.hasPrefix("--- lamps.yaml\n+++ lamps.yaml\n@@ "))
        #expect(result.output.contains("+++ lamps.json\n"))
        #expect(try session.read("lamps.yaml") == Self.lamps)
        #expect(!session.disk.exists("lamps.json"))
    }

    @Test func thereAndBackAgainIsTheSameFile() async throws {
        try session.write(Self.lamps, to: "lamps.yaml")
        _ = await session.run("convert", "lamps.yaml", "--to", "dynamic", "-o", "there.yaml")
        let back = await session.run("convert", "there.yaml", "--to", "static", "-o", "back.yaml")
        #expect(back.status == .clean, "\(back.errors)")
        let again = await session.run("convert", "back.yaml", "--to", "dynamic", "-o", "again.yaml")
        #expect(again.status == .clean, "\(again.errors)")
        let there = try session.read("there.yaml").replacingOccurrences(
            of: "there.json",
            with: "again.json"
        )
        #expect(try session.read("again.yaml") == there)
        #expect(try session.read("again.json") == session.read("there.json"))
    }

    @Test func strictRefusesWhatIsLeft() async throws {
        let text = """
            scenes:
              lamps:
                controller: table
                class: Lamps
                table: {sections: [{cells: [{id: desk, text: Desk}, {id: hall, text: Hall}]}]}
                outlets: {lamps: [desk, hall]}
            classes:
              Lamps: {superclass: TableViewController, outlets: {lamps: "[TableViewCell]"}}

            """
        try session.write(text, to: "lamps.yaml")
        let loose = await session.run("convert", "lamps.yaml", "--to", "dynamic", "-o", "a.yaml")
        #expect(loose.status == .clean)
        #expect(loose.errors.contains("warning[left-for-you]"))
        let strict = await session.run(
            "convert",
            "lamps.yaml",
            "--to",
            "dynamic",
            "-o",
            "b.yaml",
            "--strict"
        )
        #expect(strict.status == .findings)
        #expect(strict.errors.contains("with '--strict', nothing is written"))
        #expect(!session.disk.exists("b.yaml"))
    }

    @Test func whatIsLeftIsWrittenInTheFormatThatIsAskedFor() async throws {
        let text = Self.lamps.replacingOccurrences(
            of: "{text: Hall}]",
            with: "{text: Hall}] # all of them"
        )
        try session.write(text, to: "lamps.yaml")
        let options = ["convert", "lamps.yaml", "--to", "dynamic", "--in-place", "--dry-run"]
        for (format, start) in [
            (
                "json",
                "{\"version\":1,\"severity\":\"warning\",\"code\":\"left-for-you\",\"message\":\"the comment "
            ),
            ("short", "lamps.yaml:"), ("github", "::warning file=lamps.yaml,"),
        ] {
            let result = await session.run(options + ["--format", format])
            #expect(result.status == .clean)
            #expect(result.errors.hasPrefix(start), "\(result.errors)")
            #expect(result.output.hasPrefix("--- lamps.yaml\n"))
        }
        let strict = await session.run(options + ["--strict"])
        #expect(strict.status == .findings)
    }

    @Test func aFileThatIsConvertedAgainHasItsDataWhereItWas() async throws {
        try session.write(Self.lamps, to: "lamps.yaml")
        _ = await session.run("convert", "lamps.yaml", "--to", "dynamic", "--in-place")
        let data = try session.read("lamps.json")
        let scene = try session.read("lamps.yaml")
        for _ in 0..<2 {
            let there = await session.run("convert", "lamps.yaml", "--to", "static", "--in-place")
            #expect(there.errors.contains("the file 'lamps.json' stays as it is"))
            let back = await session.run("convert", "lamps.yaml", "--to", "dynamic", "--in-place")
            #expect(back.errors == "rewritten: lamps.yaml\n")
            #expect(try session.read("lamps.yaml") == scene)
        }
        #expect(try session.read("lamps.json") == data)
        #expect(!session.disk.exists("lamps-rows.json"))
        // Other data is not replaced.
        try session.write("[]", to: "lamps.json")
        _ = await session.run("convert", "lamps.yaml", "--to", "static", "--in-place")
        try session.write(Self.lamps, to: "lamps.yaml")
        _ = await session.run("convert", "lamps.yaml", "--to", "dynamic", "--in-place")
        #expect(try session.read("lamps.json") == "[]")
        #expect(try session.read("lamps-rows.json") == data)
    }

    @Test func aSceneWithErrorsIsNotConverted() async throws {
        try session.write(Sample.faulty, to: "a.yaml")
        let result = await session.run("convert", "a.yaml", "--to", "dynamic", "--in-place")
        #expect(result.status == .findings)
        #expect(result.errors.contains("error[unknown-view]"))
        #expect(try session.read("a.yaml") == Sample.faulty)
    }

    @Test func aSceneWithoutSuchATableIsLeftAsItIs() async throws {
        try session.write(Sample.clean, to: "a.yaml")
        let result = await session.run("convert", "a.yaml", "--to", "static")
        #expect(result.status == .clean)
        #expect(result.output == Sample.clean)
        #expect(result.errors == "a.yaml: nothing to convert, because it has no dynamic table\n")
        try session.write(Self.lamps, to: "lamps.yaml")
        for (option, reason) in [
            ("--scene", "the scene 'lamps' has no dynamic table"),
            ("--table", "the table 'lamps' is not dynamic"),
        ] {
            let asked = await session.run([
                "convert", "lamps.yaml", "--to", "static", option, "lamps",
            ])
            #expect(asked.errors == "lamps.yaml: nothing to convert, because \(reason)\n")
        }
    }

    @Test func theDirectionHasToBeSaid() async throws {
        try session.write(Self.lamps, to: "lamps.yaml")
        let result = await session.run("convert", "lamps.yaml")
        #expect(result.status == .failure)
        #expect(result.errors.contains("'convert' needs the option '--to'"))
        let other = await session.run("convert", "lamps.yaml", "--to", "dinamic")
        #expect(other.errors.contains("a similar value exists: 'dynamic'"))
    }

    @Test func moreRowsThanTheLimitStayData() async throws {
        let rows = """
            scenes: {list: {controller: table, class: List, table: {prototypes: [{identifier: Row}]}}}
            classes:
              List:
                superclass: TableViewController
                rows: {count: 500000}
                cell: {identifier: Row, set: {textLabel.text: "{row}"}}

            """
        try session.write(rows, to: "list.yaml")
        let result = await session.run("convert", "list.yaml", "--to", "static")
        #expect(result.status == .findings)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("500000") || result.errors.contains("500,000"))
        #expect(result.errors.contains("--limit"))
    }

    @Test func aPictureThatDiffersIsShownAndNothingIsWritten() async throws {
        // What follows a switch when something else changes would follow it at once.
        let text = """
            scenes:
              lamps:
                controller: table
                class: Lamps
                rightItem: {title: Again, action: again}
                table:
                  sections:
                    - cells:
                        - content: {label: {id: state, text: start}}
                        - {text: Desk, accessory: {switch: {id: desk, accessibility: {label: On}}}}
                outlets: {state: state, desk: desk}
            classes:
              Lamps:
                superclass: TableViewController
                properties: {taps: {type: Int, value: 0}}
                outlets: {state: Label, desk: Switch}
                configureView: {state.text: "{desk.on ? 'on' : 'off'} {taps}"}
                actions: {again: {set: {taps: "{taps + 1}"}}}
            snapshots:
              on: {do: [tap desk]}

            """
        try session.write(text, to: "lamps.yaml")
        let result = await session.run("convert", "lamps.yaml", "--to", "dynamic", "-o", "new.yaml")
        #expect(result.status == .findings, "\(result.errors)")
        #expect(
            result.errors.contains("the converted scene looks different, so nothing is written")
        )
        #expect(result.errors.contains("snapshot 'on', 32 columns, text"))
        #expect(result.errors.contains("lamps.yaml:20:3"), "\(result.errors)")
        #expect(result.errors.contains("-│ off 0"), "\(result.errors)")
        #expect(!session.disk.exists("new.yaml"))
        let kept = await session.run(
            ["convert", "lamps.yaml", "--to", "dynamic", "--keep-failed", "failed.yaml"]
        )
        #expect(kept.status == .findings)
        #expect(kept.output.isEmpty)
        #expect(try session.read("failed.yaml").contains("prototypes:"))
        let trusting = await session.run(
            "convert",
            "lamps.yaml",
            "--to",
            "dynamic",
            "-o",
            "new.yaml",
            "--proof",
            "none"
        )
        #expect(trusting.status == .clean)
    }

    @Test func theTextOfAFailedConversionIsKeptOnRequest() async throws {
        let text = """
            scenes:
              lamps:
                controller: table
                class: Lamps
                table: {sections: [{cells: [{text: Desk}, {text: Hall, item: {name: hall}}]}]}
            classes:
              Lamps:
                superclass: TableViewController
                select:
                  log: >
                    {item?.name?}
                    of the house

            """
        try session.write(text, to: "lamps.yaml")
        let result = await session.run(
            [
                "convert", "lamps.yaml", "--to", "dynamic", "-o", "new.yaml", "--keep-failed",
                "out.yaml",
            ]
        )
        #expect(result.status == .findings)
        #expect(result.errors.contains("this cannot be carried over: 'item' is never absent"))
        #expect(result.errors.contains("lamps.yaml:10"))
        #expect(!session.disk.exists("new.yaml"))
        #expect(try session.read("out.yaml").contains("prototypes:"))
    }

    @Test func whatALinkLeadsToIsConvertedOnceAndWhereItIs() async throws {
        try session.write(Self.lamps, to: "scenes/inner/lamps.yaml")
        try session.link("scenes/link.yaml", to: "inner/lamps.yaml")
        let result = await session.run("convert", "scenes", "--to", "dynamic", "--in-place")
        #expect(result.status == .clean, "\(result.errors)")
        #expect(try session.read("scenes/inner/lamps.yaml").contains("lamps: {file: lamps.json}"))
        #expect(session.disk.exists("scenes/inner/lamps.json"))
        #expect(session.disk.isLink("scenes/link.yaml"))
        #expect(await session.run("validate", "scenes/inner/lamps.yaml").status == .clean)
    }

    @Test func snapshotsOfTreesAreLeftWithTheCommandThatRecordsThem() async throws {
        let text = """
            scenes:
              lamps:
                controller: table
                table: {sections: [{cells: [{id: desk, text: Desk}, {text: Hall}]}]}
            snapshots:
              picture: {}
              tree: {format: tree}

            """
        try session.write(text, to: "lamps.yaml")
        let result = await session.run("convert", "lamps.yaml", "--to", "dynamic")
        #expect(result.status == .clean)
        #expect(result.errors.contains("the snapshot 'tree' shows other classes or ids as tree"))
        #expect(result.errors.contains("'scenectl test --update lamps.yaml'"))
        #expect(!result.errors.contains("the snapshot 'picture'"))
        let strict = await session.run("convert", "lamps.yaml", "--to", "dynamic", "--strict")
        #expect(strict.status == .findings)
    }

    @Test func aSceneWhoseSnapshotNamesAFileStaysBesideIt() async throws {
        let more = "data: {d: {inline: [1]}}\nsnapshots: {s: {data: {d: other.json}}}\n"
        try session.makeFolder("App")
        try session.write("[2]", to: "App/other.json")
        try session.write(Self.lamps + more, to: "App/lamps.yaml")
        let words = ["convert", "App/lamps.yaml", "--to", "dynamic", "-o"]
        #expect(await session.run(words + ["new.yaml"]).status == .failure)
        #expect(await session.run(words + ["App/new.yaml"]).status == .clean)
    }
}
