import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneText

/// Numbers that would use up all memory are reported, and nothing is drawn of them.
@Suite struct SizeLimitTests {
    private func read(_ text: String) -> SceneFile {
        SceneFile.read(SourceText(name: "scene.yaml", text: text))
    }

    private func messages(_ text: String) -> [String] { read(text).findings().map(\.message) }

    private func counting(_ count: String) -> String {
        """
        scenes:
          list: {controller: table, class: List, table: {prototypes: [{identifier: Row}]}}
        classes:
          List:
            superclass: TableViewController
            properties: {most: {type: Int, value: 9223372036854775807}}
            rows: {count: \(count)}
            cell: {identifier: Row, set: {textLabel.text: "{row}"}}
        """
    }

    @Test(arguments: ["10000001", "99999999999", "9223372036854775807", "99999999999999999999"])
    func rowsAreCountedUpToALimit(_ count: String) {
        #expect(messages(counting(count)) == ["'count' must be at most 10000000"])
        #expect(messages(counting("10000000")) == [])
    }

    @Test func aNumberOfRowsThatIsComputedHasTheLimitToo() {
        let file = read(counting("\"{most}\""))
        #expect(file.diagnostics.map(\.message) == [])
        #expect(
            file.findingsWhenDrawn.map(\.message)
                == ["'count' must be at most 10000000, not 9223372036854775807"]
        )
    }

    @Test(arguments: [
        ("width: 1001", "'width' must be at most 1000"),
        ("width: 9223372036854775807", "'width' must be at most 1000"),
        ("height: 10001", "'height' must be at most 10000"),
    ])
    func aScreenHasALimit(_ size: String, _ message: String) {
        let text = """
            scenes: {hello: {controller: view, view: [{label: Hello}]}}
            snapshots: {big: {\(size)}}
            """
        #expect(messages(text) == [message])
    }
}
