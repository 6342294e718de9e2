import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Texts that were drawn with too little room, before their words or fonts were changed, on another screen than
/// the one that was drawn.
@Suite struct CutTextTests {
    private static let words = "Reset the settings"

    private static func picture(
        _ kind: String,
        _ keys: String,
        width: Double,
        height: Double = 21,
        _ constraints: [String]
    ) throws -> String {
        let text = """
            canvas: [375, 667]
            scenes:
              s:
                controller: view
                view:
                  - \(kind): {id: t, \(keys), frame: [16, 100, \(width), \(height)]}
                constraints:
            \(constraints.map { "      - \($0)" }.joined(separator: "\n"))
            """
        let file = SceneFile.read(SourceText(name: "s.yaml", text: text))
        try #require(!file.hasErrors, "\(file.diagnostics)")
        let window = try Window.screen(Size(width: 390, height: 844), showing: file)
        return ScreenRenderer(.svg).render(window)
    }

    private static let place = [
        "t.leading = superview.leading + 16", "t.top = superview.top + 100",
    ]

    /// A text grows as far as constraints let it, and no further.
    @Test(arguments: [("label", "text"), ("button", "title")])
    func aTextTakesTheRoomThatConstraintsLeave(_ kind: String, _ key: String) throws {
        let cases: [(rule: String, isWhole: Bool)] = [
            ("superview.trailing >= t.trailing + 16", true),
            ("superview.trailing = t.trailing + 299", false),
            ("t.width = 60", false),
            ("t.width <= 60", false),
            ("t.width >= 60", true),
        ]
        for (rule, isWhole) in cases {
            let picture = try Self.picture(
                kind,
                "\(key): \(Self.words)",
                width: 60,
                Self.place + [rule]
            )
            #expect(picture.contains(">\(Self.words)</text>") == isWhole, "\(rule)\n\(picture)")
        }
    }

    /// A text in several lines has them all where nothing says how high it is.
    @Test func aTextHasTheLinesThatConstraintsLeaveRoomFor() throws {
        let words = Array(repeating: "many words", count: 12).joined(separator: " ")
        for (rule, isWhole) in [("t.height >= 1", true), ("t.height = 21", false)] {
            let picture = try Self.picture(
                "label",
                "text: \(words), numberOfLines: 0",
                width: 343,
                Self.place + ["superview.trailing = t.trailing + 16", rule]
            )
            #expect(picture.contains("…</text>") != isWhole, "\(rule)\n\(picture)")
        }
    }

    /// Lines were a little less high once: a text that was drawn around two of them has both.
    @Test(arguments: [(41.0, 2), (37.67, 2), (35, 1), (21, 1)])
    func linesThatNearlyFitAreThere(_ height: Double, _ lines: Int) throws {
        let words = Array(repeating: "many words", count: 5).joined(separator: " ")
        let text = """
            canvas: [375, 667]
            scenes:
              s:
                controller: view
                view:
                  - label: {id: t, text: \(words), numberOfLines: 0, frame: [16, 100, 300, \(height)]}
            """
        let file = SceneFile.read(SourceText(name: "s.yaml", text: text))
        let window = try Window.screen(Size(width: 375, height: 667), showing: file)
        let picture = ScreenRenderer(.svg).render(window)
        #expect(picture.matches(of: /many words[^<]*<\/text>/).count == lines, "\(picture)")
        #expect(picture.contains("…</text>") == (lines == 1))
    }
}
