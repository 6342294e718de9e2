import Testing

@testable import SceneRules
@testable import SceneText

@Suite struct IgnoreCommentTests {
    @Test func silencesTheFindingOnTheNextLine() {
        #expect(codes(comment: "# scenectl:ignore unreachable-scene") == [])
    }

    @Test func takesAReasonBehindTwoHyphens() {
        #expect(codes(comment: "# scenectl:ignore unreachable-scene -- shown by code") == [])
    }

    @Test func mayStandAmongOtherComments() {
        #expect(codes(comment: "# scenectl:ignore unreachable-scene\n  # Shown by code.") == [])
    }

    @Test(arguments: [
        "# scenectl:ignore", "# scenectl: ignore unreachable-scene",
        "# scenectl:ignroe unreachable-scene",
    ])
    func aCommentThatDoesNothingIsReported(_ comment: String) {
        #expect(codes(comment: comment) == ["superfluous-ignore", "unreachable-scene"])
    }

    @Test func aCommentBehindTheLineIsReported() {
        let file = read("  other: {controller: view} # scenectl:ignore unreachable-scene\n")
        #expect(file.sorted() == ["superfluous-ignore", "unreachable-scene"])
    }

    @Test func whatTheLanguageForbidsCannotBeSilenced() {
        let file = read("  # scenectl:ignore unknown-key\n  other: {controller: view, titel: x}\n")
        #expect(file.contains("unknown-key") && file.contains("superfluous-ignore"))
    }

    /// What rows are found to lack when they are made cannot be silenced, and the comment says so.
    @Test(arguments: ["absent-value", "failed-computation", "unfit-format"])
    func whatFailsInARowCannotBeSilenced(_ code: String) {
        let text =
            "initial: first\nscenes:\n  # scenectl:ignore \(code)\n  first: {controller: view}\n"
        let file = SceneFile.read(SourceText(name: "scene.yaml", text: text))
        #expect(file.findings().map(\.message) == ["'\(code)' cannot be ignored"])
    }

    private func codes(comment: String) -> [String] {
        read("  \(comment)\n  other: {controller: view}\n").sorted()
    }

    private func read(_ scene: String) -> [String] {
        let text = "initial: first\nscenes:\n  first: {controller: view}\n" + scene
        return SceneFile.read(SourceText(name: "scene.yaml", text: text)).findings().map(
            \.code.name
        )
    }
}
