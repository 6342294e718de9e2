/// Finds the known name that a misspelt one was most likely meant to be.
package enum NearestName {
    /// The candidate nearest to a name, or none when all are too far away.
    ///
    /// The distance is that of optimal string alignment: letters inserted, left out, replaced or
    /// swapped with their neighbour, upper and lower case being the same. It may be 1 for a short name,
    /// and about a quarter of the letters of a longer one; words that both end with, such as
    /// `ViewController`, do not count. Among equally near candidates the most common typing mistake
    /// decides, then the order of the candidates.
    package static func nearest(
        to name: String,
        among candidates: some Sequence<String>
    ) -> String? {
        NameIndex(Array(candidates)).nearest(to: name)
    }

    /// Whether two names differ by one typing mistake, so that one surely means the other.
    package static func isOneSlip(from name: String, to other: String) -> Bool {
        let typed = Array(name.lowercased().unicodeScalars)
        let meant = Array(other.lowercased().unicodeScalars)
        let start = zip(typed, meant).prefix { $0 == $1 }.count
        let (wrong, right) = (typed[start...], meant[start...])
        let end = zip(wrong.reversed(), right.reversed()).prefix { $0 == $1 }.count
        let (one, two) = (wrong.dropLast(end), right.dropLast(end))
        return max(one.count, two.count) <= 1
            || one.count == 2 && one.elementsEqual(two.reversed())
    }

    /// The distance up to which one name may be meant by the other.
    static func limit(_ typed: Letters, _ meant: Letters) -> Int {
        let ending = typed.wordsInCommonAtEnd(with: meant)
        let length = max(typed.lowercase.count, meant.lowercase.count) - ending
        // Few people get the first letter wrong, and other mistakes besides.
        let isElsewhere = typed.lowercase.first != meant.lowercase.first
        return max(1, (length + 1) / 4 - (isElsewhere ? 1 : 0))
    }
}

extension NearestName {
    /// The letters of a name, as they are compared.
    struct Letters: Sendable {
        let lowercase: [Unicode.Scalar]

        /// Where words begin, as they do in `titleLabel` and `title_label`.
        private let starts: Set<Int>

        init(_ name: String) {
            lowercase = Array(name.lowercased().unicodeScalars)
            let letters = Array(name.unicodeScalars)
            // Letters whose lowercase has several are too rare to be told apart.
            guard letters.count == lowercase.count else {
                starts = []
                return
            }
            starts = Set(
                letters.indices.dropFirst().filter { place in
                    let before = letters[place - 1].properties
                    return !before.isAlphabetic
                        || letters[place].properties.isUppercase && !before.isUppercase
                }
            )
        }

        /// How many letters the words have that both names end with.
        func wordsInCommonAtEnd(with other: Letters) -> Int {
            var common = 0
            for (count, (one, two)) in zip(lowercase.reversed(), other.lowercase.reversed())
                .enumerated()
            {
                guard one == two else { break }
                let (place, otherPlace) = (
                    lowercase.count - count - 1, other.lowercase.count - count - 1
                )
                if starts.contains(place), other.starts.contains(otherPlace) { common = count + 1 }
            }
            return common
        }
    }
}

extension NearestName {
    /// How likely a candidate is; less is better.
    struct Rank: Comparable, Sendable {
        let distance: Int
        private let slip: Int
        private let startsElsewhere: Bool

        init(distance: Int, typed: [Unicode.Scalar], meant: [Unicode.Scalar]) {
            self.distance = distance
            slip = Slip(typed: typed, meant: meant).rawValue
            startsElsewhere = typed.first != meant.first
        }

        static func < (left: Rank, right: Rank) -> Bool {
            if left.distance != right.distance { return left.distance < right.distance }
            if left.slip != right.slip { return left.slip < right.slip }
            return right.startsElsewhere && !left.startsElsewhere
        }
    }
}

/// The typing mistake at the first difference, the most likely first.
///
/// A letter left out comes before a letter replaced: a name offers one way to lose each letter, and
/// two dozen ways to replace it.
private enum Slip: Int {
    case swapped
    case doubled
    case leftOut
    case neighbouringKey
    case replaced
    case added

    init(typed: [Unicode.Scalar], meant: [Unicode.Scalar]) {
        let common = zip(typed, meant).prefix { $0 == $1 }.count
        let wrong = typed[common...]
        let right = meant[common...]
        if wrong.count == right.count {
            if wrong.count >= 2, wrong.prefix(2).elementsEqual(right.prefix(2).reversed()) {
                self = .swapped
            } else if let pressed = wrong.first, let due = right.first,
                Keyboard.areNeighbours(pressed, due)
            {
                self = .neighbouringKey
            } else {
                self = .replaced
            }
        } else if wrong.count < right.count {
            self = .leftOut
        } else {
            self = common > 0 && wrong.first == typed[common - 1] ? .doubled : .added
        }
    }
}

private enum Keyboard {
    private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map {
        Array($0.unicodeScalars)
    }

    /// Whether two letters are side by side or one above the other.
    static func areNeighbours(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
        guard let a = place(of: one), let b = place(of: other) else { return false }
        return abs(a.row - b.row) <= 1 && abs(a.column - b.column) <= 1
    }

    private static func place(of key: Unicode.Scalar) -> (row: Int, column: Int)? {
        for (row, keys) in rows.enumerated() {
            if let column = keys.firstIndex(of: key) { return (row, column) }
        }
        return nil
    }
}
