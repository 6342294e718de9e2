import FoundationEssentials
import SceneRuntime
import SceneText

/// Answers for one table as the rules of a class have it: rows, cells, editing.
final class TableScript {
    package let rules: TableRules
    let interpreter: Interpreter

    /// What the class gives to the controller, which holds what answers for its tables.
    private(set) weak var instance: ScriptedInstance?

    /// The table; nil before it is asked for the first time.
    private weak var table: TableView?

    /// The rows; made when they are first asked for.
    private(set) lazy var feed = rules.rows.map { rows in
        let feed = RowFeed(rows, interpreter, instance)
        feed.sectionInTable = fedSection
        feed.didChange = { [unowned self, unowned feed] in follow($0, of: feed) }
        return feed
    }

    /// Whether the rules are those of one section of a static table, whose rows they make.
    let isFed: Bool

    /// The number that such a section has in its table, once it is known.
    var fedSection: Int?

    /// What the rows set in each cell; the fed sections of a table have that together.
    var cells = CellBindings()

    /// What `willDisplay` sets in each cell, with what was there before anything was set.
    private var displayBindings: [ObjectIdentifier: CellBinding] = [:]

    /// The row that was asked for last: several questions in turn are about one.
    var lastContext: RowContext?

    /// Whether cells on the screen may show what their rows no longer are.
    var isStale = false

    /// Whether the table moves its own rows after the data has been changed.
    var isMovingRow = false

    /// The names that headers and footers which are views depend on.
    var namesInHeads: Set<String> = []

    /// The controller whose actions and segues controls in headers and footers have.
    private(set) weak var headController: ViewController?

    /// The file in which headers and footers are written; nil for the scene file.
    let headPlace: FilePlace?

    init(
        _ interpreter: Interpreter,
        _ rules: TableRules,
        instance: ScriptedInstance?,
        fedSectionOf controller: ViewController? = nil,
        in place: FilePlace? = nil
    ) {
        isFed = controller != nil
        self.interpreter = interpreter
        self.rules = rules
        self.instance = instance
        headController = controller ?? instance?.host as? ViewController
        headPlace = place
        cells.add(rules.cells)
    }

    /// Answers for a table from now on.
    func attach(to table: TableView) {
        guard self.table !== table else { return }
        self.table = table
        interpreter.watch(self)
    }

    // MARK: - Rows

    /// The row as expressions see it.
    func context(at indexPath: IndexPath) -> RowContext? {
        guard let feed else { return nil }
        let (section, row) = (indexPath.section, indexPath.row)
        if let lastContext, lastContext.section == section, lastContext.row == row {
            return lastContext
        }
        let context = feed.context(
            section: feedSection(section),
            row: row,
            shownSection: section
        )
        lastContext = context
        return context
    }

    func scope(at indexPath: IndexPath) -> ScriptScope {
        ScriptScope(interpreter: interpreter, instance: instance, row: context(at: indexPath))
    }

    func rule(in scope: ScriptScope) -> CellRule? {
        ruleNumber(in: scope).map { rules.cells[$0] }
    }

    /// The rule that a row follows, by its number; nil for none.
    func ruleNumber(in scope: ScriptScope) -> Int? {
        choice.rule(for: scope, interpreter)
    }

    private lazy var choice = RuleChoice(rules.cells.map(\.condition))

    /// Sets everything on a cell that its rule says.
    func configure(_ cell: TableViewCell, _ rule: CellRule, in scope: ScriptScope) {
        let binding = binding(of: cell, rule)
        if !rules.willDisplay.isEmpty { _ = displayBinding(of: cell) }
        binding.resetOthers(than: rule.set)
        binding.carryOut(rule.set, by: interpreter, in: scope)
        if let fedSection { giveValue(to: cell, rule, in: scope, ofSection: fedSection) }
    }

    /// Gives a cell of a section with checkmarks its record as value, unless its rule gives another.
    private func giveValue(
        to cell: TableViewCell,
        _ rule: CellRule,
        in scope: ScriptScope,
        ofSection number: Int
    ) {
        guard let content = table?.staticContent, let section = content.section(at: number),
            section.selectionMode != .default, let row = scope.row
        else { return }
        if !rule.set.contains(where: { $0.text == "value" }) {
            cell.value = AnyHashable(row.item ?? .int(row.row))
        }
        if rule.set.contains(where: { $0.text == "checked" }) { section.takeStart(of: cell) }
        content.prepareForDisplay(cell, at: IndexPath(row: row.row, section: number))
    }

    func binding(of cell: TableViewCell, _ rule: CellRule) -> CellBinding {
        cells.binding(of: cell, rule.identifier, interpreter.accessors)
    }

    /// The row that a cell was last filled for, whatever has become of the data since.
    func shownRow(of cell: TableViewCell) -> RowContext? { cells.shownRow(of: cell) }

    func displayBinding(of cell: TableViewCell) -> CellBinding {
        if let known = displayBindings[ObjectIdentifier(cell)] { return known }
        let binding = CellBinding(cell, rules.willDisplay, interpreter.accessors)
        displayBindings[ObjectIdentifier(cell)] = binding
        return binding
    }

