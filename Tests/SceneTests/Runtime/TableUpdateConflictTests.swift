import FoundationEssentials
import Testing

@testable import SceneRuntime
@testable import SceneText

/// Changes of a batch that contradict each other end the program, in words that say which.
@Suite(.exitTests) struct TableUpdateConflictTests {
    /// A batch that cannot be, over a table with sections of three and two rows.
    struct Conflict: Codable, CustomTestStringConvertible, Sendable {
        /// What the program asks for: `delete 0 1`, `move 0 1 to 1 0`, `moveSection 0 to 1`.
        let changes: [String]

        /// The rows of each section afterwards.
        let after: [Int]

        let message: String

        var testDescription: String { changes.joined(separator: ", ") }

        init(_ changes: String..., after: [Int] = [3, 2], says message: String) {
            self.changes = changes
            self.after = after
            self.message = message
        }

        var update: TableUpdate {
            var update = TableUpdate()
            for change in changes {
                let words = change.split(separator: " ")
                let places = words.dropFirst().compactMap { Int($0) }
                let rows = stride(from: 0, to: places.count - 1, by: 2).map {
                    IndexPath(row: places[$0 + 1], section: places[$0])
                }
                switch words[0] {
                case "delete": update.rows.deleted += rows
                case "insert": update.rows.inserted += rows
                case "reload": update.rows.reloaded += rows
                case "move": update.rows.moved.append(TableUpdate.Move(from: rows[0], to: rows[1]))
                case "deleteSection": update.sections.deleted += places
                case "insertSection": update.sections.inserted += places
                case "reloadSection": update.sections.reloaded += places
                default:
                    update.sections.moved.append(
                        TableUpdate.Move(from: places[0], to: places[1])
                    )
                }
            }
            return update
        }

        /// Asks a table for all of it in one batch.
        func carryOut() {
            let rows = NumberedRows(3, 2)
            let table = makeTable(rows)
            table.layoutIfNeeded()
            rows.counts = after
            let update = update
            table.performBatchUpdates {
                table.deleteRows(at: update.rows.deleted)
                table.insertRows(at: update.rows.inserted)
                table.reloadRows(at: update.rows.reloaded)
                for move in update.rows.moved { table.moveRow(at: move.from, to: move.to) }
                table.deleteSections(update.sections.deleted)
                table.insertSections(update.sections.inserted)
                table.reloadSections(update.sections.reloaded)
                for move in update.sections.moved {
                    table.moveSection(move.from, toSection: move.to)
                }
            }
        }
    }

