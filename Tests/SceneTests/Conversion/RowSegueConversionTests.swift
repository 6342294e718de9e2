import Testing

@testable import SceneConversion
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
