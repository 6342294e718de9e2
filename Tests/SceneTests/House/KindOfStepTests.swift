import Testing

@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// The recipe for a new step, as CONTRIBUTING has it.
@Suite struct KindOfStepTests {
    /// What is written in place of the words in capitals; other words are taken as they are.
    private static let samples = ["SECTION": "0", "ROW": "1", "NUMBER": "1", "DIRECTION": "left"]

    @Test(arguments: StepParser.forms.flatMap(\.usages))
    func aStepIsReadAsItsPageShowsIt(_ usage: String) throws {
        let words = usage.split(separator: " ").map(String.init)
        let text = words.map { Self.samples[$0] ?? $0 }.joined(separator: " ")
        #expect(try parsedStep(text).step.name == words.first)
    }

    /// A law: the help for a step whose verb is a key, carried out, gives the step.
    @Test(arguments: StepParser.forms.flatMap(\.usages).filter { $0.contains(" ") })
    func aVerbThatIsAKeyIsMended(_ usage: String) throws {
        let words = usage.split(separator: " ").map { Self.samples[String($0)] ?? String($0) }
        let step = words.joined(separator: " ")
        let rest = words.dropFirst()
        for value in [rest.joined(separator: " "), "[\(rest.joined(separator: ", "))]"] {
            let before = "scenes: {a: {controller: view}}\nsnapshots: {s: {do: ["
            let item = "{\(words[0]): \(value)}"
            let text = before + item + "]}}\n"
            let file = SceneFile.read(SourceText(name: "a.yaml", text: text))
            let finding = try #require(file.diagnostics.first { $0.code == .wrongType })
            let edit = try #require(finding.helps.first?.edit)
            #expect(edit.replacement == step)
            #expect(edit.range.indices == before.utf8.count..<before.utf8.count + item.utf8.count)
        }
    }

    /// What aliases multiply, and what is nested without end, is not gone through for a help.
    @Test(.slow) func aStepOfManyAliasesIsToldAtOnce() {
        let bomb = (1...30).map { "  a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
        let deep = String(repeating: "[", count: 900) + String(repeating: "]", count: 900)
        let text =
            "data:\n  a0: &a0 [x]\n\(bomb)scenes: {a: {controller: view}}\nsnapshots:\n  s: {do: [{tap: *a30}, {tap: \(deep)}]}\n"
        let file = SceneFile.read(SourceText(name: "a.yaml", text: text))
        #expect(file.diagnostics.contains { $0.code == .wrongType || $0.code == .limitReached })
    }

    @Test(.slow, arguments: StepParser.verbs) func theGalleryUsesAndListsTheStep(_ verb: String)
        throws
    {
        #expect(Self.played.contains(verb))
        let page = try #require(SourceTree.file("Scenes/Gallery/README.md")).text
        #expect(page.contains("`\(verb)"))
    }

    /// The names of the steps in the snapshots of the gallery.
    private static let played = Set(
        Gallery.storyboards.flatMap { Gallery.read($0).definition.snapshots }
            .flatMap(\.steps).map(\.step.name)
    )
}

extension Step {
    /// The name of the case, which is the verb.
    fileprivate var name: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }
}
