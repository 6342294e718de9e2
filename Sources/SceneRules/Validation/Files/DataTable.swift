import SceneLanguage
import SceneText

/// The data that a file names: the type of each, or what keeps it from being read.
///
/// Of long lists only the first records are built, so that a large file costs little memory.
struct DataTable {
    /// What came of reading one piece of data.
    enum Outcome {
        /// It was read; a list has a count where all of it was looked at.
        case values(ValueType, count: Int?, columns: [String]?)

        /// The file could not be had.
        case unavailable(ResourceError)

        /// The name of the file ends in nothing that is known.
        case unknownFormat(name: String)

        /// It breaks the rules of its format, which has been reported.
        case malformed
    }

    /// One piece of data, or a file that a snapshot puts in its place.
    struct Entry {
        var name: Located<String>

        /// The file; nil for values that are written in place.
        var file: Located<String>?
        var types: [ColumnTypeDefinition] = []
        var outcome: Outcome

        /// The data itself; nil where it could not be read.
        var content: DataContent?
    }

    /// The declared data, in order.
    private(set) var entries: [Entry] = []

    /// What snapshots put in its place.
    private(set) var replacements: [Entry] = []

    private var numbers: [String: Int] = [:]

    /// Reads all data of a file; what is wrong inside a data file is reported there.
    ///
    /// Texts that are given replace what is declared under their names.
    init(
        _ file: SceneFileDefinition,
        _ tree: YAMLTree,
        _ reader: inout FileReader,
        replacing texts: [String: SourceText] = [:],
        log: inout DiagnosticLog
    ) {
        for data in file.data {
            numbers[data.name.value] = numbers[data.name.value] ?? entries.count
            entries.append(
                reader.entry(for: data, in: tree, replacing: texts[data.name.value], &log)
            )
        }
        nameIndex = NameIndex { [names = file.data.map(\.name)] in names.map(\.value) }
        for replacement in file.snapshots.flatMap(\.data) {
            let types = self[replacement.name.value]?.types ?? []
            let path = replacement.replacement
            let (outcome, content) = reader.data(path.value, types, &log)
            replacements.append(
                Entry(name: replacement.name, file: path, outcome: outcome, content: content)
            )
        }
    }

    /// The data itself, by name; of two with one name the first counts.
    var contents: [String: DataContent] {
        numbers.compactMapValues { entries[$0].content }
    }

    /// What snapshots put in place of data, by the place where each is named.
    func replacementContents(in source: SourceID) -> [Annotation: DataContent] {
        var contents: [Annotation: DataContent] = [:]
        for entry in replacements { contents[Annotation(source, entry.name.range)] = entry.content }
        return contents
    }

    /// The data of a name; nil when none is declared.
    subscript(name: String) -> Entry? { numbers[name].map { entries[$0] } }

    /// The names of all data, in order, among which misspelt ones are looked for.
    let nameIndex: NameIndex

    /// The type of the data of a name; unknown where it could not be read.
    func type(of name: String) -> ValueType? { self[name]?.type }
}

extension DataTable.Entry {
    /// The type of the values; unknown where they could not be read.
    var type: ValueType {
        guard case .values(let type, _, _) = outcome else { return .unknown }
        return type
    }

    /// How many records there are, where that is known.
    var count: Int? {
        guard case .values(_, let count, _) = outcome else { return nil }
        return count
    }
}

extension DataTable.Outcome {
    /// The outcome of values that are written in place.
    fileprivate static func inline(_ value: DataValue, _ limits: Limits) -> Self {
        guard case .list(let values) = value else {
            return .values(ValueType(ofData: value), count: nil, columns: nil)
        }
        let sample = DataValue.list(Array(values.prefix(limits.sampledRecords)))
        return .values(ValueType(ofData: sample), count: values.count, columns: nil)
    }
}

