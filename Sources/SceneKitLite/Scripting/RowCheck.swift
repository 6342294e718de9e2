import FoundationEssentials
import SceneLanguage
package import SceneRules
import SceneRuntime
package import SceneText

/// Fills a cell for every row of a file, as drawing would, and notes which values are missing or unfit.
///
/// Screens whose rows are certain to have their values are left out: to load one costs as much as
/// reading it.
///
/// What a screen that comes first shows is known. Another one may be given values before it is shown:
/// of its rows only those rules count that depend on nothing but the data.
package struct RowCheck {
    private let file: SceneFile
    private let limit: Int

    /// What was found, each place once, with the number of rows.
    private var findings: [Annotation: (finding: Diagnostic, rows: Int)] = [:]

    /// What is wrong with the rows of all tables that have at most so many.
    package static func findings(in file: SceneFile, limit: Int) -> [Diagnostic] {
        guard limit > 0, file.canBeDrawn else { return [] }
        var check = RowCheck(file, limit)
        check.run()
        let findings = check.findings.values.map { finding, rows in
            var finding = finding
            if rows > 1 {
                finding.notes.append("and in \(rows - 1) more \(rows > 2 ? "rows" : "row")")
            }
            return finding
        }
        return DiagnosticLog(findings).sorted
    }

    private init(_ file: SceneFile, _ limit: Int) {
        self.file = file
        self.limit = limit
    }

    private mutating func run() {
        let certain = CertainRows(of: file)
        let scenes = file.definition.scenes.enumerated()
            .filter { $1.hasFedRows && !certain.hasScene($0) }.map(\.element)
        guard !scenes.isEmpty else { return }
        let first = firstScenes
        let interpreter = Interpreter(file, data: file.data)
        interpreter.workload.startWithLists()
        let storyboard = Storyboard(file, classes: .standIns, interpreter: interpreter)
        // What is wrong for certain is found first: the same place is reported once.
        for isFirst in [true, false] {
            for scene in scenes where first.contains(scene.id.value) == isFirst {
                let id = scene.id.value
                let controller = storyboard.instantiateViewController(withIdentifier: id)
                check(controller, interpreter, isFirst: isFirst)
            }
        }
    }

    /// The scene that comes first, and those that it contains from the start.
    private var firstScenes: Set<String> {
        let scenes = file.definition.scenes
        let contained = Dictionary(
            firstOf: scenes.map { ($0.id.value, $0.contained.map(\.value)) }
        )
        var next = file.definition.initial.first?.value
        if scenes.count == 1 { next = scenes[0].id.value }
        var known: Set<String> = []
        var waiting: [String] = []
        while let id = next {
            if known.insert(id).inserted { waiting += contained[id] ?? [] }
            next = waiting.popLast()
        }
        return known
    }

    /// Checks the tables of a controller.
    private mutating func check(
        _ controller: ViewController,
        _ interpreter: Interpreter,
        isFirst: Bool
    ) {
        let tables = controller.view.tables
        collect(from: interpreter, isFirst, nil)
        for table in tables {
            if let content = table.staticContent {
                for (number, section) in content.sections.enumerated() {
                    guard let script = section.source as? TableScript else { continue }
                    script.fedSection = number
                    // What is checked in a section is known to rows of others.
                    script.attach(to: table)
                    check(script, in: table, section: number, isFirst)
                }
            } else if let script = table.dataSource as? TableScript {
                check(script, in: table, section: nil, isFirst)
            }
        }
    }

    /// Checks one section of a table, or all.
    private mutating func check(
        _ script: TableScript,
        in table: TableView,
        section: Int?,
        _ isFirst: Bool
    ) {
        guard let feed = feed(of: script), isFirst || script.rules.followFromData(for: script)
        else {
            return
        }
        let interpreter = script.interpreter
        script.tryHeads(ofSections: section.map { $0..<$0 + 1 } ?? 0..<feed.sectionCount) {
            collect(from: interpreter, isFirst, script)
        }
        var samples: [String: TableViewCell] = [:]
        var touches =
            script.cellsFollowFromData || isFirst ? RowTouches(table, filledBy: script) : nil
        for section in section.map({ $0..<$0 + 1 }) ?? 0..<feed.sectionCount {
            let own = script.feedSection(section)
            _ = feed.header(ofSection: own)
            _ = feed.footer(ofSection: own)
            _ = feed.indexTitle(ofSection: own)
            collect(from: interpreter, isFirst, script)
            for row in 0..<feed.rowCount(inSection: own) {
                let path = IndexPath(row: row, section: section)
                let scope = script.scope(at: path)
                guard let rule = script.rule(in: scope) else {
                    collect(from: interpreter, isFirst, script)
                    continue
                }
                if samples[rule.identifier] == nil {
                    samples[rule.identifier] = table.takeSample(withIdentifier: rule.identifier)
                }
                guard let cell = samples[rule.identifier] else { continue }
                script.configure(cell, rule, in: scope)
                script.tableView(table, willDisplay: cell, forRowAt: path)
                _ = script.height(at: path)
                let swipes = script.swipes(ofRowAt: path, in: table)
                collect(from: interpreter, isFirst, script)
                touches?.compute(at: path, cell, in: table)
                for (number, swipe, _) in swipes
                where isFirst || swipe.condition?.isOfRow ?? true {
                    touches?.compute(swipe: number, at: path, in: table)
                }
                // They depend on the row alone, whatever the screen was given.
                collect(from: interpreter, true, script)
                guard !interpreter.workload.isSpent else { return }
            }
        }
        table.putBack(Array(samples.values))
    }

    /// The rows of some rules; nil if they are too many to look at each of them.
    private func feed(of script: TableScript) -> RowFeed? {
        var names: [String] = []
        switch script.rules.rows?.origin {
        case .data(let name): names = [name.value]
        case .expression(let list):
            names = list.expressions.flatMap(\.paths).map { $0.root.name }
        default: break
        }
        // Putting many records into sections would cost as much.
        let data = script.interpreter.data
        guard names.allSatisfy({ data.rows(of: $0)?.count ?? 0 <= limit }), let feed = script.feed
        else { return nil }
        let count = (0..<feed.sectionCount).reduce(0) { $0 + feed.rowCount(inSection: $1) }
        return max(count, feed.recordCount) <= limit ? feed : nil
    }

    /// Takes over what a row has shown to be wrong.
    private mutating func collect(
        from interpreter: Interpreter,
        _ isFirst: Bool,
        _ script: TableScript?
    ) {
        let known = Self.codes
        for fault in interpreter.takeFaults() where known.contains(fault.code) {
            // What another screen sets when it loads may have been given to it.
            if !isFirst, script?.isOfRows(fault.primary.range) != true { continue }
            if let found = findings[fault.primary] {
                findings[fault.primary] = (found.finding, found.rows + 1)
            } else {
                findings[fault.primary] = (fault, 1)
            }
        }
    }

    /// What may be wrong with the value of a row.
    package static let codes = DiagnosticCode.failuresOfExpressions.union([.unfitValue])
}