    private lazy var setsHeights = rules.cells.contains { $0.height != nil }

    /// The height that the rule of a row says; nil if it says none.
    func height(at indexPath: IndexPath) -> Double? {
        if interpreter.workload.isSpent {
            // Nothing is drawn any more: a few rows fill any screen.
            table?.window?.isAbandoned = true
            return 10_000_000
        }
        guard setsHeights else { return nil }
        let scope = scope(at: indexPath)
        guard let height = rule(in: scope)?.height else { return nil }
        switch interpreter.value(of: height, in: scope) {
        case .int(let points): return Double(points)
        case .double(let points): return points
        default: return nil
        }
    }

    // MARK: - Editing

    /// Whether the class lets rows be edited, and the data can take it; static cells are not data.
    var canEdit: Bool {
        rules.editing != nil && (isFed || table?.staticContent == nil) && feed?.takesEdits == true
    }

    /// The section of the feed that one of the table is: one that is fed counts for itself.
    func feedSection(_ section: Int) -> Int { isFed ? 0 : section }

    // MARK: - Changed data

    /// The names that what the rows show depends on, those of rows among them.
    private lazy var namesInCells = Set(
        (rules.cells.flatMap { $0.set.map(\.value) + [$0.height, $0.condition].compactMap { $0 } }
            + rules.willDisplay.map(\.value) + (rules.rows?.titles ?? []))
            .flatMap(\.names)
    )

    /// The names that which rows there are depends on.
    private lazy var namesInRows = Set(rules.rows?.selection.flatMap(\.names) ?? [])

    /// Whether there may be other rows than were last asked for.
    private var hasOtherRows = false

    /// Notes that rows may show a property of their controller that has been set.
    func propertyDidChange(_ name: String, of instance: ScriptedInstance) {
        if instance === self.instance { valueDidChange(name) }
    }

    private func valueDidChange(_ name: String) {
        if namesInCells.contains(name) || namesInHeads.contains(name) { isStale = true }
        if namesInRows.contains(name) {
            isStale = true
            hasOtherRows = true
        }
    }

    /// Lets a row of a section with checkmarks keep its own when its record is about to change.
    func keepCheckmark(of record: DataValue, as changed: DataValue, in name: String) {
        guard let fedSection, feed?.dataName == name else { return }
        table?.staticContent?.section(at: fedSection)?
            .replaceValue(AnyHashable(record), with: AnyHashable(changed))
    }

    /// Updates the table after its data has changed, or data that its rows show.
    func follow(_ change: DataStore.Change, of name: String) {
        valueDidChange(name)
        if let feed, feed.dataName == name { follow(change, of: feed) }
    }

    private func follow(_ change: DataStore.Change, of feed: RowFeed) {
        let before = feed.shape(around: change.oldRecord)
        feed.regroup()
        lastContext = nil
        isStale = true
        guard !isMovingRow, let table, !table.needsReload else { return }
        let after = feed.shape(around: change.newRecord)
        tell(table, of: FeedDifference(change, from: before, to: after))
        refresh()
    }

    private func tell(_ table: TableView, of difference: FeedDifference) {
        switch difference {
        case .none: break
        case .inserted(let place): table.insertRows(at: [path(of: place)])
        case .removed(let place): table.deleteRows(at: [path(of: place)])
        case .moved(let old, let new): table.moveRow(at: path(of: old), to: path(of: new))
        case .insertedSection(let section): table.insertSections([section])
        case .removedSection(let section): table.deleteSections([section])
        case .many: table.reloadData()
        }
    }

    private func path(of place: IndexPath) -> IndexPath {
        IndexPath(row: place.row, section: fedSection ?? place.section)
    }

    /// Refills the cells on the screen where their rows may have changed.
    func refresh() {
        guard isStale, let table, !table.needsReload else { return }
        isStale = false
        lastContext = nil
        if hasOtherRows {
            hasOtherRows = false
            guard feed?.hasSameRowsAfterReload() == true else { return table.reloadData() }
        }
        if rules.rows?.titles.isEmpty == false || !namesInHeads.isEmpty {
            table.refreshSectionTitles()
        }
        // A table that something covers is laid out when it returns, with cells as they are then.
        for cell in table.window == nil ? table.shownRows.map(\.cell) : table.visibleCells {
            guard let indexPath = table.indexPath(for: cell),
                fedSection == nil || fedSection == indexPath.section
            else { continue }
            let scope = scope(at: indexPath)
            if let rule = rule(in: scope) {
                guard rule.identifier == cell.reuseIdentifier else {
                    table.reloadRows(at: [indexPath])
                    continue
                }
                configure(cell, rule, in: scope)
                table.configureEditing(of: cell, at: indexPath)
            }
            // What is done as a row shows is said of the whole table, whatever the row comes from.
            table.delegate?.tableView(table, willDisplay: cell, forRowAt: indexPath)
        }
    }

    /// Asks for the rows and their cells again.
    func reload() {
        feed?.reload()
        lastContext = nil
        isStale = false
        table?.reloadData()
    }
}
