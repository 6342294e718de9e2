import FoundationEssentials
package import SceneLanguage
package import SceneRules
package import SceneRuntime
package import SceneText

/// Runs the classes that a scene file writes out: its data, its log, and what went wrong.
package final class Interpreter {
    let file: SceneFile
    let data: DataStore

    /// What makes the views of the file.
    weak var loader: SceneLoader?

    /// The file as the place of what is declared in it.
    private(set) lazy var filePlace = FilePlace(file.definition)
    package let accessors = AccessorTable()

    /// What the scene has made and done.
    package let workload: Workload

    private var scripted: [String: ScriptedClass] = [:]

    /// The tables whose rows come from data.
    private var tables: [WeakTable] = []

    /// How many tables there may be before those that are gone are taken out.
    private var tablesToTidy = 16

    /// The controllers and cells with a `configureView`, which may read data.
    private var instances: [WeakInstance] = []

    /// The data that has changed since the screens were last updated.
    private var changedData: Set<String> = []

    private struct WeakInstance {
        weak var instance: ScriptedInstance?
    }

    private struct WeakTable {
        weak var table: TableScript?
    }

    /// The texts outside rows that show data.
    private let followers = DataFollowers()

    /// What was logged, in order.
    package private(set) var lines: [String] = []

    /// What went wrong while the scene ran, each place once.
    package private(set) var faults: [Diagnostic] = []

    /// The rows whose effects are being run, the innermost last.
    private var actingRows: [RowContext] = []

    /// What rows that have left the screen do as soon as it can be done.
    let waiting = WaitingEffects()

    private var faultyPlaces: Set<Annotation> = []

    package init(_ file: SceneFile, data: [String: DataContent]) {
        self.file = file
        self.data = DataStore(data)
        workload = Workload(size: file.sources.size)
        workload.report = { [unowned self] in report($0) }
        self.data.didChange = { [unowned self] name, change in
            changedData.insert(name)
            for row in actingRows + waiting.rows { row.follow(change, of: name) }
            waiting.untilTold {
                for weak in tables { weak.table?.follow(change, of: name) }
            }
        }
    }

    /// Lets rows keep their checkmarks when their record is about to change.
    func keepCheckmarks(of record: DataValue, as changed: DataValue, in name: String) {
        for weak in tables { weak.table?.keepCheckmark(of: record, as: changed, in: name) }
    }

    /// A class of the file in the form in which it runs; nil for one of another name.
    package func scriptedClass(_ name: String) -> ScriptedClass? {
        guard let resolved = file.classes[name], resolved.link != nil, !resolved.isSwift else {
            return nil
        }
        return scriptedClass(resolved)
    }

    /// What stands in for a class of cells that a program has: the rules of a controller may name its outlets.
    func standInCell(_ name: String) -> ScriptedClass? {
        guard let resolved = file.classes[name], resolved.link != nil, resolved.role == .cell else {
            return nil
        }
        return scriptedClass(resolved)
    }

    private func scriptedClass(_ resolved: ResolvedClass) -> ScriptedClass {
        if let known = scripted[resolved.name] { return known }
        let made = ScriptedClass(resolved)
        scripted[resolved.name] = made
        return made
    }

    /// Notifies a table of changed data.
    func watch(_ table: TableScript) {
        // Those that are gone are taken out when as many have come as there were: each table is looked
        // at a few times at most, however many there are.
        if tables.count >= tablesToTidy {
            tables.removeAll { $0.table == nil }
            tablesToTidy = max(16, tables.count * 2)
        }
        tables.append(WeakTable(table: table))
    }

    /// Notifies an instance of changed data.
    func watch(_ instance: ScriptedInstance) { instances.append(WeakInstance(instance: instance)) }

    /// Notes that rows may show a property of a controller that has been set.
    func propertyDidChange(_ name: String, of instance: ScriptedInstance) {
        for weak in tables { weak.table?.propertyDidChange(name, of: instance) }
    }

    /// Updates what the screens show of data that has changed.
    func settle() {
        if !changedData.isEmpty {
            let names = changedData
            changedData = []
            followers.follow(names) { value(of: $0) }
            instances.removeAll { $0.instance == nil }
            for weak in instances { weak.instance?.follow(names) }
        }
        for weak in tables { weak.table?.refresh() }
    }

    /// Asks for the rows of all tables again.
    func reloadTables() {
        for weak in tables { weak.table?.reload() }
    }

    /// Appends a record to a section, and says whether a table shows data that way.
    func append(_ record: DataValue, to data: String, section: Int) -> Bool {
        let feeds = tables.compactMap { $0.table?.feed }.filter { $0.dataName == data }
        guard let feed = feeds.first(where: \.isGrouped) ?? feeds.first,
            section >= 0, section < feed.sectionCount
        else { return false }
        feed.insert(record, section: section, row: feed.rowCount(inSection: section))
        return true
    }

    /// The row that an object is in: a cell, a view in a cell, or what recognises gestures there; nil outside rows.
    func row(of object: AnyObject) -> RowContext? {
        let view = object as? View ?? (object as? GestureRecognizer)?.view
        let cell = view?.enclosing(TableViewCell.self)
        guard let (table, indexPath) = cell?.place else { return nil }
        return row(at: indexPath, in: table)
    }

    /// The row that a cell showed when it was last filled; nil for a static cell.
    func shownRow(of cell: TableViewCell) -> RowContext? {
        tables.lazy.compactMap { $0.table?.shownRow(of: cell) }.first
    }

    /// A row of a table as expressions see it; nil if nothing is known of it.
    func row(at indexPath: IndexPath, in table: TableView) -> RowContext? {
        if let script = table.script(ofRowAt: indexPath) {
            return script.context(at: indexPath)
        }
        guard let content = table.staticContent else { return nil }
        return RowContext(
            section: indexPath.section,
            row: indexPath.row,
            count: table.numberOfRows(inSection: indexPath.section),
            item: content.cell(at: indexPath)?.item
        )
    }

    /// Runs effects of a row, if they have one, whose record they follow through what they change.
    func act(for row: RowContext?, _ effects: () -> Void) {
        guard let row else { return effects() }
        actingRows.append(row)
        effects()
        actingRows.removeLast()
    }

    /// Writes a line to the log.
    func log(_ line: String) { lines.append(line) }

    // MARK: - Values

    /// The value of some data; nil for an unknown name.
    func dataValue(of name: String) -> DataValue? {
        do throws(RowError) {
            return try data.value(of: name)
        } catch {
            report(error.diagnostic)
            return .null
        }
    }

    /// A value computed; nil when it has none, which has been reported.
    package func value(of definition: ValueDefinition, in scope: ScriptScope) -> DataValue? {
        switch definition.content {
        case .literal(let value): value
        case .template(let template): value(of: template, in: scope)
        }
    }

    private func value(of template: Template, in scope: ScriptScope) -> DataValue? {
        do throws(EvaluationError) {
            let value = try template.evaluate(in: scope)
            return isCounted(value, of: template) ? value : nil
        } catch {
            report(error.diagnostic, in: scope)
            return nil
        }
    }

    /// Counts a long text, and says whether there may be one more.
    private func isCounted(_ value: DataValue, of template: Template) -> Bool {
        guard case .string(let text) = value else { return true }
        guard let first = template.expressions.first, !workload.isSpent else { return true }
        workload.count(text, at: Annotation(first.source, first.range))
        return !workload.isSpent
    }

    /// Counts effects at a place, and says whether they may be done.
    func mayDo(_ count: Int = 1, at range: SourceRange) -> Bool {
        workload.count(.effects, count, at: place(range))
        return !workload.isSpent
    }

    /// Carries out assignments to an object, one after the other.
    func assign(
        _ assignments: [Assignment],
        to root: AnyObject,
        in scope: ScriptScope,
        skipsAbsent: Bool
    ) {
        for assignment in assignments {
            guard mayDo(at: assignment.value.range),
                let target = LivingTarget(assignment.path, from: root, accessors)
            else { continue }
            assign(assignment, to: target, in: scope, skipsAbsent: skipsAbsent)
        }
    }

    /// Carries out an assignment to a target that was found for it.
    func assign(
        _ assignment: Assignment,
        to target: LivingTarget,
        in scope: ScriptScope,
        skipsAbsent: Bool
    ) {
        guard let value = value(of: assignment.value, in: scope) else { return }
        if skipsAbsent, value.isNull, assignment.mayBeAbsent { return }
        guard !target.set(value) else { return }
        report(unfit(value, assignment), in: scope)
    }

    // MARK: - Faults

    /// A place in the file.
    func place(_ range: SourceRange) -> Annotation { Annotation(file.definition.source, range) }

    /// Notes what went wrong, once for each place.
    func report(_ diagnostic: Diagnostic) {
        guard faultyPlaces.insert(diagnostic.primary).inserted else { return }
        faults.append(diagnostic)
    }

    /// Notes what went wrong in a scope, of which the row is said.
    func report(_ diagnostic: Diagnostic, in scope: ScriptScope) {
        report(scope.row?.locate(diagnostic, in: data) ?? diagnostic)
    }

    /// Hands out what went wrong since this was last asked for; from then on it is reported again.
    func takeFaults() -> [Diagnostic] {
        defer {
            faults.removeAll()
            faultyPlaces.removeAll()
        }
        return faults
    }

    private func unfit(_ value: DataValue, _ assignment: Assignment) -> Diagnostic {
        let shown = value.text.map { "'\($0)'" } ?? ValueType(of: value).withArticle
        return Diagnostic(
            .unfitValue,
            "'\(assignment.text)' does not take \(shown)",
            at: Annotation(
                assignment.value.expressions.first?.source ?? file.definition.source,
                assignment.value.range
            )
        )
    }
}

