import SceneRuntime
import SceneText

/// What dates and rows are chosen with.
extension SVGPainter {
    mutating func paint(_ picker: Widget.Picker, _ ink: DisplayItem.Ink, in rect: Rect) {
        switch picker {
        case .pills(let titles): paintPills(titles, in: rect)
        case .wheels(let wheels): paintWheels(wheels, in: rect)
        case .month(let month, let time): paint(month, time, ink, in: rect)
        }
    }

    /// Paints buttons one after the other; where they have too little room, each gives up the same share.
    private mutating func paintPills(_ titles: [String], in rect: Rect) {
        let font = Font.textStyle(.body)
        let gap: Double = 8
        let widths = titles.map { SystemFont.width(of: $0, font: font) + 24 }
        let room = rect.width - gap * Double(max(0, titles.count - 1))
        let share = min(1, max(0, room) / max(1, widths.reduce(0, +)))
        var box = Rect(x: rect.minX, y: rect.minY + rect.height / 2 - 17, width: 0, height: 34)
        for (title, width) in zip(titles, widths) {
            box.size.width = width * share
            svg.rect(box, fill: palette.css(.tertiarySystemFill), radius: 8)
            paint(
                title,
                font: font,
                style: .centered,
                fill: palette.css(.label),
                in: box.inset(left: 4, right: 4)
            )
            box.origin.x = box.maxX + gap
        }
    }

    // MARK: Wheels

    /// How far from the middle the rows of a wheel are, how large their letters, and how faint: what turns away
    /// from a person is lower.
    private static let rows: [(distance: Double, size: Double, color: Color)] = [
        (0, 21, .label), (34, 20, .secondaryLabel), (64, 17, .tertiaryLabel),
        (87, 13, .quaternaryLabel),
    ]

    private mutating func paintWheels(_ wheels: [Widget.Wheel], in rect: Rect) {
        let middle = rect.minY + rect.height / 2
        let bar = Rect(x: rect.minX, y: middle - 17, width: rect.width, height: 34)
        svg.rect(bar.inset(left: 9, right: 9), fill: palette.css(.tertiarySystemFill), radius: 8)
        let widths = wheels.map { wheel in
            ([wheel.chosen] + wheel.above + wheel.below).map {
                SystemFont.width(of: $0, font: .system(size: 21, .regular))
            }.max() ?? 0
        }
        let room = rect.width - 26
        let gap: Double = 24
        let wanted = widths.reduce(gap * Double(max(0, wheels.count - 1)), +)
        let share = min(1, max(0, room) / max(1, wanted))
        var x = rect.minX + (rect.width - wanted * share) / 2
        for (wheel, width) in zip(wheels, widths) {
            let column = Rect(x: x, y: rect.minY, width: width * share, height: rect.height)
            paint(wheel, in: column)
            x = column.maxX + gap * share
        }
    }

    private mutating func paint(_ wheel: Widget.Wheel, in column: Rect) {
        let above = zip(wheel.above, Self.rows.dropFirst()).map { ($0, -$1.distance, $1) }
        let below = zip(wheel.below, Self.rows.dropFirst()).map { ($0, $1.distance, $1) }
        for (text, distance, row) in above.reversed() + [(wheel.chosen, 0, Self.rows[0])] + below {
            let line = Rect(
                x: column.minX,
                y: column.minY + column.height / 2 + distance - row.size * 0.65,
                width: column.width,
                height: row.size * 1.3
            )
            guard column.holds(line) else { continue }
            paint(
                text,
                font: .system(size: row.size, .regular),
                style: .centered,
                fill: palette.css(row.color),
                in: line
            )
        }
    }

    // MARK: Calendars

    private mutating func paint(
        _ month: Widget.Month,
        _ time: String?,
        _ ink: DisplayItem.Ink,
        in rect: Rect
    ) {
        let tint = palette.css(ink.tint ?? .systemBlue)
        let head = Rect(x: rect.minX + 16, y: rect.minY, width: rect.width - 32, height: 44)
        paint(month.title, font: .textStyle(.headline), fill: palette.css(.label), in: head)
        for (x, way) in [(head.maxX - 44, -1.0), (head.maxX - 8, 1)] {
            svg.path(
                "M\(n(x - 4 * way)) \(n(head.minY + 14))l\(n(8 * way)) 8l\(n(-8 * way)) 8",
                stroke: tint,
                width: 2.2
            )
        }
        let cell = Size(width: (rect.width - 16) / 7, height: 42)
        for (column, name) in CalendarDate.weekdays.enumerated() {
            paint(
                name.prefix(3).uppercased(),
                font: .system(size: 13, .bold),
                style: .centered,
                fill: palette.css(.tertiaryLabel),
                in: Rect(
                    x: rect.minX + 8 + cell.width * Double(column),
                    y: head.maxY,
                    width: cell.width,
                    height: 24
                )
            )
        }
        for day in 1...max(1, month.days) {
            let place = month.firstWeekday + day - 1
            let box = Rect(
                x: rect.minX + 8 + cell.width * Double(place % 7),
                y: head.maxY + 24 + cell.height * Double(place / 7),
                width: cell.width,
                height: cell.height
            )
            paint(day, isChosen: day == month.chosen, tint, in: box)
        }
        guard let time else { return }
        let line = Rect(x: rect.minX + 16, y: rect.maxY - 44, width: rect.width - 32, height: 44)
        paint("Time", font: .textStyle(.body), fill: palette.css(.label), in: line)
        let width = SystemFont.width(of: time, font: .textStyle(.body)) + 24
        paintPills([time], in: line.inset(left: max(0, line.width - width)))
    }

    private mutating func paint(_ day: Int, isChosen: Bool, _ tint: String, in box: Rect) {
        if isChosen {
            let disc = Rect(
                x: box.minX + box.width / 2 - 19,
                y: box.minY + box.height / 2 - 19,
                width: 38,
                height: 38
            )
            svg.rect(disc, fill: tint, radius: 19, opacity: 0.15)
        }
        paint(
            String(day),
            font: .system(size: 20, isChosen ? .bold : .regular),
            style: .centered,
            fill: isChosen ? tint : palette.css(.label),
            in: box
        )
    }
}
