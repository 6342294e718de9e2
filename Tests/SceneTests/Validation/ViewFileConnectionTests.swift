import Testing

@testable import SceneKitLite

/// What view files send and where they lead, checked in the file that uses them.
@Suite struct ViewFileConnectionTests {
    private let scene = """
        initial: list
        scenes:
          list:
            controller: table
            class: ListController
            table:
              prototypes:
                - identifier: Cell
                  class: NameCell
                  content: {file: 1️⃣cell.yaml2️⃣}
          detail:
            controller: view
        classes:
          NameCell:
            superclass: TableViewCell
            actions:
              mark: {log: marked}
              both: {log: cell}
          ListController:
            superclass: TableViewController
            rows: {count: 3}
            cell: {identifier: Cell}
            prepare:
              showDetail: {}
            actions:
              "open:": {log: "{row}"}
              both: {log: list}
        """

    private let way = "button: {title: Go, segue: {show: detail, identifier: showDetail}}"

    private func check(_ views: String..., nested: [String: String] = [:]) -> CheckedScene {
        let list = ([way] + views).map { "  - \($0)\n" }.joined()
        return CheckedScene(scene, files: ["cell.yaml": "view:\n" + list].merging(nested) { $1 })
    }

    /// What a finding points to in other files.
    private func origins(of scene: CheckedScene) -> [String] {
        scene.file.diagnostics.flatMap(\.secondary).filter { $0.source.index > 0 }.map { place in
            scene.file.sources[place.source].string(in: place.range)
        }
    }

    @Test func theClassOfTheCellAndThatOfTheControllerTakeActions() {
        let checked = check(
            "button: {title: Mark, actions: {touchUpInside: mark}}",
            "button: {title: Open, actions: {touchUpInside: \"open:\"}}"
        )
        #expect(checked.findings == [])
    }

    @Test func anActionThatNeitherDeclaresIsReportedOnceAtThePath() {
        let checked = check(
            "button: {title: Mark, actions: {touchUpInside: marc}}",
            "button: {title: Again, actions: {touchUpInside: marc}}"
        )
        #expect(checked.findings == ["undeclared-action «cell.yaml»"])
        #expect(checked.ranges == [checked.marked.range(1, 2)])
        #expect(
            checked.messages == [
                "action 'marc' of the view file 'cell.yaml' is declared neither by 'NameCell' "
                    + "nor by 'ListController'"
            ]
        )
        #expect(checked.helps == ["an action with a similar name exists: 'mark'"])
        #expect(origins(of: checked) == ["marc", "marc"])
    }

    @Test func anActionOfOtherArgumentsIsReportedAtThePath() {
        let checked = check("button: {title: Open, actions: {touchUpInside: open}}")
        #expect(checked.findings == ["action-arity «cell.yaml»"])
        #expect(origins(of: checked) == ["open"])
    }

    @Test func anActionThatBothDeclareIsReportedAtThePath() {
        let checked = check("button: {title: Open, actions: {touchUpInside: both}}")
        #expect(checked.findings == ["action-declared-twice «cell.yaml»"])
        #expect(origins(of: checked) == ["both"])
    }

    @Test func aViewFileInAViewFileSendsToTheOwnerToo() {
        let checked = check(
            "column: {views: [{label: Hello}]}",
            nested: [
                "cell.yaml": "view: {file: inner.yaml}",
                "inner.yaml": """
                view:
                  - \(way)
                  - button: {title: A, actions: {touchUpInside: away}}
                """,
            ]
        )
        #expect(checked.findings == ["undeclared-action «cell.yaml»"])
        #expect(origins(of: checked) == ["away"])
    }

    @Test func aSegueOfAViewFileLeadsToASceneOfTheUsingFile() {
        let checked = check(
            "button: {title: More, segue: {show: detial}}",
            "button: {title: Back, segue: {unwind: \"opne:\"}}"
        )
        #expect(
            checked.messages == [
                "the segue of the view file 'cell.yaml' leads to 'detial', but no scene has this "
                    + "id",
                "the segue of the view file 'cell.yaml' unwinds to the action 'opne:', which no "
                    + "controller declares",
            ]
        )
        #expect(checked.ranges == [checked.marked.range(1, 2), checked.marked.range(1, 2)])
        #expect(origins(of: checked) == ["detial", "\"opne:\""])
    }

    @Test func aSegueOfAViewFileMakesItsSceneReachableAndCanBePrepared() {
        #expect(check().findings == [])
        let checked = CheckedScene(scene, files: ["cell.yaml": "view: [{label: Hello}]"])
        #expect(
            checked.findings == ["unreachable-scene «detail»", "undeclared-segue «showDetail»"]
        )
    }

    @Test func aSceneEmbeddedInItselfThroughAViewFileIsACycle() {
        let checked = CheckedScene(
            "scenes: {only: {controller: view, view: {file: part.yaml}}}",
            files: ["part.yaml": "view: [{container: {segue: {embed: only}}}]"]
        )
        #expect(checked.findings == ["scene-cycle «part.yaml»"])
    }

    @Test func aViewFileAloneIsClean() {
        expectClean(
            """
            view:
              - button: {title: Go, segue: {show: detail}, actions: {touchUpInside: "open:"}}
            """
        )
    }

    @Test func pedantsSeeWhatNoViewFileSends() {
        let checked = check("button: {title: Mark, actions: {touchUpInside: mark}}")
        let findings = checked.file.findings(pedantic: true).map(\.message)
        #expect(
            findings == [
                "action 'both' of 'NameCell' is never sent",
                "action 'open:' of 'ListController' is never sent",
                "action 'both' of 'ListController' is never sent",
            ]
        )
    }
}