    static let conflicts: [Conflict] = [
        // One place, two changes.
        Conflict(
            "delete 0 1",
            "move 0 1 to 0 0",
            says:
                "attempt to perform a delete and a move from the same index path (row 1 of section 0)"
        ),
        Conflict(
            "reload 0 1",
            "move 0 1 to 0 0",
            says:
                "attempt to perform a reload and a move from the same index path (row 1 of section 0)"
        ),
        Conflict(
            "delete 0 1",
            "reload 0 1",
            says: "attempt to delete and reload the same index path (row 1 of section 0)"
        ),
        Conflict(
            "delete 0 1",
            "delete 0 1",
            says: "attempt to delete the same index path twice (row 1 of section 0)"
        ),
        Conflict(
            "reload 0 1",
            "reload 0 1",
            says: "attempt to reload the same index path twice (row 1 of section 0)"
        ),
        Conflict(
            "insert 0 1",
            "insert 0 1",
            says: "attempt to insert the same index path twice (row 1 of section 0)"
        ),
        Conflict(
            "insert 0 2",
            "move 0 0 to 0 2",
            says:
                "attempt to perform an insert and a move to the same index path (row 2 of section 0)"
        ),
        Conflict(
            "move 0 0 to 0 1",
            "move 0 0 to 0 2",
            says:
                "attempt to move row 0 of section 0 to both row 1 of section 0 and row 2 of section 0"
        ),
        Conflict(
            "move 0 0 to 0 2",
            "move 0 1 to 0 2",
            says:
                "attempt to move both row 0 of section 0 and row 1 of section 0 to row 2 of section 0"
        ),
        Conflict(
            "deleteSection 0",
            "moveSection 0 to 1",
            says: "attempt to perform a delete and a move from the same section (section 0)"
        ),
        Conflict(
            "moveSection 0 to 1",
            "moveSection 1 to 1",
            says: "attempt to move both section 0 and section 1 to section 1"
        ),
        Conflict(
            "deleteSection 1",
            "reloadSection 1",
            says: "attempt to delete and reload the same section (section 1)"
        ),
        // Rows through sections that do not stay.
        Conflict(
            "deleteSection 1",
            "move 1 0 to 0 0",
            after: [4],
            says: "cannot move a row from a deleted section (1)"
        ),
        Conflict(
            "insertSection 0",
            "move 0 0 to 0 0",
            after: [1, 2, 2],
            says: "cannot move a row into a newly inserted section (0)"
        ),
        Conflict(
            "reloadSection 1",
            "move 1 0 to 0 0",
            after: [4, 1],
            says: "cannot move a row from a section that is reloaded (1)"
        ),
        Conflict(
            "reloadSection 1",
            "move 0 0 to 1 0",
            after: [2, 3],
            says: "cannot move a row into a section that is reloaded (1)"
        ),
        // Places that do not exist.
        Conflict(
            "delete 0 7",
            after: [2, 2],
            says:
                "attempt to delete row 7 from section 0 which only contains 3 rows before the update"
        ),
        Conflict(
            "delete 5 0",
            says:
                "attempt to delete row 0 from section 5, but there are only 2 sections before the update"
        ),
        Conflict(
            "insert 0 7",
            after: [4, 2],
            says:
                "attempt to insert row 7 into section 0, but there are only 4 rows in section 0 after the "
                + "update"
        ),
        Conflict(
            "move 0 0 to 1 9",
            after: [2, 3],
            says:
                "attempt to move index path [0, 0] to index path [1, 9], but there are only 3 rows in "
                + "section 1 after the update"
        ),
        Conflict(
            "insertSection 7",
            after: [3, 2, 0],
            says: "attempt to insert section 7, but there are only 3 sections after the update"
        ),
        Conflict(
            "deleteSection 2",
            says: "attempt to delete section 2, but there are only 2 sections before the update"
        ),
        Conflict(
            "moveSection 0 to 2",
            says:
                "attempt to move section 0 to section 2, but there are only 2 sections after the update"
        ),
        // Counts.
        Conflict(
            "delete 0 0",
            says:
                "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
                + "existing section after the update (3) must be equal to the number of rows contained "
                + "in that section before the update (3), plus or minus the number of rows inserted or "
                + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of "
                + "rows moved into or out of that section (0 moved in, 0 moved out). Change the data "
                + "together with the table."
        ),
        Conflict(
            "insertSection 0",
            says:
                "Invalid update: invalid number of sections. The number of sections contained in the table "
                + "view after the update (2) must be equal to the number of sections contained in the "
                + "table view before the update (2), plus or minus the number of sections inserted or "
                + "deleted (1 inserted, 0 deleted). Change the data together with the table."
        ),
    ]

