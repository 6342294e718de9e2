/// Many names, among which the one is found that a misspelt one was most likely meant to be.
///
/// What is found is what comparing with every name would find. But the names are sorted when the
/// first is looked for, so that those with a common start are together and compared up to its end
/// once, and left out together where they are too far off by then. A file with a thousand misspelt
/// names and a thousand to compare them with costs a thousand times a little.
package final class NameIndex: Sendable {
    /// Lists the names in their order, the first of which wins if two are equally near.
    private let list: @Sendable () -> [String]
    private let sorted = Once<[SortedName]>()
    private let work: Int

    /// How many distances are worked out for one name.
    ///
    /// That is all that are needed among some hundreds of names that people give. Among more, a name two
    /// typos away is still found, one that is half another may not be.
    private static let mostWork = 1 << 15

    /// Takes in names, which are listed and sorted when one is first looked for.
    package init(work: Int? = nil, _ list: @escaping @Sendable () -> [String]) {
        self.work = work ?? Self.mostWork
        self.list = list
    }

    /// Takes in names.
    package convenience init(_ names: [String]) { self.init { names } }

    /// The list without some names.
    package func without(_ others: [String]) -> NameIndex {
        let isThere = others.contains { nearest(to: $0) == $0 }
        return isThere ? NameIndex(names.filter { !others.contains($0) }) : self
    }

    /// The names in their order.
    package var names: [String] { list() }

    /// The name nearest to another, or none when all are too far away.
    package func nearest(to name: String) -> String? { Self.nearest(to: name, in: [self]) }

    /// The nearest of the names of several lists, one of which may be excluded; of two that are equally
    /// near the first.
    package static func nearest(
        to name: String,
        in lists: [NameIndex],
        except exception: String? = nil
    ) -> String? {
        let typed = NearestName.Letters(name)
        var best: NameSearch.Match?
        for list in lists {
            let sorted = list.sorted.value { SortedName.sorted(list.list()) }
            guard !sorted.isEmpty else { continue }
            var search = NameSearch(
                for: typed,
                in: sorted,
                except: exception,
                mostWork: list.work
            )
            guard let found = search.nearest() else { continue }
            if let known = best, !(found.rank < known.rank) { continue }
            best = found
        }
        return best?.name.text
    }
}

/// A name as it is compared, and its place in the list.
private struct SortedName {
    let text: String
    let letters: [Unicode.Scalar]
    let place: Int

    static func sorted(_ names: [String]) -> [SortedName] {
        names.enumerated()
            .map { place, name in
                let letters = Array(name.lowercased().unicodeScalars)
                return SortedName(text: name, letters: letters, place: place)
            }
            .sorted { $0.letters.lexicographicallyPrecedes($1.letters) }
    }
}

/// The search for one name.
///
/// The sorted names are gone through letter by letter, as a tree whose branches are stretches of
/// them. For the letters so far there is a row of distances to the starts of the name that was typed;
/// where all of a row are too large, the stretch is skipped. Only those columns of a row are worked out
/// that can be near enough. What is near is found first: the distance allowed starts at 1 and doubles.
private struct NameSearch {
    struct Match {
        let name: SortedName
        let rank: NearestName.Rank
    }

    private let typed: [Unicode.Scalar]
    private let name: NearestName.Letters
    private let names: [SortedName]
    private let exception: String?
    private let mostWork: Int
    private var best: Match?
    private var work = 0

    /// The distance that is allowed.
    private var bound = 1

    /// How many columns of a row are to each side of the one that has as many letters as the row.
    private var reach = 1

    /// For each number of letters, the distances to as many typed letters, and to `reach` fewer and
    /// more.
    private var rows: [Int] = []

    init(
        for name: NearestName.Letters,
        in names: [SortedName],
        except exception: String?,
        mostWork: Int
    ) {
        self.name = name
        typed = name.lowercase
        self.names = names
        self.exception = exception
        self.mostWork = mostWork
    }

    /// Finds the nearest name.
    mutating func nearest() -> Match? {
        let most = max(1, typed.count / 2)
        bound = 1
        while true {
            reach = bound
            search()
            if best != nil || reach >= most || work >= mostWork { return best }
            bound = min(reach * 2, most)
        }
    }

    private mutating func search() {
        let width = 2 * reach + 1
        rows = (0..<width).map { $0 < reach || $0 - reach > typed.count ? .max / 2 : $0 - reach }
        // For each number of letters, the names that are still to be looked at and start with them.
        var open = [names.indices]
        while let range = open.last, work < mostWork {
            let depth = open.count - 1
            guard let first = range.first else {
                open.removeLast()
                continue
            }
            let letters = names[first].letters
            guard letters.count > depth else {
                compare(first, depth)
                open[depth] = first + 1..<range.upperBound
                continue
            }
            let end = endOfStretch(range, depth)
            open[depth] = end..<range.upperBound
            if addRow(letters, depth) <= bound { open.append(first..<end) }
        }
    }

    /// The end of the names that have the same letter at a place as the first of a stretch.
    private func endOfStretch(_ range: Range<Int>, _ depth: Int) -> Int {
        let letter = names[range.lowerBound].letters[depth]
        var step = 1
        var last = range.lowerBound
        while last + step < range.upperBound, names[last + step].letters[depth] == letter {
            last += step
            step *= 2
        }
        // The end is within the last step.
        return (last + 1..<min(last + step, range.upperBound)).firstPlace {
            names[$0].letters[depth] != letter
        }
    }

    /// Works out the distances for one more letter, and returns the smallest of them.
    private mutating func addRow(_ letters: [Unicode.Scalar], _ depth: Int) -> Int {
        let width = 2 * reach + 1
        let start = (depth + 1) * width
        rows.removeLast(max(0, rows.count - start))
        let letter = letters[depth]
        var least = Int.max
        var left = Int.max / 2
        for place in 0..<width {
            let column = depth + 1 + place - reach
            var cost = Int.max / 2
            if column == 0 {
                cost = depth + 1
            } else if column > 0, column <= typed.count {
                let above = place + 1 < width ? rows[start - width + place + 1] : .max / 2
                let isSame = typed[column - 1] == letter
                cost = min(left, above) + 1
                cost = min(cost, rows[start - width + place] + (isSame ? 0 : 1))
                if depth > 0, column > 1, typed[column - 2] == letter,
                    typed[column - 1] == letters[depth - 1]
                {
                    cost = min(cost, rows[start - 2 * width + place] + 1)
                }
            }
            rows.append(cost)
            left = cost
            least = min(least, cost)
        }
        work += width
        return least
    }

    /// Takes a name whose letters have all been gone through, if it is nearer than the best so far.
    private mutating func compare(_ place: Int, _ depth: Int) {
        let column = typed.count - depth + reach
        guard column >= 0, column <= 2 * reach else { return }
        let distance = rows[depth * (2 * reach + 1) + column]
        let meant = names[place].letters
        let text = names[place].text
        guard distance <= bound, distance < max(typed.count, meant.count), text != exception,
            distance <= NearestName.limit(name, NearestName.Letters(text))
        else { return }
        let rank = NearestName.Rank(distance: distance, typed: typed, meant: meant)
        if let best {
            let isFirst = names[place].place < best.name.place
            guard rank < best.rank || isFirst && !(best.rank < rank) else { return }
        }
        best = Match(name: names[place], rank: rank)
        bound = distance
    }
}
