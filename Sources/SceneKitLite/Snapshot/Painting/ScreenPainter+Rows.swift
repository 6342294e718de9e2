import SceneRuntime
import SceneText

extension ScreenPainter {
    /// Paints a line between parts.
    mutating func paint(_ rule: DisplayItem.Rule, in rect: GridRect) {
        switch rule {
        case .separator:
            canvas.fill(rect, with: .separator, style: style(isFaint: true), clip: clip)
        case .group: canvas.drawRule(rect.columns, line: rect.minY, clip: clip)
        case .closing:
            guard clip.lines.contains(rect.minY) else { break }
            canvas.drawRule(rect.columns, line: rect.minY, clip: clip)
            if rect.columns == screen.columns { closingLines.insert(rect.minY) }
        case .cardEnd(let isUpper):
            let side: Strokes = isUpper ? .down : .up
            let inside = rect.inset(left: 1, right: 1).columns
            canvas.drawRule(inside, line: rect.minY, clip: clip)
            canvas.draw([.rounded, side, .right], at: rect.origin, clip: clip)
            let end = GridPoint(x: rect.maxX - 1, y: rect.minY)
            canvas.draw([.rounded, side, .left], at: end, clip: clip)
        case .cardSides:
            for line in rect.lines {
                for column in [rect.minX, rect.maxX - 1] {
                    canvas.draw(.vertical, at: GridPoint(x: column, y: line), clip: clip)
                }
            }
        case .navigationBar:
            guard clip.lines.contains(rect.minY) else { break }
            canvas.drawRule(rect.columns, line: rect.minY, isDouble: true)
            if rect.minY == screen.minY + 1 { topLine = max(topLine, rect.maxY) }
        case .tabBar:
            canvas.drawRule(rect.columns, line: rect.minY)
            if rect.columns == screen.columns { barRules.insert(rect.minY) }
        case .divider:
            guard clip.columns.contains(rect.minX) else { break }
            canvas.drawDivider(column: rect.minX, lines: rect.lines.clamped(to: clip.lines))
        }
    }

    /// Paints what is beside the content of a row.
    mutating func paint(_ mark: DisplayItem.Mark, in rect: GridRect) {
        let (sign, style): (Sign, TextAttributes) =
            switch mark {
            case .selection: (.selection, attributes(.bold, .blue))
            case .delete: (.delete, attributes([], .red))
            case .insert: (.insert, attributes([], .green))
            case .marked: (.marked, attributes([], .blue))
            case .unmarked: (.unmarked, self.style(isFaint: true))
            case .disclosure: (.disclosure, self.style(isFaint: true))
            case .checkmark: (.checkmark, attributes([], .blue))
            case .detailButton: (.detailButton, attributes([], .blue))
            case .reorder: (.reorder, self.style(isFaint: true))
            }
        guard mark != .selection else {
            return canvas.fill(rect, with: sign, style: style, clip: clip)
        }
        canvas.write(sign, at: rect.origin, style: style, clip: clip)
    }

    /// Paints the titles of an index in the last columns, one on each line from the top.
    mutating func paintIndex(_ titles: [String], _ color: Color?, in rect: GridRect) {
        let style = color.map { self.style(color: $0) } ?? attributes([], .blue)
        for (line, title) in Self.shown(titles, in: rect.height).enumerated() {
            let y = rect.minY + line
            guard let title else {
                let point = GridPoint(x: rect.maxX - 1, y: y)
                canvas.write(.leftOut, at: point, style: style, clip: clip)
                continue
            }
            // A title longer than a letter would cover the rows.
            let letter = String(title.prefix(1))
            let x = rect.maxX - max(1, DisplayWidth.columns(of: letter))
            canvas.write(letter, at: GridPoint(x: x, y: y), style: style, clip: clip)
        }
    }

    /// All titles, or as many as there is room for, with nil between two of them for those that are
    /// left out; the first and the last are always there.
    private static func shown(_ titles: [String], in lines: Int) -> [String?] {
        guard titles.count > lines else { return titles }
        guard lines > 2 else { return Array(titles.prefix(min(lines, 1))) }
        let count = (lines + 1) / 2
        let shown = (0..<count).map { titles[$0 * (titles.count - 1) / (count - 1)] }
        return Array(shown.map { [$0] }.joined(separator: [nil]))
    }
}
