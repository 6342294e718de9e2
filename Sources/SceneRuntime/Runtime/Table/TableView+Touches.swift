public import FoundationEssentials

/// What a person's finger does to a table; each says whether the table took it.
extension TableView {
    /// Touches a row: highlights it, and selects or deselects it as the table allows.
    ///
    /// The delegate is called in UIKit's order. The segue of the cell is prepared once the row is
    /// selected and performed after `didSelectRowAt`. A row that is marked leads nowhere.
    @discardableResult
    public func touchRow(at indexPath: IndexPath) -> Bool {
        guard hasRow(at: indexPath), canSelect else { return false }
        guard touchesReachRow(at: indexPath) else { return false }
        guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else {
            return false
        }
        shownCell(at: indexPath)?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: indexPath)
        shownCell(at: indexPath)?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: indexPath)
        if selectsSeveral, selection.contains(indexPath) { return touchSelectedRow(at: indexPath) }
        return touchUnselectedRow(at: indexPath)
    }

    /// Brings a row onto the screen, and says whether it takes touches there.
    ///
    /// They pass through a cell that is hidden or does not take part in interaction.
    private func touchesReachRow(at indexPath: IndexPath) -> Bool {
        if cellForRow(at: indexPath) == nil { scrollToRow(at: indexPath, at: .none) }
        return shownCell(at: indexPath)?.touchBarrier == nil
    }

    private func touchSelectedRow(at indexPath: IndexPath) -> Bool {
        guard let target = willDeselect(indexPath) else { return false }
        deselectRow(at: target)
        delegate?.tableView(self, didDeselectRowAt: target)
        return true
    }

    private func touchUnselectedRow(at touched: IndexPath) -> Bool {
        var target: IndexPath? = touched
        if let delegate { target = delegate.tableView(self, willSelectRowAt: touched) }
        guard let indexPath = target, hasRow(at: indexPath) else { return false }
        if !selectsSeveral {
            for old in selection where old != indexPath {
                guard let old = willDeselect(old) else { continue }
                deselectRow(at: old)
                delegate?.tableView(self, didDeselectRowAt: old)
            }
        }
        select(indexPath)
        let cell = shownCell(at: indexPath)
        guard !marksRows else {
            delegate?.tableView(self, didSelectRowAt: indexPath)
            return true
        }
        let segue = cell.flatMap { $0.selectionSegue?.prepare(sender: $0) }
        if let cell, staticContent?.toggleCheckmark(of: cell, at: indexPath, in: self) == true {
            deselectRow(at: indexPath)
        }
        delegate?.tableView(self, didSelectRowAt: indexPath)
        segue?.perform()
        if let delegate, hasRow(at: indexPath),
            delegate.tableView(self, canPerformPrimaryActionForRowAt: indexPath)
        {
            delegate.tableView(self, performPrimaryActionForRowAt: indexPath)
        }
        return true
    }

    private func willDeselect(_ indexPath: IndexPath) -> IndexPath? {
        guard let delegate else { return indexPath }
        return delegate.tableView(self, willDeselectRowAt: indexPath)
    }

    /// Deselects a row, as a second touch does if several rows can be selected.
    @discardableResult
    public func touchToDeselectRow(at indexPath: IndexPath) -> Bool {
        guard selectsSeveral, selection.contains(indexPath), touchesReachRow(at: indexPath) else {
            return false
        }
        return touchSelectedRow(at: indexPath)
    }

    /// Touches the detail button of a row; there is none without such an accessory.
    @discardableResult
    public func touchAccessoryButton(forRowAt indexPath: IndexPath) -> Bool {
        guard hasRow(at: indexPath), touchesReachRow(at: indexPath) else { return false }
        guard let cell = shownCell(at: indexPath), cell.visibleAccessoryView == nil,
            cell.visibleAccessoryType.hasDetailButton
        else { return false }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
        cell.accessorySegue?.prepare(sender: cell)?.perform()
        return true
    }

    /// Touches a title of the section index, which scrolls to its section.
    @discardableResult
    public func touchSectionIndexTitle(_ title: String) -> Bool {
        guard let titles = sectionIndexTitles, let index = titles.firstIndex(of: title),
            let section = rowSource?.tableView(
                self,
                sectionForSectionIndexTitle: title,
                at: index
            ),
            section >= 0, section < numberOfSections
        else { return false }
        scrollToSection(section)
        return true
    }

    /// The titles of the section index at the right edge; none in a grouped table.
    public var sectionIndexTitles: [String]? {
        guard style == .plain, let titles = rowSource?.sectionIndexTitles(for: self),
            !titles.isEmpty
        else { return nil }
        return titles
    }
}
