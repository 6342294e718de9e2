import SceneLanguage
import SceneText

/// A record of the old file, or a value that is a row by itself, with the texts of what it says.
struct LedgerRecord {
    struct Field {
        /// The path of the field; empty for a value without a name.
        var name: String

        /// The value as something that shows it would.
        var text: String
        var range: SourceRange
    }

    var fields: [Field] = []
    var range: SourceRange

    /// The records of the lists in this one: it is a group of rows.
    var rows: [LedgerRecord] = []
    var isGroup = false

    /// The records that a value holds.
    static func all(in value: DataValue, at node: YAMLNodeID, of tree: YAMLTree) -> [LedgerRecord] {
        switch value {
        case .list(let values):
            return zip(values, tree.items(node)).flatMap { all(in: $0, at: $1, of: tree) }
        case .record:
            var record = LedgerRecord(range: tree.range(node))
            record.take(value, at: node, of: tree, path: "")
            return [record]
        default:
            var record = LedgerRecord(range: tree.range(node))
            record.add("", value, at: tree.range(node))
            return [record]
        }
    }

    private mutating func take(
        _ value: DataValue,
        at node: YAMLNodeID,
        of tree: YAMLTree,
        path: String
    ) {
        for entry in tree.entries(node) {
            let name = tree.text(of: entry.symbol)
            guard let inner = value[name] else { continue }
            let path = path.isEmpty ? name : path + "." + name
            switch inner {
            case .list(let values) where values.contains { $0.isRecord }:
                isGroup = true
                rows += Self.all(in: inner, at: entry.value, of: tree)
            case .list(let values):
                for (value, item) in zip(values, tree.items(entry.value)) {
                    add(path, value, at: tree.range(item))
                }
            case .record: take(inner, at: entry.value, of: tree, path: path)
            default: add(path, inner, at: tree.range(of: entry))
            }
        }
    }

    private mutating func add(_ name: String, _ value: DataValue, at range: SourceRange) {
        guard let text = value.text, !text.isEmpty else { return }
        fields.append(Field(name: name, text: text, range: range))
    }
}

/// The places of the new file that records may have gone to: cells, or other records.
struct LedgerHomes {
    /// One place: the texts in it, and the section that it is in, counted over all tables.
    struct Home {
        var texts: [String]
        var section = 0
    }

    private let homes: [Home]
    private var isTaken: [Bool]
    private var next = 0

    /// The homes by each of their texts.
    private var byText: [String: ArraySlice<Int>] = [:]

    init(_ homes: [Home]) {
        self.homes = homes
        isTaken = homes.map { _ in false }
        for (number, home) in homes.enumerated() {
            for text in Set(home.texts) { byText[text, default: []].append(number) }
        }
    }

    /// Finds where a record went, and what of it is not there; nil where nothing of it is anywhere.
    ///
    /// It is expected at the home with a number, or after the last one.
    mutating func take(
        _ record: LedgerRecord,
        expectedAt place: Int? = nil
    ) -> (home: Home, missing: [LedgerRecord.Field])? {
        if let place { next = place }
        var best: (number: Int, missing: [LedgerRecord.Field])?
        for number in candidates(for: record) {
            let missing = record.fields.filter { !homes[number].says($0.text) }
            if missing.count < best?.missing.count ?? record.fields.count {
                best = (number, missing)
            }
            if missing.isEmpty { break }
        }
        guard let best else { return nil }
        isTaken[best.number] = true
        next = best.number + 1
        return (homes[best.number], best.missing)
    }

    /// Rows keep their order for the most part, so the one after the last is tried first.
    private mutating func candidates(for record: LedgerRecord) -> [Int] {
        var numbers: [Int] = []
        if next < homes.count, !isTaken[next] { numbers.append(next) }
        for field in record.fields {
            guard var known = byText[field.text] else { continue }
            while let first = known.first, isTaken[first] { known.removeFirst() }
            byText[field.text] = known
            numbers += known.prefix(4).filter { !isTaken[$0] }
        }
        return numbers
    }
}

extension LedgerHomes.Home {
    /// Whether a text is here, alone or as a part of another.
    func says(_ text: String) -> Bool {
        texts.contains(text) || texts.contains { $0.contains(text) }
    }
}
