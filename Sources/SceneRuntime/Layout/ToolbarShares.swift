/// How wide the items of a bar of tools are.
enum ToolbarShares {
    /// The widths of the items in a bar, with a gap after each that shows something: flexible spaces share what is
    /// left over.
    static func widths(
        of items: [BarButtonItem],
        in width: Double,
        gap: Double,
        medium: any Medium
    ) -> [Double] {
        var widths = items.map { item -> Double in
            switch item.systemItem {
            case .flexibleSpace: 0
            case .fixedSpace: medium.length(item.width, along: .horizontal)
            default: item.shown.width(in: medium)
            }
        }
        let shown = items.count { !$0.isSpace }
        let taken = widths.reduce(0, +) + gap * Double(max(0, shown - 1))
        let flexible = items.indices.filter { items[$0].systemItem == .flexibleSpace }
        var left = max(0, width - taken)
        for (number, index) in flexible.enumerated() {
            // Whole units, so that the last item ends at the edge.
            let share = medium.length(
                left / Double(flexible.count - number),
                along: .horizontal
            )
            widths[index] = min(left, share)
            left -= widths[index]
        }
        return widths
    }
}
