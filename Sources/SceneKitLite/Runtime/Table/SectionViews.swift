/// The headers and footers of a table's sections.
struct SectionViews {
    /// Above or below the rows.
    enum Place: Hashable {
        case header
        case footer
    }

    struct Key: Hashable {
        let place: Place
        let section: Int
    }

    /// A view that was made, and what is known of it.
    struct Entry {
        let view: View

        /// Whether the view only holds a title, so that it can be made again at any time.
        let isTitle: Bool

        var isMeasured = false
    }

    var entries: [Key: Entry] = [:]

    /// The keys of the views on the screen, from top to bottom.
    var shown: [Key] = []

    mutating func forgetMeasures() {
        for key in entries.keys { entries[key]?.isMeasured = false }
    }
}
