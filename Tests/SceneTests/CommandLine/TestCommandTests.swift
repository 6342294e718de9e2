import FoundationEssentials
import Testing

@testable import scenectl

/// `scenectl test`: what is compared, recorded and reported.
@Suite struct TestCommandTests {
    let session: Session

    init() throws { session = try Session() }

    private static let goldens = [
        "__snapshots__/people.yaml/list.txt",
        "__snapshots__/people.yaml/spoken.accessibility.txt",
        "__snapshots__/people.yaml/spoken.json",
    ]

    /// What `render` prints of the people.
    private func drawn(_ options: String...) async throws -> String {
        await session.run(["render", "people.yaml"] + options).output
    }

    @Test func aMissingGoldenFailsAndNothingIsWritten() async throws {
        try session.write(SnapshotSample.people, to: "people.yaml")
        try session.write(SnapshotSample.data, to: "people.json")
        let result = await session.run("test")
        let json = try await drawn("--format", "json").dropLast()
        #expect(result.status == .findings)
        #expect(
            result.output == """
                people.yaml:17:3: snapshot 'list' has no golden file
                \(try await drawn("--width", "20"))
                people.yaml:18:3: snapshot 'spoken' as accessibility has no golden file
                \(try await drawn("--format", "accessibility"))
                people.yaml:18:3: snapshot 'spoken' as json has no golden file
                \(json)

                """
        )
        #expect(
            result.errors == """
                3 snapshots of 1 file: 3 have no golden file
                  = help: 'scenectl test --review' shows each and asks; '--update' accepts all

                """
        )
        #expect(session.files() == ["people.json", "people.yaml"])
    }

    @Test func updateRecordsAndThenAllIsAsRecorded() async throws {
        try session.write(SnapshotSample.people, to: "people.yaml")
        try session.write(SnapshotSample.data, to: "people.json")
        let update = await session.run("test", "--update")
        #expect(update.status == .clean)
        #expect(update.output == Self.goldens.map { "new: \($0)\n" }.joined())
        #expect(session.files(in: "__snapshots__").count == 3)
        let check = await session.run("test", "people.yaml")
        #expect(check.status == .clean)
        #expect(check.output == "")
        #expect(check.errors == "3 snapshots of 1 file: all as recorded\n")
    }

    @Test func aDifferenceIsShownAndPutBeside() async throws {
        try await session.recordPeople()
        try session.write(SnapshotSample.otherData, to: "people.json")
        let result = await session.run("test", ".", "--only", "list")
        #expect(result.status == .findings)
        #expect(
            result.output == """
                people.yaml:17:3: snapshot 'list' differs from its golden file
                --- __snapshots__/people.yaml/list.txt
                +++ __snapshots__/people.yaml/list.actual.txt
                @@ -1,5 +1,5 @@
                 ┌──────────────────┐
                -│ Ada            1 │
                                  ^
                +│ Ada            2 │
                                  ^
                 │ ─────────────────│
                 │ Grace            │
                 └──────────────────┘

                """
        )
        let actual = try session.read("__snapshots__/people.yaml/list.actual.txt")
        #expect(actual.contains("Ada            2"))
        #expect(try session.read(Self.goldens[0]).contains("Ada            1"))
    }

    @Test func whatLayBesideGoesWhenTheScreenIsAsRecordedAgain() async throws {
        try await session.recordPeople()
        try session.write(SnapshotSample.otherData, to: "people.json")
        _ = await session.run("test")
        #expect(session.files().contains { $0.contains(".actual.") })
        try session.write(SnapshotSample.data, to: "people.json")
        #expect(await session.run("test").status == .clean)
        #expect(!session.files().contains { $0.contains(".actual.") })
    }

    @Test func updateRewritesWhatDiffersAndNothingElse() async throws {
        try await session.recordPeople()
        try session.write(SnapshotSample.otherData, to: "people.json")
        let result = await session.run("test", "--update", "--only", "list")
        #expect(result.output == "recorded: \(Self.goldens[0])\n")
        #expect(try session.read(Self.goldens[0]).contains("Ada            2"))
        #expect(try session.read(Self.goldens[1]).contains("Ada, 1"))
    }

    @Test func aFileWithoutSnapshotsHasOneOfEachScene() async throws {
        try session.write(Sample.clean, to: "a.yaml")
        _ = await session.run("test", "--update")
        #expect(session.files() == ["__snapshots__/a.yaml/welcome.txt", "a.yaml"])
    }

    @Test func scenesWhoseNamesDifferInLetterCaseAloneClash() async throws {
        let scenes = ["list", "List"].map { "  \($0): {controller: view, view: [{label: Hi}]}\n" }
        try session.write("initial: list\nscenes:\n" + scenes.joined(), to: "a.yaml")
        let result = await session.run("test", "--update")
        #expect(result.status == .findings)
        let message = "has the golden file of 'list' if letter case does not count\n"
        #expect(result.output.contains("a.yaml:4:3: snapshot 'List' " + message))
        #expect(session.files() == ["__snapshots__/a.yaml/list.txt", "a.yaml"])
    }

    @Test func aViewFileIsTestedByTheScenesThatNameIt() async throws {
        try session.write("view:\n  - label: Hello\n", to: "Part.yaml")
        try session.write(
            "scenes:\n  a: {controller: view, view: [{view: {file: Part.yaml}}]}\n",
            to: "view.yaml"
        )
        let result = await session.run("test", "Part.yaml")
        #expect(result.status == .clean)
        #expect(result.errors == "0 snapshots of 0 files: nothing to compare\n")
    }

    @Test func warningsAreLeftToValidate() async throws {
        try session.write(Sample.doubtful, to: "a.yaml")
        _ = await session.run("test", "--update")
        let result = await session.run("test")
        #expect(result.status == .clean)
        #expect(result.errors == "1 snapshot of 1 file: as recorded\n")
    }

    @Test func aSceneWithErrorsIsToldAndStopsNoOther() async throws {
        try session.write(Sample.faulty, to: "a.yaml")
        try session.write(Sample.clean, to: "b.yaml")
        _ = await session.run("test", "b.yaml", "--update")
        let result = await session.run("test")
        #expect(result.status == .findings)
        #expect(result.errors.hasPrefix("error[unknown-view]"))
        #expect(
            result.errors.contains(
                "2 snapshots of 2 files: 1 as recorded, 1 not compared; 1 file has errors\n"
            )
        )
    }

    @Test func aSnapshotThatCannotBePlayedIsToldAndNeverRecorded() async throws {
        let scene = SnapshotSample.people.split(separator: "snapshots:")[0]
        let snapshots = "snapshots:\n  bad: {data: {people: bad.json}}\n  list: {}\n"
        let rule = "detailTextLabel.text: \"{item.phone?}\""
        let needsPhone = String(scene).replacing(
            rule,
            with: "detailTextLabel.text: \"{item.phone}\""
        )
        try session.write(needsPhone + snapshots, to: "people.yaml")
        try session.write(#"[{"name": "Ada", "phone": "1"}]"#, to: "people.json")
        try session.write(SnapshotSample.data, to: "bad.json")
        let result = await session.run("test", "--update")
        #expect(result.status == .findings)
        #expect(result.output.contains("'bad' could not be drawn: 'item.phone' is absent\n"))
        #expect(result.errors.contains("error[absent-value]: 'item.phone' is absent"))
        #expect(session.files(in: "__snapshots__") == ["people.yaml/list.txt"])
    }

    @Test func orphansAreReportedAndUpdateRemovesThem() async throws {
        try await session.recordPeople()
        try session.write("old\n", to: "__snapshots__/people.yaml/old.tree.txt")
        try session.write("old\n", to: "__snapshots__/people.yaml/old.tree.actual.txt")
        try session.write("", to: "__snapshots__/people.yaml/.golden-1.partial")
        let check = await session.run("test")
        #expect(check.status == .findings)
        let path = "__snapshots__/people.yaml/old.tree.txt"
        #expect(check.output == "\(path): no snapshot has this golden file\n")
        #expect(check.errors.contains("all as recorded; 1 orphan\n"))
        let update = await session.run("test", "--update")
        #expect(update.status == .clean)
        #expect(update.output == "removed: \(path)\n")
        #expect(session.files(in: "__snapshots__").map { "__snapshots__/" + $0 } == Self.goldens)
    }

    @Test func orphansAreFoundWhenTheSceneFileIsGone() async throws {
        try await session.recordPeople()
        try session.write(SnapshotSample.greeting("Hi"), to: "sub/a.yaml")
        _ = await session.run("test", "--update")
        try session.remove("people.yaml")
        try session.write("swift\n", to: "__snapshots__/ListTests.swift/list.txt")
        let check = await session.run("test")
        #expect(check.status == .findings)
        let message = "the scene file of this golden file is gone"
        #expect(check.output == Self.goldens.map { "\($0): \(message)\n" }.joined())
        let named = await session.run("test", "people.yaml")
        #expect(named.status == .failure)
        #expect(named.errors.contains("= help: its golden files are still in"))
        let update = await session.run("test", "--update")
        #expect(update.output == Self.goldens.map { "removed: \($0)\n" }.joined())
        #expect(
            session.files() == [
                "__snapshots__/ListTests.swift/list.txt", "people.json",
                "sub/__snapshots__/a.yaml/only.txt", "sub/a.yaml",
            ]
        )
    }

    @Test func aBrokenSceneLosesNoGoldens() async throws {
        try await session.recordPeople()
        try session.write(SnapshotSample.people + "oops: 1\n", to: "people.yaml")
        let update = await session.run("test", "--update")
        #expect(update.status == .findings)
        #expect(session.files(in: "__snapshots__").count == 3)
    }

    @Test func mergeConflictMarkersCountAsMissing() async throws {
        try await session.recordPeople()
        let conflict = "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> topic\n"
        try session.write(conflict, to: Self.goldens[0])
        let result = await session.run("test")
        #expect(
            result.output == """
                people.yaml:17:3: snapshot 'list' has merge conflict markers in its golden file, \
                which counts as missing
                \(try await drawn("--width", "20"))
                """
        )
        #expect(result.errors.contains("2 as recorded, 1 has merge conflict markers"))
        #expect(try session.read(Self.goldens[0]) == conflict)
        #expect(await session.run("test", "--update").status == .clean)
        #expect(try session.read(Self.goldens[0]).hasPrefix("┌"))
    }

    @Test func carriageReturnsAreToldInOneLineWithTheRemedy() async throws {
        try await session.recordPeople()
        let text = try session.read(Self.goldens[0])
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        try session.write(lines.joined(separator: "\r\n"), to: Self.goldens[0])
        let result = await session.run("test")
        #expect(result.status == .findings)
        #expect(
            result.output.contains("= help: write '**/__snapshots__/** -text' to .gitattributes")
        )
        #expect(!result.output.contains("@@"))
    }

    @Test(arguments: ["--update", "--review"])
    func nothingIsRecordedWhereCIIsSet(_ option: String) async throws {
        try session.write(Sample.clean, to: "a.yaml")
        let result = await session.run("test", option, variables: ["CI": "true"])
        #expect(result.status == .failure)
        #expect(
            result.errors == """
                error: '\(option)' records nothing if CI is set
                  = help: record on your own machine, and commit what is recorded

                """
        )
        #expect(session.files() == ["a.yaml"])
    }

    @Test func onCIWhatDiffersIsStillPutBeside() async throws {
        try await session.recordPeople()
        try session.write(SnapshotSample.otherData, to: "people.json")
        let result = await session.run(["test"], variables: ["CI": "true"])
        #expect(result.status == .findings)
        #expect(session.files().contains("__snapshots__/people.yaml/list.actual.txt"))
        #expect(result.errors.contains("on your own machine"))
    }

    @Test func rulesThatReplaceAreTold() async throws {
        let snapshots = "  only: {width: 20, redact: {'\\d+': N, zz: y}}"
        try session.write(
            SnapshotSample.greeting("Row 12", snapshots: snapshots),
            to: "a.yaml"
        )
        let result = await session.run("test", "--update")
        #expect(
            result.errors == """
                warning: a.yaml:4:3: the pattern 'zz' of snapshot 'only' matches nothing
                redacted in a.yaml: '\\d+' became 'N' once
                1 snapshot of 1 file: 1 recorded

                """
        )
        #expect(try session.read("__snapshots__/a.yaml/only.txt").contains("│Row N "))
    }

    @Test func snapshotsTakeDataDeviceAndSteps() async throws {
        let scene = SnapshotSample.people.split(separator: "snapshots:")[0]
        let snapshots = """
            snapshots:
              other: {data: {people: other.json}, device: landscape}
              picked: {width: 24, height: 5, do: [select 0 1]}

            """
        try session.write(scene + snapshots, to: "people.yaml")
        try session.write(SnapshotSample.data, to: "people.json")
        try session.write(#"[{"name": "Lin"}]"#, to: "other.json")
        #expect(await session.run("test", "--update").status == .clean)
        let other = try session.read("__snapshots__/people.yaml/other.txt")
        #expect(other.contains("Lin"))
        #expect(other.split(separator: "\n")[0].count == 71)
        #expect(try session.read("__snapshots__/people.yaml/picked.txt").contains("│▌Grace"))
    }

    @Test func theGalleryIsAsRecorded() async throws {
        try session.link("Scenes", to: Repository.root.appending(path: "Scenes").path)
        let result = await session.run(["test", "Scenes/Gallery"], variables: ["CI": "true"])
        #expect(result.output == "")
        #expect(result.status == .clean)
    }

    @Test func theFolderOfAnotherRunIsTheSameFromOutside() async throws {
        try session.write(SnapshotSample.greeting("Hi"), to: "deep/er/a.yaml")
        _ = await session.run("test", "deep", "--update")
        #expect(await session.run("test", "deep/er/a.yaml").status == .clean)
        #expect(await session.run("test", "./deep/er").status == .clean)
        #expect(session.files() == ["deep/er/__snapshots__/a.yaml/only.txt", "deep/er/a.yaml"])
    }

    @Test func aFolderWithoutScenesIsAFailure() async throws {
        let result = await session.run("test")
        #expect(result.status == .failure)
        #expect(result.errors.hasPrefix("error: there is no scene file in '.'\n"))
    }

    @Test func standardInputHasNoGoldens() async throws {
        let result = await session.run("test", "-", input: Sample.clean)
        #expect(result.status == .failure)
        #expect(result.errors.hasPrefix("error: standard input has no golden files beside it\n"))
    }
}
