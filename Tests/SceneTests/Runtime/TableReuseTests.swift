import FoundationEssentials
import Testing

@testable import SceneRuntime

/// Cells are few: those of the rows on the screen, handed out again and again.
@Suite(.exitTests) struct TableReuseTests {
    /// A cell that counts its preparations.
    private final class CountingCell: TableViewCell {
        var preparations = 0

        override func prepareForReuse() {
            super.prepareForReuse()
            preparations += 1
        }
    }

    @Test(.slow) func whenScrolledLineByLineThenNoMoreCellsAreMadeThanAreVisibleAtOncePlusOne() {
        let rows = NumberedRows(10_000)
        let table = makeTable(rows)
        for row in 0..<9_990 {
            table.contentOffset = Point(x: 0, y: Double(row) * 20)
            table.layoutIfNeeded()
            #expect(table.visibleCells.count == 10)
        }
        #expect(table.statistics.cellsMade <= 11)
        #expect(table.statistics.cellsAsked == 9_999)
        #expect(table.statistics.cellsReused + table.statistics.cellsMade == 9_999)
    }

    @Test(.slow) func whenScrolledByHalfRowsThenThereIsOneCellMore() {
        let rows = NumberedRows(1_000)
        let table = makeTable(rows)
        for step in 0..<1_900 {
            table.contentOffset = Point(x: 0, y: Double(step) * 10)
            table.layoutIfNeeded()
        }
        #expect(table.statistics.cellsMade <= 12)
    }

    @Test func whenThereAreSeveralIdentifiersThenEachHasAQueueOfItsOwn() {
        let rows = NumberedRows(100)
        rows.identifiers = ["A", "B", "B"]
        let table = makeTable(rows, lines: 9)
        for row in 0..<90 {
            table.contentOffset = Point(x: 0, y: Double(row) * 20)
            for cell in table.visibleCells {
                let row = table.indexPath(for: cell)?.row ?? 0
                #expect(cell.reuseIdentifier == (row.isMultiple(of: 3) ? "A" : "B"))
            }
        }
        #expect(table.statistics.cellsMade <= (3 + 1) + (6 + 1))
    }

    @Test func whenACellIsHandedOutAgainThenItIsPreparedBefore() throws {
        let rows = NumberedRows(100)
        let table = makeTable(rows, lines: 1)
        table.register(CountingCell.self, forCellReuseIdentifier: "Cell")
        let first = try #require(table.visibleCells.first as? CountingCell)
        #expect(first.preparations == 0)
        table.contentOffset = Point(x: 0, y: 20)
        let second = try #require(table.visibleCells.first as? CountingCell)
        #expect(second === first)
        #expect(second.preparations == 1)
        #expect(second.textLabel?.text == "0.1")
    }

    @Test func whenTheDataSourceDoesNotResetAPropertyThenItIsLeftFromAnotherRow() throws {
        let rows = NumberedRows(100)
        let table = makeTable(rows, lines: 1)
        try #require(table.visibleCells.first).accessoryType = .checkmark
        table.contentOffset = Point(x: 0, y: 20)
        #expect(try #require(table.visibleCells.first).accessoryType == .checkmark)
    }

    @Test func whenNothingIsRegisteredThenDequeuingGivesNil() {
        #expect(TableView().dequeueReusableCell(withIdentifier: "Cell") == nil)
    }

    @Test func whenAClassIsRegisteredThenDequeuingMakesOne() {
        let table = TableView()
        table.register(CountingCell.self, forCellReuseIdentifier: "Cell")
        let cell = table.dequeueReusableCell(
            withIdentifier: "Cell",
            for: IndexPath(row: 0, section: 0)
        )
        #expect(cell is CountingCell)
        #expect(cell.reuseIdentifier == "Cell")
    }

    @Test func whenAPrototypeIsRegisteredThenDequeuingMakesCellsFromIt() {
        let table = TableView()
        table.register(
            prototype: { TableViewCell(style: .subtitle, reuseIdentifier: "Cell") },
            forCellReuseIdentifier: "Cell"
        )
        #expect(table.dequeueReusableCell(withIdentifier: "Cell")?.style == .subtitle)
    }

    @Test func whenARegistrationIsTakenBackThenDequeuingGivesNil() {
        let table = TableView()
        table.register(CountingCell.self, forCellReuseIdentifier: "Cell")
        table.register(nil, forCellReuseIdentifier: "Cell")
        #expect(table.dequeueReusableCell(withIdentifier: "Cell") == nil)
    }

    @Test func whenACellMadeInCodeLeavesTheScreenThenItJoinsItsQueue() throws {
        let rows = NumberedRows(100)
        let table = makeTable(rows, lines: 1)
        let first = try #require(table.visibleCells.first)
        table.contentOffset = Point(x: 0, y: 1_000)
        #expect(table.visibleCells.first === first)
        #expect(table.statistics.cellsMade == 1)
    }

    @Test func whenDequeuedForARowWithoutRegistrationThenTheProgramTraps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = TableView().dequeueReusableCell(
                withIdentifier: "Cell",
                for: IndexPath(row: 0, section: 0)
            )
        }
        #expect(
            end.lastWords.contains(
                "no cell can be dequeued for the identifier 'Cell'; register a class for it"
            )
        )
    }

    @Test func whenAPrototypeMakesCellsOfAnotherIdentifierThenTheProgramTraps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let table = TableView()
            table.register(
                prototype: { TableViewCell(style: .default, reuseIdentifier: "Other") },
                forCellReuseIdentifier: "Cell"
            )
            _ = table.dequeueReusableCell(withIdentifier: "Cell")
        }
        #expect(
            end.lastWords.contains(
                "the prototype registered for 'Cell' made a cell with the identifier 'Other'"
            )
        )
    }

    @Test func whenOneCellIsReturnedForTwoRowsThenTheProgramTraps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class SameCell: TableViewDataSource {
                let cell = TableViewCell(style: .default, reuseIdentifier: nil)

                func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
                    2
                }

                func tableView(
                    _ tableView: TableView,
                    cellForRowAt indexPath: IndexPath
                ) -> TableViewCell { cell }
            }
            let source = SameCell()
            makeTable(source).layoutIfNeeded()
        }
        #expect(
            end.lastWords.contains(
                "returned for row 1 of section 0 the cell of row 0 of section 0; dequeue or make one"
            )
        )
    }

    @Test func whenAnIdentifierIsRegisteredAgainThenNoCellOfTheFormerClassComesBack() {
        final class OtherCell: TableViewCell {}
        let rows = NumberedRows(30)
        let table = makeTable(rows)
        table.register(CountingCell.self, forCellReuseIdentifier: "Cell")
        table.layoutIfNeeded()
        #expect(table.visibleCells.allSatisfy { $0 is CountingCell })
        let kept = table.dequeueReusableCell(withIdentifier: "Cell")
        table.register(OtherCell.self, forCellReuseIdentifier: "Cell")
        table.reloadData()
        #expect(table.visibleCells.count == 10)
        #expect(table.visibleCells.allSatisfy { $0 is OtherCell })
        table.contentOffset.y = 200
        #expect(table.visibleCells.allSatisfy { $0 is OtherCell })
        #expect(kept is CountingCell)
    }

    @Test func whenAnIdentifierIsRegisteredThenCellsMadeByHandBeforeDoNotComeBack() {
        let rows = NumberedRows(30)
        let table = makeTable(rows)
        table.layoutIfNeeded()
        table.register(CountingCell.self, forCellReuseIdentifier: "Cell")
        table.contentOffset.y = 300
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 10)
        #expect(table.visibleCells.allSatisfy { $0 is CountingCell })
    }
}
