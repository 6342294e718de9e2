import FoundationEssentials

@testable import SceneRules
@testable import SceneRuntime

/// What a batch of changes does to a list of lists, taken apart and put together step by step.
///
/// It shares nothing with the table but the changes: where the table works places out, this takes
/// elements out of arrays and puts them in.
struct BatchModel {
    /// A row of the data: what it shows follows from its numbers.
    struct Row: Hashable {
        let number: Int
        var version = 0
    }

    struct Section: Equatable {
        let number: Int
        var rows: [Row]
    }

    /// The data, and where each of its rows was before the batch; nil for a row that must be drawn again.
    struct Outcome {
        var sections: [Section]
        var origins: [[IndexPath?]]
    }

    /// A section on its way, and the old number of it.
    private struct Carried {
        var rows: [IndexPath?]
        var section: Int?

        /// Its rows are whatever the data has.
        var isFresh = false
    }

    let before: [Section]
    let update: TableUpdate

    /// Where each section and row comes from afterwards; nil for a batch that cannot be.
    ///
    /// Sections that are inserted or reloaded have no rows here: they have as many as the data counts.
    func origins(after counts: [Int]) -> [[IndexPath?]]? {
        guard namesEveryPlaceOnce, namesWhatThereIs(counts), !movesThroughSections else {
            return nil
        }
        var sections = before.enumerated().map { number, section in
            Carried(
                rows: section.rows.indices.map { IndexPath(row: $0, section: number) },
                section: number,
                isFresh: update.sections.reloaded.contains(number)
            )
        }
        for path in update.rows.reloaded { sections[path.section].rows[path.row] = nil }
        var travellers: [IndexPath: IndexPath?] = [:]
        for move in update.rows.moved {
            travellers[move.to] = sections[move.from.section].rows[move.from.row]
        }
        for path in (update.rows.deleted + update.rows.moved.map(\.from)).sorted().reversed() {
            sections[path.section].rows.remove(at: path.row)
        }
        var movedSections: [Int: Carried] = [:]
        for move in update.sections.moved { movedSections[move.to] = sections[move.from] }
        let leaving = update.sections.deleted + update.sections.moved.map(\.from)
        for section in leaving.sorted().reversed() { sections.remove(at: section) }
        for section in (update.sections.inserted + Array(movedSections.keys)).sorted() {
            guard section <= sections.count else { return nil }
            let arrival = movedSections[section] ?? Carried(rows: [], section: nil, isFresh: true)
            sections.insert(arrival, at: section)
        }
        guard sections.count == counts.count else { return nil }
        for path in (update.rows.inserted + Array(travellers.keys)).sorted()
        where !sections[path.section].isFresh {
            guard path.row <= sections[path.section].rows.count else { return nil }
            sections[path.section].rows.insert(travellers[path] ?? nil, at: path.row)
        }
        for (section, count) in zip(sections.indices, counts) {
            if sections[section].isFresh {
                sections[section].rows = Array(repeating: nil, count: count)
            }
            guard sections[section].rows.count == count else { return nil }
        }
        return sections.map(\.rows)
    }

    /// The number that a section had; nil for a new one.
    func origin(ofSection new: Int) -> Int? {
        if update.sections.inserted.contains(new) { return nil }
        if let move = update.sections.moved.first(where: { $0.to == new }) { return move.from }
        var rest = Array(before.indices)
        let leaving = update.sections.deleted + update.sections.moved.map(\.from)
        for section in leaving.sorted().reversed() { rest.remove(at: section) }
        let arrivals = update.sections.inserted + update.sections.moved.map(\.to)
        let place = new - arrivals.count { $0 < new }
        return rest.indices.contains(place) ? rest[place] : nil
    }

    private var namesEveryPlaceOnce: Bool {
        isDistinct(
            update.rows.deleted + update.rows.reloaded + update.rows.moved.map(\.from)
        ) && isDistinct(update.rows.inserted + update.rows.moved.map(\.to))
            && isDistinct(
                update.sections.deleted + update.sections.reloaded
                    + update.sections.moved.map(\.from)
            ) && isDistinct(update.sections.inserted + update.sections.moved.map(\.to))
    }

    private func isDistinct<Place: Hashable>(_ places: [Place]) -> Bool {
        Set(places).count == places.count
    }

    private func namesWhatThereIs(_ counts: [Int]) -> Bool {
        let old = before.map(\.rows.count)
        let oldRows = update.rows.deleted + update.rows.reloaded + update.rows.moved.map(\.from)
        let newRows = update.rows.inserted + update.rows.moved.map(\.to)
        let oldSections =
            update.sections.deleted + update.sections.reloaded + update.sections.moved.map(\.from)
        let newSections = update.sections.inserted + update.sections.moved.map(\.to)
        func exists(_ path: IndexPath, _ counts: [Int]) -> Bool {
            counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
        }
        return oldRows.allSatisfy { exists($0, old) } && newRows.allSatisfy { exists($0, counts) }
            && oldSections.allSatisfy(old.indices.contains)
            && newSections.allSatisfy(counts.indices.contains)
    }

    private var movesThroughSections: Bool {
        let left = Set(update.sections.deleted + update.sections.reloaded)
        return update.rows.moved.contains { move in
            if left.contains(move.from.section) { return true }
            guard let old = origin(ofSection: move.to.section) else { return true }
            return left.contains(old)
        }
    }
}
