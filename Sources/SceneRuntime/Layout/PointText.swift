package import SceneText

/// The lines of a text in points: where they break, and how they are cut.
package nonisolated struct PointText {
    /// One line with what it takes.
    package struct Line: Hashable, Sendable {
        /// What is of one part of the text each, from left to right.
        package var pieces: [Piece]
        package var width: Double

        /// The size of its largest letters, which says where it is in its height.
        package var pointSize: Double
        package var height: Double
    }

    /// Letters of a line that look the same.
    package struct Piece: Hashable, Sendable {
        package var text: String
        package var font: Font
        package var width: Double

        /// The part of the text that they are of, where it has parts.
        package var part: AttributedText.Run?
    }

    package private(set) var lines: [Line] = []

    /// The size that the lines take.
    package var size: Size {
        Size(
            width: lines.map(\.width).max() ?? 0,
            height: lines.reduce(0) { $0 + $1.height }
        )
    }

    /// The same lines with narrower letters.
    package func squeezed(by factor: Double) -> PointText {
        var text = self
        for line in text.lines.indices {
            text.lines[line].width *= factor
            for piece in text.lines[line].pieces.indices {
                text.lines[line].pieces[piece].width *= factor
            }
        }
        return text
    }

    /// Sets a text; without a width each of its lines is as long as it is written.
    ///
    /// The parts of a text are its letters once more, with looks of their own.
    package init(
        _ text: String,
        parts: [AttributedText.Run] = [],
        style: TextBlock.Style,
        font: Font,
        width: Double?,
        height: Double? = nil
    ) {
        let limit = width ?? .infinity
        var setter = TextSetter(text, parts, font: font)
        let scale = style.lineLimit == 1 ? setter.scale(toFit: limit, atLeast: style.leastScale) : 1
        if scale < 1 { setter = setter.scaled(by: scale) }
        var found: [Substring] = []
        for paragraph in setter.text.split(
            omittingEmptySubsequences: false,
            whereSeparator: \.isNewline
        ) {
            found += setter.wrapped(paragraph, width: limit + 0.4)
        }
        let most = style.lineLimit.flatMap { $0 == 0 ? nil : $0 } ?? .max
        let room = height.map { $0 + 0.5 } ?? .infinity
        var (kept, taken) = (0, 0.0)
        for line in found.prefix(most) {
            let height = setter.line(line).height
            taken += height
            // A label that was as high as its lines in an older font shows them all.
            if kept > 0, taken > room + height / 6 { break }
            kept += 1
        }
        if kept > 0, kept < found.count {
            // The last line goes on with all that has no line of its own, and is cut.
            found[kept - 1] = setter.text[found[kept - 1].startIndex...]
        }
        lines = found.prefix(kept).map {
            setter.line($0, in: limit, style.lineBreakMode).onBaseline(ofScale: scale)
        }
    }
}

nonisolated extension PointText.Line {
    /// The line where its letters would be in their own size: on the same baseline.
    fileprivate func onBaseline(ofScale scale: Double) -> Self {
        guard scale < 1 else { return self }
        var line = self
        line.pointSize /= scale
        line.height = SystemFont.lineHeight(of: .system(size: line.pointSize, .regular))
        return line
    }
}
