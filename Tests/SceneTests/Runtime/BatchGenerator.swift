import FoundationEssentials

@testable import SceneRuntime

/// Batches made at random, most of which are valid, and data that goes with them.
struct BatchGenerator {
    var random: SeededGenerator
    private var lastNumber = 0

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &random) < percent
    }

    mutating func row() -> BatchModel.Row {
        lastNumber += 1
        return BatchModel.Row(number: lastNumber)
    }

    mutating func section() -> BatchModel.Section {
        lastNumber += 1
        let number = lastNumber
        let count = Int.random(in: 0...9, using: &random)
        return BatchModel.Section(number: number, rows: (0..<count).map { _ in row() })
    }

    /// Different places below a bound, in any order.
    private mutating func places(_ count: Int, below bound: Int) -> [Int] {
        Array((0..<bound).shuffled(using: &random).prefix(count))
    }

    // MARK: - Batches that can be

    /// A batch that names every place once, and the counts of the data after it.
    mutating func batch(from before: [BatchModel.Section]) -> (update: TableUpdate, counts: [Int]) {
        var update = TableUpdate()
        let sections = arrangeSections(before.count, &update)
        var shares = sections.map { _ in (staying: 0, inserted: 0, movedIn: 0) }
        let homes = sections.indices.filter { sections[$0].rowsStay }
        var leavers: [IndexPath] = []
        for (new, section) in sections.enumerated() {
            guard let old = section.old else { continue }
            for row in before[old].rows.indices {
                let path = IndexPath(row: row, section: old)
                switch Int.random(in: 0..<10, using: &random) {
                case 0: update.rows.deleted.append(path)
                case 1:
                    update.rows.reloaded.append(path)
                    shares[new].staying += 1
                case 2 where section.rowsStay: leavers.append(path)
                default: shares[new].staying += 1
                }
            }
        }
        for old in update.sections.deleted where chance(20) && !before[old].rows.isEmpty {
            update.rows.deleted.append(IndexPath(row: 0, section: old))
        }
        var targets: [Int] = []
        for _ in leavers {
            let target = homes.randomElement(using: &random) ?? 0
            targets.append(target)
            shares[target].movedIn += 1
        }
        for new in sections.indices where chance(50) {
            shares[new].inserted = Int.random(in: 0...3, using: &random)
        }
        var counts: [Int] = []
        for (new, share) in shares.enumerated() {
            let count = share.staying + share.inserted + share.movedIn
            counts.append(count)
            var arrivals = places(share.inserted + share.movedIn, below: count)
            for (leaver, target) in zip(leavers, targets) where target == new {
                let to = IndexPath(row: arrivals.removeLast(), section: new)
                update.rows.moved.append(TableUpdate.Move(from: leaver, to: to))
            }
            update.rows.inserted += arrivals.map { IndexPath(row: $0, section: new) }
        }
        update.rows.moved.shuffle(using: &random)
        return (update, counts)
    }

    private struct NewSection {
        var old: Int?
        var rowsStay = false
    }

    /// Decides what happens to the sections, and returns them in their new order.
    private mutating func arrangeSections(_ count: Int, _ update: inout TableUpdate) -> [NewSection]
    {
        let isQuiet = chance(40)
        var staying: [NewSection] = []
        var movers: [Int] = []
        for old in 0..<count {
            switch isQuiet ? 9 : Int.random(in: 0..<12, using: &random) {
            case 0: update.sections.deleted.append(old)
            case 1:
                update.sections.reloaded.append(old)
                staying.append(NewSection(old: old))
            case 2: movers.append(old)
            default: staying.append(NewSection(old: old, rowsStay: true))
            }
        }
        let inserted = isQuiet ? 0 : Int.random(in: 0...2, using: &random)
        let total = staying.count + movers.count + inserted
        var arrivals = places(movers.count + inserted, below: total)
        var sections = [NewSection?](repeating: nil, count: total)
        for old in movers {
            let to = arrivals.removeLast()
            update.sections.moved.append(TableUpdate.Move(from: old, to: to))
            sections[to] = NewSection(old: old, rowsStay: true)
        }
        for new in arrivals {
            update.sections.inserted.append(new)
            sections[new] = NewSection()
        }
        var rest = staying[...]
        return sections.map { $0 ?? rest.removeFirst() }
    }

    // MARK: - Batches that mostly cannot be

    /// Changes a batch or its counts at random.
    mutating func spoil(
        _ batch: inout (update: TableUpdate, counts: [Int]),
        of before: [BatchModel.Section]
    ) {
        for _ in 0..<Int.random(in: 1...2, using: &random) {
            let (from, to) = (anyPath(before.map(\.rows.count)), anyPath(batch.counts))
            let section = Int.random(in: -1...before.count, using: &random)
            let target = Int.random(in: -1...batch.counts.count, using: &random)
            switch Int.random(in: 0..<12, using: &random) {
            case 0: batch.update.rows.deleted.append(from)
            case 1: batch.update.rows.inserted.append(to)
            case 2: batch.update.rows.reloaded.append(from)
            case 3: batch.update.rows.moved.append(TableUpdate.Move(from: from, to: to))
            case 4: batch.update.sections.deleted.append(section)
            case 5: batch.update.sections.inserted.append(target)
            case 6: batch.update.sections.reloaded.append(section)
            case 7:
                batch.update.sections.moved.append(TableUpdate.Move(from: section, to: target))
            case 8: _ = batch.update.rows.deleted.popLast()
            case 9: _ = batch.update.rows.moved.popLast()
            case 10 where !batch.counts.isEmpty:
                let section = Int.random(in: 0..<batch.counts.count, using: &random)
                batch.counts[section] = max(0, batch.counts[section] + (chance(50) ? 1 : -1))
            default: batch.counts.append(0)
            }
        }
    }

    private mutating func anyPath(_ counts: [Int]) -> IndexPath {
        let section = Int.random(
            in: chance(5) ? -1...counts.count : 0...max(0, counts.count - 1),
            using: &random
        )
        let count = counts.indices.contains(section) ? counts[section] : 0
        let row = Int.random(in: chance(5) ? -1...count : 0...max(0, count - 1), using: &random)
        return IndexPath(row: row, section: section)
    }
}
