import Testing

@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// A mistake is one finding, not all that follows from it as well.
@Suite struct ConsequenceTests {
    @Test(arguments: [("path", ["unknown-key «path»"]), ("file", ["missing-file «animals.yaml»"])])
    func whatEmptiesATableSilencesWhatNamesItsParts(key: String, findings: [String]) {
        let scene = CheckedScene(
            """
            data: {items: [{name: Ada}]}
            scenes:
              list:
                controller: table
                class: List
                table: {\(key): animals.yaml}
                outlets: {a: one, b: two}
            classes:
              List:
                superclass: TableViewController
                outlets: {a: Label, b: Label, c: Label}
                \(key == "path" ? "rows: items" : "configureView: {a.text: Ada}")
                \(key == "path" ? rule : "")
            snapshots:
              s: {do: [tap one]}
            """
        )
        #expect(scene.findings == findings)
    }

    private let rule = "cell: {identifier: Cell, set: {textLabel.text: \"{item.name}\"}}"

    @Test func aKeyThatEmptiesAScreenSilencesWhatNamesItsParts() {
        let scene = CheckedScene(
            """
            initial: one
            scenes:
              one:
                controller: view
                class: One
                content: [{button: {id: a, title: x, segue: {show: two}}}]
                outlets: {a: a}
              two: {controller: view}
            classes:
              One: {superclass: ViewController, outlets: {a: Button}}
            """
        )
        #expect(scene.findings == ["unknown-key «content»"])
    }

    /// Nothing else is silenced by a mistake somewhere else.
    @Test func aMistakeElsewhereSilencesNothing() {
        let scene = CheckedScene(
            """
            initial: one
            scenes:
              one:
                controller: view
                class: One
                view: [{label: {id: a, txet: x}}]
                outlets: {a: b}
              two: {controller: view}
            classes:
              One: {superclass: ViewController, outlets: {a: Label}}
            """
        )
        #expect(
            scene.findings == [
                "unknown-key «txet»", "unresolved-outlet «b»", "unreachable-scene «two»",
            ]
        )
    }

    @Test(arguments: ["UITableViewControler", "TableViewControler", "UITableViewController"])
    func aMisspeltSuperclassHidesNoOtherMistake(_ superclass: String) {
        let scene = CheckedScene(
            """
            data: {items: [{name: Ada}]}
            scenes:
              list:
                controller: table
                class: List
                table: {prototypes: [{identifier: Cell}]}
            classes:
              List:
                superclass: \(superclass)
                rows: items
                cells:
                  - {identifier: Sell, when: "{row == 0}", set: {textLabel.text: a}}
                  - identifier: Cell
                    set: {textLabel.txt: a, textLabel.text: "{itm.name}"}
              Other:
                superclass: List
                actions: {go: {perform: nowhere}}
            """
        )
        #expect(
            scene.findings == [
                "unknown-superclass «\(superclass)»", "undeclared-identifier «Sell»",
                "bad-set-path «txt»", "unknown-name «itm»",
            ]
        )
    }

    @Test func anUnknownSuperclassCostsOneFinding() {
        let scene = CheckedScene(
            """
            scenes:
              one:
                controller: view
                class: One
                view: [{button: {id: b, title: x, actions: {touchUpInside: inherited}}}]
                outlets: {a: b}
            classes:
              One: {superclass: Base, configureView: {title: "{inherited}"}}
            """
        )
        #expect(scene.findings == ["unknown-superclass «Base»"])
    }

    @Test func aViewFileShowsItsWarningsOnceThroughTheScenesThatUseIt() {
        let scene = CheckedScene(
            """
            initial: a
            scenes:
              a: {controller: view, view: {file: v.yaml}}
              # scenectl:ignore unreachable-scene
              b: {controller: view, view: {file: v.yaml}}
            """,
            files: ["v.yaml": "view:\n  - label: Issue #12\n  - image: logo\n"]
        )
        #expect(scene.findings == ["cut-text «#12»", "image-without-label «image»"])
    }
}
