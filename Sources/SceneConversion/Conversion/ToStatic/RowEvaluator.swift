import SceneKitLite
import SceneLanguage
import SceneRules

/// The classes of a file at work, as far as the rows of one scene's table need them.
final class RowEvaluator {
    let file: SceneFile
    let interpreter: Interpreter
    let storyboard: Storyboard

    /// The class of the scene's controller; nil for one of the runtime.
    let controller: ResolvedClass?

    /// What the class says about the controller's own table.
    let rules: TableRules?

    /// The properties of the controller as they start; nil where the file does not write its class.
    let instance: ScriptedInstance?

    init(_ file: SceneFile, _ scene: SceneDefinition) {
        self.file = file
        interpreter = Interpreter(file, data: file.data)
        storyboard = Storyboard(file, classes: .standIns, interpreter: interpreter)
        controller = scene.className.flatMap { file.classes[$0.value] }
        let scripted = scene.className.flatMap { [interpreter] in
            interpreter.scriptedClass($0.value)
        }
        rules = scripted?.rules
        instance = scripted.map { [interpreter] in ScriptedInstance($0, interpreter) }
    }

    /// The classes of the file that the controller's class is made of, nearest first.
    var chain: [ClassDefinition] { controller?.chain.map(\.definition) ?? [] }

    /// Whether the class of the controller declares a name, which then hides one of the cell.
    func controllerHas(_ name: String) -> Bool {
        controller?.properties[name] != nil || controller?.outlets[name] != nil
    }

    /// The names that an expression of a row sees.
    func scope(of row: RowContext) -> ScriptScope {
        ScriptScope(interpreter: interpreter, instance: instance, row: row)
    }

    /// How many records rows are made from, without reading one.
    func recordCount(of rows: RowsDefinition) -> Int {
        var plain = rows
        plain.section = nil
        plain.rows = nil
        return RowFeed(plain, interpreter, instance).recordCount
    }

    /// The rows of a feed, section by section.
    func sections(of feed: ConvertedFeed) -> [EvaluatedSection] {
        let rows = RowFeed(feed.rows, interpreter, instance)
        let choice = RuleChoice(feed.rules.map(\.condition))
        return (0..<rows.sectionCount).map { number in
            EvaluatedSection(
                header: rows.header(ofSection: number),
                footer: rows.footer(ofSection: number),
                rows: (0..<rows.rowCount(inSection: number)).map {
                    let shown = feed.section ?? number
                    let context = rows.context(section: number, row: $0, shownSection: shown)
                    let rule = choice.rule(for: scope(of: context), interpreter)
                    return EvaluatedRow(context: context, rule: rule.map { feed.rules[$0] })
                }
            )
        }
    }

    /// The titles of the section index, and whether that of a static table leads to the same sections; nil
    /// where there is no index.
    func indexTitles(of feed: ConvertedFeed) -> (titles: [String], fitsStatic: Bool)? {
        let rows = RowFeed(feed.rows, interpreter, instance)
        guard let titles = rows.indexTitles else { return nil }
        let headers = (0..<rows.sectionCount).map { rows.header(ofSection: $0) }
        let fits = titles.enumerated().allSatisfy { place, title in
            let section = headers.firstIndex { $0?.hasPrefix(title) ?? false } ?? place
            return rows.section(ofIndexTitle: title) == section
        }
        return (titles, fits)
    }
}

/// Rows that are to be written out: those of a dynamic table, or of one section of a static one.
struct ConvertedFeed {
    let rows: RowsDefinition
    let rules: [CellRule]

    /// The number of the section in its table; nil where the rows are the whole table.
    var section: Int?
}

/// One section with the rows that data gives it.
struct EvaluatedSection {
    var header: String?
    var footer: String?
    var rows: [EvaluatedRow]
}

/// One row with the rule that makes its cell.
struct EvaluatedRow {
    let context: RowContext
    let rule: CellRule?
}
