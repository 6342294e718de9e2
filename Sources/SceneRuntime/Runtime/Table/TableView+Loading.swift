import FoundationEssentials

extension TableView {
    /// Asks for a reload at the next layout, or when the table is next asked about its rows.
    func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    func reloadIfNeeded() {
        if needsReload { reloadData() }
    }

    /// The estimate for rows never seen.
    var rowEstimate: Double {
        if rowHeight > 0 { return rowHeight }
        return estimatedRowHeight > 0 ? estimatedRowHeight : 44
    }

    /// What says which rows there are and how they look: the static content where there is some.
    ///
    /// This and `editor(ofRowAt:)` decide who answers; nothing else compares the two.
    var rowSource: (any TableViewDataSource)? { staticContent ?? dataSource }

    /// Asks the data source how many sections there are, and how many rows each has.
    func countRows() -> [Int] {
        guard let source = rowSource else { return [] }
        let count = source.numberOfSections(in: self)
        guard count >= 0 else {
            fatalError("numberOfSections(in:) returned \(count); return 0 or more")
        }
        return (0..<count).map { section in
            let rows = source.tableView(self, numberOfRowsInSection: section)
            guard rows >= 0 else {
                fatalError(
                    """
                    tableView(_:numberOfRowsInSection:) returned \(rows) for section \(section); \
                    return 0 or more
                    """
                )
            }
            return rows
        }
    }

    /// The heights of so many rows, before any of them is measured.
    func makeGeometry(_ counts: [Int]) -> TableGeometry {
        showsSectionIndex =
            sectionIndexTitles != nil
            && counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
        guard rowSource != nil else { return TableGeometry() }
        let estimate = rowEstimate
        let sections = counts.enumerated().map { section, rows in
            TableGeometry.Section(
                header: estimatedHeight(of: .header(section)),
                rows: HeightIndex(count: rows, estimate: estimate),
                footer: estimatedHeight(of: .footer(section))
            )
        }
        var geometry = TableGeometry(sections: sections, spacing: sectionSpacing)
        geometry.headerHeight = topHeight
        geometry.footerHeight = height(ofEndView: tableFooterView)
        return geometry
    }

    /// The space around sections; a plain table has none.
    var sectionSpacing: SectionSpacing {
        guard style != .plain, var spacing = window?.measuring.sectionSpacing else {
            return SectionSpacing()
        }
        if sectionHeaderHeight >= 0, spacing.withoutHeader > 0 {
            spacing.withoutHeader = sectionHeaderHeight
        }
        if sectionFooterHeight >= 0, spacing.withoutFooter > 0 {
            spacing.withoutFooter = sectionFooterHeight
        }
        return spacing
    }

    /// The height of what is above all sections.
    var topHeight: Double {
        guard tableHeaderView == nil else {
            return refreshHeight + height(ofEndView: tableHeaderView)
        }
        return refreshHeight + (style == .grouped ? sectionSpacing.top : 0)
    }

    /// The height of a view above or below all sections.
    func height(ofEndView view: View?) -> Double {
        guard let view else { return 0 }
        if let height = view.hasOwnFrame ? view.frame.height : view.height {
            return window?.measuring.height(of: view, given: height) ?? height
        }
        guard let measuring = window?.measuring else { return view.frame.height }
        return measuring.size(of: view, fitting: Size(width: bounds.width, height: .infinity))
            .height
    }

    /// Puts other heights in place of the known ones; what is at the top stays there.
    func replaceGeometry(_ new: TableGeometry) {
        let old = geometry
        geometry = new
        // A table that is not scrolled stays so, whatever is added above its first row.
        guard contentOffset.y > 0, let item = topItem, geometry.contains(item) else {
            topItem = nil
            return
        }
        // It is as high as it was until it is measured, or else less of it might be scrolled away.
        geometry.set(old.height(of: item), of: item)
        let distance = contentOffset.y - old.top(of: item)
        moveBounds(to: Point(x: contentOffset.x, y: max(0, geometry.top(of: item) + distance)))
    }

    /// Forgets heights that were measured at another width or in another window.
    func forgetMeasuredHeights() {
        guard !needsReload else { return }
        let estimate = rowEstimate
        let sections = geometry.sections.map { section -> TableGeometry.Section in
            var section = section
            section.rows = HeightIndex(count: section.rows.count, estimate: estimate)
            return section
        }
        var new = TableGeometry(sections: sections, spacing: sectionSpacing)
        new.headerHeight = geometry.headerHeight
        new.footerHeight = geometry.footerHeight
        replaceGeometry(new)
        for index in shownRows.indices { shownRows[index].isMeasured = false }
        sectionViews.forgetMeasures()
    }

    /// Forgets the heights of headers and footers: others are given now, and one of zero may have hidden some.
    func forgetSectionHeights() {
        guard !needsReload else { return }
        var new = geometry
        for section in new.sections.indices {
            for item in [TableItem.header(section), .footer(section)] {
                new.set(estimatedHeight(of: item), of: item)
            }
        }
        replaceGeometry(new)
        sectionViews.forgetMeasures()
    }
}
