import FoundationEssentials
import SceneKitLite
import Testing

@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Cells and screens with frames while they are used: rows of other texts, code that moves and adds views.
@Suite struct FrameCasesTests {
    private func lines(of window: Window) -> [String] {
        ScreenRenderer(.text).render(window).split(separator: "\n").dropFirst().dropLast()
            .map { line in
                var line = String(line.dropFirst().dropLast())
                while line.last == " " { line.removeLast() }
                return line
            }
            .filter { !$0.isEmpty }
    }

    /// A table whose rows are in the file.
    private func table(_ prototype: String, _ set: String, _ rows: String) -> String {
        """
        canvas: [375, 667]
        data:
          rows:
        \(rows)
        scenes:
          a:
            controller: table
            class: RowsViewController
            table:
              prototypes:
                - identifier: row
                  content:
        \(prototype)
        classes:
          RowsViewController:
            superclass: TableViewController
            rows: rows
            cell:
              identifier: row
              set: \(set)
        """
    }

    // MARK: Layers

    @Test func viewsAtOneSideOfAPictureDoNotCoverEachOther() throws {
        let text = """
            canvas: [375, 667]
            scenes:
              a:
                controller: view
                view:
                  - image: {name: phone, frame: [0, 0, 375, 667], accessibility: {label: Phone}}
                  - label: {text: Phone Name, textAlignment: center, frame: [20, 104, 335, 38]}
                  - button: {title: Buy, frame: [108, 190, 158, 41]}
            """
        let picture = try FramedPicture.lines(of: text, columns: 49)
        let name = try #require(picture.firstIndex { $0.contains("Phone Name") })
        let button = try #require(picture.firstIndex { $0.contains("[ Buy ]") })
        #expect(name < button)
    }

    // MARK: Sizes

    @Test func aLabelOfNegativeSizeIsALineAsWell() throws {
        let text = """
            canvas: [375, 667]
            scenes:
              a:
                controller: view
                view:
                  - label: {id: odd, text: Odd, frame: [16, 100, 100, 21]}
                  - label: {text: Plain, frame: [16, 130, 100, 21]}
            """
        let player = try FramedPicture.player(text, columns: 49)
        let odd = try #require(player.window.descendants.compactMap { $0 as? Label }.first)
        odd.frame = Rect(x: 16, y: 100, width: -40, height: -21)
        #expect(lines(of: player.window) == [" Odd", " Plain"])
    }

    @Test func aContentOfFlexibleHeightIsAsHighAsItsText() throws {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.frame = Rect(x: 0, y: 0, width: 320, height: 44)
        let label = Label()
        label.frame = Rect(x: 16, y: 11, width: 200, height: 21)
        label.text = "Short"
        cell.contentView.addSubview(label)
        let table = SampleTable(sections: [.init(cells: [cell, TableViewCell()])])
        #expect(lines(of: makeScreen(of: table.view)).first == " Short")
        #expect(cell.frame.height <= 40)
    }

    // MARK: Rows

    private static let set = "{\"#1.text\": \"{item.title}\", \"#2.text\": \"{item.detail}\"}"

    private let pair = """
                    - label: {tag: 1, text: Title, frame: [16, 11, 120, 21]}
                    - label: {tag: 2, text: Detail, frame: [150, 11, 100, 21]}
        """

    @Test func textsOfAllLengthsKeepTheColumnsOfTheirPrototype() throws {
        let rows = """
                - {title: A, detail: one}
                - {title: A longer name, detail: two}
                - {title: "", detail: three}
            """
        let text = table(pair, Self.set, rows)
        let found = try FramedPicture.lines(of: text, columns: 49).filter { !$0.contains("─") }
        let columns = zip(found, ["one", "two", "three"]).map { line, word in
            line.firstRange(of: word).map {
                line.distance(from: line.startIndex, to: $0.lowerBound)
            }
        }
        #expect(columns.count == 3 && Set(columns).count == 1 && columns[0] != nil)
    }

