import SceneText
import Testing

@testable import scenectl

/// `test --format markdown`: what a pull request shows of a run.
@Suite struct MarkdownReportTests {
    private static func scene(_ label: String) -> String {
        "scenes: {a: {controller: view, view: [{label: \"\(label)\"}]}}\n"
    }

    @Test func aRunIsSummedUpAndDifferencesAreFolded() async throws {
        let session = try Session()
        try session.write(Self.scene("first"), to: "a.scene.yaml")
        _ = await session.run("test", "-u", ".")
        let same = await session.run("test", "--format", "markdown", ".")
        #expect(same.output == "### ✅ Scenes: 1 snapshot of 1 file: as recorded\n")
        try session.write(Self.scene("second"), to: "a.scene.yaml")
        let result = await session.run("test", "--format", "markdown", ".")
        #expect(result.status == .findings)
        #expect(
            result.output.hasPrefix(
                "### ❌ Scenes: 1 snapshot of 1 file: 1 differs\n\n<details><summary><code>a.scene.yaml:1</code> "
            )
        )
        #expect(
            result.output.contains("```diff\n") && result.output.hasSuffix("```\n\n</details>\n")
        )
        #expect(result.output.contains("-│first") && result.output.contains("+│second"))
    }

    /// Markdown reads a list as HTML where it follows a block of HTML without an empty line.
    @Test func whatIsListedAfterADifferenceIsAList() async throws {
        let session = try Session()
        for name in ["a", "c"] { try session.write(Self.scene("first"), to: "\(name).scene.yaml") }
        _ = await session.run("test", "-u", ".")
        for name in ["a", "b", "c"] {
            try session.write(Self.scene("second"), to: "\(name).scene.yaml")
        }
        let output = await session.run("test", "--format", "markdown", ".").output
        #expect(output.contains("\n</details>\n\n- <code>b.scene.yaml:1</code>"))
        #expect(output.contains("has no golden file\n\n<details><summary><code>c.scene.yaml:1"))
    }

    /// No text of a scene ends the block that it is in, or means anything outside of it.
    @Test(arguments: ["``````", "</details>", "<script>", "# head", "@all ![x](y)"])
    func textsAreNothingButTexts(_ text: String) async throws {
        let session = try Session()
        try session.write(Self.scene("kept"), to: "a.scene.yaml")
        _ = await session.run("test", "-u", ".")
        try session.write(Self.scene(text), to: "a.scene.yaml")
        let result = await session.run("test", "--format", "markdown", ".")
        let lines = result.output.split(separator: "\n")
        let fences = lines.filter { $0.allSatisfy { $0 == "`" } || $0.hasSuffix("`diff") }
        #expect(fences.count == 2)
        let fence = try #require(fences.last)
        #expect(lines.filter { $0 == fence }.count == 1)
        let outside = result.output.replacing(/(?s)`+diff\n.*/, with: "")
        for sign in ["<script", "![", "@"] { #expect(!outside.contains(sign)) }
    }

    @Test func whatIsTooLongIsNamed() {
        var report = MarkdownTestReport(mostBytes: 100)
        for number in 0..<9 {
            var file = TestedFile(name: "\(number).yaml")
            file.fault = Fault("it is <not> there")
            _ = report.text(for: file)
        }
        let text = String(decoding: report.closingText(TestTally()).bytes, as: UTF8.self)
        #expect(text.contains("- <code>0.yaml</code>: it is &lt;not&gt; there\n"))
        #expect(text.contains("\n7 more are too long to be shown here:\n"))
        #expect(text.contains("8.yaml") && text.utf8.count < 1_000)
    }
}
