import Testing

@testable import SceneRules
@testable import SceneText

/// Stacks under the names that they have elsewhere.
@Suite struct StackNameTests {
    private func helps(_ name: String, _ content: String) -> [String] {
        let text = """
            scenes:
              list:
                controller: view
                view:
                  - \(name): {\(content)views: [{label: One}]}
            """
        let file = SceneFile.read(SourceText(name: "a.yaml", text: text))
        return file.diagnostics.filter { $0.code.name == "unknown-view" }
            .flatMap(\.helps).map(\.text)
    }

    /// Which of the two is meant says the axis, and nothing means side by side.
    @Test(arguments: ["stackView", "StackView", "UIStackView"])
    func aStackIsARowOrAColumnByItsAxis(_ name: String) {
        #expect(helps(name, "") == ["it is called 'row' here"])
        #expect(helps(name, "axis: horizontal, ") == ["it is called 'row' here"])
        #expect(helps(name, "axis: vertical, ") == ["it is called 'column' here"])
        #expect(helps(name, "spacing: 8, axis: vertical, ") == ["it is called 'column' here"])
    }
}
