import SceneLanguage

extension SceneDefinition {
    /// Every segue that starts in the scene: those for code, and those of its items, cells and views.
    var allSegues: [SegueDefinition] {
        var found = segues
        found += [leftItem?.segue, rightItem?.segue].compactMap { $0 }
        switch content {
        case .view(let body): body?.collectSegues(into: &found)
        case .table(let table): table?.collectSegues(into: &found)
        case .navigation, .tabs, .split: break
        }
        return found
    }
}

extension TableDefinition {
    fileprivate func collectSegues(into found: inout [SegueDefinition]) {
        header?.collectSegues(into: &found)
        footer?.collectSegues(into: &found)
        for cell in prototypes ?? [] { cell.collectSegues(into: &found) }
        for section in sections ?? [] {
            section.headerView?.collectSegues(into: &found)
            for cell in section.cells ?? [] { cell.collectSegues(into: &found) }
            section.footerView?.collectSegues(into: &found)
        }
    }
}

extension CellDefinition {
    fileprivate func collectSegues(into found: inout [SegueDefinition]) {
        found += [segue, accessorySegue].compactMap { $0 }
        for part in parts { part.view.collectSegues(into: &found) }
        content?.collectSegues(into: &found)
    }
}

extension BodyDefinition {
    fileprivate func collectSegues(into found: inout [SegueDefinition]) {
        for view in views { view.collectSegues(into: &found) }
    }
}

extension ViewDefinition {
    fileprivate func collectSegues(into found: inout [SegueDefinition]) {
        if let segue { found.append(segue) }
        table?.collectSegues(into: &found)
        for view in views { view.collectSegues(into: &found) }
    }
}
