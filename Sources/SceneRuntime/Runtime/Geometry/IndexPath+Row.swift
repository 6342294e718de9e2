public import FoundationEssentials

nonisolated extension IndexPath {
    /// Makes the index path of a row in a section.
    public init(row: Int, section: Int) { self = [section, row] }

    /// The index of the section.
    public var section: Int {
        get { place.section }
        set { self = IndexPath(row: place.row, section: newValue) }
    }

    /// The index of the row within its section.
    public var row: Int {
        get { place.row }
        set { self = IndexPath(row: newValue, section: place.section) }
    }

    /// The index of the row, as collections call it.
    public var item: Int {
        get { row }
        set { row = newValue }
    }

    /// Makes the index path of a row in a section, as collections call it.
    public init(item: Int, section: Int) { self.init(row: item, section: section) }

    private var place: (section: Int, row: Int) {
        guard count == 2 else {
            fatalError(
                """
                invalid index path for use with a table view: \(self). Index paths passed to a table \
                view must contain exactly two indices, the section and the row; make them with \
                IndexPath(row:section:)
                """
            )
        }
        return (self[0], self[1])
    }
}
