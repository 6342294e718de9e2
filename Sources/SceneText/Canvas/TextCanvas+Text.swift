extension TextCanvas {
    /// Whether a line shows nothing but, perhaps, borders that run down it.
    package func isBlank(line: Int) -> Bool {
        indices(0..<size.width, line: line).allSatisfy { index in
            if let strokes = glyphs[index].strokes { return strokes == .vertical }
            return glyphs[index] == .blank && style(at: index).background == nil
        }
    }
}

/// What signs and borders look like, as bytes: looked up once, since every picture needs all of them.
private struct GlyphShapes {
    let signs: [[UInt8]]
    let borders: [[UInt8]]

    static let unicode = GlyphShapes(.unicode)
    static let ascii = GlyphShapes(.ascii)

    private init(_ glyphSet: GlyphSet) {
        signs = Sign.allCases.map { Array($0.scalar(in: glyphSet).utf8) }
        borders = Strokes.all.map {
            Array(BorderCharacters.scalar(of: $0, in: glyphSet).utf8)
        }
    }
}

/// Turns lines of canvases into the bytes of a text, in a glyph set, with or without colour.
package struct CanvasWriter {
    private let usesColor: Bool
    private let glyphSet: GlyphSet
    private let shapes: GlyphShapes

    /// What was written.
    package private(set) var bytes: [UInt8] = []

    /// The bytes up to the last line that was marked as content.
    package private(set) var contentEnd = 0

    /// Makes a writer that has written nothing.
    package init(glyphSet: GlyphSet, usesColor: Bool) {
        self.glyphSet = glyphSet
        self.usesColor = usesColor
        shapes = glyphSet == .unicode ? .unicode : .ascii
    }

    /// What was written, as text.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Marks all that was written as content.
    package mutating func keepContent() { contentEnd = bytes.count }

    /// Hands out the content; the lines since then may turn out to be the end, which is cut.
    package mutating func takeContent() -> [UInt8] {
        guard contentEnd < bytes.count else {
            defer {
                bytes.removeAll(keepingCapacity: true)
                contentEnd = 0
            }
            return bytes
        }
        let content = Array(bytes[..<contentEnd])
        bytes.removeSubrange(..<contentEnd)
        contentEnd = 0
        return content
    }

    /// Forgets the lines since the content.
    package mutating func dropRest() { bytes.removeSubrange(contentEnd...) }

    /// Writes lines that are bytes already.
    package mutating func append(_ write: (inout [UInt8]) -> Void) { write(&bytes) }

    /// Writes one line of a canvas.
    package mutating func append(_ canvas: TextCanvas, line: Int) {
        let cells = canvas.indices(0..<canvas.size.width, line: line)
        let end = cells.last { isVisible($0, on: canvas) }.map { $0 + 1 } ?? cells.lowerBound
        var style: UInt16 = 0
        for index in cells.lowerBound..<end {
            let glyph = canvas.glyphs[index]
            if usesColor, !glyph.isContinuation, canvas.styleNumber(at: index) != style {
                change(from: style, to: canvas.styleNumber(at: index), on: canvas)
                style = canvas.styleNumber(at: index)
            }
            if glyph.code < 0x80 {
                bytes.append(UInt8(truncatingIfNeeded: glyph.code))
            } else {
                append(glyph, on: canvas)
            }
        }
        if style != 0 { change(from: style, to: 0, on: canvas) }
        bytes.append(UInt8(ascii: "\n"))
    }

    private func isVisible(_ index: Int, on canvas: TextCanvas) -> Bool {
        if canvas.glyphs[index] != .blank { return true }
        guard usesColor else { return false }
        let style = canvas.style(at: index)
        return style.background != nil || style.traits.contains(.inverse)
    }

    private mutating func change(from old: UInt16, to new: UInt16, on canvas: TextCanvas) {
        bytes += canvas.styles[Int(new)].escapeSequence(from: canvas.styles[Int(old)]).utf8
    }

    private mutating func append(_ glyph: Glyph, on canvas: TextCanvas) {
        switch glyph.content {
        case .scalar(let scalar): bytes += plain(scalar).utf8
        case .sign(let sign): bytes += shapes.signs[Int(sign.rawValue)]
        case .border(let strokes): bytes += shapes.borders[Int(strokes.rawValue)]
        case .cluster(let number):
            let cluster = canvas.clusters[number]
            switch glyphSet {
            case .unicode: bytes += cluster.utf8
            case .ascii: bytes += (cluster.unicodeScalars.first.map(plain) ?? "?").utf8
            }
        // A wide character covers its second column, what replaces it in ASCII does not.
        case .continuation: if glyphSet == .ascii { bytes.append(UInt8(ascii: "?")) }
        }
    }

    /// A character of a text in the form of the glyph set.
    private func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard glyphSet == .ascii, !scalar.isASCII else { return scalar }
        return switch scalar {
        case "\u{A0}", "\u{2007}", "\u{202F}": " "
        case "‘", "’", "‹", "›": "'"
        case "“", "”", "«", "»": "\""
        case "‐", "‑", "–", "—", "−": "-"
        case "•", "·": "*"
        case "…": Sign.ellipsis.forms.ascii
        default: "?"
        }
    }
}
