import SceneKitLite
import SceneLanguage
import SceneRules
import SceneText

/// Turns rows that data feeds into cells that are written out.
struct StaticTableMaker {
    let table: ConvertibleTable
    let request: ConversionRequest
    let evaluator: RowEvaluator
    let changing: ChangingNames
    var draft: ConversionDraft

    /// The prototypes that rows were made from, by their identifiers.
    var molds: [String: CellMold] = [:]

    /// The ids of prototypes that views of their only rows keep.
    private(set) var keptIDs: Set<String> = []

    /// The text between the id of a view in a prototype and the row.
    var idInfix = ""
    var moved = MovedAssignments()

    /// The names that code asks for which sets what rows showed.
    var followedNames: Set<String> = []

    /// The names of rows that have rules of their own, by their sections and rows.
    private(set) var rowNames: [[Int]: String] = [:]

    /// The segues that cells get from their records.
    var performed: [PerformedSegues] = []

    /// The segues of the scene that these replace.
    var unusedSegues: [SegueDefinition] = []

    /// The actions that send what records name, where cells send that themselves.
    var sentByRows: [SentByRows] = []

    /// What actions keep of the rows that are written out.
    var kept: [KeptFields] = []

    /// The paths by outlets to what code finds in records.
    var keptPaths: [[String]: PathRewriting.Replacement] = [:]

    /// The same for fields that effects update.
    var keptFieldPaths: [String: String] = [:]

    /// The paths into records whose values cells show, by rules, and the fields that code names.
    var saidPaths: [String: Set<String>] = [:]
    var kindPaths: Set<String> = []
    var namedFields: Set<String> = []

    /// The data that only the converted rows are made from.
    private(set) var goneData: Set<String> = []
    /// What code reads of the groups of rows.
    var groupReads = GroupReads()

    /// Whether `willDisplay` asks for what rows of a static table lack, so that cells have its values.
    var bakesWillDisplay = false

    /// What `willDisplay` sets of cells then.
    var bakedDisplay: [Assignment] { bakesWillDisplay ? evaluator.rules?.willDisplay ?? [] : [] }

    /// Whether the rules stay in their class, since another table needs them until it is converted.
    var keepsRules = false

    init(_ table: ConvertibleTable, _ request: ConversionRequest, in file: SceneFile) {
        self.table = table
        self.request = request
        draft = ConversionDraft(file)
        evaluator = RowEvaluator(file, table.scene)
        changing = ChangingNames(file.definition, evaluator.controller)
    }

    /// Converts the table, unless something refuses it.
    mutating func make() -> ConversionDraft {
        run()
        return draft
    }

    private mutating func run() {
        let feeds = table.table.isStatic ? fedSections() : wholeTable()
        guard !draft.isRefused, !feeds.isEmpty, fitsLimit(feeds) else { return }
        let evaluated = feeds.map { (feed: $0, sections: evaluator.sections(of: $0)) }
        let count = evaluated.flatMap(\.1).reduce(0) { $0 + $1.rows.count }
        guard count <= request.rowLimit else { return refuseCount(count, of: feeds) }
        findPerformed(evaluated)
        nameRows(evaluated)
        prepareMolds(evaluated.flatMap(\.1))
        findKept(evaluated)
        findSent(evaluated)
        decideItems(evaluated)
        goneData = dataOnly(of: feeds)
        let written = evaluated.map { feed, sections in
            (
                feed, sections,
                sections.enumerated().map { cells(of: $1, number: feed.section ?? $0) }
            )
        }
        refuseFaults()
        guard !draft.isRefused else { return }
        for (feed, sections, cells) in written {
            if let number = feed.section {
                let empty = EvaluatedSection(rows: [])
                writeSection(number, sections.first ?? empty, cells.first ?? [])
            } else {
                writeTable(sections, cells, feed)
            }
        }
        finish(feeds)
    }

    // MARK: What is converted

    /// The rows of a dynamic table, where nothing keeps them from being written out.
    private mutating func wholeTable() -> [ConvertedFeed] {
        refuseTable()
        guard let rules = evaluator.rules, let rows = rules.rows else { return [] }
        return [ConvertedFeed(rows: rows, rules: rules.cells)]
    }

    /// The sections that are to be written out and can be; where none can, it is said why.
    private mutating func fedSections() -> [ConvertedFeed] {
        var feeds: [ConvertedFeed] = []
        var reasons: [ConversionReason] = []
        for (number, section) in (table.table.sections ?? []).enumerated() {
            guard request.section.map({ $0 == number }) ?? true, let rows = section.rows else {
                continue
            }
            let rules = section.rules.map(CellRule.init)
            let feed = ConvertedFeed(rows: rows, rules: rules, section: number)
            let found = reasonsToStay(feed)
            if found.isEmpty { feeds.append(feed) } else { reasons += found }
        }
        for reason in reasons {
            if feeds.isEmpty {
                refuse(reason)
            } else {
                draft.leave(
                    "a section is still made from data: \(reason.message)",
                    at: reason.range
                )
            }
        }
        if feeds.isEmpty, reasons.isEmpty, let section = request.section {
            guard section < (table.table.sections ?? []).count else {
                draft.refuseSection(section, of: table)
                return []
            }
            let message = "section \(section) of '\(table.name)' is not made from data"
            draft.refuse(message, at: table.table.keyRange, help: "sections are counted from 0")
        }
        return feeds
    }

