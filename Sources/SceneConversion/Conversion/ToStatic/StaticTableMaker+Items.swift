import SceneKitLite
import SceneLanguage
import SceneRules
import SceneText

extension StaticTableMaker {
    /// Decides of which prototypes the cells carry their records: where code asks for them, and where some
    /// field is not in what the cells show.
    mutating func decideItems(_ feeds: [(feed: ConvertedFeed, sections: [EvaluatedSection])]) {
        namedFields = fieldsInCode(besides: feeds.map(\.feed))
        for mold in molds.values {
            mold.readsItems = isItemUsed(by: mold.parts.cell)
            mold.needsItems = mold.readsItems
        }
        for (feed, sections) in feeds {
            let titled = Self.fieldInTitles(of: feed.rows)
            let kinds = Set(feed.rules.compactMap { $0.condition?.comparedPath })
            let performed = (performed.map(\.field) + sentByRows.map(\.field)).map { "item.\($0)" }
            kindPaths.formUnion(kinds)
            let said = titled.union(performed)
            for (number, section) in sections.enumerated() {
                // Cells with checkmarks carry their records as values.
                if hasCheckmarks(feed.section ?? number) { continue }
                for row in section.rows {
                    guard let rule = row.rule, let mold = molds[rule.identifier],
                        let item = row.context.item
                    else { continue }
                    let paths = saidPaths[rule.key] ?? shownPaths(by: rule, mold).union(said)
                    saidPaths[rule.key] = paths
                    guard !mold.needsItems else { continue }
                    mold.needsItems = !item.isShown(at: "item") {
                        isSaid($0, $1, row.context, rule)
                    }
                }
            }
        }
    }

    /// What a cell carries of a record: all but what the cell says itself under names that would be given
    /// again, and that no code asks for; nil where that is nothing and no code wants to know.
    func rest(of item: DataValue, _ row: RowContext, _ rule: CellRule) -> DataValue? {
        guard let fields = item.fields, let mold = molds[rule.identifier] else { return item }
        let given = givenNames(by: rule, mold)
        let rest = fields.filter { name, value in
            let isGiven = given.contains(name) || isKind("item.\(name)", value, row, rule)
            return !isGiven || namedFields.contains(name)
                || !isSaid("item.\(name)", value, row, rule)
        }
        guard rest.isEmpty else { return .record(DataValue.Record(rest)) }
        return mold.readsItems ? item : nil
    }

    /// The fields that a rule shows, where a conversion would name them so.
    private func givenNames(by rule: CellRule, _ mold: CellMold) -> Set<String> {
        var names = Set(performed.map(\.field) + sentByRows.map(\.field))
        for assignment in assignments(of: rule) {
            guard let path = assignment.value.expressions.first?.path, path.members.count == 1,
                let target = mold.target(of: assignment)?.path
            else { continue }
            let field = path.last.name
            let stem = field.prefix { !$0.isNumber }
            let property = target.keys.joinedInCamelCase
            var given = [property, "text", "detail", "image", "value", "isOn"]
            if case .view(let number) = target.place, let outlet = assignment.path.first {
                let own = outlet.without(kind: mold.parts.views[number].kind) ?? outlet
                given += [own, own + property.uppercasedFirst]
            }
            if given.contains(field) || given.contains(String(stem)) { names.insert(field) }
        }
        if let height = rule.height?.expressions.first?.path?.last.name,
            height.prefix(while: { !$0.isNumber }) == "height"
        {
            names.insert(height)
        }
        return names
    }

    /// Whether a cell says what a record holds: shows it, leads there, or is of the kind.
    private func isSaid(
        _ path: String,
        _ value: DataValue,
        _ row: RowContext,
        _ rule: CellRule
    ) -> Bool {
        saidPaths[rule.key]?.contains(path) ?? false || isKind(path, value, row, rule)
    }

