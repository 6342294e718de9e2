import SceneLanguage
import SceneText

extension StepChecker {
    mutating func isTarget(_ target: Located<String>) -> Bool {
        if index.element(target.value)?.isTarget ?? !index.bodies.isEmpty { return true }
        var finding = Diagnostic(
            .impossibleStep,
            "no table or scene has the id '\(target.value)'",
            at: index.mark(target.range),
            helps: index.nearest(to: target, among: sites.targets) {
                "a table or scene with a similar id exists: '\($0)'"
            }
        )
        finding.expected = ExpectedNames([sites.targets])
        log.report(finding)
        return false
    }

    /// The table that a step is for; nil where that is not certain.
    func table(of definition: StepDefinition) -> Int? {
        guard let target = definition.target?.value else {
            return trail.top.flatMap { only(tableOf: $0) }
        }
        if let scene = index.sceneNumber(target) { return only(tableOf: scene) }
        return sites.table(target)
    }

    private func only(tableOf scene: Int) -> Int? {
        let tables = sites.tables(ofScene: scene)
        return tables.count == 1 ? tables.first : nil
    }

    /// Reports that the screen has no table, where that is certain; says whether it may have one.
    @discardableResult
    mutating func checkTable(_ definition: StepDefinition) -> Bool {
        guard definition.target == nil, let top = wholeScreen,
            sites.tables(ofScene: top).isEmpty
        else { return true }
        report(.noTable(onScreen: index.file.scenes[top].id.value), definition.range)
        return false
    }

    /// The topmost scene, if all that shows is written in it.
    var wholeScreen: Int? {
        guard !trail.isSplit, let top = trail.top,
            !sites.scenesWithFiles.contains(top), !sites.scenesWithEmbedded.contains(top)
        else { return nil }
        return top
    }

    /// Reports a row that is certain not to be there, nor one of so many more after the last one; says whether it may
    /// be.
    @discardableResult
    mutating func check(_ row: RowAddress, _ definition: StepDefinition, more: Int = 0) -> Bool {
        guard let number = table(of: definition) else { return checkTable(definition) }
        guard let sections = counts.sections(ofTable: number) else { return true }
        guard row.section < sections.count else {
            report(.noSection(row, of: sections.count), row.range)
            return false
        }
        guard row.part == .row, let count = sections[row.section], row.row >= count + more else {
            return true
        }
        report(.noRow(row, of: count), row.range)
        return false
    }

    /// Reports a row that is certain not to be there or to be out of reach; says whether a finger may reach it.
    @discardableResult
    mutating func checkReach(of row: RowAddress, _ definition: StepDefinition) -> Bool {
        guard check(row, definition) else { return false }
        guard let number = table(of: definition) else { return true }
        if let barrier = index.tables[number].touchBarrier, isCertain(barrier) {
            report("the table \(barrier.state)", definition.target?.range ?? row.range)
            return false
        }
        guard let barrier = staticCell(at: row, inTable: number)?.touchBarrier, isCertain(barrier)
        else { return true }
        report("the row \(barrier.state)", row.range)
        return false
    }

    mutating func followSelection(of row: RowAddress, _ definition: StepDefinition) {
        loseData()
        guard let number = table(of: definition), !sites.hasPerformingCode,
            let owner = index.controller(of: index.tables[number].scope), !owner.isOpen,
            owner.chain.allSatisfy({ $0.definition.shouldPerform.isEmpty }),
            definition.target == nil, !mayMarkRows(of: number)
        else { return trail.lose() }
        if let cell = staticCell(at: row, inTable: number) {
            if let segue = cell.segue { trail.follow(segue) }
            return
        }
        switch sites.segue(ofCellsInTable: number) {
        case .none: return
        case .one(let segue): trail.follow(segue)
        case .several: trail.lose()
        }
    }
}
