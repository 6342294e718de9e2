package import SceneText

/// One thing in a scene that may be connected to others.
package enum ScenePart: Sendable {
    case barItem(BarItemDefinition)
    case gesture(GestureDefinition)
    case cell(CellDefinition)
    case view(ViewDefinition)

    /// Where it is said.
    package var range: SourceRange {
        switch self {
        case .barItem(let item): item.range
        case .gesture(let gesture): gesture.range
        case .cell(let cell): cell.range
        case .view(let view): view.range
        }
    }

    /// The segues that start at it, not at what is inside it.
    package var segues: [SegueDefinition] {
        switch self {
        case .barItem(let item): [item.segue].compactMap { $0 }
        case .gesture(let gesture): [gesture.segue].compactMap { $0 }
        case .cell(let cell): [cell.segue, cell.accessorySegue].compactMap { $0 }
        case .view(let view): [view.segue].compactMap { $0 }
        }
    }
}

extension SceneDefinition {
    /// All that may be connected in the scene, each before what is inside it.
    package var parts: [ScenePart] {
        let bars = barItems.map(ScenePart.barItem) + gestures.map(ScenePart.gesture)
        let views = barItems.compactMap(\.view) + [titleView].compactMap { $0 }
        let ofBars = bars + views.flatMap(\.parts)
        switch content {
        case .view(let body): return ofBars + (body?.parts ?? [])
        case .table(let table): return ofBars + (table?.parts ?? [])
        case .navigation, .tabs, .split, .reference: return ofBars
        }
    }

    /// Every segue that starts in the scene: those for code, and those of its parts.
    package var allSegues: [SegueDefinition] { segues + parts.flatMap(\.segues) }
}

extension RowsDefinition {
    /// The segues in the views above and below sections.
    package var allSegues: [SegueDefinition] { parts.flatMap(\.segues) }

    fileprivate var parts: [ScenePart] { headViews.flatMap(\.parts) }
}

extension TableDefinition {
    fileprivate var parts: [ScenePart] {
        let ends = [header, footer].compactMap { $0 }.flatMap(\.parts)
        return ends + (prototypes ?? []).flatMap(\.allParts) + (sections ?? []).flatMap(\.parts)
    }
}

extension SectionDefinition {
    fileprivate var parts: [ScenePart] {
        (headerView?.parts ?? []) + (cells ?? []).flatMap(\.allParts) + (footerView?.parts ?? [])
            + (rows?.parts ?? [])
    }
}

extension CellDefinition {
    fileprivate var allParts: [ScenePart] {
        [.cell(self)] + parts.flatMap(\.view.parts) + (content?.parts ?? [])
    }
}

extension BodyDefinition {
    fileprivate var parts: [ScenePart] { views.flatMap(\.parts) }
}

extension ViewDefinition {
    fileprivate var parts: [ScenePart] {
        [.view(self)] + gestures.map(ScenePart.gesture) + (table?.parts ?? [])
            + views.flatMap(\.parts)
    }
}
