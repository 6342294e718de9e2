import Testing

@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Chains of superclasses of any length are resolved in one go.
@Suite struct SuperclassTests {
    private static func read(_ classes: some Sequence<(Int, above: String)>) -> SceneFile {
        let list = classes.map { "  C\($0): {superclass: \($1), properties: {p\($0): Int?}}\n" }
        let text = "scenes:\n  form: {controller: view}\nclasses:\n" + list.joined()
        return SceneFile.read(SourceText(name: "test.yaml", text: text))
    }

    @Test func theLongestChainThatIsAllowedIsResolved() {
        let last = Limits().superclassDepth - 1
        let file = Self.read(
            (0...last).map { ($0, above: $0 == last ? "ViewController" : "C\($0 + 1)") }
        )
        #expect(file.findings().map(\.code.name) == [])
    }

    @Test(.slow) func aLongerChainIsReportedOnce() {
        let file = Self.read(
            (0..<5_000).map { ($0, above: $0 == 4_999 ? "ViewController" : "C\($0 + 1)") }
        )
        #expect(
            file.findings().map(\.message) == [
                "a class has at most 50 superclasses, and 'C4949' has more"
            ]
        )
    }

    @Test(.slow) func aLongCycleNamesFewOfItsClasses() throws {
        let file = Self.read((0..<5_000).map { ($0, above: "C\(($0 + 1) % 5_000)") })
        let finding = try #require(file.findings().first)
        #expect(file.findings().count == 1)
        #expect(finding.secondary.count == 3)
        #expect(
            finding.notes == [
                "'C0' inherits from 'C1', which inherits from 'C2', which inherits from 'C3', "
                    + "which inherits from others (4996), which inherits from 'C0'"
            ]
        )
    }

    @Test func aWayIntoACycleIsNoPartOfIt() {
        let file = Self.read([(0, above: "C2"), (1, above: "C2"), (2, above: "C1")])
        #expect(file.findings().map(\.message) == ["the class 'C1' inherits from itself"])
    }
}
