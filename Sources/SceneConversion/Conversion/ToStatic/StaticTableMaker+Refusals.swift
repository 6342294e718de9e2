import SceneKitLite
import SceneLanguage
import SceneRules
import SceneText

/// Why rows cannot be written out, or stay fed.
struct ConversionReason {
    let message: String
    let range: SourceRange
    var help: String?
}

extension StaticTableMaker {
    private var file: SceneFileDefinition { draft.file.definition }

    /// Reports everything that prevents a dynamic table from being written out.
    mutating func refuseTable() {
        guard table.isOwn else {
            return draft.refuse(
                "'\(table.name)' is part of another view, and only a table controller's own table "
                    + "can be static",
                at: table.table.keyRange,
                help: "move it to a table controller, and embed that in a 'container'"
            )
        }
        if let section = request.section {
            return draft.refuse(
                "'\(table.name)' is dynamic as a whole, so section \(section) cannot be converted alone",
                at: table.table.keyRange,
                help: "remove '--section'"
            )
        }
        if let name = table.scene.className, evaluator.controller?.isSwift ?? false {
            return draft.refuse(
                "'\(name.value)' is implemented in Swift, and only its program knows the rows",
                at: name.range,
                help: "write the rows in the class, or change the program"
            )
        }
        guard let rows = evaluator.rules?.rows else {
            return draft.refuse("'\(table.name)' has no rows", at: table.table.keyRange)
        }
        refuseEditing()
        let feed = ConvertedFeed(rows: rows, rules: evaluator.rules?.cells ?? [])
        for reason in reasonsToStay(feed) { refuse(reason) }
        draft.refuseConstraints(of: table.table.prototypes ?? [])
        refuseSharedRules()
        refuseGroups(feed)
        refuseIndex(feed)
        for cell in table.table.prototypes ?? [] {
            if let reason = cell.receiverReason { draft.refuse(reason.message, at: reason.range) }
        }
    }

    mutating func refuse(_ reason: ConversionReason) {
        draft.refuse(reason.message, at: reason.range, help: reason.help)
    }

    // MARK: Rows that change

    /// What keeps rows from being constant: data that changes, values that do, properties of cells.
    func reasonsToStay(_ feed: ConvertedFeed) -> [ConversionReason] {
        var reasons: [ConversionReason] = []
        if let name = feed.rows.dataName {
            let fields = KeptFields(feed, of: table, evaluator, draft.edits.layout)
            if let place = fields?.obstacle {
                reasons.append(
                    ConversionReason(
                        message: "'\(name.value)' is read here, and what a person sets would be in "
                            + "the cells, no longer in it",
                        range: place,
                        help: "read what a person sets in one row, or write what does not change"
                    )
                )
            } else {
                reasons += changes(ofData: name.value, isKept: fields != nil)
            }
        }
        if case .expression(let value)? = feed.rows.origin,
            let name = value.expressions.first?.path?.root.name
        {
            reasons += changes(ofData: name)
        }
        let ofSections = [
            feed.rows.section, feed.rows.rows, feed.rows.header, feed.rows.footer,
            feed.rows.indexTitle,
        ]
        for value in ofSections {
            reasons += value.map { changes(of: $0, "the sections") } ?? []
        }
        for value in [feed.rows.condition, feed.rows.sort] {
            reasons += value.map { changes(of: $0, "the rows") } ?? []
        }
        for view in feed.rows.headViews {
            reasons.append(
                ConversionReason(
                    message: "the view is made for each section, and a static table has each "
                        + "written out",
                    range: view.range,
                    help: "write a title as text, such as '{count} items'"
                )
            )
        }
        switch feed.rows.origin {
        case .count(let value)?, .expression(let value)?: reasons += changes(of: value, "the rows")
        case .data?, .inline?, nil: break
        }
        for rule in feed.rules {
            reasons += rule.condition.map { changes(of: $0, "the prototype of a row") } ?? []
            reasons += rule.height.map { changes(of: $0, "the height of a row") } ?? []
            reasons += properties(setBy: rule) + outlets(readBy: rule) + outletsInSwift(of: rule)
        }
        return reasons
    }

