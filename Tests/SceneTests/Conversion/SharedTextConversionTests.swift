import Testing

@testable import SceneConversion
@testable import SceneRules
@testable import SceneText

/// Text of a file that means two things at once: aliases, short forms beside long ones.
@Suite struct SharedTextConversionTests {
    private static let cells = """
        initial: tabs
        scenes:
          tabs: {controller: tabs, tabs: [one, two]}
          one:
            controller: table
            table:
              sections:
                - header: H
                  cells:
                    - &first {text: A, accessory: checkmark}
                    - {text: B, accessory: checkmark}
          two:
            controller: table
            table:
              sections:
                - header: &h Hello
                  cells: [*first, {<<: *first, text: C}]
                - header: *h
                  cells: [{text: D}]

        """

    private static let table = """
        initial: tabs
        scenes:
          tabs: {controller: tabs, tabs: [one, two]}
          one:
            controller: table
            table: &t
              style: grouped
              sections: &s
                - header: H
                  cells: [{text: A}, {text: B}]
          two: {controller: table, table: *t}

        """

    private static let rows = """
        initial: tabs
        data:
          letters: &l [{n: A}, {n: B}]
          others: *l
        scenes:
          tabs: {controller: tabs, tabs: [one, two]}
          one:
            controller: table
            class: C
            table: {prototypes: [&p {identifier: X, accessory: checkmark}]}
          two:
            controller: table
            class: D
            table: {prototypes: [*p]}
        classes:
          C:
            superclass: TableViewController
            rows: letters
            cell: &cell {identifier: X, set: {textLabel.text: "{item.n}"}}
          D:
            superclass: TableViewController
            rows: others
            cell: *cell

        """

    @Test(.slow, arguments: [nil, "one", "two"])
    func eachSceneKeepsWhatAnAliasBroughtIt(_ scene: String?) {
        for (text, direction) in [
            (Self.cells, ConversionRequest.Direction.dynamic), (Self.table, .dynamic),
            (Self.rows, .static),
        ] {
            let result = converted(text, to: direction) { $0.scene = scene }
            #expect(result.notes == [])
            #expect(result.tables == scene.map { [$0] } ?? ["one", "two"])
            #expect(result.pictureDifferences == [])
        }
    }

    @Test func anAliasIsWrittenOutOnlyWhereItsMeaningChanges() {
        let result = converted(Self.cells, to: .dynamic) { $0.scene = "one" }
        #expect(result.string.contains("- header: *h\n"))
        #expect(result.string.contains("cells: [{text: A, accessory: checkmark}, {text: C, "))
    }

    @Test(.slow) func aTextThatIsShortBesideALongFormIsSetOnce() {
        let rows = converted(
            """
            scenes:
              main:
                controller: table
                class: C
                table: {prototypes: [{identifier: X, text: Old, textLabel: {highlightedTextColor: systemRed}}]}
            classes:
              C:
                superclass: TableViewController
                rows: [{n: One}, {n: Two}]
                cell: {identifier: X, set: {textLabel.text: "{item.n}"}}
            """,
            to: .static
        )
        #expect(rows.notes == [])
        #expect(!rows.string.contains("Old"))
        #expect(rows.pictureDifferences == [])
        let cells = converted(
            """
            scenes:
              main:
                controller: table
                table:
                  sections:
                    - cells:
                        - {text: One, textLabel: {highlightedTextColor: systemRed}}
                        - {textLabel: {highlightedTextColor: systemRed}, text: Two}
            """,
            to: .dynamic
        )
        #expect(cells.notes == [])
        #expect(
            cells.string.contains(
                "- {identifier: MainCell, textLabel: {highlightedTextColor: systemRed}}"
            )
        )
        #expect(cells.pictureDifferences == [])
    }

    @Test(.slow) func aTitleOfTheIndexIsThatOfAllSectionsThatBeginWithIt() {
        let result = converted(
            """
            data: {lamps: [Desk, Hall, Hat, Dome]}
            scenes:
              main:
                controller: table
                class: C
                table: {prototypes: [{identifier: X}]}
            classes:
              C:
                superclass: TableViewController
                rows: {from: lamps, section: "{item}", header: "{group.title}", index: true}
                cell: {identifier: X, set: {textLabel.text: "{item}"}}
            snapshots:
              halls: {do: [index H], height: 8}
            """,
            to: .static
        )
        #expect(result.notes == [])
        #expect(result.string.contains("index: [D, H]"))
        #expect(result.pictureDifferences == [])
        let back = SceneConverter(ConversionRequest(.dynamic)).convert(result.file)
        #expect(back.string.contains("index: true"))
        #expect(back.pictureDifferences == [])
    }

    @Test func aPrototypeThatNoConvertedSectionUsesStays() {
        let result = converted(
            """
            scenes:
              main:
                controller: table
                table:
                  prototypes: [{identifier: Lamp}, {identifier: Door}, {identifier: Both}]
                  sections:
                    - {rows: [Desk], cell: {identifier: Lamp, set: {textLabel.text: "{item}"}}}
                    - {rows: [Front], cell: {identifier: Door, set: {textLabel.text: "{item}"}}}
                    - {rows: [Hall], cell: {identifier: Both, set: {textLabel.text: "{item}"}}}
                    - {rows: [Back], cell: {identifier: Both, set: {textLabel.text: "{item}"}}}
            """,
            to: .static
        ) { $0.section = 2 }
        #expect(result.notes == [])
        #expect(
            result.string.contains(
                "prototypes: [{identifier: Lamp}, {identifier: Door}, {identifier: Both}]"
            )
        )
        let other = SceneConverter(
            {
                var request = ConversionRequest(.static)
                request.section = 0
                return request
            }()
        ).convert(result.original)
        #expect(other.string.contains("prototypes: [{identifier: Door}, {identifier: Both}]"))
    }

    @Test func viewsOfCellsInSwiftAreReachedByTheirTags() {
        let result = converted(
            """
            scenes:
              main:
                controller: table
                table:
                  sections:
                    - cells:
                        - {class: LampCell, content: {label: {id: one, text: A}}, outlets: {name: one}}
                        - {class: LampCell, content: {label: {id: two, text: B}}, outlets: {name: two}}
            classes:
              LampCell: {superclass: TableViewCell, implementation: swift, outlets: {name: Label}}
            """,
            to: .dynamic
        )
        #expect(result.notes == [])
        #expect(result.string.contains("#100.text"))
        #expect(result.pictureDifferences == [])
        let outlets = result.string.replacing("#100.text", with: "name.text")
        #expect(
            converted(outlets, to: .static).findings.map(\.message) == [
                "'name.text' is set through an outlet of 'LampCell', which is implemented in Swift, so "
                    + "what it shows cannot be compared"
            ]
        )
    }
}
