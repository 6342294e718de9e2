import SceneKitLite
import SceneLanguage
import SceneRules
import SceneText

extension StaticTableMaker {
    /// Decides of which prototypes the cells carry their records: where code asks for them, and where some
    /// field is not in what the cells show.
    func decideItems(_ feeds: [(feed: ConvertedFeed, sections: [EvaluatedSection])]) {
        for mold in molds.values { mold.needsItems = isItemUsed(by: mold.parts.cell) }
        for (feed, sections) in feeds {
            let titled = Self.fieldInTitles(of: feed.rows)
            let kinds = Set(feed.rules.compactMap { $0.condition?.comparedPath })
            var shown: [String: Set<String>] = [:]
            for (number, section) in sections.enumerated() {
                // Cells with checkmarks carry their records as values.
                if hasCheckmarks(feed.section ?? number) { continue }
                for row in section.rows {
                    guard let rule = row.rule, let mold = molds[rule.identifier], !mold.needsItems,
                        let item = row.context.item
                    else { continue }
                    let key = rule.identifier + (rule.condition.map { "\($0.range.start)" } ?? "")
                    let paths = shown[key] ?? shownPaths(by: rule, mold).union(titled)
                    shown[key] = paths
                    // Which prototype a row has is to be seen.
                    let isSeen = { (path: String, value: DataValue) in
                        paths.contains(path)
                            || kinds.contains(path) && value == .string(rule.identifier)
                    }
                    mold.needsItems = !item.isShown(at: "item", isSeen)
                }
            }
        }
    }

    /// Whether something that runs for the rows of a prototype asks for their records.
    private func isItemUsed(by prototype: CellDefinition) -> Bool {
        let code = RowCode(prototype, evaluator, countsDisplay: !bakesWillDisplay)
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

extension DataValue {
    /// Whether all that the value holds is seen.
    fileprivate func isShown(at path: String, _ isSeen: (String, DataValue) -> Bool) -> Bool {
        if isNull || self == .string("") || isSeen(path, self) { return true }
        return fields?.allSatisfy { $0.value.isShown(at: path + "." + $0.name, isSeen) } ?? false
    }
}