extension FileReader {
    /// Reads one piece of data, or a text in its place.
    fileprivate mutating func entry(
        for data: DataDefinition,
        in tree: YAMLTree,
        replacing text: SourceText?,
        _ log: inout DiagnosticLog
    ) -> DataTable.Entry {
        var types: [ColumnTypeDefinition] = []
        if case .file(_, let declared)? = data.content { types = declared }
        if let text {
            let (outcome, content) = open(text, add(text), types, &log)
            return DataTable.Entry(
                name: data.name,
                types: types,
                outcome: outcome,
                content: content
            )
        }
        switch data.content {
        case nil:
            return DataTable.Entry(name: data.name, outcome: .malformed)
        case .inline(let value):
            return DataTable.Entry(
                name: data.name,
                outcome: .inline(value.value, limits),
                content: DataContent(value, in: tree)
            )
        case .file(let path, _):
            let (outcome, content) = self.data(path.value, types, &log)
            return DataTable.Entry(
                name: data.name,
                file: path,
                types: types,
                outcome: outcome,
                content: content
            )
        }
    }

    /// Reads a data file.
    fileprivate mutating func data(
        _ path: String,
        _ types: [ColumnTypeDefinition],
        _ log: inout DiagnosticLog
    ) -> (DataTable.Outcome, DataContent?) {
        guard let format = DataFormat(path: path) else { return (.unknownFormat(name: path), nil) }
        let limit = format == .yaml ? limits.sceneFileSize : limits.dataFileSize
        do throws(ResourceError) {
            let (text, source) = try read(path, limit: limit)
            return open(text, source, types, &log)
        } catch {
            return (.unavailable(error), nil)
        }
    }

    /// Opens a data file that was read.
    private func open(
        _ text: SourceText,
        _ source: SourceID,
        _ types: [ColumnTypeDefinition],
        _ log: inout DiagnosticLog
    ) -> (DataTable.Outcome, DataContent?) {
        guard let format = DataFormat(path: text.name) else {
            return (.unknownFormat(name: text.name), nil)
        }
        var reader = DataReader(limits: limits)
        for type in types { reader.types[type.column.value] = ValueType(type.type.value) }
        var own = DiagnosticLog()
        let opened = reader.open(text, as: source, format: format, log: &own)
        if let conflict = conflict(in: text, source, format, hasErrors: own.hasErrors) {
            log.report(conflict)
            return (.malformed, nil)
        }
        log.append(own)
        switch opened {
        case nil: return (.malformed, nil)
        case .value(let value):
            return (.values(ValueType(ofData: value), count: nil, columns: nil), .value(value))
        case .rows(let rows):
            do throws(RowError) {
                let sample = DataValue.list(try rows.values(limit: limits.sampledRecords))
                let outcome = DataTable.Outcome.values(
                    ValueType(ofData: sample),
                    count: rows.count,
                    columns: rows.columns
                )
                return (outcome, .rows(rows))
            } catch {
                log.report(error.diagnostic)
                return (.malformed, nil)
            }
        }
    }
}

extension FileReader {
    /// The first mark of a merge that is not resolved.
    private func conflict(
        in text: SourceText,
        _ source: SourceID,
        _ format: DataFormat,
        hasErrors: Bool
    ) -> Diagnostic? {
        // Marks do not break CSV: they would be rows.
        guard format == .csv ? Self.beginsConflict(in: text.bytes) : hasErrors else { return nil }
        return TextSlips.conflict(in: text, source, format == .yaml ? .yamlSyntax : .malformedData)
    }

    /// Whether a line starts as git starts a conflict, found without an index of all lines.
    private static func beginsConflict(in bytes: [UInt8]) -> Bool {
        let mark = Array("<<<<<<< ".utf8)
        var next = 0
        while let start = bytes.firstIndex(of: mark[0], from: next) {
            let startsLine = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
            if startsLine, bytes[start...].starts(with: mark) { return true }
            next = start + 1
        }
        return false
    }
}

extension DataContent {
    /// The content of a value that is written in a scene file.
    fileprivate init(_ value: Located<DataValue>, in tree: YAMLTree) {
        if case .list(let values) = value.value {
            self = .rows(RowStore(values, writtenAt: value.range, in: tree))
        } else {
            self = .value(value.value)
        }
    }
}

extension ValueType {
    /// The type of a CSV column.
    fileprivate init(_ column: ColumnType) {
        self =
            switch column {
            case .string: .string
            case .int: .int
            case .double: .double
            case .bool: .bool
            }
    }
}

extension PropertyTypeName {
    /// The type of the values of a property.
    var valueType: ValueType {
        let type: ValueType =
            switch base {
            case .string: .string
            case .int: .int
            case .double: .double
            case .bool: .bool
            case .record: .record(.open)
            case .list: .list(.unknown)
            }
        return isOptional ? type.optional : type
    }
}
