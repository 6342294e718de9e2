import Testing

@testable import SceneKitLite

/// Reuse identifiers and tags.
@Suite struct IdentifierRuleTests {
    @Test func aPrototypeIsMarkedAtItsFirstKey() {
        expectFindings(
            "prototype-without-identifier",
            "duplicate-identifier",
            in: """
                scenes:
                  cities:
                    controller: table
                    class: Cities
                    table:
                      prototypes:
                        - 1️⃣style2️⃣: value1
                          accessory: detailButton
                        - {identifier: City}
                        - {identifier: 3️⃣City4️⃣}
                classes:
                  Cities: {superclass: TableViewController, implementation: swift}
                """
        )
    }

    @Test func aRuleOfASuperclassIsLookedAtInTheTableOfTheSubclass() {
        expectFindings(
            "undeclared-identifier",
            in: """
                initial: first
                scenes:
                  first:
                    controller: table
                    class: First
                    table: {prototypes: [{identifier: City}]}
                    segues: [{show: second, identifier: go}]
                  second:
                    controller: table
                    class: Second
                    table: {prototypes: [{identifier: Town}]}
                classes:
                  Base: {superclass: TableViewController, rows: {count: 1}, cell: {identifier: 1️⃣City2️⃣}}
                  First: {superclass: Base}
                  Second: {superclass: Base}
                """
        )
    }

    @Test func fedSectionsAndTablesOfAViewAskForPrototypesToo() {
        expectFindings(
            "undeclared-identifier",
            "undeclared-identifier",
            in: """
                initial: settings
                data: {devices: [Lamp]}
                scenes:
                  settings:
                    controller: table
                    segues: [{show: both, identifier: go}]
                    table:
                      prototypes: [{identifier: Device}]
                      sections:
                        - {rows: devices, cell: {identifier: 1️⃣Devise2️⃣}}
                  both:
                    controller: view
                    class: Both
                    view:
                      - table: {id: left, prototypes: [{identifier: Left}]}
                      - table: {id: right, prototypes: [{identifier: Right}]}
                classes:
                  Both:
                    superclass: ViewController
                    tables:
                      left: {rows: devices, cell: {identifier: 3️⃣Right4️⃣}}
                      right: {rows: devices, cell: {identifier: Right}}
                """
        )
    }

    @Test func aPrototypeThatNoRuleNamesIsUnused() {
        expectFindings(
            "unused-prototype",
            in: """
                scenes:
                  cities:
                    controller: table
                    class: Cities
                    table: {prototypes: [{identifier: City}, {identifier: 1️⃣Town2️⃣}]}
                classes:
                  Cities: {superclass: TableViewController, rows: {count: 1}, cell: {identifier: City}}
                """
        )
    }

    @Test func tagsAreUniqueWithinACellAndWithinTheRestOfAScene() {
        expectFindings(
            "duplicate-tag",
            "duplicate-tag",
            in: """
                scenes:
                  form:
                    controller: table
                    table:
                      header: [{label: {tag: 1}}, {label: {tag: 1️⃣12️⃣}}]
                      sections:
                        - cells:
                            - {tag: 1, content: {label: {tag: 3️⃣14️⃣}}}
                            - {content: [{label: {tag: 1}}, {label: {tag: 2}}]}
                            - {content: [{label: {tag: 0}}, {label: {tag: 0}}]}
                """
        )
    }

    @Test(arguments: [
        (
            "duplicate-identifier",
            """
            scenes:
              a:
                controller: table
                class: A
                table: {prototypes: [{identifier: City}, {identifier: City}, {identifier: City}]}
            classes: {A: {superclass: TableViewController, implementation: swift}}
            """
        ),
        (
            "duplicate-tag",
            """
            scenes:
              a: {controller: view, view: [{label: {tag: 1}}, {label: {tag: 1}}, {label: {tag: 1}}]}
            """
        ),
        (
            "duplicate-id",
            """
            scenes:
              a: {controller: view, storyboardIdentifier: Same}
              b: {controller: view, storyboardIdentifier: Same}
              c: {controller: view, storyboardIdentifier: Same}
            """
        ),
        (
            "outlet-connected-twice",
            """
            scenes:
              a:
                controller: view
                class: A
                view: [{label: {id: name}}]
                outlets: {labels: [name, name, name]}
            classes: {A: {superclass: ViewController, outlets: {labels: "[Label]"}}}
            """
        ),
        (
            "impossible-alert",
            """
            scenes: {a: {controller: view, class: A, view: [{button: {title: Ask, action: ask}}]}}
            classes:
              A:
                superclass: ViewController
                outlets: {name: TextField?}
                actions:
                  ask: {alert: {textFields: [{outlet: name}, {outlet: name}, {outlet: name}], actions: [OK]}}
            """
        ),
    ])
    func whatIsThereAgainPointsToTheFirst(_ code: String, _ text: String) {
        let scene = SourceText(name: "a.yaml", text: text)
        let file = SceneFile.read(scene, resources: MemoryResources())
        let found = file.findings().filter { $0.code.name == code }
        #expect(found.count == 2)
        #expect(Set(found.map { $0.secondary.first?.range }).count == 1)
    }
}
