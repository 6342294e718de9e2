import Testing

@testable import SceneRules
@testable import SceneText

/// A syntax error is one finding: what was read before it is checked, and has nothing to do with it.
@Suite struct SyntaxErrorEchoTests {
    /// A list of views of which each has a frame is a plain view, also if the last one is cut short.
    @Test func framesBeforeASyntaxErrorAreInTheirPlace() {
        let scene = CheckedScene(
            """
            view:
              - label: {text: A, frame: [0, 0, 80, 20]}
              - label:
                  text: "B
                  frame: [0, 20, 80, 20]
            """
        )
        #expect(scene.findings.map { $0.prefix { $0 != " " } } == ["yaml-syntax"])
    }

    @Test(arguments: [
        "scenes: {a: {controller: view, view: []}}\nsnapshots:\n  a:{width: 20, height: 9}\n",
        "view:\n  - label:{text: A, id: b}\n",
    ])
    func aBracketAfterAKeyNeedsASpace(_ text: String) throws {
        let file = CheckedScene(text).file
        let finding = try #require(file.diagnostics.first { $0.code.name == "yaml-syntax" })
        #expect(finding.message == "expected a space after ':'")
        #expect(finding.helps.first?.edit?.replacement == " ")
    }

    /// The key of which the bracket became a part is not told to be another one.
    @Test func theKeyBeforeABracketIsToldThatTooOnly() {
        let scene = CheckedScene(
            """
            scenes:
              main:
                controller: view
                rightItem:{item: done, id: done}
                view: []
            """
        )
        #expect(scene.helps.allSatisfy { $0.contains("':'") || $0.contains("': '") })
    }
}
