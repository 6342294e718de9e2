/// The headers and footers of a table's sections.
package struct SectionViews {
    /// Above or below the rows.
    package enum Place: Hashable {
        case header
        case footer
    }

    package struct Key: Hashable {
        package let place: Place
        package let section: Int

        /// Which part of the table's content the view is.
        package var item: TableItem { place == .header ? .header(section) : .footer(section) }
    }

    /// A view that was made, and what is known of it.
    package struct Entry {
        package let view: View

        /// Whether the view only holds a title, so that it can be made again at any time.
        package let isTitle: Bool

        var isMeasured = false
    }

    package var entries: [Key: Entry] = [:]

    /// The keys of the views on the screen, from top to bottom.
    package var shown: [Key] = []

    /// Lets views be measured again, and says which, from top to bottom.
    @discardableResult
    mutating func forgetMeasures(where isStale: (View) -> Bool = { _ in true }) -> [Key] {
        let stale = entries.filter { $0.value.isMeasured && isStale($0.value.view) }.map(\.key)
        for key in stale { entries[key]?.isMeasured = false }
        return stale.sorted { $0.item.precedes($1.item) }
    }
}