    /// Where data is changed while the scene runs, or replaced.
    private func changes(ofData name: String, isKept: Bool = false) -> [ConversionReason] {
        let changes = file.dataChanges.filter { $0.data.value == name && !isKept }.map { change in
            ConversionReason(
                message: "'\(name)' changes while the scene runs, and static cells do not follow",
                range: change.effect.range
            )
        }
        let replacements = file.snapshots.flatMap { snapshot in
            snapshot.data.filter { $0.name.value == name }.map { replacement in
                ConversionReason(
                    message:
                        "the snapshot '\(snapshot.name.value)' puts other data in place of "
                        + "'\(name)'",
                    range: replacement.name.range,
                    help: "remove the snapshot, or keep making the rows from data"
                )
            }
        }
        return changes + replacements
    }

    private func changes(of value: ValueDefinition, _ what: String) -> [ConversionReason] {
        guard let part = changing.first(in: value) else { return [] }
        return [
            ConversionReason(
                message: "'\(part.name)' may change while the scene runs, and with it \(what)",
                range: part.range
            )
        ]
    }

    /// The assignments of a rule that read outlets of the cell, which no code of a static one could.
    private func outlets(readBy rule: CellRule) -> [ConversionReason] {
        let prototype = table.table.prototype(rule.identifier)
        guard let type = prototype?.className.flatMap({ evaluator.file.classes[$0.value] }) else {
            return []
        }
        return rule.set.flatMap { assignment in
            assignment.value.expressions.flatMap(\.paths).map(\.root)
                .filter { type.outlets[$0.name] != nil && !evaluator.controllerHas($0.name) }
                .map { outlet in
                    ConversionReason(
                        message: "'\(outlet.name)' is read from the cell, which only rows of a "
                            + "prototype can do",
                        range: outlet.range
                    )
                }
        }
    }

    /// The assignments of a rule through outlets of a class whose program does not run here.
    private func outletsInSwift(of rule: CellRule) -> [ConversionReason] {
        let prototype = table.table.prototype(rule.identifier)
        guard let name = prototype?.className?.value, let type = evaluator.file.classes[name],
            type.isSwift
        else { return [] }
        return rule.set.filter { $0.path.first.map { type.outlets[$0] != nil } ?? false }
            .map { assignment in
                ConversionReason(
                    message: "'\(assignment.text)' is set through an outlet of '\(name)', which is "
                        + "implemented in Swift, so what it shows cannot be compared",
                    range: assignment.range,
                    help: "give the view a 'tag', and set it by that: '#1.text'"
                )
            }
    }

    /// The assignments of a rule to properties that the cell's class declares.
    private func properties(setBy rule: CellRule) -> [ConversionReason] {
        let prototype = table.table.prototype(rule.identifier)
        guard let mold = prototype.map({ CellMold($0, evaluator, draft.edits.layout) }) else {
            return []
        }
        return rule.set.filter { mold.isOfClass($0.path) }.map { assignment in
            ConversionReason(
                message: "'\(assignment.text)' is a property of the cell's class, which a scene "
                    + "cannot set",
                range: assignment.range
            )
        }
    }

    // MARK: Editing

    private mutating func refuseEditing() {
        let editing = evaluator.chain.compactMap(\.rules.editing)
        for definition in editing {
            draft.refuse(
                "the rows of '\(table.name)' can be edited, and static cells cannot",
                at: definition.range,
                help: "a list whose rows come and go stays dynamic"
            )
        }
        guard !editing.isEmpty else { return }
        for step in file.snapshots.flatMap(\.steps) where isEditing(step) {
            draft.refuse("this step edits the rows of '\(table.name)'", at: step.range)
        }
    }

