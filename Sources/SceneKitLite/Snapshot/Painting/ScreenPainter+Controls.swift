import SceneRuntime
import SceneText

extension ScreenPainter {
    /// Paints a view that has a picture of its own, on the middle line of its rectangle.
    mutating func paintControl(_ view: View, look: ViewLook, in rect: GridRect, clip: GridRect) {
        let line = rect.middleLine
        switch view {
        case let image as ImageView: paint(image, in: rect, clip: clip)
        case let text as TextView: paint(text, in: rect, clip: clip)
        case let button as Button: paint(button, in: line, clip: clip)
        case let toggle as Switch: paint(toggle, in: line, clip: clip)
        case let slider as Slider: paint(slider, in: line, clip: clip)
        case let stepper as Stepper: paint(stepper, in: line, clip: clip)
        case let segments as SegmentedControl: paint(segments, in: line, clip: clip)
        case let progress as ProgressView: paint(progress, in: line, clip: clip)
        case let pages as PageControl: paint(pages, in: line, clip: clip)
        case let field as TextField: paint(field, in: line, clip: clip)
        case let bar as SearchBar: paint(bar, in: rect, clip: clip)
        case let picker as DatePicker: paintChoice(picker.date ?? "", of: picker, in: line, clip)
        case let picker as PickerView: paintChoice(picker.title, of: picker, in: line, clip)
        case let activity as ActivityIndicatorView:
            let style = style(of: view, color: activity.color)
            canvas.write(.activity, at: line.origin, style: style, clip: clip)
        default: break
        }
    }

    /// Paints `[ Title ]`, `[ ▣ name Title ]`, or the sign of a type that has one.
    private mutating func paint(_ button: Button, in line: GridRect, clip: GridRect) {
        let style = style(of: button, font: button.font, color: button.titleColor)
        let title = button.title ?? ""
        if title.isEmpty, button.image == nil, let sign = button.buttonType.sign {
            return canvas.write(sign, at: line.origin, style: style, clip: clip)
        }
        var parts = line.inset(left: 2, right: 2)
        let columns = DisplayWidth.columns(of: title)
        let image = button.image.map { DisplayWidth.columns(of: $0) + 2 } ?? 0
        let gap = image > 0 && columns > 0 ? 1 : 0
        parts.size.width = min(parts.width, image + gap + columns)
        brackets(
            GridRect(x: line.minX, y: line.minY, width: parts.width + 4, height: 1),
            in: line,
            style: style,
            clip: clip
        )
        if let name = button.image {
            var place = parts
            place.size.width = min(parts.width, image)
            paintImage(named: name, in: place, clip: clip, style: style)
        }
        write(title, in: parts.inset(left: image + gap), clip: clip, style: style)
    }

    /// Paints square brackets at the ends of a line, as far as there is room.
    private mutating func brackets(
        _ place: GridRect,
        in line: GridRect,
        style: TextAttributes,
        clip: GridRect
    ) {
        canvas.erase(place.intersection(line), style: style, clip: clip)
        canvas.write("[", at: place.origin, style: style, clip: clip)
        let end = min(place.maxX, line.maxX) - 1
        guard end > place.minX else { return }
        canvas.write("]", at: GridPoint(x: end, y: place.minY), style: style, clip: clip)
    }

    /// Paints `(━●)` on, `(●━)` off.
    private mutating func paint(_ toggle: Switch, in line: GridRect, clip: GridRect) {
        let style = style(of: toggle, color: toggle.isOn ? toggle.onTintColor : nil)
        var point = line.origin
        canvas.write("(", at: point, style: style, clip: clip)
        for sign in toggle.isOn ? [Sign.filledTrack, .thumb] : [.thumb, .filledTrack] {
            point.x += 1
            canvas.write(sign, at: point, style: style, clip: clip)
        }
        point.x += 1
        canvas.write(")", at: point, style: style, clip: clip)
    }

