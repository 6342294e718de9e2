import SceneLanguage
import SceneRules
import SceneText

extension ConversionLedger {
    /// What a value is called where it is in the file.
    private struct Inline {
        var name: String
        var value: Located<DataValue>
    }

    /// The fields and records of data that is gone and is not in the cells that came of it.
    var lostData: [Diagnostic] {
        let kept = Set(Self.inlineValues(of: new.definition).map(\.value.value))
        let gone = Self.inlineValues(of: old.definition).filter { !kept.contains($0.value.value) }
        guard !gone.isEmpty else { return [] }
        var homes = LedgerHomes(cellHomes)
        return gone.flatMap { inline -> [Diagnostic] in
            guard let node = old.tree.node(at: inline.value.range) else { return [] }
            let records = LedgerRecord.all(in: inline.value.value, at: node, of: old.tree)
            return losses(of: records, named: inline.name, &homes)
        }
    }

    /// The records that cells carried and that no new record has.
    var lostItems: [Diagnostic] {
        let carried = tables.flatMap(\.old.table.writtenCells).compactMap(\.item)
        guard !carried.isEmpty else { return [] }
        var homes = LedgerHomes(cellHomes + dataHomes)
        let records = carried.flatMap { item in
            old.tree.node(at: item.range).map {
                LedgerRecord.all(in: item.value, at: $0, of: old.tree)
            } ?? []
        }
        return losses(of: records, named: "item", &homes)
    }

    // MARK: - Comparing

    private func losses(
        of records: [LedgerRecord],
        named name: String,
        _ homes: inout LedgerHomes
    ) -> [Diagnostic] {
        let identifiers = Set(written.map(\.identifier))
        let set = fieldsSetByRules
        var titles = LedgerHomes(titleHomes)
        var gone: [LedgerRecord] = []
        var fields: [(name: String, range: SourceRange, count: Int)] = []
        func lose(_ field: LedgerRecord.Field) {
            if let place = fields.firstIndex(where: { $0.name == field.name }) {
                fields[place].count += 1
            } else {
                fields.append((field.name, field.range, 1))
            }
        }
        func compare(_ record: LedgerRecord) -> LedgerHomes.Home? {
            if record.isGroup {
                var home: LedgerHomes.Home?
                for row in record.rows { home = compare(row) ?? home }
                // What code reads of a group is in the records of its rows.
                let found = titles.take(record, expectedAt: home?.section)
                for field in found?.missing ?? record.fields
                where !(home?.says(field.text) ?? false) {
                    lose(field)
                }
                return home
            }
            // That a row was made from a prototype is to be seen, without its name; and a property that is
            // as it would be anyway is not written.
            var record = record
            record.fields.removeAll { field in
                identifiers.contains(field.text)
                    || set.contains(field.name) && Self.usualTexts.contains(field.text)
            }
            guard !record.fields.isEmpty else { return nil }
            guard let found = homes.take(record) else {
                gone.append(record)
                return nil
            }
            for field in found.missing where !set.contains(field.name) { lose(field) }
            return found.home
        }
        for record in records { _ = compare(record) }
        return fields.map { lost(field: $0.name, at: $0.range, count: $0.count, of: name) }
            + lost(gone, of: name)
    }

    /// What properties say by themselves, -1 where nothing is chosen.
    private static let usualTexts: Set<String> = ["false", "true", "0", "1", "-1"]

    /// The fields of records whose values rules set as they are.
    private var fieldsSetByRules: Set<String> {
        let values = old.definition.all(CellRuleDefinition.self).flatMap(\.set).map(\.value)
        let paths = values.flatMap(\.expressions).compactMap(\.firstPath)
        return Set(
            paths.filter { $0.root.name == "item" }
                .map { $0.members.map(\.name).joined(separator: ".") }
        )
    }

