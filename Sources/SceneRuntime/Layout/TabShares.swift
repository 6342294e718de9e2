/// How the width of a bar is shared among its tabs.
enum TabShares {
    /// The width of each tab: equal shares where all titles fit, else what each title takes; on a screen equal ones.
    ///
    /// A title fits with a mark and a margin on both sides, which are as wide as each other. In a
    /// narrow bar the margins are given up before any letter is.
    static func widths(of titles: [Double], in width: Double, medium: any Medium) -> [Double] {
        let margin = medium.gap(medium.metrics.partGap, along: .horizontal)
        let step = medium.step(along: .horizontal)
        let equal = shares(of: width, among: titles.count, step)
        guard medium.readsFrames else { return equal }
        if zip(titles, equal).allSatisfy({ $0 + 4 * margin <= $1 }) { return equal }
        let needed = titles.map { $0 + 2 * margin }
        let left = width - needed.reduce(0, +)
        guard left >= 0 else { return equal }
        return zip(needed, shares(of: left, among: titles.count, step)).map { $0 + $1 }
    }

    /// Whole shares that differ by a unit at most.
    private static func shares(of width: Double, among count: Int, _ step: Double) -> [Double] {
        let edges = (0...count).map {
            (width / step * Double($0) / Double(max(1, count))).rounded(.down) * step
        }
        return zip(edges.dropFirst(), edges).map { $0 - $1 }
    }
}
