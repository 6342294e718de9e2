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
        var walk = JSONListWalk(bytes, limits: limits)
        guard walk.isAtList(in: bytes.span) else { return nil }
        self.bytes = bytes
        self.source = source
        self.limits = limits
        index = try walk.index(bytes)
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
        var walk = JSONListWalk(limits: limits, elementAt: start)
        // The text was passed when it was opened, so that this succeeds again.
        try? walk.skipElement(in: bytes.span)
        return Annotation(source, SourceRange(start, walk.offset))
    }

    /// What finds fields of the records in place; nil where they are of another kind.
    func fields(_ names: [String]) -> RecordFields? {
        RecordFields(names, of: bytes, shapes: shapes, startsOfBlock: starts)
    }

    /// Where the records of a block begin.
    private func starts(ofBlock block: Int) -> [Int] {
        var starts = [index.start(ofBlock: block)]
        var walk = JSONListWalk(limits: limits, elementAt: starts[0])
        while starts.count < index.length(ofBlock: block) {
            // The text was passed when it was opened, so that every step succeeds again.
            guard (try? walk.nextElement(in: bytes.span)) == true else { break }
            starts.append(walk.offset)
        }
        return starts
    }
}

/// Steps through the elements of the list at the top of a JSON text.
private struct JSONListWalk {
    private var scanner: JSONScanner

    init(_ bytes: [UInt8], limits: Limits) {
        scanner = JSONScanner(
            from: bytes.textStart,
            depthLimit: limits.nestingDepth
        )
    }

    /// Starts at an element, as if it had stepped there.
    init(limits: Limits, elementAt offset: Int) {
        scanner = JSONScanner(from: offset, depthLimit: limits.nestingDepth, depth: 1)
    }

    /// The offset of the element at its position.
    var offset: Int { scanner.offset }

    /// Whether a list is what the text holds.
    mutating func isAtList(in span: Span<UInt8>) -> Bool {
        scanner.skipSpace(in: span)
        return scanner.peek(in: span) == UInt8(ascii: "[")
    }

    /// Passes the whole list and what follows, and notes where its elements begin.
    mutating func index(_ bytes: [UInt8]) throws(DataFault) -> RecordIndex {
        do throws(DataFault) {
            let index = try indexElements(in: bytes.span)
            try scanner.expectEnd(in: bytes.span)
            return index
        } catch {
            // Bytes that are not text break the syntax as well, and are what should be reported.
            try DataFault.checkEncoding(of: bytes)
            throw error
        }
    }

    private mutating func indexElements(in span: Span<UInt8>) throws(DataFault) -> RecordIndex {
        var index = RecordIndex()
        guard try scanner.openContainer(in: span) else { return index }
        repeat {
            index.addRecord(at: scanner.offset)
        } while try nextElement(in: span)
        return index
    }

    /// Steps to the end of the element at its position.
    mutating func skipElement(in span: Span<UInt8>) throws(DataFault) {
        try scanner.skipValue(in: span)
    }

    /// Steps from an element to the next; false when there is none.
    mutating func nextElement(in span: Span<UInt8>) throws(DataFault) -> Bool {
        try scanner.skipValue(in: span)
        return try scanner.nextElement(before: UInt8(ascii: "]"), in: span)
    }
}
