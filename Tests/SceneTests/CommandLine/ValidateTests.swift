import FoundationEssentials
import Testing

@testable import SceneLanguage
@testable import SceneText
@testable import scenectl

@Suite struct ValidateTests {
    let session: Session

    init() throws { session = try Session() }

    @Test func aCleanFileLeavesStandardOutputEmpty() async throws {
        try session.write(Sample.clean, to: "a.yaml")
        let result = await session.run("validate", "a.yaml")
        #expect(result.status == .clean)
        #expect(result.output.isEmpty)
        #expect(result.errors == "1 file checked: no findings\n")
    }

    @Test func findingsAreTheProduct() async throws {
        try session.write(Sample.faulty, to: "a.yaml")
        let result = await session.run("validate", "a.yaml")
        #expect(result.status == .findings)
        #expect(
            result.output == """
                error[unknown-view]: 'lable' is not a kind of view
                 --> a.yaml:5:9
                  |
                5 |       - lable: Hello
                  |         ^^^^^
                  = help: a similar kind exists: 'label'

                """
        )
        #expect(result.errors == "1 file checked: 1 error\n")
    }

    @Test func anEmptyLineSetsFilesApart() async throws {
        try session.write(Sample.faulty, to: "a.yaml")
        try session.write(Sample.faulty, to: "b.yaml")
        let result = await session.run("validate", "a.yaml", "b.yaml")
        #expect(result.output.contains("'label'\n\nerror[unknown-view]"))
        #expect(result.errors == "2 files checked: 2 errors in 2 files\n")
    }

    @Test func warningsFailOnlyWhenAskedTo() async throws {
        try session.write(Sample.doubtful, to: "a.yaml")
        let mild = await session.run("validate", "a.yaml")
        #expect(mild.status == .clean)
        #expect(mild.output.hasPrefix("warning[superfluous-ignore]"))
        #expect(mild.errors == "1 file checked: 1 warning\n")
        #expect(await session.run("validate", "--strict", "a.yaml").status == .findings)
    }

    @Test func standardInputIsADash() async {
        let result = await session.run("validate", "-", "--format", "short", input: Sample.faulty)
        #expect(result.status == .findings)
        #expect(
            result.output
                == "<stdin>:5:9: error: 'lable' is not a kind of view [unknown-view]\n"
        )
        #expect(result.errors.isEmpty)
    }

    @Test func aMissingFileStopsNoOtherAndWins() async throws {
        try session.write(Sample.faulty, to: "a.yaml")
        let result = await session.run("validate", "b.yaml", "a.yaml", "--format=short")
        #expect(result.status == .failure)
        #expect(result.output.hasPrefix("a.yaml:5:9: error:"))
        #expect(result.errors == "error: there is no file 'b.yaml'\n")
    }

    @Test func aFileThatCannotBeReadStopsNoOther() async throws {
        try session.write(Sample.clean, to: "a.yaml")
        // A link to itself cannot be opened, not even by the superuser.
        try session.link("loop.yaml", to: "loop.yaml")
        let result = await session.run("validate", "loop.yaml", "a.yaml")
        #expect(result.status == .failure)
        #expect(
            result.errors == """
                error: 'loop.yaml' cannot be read: too many levels of symbolic links
                1 file checked: no findings; 1 file could not be read

                """
        )
    }

    @Test func aMisspeltCheckIsNamed() async {
        let result = await session.run("validate", "outlts")
        #expect(result.status == .failure)
        #expect(
            result.errors == """
                error: there is no file 'outlts'
                  = help: a similar check exists: 'outlets'

                """
        )
    }

    @Test func aPipeInAFolderIsNoScene() async throws {
        try session.write(Sample.clean, to: "folder/a.yaml")
        session.makePipe("folder/pipe.yaml")
        let result = await session.run("validate", "folder")
        #expect(result.status == .clean)
        #expect(result.errors == "1 file checked: no findings\n")
    }

    @Test func aDeviceThatIsNamedIsRead() async {
        let result = await session.run("validate", "/dev/null")
        #expect(result.errors.hasSuffix("1 file checked: 1 error\n"))
    }

    @Test(arguments: [["a.yaml", "outlets"], ["outlets", "actions", "a.yaml"]])
    func aCheckBehindAFileOrACheckIsTold(_ operands: [String]) async throws {
        try session.write(Sample.clean, to: "a.yaml")
        let result = await session.run(["validate"] + operands)
        #expect(result.status == .failure)
        #expect(
            result.errors.contains(
                "= help: name one check, before the files\n"
            )
        )
    }

    @Test func aSyntaxErrorSilencesGuessesAboutTheValueItGarbles() async throws {
        let scenes = [
            "scenes:\n  a:\n   controller: view\n    view: []\n",
            "scenes:\n  a:\n    controller view\n    view: []\n",
            "view:\n  - label: {text: {item.name} is here}\n",
        ]
        for scene in scenes {
            let result = await session.run("validate", "-", "--format", "short", input: scene)
            let lines = result.output.split(separator: "\n")
            #expect(lines.count == 1)
            #expect(lines.allSatisfy { $0.hasSuffix("[yaml-syntax]") })
        }
    }

    @Test func aCheckLeavesTheOthersOut() async throws {
        let scene = Sample.faulty.replacing("view:", with: "outlets: {a: nowhere}\n    view:")
        try session.write(scene, to: "outlets/a.yaml")
        let all = await session.run("validate", "./outlets", "--format", "short")
        let some = await session.run("validate", "accessibility", "outlets", "--format", "short")
        #expect(all.output.contains("[unresolved-outlet]"))
        #expect(!some.output.contains("[unresolved-outlet]"))
        #expect(some.output.contains("[unknown-view]"))
    }

    @Test func manyFilesAreReportedInTheirOrder() async throws {
        let names = (0..<40).map { "\(100 + $0).yaml" }
        for (index, name) in names.enumerated() {
            // The first ones take longest.
            let padding = String(repeating: "# \n", count: (40 - index) * 20)
            try session.write(padding + Sample.faulty, to: "many/" + name)
        }
        let result = await session.run("validate", "many", "--format", "short")
        let lines = result.output.split(separator: "\n")
        let reported = lines.map { line in String(line.prefix { $0 != ":" }) }
        let expected = names.map { "many/\($0)" }
        #expect(reported == expected)
    }

    @Test func aFolderWithoutScenesIsAFailure() async throws {
        try session.write("name: something else\n", to: "data/a.yaml")
        let result = await session.run("validate", "data")
        #expect(result.status == .failure)
        #expect(result.errors.hasPrefix("error: there is no scene file in 'data'\n"))
    }

    @Test func aFileIsCheckedOnce() async throws {
        try session.write(Sample.faulty, to: "a.yaml")
        let result = await session.run("validate", "a.yaml", ".", "./a.yaml")
        #expect(result.errors == "1 file checked: 1 error\n")
    }

    @Test func colorFollowsTheFlag() async throws {
        try session.write(Sample.faulty, to: "a.yaml")
        let always = await session.run("validate", "a.yaml", "--color", "always")
        #expect(always.output.contains("\u{1B}["))
        let never = await session.run("validate", "a.yaml", "--color=never", isTerminal: true)
        #expect(!never.output.contains("\u{1B}["))
    }

    @Test func aFileThatIsTooLargeIsNotRead() throws {
        try session.write(Sample.clean, to: "a.yaml")
        var limits = Limits()
        limits.sceneFileSize = 10
        let fault = #expect(throws: Fault.self) {
            try session.console().scene(.named("a.yaml"), allowsOutside: false, limits: limits)
        }
        #expect(fault?.message == "'a.yaml' is larger than 10 bytes, so it is not read")
    }
}

