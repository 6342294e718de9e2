import Testing

@testable import SceneRules
@testable import SceneText

/// Outlets that do not fit their class or their view.
@Suite struct OutletRuleTests {
    @Test func aNameThatTheClassDoesNotDeclareIsMarked() {
        expectFindings(
            "undeclared-outlet",
            in: """
                scenes:
                  contact:
                    controller: view
                    class: Contact
                    view: [{label: {id: name}}]
                    outlets: {1️⃣titel2️⃣: name}
                classes:
                  Contact:
                    superclass: ViewController
                    outlets: {title: Label}
                """
        )
    }

    @Test func twoMistakesOfOneOutletAreTwoFindings() {
        expectFindings(
            "undeclared-outlet",
            "unresolved-outlet",
            in: """
                scenes:
                  contact:
                    controller: view
                    class: Contact
                    view: [{label: {id: name}}]
                    outlets: {1️⃣titel2️⃣: 3️⃣nmae4️⃣}
                classes:
                  Contact: {superclass: ViewController, outlets: {title: Label}}
                """
        )
    }

    /// A scene and a cell whose outlets are called as the views that they lead to.
    private func named(_ outlets: String, declares: String = "name: Label, age: Label") -> String {
        """
        scenes:
          contact:
            controller: view
            class: Contact
            view: [{label: {id: name}}, {label: {id: age}}]
            outlets: \(outlets)
        classes:
          Contact:
            superclass: ViewController
            outlets: {\(declares)}
        """
    }

    @Test func aListOfOutletsNamesThemByTheirViews() {
        expectClean(named("[name, age]"))
        expectFindings(
            "unconnected-outlet",
            in: named("[name]").replacing("class: C", with: "class: 1️⃣C")
                .replacing("ontact\n    view", with: "ontact2️⃣\n    view")
        )
        expectFindings("undeclared-outlet", in: named("[name, 1️⃣age2️⃣]", declares: "name: Label"))
        expectFindings("duplicate-key", in: named("[name, age, 1️⃣age2️⃣]"))
        // What is misspelt is neither a view nor an outlet, and one mistake.
        let misspelt = CheckedScene(named("[name, aeg]"))
        #expect(misspelt.findings == ["unresolved-outlet «aeg»"])
        #expect(misspelt.helps.contains("a view with a similar id exists: 'age'"))
    }

    @Test func outletsAreInherited() {
        expectClean(
            """
            scenes:
              contact:
                controller: view
                class: Contact
                view: [{label: {id: name}}]
                outlets: {title: name}
            classes:
              Base: {superclass: ViewController, outlets: {title: Label}}
              Contact: {superclass: Base}
            """
        )
    }

    @Test func anOutletOfASuperclassIsMissedInTheSceneOfTheSubclass() {
        expectFindings(
            "unconnected-outlet",
            in: """
                scenes:
                  contact:
                    controller: view
                    class: 1️⃣Contact2️⃣
                    view: [{label: Hello}]
                classes:
                  Base: {superclass: ViewController, outlets: {title: Label}}
                  Contact: {superclass: Base}
                """
        )
    }

    @Test func optionalOutletsAndCollectionsMayStayEmpty() {
        expectClean(
            """
            scenes:
              contact: {controller: view, class: Contact}
            classes:
              Contact:
                superclass: ViewController
                outlets:
                  title: Label?
                  labels: "[Label]"
            """
        )
    }

    @Test func nothingIsSaidOfAClassThatIsNotKnown() {
        expectFindings(
            "unknown-class",
            in: """
                scenes:
                  contact:
                    controller: view
                    class: 1️⃣Contcat2️⃣
                    view: [{label: {id: name}}]
                    outlets: {titel: name}
                classes:
                  Contact: {superclass: ViewController, outlets: {title: Label}}
                """,
            of: .outlets
        )
    }

    @Test func outletsOfACellStayWithinTheCell() {
        expectFindings(
            "unresolved-outlet",
            in: """
                data: {cities: [Oslo]}
                scenes:
                  cities:
                    controller: table
                    class: Cities
                    table:
                      header: {label: {id: heading}}
                      prototypes:
                        - identifier: City
                          class: CityCell
                          content: {label: {id: name}}
                          outlets: {nameLabel: 1️⃣heading2️⃣}
                classes:
                  CityCell: {superclass: TableViewCell, outlets: {nameLabel: Label}}
                  Cities: {superclass: TableViewController, rows: cities, cell: {identifier: City}}
                """
        )
    }

