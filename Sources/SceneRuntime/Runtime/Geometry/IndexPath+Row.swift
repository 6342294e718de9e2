public import FoundationEssentials

extension IndexPath {
    /// Makes the index path of a row in a section.
    public init(row: Int, section: Int) { self = [section, row] }

    /// The index of the section.
    public var section: Int { self[0] }

    /// The index of the row within its section.
    public var row: Int { self[1] }
}
