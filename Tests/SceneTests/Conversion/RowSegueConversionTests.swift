import Testing

@testable import SceneConversion
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// Segues of cells that rows of one prototype perform.
@Suite struct RowSegueConversionTests {
    private func menu(_ members: String = "", scene: String = "", segues: String = "") -> String {
        """
        initial: nav
        scenes:
          nav: {controller: navigation, root: menu}
          menu:
            controller: table
            class: Menu
            \(scene)
            table:
              sections:
                - cells:
                    - {text: Soups, segue: {show: page, identifier: soups}}
                    - {text: Salads, segue: {show: page, identifier: salads}}
                    - {text: Closed on Monday}
          page: {controller: view, class: Page, view: [{label: {id: said}}], outlets: {label: said}}
        classes:
          Menu:
            superclass: TableViewController
        \(members)
          Page:
            superclass: ViewController
            properties: {from: String?}
            outlets: {label: Label}
            configureView: {label.text: "{from? ?? 'nowhere'}"}

        """
    }

    /// A scene with one segue may have it without a list.
    @Test func theOnlySegueOfASceneBecomesTheFirstOfAList() {
        let result = converted(
            menu(
                "    actions: {help: {perform: showHelp}}",
                scene:
                    "segues: {present: page, identifier: showHelp}\n    rightItem: {title: Help, action: help}"
            ),
            to: .dynamic
        )
        #expect(
            result.string.part(from: "    segues:", to: "    rightItem") == """
                    segues:
                      - {present: page, identifier: showHelp}
                      - {show: page, identifier: soups}
                      - {show: page, identifier: salads}

                """
        )
        #expect(result.notes == [])
        #expect(result.pictureDifferences == [])
    }

    private static let performing = "    select: {perform: \"{item.go?}\"}"

    /// What becomes of the only segue of a scene does not depend on whether it is in a list.
    @Test(arguments: [
        // The cells have it now.
        ("{show: page, identifier: soups}", performing),
        // It remains, and that of a prototype without rows joins it.
        (
            "{show: page, identifier: other}",
            "    prepare: {gone: {from: a}, other: {from: b}}"
        ),
        // It goes, and the other takes its place.
        ("{show: page, identifier: soups}", performing + "\n    prepare: {gone: {from: a}}"),
    ])
    func theOnlySegueIsTreatedAsOneOfAList(_ segue: String, _ code: String) {
        func file(_ segues: String) -> String {
            """
            initial: nav
            scenes:
              nav: {controller: navigation, root: menu}
              menu:
                controller: table
                class: Menu
                segues: \(segues)
                table:
                  prototypes:
                    - {identifier: P}
                    - {identifier: Q, segue: {show: page, identifier: gone}}
              page: {controller: view, class: Page}
            classes:
              Menu:
                superclass: TableViewController
                rows: [{name: A, go: soups}, {name: B}]
                cell: {identifier: P, set: {textLabel.text: "{item.name}"}}
            \(code)
              Page: {superclass: ViewController, properties: {from: String?}}

            """
        }
        let alone = converted(file(segue), to: .static, allowsWarnings: true)
        let listed = converted(file("[\(segue)]"), to: .static, allowsWarnings: true)
        #expect(!alone.isRefused && alone.pictureDifferences == [])
        let segues = [alone, listed].map { result in
            result.file.definition.scenes[1].segues.map { [$0.identifier?.value, $0.target.value] }
        }
        #expect(segues[0] == segues[1])
    }

    /// A cell's segue is prepared before `select`, so what that changes is not prepared with.
    @Test func aSegueIsPreparedWithWhatSelectHasNotChangedYet() {
        let members = """
                properties: {visits: {type: Int, value: 0}}
                prepare:
                  soups: {from: "{visits} visits"}
                  salads: {from: "{visits} visits"}
                select: {set: {visits: "{visits + 1}"}}
            """
        let text = menu(members)
        let result = converted(text, to: .dynamic)
        #expect(
            result.string.contains(
                """
                    select:
                      - perform: "{item.show?}"
                      - set: {visits: "{visits + 1}"}
                """
            )
        )
        #expect(result.pictureDifferences == [])
        let back = converted(result.string, to: .static)
        #expect(back.string.contains(#"    select: {set: {visits: "{visits + 1}"}}"#))
        #expect(back.pictureDifferences == [])
    }

    /// An absent value is an empty text in CSV, and no segue has that name.
    @Test(arguments: [nil, 0]) func anEmptyFieldOfAFileLeadsNowhere(_ section: Int?) {
        let result = converted(menu(), to: .dynamic) {
            $0.dataPath = "menu.csv"
            $0.section = section
        }
        #expect(result.string.contains("== '' ? nil : item"), "\(result.string)")
        #expect(result.pictureDifferences == [])
    }
}
