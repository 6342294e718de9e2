import SceneText

/// Places of a text as an editor counts them: lines from 0, and units of an encoding from the start of a line.
struct TextPlaces {
    /// What columns are counted in.
    enum Unit: String {
        case utf8 = "utf-8"
        case utf16 = "utf-16"
    }

    let bytes: [UInt8]
    let unit: Unit
    private let lines: LineIndex

    init(_ text: SourceText, in unit: Unit) {
        bytes = text.bytes
        self.unit = unit
        lines = LineIndex(text)
    }

    /// The place of a byte.
    func position(of offset: Int) -> DataValue {
        let offset = min(max(offset, bytes.textStart), bytes.count)
        let line = lines.line(of: offset)
        let range = lines.range(ofLine: line).indices
        let column = bytes[range.lowerBound..<max(offset, range.lowerBound)]
            .reduce(0) { $0 + units(of: $1) }
        return .object(["line": .int(line - 1), "character": .int(column)])
    }

    /// The two places of a range.
    func range(_ range: Range<Int>) -> DataValue {
        .object([
            "start": position(of: range.lowerBound), "end": position(of: range.upperBound),
        ])
    }

    /// The byte at a place; one after the end of a line or of the text is that end.
    func offset(of position: DataValue) -> Int? {
        guard let line = position["line"]?.integer, line >= 0,
            let column = position["character"]?.integer, column >= 0
        else { return nil }
        guard line < lines.lineCount else { return bytes.count }
        let range = lines.range(ofLine: line + 1).indices
        var (offset, left) = (range.lowerBound, column)
        while offset < range.upperBound, left > 0 {
            left -= units(of: bytes[offset])
            offset += 1
            // The bytes that go on with a character belong to it.
            while offset < range.upperBound, unit != .utf8, bytes[offset] & 0xC0 == 0x80 {
                offset += 1
            }
        }
        return offset
    }

    /// The bytes between two places.
    func range(of value: DataValue) -> Range<Int>? {
        guard let start = value["start"].flatMap(offset), let end = value["end"].flatMap(offset),
            start <= end
        else { return nil }
        return start..<end
    }

    /// The units that a character has which starts with a byte; none for a byte that goes on with one.
    private func units(of byte: UInt8) -> Int {
        switch unit {
        case .utf8: 1
        case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
        }
    }
}

extension DataValue {
    /// An object of some members.
    static func object(_ members: KeyValuePairs<String, DataValue>) -> DataValue {
        .record(Record(members.map { ($0.key, $0.value) }))
    }

    var integer: Int? {
        if case .int(let value) = self { return value }
        return nil
    }

    var string: String? {
        if case .string(let value) = self { return value }
        return nil
    }
}
