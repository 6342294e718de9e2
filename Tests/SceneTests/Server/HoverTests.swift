import Testing

@testable import SceneLanguage
@testable import SceneText
@testable import scenectl

/// What is said of a word of the language, wherever it may be written.
@Suite struct HoverTests {
    private func hover(_ marked: String) throws -> String? {
        let mark = try #require(marked.utf8.firstIndex(of: UInt8(ascii: "|")))
        let offset = marked.utf8.distance(from: marked.startIndex, to: mark)
        var editor = EditorSession()
        editor.open(marked.replacing("|", with: ""))
        return editor.ask("hover", at: offset)["contents"]?["value"]?.string
    }

    @Test(arguments: Event.allCases)
    func everyEventIsExplained(_ event: Event) throws {
        let words = try hover("view: [{button: {title: A, actions: {|\(event.rawValue): go}}}]")
        #expect(words?.contains("UIControl.Event.\(event.rawValue)") == true)
    }

    @Test(arguments: Catalog.shape(.insets).keys.map(\.name))
    func theEdgesOfMarginsAreExplained(_ edge: String) throws {
        let words = try hover("view: [{column: {margins: {|\(edge): 4}, views: []}}]")
        let summary = Catalog.shape(.insets).key(edge)?.summary ?? "nothing"
        #expect(words?.contains(ReferenceText.plain(summary)) == true, "\(words ?? "")")
    }

    private static let code = """
        classes:
          C:
            superclass: TableViewController
            outlets: {nameLabel: Label}

        """

    @Test(arguments: [
        ("    willDisplay: {|backgroundColor: red}\n", "the colour behind"),
        ("    configureView: {nameLabel.|text: A}\n", "Of a label"),
        ("    configureView: {nameLabel.number|OfLines: 2}\n", "numberOfLines"),
        ("    properties: {a: Int}\nsnapshots: {a: {do: [|tap x]}}\n", "touches a control"),
        ("    properties: {a: Int}\nsnapshots: {|a: {do: [tap x]}}\n", "snapshot `a`"),
    ])
    func wordsOfCodeAndStepsAreExplained(_ rest: String, _ expected: String) throws {
        let words = try hover(Self.code + rest)
        #expect(words?.contains(expected) == true, "\(words ?? "")")
    }

    @Test func aClassOfTheRuntimeHasItsNameInUIKit() throws {
        #expect(
            try hover("classes: {C: {superclass: Table|ViewController}}")?.contains(
                "UITableViewController"
            ) == true
        )
        #expect(
            try hover("classes: {C: {superclass: ViewController, outlets: {a: Lab|el}}}")?.contains(
                "UILabel"
            ) == true
        )
    }

    /// Nothing refers to a snapshot, so how often something does is not worth saying.
    @Test func theUsesOfASnapshotAreNotCounted() throws {
        #expect(try hover("scenes: {}\nsnapshots: {|a: {}}\n")?.contains("used") == false)
    }
}
