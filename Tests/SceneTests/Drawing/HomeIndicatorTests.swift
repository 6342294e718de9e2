import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// The place of the home indicator, above which bars and what is not scrolled end.
@Suite struct HomeIndicatorTests {
    private static let screens = """
        scenes:
          stack: {controller: navigation, root: column}
          tools: {controller: navigation, root: tooled, toolbarHidden: false}
          tabs: {controller: tabs, tabs: [column, other]}
          column: {controller: view, title: A, view: [spacer, {label: End}, GO]}
          row: {controller: view, title: A, view: {column: [spacer, {row: [{label: End}]}]}}
          tooled: {controller: view, title: B, toolbarItems: [{title: Tool}], view: [GO, spacer, {label: End}]}
          other: {controller: table, title: C, class: C, table: {sections: [{cells: [CELLS]}]}}
        classes:
          C: {superclass: TableViewController}

        """

    /// A screen of a phone after some steps.
    private func picture(_ scene: String, _ steps: [String] = []) throws -> String {
        let go = "{button: {id: go, title: Go, segue: {show: other}}}"
        let cells = (0..<30).map { "{text: Row \($0)}" }.joined(separator: ", ")
        let text = Self.screens.replacing("GO", with: go).replacing("CELLS", with: cells)
        let file = SceneFile.read(SourceText(name: "a.yaml", text: "initial: \(scene)\n\(text)"))
        let player = ScenePlayer(Storyboard(file), size: .phone, drawing: .svg)
        let playing = try #require(player)
        for step in steps { #expect(playing.play(step).isEmpty, "\(step)") }
        return ScreenRenderer(.svg).render(playing.window)
    }

    /// The lowest baselines of the texts with a beginning.
    private func baseline(of text: String, in picture: String) -> Double {
        let lines = picture.split(separator: "\n").filter { $0.contains(">\(text)") }
        return lines.compactMap { line in
            line.firstMatch(of: /y="([0-9.]+)"/).flatMap { Double($0.1) }
        }.max() ?? 0
    }

    /// On a screen of 844 points the indicator has the last 34.
    @Test(arguments: [
        ("column", 740.0...810), ("row", 780...810), ("stack", 740...810),
        ("tools", 740...766), ("tabs", 700...761),
    ])
    func whatIsNotScrolledEndsAboveIt(_ scene: String, _ place: ClosedRange<Double>) throws {
        #expect(place.contains(baseline(of: "End", in: try picture(scene))))
    }

    @Test func barsHaveTheirItemsAboveIt() throws {
        #expect((780.0...800).contains(baseline(of: "Tool", in: try picture("tools"))))
        #expect((790.0...810).contains(baseline(of: "C<", in: try picture("tabs"))))
    }

    @Test func rowsGoOnBelowIt() throws {
        #expect(baseline(of: "Row", in: try picture("stack", ["tap go"])) > 810)
        #expect((720.0...761).contains(baseline(of: "Row", in: try picture("tabs", ["tab 1"]))))
    }

    /// However a screen came about, it is the same.
    @Test(arguments: ["stack", "tools", "tabs"])
    func comingBackEndsAsBefore(_ scene: String) throws {
        let first = try picture(scene)
        let steps = scene == "tabs" ? ["tab 1", "tab 0"] : ["tap go", "back"]
        #expect(try picture(scene, steps) == first)
    }
}
