import SceneLanguage
import SceneText

/// Writes rows as a data file that a person would have written: one record per line.
struct DataFileWriter {
    let format: DataFormat

    /// Makes a writer for a file; one without a known extension is JSON.
    init(path: String) { format = DataFormat(path: path) ?? .json }

    /// The content of a file with rows; only YAML has comments.
    func bytes(of data: ConvertedData) -> [UInt8] {
        switch format {
        case .json: return Array(json(data.rows, indentation: "").utf8) + [0x0A]
        case .yaml:
            let ofAll = data.commentsOfAll.onOwnLines
            let lines = { (lines: [String]) in lines.map { $0 + "\n" }.joined() }
            let text = lines(ofAll.above) + YAMLWriter().text(of: data.records) + lines(ofAll.below)
            return Array(text.utf8)
        case .csv: return Array(csv(data.rows).utf8)
        }
    }

    /// The columns of a CSV file that hold something other than text.
    func types(of rows: [DataValue]) -> [YAMLPair] {
        guard format == .csv else { return [] }
        return rows.flatMap(\.fieldNames).uniqued.compactMap { column in
            let values = rows.compactMap { $0[column] }.filter { !$0.isNull }
            return Self.type(of: values).map { YAMLPair(column, .string($0)) }
        }
    }

    /// The type of a column; nil for one of texts.
    private static func type(of values: [DataValue]) -> String? {
        if values.isEmpty { return nil }
        if values.allSatisfy({ if case .int = $0 { true } else { false } }) { return "Int" }
        if values.allSatisfy({ $0.number != nil }) { return "Double" }
        return values.allSatisfy { if case .bool = $0 { true } else { false } } ? "Bool" : nil
    }

    // MARK: - JSON

    private func json(_ rows: [DataValue], indentation: String) -> String {
        guard !rows.isEmpty else { return "[]" }
        let inner = indentation + "  "
        let lines = rows.map { inner + record($0, indentation: inner) }
        return "[\n" + lines.joined(separator: ",\n") + "\n" + indentation + "]"
    }

    /// A record in one line, where it fits and holds no rows of its own.
    private func record(_ value: DataValue, indentation: String) -> String {
        let line = value.json
        guard let fields = value.fields else { return line }
        let hasRows = fields.contains { $0.value.isListOfRecords }
        if !hasRows, line.utf8.count + indentation.utf8.count <= 120 { return line }
        let inner = indentation + "  "
        let lines = fields.map { name, value in
            let text =
                value.isListOfRecords
                ? json(value.elements, indentation: inner) : value.json
            return inner + DataValue.string(name).json + ": " + text
        }
        return "{\n" + lines.joined(separator: ",\n") + "\n" + indentation + "}"
    }

    // MARK: - CSV

    private func csv(_ rows: [DataValue]) -> String {
        let columns = rows.flatMap(\.fieldNames).uniqued
        var text = columns.map(cell).joined(separator: ",") + "\n"
        for row in rows {
            let cells = columns.map { cell(row[$0]?.text ?? "") }
            text += cells.joined(separator: ",") + "\n"
        }
        return text
    }

    private func cell(_ text: String) -> String {
        let isOdd = text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
        let isPadded = text.first == " " || text.last == " "
        guard isOdd || isPadded else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}

extension DataValue {
    /// The fields of a record; nil for any other value.
    var fields: [(name: String, value: DataValue)]? {
        guard case .record(let record) = self else { return nil }
        return zip(record.names, record.values).map { ($0, $1) }
    }

    fileprivate var isListOfRecords: Bool {
        guard case .list(let elements) = self else { return false }
        return elements.isEmpty
            || elements.allSatisfy(\.isRecord)
    }
}
