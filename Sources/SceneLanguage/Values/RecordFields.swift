import SceneText

/// Finds fields of JSON records in place, one record after the other, and makes no values.
///
/// It is the short cut of `JSONReader` for records that are all written like the first one: the same
/// keys in the same order, down to the last. What it passes, the reader reads as well; what it does
/// not pass may be right or wrong, and the reader decides.
package final class RecordFields {
    private let bytes: [UInt8]
    private let shapes: JSONShapes

    /// The keys of the records, and for each the number of the field that is asked for, or -1.
    private let keys: [SourceRange]
    private let fieldOfKey: [Int]

    /// What was found of the fields in the record that was read last.
    private var found: [Found]

    fileprivate enum Found {
        /// Where its text is.
        case text(Range<Int>)

        /// Where its text is with escapes.
        case escaped(Range<Int>)

        /// A value whose text is not the one in the file.
        case other
    }

    private let starts: (_ block: Int) -> [Int]
    private var cursor = RowCursor()
    private var next: (record: Int, offset: Int)?

    /// Prepares to read fields; nil when the first record has none of such a name.
    init?(
        _ fields: [String],
        of bytes: [UInt8],
        shapes: JSONShapes,
        startsOfBlock starts: @escaping (_ block: Int) -> [Int]
    ) {
        let shape = shapes[1]
        var fieldOfKey = Array(repeating: -1, count: shape.names.count)
        for (number, name) in fields.enumerated() {
            guard let place = shape.names.firstIndex(of: name) else { return nil }
            fieldOfKey[place] = number
        }
        guard !shape.keys.isEmpty else { return nil }
        self.bytes = bytes
        self.shapes = shapes
        self.starts = starts
        self.fieldOfKey = fieldOfKey
        keys = shape.keys
        found = Array(repeating: .other, count: fields.count)
    }

    /// Whether the text of a field of the record that was read last is known.
    package func hasText(_ field: Int) -> Bool {
        if case .other = found[field] { false } else { true }
    }

    /// Appends the text of a field of the record that was read last: that of a string, of a short whole
    /// number, or of a truth value; false for any other value.
    package func append(_ field: Int, to text: inout [UInt8]) -> Bool {
        switch found[field] {
        case .text(let place): text += bytes[place]
        case .escaped(let place): text += JSONEscape.decodedBytes(bytes[place])
        case .other: return false
        }
        return true
    }

    /// Finds the fields of a record; false when only the reader can tell what is in it.
    package func read(_ record: Int) -> Bool {
        let start: Int
        if let next, next.record == record {
            start = next.offset
        } else {
            start = cursor.start(ofRecord: record, listing: starts)
        }
        guard let end = pass(recordAt: start) else {
            next = nil
            return false
        }
        let bytes = bytes
        let comma = JSONGrammar.pastSpace(from: end, in: bytes.span)
        next = (record + 1, JSONGrammar.pastSpace(from: comma + 1, in: bytes.span))
        return true
    }

    private func pass(recordAt start: Int) -> Int? {
        let bytes = bytes
        let span = bytes.span
        guard start < span.count, span[start] == UInt8(ascii: "{") else { return nil }
        var offset = start
        for place in keys.indices {
            // A brace or a comma, and white space.
            offset = JSONGrammar.pastSpace(from: offset &+ 1, in: span)
            guard let value = Self.value(after: keys[place], at: offset, in: span),
                let end = end(ofValueAt: value, depth: 2, in: span)
            else { return nil }
            let field = fieldOfKey[place]
            if field >= 0 { found[field] = Found(value..<end, in: span) }
            offset = JSONGrammar.pastSpace(from: end, in: span)
            let isLast = place &+ 1 == keys.count
            guard offset < span.count,
                span[offset] == (isLast ? UInt8(ascii: "}") : UInt8(ascii: ","))
            else { return nil }
        }
        return offset + 1
    }

    /// Where the value of a key begins; nil when another key is there.
    @inline(__always)
    private static func value(
        after key: SourceRange,
        at start: Int,
        in bytes: Span<UInt8>
    ) -> Int? {
        let known = Int(key.start)
        let length = key.count
        guard start &+ length < bytes.count else { return nil }
        for distance in 0..<length where bytes[start &+ distance] != bytes[known &+ distance] {
            return nil
        }
        let colon = JSONGrammar.pastSpace(from: start &+ length, in: bytes)
        guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
        return JSONGrammar.pastSpace(from: colon &+ 1, in: bytes)
    }

    /// Where a value ends that the reader would take without a fault.
    private func end(ofValueAt start: Int, depth: Int, in bytes: Span<UInt8>) -> Int? {
        guard start < bytes.count else { return nil }
        switch bytes[start] {
        case UInt8(ascii: "["): return end(ofListAt: start, depth: depth, in: bytes)
        case UInt8(ascii: "{"): return end(ofObjectAt: start, depth: depth, in: bytes)
        case UInt8(ascii: "\""), UInt8(ascii: "a")...UInt8(ascii: "z"):
            return JSONGrammar.end(ofScalarAt: start, in: bytes)
        default:
            guard let end = JSONGrammar.end(ofScalarAt: start, in: bytes) else { return nil }
            // A number of many digits or with an exponent may be too large.
            guard end &- start < 300 else { return nil }
            for offset in start..<end where bytes[offset] > UInt8(ascii: "9") { return nil }
            return end
        }
    }

    private func end(ofListAt start: Int, depth: Int, in bytes: Span<UInt8>) -> Int? {
        var offset = JSONGrammar.pastSpace(from: start &+ 1, in: bytes)
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "]") { return offset &+ 1 }
        while let end = end(ofValueAt: offset, depth: depth &+ 1, in: bytes) {
            offset = JSONGrammar.pastSpace(from: end, in: bytes)
            guard offset < bytes.count else { return nil }
            if bytes[offset] == UInt8(ascii: "]") { return offset &+ 1 }
            offset = JSONGrammar.pastSpace(from: offset &+ 1, in: bytes)
        }
        return nil
    }

    private func end(ofObjectAt start: Int, depth: Int, in bytes: Span<UInt8>) -> Int? {
        let keys = shapes[depth].keys
        var offset = start
        for key in keys {
            offset = JSONGrammar.pastSpace(from: offset &+ 1, in: bytes)
            guard let value = Self.value(after: key, at: offset, in: bytes),
                let end = end(ofValueAt: value, depth: depth &+ 1, in: bytes)
            else { return nil }
            offset = JSONGrammar.pastSpace(from: end, in: bytes)
        }
        if keys.isEmpty { offset = JSONGrammar.pastSpace(from: offset &+ 1, in: bytes) }
        return offset < bytes.count && bytes[offset] == UInt8(ascii: "}") ? offset &+ 1 : nil
    }
}

extension RecordFields.Found {
    /// Tells what the text of a value is, by its first byte.
    @inline(__always)
    fileprivate init(_ value: Range<Int>, in bytes: Span<UInt8>) {
        self = .other
        switch bytes[value.lowerBound] {
        case UInt8(ascii: "\""):
            let content = value.lowerBound &+ 1..<value.upperBound &- 1
            self = .text(content)
            for offset in content where bytes[offset] == UInt8(ascii: "\\") {
                self = .escaped(content)
                return
            }
        case UInt8(ascii: "1")...UInt8(ascii: "9"):
            guard value.count < 19 else { return }
            for offset in value where bytes[offset] == UInt8(ascii: ".") { return }
            self = .text(value)
        case UInt8(ascii: "0"): if value.count == 1 { self = .text(value) }
        case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .text(value)
        default: break
        }
    }
}
