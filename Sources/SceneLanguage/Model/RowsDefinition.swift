package import SceneText

/// Where the rows of a table or of a fed section come from, and how they are grouped.
package struct RowsDefinition: Sendable {
    /// What there is one row for.
    package enum Origin: Sendable {
        case data(Located<String>)
        case count(ValueDefinition)
        case inline(Located<DataValue>)
        case expression(ValueDefinition)
    }

    /// Nil when it was not understood.
    package var origin: Origin?
    package var range: SourceRange

    /// Which records have a row.
    @Rare package var condition: ValueDefinition?

    /// What the rows are sorted by.
    @Rare package var sort: ValueDefinition?
    package var descending: Located<Bool>?

    /// Groups rows by a value.
    @Rare package var section: ValueDefinition?

    /// The rows within each record.
    @Rare package var rows: ValueDefinition?
    @Rare package var header: ValueDefinition?
    @Rare package var footer: ValueDefinition?

    /// A view above each section, where the header is not a title.
    @Rare package var headerView: BodyDefinition?

    /// A view below each section, where the footer is not a title.
    @Rare package var footerView: BodyDefinition?

    /// Where an index is asked for.
    package var index: Located<Bool>?

    /// The title of a section in the index; nil where that is the beginning of its header.
    @Rare package var indexTitle: ValueDefinition?

    /// Names rows for state preservation.
    @Rare package var name: ValueDefinition?

    /// Whether the rows are in sections.
    package var isGrouped: Bool { section != nil || rows != nil }

    /// Whether the place of a row in its section follows from its values; those of sections alone may.
    package var sortsRows: Bool {
        guard let sort else { return false }
        guard let one = sort.expressions.first?.path, let other = section?.expressions.first?.path
        else { return true }
        return one.text != other.text
    }

    /// The views above and below sections.
    package var headViews: [BodyDefinition] { [headerView, footerView].compactMap { $0 } }
}

/// The prototype of a row and what is set on it.
package struct CellRuleDefinition: Sendable {
    package var range: SourceRange
    package var identifier: Located<String>?
    package var condition: ValueDefinition?

    /// Whether there is a condition, even one that was not understood.
    package var isConditional = false
    package var set: [AssignmentDefinition] = []
    package var height: ValueDefinition?
}
