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

    mutating func forgetMeasures() {
        for key in entries.keys { entries[key]?.isMeasured = false }
    }
}
