import Foundation
import SceneText
import Testing

@testable import scenectl

/// `test --html`: a page that shows each difference.
@Suite struct HTMLReportTests {
    private static func scene(_ label: String) -> String {
        """
        scenes: {a: {controller: view, view: [{label: "\(label)"}]}}
        snapshots: {first: {format: [text, svg]}}

        """
    }

    @Test func eachDifferenceIsThereBeforeAndAfter() async throws {
        let session = try Session()
        try session.write(Self.scene("old words"), to: "a.scene.yaml")
        _ = await session.run("test", "-u", ".")
        let same = await session.run("test", ".", "--html", "report.html")
        #expect(same.status == .clean)
        #expect(try session.read("report.html").contains("<p>Every picture is as recorded.</p>"))

        let recorded = try session.read("__snapshots__/a.scene.yaml/first.svg")
        try session.write(Self.scene("new words"), to: "a.scene.yaml")
        let result = await session.run("test", ".", "--html", "report.html")
        #expect(result.status == .findings)
        let page = try session.read("report.html")
        #expect(page.contains("<h1>2 snapshots of 1 file: 2 differ</h1>"))
        #expect(page.ranges(of: "<figure class=\"recorded\">").count == 2)
        #expect(page.ranges(of: "<figure class=\"now\">").count == 2)
        #expect(page.contains("<del>-│old words") && page.contains("<ins>+│new words"))
        let data = Data(recorded.utf8).base64EncodedString()
        #expect(page.contains("<img alt=\"recorded\" src=\"data:image/svg+xml;base64,\(data)\">"))
    }

    /// A recording may be of anybody: nothing of it becomes a part of the page.
    @Test func recordingsAreNothingButPictures() async throws {
        let session = try Session()
        try session.write(Self.scene("a"), to: "a.scene.yaml")
        _ = await session.run("test", "-u", ".")
        let hostile = "<svg><script>alert(1)</script></svg></pre><script>alert(2)</script>\n"
        for ending in ["svg", "txt"] {
            try session.write(hostile, to: "__snapshots__/a.scene.yaml/first.\(ending)")
        }
        _ = await session.run("test", ".", "--html", "report.html")
        let page = try session.read("report.html")
        #expect(page.ranges(of: "<script>").count == 1 && page.ranges(of: "</script>").count == 1)
        #expect(page.contains("&lt;script&gt;alert(2)"))
    }

    @Test func whatHasNoPictureIsSaid() async throws {
        let session = try Session()
        try session.write(Self.scene("a"), to: "new.scene.yaml")
        try session.write(
            "scenes: {a: {controller: view, view: [{lable: x}]}}\n",
            to: "broken.scene.yaml"
        )
        try session.write(Self.scene("a"), to: "kept.scene.yaml")
        _ = await session.run("test", "-u", "kept.scene.yaml")
        try session.remove("kept.scene.yaml")
        let result = await session.run("test", ".", "--html", "report.html")
        #expect(result.status == .findings)
        let page = try session.read("report.html")
        #expect(page.contains("<h3>has errors</h3>") && page.contains("lable"))
        #expect(page.contains("snapshot 'first' has no golden file (line 2)"))
        #expect(page.contains("first.txt: the scene file of this golden file is gone"))
        let over = await session.run("test", "new.scene.yaml", "--html", "new.scene.yaml")
        #expect(over.status == .failure)
        #expect(try session.read("new.scene.yaml") == Self.scene("a"))
    }
}
