extension TableView {
    /// The view above a section on the screen; nil for a section without one, or one that is away.
    public func headerView(forSection section: Int) -> View? {
        shownView(.header(section))
    }

    /// The view below a section on the screen; nil for a section without one, or one that is away.
    public func footerView(forSection section: Int) -> View? {
        shownView(.footer(section))
    }

    /// What fills the header or footer that a view is in, with the number of its section.
    fileprivate func head(holding view: View) -> (any FilledSectionView, Int)? {
        for (item, entry) in sectionViews.entries {
            guard let filling = entry.filling, view.isDescendant(of: entry.view) else { continue }
            return (filling, item.section)
        }
        return nil
    }

    private func shownView(_ item: TableItem) -> View? {
        layoutIfNeeded()
        return sectionViews.shown.contains(item) ? sectionViews.entries[item]?.view : nil
    }

    /// The height of a header or footer before it is on the screen.
    func estimatedHeight(of item: TableItem) -> Double {
        if let height = fixedHeight(of: item) { return height }
        guard hasContent(item) else { return 0 }
        let estimate =
            item.isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        // A height of zero means a section that has no such view.
        return estimate > 0 ? estimate : 28
    }

    /// The height that the delegate or the table gives; nil if the content decides.
    private func fixedHeight(of item: TableItem) -> Double? {
        let asked =
            item.isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: item.section)
            : delegate?.tableView(self, heightForFooterInSection: item.section)
        if let asked, asked >= 0 { return asked }
        let common = item.isHeader ? sectionHeaderHeight : sectionFooterHeight
        let hasView = title(of: item) != nil || hasOwnView(item)
        return common >= 0 && hasView ? common : nil
    }

    /// Whether a header or footer takes any space by default: an empty title takes none.
    private func hasContent(_ item: TableItem) -> Bool {
        if let title = title(of: item), !title.isEmpty { return true }
        return hasOwnView(item)
    }

    /// Whether a header or footer has a view that is not a title; one that rows declare is not made for that.
    private func hasOwnView(_ item: TableItem) -> Bool {
        if let entry = sectionViews.entries[item], !entry.isTitle { return true }
        if viewSource(of: item)?.hasView(of: item) == true { return true }
        if let known = sectionViews.reusable[item] { return known }
        guard let view = ownView(of: item) else { return false }
        // Only asked for whether it is there, it may serve the next section.
        if putBack(view) {
            sectionViews.entries[item] = nil
            sectionViews.reusable[item] = true
        }
        return true
    }

    /// What makes the views of a section, where its rows are declared with such.
    private func viewSource(of item: TableItem) -> (any SectionViewSource)? {
        let source = staticContent.map { $0.section(at: item.section)?.source } ?? dataSource
        return source as? any SectionViewSource
    }

    private func title(of item: TableItem) -> String? {
        item.isHeader
            ? rowSource?.tableView(self, titleForHeaderInSection: item.section)
            : rowSource?.tableView(self, titleForFooterInSection: item.section)
    }

    /// The view of a header or footer, made when it is first asked for and kept from then on.
    private func view(of item: TableItem) -> View? {
        if let entry = sectionViews.entries[item] { return entry.view }
        if let own = ownView(of: item) { return own }
        guard let title = title(of: item) else { return nil }
        let view = TableViewHeaderFooterView()
        view.titleLabel.text = title
        view.titleLabel.showsCapitals = item.isHeader && style != .plain
        sectionViews.entries[item] = SectionViews.Entry(view: view, isTitle: true)
        return view
    }

    /// The view that the static content or the delegate gives, which is asked for it once.
    private func ownView(of item: TableItem) -> View? {
        if let entry = sectionViews.entries[item], !entry.isTitle { return entry.view }
        let section = item.section
        let content = staticContent?.section(at: section)
        let written = item.isHeader ? content?.headerView : content?.footerView
        if written == nil, let filling = viewSource(of: item)?.makeView(of: item) {
            let view = filling.view
            sectionViews.entries[item] = .init(view: view, isTitle: false, filling: filling)
            return view
        }
        let own =
            item.isHeader
            ? written ?? delegate?.tableView(self, viewForHeaderInSection: section)
            : written ?? delegate?.tableView(self, viewForFooterInSection: section)
        if let own { sectionViews.entries[item] = SectionViews.Entry(view: own, isTitle: false) }
        return own
    }

    /// The height of a header or footer on the screen, measured once.
    func measuredHeight(of item: TableItem) -> Double {
        let known = geometry.height(of: item)
        // A height of zero means a section that has no such view.
        if sectionViews.entries[item]?.isMeasured ?? (known == 0) { return known }
        let fixed = fixedHeight(of: item)
        guard fixed != 0, let view = view(of: item) else { return fixed ?? 0 }
        sectionViews.entries[item]?.isMeasured = true
        (view as? TableViewHeaderFooterView)?.isFooter = !item.isHeader
        if view.superview !== self { adopt(view) }
        if let height = fixed ?? view.height {
            return window?.measuring.height(of: view, given: height) ?? height
        }
        guard window != nil else { return known }
        return view.sizeThatFits(Size(width: bounds.width, height: .infinity)).height
    }

    /// Places the headers and footers on the screen; in the plain style they float over the rows.
    func placeSectionViews() {
        let visible = Rect(origin: contentOffset, size: bounds.size)
        let candidates = visibleSections.flatMap { [TableItem.header($0), .footer($0)] }
        let old = sectionViews.shown
        let wasShown = Set(old)
        var kept: Set<TableItem> = []
        sectionViews.hideAll()
        for item in candidates {
            guard let entry = sectionViews.entries[item] else { continue }
            let rect = sectionViewRect(item)
            if rect.height == 0, !entry.isTitle {
                // It shows nothing, but is to tell the table when it would.
                kept.insert(item)
                if entry.view.superview !== self { adopt(entry.view) }
                entry.view.place(in: rect)
                continue
            }
            guard entry.isMeasured, rect.intersects(visible) else { continue }
            if entry.view.superview !== self { adopt(entry.view) }
            entry.view.place(in: rect)
            sectionViews.show(item, entry.view)
            kept.insert(item)
            if !wasShown.contains(item) { beginDisplaying(entry.view, of: item) }
        }
        let leaving = (old + candidates).filter {
            kept.insert($0).inserted && sectionViews.entries[$0] != nil
        }
        let views = leaving.compactMap { sectionViews.entries[$0]?.view }
            .filter { $0.superview === self }
        if !views.isEmpty { disown(views) }
        for item in leaving {
            guard let entry = sectionViews.entries[item] else { continue }
            if entry.isTitle {
                sectionViews.entries[item] = nil
            } else if putBack(entry.view) {
                sectionViews.entries[item] = nil
                sectionViews.reusable[item] = true
                endDisplaying(entry.view, of: item)
            }
        }
    }

    private var visibleSections: ClosedRange<Int> {
        let first = geometry.item(at: contentOffset.y)?.section ?? 0
        let last = geometry.item(at: contentOffset.y + bounds.height)?.section ?? first
        return first...max(first, last)
    }

    /// Where a header or footer is now.
    private func sectionViewRect(_ item: TableItem) -> Rect {
        let sectionTop = geometry.top(ofSection: item.section)
        let sectionBottom = geometry.bottom(ofSection: item.section)
        let section = geometry.sections[item.section]
        let height = geometry.height(of: item)
        var y = item.isHeader ? sectionTop : sectionBottom - height
        if style == .plain, item.isHeader {
            y = min(max(y, contentOffset.y), max(sectionTop, sectionBottom - height))
        } else if style == .plain {
            y = max(
                min(y, contentOffset.y + bounds.height - height),
                min(sectionTop + section.header, sectionBottom - height)
            )
        }
        return Rect(x: 0, y: y, width: bounds.width, height: height)
    }

    /// Asks for the titles of all sections again, where they follow from rows that have changed.
    package func refreshSectionTitles() {
        guard !needsReload else { return }
        for section in geometry.sections.indices {
            for item in [TableItem.header(section), .footer(section)] { refreshTitle(of: item) }
        }
    }

    private func refreshTitle(of item: TableItem) {
        guard let entry = sectionViews.entries[item] else {
            // One that is away has an estimate, unless there was nothing to show.
            let isShown = geometry.height(of: item) > 0
            if isShown != hasContent(item) {
                geometry.set(estimatedHeight(of: item), of: item)
                setNeedsLayout()
            }
            return
        }
        guard entry.isTitle, let view = entry.view as? TableViewHeaderFooterView else {
            entry.filling?.fill(section: item.section)
            return
        }
        let title = title(of: item)
        guard view.titleLabel.text != title else { return }
        view.titleLabel.text = title
        sectionViews.entries[item]?.isMeasured = false
        setNeedsLayout()
    }

    /// Drops the views of all sections, as a reload does.
    func discardSectionViews() {
        for entry in sectionViews.entries.values {
            if entry.view.superview === self { disown(entry.view) }
            if !entry.isTitle { putBack(entry.view) }
        }
        sectionViews = SectionViews()
    }

    /// Tells that the view of a section is about to show.
    private func beginDisplaying(_ view: View, of item: TableItem) {
        if item.isHeader {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: item.section)
        } else {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: item.section)
        }
    }

    /// Tells that the view of a section has left the screen.
    private func endDisplaying(_ view: View, of item: TableItem) {
        if item.isHeader {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: item.section)
        } else {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: item.section)
        }
    }
}

extension View {
    /// What fills the header or footer that the view is in, with the number of its section; nil outside such.
    package var sectionHead: (any FilledSectionView, Int)? {
        guard let table = enclosing(TableView.self) else { return nil }
        return table.head(holding: self)
    }
}
