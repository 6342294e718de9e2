import Foundation
import Testing

@testable import scenectl

/// The forms in which `scenectl test` reports, and the tools that it calls.
@Suite struct TestReportTests {
    let session: Session

    init() async throws {
        session = try Session()
        try await session.recordPeople()
        try session.write(SnapshotSample.otherData, to: "people.json")
        try session.write("", to: "__snapshots__/people.yaml/old.txt")
    }

    @Test func jsonIsOneObjectALine() async throws {
        let result = await session.run("test", "--format", "json")
        #expect(result.status == .findings)
        let objects = try result.output.split(separator: "\n").map { line in
            try #require(
                try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            )
        }
        #expect(objects.count == 5)
        let first = objects[0]
        #expect(first["file"] as? String == "people.yaml")
        #expect(first["line"] as? Int == 17)
        #expect(first["snapshot"] as? String == "list")
        #expect(first["format"] as? String == "text")
        #expect(first["status"] as? String == "different")
        #expect(first["golden"] as? String == "__snapshots__/people.yaml/list.txt")
        #expect(first["actual"] as? String == "__snapshots__/people.yaml/list.actual.txt")
        #expect((first["diff"] as? String)?.hasPrefix("--- ") == true)
        #expect(objects[3]["status"] as? String == "orphan")
        let summary = try #require(objects[4]["summary"] as? [String: Int])
        #expect(summary["snapshots"] == 3)
        #expect(summary["different"] == 3)
        #expect(summary["orphans"] == 1)
        #expect(summary["status"] == 1)
    }

    @Test func githubGetsAnAnnotationAtTheDeclaration() async throws {
        let result = await session.run("test", "--format", "github", "--only", "list")
        #expect(
            result.output.hasPrefix(
                "::error file=people.yaml,line=17,title=snapshot 'list'::snapshot 'list' differs "
                    + "from its golden file%0A--- __snapshots__"
            )
        )
        #expect(result.output.split(separator: "\n").count == 1)
    }

    @Test func githubGetsBrokenScenesAndOrphansToo() async throws {
        try session.write(Sample.faulty, to: "a.yaml")
        let result = await session.run("test", "--format", "github")
        #expect(result.output.hasPrefix("::error file=a.yaml,line=5,"))
        #expect(
            result.output.hasSuffix(
                "::error file=__snapshots__/people.yaml/old.txt,line=1,title=orphan::"
                    + "no snapshot has this golden file\n"
            )
        )
    }

    @Test func junitHasASuiteForEachFileAndACaseForEachPicture() async throws {
        try session.write(
            SnapshotSample.people.replacing("spoken", with: "quoted"),
            to: "people.yaml"
        )
        try session.write(SnapshotSample.greeting("\"<a> & b\\u001B\""), to: "b.yaml")
        try session.write("old\n", to: "__snapshots__/b.yaml/only.txt")
        let result = await session.run("test", "--junit", "out.xml")
        #expect(result.status == .findings)
        let xml = try session.read("out.xml")
        #expect(
            xml.hasPrefix(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="scenectl" tests="7" failures="7" errors="0" time="0.000">
                  <testsuite name="b.yaml" file="b.yaml" tests="1" failures="1" errors="0" time="0.000">
                    <testcase classname="b.yaml" name="only" file="b.yaml" time="0.000">
                      <failure message="snapshot &apos;
                """.split(separator: " &apos;")[0]
            )
        )
        #expect(xml.contains("&lt;a&gt; &amp; b"))
        #expect(!xml.utf8.contains { $0 < 0x20 && $0 != 0x0A })
        #expect(xml.contains("name=\"quoted (json)\""))
        #expect(xml.hasSuffix("</testsuites>\n"))
    }

    @Test func aReportThatCannotBeWrittenIsTold() async throws {
        let result = await session.run("test", "--junit", "people.yaml/out.xml")
        #expect(result.status == .failure)
        #expect(
            result.errors.hasSuffix(
                "error: there is no folder 'people.yaml'\n"
            )
        )
    }

    @Test func aCleanRunIsAJUnitReportToo() async throws {
        _ = await session.run("test", "--update")
        _ = await session.run("test", "--junit", "out.xml")
        let xml = try session.read("out.xml")
        #expect(xml.contains("tests=\"3\" failures=\"0\" errors=\"0\""))
        #expect(
            xml.contains("<testcase classname=\"people.yaml\" name=\"list\" file=\"people.yaml\" ")
        )
    }

    /// A program that reads the report need not read standard error as well.
    @Test func everyReportHasTheFindingsOfABrokenScene() async throws {
        let broken = SnapshotSample.greeting("Hi")
            .replacing("view, view", with: "view, titel: A, colour: B, view")
        try session.write(broken, to: "a.yaml")
        let result = await session.run("test", "a.yaml", "--format", "json", "--junit", "out.xml")
        let line = try #require(result.output.split(separator: "\n").first)
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        )
        #expect(object["status"] as? String == "broken")
        let findings = try #require(object["findings"] as? [[String: Any]])
        #expect(findings.count == 2)
        #expect(findings.allSatisfy { $0["code"] as? String == "unknown-key" })
        #expect(findings.first?["message"] as? String == object["message"] as? String)
        // Nothing was compared, which is another thing than a difference.
        let xml = try session.read("out.xml")
        #expect(xml.contains("tests=\"1\" failures=\"0\" errors=\"1\""))
        #expect(xml.contains("<error message=\"the scene has errors\">error[unknown-key]"))
    }

    /// GitHub shows ten errors of a step, and drops the others without a word.
    @Test func githubGetsTenAnnotationsAndTheLogTheRest() async throws {
        let names = (1...12).map { "  s\($0): {width: 12}" }.joined(separator: "\n")
        try session.write(SnapshotSample.greeting("Hi", snapshots: names), to: "a.yaml")
        let result = await session.run("test", "a.yaml", "--format", "github")
        let lines = result.output.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("::error ") } == 10)
        #expect(
            lines.suffix(3) == [
                "a.yaml:14: error: snapshot 's11' has no golden file",
                "a.yaml:15: error: snapshot 's12' has no golden file",
                "::notice title=scenectl::12 errors; the first 10 of each are marked, the log has all",
            ]
        )
    }

    /// An empty command would run the golden file, and of two reports in one file one would be lost.
    @Test(arguments: [
        (["--diff-tool", ""], "'--diff-tool' takes a command, such as 'diff -u'"),
        (["--diff-tool", "  "], "'--diff-tool' takes a command, such as 'diff -u'"),
        (["--junit", "r.html", "--html", "./r.html"], "two reports cannot be written to one file"),
    ])
    func optionsThatCannotBeMeantAreRefused(_ options: [String], _ message: String) async throws {
        let result = await session.run(["test"] + options)
        #expect(result.status == .failure)
        #expect(result.errors == "error: \(message)\n")
        #expect(!session.files().contains("r.html"))
    }

    /// A link that leads nowhere is not proposed in its own place.
    @Test func aLinkThatLeadsNowhereIsNotItsOwnRemedy() async throws {
        try session.link("link.yaml", to: "nowhere.yaml")
        let result = await session.run("test", "link.yaml")
        #expect(result.errors.contains("there is no file 'link.yaml'"))
        #expect(!result.errors.contains("similar"))
    }

    /// What helps can be typed as it is printed.
    @Test(arguments: [
        ("My App", "'My App'"), ("-App", "./-App"), ("App", "App"), ("it's", "'it'\\''s'"),
    ])
    func remediesNameFilesAsAShellReadsThem(_ folder: String, _ word: String) async throws {
        try session.write(SnapshotSample.greeting("Hi"), to: "\(folder)/a.yaml")
        let result = await session.run("test", "--", folder)
        #expect(result.errors.contains("  = help: 'scenectl test --review \(word)' shows each"))
    }

    @Test func aDiffToolGetsBothFiles() async throws {
        let tool = "echo tool \(session.folder.path)/seen >> \(session.folder.path)/calls; echo"
        let result = await session.run("test", "--only", "list", "--diff-tool", tool)
        #expect(result.status == .findings)
        #expect(try session.read("calls").split(separator: "\n").count == 1)
        #expect(!result.output.contains("@@"))
    }

    @Test func aDiffToolThatIsNotThereIsAFailure() async throws {
        let result = await session.run("test", "--diff-tool", "no-such-tool-here")
        #expect(result.status == .failure)
        #expect(result.errors.contains("error: 'no-such-tool-here' cannot be run"))
    }

    @Test func colorIsThereWhenItIsAskedFor() async throws {
        let result = await session.run("test", "--color", "always")
        #expect(result.output.contains("\u{1B}[31m-│ Ada            1 │\u{1B}[0m\n"))
    }

    @Test func aFullDiskIsToldAndLosesNothing() async throws {
        let store = FailingStore(["__snapshots__/people.yaml/list.txt": "old\n"])
        store.fail(writing: "*", "no space left on device")
        let check = await session.run(["test", "--only", "list"], goldens: store)
        #expect(check.status == .findings)
        #expect(check.output.contains("+++ drawn now\n"))
        #expect(
            check.output.hasSuffix(
                "= note: '__snapshots__/people.yaml/list.actual.txt' cannot be written: "
                    + "no space left on device\n"
            )
        )
        let update = await session.run(["test", "--only", "list", "--update"], goldens: store)
        #expect(update.status == .failure)
        #expect(
            update.output
                == "people.yaml:17:3: snapshot 'list' has a golden file that cannot be written: "
                + "no space left on device\n"
        )
        #expect(store.texts == ["__snapshots__/people.yaml/list.txt": "old\n"])
    }

    @Test func aGoldenThatCannotBeReadIsAFailureAndStopsNoOther() async throws {
        let store = FailingStore()
        store.fail(reading: "__snapshots__/people.yaml/list.txt", "input/output error")
        let result = await session.run(["test"], goldens: store)
        #expect(result.status == .failure)
        #expect(result.output.contains("cannot be read: input/output error\n"))
        #expect(result.output.contains("'spoken' as json has no golden file"))
    }
}
