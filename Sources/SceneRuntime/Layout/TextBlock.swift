package import SceneText

/// The lines that a text takes in a given space: wrapped, cut and aligned.
///
/// Layout measures with it and the painter draws with it, so that both see the same lines.
package nonisolated struct TextBlock: Hashable, Sendable {
    /// How a text is set.
    package nonisolated struct Style: Hashable, Sendable {
        /// The most lines; nil for as many as it takes.
        package var lineLimit: Int?

        /// How text that does not fit is cut.
        package var lineBreakMode: LineBreakMode

        /// How lines are aligned.
        package var alignment: TextAlignment

        /// The part of their size that letters keep at least so that a single line fits, where a medium has sizes.
        package var leastScale = 1.0

        /// Makes a style.
        package init(
            lineLimit: Int? = 1,
            lineBreakMode: LineBreakMode = .byTruncatingTail,
            alignment: TextAlignment = .natural
        ) {
            self.lineLimit = lineLimit
            self.lineBreakMode = lineBreakMode
            self.alignment = alignment
        }

        /// A single line in the middle.
        package static let centered = Style(alignment: .center)
    }

    /// One line and its place in the room.
    package nonisolated struct Line: Hashable, Sendable {
        /// The text of the line.
        package var text: String

        /// Where it begins, from the top left of the room.
        package var origin: GridPoint
    }

    /// The lines from top to bottom.
    package let lines: [Line]

    /// The columns of the widest line, and the number of lines.
    package let size: GridSize

    /// Sets a text in a room; without a width in the one that it needs.
    ///
    /// With a height, lines beyond it are cut and fewer ones are centred, as in a label.
    package init(_ text: String, style: Style, width: Int? = nil, height: Int? = nil) {
        let limit = [style.lineLimit, height].compactMap { $0 }.min()
        let texts = Self.lines(of: text, style: style, width: width, limit: limit)
        let widths = texts.map { DisplayWidth.columns(of: $0) }
        let widest = widths.max() ?? 0
        let top = height.map { max(0, ($0 - texts.count) / 2) } ?? 0
        lines = texts.indices.map { index in
            let left = Self.indent(widths[index], in: width ?? widest, style.alignment)
            return Line(text: texts[index], origin: GridPoint(x: left, y: top + index))
        }
        size = GridSize(width: widest, height: texts.count)
    }

    /// The size that a text takes; the common one, a line that fits, is found without setting it.
    package static func size(of text: String, style: Style, width: Int?) -> GridSize {
        if style.lineLimit != 0, !text.mayHoldControls {
            let columns = DisplayWidth.columns(of: text)
            if columns > 0, columns <= width ?? .max {
                return GridSize(width: columns, height: 1)
            }
        }
        return TextBlock(text, style: style, width: width).size
    }

    private static func lines(
        of text: String,
        style: Style,
        width: Int?,
        limit: Int?
    ) -> [String] {
        guard !text.isEmpty, limit != 0 else { return [] }
        let shown = withoutControls(text)
        let width = width ?? Self.unbounded
        let truncation: Truncation
        switch style.lineBreakMode {
        case .byTruncatingHead: truncation = .head
        case .byTruncatingMiddle: truncation = .middle
        case .byTruncatingTail: truncation = .tail
        case .byClipping: truncation = .clip
        case .byWordWrapping:
            // The last line ends where the next one would begin, without a sign.
            let lines = LineWrapping.lines(of: shown, width: width, limit: limit.map { $0 + 1 })
            return Array(lines.prefix(limit ?? lines.count))
        }
        return LineWrapping.lines(of: shown, width: width, limit: limit, truncation: truncation)
    }

    /// A width that no text reaches.
    private static let unbounded = 1 << 40

    private static func indent(_ columns: Int, in width: Int, _ alignment: TextAlignment) -> Int {
        switch alignment {
        case .natural, .left, .justified: 0
        case .center: max(0, (width - columns) / 2)
        case .right: max(0, width - columns)
        }
    }

    /// The text with a space for each tab and a symbol for each other control; newlines stay.
    private static func withoutControls(_ text: String) -> String {
        // Controls are below the space, the delete, or two bytes of which 0xC2 is the first.
        let isClean = text.utf8.allSatisfy { byte in
            byte == 0x0A || byte >= 0x20 && byte != 0x7F && byte != 0xC2
        }
        if isClean { return text }
        var kept = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\t": kept.append(" ")
            case "\n"..."\r", "\u{85}": kept.append(scalar)
            case _ where scalar.properties.generalCategory == .control:
                kept.append(contentsOf: VisibleText.sign(for: scalar).unicodeScalars)
            default: kept.append(scalar)
            }
        }
        return String(kept)
    }
}
