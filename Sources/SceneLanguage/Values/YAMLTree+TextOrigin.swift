import SceneText

extension YAMLTree {
    /// Where the text of a scalar is, byte for byte where that is known.
    ///
    /// The text of a plain scalar is its source. In quotes an escape means other bytes, and in
    /// a block the indentation is gone; what is folded leads back to the whole scalar.
    package func textOrigin(of id: YAMLNodeID) -> TextOrigin {
        if let range = verbatimRange(of: id) {
            return TextOrigin(source: source, range: range, isVerbatim: true)
        }
        let range = range(id)
        let cooked = scalarBytes(id)
        var alignment = OriginAlignment(cooked, in: text.bytes, range, style(id))
        guard !isAlias(id), let offsets = alignment.offsets() else {
            return TextOrigin(source: source, range: range, isVerbatim: false)
        }
        return TextOrigin(source: source, range: range, offsets: offsets)
    }
}

extension YAMLTree {
    /// The text of a scalar and where it is.
    func textSlice(of id: YAMLNodeID) -> TextSlice {
        let origin = textOrigin(of: id)
        return withScalarBytes(id) { bytes, range in TextSlice(copy bytes, in: range, at: origin) }
    }
}

/// Finds the source of each byte of a scalar's text by walking both side by side.
private struct OriginAlignment {
    private let cooked: [UInt8]
    private let source: [UInt8]
    private let range: SourceRange
    private let style: YAMLStyle

    init(_ cooked: [UInt8], in source: [UInt8], _ range: SourceRange, _ style: YAMLStyle) {
        self.cooked = cooked
        self.source = source
        self.range = range
        self.style = style
    }

    /// The offset in the file of each byte, and of the end; nil where the two cannot be aligned.
    mutating func offsets() -> [UInt32]? {
        var offsets: [UInt32] = []
        offsets.reserveCapacity(cooked.count + 1)
        guard var offset = start else { return nil }
        var index = 0
        var isLineStart = style == .literal
        while index < cooked.count {
            if isLineStart, cooked[index] != UInt8(ascii: "\n") {
                offset = skippingIndentation(from: offset, to: index)
            }
            guard offset < range.end else { return nil }
            let width = UInt32(escapeWidth(at: Int(offset)))
            // All bytes of an escaped character lead to its escape.
            let bytes = width == 1 ? 1 : UTF8.width(startingWith: cooked[index])
            guard width > 1 || source[Int(offset)] == cooked[index] else { return nil }
            for _ in 0..<min(bytes, cooked.count - index) { offsets.append(offset) }
            isLineStart = style == .literal && cooked[index] == UInt8(ascii: "\n")
            index += bytes
            offset += width
        }
        offsets.append(min(offset, range.end))
        return offsets
    }

    private var start: UInt32? {
        switch style {
        case .singleQuoted, .doubleQuoted:
            return source[range.indices].firstIndex { $0 == quote }.map { UInt32($0) + 1 }
        case .literal:
            return source[range.indices].firstIndex(of: UInt8(ascii: "\n")).map { UInt32($0) + 1 }
        default: return nil
        }
    }

    private var quote: UInt8 { UInt8(ascii: style == .singleQuoted ? "'" : "\"") }

    private func skippingIndentation(from offset: UInt32, to index: Int) -> UInt32 {
        let line = source[Int(offset)...].prefix { $0 != UInt8(ascii: "\n") }
        let text = cooked[index...].prefix { $0 != UInt8(ascii: "\n") }
        return offset + UInt32(max(0, line.count - text.count))
    }

    /// How many bytes of the source make up the next character: 1 unless it is escaped.
    private func escapeWidth(at offset: Int) -> Int {
        guard offset + 1 < Int(range.end) else { return 1 }
        switch style {
        case .singleQuoted: return source[offset] == quote ? 2 : 1
        case .doubleQuoted where source[offset] == UInt8(ascii: "\\"):
            switch source[offset + 1] {
            case UInt8(ascii: "x"): return 4
            case UInt8(ascii: "u"): return 6
            case UInt8(ascii: "U"): return 10
            default: return 2
            }
        default: return 1
        }
    }
}

extension UTF8 {
    /// The number of bytes of a character by its first one.
    fileprivate static func width(startingWith byte: UInt8) -> Int {
        switch byte {
        case 0xC0..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0...: 4
        default: 1
        }
    }
}
