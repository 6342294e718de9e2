import SceneLanguage

extension SceneDefinition {
    /// Every segue that starts in the scene: those for code, and those of its items, cells and views.
    var allSegues: [SegueDefinition] {
        let views = barItems.compactMap(\.view) + [titleView].compactMap { $0 }
        let items =
            (barItems.map(\.segue) + gestures.map(\.segue)).compactMap { $0 }
            + views.flatMap(\.allSegues)
        switch content {
        case .view(let body): return segues + items + (body?.allSegues ?? [])
        case .table(let table): return segues + items + (table?.allSegues ?? [])
        case .navigation, .tabs, .split, .reference: return segues + items
        }
    }
}

extension TableDefinition {
    fileprivate var allSegues: [SegueDefinition] {
        let ends = [header, footer].compactMap { $0 }.flatMap(\.allSegues)
        return ends + (prototypes ?? []).flatMap(\.allSegues)
            + (sections ?? []).flatMap(\.allSegues)
    }
}

extension SectionDefinition {
    fileprivate var allSegues: [SegueDefinition] {
        (headerView?.allSegues ?? []) + (cells ?? []).flatMap(\.allSegues)
            + (footerView?.allSegues ?? []) + (rows?.allSegues ?? [])
    }
}

extension RowsDefinition {
    /// The segues in the views above and below sections.
    var allSegues: [SegueDefinition] { headViews.flatMap(\.allSegues) }
}

extension CellDefinition {
    fileprivate var allSegues: [SegueDefinition] {
        [segue, accessorySegue].compactMap { $0 } + parts.flatMap(\.view.allSegues)
            + (content?.allSegues ?? [])
    }
}

extension BodyDefinition {
    fileprivate var allSegues: [SegueDefinition] { views.flatMap(\.allSegues) }
}

extension ViewDefinition {
    fileprivate var allSegues: [SegueDefinition] {
        ([segue] + gestures.map(\.segue)).compactMap { $0 } + (table?.allSegues ?? [])
            + views.flatMap(\.allSegues)
    }
}