extension TableViewCell {
    /// The table that shows the cell, and the path of its row.
    var place: (TableView, IndexPath)? {
        guard let table = enclosing(TableView.self), let path = table.indexPath(for: self) else {
            return nil
        }
        return (table, path)
    }
}

extension TableView {
    /// The rules that a row comes from; nil for a static cell, and for rows of a program.
    func script(ofRowAt indexPath: IndexPath) -> TableScript? {
        let source = staticContent.map { $0.section(at: indexPath.section)?.source } ?? dataSource
        return source as? TableScript
    }
}

extension Interpreter {
    /// The value of a text with expressions in it; nil when it has none, which has been reported.
    func value(of template: Template) -> DataValue? {
        value(of: template, in: ScriptScope(interpreter: self))
    }

    /// Computes a text for an object again each time that data changes which it shows, until the object is gone or
    /// does not want it any more.
    func follow(
        _ template: Template,
        for owner: AnyObject,
        _ update: @escaping (DataValue) -> Bool
    ) {
        followers.add(template, for: owner, update)
    }

    /// Asks a table for its headers and footers again, once for all of them that have changed.
    func askForHeads(of table: TableView) { followers.askForHeads(of: table) }

    /// Answers for a table that is a part of a view, if the controller's class is one of the file.
    func answer(for table: TableView, of controller: ViewController?) {
        controller.flatMap(ScriptedInstance.of)?.answer(for: table)
    }

