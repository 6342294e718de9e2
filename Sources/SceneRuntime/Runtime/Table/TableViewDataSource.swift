public import FoundationEssentials

/// What a table shows: how many rows, their cells, and what may be done to them.
///
/// All but two of the methods have defaults, in place of UIKit's optional ones. A data source
/// whose rows can be moved conforms to `TableViewDataSourceReordering` as well. A subclass can
/// override what the class that conforms implements itself; a default that only the subclass
/// implements is not found there, since Swift does not look for methods at run time.
#if MainActor
    @MainActor
#endif
public protocol TableViewDataSource: AnyObject {
    /// How many sections there are; 1 unless implemented.
    func numberOfSections(in tableView: TableView) -> Int

    /// How many rows a section has.
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

    /// The cell of a row, dequeued or made, with everything set that any row sets.
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

    /// The title above a section; nil for none.
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

    /// The title below a section; nil for none.
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

    /// Whether a row can be inserted at or deleted; true unless implemented.
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Does what a person asked for with the editing control of a row.
    func tableView(
        _ tableView: TableView,
        commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    )

    /// The titles of the section index of a plain table; nil for none.
    func sectionIndexTitles(for tableView: TableView) -> [String]?

    /// The section that a title of the index leads to; that of its own number unless implemented.
    func tableView(
        _ tableView: TableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int
}

extension TableViewDataSource {
    /// One section.
    public func numberOfSections(in tableView: TableView) -> Int { 1 }

    /// No title.
    public func tableView(
        _ tableView: TableView,
        titleForHeaderInSection section: Int
    ) -> String? { nil }

    /// No title.
    public func tableView(
        _ tableView: TableView,
        titleForFooterInSection section: Int
    ) -> String? { nil }

    /// Every row can be edited.
    public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Nothing is inserted or deleted.
    public func tableView(
        _ tableView: TableView,
        commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// No index.
    public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

    /// The section of the title's own number.
    public func tableView(
        _ tableView: TableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int { index }
}

/// A data source whose rows can be moved.
///
/// UIKit finds out at run time whether `tableView(_:moveRowAt:to:)` is implemented; here the
/// conformance says so, as it does for `UITableViewDataSourcePrefetching`.
#if MainActor
    @MainActor
#endif
public protocol TableViewDataSourceReordering: TableViewDataSource {
    /// Whether a row can be moved; true unless implemented.
    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Moves a row in the data; the table has moved its own already.
    func tableView(
        _ tableView: TableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    )
}

extension TableViewDataSourceReordering {
    /// Every row can be moved.
    public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        true
    }
}

/// A data source that names its rows, so that saved state survives changed data.
#if MainActor
    @MainActor
#endif
public protocol DataSourceModelAssociation: AnyObject {
    /// The name of what a row shows; nil for a row without one.
    func modelIdentifierForElement(at indexPath: IndexPath, in view: View) -> String?

    /// The row that shows what has a name; nil when it is gone.
    func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> IndexPath?
}
