/// What to convert, and how: the options of `scenectl convert`.
package struct ConversionRequest: Sendable {
    /// What a table is turned into.
    package enum Direction: String, CaseIterable, Sendable {
        /// Prototypes, filled from data.
        case dynamic

        /// Cells that are written out.
        case `static`
    }

    /// What tables are turned into.
    package var direction: Direction

    /// The scene whose tables are converted; nil means all scenes.
    package var scene: String?

    /// The id of the table; nil means all tables.
    package var table: String?

    /// The number of the section; nil means the whole table.
    package var section: Int?

    /// How many rows a table may have that becomes static.
    package var rowLimit = 500

    /// The path of the file that data goes to, from the folder of the scene file; nil writes it into
    /// the scene.
    package var dataPath: String?

    /// Makes a request for all tables of a file.
    package init(_ direction: Direction) { self.direction = direction }
}
