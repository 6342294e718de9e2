/// The lines of a view that neighbours are aligned by, from its top.
nonisolated struct Baselines: Hashable {
    /// The line of its first text.
    var first: Double

    /// The line of its last text.
    var last: Double
}

extension LayoutEngine {
    /// The lines of text in a container of a size: those of the views at its ends.
    func baselines(ofViewsIn view: View, _ size: Size) -> Baselines {
        let bottom = max(0, size.height - medium.metrics.line)
        let margins = margins(of: view)
        return Baselines(
            first: min(bottom, margins.top),
            last: max(0, bottom - margins.bottom)
        )
    }
}
