import FoundationEssentials

/// The changes of one batch: what is deleted and moved is counted before it, what is inserted after.
struct TableUpdate {
    /// A move of a row or of a section.
    struct Move<Place> {
        let from: Place
        let to: Place
    }

    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var movedSections: [Move<Int>] = []
    var reloadedSections: Set<Int> = []
    var deletedRows: Set<IndexPath> = []
    var insertedRows: Set<IndexPath> = []
    var movedRows: [Move<IndexPath>] = []
    var reloadedRows: Set<IndexPath> = []

    /// What does not add up between the counts before and after; nil when all does.
    func problem(before: [Int], after: [Int]) -> String? {
        sectionProblem(before: before.count, after: after.count)
            ?? placeProblem(before: before, after: after)
            ?? rowProblem(before: before, after: after)
    }

    private func sectionProblem(before: Int, after: Int) -> String? {
        let outside =
            (deletedSections.union(reloadedSections).union(movedSections.map(\.from)))
            .filter { $0 < 0 || $0 >= before }
        if let section = outside.min() {
            return "section \(section) is changed, but the table had \(before) sections"
        }
        let expected = before + insertedSections.count - deletedSections.count
        guard after != expected else { return nil }
        return """
            the table had \(before) sections, \(insertedSections.count) were inserted and \
            \(deletedSections.count) deleted, which makes \(expected), but the data source counts \
            \(after); change the data together with the table
            """
    }

    private func placeProblem(before: [Int], after: [Int]) -> String? {
        let old = deletedRows.union(reloadedRows).union(movedRows.map(\.from))
        if let path = old.filter({ !Self.has($0, counts: before) }).min() {
            let count = before.indices.contains(path.section) ? before[path.section] : 0
            return """
                row \(path.row) of section \(path.section) is changed, but the section had \
                \(count) rows before the update
                """
        }
        let new = insertedRows.union(movedRows.map(\.to))
        if let path = new.filter({ !Self.has($0, counts: after) }).min() {
            let count = after.indices.contains(path.section) ? after[path.section] : 0
            return """
                row \(path.row) of section \(path.section) is inserted, but the data source \
                counts \(count) rows there after the update
                """
        }
        return nil
    }

    private static func has(_ path: IndexPath, counts: [Int]) -> Bool {
        counts.indices.contains(path.section) && path.row >= 0 && path.row < counts[path.section]
    }

    private func rowProblem(before: [Int], after: [Int]) -> String? {
        let mapping = TableMapping(self, before: before, after: after)
        for old in before.indices where !reloadedSections.contains(old) {
            guard let new = mapping.section(old) else { continue }
            let deleted = deletedRows.count { $0.section == old }
            let inserted = insertedRows.count { $0.section == new }
            let movedOut = movedRows.count { $0.from.section == old }
            let movedIn = movedRows.count { $0.to.section == new }
            let expected = before[old] - deleted + inserted - movedOut + movedIn
            guard after[new] != expected else { continue }
            return """
                section \(new) had \(before[old]) rows, \(inserted) were inserted, \(deleted) \
                deleted, \(movedIn) moved in and \(movedOut) moved out, which makes \(expected), \
                but the data source counts \(after[new]); change the data together with the table
                """
        }
        return nil
    }
}