    /// Whether a step deletes, inserts or moves a row of the table.
    private func isEditing(_ step: StepDefinition) -> Bool {
        switch step.step {
        case .delete, .insert, .move: break
        default: return false
        }
        guard let target = step.target?.value else {
            // Without a name it is for the one table whose rows can be edited.
            return file.classes.count { $0.rules.editing != nil } == 1
        }
        return target == table.id || target == table.scene.id.value
    }

    // MARK: Rules that others use

    private mutating func refuseSharedRules() {
        let owners = Set(evaluator.chain.filter(\.hasRows).map(\.name.value))
        let users = file.scenes.filter { scene in
            guard scene.id.value != table.scene.id.value, let name = scene.className?.value,
                scene.table.map({ !$0.isStatic }) ?? true
            else { return false }
            return evaluator.file.classes[name]?.chain.contains {
                owners.contains($0.definition.name.value)
            } ?? false
        }
        guard request.scene != nil || request.table != nil else {
            keepsRules = !users.isEmpty
            return
        }
        for user in users {
            draft.refuse(
                "'\(user.id.value)' takes its rows from the same class and is not converted",
                at: user.className?.range ?? user.id.range,
                help: "convert both, or give each a class with rows of its own"
            )
        }
    }

    /// Finds what asks for the group of a row, which rows of static tables have none of, and refuses what
    /// their records cannot hold.
    private mutating func refuseGroups(_ feed: ConvertedFeed) {
        guard let rules = evaluator.rules, feed.rows.isGrouped else { return }
        bakesWillDisplay = !rules.willDisplay.uses(of: "group").isEmpty
        if bakesWillDisplay {
            for value in rules.willDisplay.map(\.value) {
                for reason in changes(of: value, "what 'willDisplay' sets") { refuse(reason) }
            }
        }
        let used = Set(feed.rules.map(\.identifier))
        for cell in table.table.prototypes ?? []
        where used.contains(cell.identifier?.value ?? "") {
            groupReads.take(RowCode(cell, evaluator, countsDisplay: false))
        }
        for place in groupReads.obstacles { refuseGroup(at: place) }
        guard let path = groupReads.paths.first else { return }
        let others = file.classes(besidesThoseOf: table.scene)
        guard let owner = evaluator.chain.first(where: { others.contains($0.name.value) }) else {
            return
        }
        draft.refuse(
            "a row that is written out has no 'group', and '\(owner.name.value)' runs other scenes",
            at: path.root.range,
            help: "copy what is read from the group into the records of its rows"
        )
    }

    private mutating func refuseGroup(at place: SourceRange) {
        draft.refuse(
            "a row that is written out has no 'group'",
            at: place,
            help: "copy what is read from the group into the records of its rows"
        )
    }

    /// Refuses what is read of groups and is too much to be in each of their rows.
    mutating func refuseLists(ofGroups rows: [RowContext]) {
        for path in groupReads.paths {
            let isPlain = rows.allSatisfy { value(of: path, in: $0).isPlain }
            if !isPlain { refuseGroup(at: path.root.range) }
        }
    }

    /// The value of a path of a row; null where there is nothing.
    func value(of path: ValuePath, in row: RowContext) -> DataValue {
        RowTemplate(tree: draft.edits.tree, changing: changing, scope: evaluator.scope(of: row))
            .value(of: path)
    }

    private mutating func refuseIndex(_ feed: ConvertedFeed) {
        guard let asked = feed.rows.index, asked.value, !table.table.isGrouped,
            !draft.isRefused, evaluator.recordCount(of: feed.rows) <= request.rowLimit,
            evaluator.indexTitles(of: feed)?.fitsStatic == false
        else { return }
        draft.refuse(
            "a title of the index of a static table leads to the first section whose header "
                + "begins with it, but here one leads elsewhere",
            at: asked.range,
            help: "remove 'index', or begin the headers with the titles of the index"
        )
    }
}

extension ClassDefinition {
    /// Whether the class itself says which rows there are, or how they are shown.
    var hasRows: Bool { rules.rows != nil || !rules.cells.isEmpty }
}
