import Testing

@testable import SceneKitLite

/// Classes, styles and scenes that are named and do not exist or do not fit.
@Suite struct NameRuleTests {
    @Test func anUnknownSuperclassSilencesWhatMightBeInherited() {
        expectFindings(
            "unknown-superclass",
            in: """
                scenes:
                  form:
                    controller: view
                    class: Form
                    rightItem: {title: Go, action: go}
                    view: [{label: {id: name}}]
                    outlets: {title: name}
                classes:
                  Form: {superclass: 1️⃣Base2️⃣}
                """,
            of: .outlets
        )
    }

    @Test func aCycleIsReportedOnceAtItsFirstClass() {
        expectFindings(
            "superclass-cycle",
            "superclass-cycle",
            in: """
                scenes:
                  form: {controller: view, class: Outside}
                classes:
                  One: {superclass: 1️⃣Two2️⃣}
                  Two: {superclass: Three}
                  Three: {superclass: One}
                  Own: {superclass: 3️⃣Own4️⃣}
                  Outside: {superclass: Two}
                """
        )
    }

    @Test func controllersCellsAndViewsWantClassesOfTheirKind() {
        expectFindings(
            "wrong-class-kind",
            "wrong-class-kind",
            "wrong-class-kind",
            "wrong-class-kind",
            in: """
                initial: form
                scenes:
                  form:
                    controller: view
                    class: 1️⃣Table2️⃣
                    view: [{custom: {class: 3️⃣Cell4️⃣}}]
                    segues: [{show: table, identifier: a}, {show: plain, identifier: b}]
                  table:
                    controller: table
                    class: 5️⃣ViewController6️⃣
                    table:
                      sections: [{cells: [{class: 7️⃣View8️⃣}, {class: Cell}]}]
                  plain: {controller: table, class: Table, table: {sections: [{cells: [{text: A}]}]}}
                classes:
                  Table: {superclass: TableViewController}
                  Cell: {superclass: TableViewCell}
                """
        )
    }

    @Test func viewsAndTablesWantClassesOfTheirKind() {
        expectFindings(
            "wrong-class-kind",
            "wrong-class-kind",
            in: """
                initial: form
                scenes:
                  form:
                    controller: table
                    table:
                      class: 1️⃣Badge2️⃣
                      sections:
                        - cells:
                            - content:
                                row: [{button: {title: A, class: 3️⃣Badge4️⃣}}, {label: {text: B, class: Badge}}]
                classes:
                  Badge: {superclass: Label}
                """
        )
    }

    @Test func aNameIsDeclaredOnceInAChain() {
        expectFindings(
            "redeclared-name",
            "redeclared-name",
            in: """
                scenes:
                  form: {controller: view, class: Form}
                classes:
                  Base:
                    superclass: ViewController
                    outlets:
                      name: Label?
                    properties:
                      1️⃣name2️⃣: String?
                      age: Int?
                  Middle: {superclass: Base}
                  Form:
                    superclass: Middle
                    properties:
                      3️⃣age4️⃣: Int?
                """
        )
    }

    @Test func aNameOfTheRuntimeIsTaken() {
        expectFindings(
            "reserved-class-name",
            in: """
                scenes:
                  form: {controller: view}
                classes:
                  1️⃣Label2️⃣: {superclass: View}
                """
        )
    }

    @Test func stylesOfPartsOfACellAreLookedAtToo() {
        expectFindings(
            "unknown-style",
            "style-mismatch",
            in: """
                styles:
                  large: {font: title1}
                  round: {contentMode: center}
                scenes:
                  form:
                    controller: table
                    table:
                      sections:
                        - cells:
                            - textLabel: {text: A, styles: [large, 1️⃣lagre2️⃣]}
                              imageView: {name: a, styles: [round, 3️⃣large4️⃣]}
                """
        )
    }

    @Test func eachPlaceThatNamesASceneIsLookedAt() {
        expectFindings(
            "unknown-scene",
            "unknown-scene",
            "unknown-scene",
            "unknown-scene",
            in: """
                initial: 1️⃣tabz2️⃣
                scenes:
                  tabs: {controller: tabs, tabs: [split, 3️⃣spilt4️⃣]}
                  split: {controller: split, master: one, detail: 5️⃣label6️⃣}
                  one: {controller: view, view: [{label: {id: label}}]}
                snapshots:
                  first: {scene: 7️⃣oen8️⃣}
                """
        )
    }