    // MARK: Counting

    /// Whether there are no more rows than may be written, as far as can be told without reading them.
    private mutating func fitsLimit(_ feeds: [ConvertedFeed]) -> Bool {
        let count = feeds.reduce(0) { $0 + evaluator.recordCount(of: $1.rows) }
        guard count > request.rowLimit, !feeds.contains(where: { $0.rows.rows != nil }) else {
            return true
        }
        refuseCount(count, of: feeds)
        return false
    }

    private mutating func refuseCount(_ count: Int, of feeds: [ConvertedFeed]) {
        let limit = request.rowLimit.counted("cell")
        draft.refuse(
            "'\(table.name)' has \(count) rows, but at most \(limit) are written out",
            at: feeds[0].rows.range,
            help: "'--limit \(count)' raises the limit"
        )
    }

    private mutating func refuseFaults() {
        for fault in evaluator.interpreter.faults {
            let note = fault.notes.first.map { ", \($0)" } ?? ""
            draft.refuse(fault.message + note, at: fault.primary.range)
        }
    }

    // MARK: Molds

    /// Finds the prototypes that rows are made from, and whether the ids of their views are free.
    private mutating func prepareMolds(_ sections: [EvaluatedSection]) {
        for row in sections.flatMap(\.rows) {
            guard let identifier = row.rule?.identifier else { continue }
            if molds[identifier] == nil {
                let prototype = table.table.prototype(identifier)
                molds[identifier] = prototype.map { CellMold($0, evaluator, draft.edits.layout) }
            }
            molds[identifier]?.rowCount += 1
        }
        let fed = (table.table.sections ?? []).flatMap(\.rules).map(CellRule.init)
        for rule in (evaluator.rules?.cells ?? []) + fed {
            for assignment in rule.set { _ = molds[rule.identifier]?.target(of: assignment) }
        }
        let contexts = sections.flatMap(\.rows).map(\.context)
        groupReads.nameFields(for: contexts)
        refuseLists(ofGroups: contexts)
        let known = draft.file.tree.ids()
        let isTaken = sections.enumerated().contains { number, section in
            section.rows.contains { row in
                guard let rule = row.rule else { return false }
                // A cell that an outlet has to reach is called after its prototype.
                let stems = (molds[rule.identifier]?.ids ?? []) + [rule.identifier.lowerCamelCase]
                return stems.contains { known.contains(id($0, row.context)) }
            }
        }
        if isTaken { idInfix = "-\(table.name)" }
        findKeptIDs()
    }

    /// Finds the ids that nothing else has, of prototypes that make one row alone.
    private mutating func findKeptIDs() {
        let prototypes = (table.table.prototypes ?? []).map(\.range)
        let others = draft.file.tree.ids(outside: prototypes)
        let counts = molds.values.flatMap(\.ids).counts
        for mold in molds.values where mold.rowCount == 1 {
            keptIDs.formUnion(mold.ids.filter { counts[$0] == 1 && !others.contains($0) })
        }
    }

    /// Finds what rows are called by a rule for one of the rows that a prototype makes: `item.id == 'total'`.
    private mutating func nameRows(_ evaluated: [(ConvertedFeed, [EvaluatedSection])]) {
        // What records call 'id' is not one.
        let data = draft.edits.node("data").map { [draft.edits.tree.range($0)] } ?? []
        let known = draft.file.tree.ids(outside: data)
        for (feed, sections) in evaluated {
            let counts = feed.rules.map(\.identifier).counts
            let fields =
                feed.rules.filter { counts[$0.identifier] ?? 0 > 1 }.compactMap { rule in
                    let compared = rule.condition?.expressions.first?.textComparison
                    guard let compared, compared.text != rule.identifier,
                        compared.path.root.name == "item", compared.path.members.count == 1
                    else { return nil }
                    return compared.path.last.name
                } as [String]
            guard let field = fields.first, Set(fields).count == 1 else { continue }
            let rows = sections.flatMap(\.rows).map(\.context)
            let names = rows.compactMap { $0.item?[field]?.text }
            guard Set(names).count == names.count, known.isDisjoint(with: names) else { continue }
            for row in rows {
                rowNames[[row.section, row.row]] =
                    row.item?[field]?.text
            }
        }
    }

    /// What a row is called; nil where it has no rule of its own.
    func name(of row: RowContext) -> String? {
        rowNames[[row.section, row.row]]
    }

    /// The id that a view has in a row.
    func id(_ stem: String, _ row: RowContext) -> String {
        keptIDs.contains(stem) ? stem : "\(stem)\(idInfix)-\(row.section)-\(row.row)"
    }
}