    @Test(arguments: conflicts) func theMessageSaysWhatContradictsWhat(_ conflict: Conflict) {
        #expect(
            conflict.update.problem(before: [3, 2], after: conflict.after) == conflict.message
        )
    }

    @Test(arguments: conflicts) func theProgramEndsWithTheMessage(_ conflict: Conflict) async {
        let end = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) { [conflict] in
            conflict.carryOut()
        }
        #expect(end.lastWords.contains("Fatal error: \(conflict.message)\n"))
    }

    // MARK: - What looks like a contradiction and is none

    @Test func rowsMayGoWithTheirSectionAndComeWithOne() {
        var update = TableUpdate()
        update.sections.deleted = [0]
        update.rows.deleted = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)]
        update.sections.inserted = [1]
        update.rows.inserted = [IndexPath(row: 0, section: 1)]
        #expect(update.problem(before: [2, 3], after: [3, 1]) == nil)
    }

    @Test func aRowMayBeReloadedInASectionThatMoves() {
        var update = TableUpdate()
        update.sections.moved = [TableUpdate.Move(from: 1, to: 0)]
        update.rows.reloaded = [IndexPath(row: 0, section: 1)]
        #expect(update.problem(before: [2, 3], after: [3, 2]) == nil)
    }

    @Test func aRowMayMoveToWhereItIs() {
        var update = TableUpdate()
        let path = IndexPath(row: 1, section: 0)
        update.rows.moved = [TableUpdate.Move(from: path, to: path)]
        #expect(update.problem(before: [3], after: [3]) == nil)
    }

    @Test func aMovedRowAndAReloadedOneAreBothDrawnAsTheDataHaveThem() {
        final class Words: TableViewDataSource {
            var words = ["a", "b", "c"]

            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
                words.count
            }

            func tableView(
                _ tableView: TableView,
                cellForRowAt indexPath: IndexPath
            ) -> TableViewCell {
                let cell = TableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = words[indexPath.row]
                return cell
            }
        }
        let source = Words()
        let table = makeTable(source)
        table.layoutIfNeeded()
        source.words = ["B", "c", "a"]
        table.performBatchUpdates {
            table.reloadRows(at: [IndexPath(row: 1, section: 0)])
            table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        }
        #expect(texts(of: table) == ["B", "c", "a"])
    }

    // MARK: - A batch that is open

    @Test func whileABatchIsOpenNoCellIsAskedForOfRowsThatAreGone() {
        final class Watchful: NumberedRows {
            override func tableView(
                _ tableView: TableView,
                cellForRowAt indexPath: IndexPath
            ) -> TableViewCell {
                #expect(indexPath.row < counts[indexPath.section], "\(indexPath) is gone")
                return super.tableView(tableView, cellForRowAt: indexPath)
            }
        }
        let rows = Watchful(30)
        let table = makeTable(rows)
        table.performBatchUpdates {
            rows.counts = [2]
            table.deleteRows(at: (2..<30).map { IndexPath(row: $0, section: 0) })
            table.layoutIfNeeded()
            table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .top)
            table.setEditing(true, animated: false)
            #expect(table.visibleCells.isEmpty)
        }
        #expect(texts(of: table) == ["0.0", "0.1"])
        #expect(table.visibleCells.allSatisfy { $0.isEditing })
    }

    @Test func aDelegateThatIsToldOfARowThatLeavesMayAskTheTable() {
        final class Curious: NumberedRows, TableViewDelegate {
            var seen: [Int] = []

            func tableView(
                _ tableView: TableView,
                didEndDisplaying cell: TableViewCell,
                forRowAt indexPath: IndexPath
            ) { seen.append(tableView.visibleCells.count) }
        }
        let rows = Curious(4)
        let table = makeTable(rows)
        table.delegate = rows
        table.layoutIfNeeded()
        rows.counts = [3]
        table.deleteRows(at: [IndexPath(row: 0, section: 0)])
        #expect(rows.seen == [3])
        #expect(table.indexPathsForVisibleRows?.count == 3)
    }

    @Test func aRowThatComesWhileCellsAreMadeIsThereAfterwards() {
        final class Growing: NumberedRows, TableViewDelegate {
            func tableView(
                _ tableView: TableView,
                willDisplay cell: TableViewCell,
                forRowAt indexPath: IndexPath
            ) {
                guard counts == [3], indexPath.row == 2 else { return }
                counts = [5]
                tableView.insertRows(at: [3, 4].map { IndexPath(row: $0, section: 0) })
            }
        }
        let rows = Growing(3)
        let table = makeTable(rows)
        table.delegate = rows
        table.layoutIfNeeded()
        #expect(texts(of: table).count == 5)
    }

    // MARK: - A layout that would not end

    @Test func aDelegateThatAnswersAnotherHeightEachTimeDoesNotKeepTheTableFromEnding() {
        final class Fickle: NumberedRows, TableViewDelegate {
            var answers = 0
            var isFickle = true

            func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
                guard isFickle else { return 20 }
                answers += 1
                return answers.isMultiple(of: 2) ? 10 : 1_000
            }
        }
        let rows = Fickle(40)
        let table = makeTable(rows)
        table.delegate = rows
        for step in 0..<200 {
            table.contentOffset.y = Double(step * 397 % 9_000)
            table.layoutIfNeeded()
            let shown = table.indexPathsForVisibleRows ?? []
            #expect(Set(shown).count == shown.count)
        }
        #expect(rows.answers < 200 * Limits().layoutRounds * 20)
        rows.isFickle = false
        table.reloadData()
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        #expect(texts(of: table) == (0..<10).map { "0.\($0)" })
    }
}
