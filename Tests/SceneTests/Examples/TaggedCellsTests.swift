import FoundationEssentials
import SceneKitLite
import Testing

/// Parts of a cell reached by tag, with and without a prototype (A7, A2).
@Suite struct TaggedCellsTests {
    /// The class of the scene, in Swift.
    private class CountdownViewController: TableViewController {
        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { 100 }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = makeCell(in: tableView, at: indexPath)
            (cell.viewWithTag(1) as? Label)?.text = "Row \(indexPath.row)"
            (cell.viewWithTag(2) as? Label)?.text = "\(100 - indexPath.row) to go"
            return cell
        }

        /// The prototype of the scene.
        func makeCell(in tableView: TableView, at indexPath: IndexPath) -> TableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "MyIdentifier", for: indexPath)
        }
    }

    /// The same without a scene: a cell is made where the queue has none.
    private final class CodeViewController: CountdownViewController {
        override func makeCell(in tableView: TableView, at indexPath: IndexPath) -> TableViewCell {
            if let cell = tableView.dequeueReusableCell(withIdentifier: "MyIdentifier") {
                return cell
            }
            let cell = TableViewCell(style: .default, reuseIdentifier: "MyIdentifier")
            let title = Label()
            title.tag = 1
            title.weight = 1
            let rest = Label()
            rest.tag = 2
            rest.textAlignment = .right
            rest.textColor = .secondaryLabel
            let row = RowView()
            row.addSubview(title)
            row.addSubview(rest)
            cell.contentView.addSubview(row)
            return cell
        }
    }

    private func makePlayer() throws -> ScenePlayer {
        var classes = ClassRegistry()
        classes.register { CountdownViewController() }
        let scene = try Gallery.scenes(
            of: "tags.yaml",
            classes: """
                classes:
                  CountdownViewController:
                    superclass: TableViewController
                    implementation: swift
                """
        )
        return try Screen.open(scene, classes: classes, lines: 10)
    }

    @Test(arguments: [[], ["scroll to 0 50"], ["scroll to 0 99", "select 0 98"]])
    func theClassInSwiftDrawsWhatTheSceneDraws(_ steps: [String]) throws {
        let scene = try Gallery.open("tags.yaml", lines: 10)
        let twin = try makePlayer()
        for step in steps {
            #expect(scene.play(step).isEmpty)
            #expect(twin.play(step).isEmpty)
        }
        #expect(Screen.coloredPicture(twin.window) == Screen.coloredPicture(scene.window))
    }

    @Test(arguments: [0, 50, 99])
    func cellsMadeInCodeDrawWhatTheSceneDraws(_ row: Int) throws {
        let scene = try Gallery.open("tags.yaml", lines: 10)
        scene.play("scroll to 0 \(row)")
        let controller = CodeViewController()
        let window = Screen.window(controller, lines: 10)
        controller.tableView.scrollToRow(at: .row(row), at: .top)
        #expect(Screen.coloredPicture(window) == Screen.coloredPicture(scene.window))
    }

    @Test func theListIsDrawn() throws {
        #expect(
            Screen.picture(try makePlayer().window) == """
                ┌──────────────────────────────────────┐
                │ Row 0                      100 to go │
                │ ─────────────────────────────────────│
                │ Row 1                       99 to go │
                │ ─────────────────────────────────────│
                │ Row 2                       98 to go │
                │ ─────────────────────────────────────│
                │ Row 3                       97 to go │
                │ ─────────────────────────────────────│
                └──────────────────────────────────────┘

                """
        )
    }

    @Test func theQueueServesAllRowsWithTheCellsOfAScreen() {
        let controller = CodeViewController()
        let window = Screen.window(controller, lines: 10)
        for row in 0..<100 {
            controller.tableView.scrollToRow(at: .row(row), at: .top)
            window.layoutIfNeeded()
        }
        #expect(controller.tableView.statistics.cellsMade <= 6)
    }
}
