import SceneText

/// The rows of a CSV text with a header, by RFC 4180, which stay in its bytes.
///
/// Fields are texts unless their column has a type. An empty field of a typed column is absent, a
/// line without any character is not a row. Opening it passes the whole text once and checks every row.
struct CSVRecords: RecordSource {
    private let header: CSVHeader
    private let bytes: [UInt8]
    private let source: SourceID
    private let index: RecordIndex

    /// Opens a text; `types` holds Int, Double or Bool by the name of a column.
    init(
        _ text: SourceText,
        as source: SourceID,
        types: [String: ValueType]
    ) throws(DataFault) {
        let bytes = text.bytes
        self.bytes = bytes
        self.source = source
        try DataFault.checkEncoding(of: bytes)
        var scanner = CSVScanner(offset: bytes.textStart)
        header = try CSVHeader(bytes, &scanner, types: types)
        var index = RecordIndex()
        var fields: [CSVField] = []
        scanner.skipEmptyLines(in: bytes.span)
        while scanner.offset < bytes.count {
            index.addRecord(at: scanner.offset)
            try scanner.scanRow(into: &fields, in: bytes.span)
            try header.check(fields, in: bytes)
            scanner.skipEmptyLines(in: bytes.span)
        }
        self.index = index
    }

    /// The names of the columns.
    var columns: [String] { header.names }

    var count: Int { index.count }

    func record(
        at index: Int,
        fields: [String]?,
        cursor: inout RowCursor
    ) throws(RowError) -> DataValue {
        var scanner = CSVScanner(offset: cursor.start(ofRecord: index, listing: starts))
        var row: [CSVField] = []
        do throws(DataFault) {
            try scanner.scanRow(into: &row, in: bytes.span)
            return .record(try header.record(row, fields: fields, in: bytes))
        } catch {
            throw RowError(error.diagnostic(in: source))
        }
    }

    func place(of index: Int, cursor: inout RowCursor) -> Annotation? {
        let start = cursor.start(ofRecord: index, listing: starts)
        var scanner = CSVScanner(offset: start)
        var row: [CSVField] = []
        // The text was passed when it was opened, so that this succeeds again.
        try? scanner.scanRow(into: &row, in: bytes.span)
        return Annotation(source, SourceRange(start, scanner.offset))
    }

    /// Where the rows of a block begin.
    private func starts(ofBlock block: Int) -> [Int] {
        var scanner = CSVScanner(offset: index.start(ofBlock: block))
        var starts = [scanner.offset]
        var row: [CSVField] = []
        while starts.count < index.length(ofBlock: block) {
            // The text was passed when it was opened, so that every step succeeds again.
            guard (try? scanner.scanRow(into: &row, in: bytes.span)) != nil else { break }
            scanner.skipEmptyLines(in: bytes.span)
            starts.append(scanner.offset)
        }
        return starts
    }
}