    /// Whether a value says which prototype or rule a row has.
    private func isKind(
        _ path: String,
        _ value: DataValue,
        _ row: RowContext,
        _ rule: CellRule
    ) -> Bool {
        kindPaths.contains(path)
            && (value == .string(rule.identifier) || value.text == name(of: row))
    }

    /// The fields that code names, besides what makes rows.
    private func fieldsInCode(besides feeds: [ConvertedFeed]) -> Set<String> {
        let own = Set(evaluator.chain.map(\.name.value))
        let others = evaluator.file.definition.classes.filter { !own.contains($0.name.value) }
        let otherRules = others.flatMap(\.rules.cells).map(\.range)
        let rules = feeds.flatMap(\.rules).flatMap { rule in
            rule.set.map(\.value.range)
                + [rule.condition?.range, rule.height?.range].compactMap { $0 }
        }
        let gone =
            feeds.map(\.rows.range) + rules
            + kept.flatMap(\.reads).compactMap(\.path?.root.range)
            + kept.flatMap(\.counts).map(\.root.range) + performed.map(\.range)
            + sentByRows.map(\.range)
        let senders = Set(evaluator.file.definition.classes.flatMap(\.outlets).map(\.name.value))
            .union(["sender"])
        let paths = evaluator.file.definition.classes.all(ValueExpression.self).flatMap(\.paths)
        return Set(
            paths.filter { path in
                // The rules of other tables name fields of their own rows, and of what was handed to them.
                let isOfOtherRow =
                    RowContext.absentValue(of: path.root.name) != nil
                    && otherRules.contains { $0.contains(path.root.range) }
                return !senders.contains(path.root.name) && !isOfOtherRow
                    && !gone.contains { $0.contains(path.root.range) }
            }
            .flatMap(\.members).map(\.name)
        )
    }

    /// Whether something that runs for the rows of a prototype asks for their records.
    private func isItemUsed(by prototype: CellDefinition) -> Bool {
        let code = RowCode(
            prototype,
            evaluator,
            countsDisplay: !bakesWillDisplay,
            without: performed.map(\.way),
            sending: sent(by: prototype)
        )
        return !code.uses(of: "item").isEmpty || !groupReads.isEmpty
    }

    /// The paths whose values a cell shows as they are: a number in a format does not say which it was.
    private func shownPaths(by rule: CellRule, _ mold: CellMold) -> Set<String> {
        var paths: Set<String> = []
        for assignment in assignments(of: rule)
        where changing.first(in: assignment.value) == nil && mold.target(of: assignment) != nil {
            paths.formUnion(assignment.value.expressions.compactMap(\.firstPath?.text))
        }
        if let height = rule.height {
            paths.formUnion(height.expressions.compactMap(\.firstPath?.text))
        }
        return paths
    }

    /// The field that rows are grouped by, where it is in the titles of sections.
    private static func fieldInTitles(of rows: RowsDefinition) -> Set<String> {
        guard let path = rows.section?.expressions.first?.path else { return [] }
        let titles = [rows.header, rows.footer].compactMap { $0 }
        let isTitled =
            rows.header == nil && rows.headerView == nil
            || titles.contains { title in
                title.expressions.contains { $0.path?.text == "group" }
            }
        return isTitled ? [path.text] : []
    }
}

extension ValueDefinition {
    /// The path that a condition compares with a text.
    fileprivate var comparedPath: String? { expressions.first?.textComparison?.path.text }
}

extension CellRule {
    /// What tells a rule from the others.
    fileprivate var key: String {
        identifier + (condition.map { "\($0.range.start)" } ?? "")
    }
}

extension DataValue {
    /// Whether all that the value holds is seen.
    fileprivate func isShown(at path: String, _ isSeen: (String, DataValue) -> Bool) -> Bool {
        if isNull || self == .string("") || isSeen(path, self) { return true }
        return fields?.allSatisfy { $0.value.isShown(at: path + "." + $0.name, isSeen) } ?? false
    }
}
