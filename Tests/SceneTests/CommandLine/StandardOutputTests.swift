import Testing

@testable import scenectl

/// What `-` means where an option names a file, and what the ending of such a name says.
@Suite struct StandardOutputTests {
    let session: Session

    init() throws {
        session = try Session()
        try session.write(SnapshotSample.greeting("Hi"), to: "a.yaml")
    }

    /// A law: with `-o -` a command writes what it writes without the option.
    @Test(arguments: [
        ["render", "a.yaml"], ["validate", "a.yaml"], ["validate", "--format=json", "a.yaml"],
        ["schema"], ["board", "a.yaml"],
    ])
    func aDashIsStandardOutput(_ command: [String]) async throws {
        let plain = await session.run(command)
        let named = await session.run(command + ["-o", "-"])
        #expect(named.status == plain.status)
        #expect(named.output == plain.output)
        #expect(named.errors == plain.errors)
        #expect(session.files() == ["a.yaml"])
    }

    @Test func aConvertedSceneGoesToStandardOutput() async throws {
        let cells = "[{cells: [{text: A}]}]"
        let scene =
            "scenes:\n  a: {controller: table, table: {content: static, sections: \(cells)}}\n"
        try session.write(scene, to: "b.yaml")
        let command = ["convert", "b.yaml", "--to=dynamic"]
        let plain = await session.run(command)
        #expect(plain.output.contains("rows:"))
        #expect(await session.run(command + ["-o", "-"]).output == plain.output)
        #expect(await session.run(command + ["-o", "-", "--in-place"]).status == .failure)
        #expect(try session.read("b.yaml") == scene)
        for option in ["--data-out", "--keep-failed"] {
            let result = await session.run(command + [option, "-"])
            #expect(result.status == .failure)
            #expect(result.errors.contains("'-' is standard output, but this is written to a file"))
        }
        #expect(session.files() == ["a.yaml", "b.yaml"])
    }

    @Test func aReportGoesToStandardOutputInPlaceOfTheResults() async throws {
        for name in ["junit", "html"] {
            let written = await session.run("test", "--\(name)", "report")
            let printed = await session.run("test", "--\(name)=-")
            #expect(printed.status == written.status)
            #expect(printed.errors == written.errors)
            #expect(try printed.output == session.read("report"))
            #expect(!session.files().contains("-"))
        }
        for other in [["--junit=-"], ["--format=json"], ["--review"]] {
            let result = await session.run(["test", "--html=-"] + other)
            #expect(result.status == .failure)
            #expect(result.errors.contains(" cannot both be printed\n"))
        }
    }

    @Test func aFindingReportGoesToStandardOutput() async throws {
        let plain = await session.run("validate", "--format=json", "a.yaml")
        let named = await session.run("validate", "--format=json=-", "a.yaml")
        #expect(named.output == plain.output)
        #expect(session.files() == ["a.yaml"])
        let baseline = await session.run("validate", "a.yaml", "--write-baseline", "-")
        #expect(baseline.status == .failure)
        #expect(session.files() == ["a.yaml"])
    }

    /// The ending of a name chooses the format, and one that promises something else is refused.
    @Test func theEndingSaysTheFormat() async throws {
        for format in ["json", "svg"] {
            #expect(await session.run("render", "a.yaml", "-o", "x.\(format)").status == .clean)
            let named = await session.run("render", "a.yaml", "--format", format)
            #expect(try session.read("x.\(format)") == named.output)
            let other = await session.run(
                ["render", "a.yaml", "-o", "y.\(format)", "--format", "text"]
            )
            #expect(other.status == .failure)
            #expect(other.errors.contains("add '--format \(format)'"))
        }
        for ending in ["svg", "png", "json"] {
            let board = await session.run("board", "a.yaml", "-o", "x.b.\(ending)")
            #expect(board.status == .failure)
            #expect(board.errors.contains("a board is a page in HTML"))
        }
        #expect(session.files() == ["a.yaml", "x.json", "x.svg"])
    }
}
