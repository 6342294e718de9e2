extension TableView {
    /// The view above a section on the screen; nil for a section without one, or one that is away.
    public func headerView(forSection section: Int) -> View? {
        shownView(SectionViews.Key(place: .header, section: section))
    }

    /// The view below a section on the screen; nil for a section without one, or one that is away.
    public func footerView(forSection section: Int) -> View? {
        shownView(SectionViews.Key(place: .footer, section: section))
    }

    private func shownView(_ key: SectionViews.Key) -> View? {
        layoutIfNeeded()
        return sectionViews.shown.contains(key) ? sectionViews.entries[key]?.view : nil
    }

    /// The height of a header or footer before it is on the screen.
    func estimatedHeight(of place: SectionViews.Place, section: Int) -> Double {
        if let height = fixedHeight(of: place, section: section) { return height }
        guard hasContent(place, section: section) else { return 0 }
        let estimate =
            place == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        // A height of zero means a section that has no such view.
        return estimate > 0 ? estimate : 28
    }

    /// The height that the delegate or the table gives; nil where the content decides.
    private func fixedHeight(of place: SectionViews.Place, section: Int) -> Double? {
        let asked: Double
        let common: Double
        switch place {
        case .header:
            asked =
                delegate?.tableView(self, heightForHeaderInSection: section)
                ?? Self.automaticDimension
            common = sectionHeaderHeight
        case .footer:
            asked =
                delegate?.tableView(self, heightForFooterInSection: section)
                ?? Self.automaticDimension
            common = sectionFooterHeight
        }
        if asked >= 0 { return asked }
        return common >= 0 && hasView(place, section: section) ? common : nil
    }

    private func hasView(_ place: SectionViews.Place, section: Int) -> Bool {
        if title(place, section: section) != nil { return true }
        return view(place, section: section) != nil
    }

    /// Whether a header or footer takes any space by default: an empty title takes none.
    private func hasContent(_ place: SectionViews.Place, section: Int) -> Bool {
        if let title = title(place, section: section), !title.isEmpty { return true }
        return ownView(place, section: section) != nil
    }

    private func title(_ place: SectionViews.Place, section: Int) -> String? {
        switch place {
        case .header: rowSource?.tableView(self, titleForHeaderInSection: section)
        case .footer: rowSource?.tableView(self, titleForFooterInSection: section)
        }
    }

    /// The view of a header or footer, made when it is first asked for and kept from then on.
    private func view(_ place: SectionViews.Place, section: Int) -> View? {
        let key = SectionViews.Key(place: place, section: section)
        if let entry = sectionViews.entries[key] { return entry.view }
        if let own = ownView(place, section: section) { return own }
        guard let title = title(place, section: section) else { return nil }
        let view = TableViewHeaderFooterView()
        view.textLabel.text = title
        sectionViews.entries[key] = SectionViews.Entry(view: view, isTitle: true)
        return view
    }

    /// The view that the static content or the delegate gives, which is asked for it once.
    private func ownView(_ place: SectionViews.Place, section: Int) -> View? {
        let key = SectionViews.Key(place: place, section: section)
        if let entry = sectionViews.entries[key], !entry.isTitle { return entry.view }
        let content = staticContent?.section(at: section)
        let own =
            switch place {
            case .header:
                content?.headerView ?? delegate?.tableView(self, viewForHeaderInSection: section)
            case .footer:
                content?.footerView ?? delegate?.tableView(self, viewForFooterInSection: section)
            }
        if let own { sectionViews.entries[key] = SectionViews.Entry(view: own, isTitle: false) }
        return own
    }

    /// The height of a header or footer on the screen, measured once.
    func measuredHeight(of place: SectionViews.Place, section: Int) -> Double {
        let key = SectionViews.Key(place: place, section: section)
        let known = geometry.height(of: key.item)
        // A height of zero means a section that has no such view.
        if sectionViews.entries[key]?.isMeasured ?? (known == 0) { return known }
        let fixed = fixedHeight(of: place, section: section)
        guard fixed != 0, let view = view(place, section: section) else { return fixed ?? 0 }
        sectionViews.entries[key]?.isMeasured = true
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
        let candidates = visibleSections.flatMap { section in
            [SectionViews.Place.header, .footer].map {
                SectionViews.Key(place: $0, section: section)
            }
        }
        let old = sectionViews.shown
        var kept: [SectionViews.Key] = []
        sectionViews.shown = []
        for key in candidates {
            guard let entry = sectionViews.entries[key] else { continue }
            let rect = sectionViewRect(key)
            if rect.height == 0, !entry.isTitle {
                // It shows nothing, but is to tell the table when it would.
                kept.append(key)
                if entry.view.superview !== self { adopt(entry.view) }
                entry.view.place(in: rect)
                continue
            }
            guard entry.isMeasured, rect.intersects(visible) else { continue }
            if entry.view.superview !== self { adopt(entry.view) }
            entry.view.place(in: rect)
            sectionViews.shown.append(key)
        }
        for key in old + candidates
        where !sectionViews.shown.contains(key) && !kept.contains(key) {
            guard let entry = sectionViews.entries[key] else { continue }
            if entry.view.superview === self { disown(entry.view) }
            if entry.isTitle { sectionViews.entries[key] = nil }
        }
    }

    private var visibleSections: ClosedRange<Int> {
        let first = geometry.item(at: contentOffset.y)?.section ?? 0
        let last = geometry.item(at: contentOffset.y + bounds.height)?.section ?? first
        return first...max(first, last)
    }

    /// Where a header or footer is now.
    private func sectionViewRect(_ key: SectionViews.Key) -> Rect {
        let sectionTop = geometry.top(ofSection: key.section)
        let sectionBottom = geometry.bottom(ofSection: key.section)
        let section = geometry.sections[key.section]
        var y: Double
        let height: Double
        switch key.place {
        case .header:
            height = section.header
            y = sectionTop
            if style == .plain {
                y = min(max(y, contentOffset.y), max(sectionTop, sectionBottom - height))
            }
        case .footer:
            height = section.footer
            y = sectionBottom - height
            if style == .plain {
                y = max(
                    min(y, contentOffset.y + bounds.height - height),
                    min(sectionTop + section.header, sectionBottom - height)
                )
            }
        }
        return Rect(x: 0, y: y, width: bounds.width, height: height)
    }

    /// Drops the views of all sections, as a reload does.
    func discardSectionViews() {
        for entry in sectionViews.entries.values where entry.view.superview === self {
            disown(entry.view)
        }
        sectionViews = SectionViews()
    }
}
