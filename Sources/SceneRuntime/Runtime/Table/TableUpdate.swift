import FoundationEssentials

/// The changes of one batch: what is deleted, reloaded and moved from is counted before it, what is
/// inserted and moved to after it.
nonisolated struct TableUpdate {
    /// A move of a row or of a section.
    nonisolated struct Move<Place> {
        let from: Place
        let to: Place
    }

    /// What happens to rows or to sections, in the order in which it was asked for.
    nonisolated struct Changes<Place: Hashable> {
        var deleted: [Place] = []
        var inserted: [Place] = []
        var reloaded: [Place] = []
        var moved: [Move<Place>] = []
    }

    var sections = Changes<Int>()
    var rows = Changes<IndexPath>()

    /// Why the batch is not valid, in UIKit's words; nil if it is.
    ///
    /// A valid batch leaves one position for each row and section there is afterwards: each old
    /// place is deleted, reloaded or moved from at most once, each new one is inserted or moved to at
    /// most once, and the counts agree.
    func problem(before: [Int], after: [Int]) -> String? {
        rangeProblem(before: before, after: after)
            ?? sections.conflict(noun: "section") { "section \($0)" }
            ?? rows.conflict(noun: "index path") { "row \($0.row) of section \($0.section)" }
            ?? movesThroughSectionsProblem
            ?? sectionCountProblem(before: before.count, after: after.count)
            ?? rowCountProblem(before: before, after: after)
    }

    // MARK: - Counts

    private func sectionCountProblem(before: Int, after: Int) -> String? {
        let (inserted, deleted) = (sections.inserted.count, sections.deleted.count)
        guard after != before + inserted - deleted else { return nil }
        return """
            Invalid update: invalid number of sections. The number of sections contained in the \
            table view after the update (\(after)) must be equal to the number of sections \
            contained in the table view before the update (\(before)), plus or minus the number of \
            sections inserted or deleted (\(inserted) inserted, \(deleted) deleted). Change the \
            data together with the table.
            """
    }

    /// Rows of a section that goes, comes or is reloaded do not count one by one.
    private func rowCountProblem(before: [Int], after: [Int]) -> String? {
        let mapping = TableMapping(self)
        let deleted = counts(of: rows.deleted)
        let inserted = counts(of: rows.inserted)
        let across = rows.moved.filter { $0.from.section != mapping.oldSection($0.to.section) }
        let movedOut = counts(of: across.map(\.from))
        let movedIn = counts(of: across.map(\.to))
        let reloaded = Set(sections.reloaded)
        for old in before.indices where !reloaded.contains(old) {
            guard let new = mapping.section(old) else { continue }
            let (gone, come) = (deleted[old, default: 0], inserted[new, default: 0])
            let (out, into) = (movedOut[old, default: 0], movedIn[new, default: 0])
            guard after[new] != before[old] - gone + come - out + into else { continue }
            return """
                Invalid update: invalid number of rows in section \(new). The number of rows \
                contained in an existing section after the update (\(after[new])) must be equal to \
                the number of rows contained in that section before the update (\(before[old])), \
                plus or minus the number of rows inserted or deleted from that section (\(come) \
                inserted, \(gone) deleted) and plus or minus the number of rows moved into or out of \
                that section (\(into) moved in, \(out) moved out). Change the data together with the \
                table.
                """
        }
        return nil
    }

    private func counts(of paths: [IndexPath]) -> [Int: Int] {
        paths.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
    }
}
