package import SceneLanguage
package import SceneText

/// A row as expressions see it: its numbers, its record, and what it is grouped by.
package final class RowContext {
    package let section: Int
    package let row: Int

    /// How many rows the section has.
    let count: Int

    /// The record; nil for rows that are counted.
    package let item: DataValue?

    /// The record of the section; nil where rows are not grouped.
    let group: ScopeValue?

    /// Where the record is kept; nil where it is not in data.
    let place: RecordPlace?

    init(
        section: Int,
        row: Int,
        count: Int,
        item: DataValue?,
        group: ScopeValue? = nil,
        place: RecordPlace? = nil
    ) {
        self.section = section
        self.row = row
        self.count = count
        self.item = item
        self.group = group
        self.place = place
    }

    /// Which row it is, for findings that concern only some rows.
    package var note: String { "in row \(row) of section \(section), both counted from 0" }

    /// The value of a name; nil when a row has no such name.
    func value(of name: String) -> ScopeValue? {
        switch name {
        case "row": .data(.int(row))
        case "section": .data(.int(section))
        case "count": .data(.int(count))
        case "item": .data(item ?? .null)
        case "group": group ?? .data(.null)
        default: nil
        }
    }

    /// What the names of a row mean outside rows.
    package static func absentValue(of name: String) -> ScopeValue? {
        switch name {
        case "row", "section", "count", "item", "group": .data(.null)
        default: nil
        }
    }
}

/// Where a record is kept: its number in data, and for one within a record the way there.
struct RecordPlace {
    let data: String
    let number: Int

    /// The fields that lead to the list which holds it, and its number there.
    var inner: (fields: [String], number: Int)?
}

/// The rows that share a title, as `group` names them; the list is made only when it is asked for.
struct TitledGroup: PropertySource {
    let title: DataValue
    let rows: () -> DataValue

    func value(ofProperty name: String) -> ScopeValue? {
        switch name {
        case "title": .data(title)
        case "rows": .data(rows())
        default: nil
        }
    }
}