    private func lost(
        field: String,
        at range: SourceRange,
        count: Int,
        of name: String
    ) -> Diagnostic {
        let others = count > 1 ? ", here and in \((count - 1).counted("more record"))" : ""
        let field = field.isEmpty ? "the value" : "'\(field)'"
        return finding("\(field) of '\(name)' is not in the new file\(others)", at: range)
    }

    private func lost(_ records: [LedgerRecord], of name: String) -> [Diagnostic] {
        guard let first = records.first else { return [] }
        let text = first.fields[0].text.quotedInMessage
        let others =
            records.count > 1 ? " and \((records.count - 1).counted("more record"))" : ""
        return [
            finding(
                "the record \(text)\(others) of '\(name)' made no row, and the new file has none",
                at: first.range
            )
        ]
    }

    // MARK: - What is where

    /// The data and rows that are written in a file.
    private static func inlineValues(of file: SceneFileDefinition) -> [Inline] {
        let data = file.data.compactMap { data -> Inline? in
            guard case .inline(let value)? = data.content else { return nil }
            return Inline(name: data.name.value, value: value)
        }
        let rows = file.all(RowsDefinition.self).compactMap { rows -> Inline? in
            guard case .inline(let value)? = rows.origin else { return nil }
            return Inline(name: "rows", value: value)
        }
        return data + rows
    }

    /// The sections of the new tables, each with its table.
    private var sections: [(section: SectionDefinition, table: TableDefinition)] {
        tables.map(\.new.table).flatMap { table in
            (table.sections ?? []).map { ($0, table) }
        }
    }

    /// The cells of the new tables with the texts in them.
    private var cellHomes: [LedgerHomes.Home] {
        sections.enumerated().flatMap { number, place in
            let titles = place.section.titles
            return (place.section.cells ?? []).map { cell in
                let texts = new.tree.texts(within: cell.range)
                let literal = texts.filter { $0.contains("{{") || $0.contains("}}") }
                    .map { $0.replacing("{{", with: "{").replacing("}}", with: "}") }
                return LedgerHomes.Home(texts: texts + literal + titles, section: number)
            }
        }
    }

    /// The sections of the new tables with their titles and those of the index.
    private var titleHomes: [LedgerHomes.Home] {
        sections.enumerated().map { number, place in
            let index = place.table.properties[.index].map { new.tree.texts(within: $0.range) }
            return LedgerHomes.Home(texts: place.section.titles + (index ?? []), section: number)
        }
    }

    /// The records of the new data.
    private var dataHomes: [LedgerHomes.Home] {
        new.definition.data.flatMap { data -> [LedgerHomes.Home] in
            switch new.data[data.name.value] {
            case .rows(let store)?:
                (0..<store.count).compactMap { try? store.row(at: $0) }.flatMap(\.ledgerHomes)
            case .value(let value)?: value.ledgerHomes
            case nil: []
            }
        } + Self.inlineValues(of: new.definition).flatMap(\.value.value.ledgerHomes)
    }
}

extension SectionDefinition {
    fileprivate var titles: [String] { ["header", "footer"].compactMap { title($0) } }
}

extension DataValue {
    /// The records in a value as places that other records may have gone to.
    fileprivate var ledgerHomes: [LedgerHomes.Home] {
        guard let fields else {
            let value = LedgerHomes.Home(texts: text.map { [$0] } ?? [])
            return isList ? elements.flatMap(\.ledgerHomes) : [value]
        }
        let rows = fields.filter { $0.value.isList && $0.value.elements.contains { $0.isRecord } }
        guard rows.isEmpty else { return rows.flatMap(\.value.ledgerHomes) }
        return [LedgerHomes.Home(texts: fields.flatMap(\.value.texts))]
    }

    private var isList: Bool {
        if case .list = self { true } else { false }
    }

    /// The texts of all values in this one.
    private var texts: [String] {
        switch self {
        case .list(let values): values.flatMap(\.texts)
        case .record(let record): record.values.flatMap(\.texts)
        default: text.map { [$0] } ?? []
        }
    }
}