    @Test func containersAndEmbeddedScenesFormNoCircle() {
        expectFindings(
            "scene-cycle",
            "scene-cycle",
            in: """
                initial: navigation
                scenes:
                  navigation: {controller: navigation, root: player}
                  player:
                    controller: view
                    leftItem: {title: Again, segue: {present: navigation}}
                    view: [{container: {segue: {embed: 1️⃣navigation2️⃣}}}]
                    segues: [{show: own, identifier: a}]
                  own: {controller: navigation, root: 3️⃣own4️⃣}
                """,
            of: .names
        )
    }

    @Test func eachStyleHasItsParts() {
        expectFindings(
            "absent-cell-part",
            "absent-cell-part",
            "absent-cell-part",
            in: """
                scenes:
                  form:
                    controller: table
                    table:
                      sections:
                        - cells:
                            - {text: A, image: a, 1️⃣detail2️⃣: B}
                            - {style: value2, text: A, detail: B, 3️⃣image4️⃣: a}
                            - {style: default, 5️⃣detailTextLabel6️⃣: {text: B}}
                            - {style: subtitle, text: A, detail: B, image: a}
                            - {style: value1, text: A, detail: B, image: a}
                """,
            of: .names
        )
    }

    @Test func aSwiftClassDeclaresAndDoesNotAct() {
        expectFindings(
            "scripted-swift-class",
            "scripted-swift-class",
            "scripted-swift-class",
            in: """
                scenes:
                  list:
                    controller: table
                    class: List
                    table: {prototypes: [{identifier: Cell}]}
                    rightItem: {title: Save, action: "save:"}
                classes:
                  List:
                    superclass: TableViewController
                    1️⃣rows2️⃣: {count: 3}
                    3️⃣cell4️⃣: {identifier: Missing, set: {"#9.text": "{row}"}}
                    implementation: swift
                    outlets: {label: Label?}
                    properties: {name: String}
                    actions:
                      open: []
                      5️⃣"save:"6️⃣: {log: saved}
                """
        )
    }

    @Test func theHelpQuotesAnActionWithASender() {
        let scene = CheckedScene(
            """
            scenes: {form: {controller: view, class: Form, rightItem: {title: Save, action: "save:"}}}
            classes:
              Form:
                superclass: ViewController
                implementation: swift
                actions: {"save:": {log: saved}}
            """
        )
        #expect(scene.helps == ["declare only the name: '\"save:\": []'"])
    }

    @Test func namesThatExpressionsReadAsSomethingElseAreReserved() {
        expectFindings(
            "reserved-name",
            "reserved-name",
            "bad-id",
            "bad-id",
            "reserved-name",
            in: """
                data: {1️⃣row2️⃣: [1], rows: [1], shop-items: [{item: 1, nil: 2, a b: 3}]}
                scenes:
                  form:
                    controller: view
                    class: Form
                    view: [{label: {id: item}}, {label: {id: b}}]
                    outlets: {sender: item, a b: b, größe: b}
                classes:
                  Form:
                    superclass: ViewController
                    outlets: {3️⃣sender4️⃣: Label, 5️⃣a b6️⃣: Label, größe: Label}
                    properties: {7️⃣first-name8️⃣: String, 9️⃣true0️⃣: Bool, counts: Int}
                """
        )
    }

    @Test func namesOfARowAreReservedWhereThereMayBeOne() {
        expectFindings(
            "reserved-name",
            in: """
                scenes:
                  list: {controller: table, class: List, table: {sections: [{cells: [{text: A}]}]}}
                classes:
                  List:
                    superclass: TableViewController
                    properties: {1️⃣item2️⃣: Record?}
                """
        )
        expectClean(
            """
            scenes:
              detail: {controller: view, class: Detail}
            classes:
              Detail:
                superclass: ViewController
                properties: {item: Record?, count: {type: Int, value: 1}}
            """
        )
    }

    @Test func aClassOfAProgramMayUseAnyName() {
        expectClean(
            """
            scenes:
              form: {controller: view, class: Form}
            classes:
              Form:
                superclass: ViewController
                implementation: swift
                properties: {item: String, my-name: Int}
            """
        )
    }
}