    /// Paints `━━●──`.
    private mutating func paint(_ slider: Slider, in line: GridRect, clip: GridRect) {
        let style = style(of: slider)
        let span = slider.maximumValue - slider.minimumValue
        let share = span > 0 ? (slider.value - slider.minimumValue) / span : 0
        let thumb = line.minX + (Double(max(0, line.width - 1)) * share).roundedToInt
        canvas.fill(line, with: .emptyTrack, style: self.style(isFaint: true), clip: clip)
        var filled = line
        filled.size.width = thumb - line.minX
        canvas.fill(filled, with: .filledTrack, style: style, clip: clip)
        canvas.write(.thumb, at: GridPoint(x: thumb, y: line.minY), style: style, clip: clip)
    }

    /// Paints `[− +]`.
    private mutating func paint(_ stepper: Stepper, in line: GridRect, clip: GridRect) {
        let style = style(of: stepper)
        canvas.write("[   ]", at: line.origin, style: style, clip: clip)
        let minus = GridPoint(x: line.minX + 1, y: line.minY)
        canvas.write(.minus, at: minus, style: style, clip: clip)
        canvas.write(.plus, at: GridPoint(x: minus.x + 2, y: minus.y), style: style, clip: clip)
    }

    /// Paints `▐ One ▌ Two │ Three`.
    private mutating func paint(_ control: SegmentedControl, in line: GridRect, clip: GridRect) {
        let segments = control.segments
        guard !segments.isEmpty else { return }
        let style = style(of: control)
        // A fair share is what is left for a title when the signs and blanks have theirs.
        let widths = Self.shares(
            of: line.width - 3 * segments.count - 1,
            for: segments.map { DisplayWidth.columns(of: $0) }
        )
        let chosen = control.selectedSegmentIndex
        var x = line.minX
        for (index, title) in segments.enumerated() {
            if let sign = Self.edge(before: index, chosen: chosen) {
                canvas.write(sign, at: GridPoint(x: x, y: line.minY), style: style, clip: clip)
            }
            let place = GridRect(x: x + 2, y: line.minY, width: widths[index], height: 1)
            write(title, in: place, clip: clip, style: style)
            x = place.maxX + 1
        }
        if chosen == segments.count - 1 {
            canvas.write(.segmentEnd, at: GridPoint(x: x, y: line.minY), style: style, clip: clip)
        }
    }

    /// The widths that titles have in some room: the widest give way first, of equal ones the last.
    ///
    /// No title gets less than a column, even where there is no room for as much.
    static func shares(of room: Int, for widths: [Int]) -> [Int] {
        guard widths.reduce(0, +) > room else { return widths }
        // The most columns that all titles may have: what they take together grows with it.
        var fits = 1
        var tooMany = max(1, widths.max() ?? 1)
        while tooMany - fits > 1 {
            let middle = (fits + tooMany) / 2
            if widths.reduce(0, { $0 + min($1, middle) }) <= room {
                fits = middle
            } else {
                tooMany = middle
            }
        }
        var rest = room - widths.reduce(0) { $0 + min($1, fits) }
        return widths.map { width in
            guard width > fits else { return width }
            defer { rest -= 1 }
            return rest > 0 ? fits + 1 : fits
        }
    }

    /// The sign between a segment and the one before it.
    private static func edge(before index: Int, chosen: Int) -> Sign? {
        if index == chosen { return .segmentStart }
        if index == 0 { return nil }
        return index == chosen + 1 && chosen >= 0 ? .segmentEnd : .divider
    }

    /// Paints `▓▓▓░░`.
    private mutating func paint(_ view: ProgressView, in line: GridRect, clip: GridRect) {
        canvas.fill(line, with: .left, style: style(color: view.trackTintColor), clip: clip)
        var done = line
        done.size.width = (Double(line.width) * view.progress).roundedToInt
        let style = style(of: view, color: view.progressTintColor)
        canvas.fill(done, with: .done, style: style, clip: clip)
    }

    /// Paints `●○○`.
    private mutating func paint(_ pages: PageControl, in line: GridRect, clip: GridRect) {
        let count = pages.numberOfPages
        guard count > 1 || !pages.hidesForSinglePage else { return }
        let start = line.minX + max(0, line.width - count) / 2
        for page in 0..<min(count, line.width) {
            canvas.write(
                page == pages.currentPage ? .currentPage : .otherPage,
                at: GridPoint(x: start + page, y: line.minY),
                style: style(of: pages),
                clip: clip
            )
        }
    }

