public import FoundationEssentials

nonisolated extension IndexPath {
    /// Makes the index path of a row in a section.
    public init(row: Int, section: Int) { self = [section, row] }

    /// The index of the section.
    public var section: Int { place.section }

    /// The index of the row within its section.
    public var row: Int { place.row }

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
