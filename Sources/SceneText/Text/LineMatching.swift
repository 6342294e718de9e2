/// Decides which lines of two texts are the same, given a number for each different line.
///
/// Lines that are unique in both texts and come in the same order are held fast, as in patience
/// diff; what is between them is compared step by step, as Myers does, up to a bound. Beyond the
/// bound a stretch counts as replaced, which keeps two long different texts from taking for ever.
struct LineMatching {
    private let old: [Int]
    private let new: [Int]
    private var isOldKept: [Bool]
    private var isNewKept: [Bool]
    private var pending: [Stretch] = []

    private struct Stretch {
        var old: Range<Int>
        var new: Range<Int>
    }

    /// The most lines that may differ between two fixed lines and still be compared step by step.
    private static let bound = 500

    init(old: [Int], new: [Int]) {
        self.old = old
        self.new = new
        isOldKept = Array(repeating: false, count: old.count)
        isNewKept = Array(repeating: false, count: new.count)
    }

    mutating func changes() -> [LineDiff.Change] {
        pending = [Stretch(old: old.indices, new: new.indices)]
        while let stretch = pending.popLast() { match(stretch) }
        var changes: [LineDiff.Change] = []
        var i = 0
        var j = 0
        while i < old.count || j < new.count {
            let (oldStart, newStart) = (i, j)
            while i < old.count, !isOldKept[i] { i += 1 }
            while j < new.count, !isNewKept[j] { j += 1 }
            if i > oldStart || j > newStart {
                changes.append(LineDiff.Change(old: oldStart..<i, new: newStart..<j))
            } else {
                i += 1
                j += 1
            }
        }
        return changes
    }

    private mutating func match(_ stretch: Stretch) {
        let inner = keepEnds(of: stretch)
        guard !inner.old.isEmpty, !inner.new.isEmpty else { return }
        let fixed = fixedLines(in: inner)
        if fixed.isEmpty {
            compareStepByStep(inner)
            return
        }
        var oldStart = inner.old.lowerBound
        var newStart = inner.new.lowerBound
        for line in fixed {
            keep(line.old, line.new)
            pending.append(Stretch(old: oldStart..<line.old, new: newStart..<line.new))
            oldStart = line.old + 1
            newStart = line.new + 1
        }
        pending.append(
            Stretch(old: oldStart..<inner.old.upperBound, new: newStart..<inner.new.upperBound)
        )
    }

    private mutating func keep(_ oldLine: Int, _ newLine: Int) {
        isOldKept[oldLine] = true
        isNewKept[newLine] = true
    }

    /// Keeps the lines that both start with and both end with; returns what is between.
    private mutating func keepEnds(of stretch: Stretch) -> Stretch {
        var (i, j) = (stretch.old.lowerBound, stretch.new.lowerBound)
        var (oldEnd, newEnd) = (stretch.old.upperBound, stretch.new.upperBound)
        while i < oldEnd, j < newEnd, old[i] == new[j] {
            keep(i, j)
            i += 1
            j += 1
        }
        while i < oldEnd, j < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
            keep(oldEnd, newEnd)
        }
        return Stretch(old: i..<oldEnd, new: j..<newEnd)
    }

    private struct Pair {
        var old: Int
        var new: Int
    }

    /// The longest run of lines that are unique in both and come in the same order.
    private func fixedLines(in stretch: Stretch) -> [Pair] {
        var places: [Int: (old: Int?, new: Int?, isUnique: Bool)] = [:]
        for i in stretch.old {
            let isUnique = places[old[i]] == nil
            places[old[i]] = (i, nil, isUnique)
        }
        for j in stretch.new {
            guard let place = places[new[j]] else { continue }
            places[new[j]] = (place.old, j, place.isUnique && place.new == nil)
        }
        let pairs = stretch.old.compactMap { i -> Pair? in
            guard let place = places[old[i]], place.isUnique, let j = place.new else { return nil }
            return Pair(old: i, new: j)
        }
        // They are in the order of their old lines.
        return pairs.map(\.new).longestRise.map { pairs[$0] }
    }

    /// Finds the fewest changes by Myers' method; keeps nothing when they are too many.
    private mutating func compareStepByStep(_ stretch: Stretch) {
        let (oldCount, newCount) = (stretch.old.count, stretch.new.count)
        // For each number of changes the furthest old line reached on each diagonal, -d ... d.
        var reached: [[Int]] = []
        for changes in 0...min(Self.bound, oldCount + newCount) {
            var row = Array(repeating: 0, count: 2 * changes + 1)
            for diagonal in stride(from: -changes, through: changes, by: 2) {
                var i = Self.start(on: diagonal, after: reached.last)
                while i < oldCount, i - diagonal < newCount,
                    old[stretch.old.lowerBound + i] == new[stretch.new.lowerBound + i - diagonal]
                {
                    i += 1
                }
                row[diagonal + changes] = i
                if i >= oldCount, i - diagonal >= newCount {
                    keepPath(endingOn: diagonal, reached: reached, in: stretch)
                    return
                }
            }
            reached.append(row)
        }
    }

    /// Where a diagonal is entered with one change more than a row has: below or beside it.
    private static func start(on diagonal: Int, after row: [Int]?) -> Int {
        guard let row else { return 0 }
        let changes = row.count / 2
        let left = diagonal - 1 + changes
        let right = diagonal + 1 + changes
        let fromLeft = row.indices.contains(left) ? row[left] + 1 : -1
        let fromRight = row.indices.contains(right) ? row[right] : -1
        return max(fromLeft, fromRight)
    }

    private mutating func keepPath(endingOn last: Int, reached: [[Int]], in stretch: Stretch) {
        var diagonal = last
        var i = stretch.old.count
        for changes in stride(from: reached.count, through: 0, by: -1) {
            let row = changes > 0 ? reached[changes - 1] : nil
            let start = Self.start(on: diagonal, after: row)
            while i > start {
                i -= 1
                keep(stretch.old.lowerBound + i, stretch.new.lowerBound + i - diagonal)
            }
            guard let row else { return }
            let left = diagonal - 1 + row.count / 2
            let cameFromLeft = row.indices.contains(left) && row[left] + 1 == start
            i = cameFromLeft ? start - 1 : start
            diagonal += cameFromLeft ? -1 : 1
        }
    }
}