    @Test func aControllerReachesStaticCellsButNoPrototypes() {
        expectFindings(
            "outlet-into-repeating-content",
            in: """
                data: {cities: [Oslo]}
                scenes:
                  cities:
                    controller: table
                    class: Cities
                    table:
                      prototypes: [{identifier: City, content: {label: {id: name}}}]
                      sections:
                        - cells: [{id: row, content: {label: {id: fixed}}}]
                        - {rows: cities, cell: {identifier: City}}
                    outlets: {fixedLabel: fixed, rowCell: row, nameLabel: 1️⃣name2️⃣}
                classes:
                  Cities:
                    superclass: TableViewController
                    outlets: {fixedLabel: Label, rowCell: TableViewCell, nameLabel: Label}
                """
        )
    }

    @Test func theTypeIsThatOfTheViewOrOneThatItInheritsFrom() {
        expectFindings(
            "outlet-type-mismatch",
            in: """
                scenes:
                  form:
                    controller: view
                    class: Form
                    rightItem: {title: Go, id: go, action: go}
                    view:
                      - slider: {id: level}
                      - custom: {id: gauge, class: Dial}
                    outlets: {any: level, control: level, gaugeView: gauge, goItem: go, button: 1️⃣gauge2️⃣}
                classes:
                  Gauge: {superclass: View, implementation: swift}
                  Dial: {superclass: Gauge, implementation: swift}
                  Form:
                    superclass: ViewController
                    outlets:
                      any: View
                      control: Control
                      gaugeView: Gauge
                      goItem: BarButtonItem
                      button: Button
                    actions: {go: {log: gone}}
                """
        )
    }

    @Test func eachViewOfACollectionIsLookedAt() {
        expectFindings(
            "outlet-type-mismatch",
            "outlet-connected-twice",
            in: """
                scenes:
                  form:
                    controller: view
                    class: Form
                    view: [{label: {id: one}}, {slider: {id: two}}]
                    outlets: {labels: [one, 1️⃣two2️⃣, 3️⃣one4️⃣]}
                classes:
                  Form:
                    superclass: ViewController
                    outlets:
                      labels: "[Label]"
                """
        )
    }

    @Test func aListForOneViewIsNotAlsoOfTheWrongType() {
        expectFindings(
            "collection-misuse",
            in: """
                scenes:
                  form:
                    controller: view
                    class: Form
                    view: [{label: {id: one}}, {slider: {id: two}}]
                    outlets: {title: 1️⃣[one, two]2️⃣}
                classes:
                  Form: {superclass: ViewController, outlets: {title: Label}}
                """
        )
    }

    @Test func aControllerIsNoTypeOfAnOutlet() {
        expectFindings(
            "unknown-outlet-type",
            "unknown-outlet-type",
            in: """
                scenes:
                  form: {controller: view, class: Form}
                classes:
                  Form:
                    superclass: ViewController
                    outlets:
                      next: 1️⃣Form?2️⃣
                      title: 3️⃣UILabel?4️⃣
                """
        )
    }

    @Test func aCellWithOutletsNeedsAClass() {
        expectFindings(
            "outlet-without-class",
            in: """
                scenes:
                  form:
                    controller: table
                    table:
                      sections:
                        - cells:
                            - content: {label: {id: name}}
                              outlets: {1️⃣nameLabel2️⃣: name, other: name}
                """
        )
    }

    @Test func aViewFileFillsOutletsThatAreNotSeenHere() {
        let file = SceneFile.read(
            SourceText(
                name: "test.yaml",
                text: """
                    scenes:
                      form: {controller: view, class: Form, view: {file: Form.yaml}}
                    classes:
                      Form: {superclass: ViewController, outlets: {title: Label}}
                    """
            ),
            resources: MemoryResources(["Form.yaml": "view: {label: {id: title}}"])
        )
        #expect(file.findings().map(\.code.name) == [])
    }

    @Test func aListOfOneIsUnwrappedByTheEditOfTheHelp() throws {
        let text = """
            scenes:
              form:
                controller: view
                class: Form
                view: [{label: {id: one}}]
                outlets: {title: [one]}
            classes:
              Form: {superclass: ViewController, outlets: {title: Label}}
            """
        let file = SceneFile.read(SourceText(name: "test.yaml", text: text))
        let finding = try #require(file.diagnostics.first)
        #expect(finding.helps.first?.edit?.replacement == "one")
    }
}
