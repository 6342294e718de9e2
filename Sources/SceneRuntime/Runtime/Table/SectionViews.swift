/// A source of rows whose sections have views above or below them, each made when it first shows.
#if MainActor
    @MainActor
#endif
package protocol SectionViewSource: AnyObject {
    /// Whether a header or footer is a view.
    func hasView(of item: TableItem) -> Bool

    /// Makes the view of a header or footer; nil if it is none.
    func makeView(of item: TableItem) -> (any FilledSectionView)?
}

/// A header or footer that shows what becomes of its section.
#if MainActor
    @MainActor
#endif
package protocol FilledSectionView: AnyObject {
    var view: View { get }

    /// Shows what a section is now.
    func fill(section: Int)
}

/// The headers and footers of a table's sections.
package struct SectionViews {
    /// A view that was made, and what is known of it.
    package struct Entry {
        package let view: View

        /// Whether the view only holds a title, so that it can be made again at any time.
        package let isTitle: Bool

        /// What fills the view; nil for one that stays as it is.
        var filling: (any FilledSectionView)?

        var isMeasured = false
    }

    /// The views by the parts of the content that they are.
    package var entries: [TableItem: Entry] = [:]

    /// Which parts have a view of the delegate's, where it goes to a queue between two showings.
    var reusable: [TableItem: Bool] = [:]

    /// The parts on the screen, from top to bottom.
    package private(set) var shown: [TableItem] = []

    /// The same by their views.
    package private(set) var shownItems: [ObjectIdentifier: TableItem] = [:]

    /// Notes that a part is on the screen, below those that were noted before.
    mutating func show(_ item: TableItem, _ view: View) {
        shown.append(item)
        shownItems[ObjectIdentifier(view)] = item
    }

    /// Notes that no part is on the screen.
    mutating func hideAll() {
        shown = []
        shownItems = [:]
    }

    /// Lets views be measured again, and says which, from top to bottom.
    @discardableResult
    mutating func forgetMeasures(where isStale: (View) -> Bool = { _ in true }) -> [TableItem] {
        let stale = entries.filter { $0.value.isMeasured && isStale($0.value.view) }.map(\.key)
        for item in stale { entries[item]?.isMeasured = false }
        return stale.sorted { $0.precedes($1) }
    }
}
