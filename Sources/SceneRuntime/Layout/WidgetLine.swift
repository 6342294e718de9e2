package import SceneText

/// A control or a picture as signs and letters on a line of text.
///
/// Layout takes from it how wide a widget is, the painter draws it: what is drawn is what was measured.
package nonisolated struct WidgetLine {
    /// Some neighbouring columns of the line, and what is in them.
    package nonisolated struct Piece {
        /// The columns, from the first one of the line.
        package var columns: Range<Int>

        /// What is there.
        package var content: Content

        /// What it is drawn with.
        package var role: Role
    }

    /// What can be in columns.
    package nonisolated enum Content {
        /// A sign in each of them.
        case sign(Sign)

        /// Letters that are never cut.
        case letters(String)

        /// A text, which ends in an ellipsis where it is too long.
        case text(String, TextAlignment)

        /// Nothing, over what is below it.
        case blank
    }

    /// What pieces are drawn with.
    package nonisolated enum Role: Hashable {
        /// What can be used has the colour of the control, or the tint.
        case control

        /// Typed text has a colour of its own, without a tint.
        case text

        /// What steps back.
        case faint

        /// A part with a colour of its own.
        case color(Color?)
    }

    /// The pieces, from back to front.
    package private(set) var pieces: [Piece] = []

    /// The columns that they take.
    package private(set) var width = 0

    /// Sets a widget in some columns; without a number in as many as it takes by itself.
    package init(_ widget: Widget, width: Int? = nil) {
        switch widget {
        case .image(let name, _):
            guard let name else { return }
            addImage(name, width)
        case .button(let face): addButton(face, width)
        case .toggle(let isOn, _):
            add("(")
            for sign in isOn ? [Sign.filledTrack, .thumb] : [.thumb, .filledTrack] { add(sign) }
            add(")")
        case .slider(let share, let colors):
            let width = width ?? Self.trackWidth
            let thumb = Self.rounded(Double(max(0, width - 1)) * share)
            put(.sign(.emptyTrack), 0..<width, colors.after.map { .color($0) } ?? .faint)
            put(
                .sign(.filledTrack),
                0..<max(0, min(thumb, width)),
                colors.before.map { .color($0) } ?? .control
            )
            put(.sign(.thumb), thumb..<thumb + 1, colors.thumb.map { .color($0) } ?? .control)
        case .stepper:
            add("[")
            add(.minus)
            add(" ")
            add(.plus)
            add("]")
        case .segments(let segments, let chosen): addSegments(segments, chosen, width)
        case .progress(let share, let track):
            let width = width ?? Self.trackWidth
            put(.sign(.left), 0..<width, .color(track))
            put(.sign(.done), 0..<Self.rounded(Double(width) * share))
        case .activity: add(.activity)
        case .pages(let count, let current):
            guard let width else {
                self.width = count
                return
            }
            self.width = max(0, width - count) / 2
            for page in 0..<max(0, min(count, width)) {
                add(page == current ? .currentPage : .otherPage)
            }
        case .field(let field): addField(field, width ?? Self.fieldWidth)
        case .search(let text, let placeholder, _, let cancel, _):
            let shown = text.isEmpty ? placeholder : text
            addSearch(shown, text.isEmpty, cancel, width ?? Self.fieldWidth)
        case .choice(let text, let titles, _):
            guard let width else {
                self.width = (titles.map { DisplayWidth.columns(of: $0) }.max() ?? 0) + 4
                return
            }
            addChoice(text, width)
        }
    }

    /// `━━━━━━●─────` and `▓▓▓▓░░░░░░░░` by themselves.
    private static let trackWidth = 12

    /// `[text__________]` and `⌕ text_________` by themselves.
    private static let fieldWidth = 16

    /// The nearest whole number, the greater of two.
    private static func rounded(_ number: Double) -> Int {
        number.isFinite ? Int((number + 0.5).rounded(.down)) : 0
    }

    // MARK: - Pieces

    private mutating func put(_ content: Content, _ columns: Range<Int>, _ role: Role = .control) {
        pieces.append(Piece(columns: columns, content: content, role: role))
        width = max(width, columns.upperBound)
    }

    private mutating func add(_ sign: Sign) { put(.sign(sign), width..<width + 1) }

    private mutating func add(_ letter: String) { put(.letters(letter), width..<width + 1) }

    /// Adds a text in some columns; without a number in as many as it takes.
    private mutating func add(_ text: String, in room: Int?, _ role: Role = .control) {
        let columns = max(0, room ?? DisplayWidth.columns(of: text))
        put(.text(text, .natural), width..<width + columns, role)
    }

    // MARK: - Widgets

    /// Sets `▣`, and `▣ name` where there is room: by itself a picture is as wide as any other.
    private mutating func addImage(_ name: String, _ room: Int?) {
        add(.image)
        let columns = (room ?? 0) - 2
        guard columns >= min(2, DisplayWidth.columns(of: name)) else { return }
        width += 1
        add(name, in: columns)
    }

    /// Sets `[ Title ]`, `[ ▣ Title ]`; an item of a bar is words, as in other bars.
    private mutating func addButton(_ face: Widget.Face, _ room: Int?) {
        let isItem = face.type == .barItem
        let title = isItem && face.title.isEmpty ? face.image ?? "" : face.title
        let image = isItem ? nil : face.pictureWithRoom
        if title.isEmpty, image == nil, let sign = face.type.sign { return add(sign) }
        let titleWidth = DisplayWidth.columns(of: title)
        let imageWidth = image == nil ? 0 : 1
        let gap = imageWidth > 0 && titleWidth > 0 ? 1 : 0
        let wanted = imageWidth + gap + titleWidth
        let inside = min(wanted, max(0, (room ?? .max) - 4))
        let end = min(inside + 4, room ?? .max)
        put(.blank, 0..<end)
        put(.letters("["), 0..<1)
        if end > 1 { put(.letters("]"), end - 1..<end) }
        width = 2
        if image != nil, inside > 0 { add(.image) }
        width = 2 + imageWidth + gap
        add(title, in: inside - imageWidth - gap)
        width = end
    }

    /// Sets `▐ One ▌ Two │ ▣`.
    private mutating func addSegments(_ segments: [Widget.Segment], _ chosen: Int, _ room: Int?) {
        let wanted = segments.map { $0.image == nil ? DisplayWidth.columns(of: $0.title) : 1 }
        // A fair share is what is left for a title after the symbols and blanks.
        let widths =
            room.map { Self.shares(of: $0 - 3 * segments.count - 1, for: wanted) } ?? wanted
        for (index, segment) in segments.enumerated() {
            if let sign = Self.edge(before: index, chosen: chosen) {
                put(.sign(sign), width..<width + 1)
            } else {
                width += 1
            }
            width += 1
            if segment.image == nil {
                add(segment.title, in: widths[index])
            } else {
                add(.image)
            }
            width += 1
        }
        if !segments.isEmpty, chosen == segments.count - 1 {
            add(.segmentEnd)
        } else {
            width += 1
        }
    }

    /// The sign between a segment and the one before it.
    private static func edge(before index: Int, chosen: Int) -> Sign? {
        if index == chosen { return .segmentStart }
        if index == 0 { return nil }
        return index == chosen + 1 && chosen >= 0 ? .segmentEnd : .divider
    }

    /// The widths of titles in limited space: the widest shrink first, the last of equal ones.
    ///
    /// Every title gets at least a column, even where there is not enough room.
    package static func shares(of room: Int, for widths: [Int]) -> [Int] {
        guard widths.reduce(0, +) > room else { return widths }
        // The most columns that each title may have.
        var fits = 1
        while widths.reduce(0, { $0 + min($1, fits + 1) }) <= room { fits += 1 }
        var rest = room - widths.reduce(0) { $0 + min($1, fits) }
        return widths.map { width in
            guard width > fits else { return width }
            defer { rest -= 1 }
            return rest > 0 ? fits + 1 : fits
        }
    }

    /// Sets `[text______]`.
    private mutating func addField(_ field: Widget.Field, _ room: Int) {
        put(.blank, 0..<room, .text)
        put(.letters("["), 0..<1, .text)
        if room > 1 { put(.letters("]"), room - 1..<room, .text) }
        var inside = 1..<max(1, room - 1)
        if !field.text.isEmpty, field.showsClearButton {
            let clear = inside.upperBound - 1
            put(.sign(.clear), clear..<clear + 1, .faint)
            inside = 1..<max(1, inside.upperBound - 2)
        }
        put(.letters(String(repeating: "_", count: inside.count)), inside, .faint)
        if field.text.isEmpty {
            put(.text(field.placeholder, field.alignment), inside, .faint)
        } else if field.isSecret {
            let end = min(inside.lowerBound + field.text.count, inside.upperBound)
            put(.sign(.secretLetter), inside.lowerBound..<end, .text)
        } else {
            put(.text(field.text, field.alignment), inside, .text)
        }
    }

    /// Sets `⌕ text______`.
    private mutating func addSearch(
        _ text: String,
        _ isPlaceholder: Bool,
        _ cancel: String?,
        _ room: Int
    ) {
        put(.sign(.search), 0..<1)
        var end = room
        if let cancel {
            end -= cancel.count + 1
            put(.letters(cancel), end + 1..<end + 1 + cancel.count)
        }
        let inside = 2..<max(2, end)
        put(.letters(String(repeating: "_", count: inside.count)), inside, .faint)
        put(.text(text, .natural), inside, isPlaceholder ? .faint : .color(nil))
    }

    /// Sets `‹ what is chosen ›`.
    private mutating func addChoice(_ text: String, _ room: Int) {
        add(.back)
        put(.text(text, .natural), 2..<max(2, room - 2))
        guard room > 1 else { return }
        let end = min(room, DisplayWidth.columns(of: text) + 4)
        put(.sign(.disclosure), end - 1..<end)
    }
}

nonisolated extension WidgetLine {
    /// What is left of a widget when there is too little room for all: its ends, or its sign.
    package static func leastWidth(of widget: Widget) -> Int {
        switch widget {
        // [ … ]
        case .button: min(5, WidgetLine(widget).width)
        case .toggle, .stepper: WidgetLine(widget).width
        // [a…]
        case .field, .search: 4
        // ━●─
        case .slider, .progress: 3
        case .image(let name, _): name == nil ? 0 : 1
        case .segments, .activity, .pages, .choice: 1
        }
    }
}

nonisolated extension Button.ButtonType {
    /// The symbol of a type that shows one when there is no title.
    fileprivate var sign: Sign? {
        switch self {
        case .detailDisclosure, .infoLight, .infoDark: .detailButton
        case .contactAdd: .insert
        case .close: .clear
        case .system, .custom, .barItem: nil
        }
    }
}
