import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRuntime
@testable import SceneText

/// What the rules of a class set in cells that are used again and again.
@Suite struct ScriptedCellTests {
    /// Forty people, of whom every third has a note and every fifth is a guest.
    private static let people: String = {
        let records = (0..<40).map { number in
            let note = number % 3 == 0 ? ", note: n\(number)" : ""
            return "    - {name: p\(number), guest: \(number % 5 == 0)\(note)}"
        }
        return "people:\n" + records.joined(separator: "\n")
    }()

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// Scrolls up and down through all rows, and looks at each cell with its row.
    private func visit(
        _ scene: OpenScene,
        _ look: (TableViewCell, Int) throws -> Void
    ) throws {
        let table = try scene.table
        for row in Array(0..<31) + (0..<31).reversed() {
            table.contentOffset = Point(x: 0, y: Double(row) * 20)
            for cell in table.visibleCells {
                try look(cell, try #require(table.indexPath(for: cell)).row)
            }
        }
    }

    @Test func whenOneRuleSetsAPropertyThenTheOthersOfThePrototypeResetIt() throws {
        let scene = try OpenScene(
            data: Self.people,
            class: """
                rows: people
                cells:
                  - when: "{item.guest}"
                    identifier: Cell
                    set:
                      textLabel.text: "{item.name}"
                      accessory: checkmark
                      textLabel.textColor: systemRed
                      textLabel.alpha: 0.5
                  - identifier: Cell
                    set: {textLabel.text: "{item.name}"}
                """
        )
        try visit(scene) { cell, row in
            let isGuest = row % 5 == 0
            #expect(cell.textLabel?.text == "p\(row)")
            #expect(cell.accessoryType == (isGuest ? .checkmark : .none))
            #expect((cell.textLabel?.textColor != nil) == isGuest)
            #expect(cell.textLabel?.alpha == (isGuest ? 0.5 : 1))
        }
        #expect(try scene.table.statistics.cellsMade <= 11)
    }

    @Test func whenAValueIsAbsentThenTheCellsPropertyBecomesNil() throws {
        let scene = try OpenScene(
            data: Self.people,
            class: """
                rows: people
                cell:
                  identifier: Cell
                  set: {textLabel.text: "{item.name}", detailTextLabel.text: "{item.note?}"}
                """
        )
        try visit(scene) { cell, row in
            #expect(cell.detailTextLabel?.text == (row % 3 == 0 ? "n\(row)" : nil))
        }
        #expect(scene.player.storyboard.faults.isEmpty)
    }

    @Test func whenAnAbsentValueIsNotMarkedThenItIsAFaultOfItsRow() throws {
        let scene = try OpenScene(
            data: Self.people,
            class: """
                rows: people
                cell:
                  identifier: Cell
                  set: {textLabel.text: "{item.note}"}
                """
        )
        let faults = scene.player.storyboard.faults
        #expect(!faults.isEmpty)
        #expect(faults.allSatisfy { $0.severity == .error })
        #expect(try scene.rows.first == "n0")
    }

    @Test func whenARowIsAboutToShowThenWillDisplayHasTheLastWord() throws {
        let scene = try OpenScene(
            data: Self.people,
            class: """
                rows: people
                cell: {identifier: Cell, set: {textLabel.text: "{item.name}"}}
                willDisplay:
                  backgroundColor: "{row % 2 == 0 ? '#B2B2B21A' : nil}"
                  textLabel.text: "{item.name}!"
                """
        )
        try visit(scene) { cell, row in
            #expect(cell.textLabel?.text == "p\(row)!")
            #expect((cell.backgroundColor != nil) == (row % 2 == 0))
        }
    }

    @Test func whenWillDisplaySaysNilThenThePropertyIsAsInThePrototype() throws {
        let scene = try OpenScene(
            data: Self.people,
            prototypes: "- {identifier: Cell, indentationLevel: 1}",
            class: """
                rows: people
                cell: {identifier: Cell, set: {textLabel.text: "{item.name}"}}
                willDisplay:
                  indentationLevel: "{item.guest ? 3 : nil}"
                  textLabel.numberOfLines: "{item.guest ? 0 : nil}"
                """
        )
        try visit(scene) { cell, row in
            #expect(cell.indentationLevel == (row % 5 == 0 ? 3 : 1))
            #expect(cell.textLabel?.numberOfLines == (row % 5 == 0 ? 0 : 1))
        }
    }

    @Test func whenRulesNameSeveralPrototypesThenTheFirstThatHoldsDecides() throws {
        let scene = try OpenScene(
            data: Self.people,
            prototypes: "- {identifier: Cell}\n        - {identifier: Guest, style: subtitle}",
            class: """
                rows: people
                cells:
                  - {when: "{item.guest}", identifier: Guest, height: 40}
                  - {when: "{row == 5}", identifier: Cell, set: {textLabel.text: never}}
                  - {identifier: Cell, set: {textLabel.text: "{item.name}"}}
                """
        )
        let table = try scene.table
        #expect(table.cellForRow(at: path(0))?.reuseIdentifier == "Guest")
        #expect(table.cellForRow(at: path(1))?.reuseIdentifier == "Cell")
        #expect(table.cellForRow(at: path(5))?.reuseIdentifier == "Guest")
        #expect(table.rectForRow(at: path(0)).height == 40)
        #expect(table.rectForRow(at: path(1)).height == 20)
    }

    @Test(.slow) func whenScrolledThroughTenThousandRowsThenThereAreOnlyCellsForAScreen() throws {
        let scene = try OpenScene(
            data: "none: []",
            class: """
                rows: {count: 10000}
                cell: {identifier: Cell, set: {textLabel.text: "{row}"}}
                """
        )
        let table = try scene.table
        for row in 0..<9_990 {
            table.contentOffset = Point(x: 0, y: Double(row) * 20)
            table.layoutIfNeeded()
        }
        #expect(try scene.rows.last == "9998")
        #expect(table.statistics.cellsMade <= 11)
    }

    @Test func whenAViewHasATagThenARuleReachesItWithoutAClass() throws {
        let scene = try OpenScene(
            data: Self.people,
            prototypes: "- {identifier: Cell, content: {row: [{label: {tag: 7}}]}}",
            class: """
                rows: people
                cell: {identifier: Cell, set: {"#7.text": "{item.name}"}}
                """
        )
        let cell = try #require(try scene.table.visibleCells.first)
        #expect((cell.viewWithTag(7) as? Label)?.text == "p0")
    }

    @Test func whenARowIsTouchedThenItsEffectsKnowTheRow() throws {
        let scene = try OpenScene(
            data: Self.people,
            prototypes: "- {identifier: Cell, accessory: detailButton}",
            class: """
                rows: people
                cell: {identifier: Cell, set: {textLabel.text: "{item.name}"}}
                select: {log: "selected {row} {item.name} of {count}"}
                deselect: {log: "deselected {item.name}"}
                accessoryTapped: {log: "about {item.name}"}
                """
        )
        scene.play("select 0 1", "select 0 2", "accessory 0 30")
        #expect(
            scene.log == [
                "selected 1 p1 of 40", "deselected p1", "selected 2 p2 of 40", "about p30",
            ]
        )
    }
}
