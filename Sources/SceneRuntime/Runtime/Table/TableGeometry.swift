import FoundationEssentials

/// A part of a table's content: the header, a row or the footer of a section.
package nonisolated enum TableItem: Hashable {
    case header(Int)
    case row(section: Int, row: Int)
    case footer(Int)

    init(_ indexPath: IndexPath) {
        self = .row(section: indexPath.section, row: indexPath.row)
    }

    /// The path of a row; nil for a header or a footer.
    var indexPath: IndexPath? {
        guard case .row(let section, let row) = self else { return nil }
        return IndexPath(row: row, section: section)
    }

    package var section: Int {
        switch self {
        case .header(let section), .footer(let section), .row(let section, _): section
        }
    }

    package var isHeader: Bool { self == .header(section) }

    /// Whether the part is above another.
    package func precedes(_ other: TableItem) -> Bool {
        (section, place) < (other.section, other.place)
    }

    /// The place within the section.
    private var place: Int {
        switch self {
        case .header: -1
        case .row(_, let row): row
        case .footer: .max
        }
    }
}

/// Where the parts of a table's content are, from top to bottom.
package nonisolated struct TableGeometry {
    /// The heights of one section.
    package nonisolated struct Section {
        var header: Double
        package var rows: HeightIndex
        var footer: Double

        var total: Double { header + rows.total + footer }

        /// The room above the header.
        func lead(_ spacing: SectionSpacing) -> Double {
            header > 0 || total == 0 ? 0 : spacing.withoutHeader
        }

        /// The height with the space around it, which a section that shows nothing does not have.
        func extent(_ spacing: SectionSpacing) -> Double {
            guard total > 0 else { return 0 }
            let tail = footer > 0 ? 0 : spacing.withoutFooter
            return lead(spacing) + total + tail + spacing.between
        }
    }

    package private(set) var sections: [Section]
    private var sums: PrefixSums

    /// The height of the view above the first section.
    var headerHeight = 0.0

    /// The height of the view below the last section.
    var footerHeight = 0.0

    /// The space around sections.
    private let spacing: SectionSpacing

    init(sections: [Section] = [], spacing: SectionSpacing = SectionSpacing()) {
        self.sections = sections
        self.spacing = spacing
        sums = PrefixSums(sections.map { $0.extent(spacing) })
    }

    /// The height of everything; after the last section nothing is kept free from a next one.
    var contentHeight: Double {
        let extents = sums.sum(before: sections.count)
        return headerHeight + (extents > 0 ? extents - spacing.between : 0) + footerHeight
    }

    /// The same parts with other space around sections.
    func spaced(by spacing: SectionSpacing) -> TableGeometry {
        guard spacing != self.spacing else { return self }
        var new = TableGeometry(sections: sections, spacing: spacing)
        new.headerHeight = headerHeight
        new.footerHeight = footerHeight
        return new
    }

    /// The numbers of rows, section by section.
    var rowCounts: [Int] { sections.map(\.rows.count) }

    package func contains(_ item: TableItem) -> Bool {
        guard sections.indices.contains(item.section) else { return false }
        guard case .row(let section, let row) = item else { return true }
        return row >= 0 && row < sections[section].rows.count
    }

    /// Where the header of a section begins, or its first row where it has none.
    func top(ofSection section: Int) -> Double {
        start(ofSection: section) + sections[section].lead(spacing)
    }

    /// Where the room above a section begins.
    private func start(ofSection section: Int) -> Double {
        headerHeight + sums.sum(before: section)
    }

    func bottom(ofSection section: Int) -> Double {
        top(ofSection: section) + sections[section].total
    }

    package func top(of item: TableItem) -> Double {
        let top = top(ofSection: item.section)
        let section = sections[item.section]
        return switch item {
        case .header: top
        case .row(_, let row): top + section.header + section.rows.offset(of: row)
        case .footer: top + section.header + section.rows.total
        }
    }

    func height(of item: TableItem) -> Double {
        let section = sections[item.section]
        return switch item {
        case .header: section.header
        case .row(_, let row): section.rows[row]
        case .footer: section.footer
        }
    }

    func bottom(of item: TableItem) -> Double { top(of: item) + height(of: item) }

    /// Where the next part begins.
    func end(of item: TableItem) -> Double {
        guard case .footer(let section) = item else { return bottom(of: item) }
        return start(ofSection: section) + sections[section].extent(spacing)
    }

    /// Sets the height of a part, and returns by how much its section became higher, with the space around it.
    @discardableResult
    mutating func set(_ height: Double, of item: TableItem) -> Double {
        change(item.section) { section in
            switch item {
            case .header: section.header = height
            case .row(_, let row): section.rows.set(height, at: row)
            case .footer: section.footer = height
            }
        }
    }

    /// Sets the heights of neighbouring rows.
    mutating func set(_ height: Double, ofRows rows: Range<Int>, inSection section: Int) {
        change(section) { $0.rows.set(height, at: rows) }
    }

    @discardableResult
    private mutating func change(_ section: Int, _ body: (inout Section) -> Void) -> Double {
        let old = sections[section].extent(spacing)
        body(&sections[section])
        let difference = sections[section].extent(spacing) - old
        if difference != 0 { sums.add(difference, at: section) }
        return difference
    }

    /// The part at a distance from the top, the first or the last where there is none.
    package func item(at y: Double) -> TableItem? {
        guard !sections.isEmpty else { return nil }
        let index = sums.index(reaching: max(0, y - headerHeight))
        let section = sections[index]
        let distance = max(0, y - top(ofSection: index))
        if distance < section.header { return .header(index) }
        if distance >= section.header + section.rows.total || section.rows.count == 0 {
            return .footer(index)
        }
        return .row(section: index, row: section.rows.row(at: distance - section.header))
    }

    func item(after item: TableItem) -> TableItem? {
        let section = item.section
        let count = sections[section].rows.count
        switch item {
        case .header where count > 0: return .row(section: section, row: 0)
        case .row(_, let row) where row + 1 < count: return .row(section: section, row: row + 1)
        case .header, .row: return .footer(section)
        case .footer: return section + 1 < sections.count ? .header(section + 1) : nil
        }
    }

    func item(before item: TableItem) -> TableItem? {
        let section = item.section
        let count = sections[section].rows.count
        switch item {
        case .footer where count > 0: return .row(section: section, row: count - 1)
        case .row(_, let row) where row > 0: return .row(section: section, row: row - 1)
        case .footer, .row: return .header(section)
        case .header: return section > 0 ? .footer(section - 1) : nil
        }
    }
}
