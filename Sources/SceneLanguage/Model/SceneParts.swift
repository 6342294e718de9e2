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

    /// The id by which steps name it.
    package var id: String? {
        switch self {
        case .barItem(let item): item.id?.value
        case .gesture(let gesture): gesture.id?.value
        case .cell(let cell): cell.id?.value
        case .view(let view): view.id?.value
        }
    }

    /// The segues that start at it, not at what is inside it.
    package var segues: [SegueDefinition] {
        switch self {
        case .barItem(let item): item.segue.map { [$0] } ?? []
        case .gesture(let gesture): gesture.segue.map { [$0] } ?? []
        case .cell(let cell):
            (cell.segue.map { [$0] } ?? []) + (cell.accessorySegue.map { [$0] } ?? [])
        case .view(let view): view.segue.map { [$0] } ?? []
        }
    }
}

extension SceneDefinition {
    /// Goes through all that may be connected in the scene, each before what is inside it.
    package func forEachPart(_ use: (ScenePart) -> Void) {
        for item in barItems { use(.barItem(item)) }
        for gesture in gestures { use(.gesture(gesture)) }
        for item in barItems { item.view?.forEachPart(use) }
        titleView?.forEachPart(use)
        switch content {
        case .view(let body): body?.forEachPart(use)
        case .table(let table): table?.forEachPart(use)
        case .navigation, .tabs, .split, .reference: break
        }
    }

    /// Whether a part of the scene has an id.
    package func hasPart(_ id: String) -> Bool {
        var isFound = false
        forEachPart { isFound = isFound || $0.id == id }
        return isFound
    }

    /// Every segue that starts in the scene: those for code, and those of its parts.
    package var allSegues: [SegueDefinition] {
        var all = segues
        forEachPart { all += $0.segues }
        return all
    }
}

extension RowsDefinition {
    /// The segues in the views above and below sections.
    package var allSegues: [SegueDefinition] {
        var all: [SegueDefinition] = []
        forEachPart { all += $0.segues }
        return all
    }

    fileprivate func forEachPart(_ use: (ScenePart) -> Void) {
        for view in headViews { view.forEachPart(use) }
    }
}

extension TableDefinition {
    fileprivate func forEachPart(_ use: (ScenePart) -> Void) {
        header?.forEachPart(use)
        footer?.forEachPart(use)
        for cell in prototypes ?? [] { cell.forEachPart(use) }
        for section in sections ?? [] {
            section.headerView?.forEachPart(use)
            for cell in section.cells ?? [] { cell.forEachPart(use) }
            section.footerView?.forEachPart(use)
            section.rows?.forEachPart(use)
        }
    }
}

extension CellDefinition {
    fileprivate func forEachPart(_ use: (ScenePart) -> Void) {
        use(.cell(self))
        for part in parts { part.view.forEachPart(use) }
        content?.forEachPart(use)
    }
}

extension BodyDefinition {
    fileprivate func forEachPart(_ use: (ScenePart) -> Void) {
        for view in views { view.forEachPart(use) }
    }
}

extension ViewDefinition {
    fileprivate func forEachPart(_ use: (ScenePart) -> Void) {
        use(.view(self))
        for gesture in gestures { use(.gesture(gesture)) }
        table?.forEachPart(use)
        for view in views { view.forEachPart(use) }
    }
}