    @Test func aTextThatGrowsInARowPushesDownWhatIsBelow() throws {
        let prototype = """
                        - label: {tag: 1, text: Title, numberOfLines: 0, frame: [16, 8, 343, 21]}
                        - label: {tag: 2, text: Detail, frame: [16, 32, 343, 21]}
            """
        let rows = """
                - {title: Short, detail: one}
                - {title: A title that is so much longer than a line that it fills two, detail: two}
            """
        let text = table(
            prototype,
            Self.set,
            rows
        )
        let found = try FramedPicture.lines(of: text, columns: 49).filter { !$0.contains("─") }
        #expect(
            found == [
                " Short", " one", " A title that is so much longer than a line",
                " that it fills two",
                " two",
            ]
        )
    }

    @Test func rowsDrawnInFullAreThoseOfTheScreen() throws {
        let rows = (1...12).map { "    - {title: n\($0), detail: d\($0 * 9999)}" }
        let text = table(
            pair,
            Self.set,
            rows.joined(separator: "\n")
        )
        let player = try FramedPicture.player(text, columns: 49, lines: 40)
        let screen = ScreenRenderer(.text).render(player.window)
        var full: [UInt8] = []
        ScreenRenderer(.text).writeFull(player.window) { full += $0 }
        #expect(String(decoding: full, as: UTF8.self) == screen)
    }

    @Test func aHeaderOfATableWithFramesIsReadAsWell() throws {
        let text = """
            canvas: [375, 667]
            scenes:
              a:
                controller: table
                table:
                  header:
                    view:
                      views:
                        - label: {text: Volume, frame: [16, 16, 100, 21]}
                        - slider: {value: 0.5, frame: [130, 10, 229, 31]}
                  sections:
                    - cells:
                        - {text: First}
            """
        let found = try FramedPicture.lines(of: text, columns: 49)
        #expect(found[0].contains("Volume") && found[0].contains("●"))
        #expect(found.last == " First")
    }

    // MARK: Code

    @Test func codeThatSwapsTwoLabelsInOnePlaceSwapsTheTexts() throws {
        let text = """
            canvas: [375, 667]
            scenes:
              a:
                controller: view
                view:
                  - label: {id: error, text: No connection, hidden: true, frame: [16, 100, 343, 21]}
                  - label: {id: ready, text: All is well, frame: [16, 100, 343, 21]}
                  - label: {text: Below, frame: [16, 130, 343, 21]}
            """
        let player = try FramedPicture.player(text, columns: 49)
        let labels = player.window.descendants.compactMap { $0 as? Label }
        #expect(lines(of: player.window) == [" All is well", " Below"])
        for label in labels.prefix(2) { label.isHidden.toggle() }
        #expect(lines(of: player.window) == [" No connection", " Below"])
    }

    /// Rows with a label each; code changes them before they show.
    private final class Rows: TableViewDataSource, TableViewDelegate {
        var willDisplay: (TableViewCell) -> Void = { _ in }
        var configure: (TableViewCell) -> Void = { _ in }
        var made = 0

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? make()
            (cell.contentView.subviews.first as? Label)?.text = "row \(path.row)"
            configure(cell)
            return cell
        }

        private func make() -> TableViewCell {
            made += 1
            let cell = TableViewCell(style: .default, reuseIdentifier: "row")
            let label = Label()
            label.frame = Rect(x: 16, y: 11, width: 100, height: 21)
            cell.contentView.addSubview(label)
            return cell
        }

        func tableView(
            _ tableView: TableView,
            willDisplay cell: TableViewCell,
            forRowAt indexPath: IndexPath
        ) { willDisplay(cell) }
    }

    private func screen(_ rows: Rows) -> (window: Window, table: TableView) {
        let table = TableView(frame: .zero, style: .plain)
        table.separatorStyle = .none
        table.dataSource = rows
        table.delegate = rows
        return (makeScreen(of: table), table)
    }

    @Test func aFrameThatIsChangedBeforeTheRowShowsCounts() throws {
        let rows = Rows()
        rows.willDisplay = { $0.contentView.subviews[0].frame.origin.x = 48 }
        #expect(
            lines(of: screen(rows).window) == (0..<3).map { "     row \($0)" }
        )
    }

    @Test func aViewThatIsAddedToARowTwiceIsThereTwice() throws {
        let rows = Rows()
        rows.configure = { cell in
            let badge = Label()
            badge.text = "new"
            badge.frame = Rect(x: 200, y: 11, width: 40, height: 21)
            cell.contentView.addSubview(badge)
        }
        let (window, table) = screen(rows)
        let once = lines(of: window)
        #expect(once.allSatisfy { $0.contains("row") && $0.contains("new") } && once.count == 3)
        table.reloadData()
        let twice = lines(of: window)
        #expect(rows.made == 3)
        #expect(twice.allSatisfy { $0.contains("row") && $0.contains("new") })
    }
}
