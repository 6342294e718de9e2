import FoundationEssentials
import SceneKitLite
import Testing

/// Tables that show snapshots.
@Suite(.exitTests) struct DiffableTests {
    private typealias Source = TableViewDiffableDataSource<String, Int>

    private func table() -> (TableView, Source, Window) {
        let controller = TableViewController(style: .plain)
        let table = controller.tableView
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        let source = Source(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "item \(item)"
            return cell
        }
        return (table, source, Screen.window(controller, columns: 30, lines: 60))
    }

    private func snapshot(_ sections: [(String, [Int])]) -> Source.Snapshot {
        var snapshot = Source.Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test func rowsThatStayKeepTheirCellsAndTheirSelection() {
        let (table, source, window) = table()
        source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
        window.layoutIfNeeded()
        let cell = table.cellForRow(at: .row(2))
        table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
        source.apply(snapshot([("new", [9]), ("a", [3, 1])]))
        let path = source.indexPath(for: 3)
        #expect(path == IndexPath(row: 0, section: 1))
        #expect(table.indexPathForSelectedRow == path)
        #expect(path.flatMap(table.cellForRow) === cell)
        #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == 1)
    }

    /// Any snapshot after any other shows what a table shows that never had another one.
    @Test(.slow) func anyChangeShowsWhatAReloadShows() {
        var random = SplitMix(seed: 7)
        func any() -> [(String, [Int])] {
            var items = Array(0..<9)
            items.shuffle(using: &random)
            var sections = ["a", "b", "c", "d"].shuffled(using: &random)
            sections.removeLast(Int.random(in: 0...2, using: &random))
            return sections.map { section in
                let count = min(items.count, Int.random(in: 0...4, using: &random))
                defer { items.removeFirst(count) }
                return (section, Array(items.prefix(count)))
            }
        }
        let (table, source, window) = table()
        for _ in 0..<300 {
            let sections = any()
            var next = snapshot(sections)
            let known = source.snapshot().itemIdentifiers
            let again = next.itemIdentifiers.filter { known.contains($0) && $0.isMultiple(of: 4) }
            next.reloadItems(again)
            if let section = sections.first?.0, Bool.random(using: &random) {
                next.reloadSections([section])
            }
            let selected = table.indexPathForSelectedRow.flatMap(source.itemIdentifier)
            source.apply(next)
            let (_, fresh, other) = self.table()
            fresh.apply(snapshot(sections))
            if let selected, let now = table.indexPathForSelectedRow {
                #expect(source.itemIdentifier(for: now) == selected)
            }
            table.selectRow(at: nil)
            #expect(Screen.picture(window) == Screen.picture(other))
            if next.numberOfItems > 0, let item = next.itemIdentifiers.randomElement(using: &random)
            {
                table.selectRow(at: source.indexPath(for: item))
            }
        }
    }

    @Test func aRowThatIsConfiguredAgainKeepsItsCell() {
        let (table, source, window) = table()
        source.apply(snapshot([("a", [1, 2])]))
        window.layoutIfNeeded()
        let cell = table.cellForRow(at: .row(1))
        cell?.textLabel?.text = "changed"
        var next = source.snapshot()
        next.reconfigureItems([2])
        source.apply(next)
        #expect(table.cellForRow(at: .row(1)) === cell)
        #expect(cell?.textLabel?.text == "item 2")
        #expect(table.statistics.cellsMade == 2)
    }

    /// Each row is looked up, and not looked for among all others.
    @Test func manyRowsAreMadeAgainWithFewComparisons() {
        let (table, _, window) = table()
        let source = TableViewDiffableDataSource<Int, CountedItem>(tableView: table) {
            table,
            path,
            _ in
            table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        let count = 2_000
        let counter = CountedItem.Counter()
        let items = (0..<count).map { CountedItem(number: $0, counter: counter) }
        var snapshot = DiffableDataSourceSnapshot<Int, CountedItem>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(items, toSection: 0)
        source.apply(snapshot)
        window.layoutIfNeeded()
        for change in 0..<3 {
            var next = source.snapshot()
            counter.comparisons = 0
            switch change {
            case 0: next.reloadItems(items)
            case 1: next.reconfigureItems(items)
            default:
                next.deleteItems(items)
                next.appendItems(items, toSection: 1)
            }
            source.apply(next)
            #expect(counter.comparisons < 60 * count)
        }
    }

    @Test func anItemIsInASnapshotOnce() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent])
        {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 1])
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("Supplied item identifiers are not unique"))
    }
}

/// An item that counts how often it is compared with others.
private struct CountedItem: Hashable {
    final class Counter { var comparisons = 0 }

    let number: Int
    let counter: Counter

    static func == (one: CountedItem, other: CountedItem) -> Bool {
        one.counter.comparisons += 1
        return one.number == other.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// Numbers that look random and are the same each time.
private struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }
}