extension SceneDefinition {
    /// Whether some table of the scene has rows from data.
    fileprivate var hasFedRows: Bool {
        switch content {
        case .table(let table): table?.hasFedRows ?? false
        case .view(let body): body?.views.contains(where: \.hasFedRows) ?? false
        case .navigation, .tabs, .split, .reference: false
        }
    }
}

extension ViewDefinition {
    fileprivate var hasFedRows: Bool {
        table?.hasFedRows ?? false || views.contains(where: \.hasFedRows)
    }
}

extension TableDefinition {
    fileprivate var hasFedRows: Bool {
        !isStatic || (sections ?? []).contains(where: \.isFed)
    }
}

extension View {
    /// The tables in the view, itself among them.
    fileprivate var tables: [TableView] {
        if let table = self as? TableView { return [table] }
        return subviews.flatMap(\.tables)
    }
}

extension TableRules {
    /// Whether rows, and which rule each of them follows, depend on the data alone.
    fileprivate func followFromData(for script: TableScript) -> Bool {
        var values = cells.compactMap(\.condition) + [rows?.section, rows?.rows].compactMap { $0 }
        if case .expression(let list)? = rows?.origin { values.append(list) }
        if case .count(let count)? = rows?.origin { values.append(count) }
        return values.allSatisfy(script.dependsOnlyOnData)
    }
}

extension TableScript {
    /// Whether a value is the same whatever was set before the screen is shown.
    fileprivate func dependsOnlyOnData(_ value: ValueDefinition) -> Bool {
        value.expressions.flatMap(\.paths).allSatisfy { path in
            let name = path.root.name
            if RowContext.absentValue(of: name) != nil { return true }
            return instance?.value(ofOwn: name) == nil && interpreter.data.rows(of: name) != nil
        }
    }

    /// Whether nothing that is set on whole cells, and may keep touches away, depends on anything but the data.
    fileprivate var cellsFollowFromData: Bool {
        rules.willDisplay.isEmpty
            && rules.cells.flatMap(\.set).allSatisfy {
                $0.path.count > 1 || dependsOnlyOnData($0.value)
            }
            && instance?.type.configureView.contains {
                RowTouches.touchKeys.contains($0.path.last ?? "")
            }
                != true
    }

    /// Whether a place is in a value of these rules that depends on the data alone.
    fileprivate func isOfRows(_ place: SourceRange) -> Bool {
        let values =
            rules.cells.flatMap { $0.set.map(\.value) + [$0.height].compactMap { $0 } }
            + (rules.rows?.titles ?? [])
            + rules.swipe.flatMap { [$0.title, $0.condition].compactMap { $0 } }
        return values.contains { $0.range.contains(place) && dependsOnlyOnData($0) }
    }
}
