/// The headers and footers of a table's sections.
package struct SectionViews {
    /// A view that was made, and what is known of it.
    package struct Entry {
        package let view: View

        /// Whether the view only holds a title, so that it can be made again at any time.
        package let isTitle: Bool

        var isMeasured = false
    }

    /// The views by the parts of the content that they are.
    package var entries: [TableItem: Entry] = [:]

    /// The parts on the screen, from top to bottom.
    package var shown: [TableItem] = []

    /// Lets views be measured again, and says which, from top to bottom.
    @discardableResult
    mutating func forgetMeasures(where isStale: (View) -> Bool = { _ in true }) -> [TableItem] {
        let stale = entries.filter { $0.value.isMeasured && isStale($0.value.view) }.map(\.key)
        for item in stale { entries[item]?.isMeasured = false }
        return stale.sorted { $0.precedes($1) }
    }
}
