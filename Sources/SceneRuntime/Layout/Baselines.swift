import SceneText

/// The lines of a view that neighbours are aligned by, from its top.
struct Baselines: Hashable {
    /// The line of its first text.
    var first: Int

    /// The line of its last text.
    var last: Int
}

extension LayoutEngine {
    /// The lines of text in a view of a size: in a container those of the views at its ends.
    func baselines(of view: View, _ size: GridSize) -> Baselines {
        let bottom = max(0, size.height - 1)
        switch view {
        case let label as Label:
            let lines = label.textBlock(in: size).size.height
            let top = max(0, (size.height - lines) / 2)
            return Baselines(first: top, last: min(bottom, top + max(0, lines - 1)))
        case is RowView, is ColumnView:
            let margins = margins(of: view)
            return Baselines(
                first: min(bottom, margins.top),
                last: max(0, bottom - margins.bottom)
            )
        case is Control:
            return Baselines(first: bottom / 2, last: bottom / 2)
        default:
            return Baselines(first: bottom, last: bottom)
        }
    }
}
