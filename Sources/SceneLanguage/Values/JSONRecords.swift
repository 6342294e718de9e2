import SceneText

/// The elements of the list at the top of a JSON text, which stay in its bytes.
///
/// Opening it passes the whole text once and checks its syntax and encoding. What only a value can
/// show, a key that appears twice or a number that is too large, is found when its record is read.
struct JSONRecords: RecordSource {
    private let bytes: [UInt8]
    private let source: SourceID
    private let limits: Limits
    private let index: RecordIndex

    /// The names of the first record, which the others mostly repeat and then share.
    private let shapes: JSONShapes

    /// Opens a text; nil when there is no list at its top.
    init?(_ text: SourceText, as source: SourceID, limits: Limits) throws(DataFault) {
        let bytes = text.bytes
        var scanner = JSONScanner(from: bytes.textStart, depthLimit: limits.nestingDepth)
        scanner.skipSpace(in: bytes.span)
        guard scanner.peek(in: bytes.span) == UInt8(ascii: "[") else { return nil }
        self.bytes = bytes
        self.source = source
        self.limits = limits
        index = try scanner.index(bytes)
        shapes =
            index.count > 0 ? Self.shapes(bytes, index.start(ofBlock: 0), limits) : JSONShapes()
    }

    /// The names of a record; none where it is faulty, which is reported when it is asked for.
    private static func shapes(_ bytes: [UInt8], _ start: Int, _ limits: Limits) -> JSONShapes {
        var reader = JSONReader(bytes, recordAt: start, limits: limits)
        let record = try? reader.readRecord(fields: nil, in: bytes.span)
        return record == nil ? JSONShapes() : reader.shapes
    }

    var count: Int { index.count }

    func record(
        at index: Int,
        fields: [String]?,
        cursor: inout RowCursor
    ) throws(RowError) -> DataValue {
        let start = cursor.start(ofRecord: index, listing: starts)
        var reader = JSONReader(bytes, recordAt: start, limits: limits)
        reader.shapes = shapes
        do throws(DataFault) {
            return try reader.readRecord(fields: fields, in: bytes.span)
        } catch {
            throw RowError(error.diagnostic(in: source))
        }
    }

    func place(of index: Int, cursor: inout RowCursor) -> Annotation? {
        let start = cursor.start(ofRecord: index, listing: starts)
        var scanner = JSONScanner(from: start, depthLimit: limits.nestingDepth, depth: 1)
        // The text was passed when it was opened, so that this succeeds again.
        try? scanner.skipValue(in: bytes.span)
        return Annotation(source, SourceRange(start, scanner.offset))
    }

    /// What finds fields of the records in place; nil where they are of another kind.
    func fields(_ names: [String]) -> RecordFields? {
        RecordFields(names, of: bytes, shapes: shapes, startsOfBlock: starts)
    }

    /// Where the records of a block begin.
    private func starts(ofBlock block: Int) -> [Int] {
        var starts = [index.start(ofBlock: block)]
        var scanner = JSONScanner(from: starts[0], depthLimit: limits.nestingDepth, depth: 1)
        while starts.count < index.length(ofBlock: block) {
            // The text was passed when it was opened, so that every step succeeds again.
            guard (try? scanner.nextRecord(in: bytes.span)) == true else { break }
            starts.append(scanner.offset)
        }
        return starts
    }
}

extension JSONScanner {
    /// Passes the whole list and what follows, and notes where its elements begin.
    fileprivate mutating func index(_ bytes: [UInt8]) throws(DataFault) -> RecordIndex {
        do throws(DataFault) {
            let index = try indexElements(in: bytes.span)
            try expectEnd(in: bytes.span)
            return index
        } catch {
            // Bytes that are not text break the syntax as well, and are what should be reported.
            try DataFault.checkEncoding(of: bytes)
            throw error
        }
    }

    private mutating func indexElements(in span: Span<UInt8>) throws(DataFault) -> RecordIndex {
        var index = RecordIndex()
        guard try openContainer(in: span) else { return index }
        repeat {
            index.addRecord(at: offset)
        } while try nextRecord(in: span)
        return index
    }

    /// Steps from an element of a list to the next; false when there is none.
    fileprivate mutating func nextRecord(in span: Span<UInt8>) throws(DataFault) -> Bool {
        try skipValue(in: span)
        return try nextElement(before: UInt8(ascii: "]"), in: span)
    }
}
