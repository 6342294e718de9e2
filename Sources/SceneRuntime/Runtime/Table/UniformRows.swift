package import SceneText

/// Rows of one section of which a data source can tell what they show without their cells.
///
/// What a row shows must follow from values alone, in views that say the same of themselves
/// (`View.uniformClass`). ARCHITECTURE.md lists what drawing such rows relies on.
#if MainActor
    @MainActor
#endif
package protocol UniformRows: AnyObject {
    /// The rule that a row follows, by its number; nil for a row without a cell.
    func rule(ofRow row: Int) -> Int?

    /// The identifier of the cells of a rule.
    func identifier(ofRule rule: Int) -> String

    /// Finds the texts of a row, and the key that it shares with the rows that look like it; nil for a
    /// row that is to be drawn by itself.
    func read(_ row: Int, rule: Int, into texts: inout RowTexts) -> RowLikeness?

    /// The columns of the texts of the rows of a key, in the order of the texts.
    func widths(_ likeness: RowLikeness, rule: Int) -> [Int]

    /// Lets a cell that stands for rows show one.
    func fill(_ sample: TableViewCell, withRow row: Int, rule: Int)

    /// Puts letters in place of the texts of such a cell: as many as they are wide, from one letter
    /// on another for each text.
    func replaceTexts(
        of sample: TableViewCell,
        rule: Int,
        likeness: RowLikeness,
        withLettersFrom first: Unicode.Scalar
    )
}

/// A data source and delegate that has a hand in its rows by values alone.
#if MainActor
    @MainActor
#endif
package protocol UniformRowSource: TableViewDataSource, TableViewDelegate {
    /// The rows of a section; nil if they have to be seen on the screen.
    func uniformRows(
        of table: TableView,
        inSection section: Int,
        glyphSet: GlyphSet
    ) -> (any UniformRows)?
}

extension TableView {
    /// The rows of a section as values; nil if anything else has a hand in them.
    package func uniformRows(inSection section: Int, glyphSet: GlyphSet) -> (any UniformRows)? {
        guard !isEditing, let source = rowSource as? any UniformRowSource, delegate === source
        else { return nil }
        return source.uniformRows(of: self, inSection: section, glyphSet: glyphSet)
    }
}

extension View {
    /// Whether what the view and those inside it show follows from their properties alone.
    package var isUniform: Bool {
        type(of: self).uniformClass == type(of: self) && subviews.allSatisfy(\.isUniform)
    }
}