    /// What feeds a section of a static table with rows.
    func source(
        ofSection section: SectionDefinition,
        for controller: ViewController,
        in place: FilePlace
    ) -> any TableViewDataSource {
        let instance = ScriptedInstance.of(controller)
        let rules = TableRules(section, edited: instance?.type.rules)
        return TableScript(self, rules, instance: instance, fedSectionOf: controller, in: place)
    }

    /// Lets sections know of each other that cells go from one to another; all of the table are there.
    func share(cellsOf content: StaticTableContent) {
        let cells = CellBindings()
        for section in content.sections {
            guard let script = section.source as? TableScript else { continue }
            cells.add(script.rules.cells, haveCheckmarks: section.selectionMode != .default)
            script.cells = cells
        }
    }
}

extension DiagnosticCode {
    static let unfitValue = DiagnosticCode(
        "unfit-value",
        .expressions,
        summary: "a property cannot take a value from the data",
        explanation: """
            Found when rows are filled, by `validate` or when they are drawn: a record has a word, a colour or a \
            font that the property does not know, or nil when there must be a value.
            """,
        good: """
            scenes:
              lamps:
                controller: table
                class: LampsViewController
                table:
                  prototypes: [{identifier: Lamp}]
            classes:
              LampsViewController:
                superclass: TableViewController
                rows: [{name: Desk, color: systemYellow}, {name: Hall, color: systemRed}]
                cell:
                  identifier: Lamp
                  set:
                    textLabel.text: "{item.name}"
                    textLabel.textColor: "{item.color}"
            """,
        replacing: "systemRed",
        with: "crimson"
    )
}
