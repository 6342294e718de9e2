/// How the width of a bar is shared among its tabs.
enum TabShares {
    /// The width of each tab: equal shares where all titles fit, else what each title takes.
    ///
    /// A title fits with a mark and a margin on both sides, which are as wide as each other. In a
    /// narrow bar the margins are given up before any letter is.
    static func widths(of titles: [Int], in width: Int, margin: Int) -> [Int] {
        let equal = shares(of: width, among: titles.count)
        if zip(titles, equal).allSatisfy({ $0 + 4 * margin <= $1 }) { return equal }
        let needed = titles.map { $0 + 2 * margin }
        let left = width - needed.reduce(0, +)
        guard left >= 0 else { return equal }
        return zip(needed, shares(of: left, among: titles.count)).map { $0 + $1 }
    }

    /// Whole shares that differ by a unit at most.
    private static func shares(of width: Int, among count: Int) -> [Int] {
        (0..<count).map { width * ($0 + 1) / count - width * $0 / count }
    }
}
