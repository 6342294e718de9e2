import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneText

/// No constraint does nothing without a word.
@Suite struct ConstraintRuleTests {
    /// What holds the views of which a constraint speaks, with the constraint at `#`.
    static let holders = [
        "view:\n  view:\n    height: 100\n    views: [VIEWS]\n    constraints: [#]",
        "view:\n  custom:\n    height: 100\n    views: [VIEWS]\n    constraints: [#]",
        "view:\n  row:\n    views: [VIEWS]\n    constraints: [#]",
        "view:\n  column:\n    views: [VIEWS]\n    constraints: [#]",
        "view: [VIEWS]\nconstraints: [#]",
        "view: [VIEWS, {label: more}]\nconstraints: [#]",
        "view: {row: [{view: {height: 90, views: [VIEWS], constraints: [#]}}]}",
        "view: {row: [{view: {height: 90, views: [VIEWS]}}]}\nconstraints: [#]",
        "view: {scroll: {height: 90, views: [{column: [VIEWS]}], constraints: [#]}}",
    ]

    private static let views = [
        "{label: {id: a, text: First}}, {label: {id: b, text: Second, backgroundColor: red}}",
        "{label: {id: a, text: First, frame: [10, 10, 60, 20]}}, {view: {id: b, backgroundColor: red, height: 20, frame: [0, 0, 0, 0]}}",
    ]

    /// Each moves or sizes one view, where it has an effect; the others say where the views are.
    private static let constraints = [
        "b.leading = a.trailing + 40", "b.top = superview.top + 30", "b.width = 90",
        "b.width = a.width * 3",
    ]

    /// A law: a constraint changes the picture, or there is a finding about it.
    @Test(arguments: holders, constraints)
    func aConstraintShowsOrIsFound(_ holder: String, _ constraint: String) throws {
        for views in Self.views {
            let others = Self.constraints.filter { $0.prefix(4) != constraint.prefix(4) }
            let rest = ["a.top = superview.top", "a.leading = superview.leading + 5"] + others
            func file(_ constraints: [String]) -> SceneFile {
                let scene = holder.replacing("VIEWS", with: views)
                    .replacing("#", with: constraints.joined(separator: ", "))
                    .replacing("\n", with: "\n    ")
                let text = "scenes:\n  s:\n    controller: view\n    \(scene)\n"
                return SceneFile.read(SourceText(name: "test.yaml", text: text))
            }
            let whole = file(rest + [constraint])
            guard whole.findings().withoutLabels().isEmpty else { continue }
            #expect(picture(of: whole) != picture(of: file(rest)), "\(holder) \(views)")
        }
    }

    private func picture(of file: SceneFile) -> String {
        let player = ScenePlayer(Storyboard(file.framed), size: .phone, drawing: .svg)
        return player.map { ScreenRenderer(.svg).render($0.window) } ?? ""
    }

    /// Constraints place so many views and no more, and of those beyond it there is one finding.
    @Test(arguments: [-1, 0, 1, 300])
    func tooManyViewsAreFound(_ more: Int) {
        let count = Limits().constrainedViews - 1 + more
        let labels = (0..<count).map { "{label: {id: l\($0), text: A}}" }
        let chain = (1..<count).map { "l\($0).top = l\($0 - 1).bottom" }
        let text = """
            scenes:
              s:
                controller: view
                view: [\(labels.joined(separator: ", "))]
                constraints: [l0.top = superview.top, \(chain.joined(separator: ", "))]
            """
        let file = SceneFile.read(SourceText(name: "test.yaml", text: text))
        let found = file.findings().map(\.code.name).filter { $0.hasPrefix("constraint") }
        #expect(found == (more > 0 ? ["constraint-without-effect"] : []))
    }

    @Test func viewsThatConstraintsNameNeedNoFrame() {
        expectClean(
            """
            scenes:
              card:
                controller: view
                view:
                  view:
                    height: 100
                    views:
                      - label: {id: title, text: First}
                      - label: {id: value, text: Second}
                    constraints:
                      - title.leading = superview.leadingMargin
                      - title.top = superview.top
                      - value.leading = title.trailing + 8
                      - value.firstBaseline = title.firstBaseline
            """
        )
    }

    @Test(arguments: [
        ("column", "1️⃣bar2️⃣.width = title.width", "its column places 'bar'"),
        ("row", "1️⃣title2️⃣.leading = superview.leading", "its row places 'title'"),
    ])
    func whatAStackPlacesIsFound(_ kind: String, _ constraint: String, _ reason: String) {
        let scene = CheckedScene(
            """
            scenes:
              card:
                controller: view
                view:
                  - \(kind):
                      views:
                        - label: {id: title, text: Title}
                        - view: {id: bar, backgroundColor: red, height: 8}
                      constraints: [\(constraint)]
            """
        )
        #expect(scene.ranges == [scene.marked.range(1, 2)])
        #expect(scene.messages == ["the constraint has no effect: \(reason)"])
    }

    private func framed(_ constraints: String) -> CheckedScene {
        CheckedScene(
            """
            scenes:
              s:
                controller: view
                view:
                  - label: {id: a, text: First, frame: [16, 8, 60, 20]}
                  - label: {id: b, text: Second, frame: [80, 8, 60, 20]}
                constraints: [\(constraints)]
            """
        )
    }

    @Test(arguments: [
        "a.height = 40, 1️⃣a.height = 802️⃣", "b.top = a.bottom + 8, 1️⃣b.top = a.bottom + 92️⃣",
        "b.top = a.bottom + 8, 1️⃣a.bottom = b.top + 82️⃣",
        "a.top = superview.top, 1️⃣a.top = superview.top + 12️⃣",
    ])
    func twoThatContradictEachOtherAreFound(_ constraints: String) {
        let scene = framed(constraints)
        #expect(scene.ranges == [scene.marked.range(1, 2)])
        #expect(scene.findings.allSatisfy { $0.hasPrefix("conflicting-constraints") })
    }

    @Test(arguments: [
        "a.height = 40, {a.height = 80: {priority: 999}}", "a.height = 40, a.height >= 80",
        "a.height = 40, a.height = 40", "b.top = a.bottom + 8, a.bottom = b.top - 8",
        "a.height = 40, {a.height = 80: {placeholder: true}}", "a.height = 40, b.height = 80",
        "a.top = superview.top, a.top = superview.safeArea.top + 8",
    ])
    func whatMayHoldTogetherIsSilent(_ constraints: String) {
        #expect(framed(constraints).findings == [])
    }

    @Test(arguments: [
        ("a.top = safeArea.top", "write 'superview.safeArea.top'"),
        ("a.width = b.width / 2", "write '* 0.5'"), ("a.width = b.width / 3", "write '* 1/3'"),
        ("a.width = b.width/4 + 2", "write '* 0.25'"),
    ])
    func aSlipSaysWhatToWrite(_ constraint: String, _ help: String) {
        #expect(framed(constraint).helps.contains(help))
    }

    /// One cause, one finding.
    @Test func aViewWithTheIDOfItsSceneIsFoundOnce() {
        let text = """
            scenes:
              a:
                controller: view
                view:
                  - label: {id: a, text: First, frame: [16, 8, 60, 20]}
                constraints: [a.top = superview.top, a.leading = superview.leading]
            """
        #expect(CheckedScene(text).findings == ["duplicate-id «a»"])
    }
}
