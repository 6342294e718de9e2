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

    /// The record of the section; nil if rows are not grouped.
    let group: ScopeValue?

    /// Where the record is kept; nil if it is not in data, or there no more.
    package private(set) var place: RecordPlace?

    /// The records that it is one of and its number there, where rows have their own; nil where they are data.
    private let origin: (records: RowStore, number: Int)?

    /// Whether it is in a row yet: what decides which rows there are is asked before.
    private let isInRow: Bool

    init(
        section: Int,
        row: Int,
        count: Int,
        item: DataValue?,
        group: ScopeValue? = nil,
        place: RecordPlace? = nil,
        origin: (records: RowStore, number: Int)? = nil,
        isInRow: Bool = true
    ) {
        self.section = section
        self.row = row
        self.count = count
        self.item = item
        self.group = group
        self.place = place
        self.origin = origin
        self.isInRow = isInRow
    }

    /// Follows the record to where a change has put it.
    func follow(_ change: DataStore.Change, of name: String) {
        guard let old = place, old.data == name else { return }
        var number = old.number
        switch change {
        case .inserted(_, let other): if other <= number { number += 1 }
        case .removed(let other):
            if other == number { return loseRecord() }
            if other < number { number -= 1 }
        case .moved(let other, let target):
            if other == number {
                number = target
            } else {
                if other < number { number -= 1 }
                if target <= number { number += 1 }
            }
        case .replaced: return
        }
        place = RecordPlace(data: name, number: number, inner: old.inner)
    }

    /// Notes that the record is removed: what is where it was is another one.
    func loseRecord() { place = nil }

    /// Which row it is, for findings that concern only some rows.
    package var note: String { "in row \(row) of section \(section), both counted from 0" }

    /// A finding that concerns only some rows, with which row it is, and where its record is written.
    func locate(_ finding: Diagnostic, in data: DataStore) -> Diagnostic {
        var finding = finding
        var written: Annotation?
        if let records = origin?.records ?? place.flatMap({ data.rows(of: $0.data) }),
            let number = origin?.number ?? place?.number
        {
            var cursor = RowCursor()
            written = records.place(ofRow: number, with: &cursor)
            written?.label = "in this record"
        }
        finding.secondary += [written].compactMap { $0 }
        var notes: [String] = []
        if isInRow { notes.append(note) }
        if written == nil, let number = isInRow ? origin?.number ?? place?.number : row {
            notes.append("in record \(number), counted from 0")
        }
        finding.notes = notes
        return finding
    }

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
        ReservedWord(rawValue: name)?.belongsToRow == true ? .data(.null) : nil
    }
}

/// Where a record is kept: its number in data, and for one within a record the way there.
package struct RecordPlace: Hashable {
    package let data: String
    package let number: Int

    /// Where it is in a list within that record.
    package var inner: Inner?

    /// The fields that lead to a list, and a number there.
    package struct Inner: Hashable {
        package let fields: [String]
        package let number: Int
    }
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