@Suite struct FindingTallyTests {
    @Test func aFindingInASharedFileCountsOnce() {
        var tally = FindingTally()
        var told = 0
        for owner in ["scenes/a.yaml", "scenes/b.yaml"] {
            var findings = Findings()
            let scene = findings.add(owner, Sample.clean)
            let shared = findings.add("scenes/./Cell.yaml", Sample.faulty)
            findings.report(at: findings.mark(shared, "lable"))
            findings.report(at: findings.mark(scene, "label"))
            let new = tally.count(findings.diagnostics, in: findings.sources)
            tally.add(new, in: findings.sources)
            told += new.count
        }
        #expect(told == 3)
        #expect(tally.summary == "2 files checked: 3 errors in 3 files")
    }

    @Test func aFailureWinsOverFindings() {
        var tally = FindingTally()
        #expect(tally.isEmpty)
        #expect(tally.summary == nil)
        tally.addFailure()
        #expect(tally.status(isStrict: false) == .failure)
        #expect(!tally.isEmpty)
    }
}

/// The forms for programs.
@Suite struct ValidateFormatTests {
    let session: Session

    init() throws {
        session = try Session()
        try session.write(Sample.faulty, to: "a.yaml")
        try session.write(Sample.clean, to: "b.yaml")
        try session.write(Sample.faulty, to: "c.yaml")
    }

    @Test func jsonHasAnObjectALine() async throws {
        let result = await session.run("validate", ".", "--format", "json")
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 2)
        for line in lines {
            let value = try JSONReader.read(SourceText(name: "", text: String(line)))
            #expect(value.json.contains(#""code": "unknown-view""#))
        }
        #expect(result.errors.isEmpty)
    }

    @Test func sarifIsOneDocumentWithThePathsOfAllFiles() async throws {
        let result = await session.run("validate", ".", "--format", "sarif")
        _ = try JSONReader.read(SourceText(name: "", text: result.output))
        #expect(result.output.contains(#""uri":"a.yaml""#))
        #expect(result.output.contains(#""uri":"c.yaml""#))
        #expect(!result.output.contains(#""uri":"b.yaml""#))
        #expect(result.output.contains(#""version":"\#(Version.current)""#))
    }

    @Test func standardInputHasAURIInSARIF() async {
        let result = await session.run("validate", "-", "--format", "sarif", input: Sample.faulty)
        #expect(result.output.contains(#""uri":"stdin""#))
        #expect(
            result.output.contains(#""invocations":[{"executionSuccessful":true,"exitCode":1}]"#)
        )
    }

    @Test func sarifOfCleanFilesIsADocumentToo() async throws {
        let result = await session.run("validate", "b.yaml", "--format", "sarif")
        #expect(result.status == .clean)
        #expect(result.output.contains(#""results":[]"#))
    }

    @Test func githubHasACommandForEachFinding() async throws {
        let result = await session.run("validate", "a.yaml", "--format", "github")
        #expect(result.output.hasPrefix("::error file=a.yaml,line=5,"))
    }
}