    /// Paints `[text______]`.
    private mutating func paint(_ field: TextField, in line: GridRect, clip: GridRect) {
        let style = style(font: field.font, color: field.textColor, isFaint: !field.isEnabled)
        brackets(line, in: line, style: style, clip: clip)
        var inside = line.inset(left: 1, right: 1)
        let text = field.text ?? ""
        let clears = field.clearButtonMode
        if !text.isEmpty, clears == .always || clears == .unlessEditing {
            inside.size.width -= 2
            let place = GridPoint(x: inside.maxX + 1, y: line.minY)
            canvas.write(.clear, at: place, style: self.style(isFaint: true), clip: clip)
        }
        fillField(inside, clip: clip)
        if text.isEmpty {
            paintTyped(field.placeholder ?? "", in: inside, field, clip, self.style(isFaint: true))
        } else if field.isSecureTextEntry {
            var letters = inside
            letters.size.width = min(text.count, inside.width)
            canvas.fill(letters, with: .secretLetter, style: style, clip: clip)
        } else {
            paintTyped(text, in: inside, field, clip, style)
        }
    }

    private mutating func paintTyped(
        _ text: String,
        in rect: GridRect,
        _ field: TextField,
        _ clip: GridRect,
        _ style: TextAttributes
    ) {
        write(text, in: rect, alignment: field.textAlignment, clip: clip, style: style)
    }

    private mutating func fillField(_ rect: GridRect, clip: GridRect) {
        guard rect.width > 0 else { return }
        let blank = String(repeating: "_", count: rect.width)
        canvas.write(blank, at: rect.origin, style: style(isFaint: true), clip: clip)
    }

    /// Paints `⌕ text______`, below a prompt where there is one.
    private mutating func paint(_ bar: SearchBar, in rect: GridRect, clip: GridRect) {
        var line = rect.middleLine
        if let prompt = bar.prompt, !prompt.isEmpty, rect.height > 1 {
            line.origin.y = rect.minY
            write(prompt, in: line, alignment: .center, clip: clip, style: style(isFaint: true))
            line.origin.y += 1
        }
        canvas.write(.search, at: line.origin, style: style(of: bar), clip: clip)
        var inside = line.inset(left: 2)
        if bar.showsCancelButton {
            let title = "Cancel"
            inside.size.width -= title.count + 1
            let place = GridPoint(x: inside.maxX + 1, y: line.minY)
            canvas.write(title, at: place, style: style(of: bar), clip: clip)
        }
        fillField(inside, clip: clip)
        let text = bar.text ?? ""
        write(
            text.isEmpty ? bar.placeholder ?? "" : text,
            in: inside,
            clip: clip,
            style: style(isFaint: text.isEmpty)
        )
    }

    /// Paints `‹ what is chosen ›`.
    private mutating func paintChoice(
        _ text: String,
        of view: View,
        in line: GridRect,
        _ clip: GridRect
    ) {
        let style = style(of: view)
        canvas.write(.back, at: line.origin, style: style, clip: clip)
        write(text, in: line.inset(left: 2, right: 2), clip: clip, style: style)
        guard line.width > 1 else { return }
        let width = min(line.width, DisplayWidth.columns(of: text) + 4)
        let end = GridPoint(x: line.minX + width - 1, y: line.minY)
        canvas.write(.disclosure, at: end, style: style, clip: clip)
    }
}

extension Button.ButtonType {
    /// The sign of a type that shows one when it has no title.
    fileprivate var sign: Sign? {
        switch self {
        case .detailDisclosure, .infoLight, .infoDark: .detailButton
        case .contactAdd: .insert
        case .close: .clear
        case .system, .custom: nil
        }
    }
}

extension PickerView {
    /// The chosen title.
    fileprivate var title: String { selectedRow >= 0 ? rows[selectedRow] : "" }
}

extension Double {
    /// The nearest whole number, the greater of two.
    fileprivate var roundedToInt: Int { isFinite ? Int((self + 0.5).rounded(.down)) : 0 }
}
