import SceneLanguage

extension SceneDefinition {
    /// Every segue that starts in the scene: those for code, and those of its items, cells and views.
    var allSegues: [Box<SegueDefinition>] {
        var found = segues
        found += [leftItem?.segue, rightItem?.segue].compactMap { $0 }
        switch content {
        case .view(let body): body?.collectSegues(into: &found)
        case .table(let table): table?.unboxed.collectSegues(into: &found)
        case .navigation, .tabs, .split: break
        }
        return found
    }
}

extension TableDefinition {
    fileprivate func collectSegues(into found: inout [Box<SegueDefinition>]) {
        header?.unboxed.collectSegues(into: &found)
        footer?.unboxed.collectSegues(into: &found)
        for cell in prototypes ?? [] { cell.unboxed.collectSegues(into: &found) }
        for section in sections ?? [] {
            section.headerView?.unboxed.collectSegues(into: &found)
            for cell in section.cells ?? [] { cell.unboxed.collectSegues(into: &found) }
            section.footerView?.unboxed.collectSegues(into: &found)
        }
    }
}

extension CellDefinition {
    fileprivate func collectSegues(into found: inout [Box<SegueDefinition>]) {
        found += [segue, accessorySegue].compactMap { $0 }
        for part in parts { part.view.collectSegues(into: &found) }
        content?.collectSegues(into: &found)
    }
}

extension BodyDefinition {
    fileprivate func collectSegues(into found: inout [Box<SegueDefinition>]) {
        for view in views { view.collectSegues(into: &found) }
    }
}

extension ViewDefinition {
    fileprivate func collectSegues(into found: inout [Box<SegueDefinition>]) {
        if let segue { found.append(segue) }
        table?.unboxed.collectSegues(into: &found)
        for view in views { view.collectSegues(into: &found) }
    }
}
