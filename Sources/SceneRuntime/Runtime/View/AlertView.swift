import SceneText

/// The box of an alert, over the screen that it is about.
final class AlertView: View {
    /// What holds texts and fields in text, line by line.
    private let content = ColumnView(frame: .zero)

    /// What holds the buttons in text, and the one that cancels a sheet, which always shows.
    private let choices = ColumnView(frame: .zero)
    private let end = ColumnView(frame: .zero)

    /// How much of each column shows in text, from top to bottom.
    private var shown: [(column: ColumnView, height: Double)] = []
    private let isSheet: Bool
    private let isSideBySide: Bool

    /// Whether the buttons are beside each other in text.
    private var isRow = false
    private var labels: [Label] = []
    private let fields: [TextField]
    private var buttons: [Button] = []

    /// Whether the last button of a sheet is that which cancels, and has a box of its own.
    private let endsWithCancel: Bool

    /// The buttons that stand out.
    private var prominent: [Button] = []

    /// Where everything is on a screen; nil in text.
    private(set) var plan: AlertPlan?

    init(of alert: AlertController) {
        isSheet = alert.preferredStyle == .actionSheet
        isSideBySide = alert.isSideBySide
        fields = alert.textFields ?? []
        endsWithCancel = isSheet && alert.shownActions.last?.style == .cancel
        super.init(frame: .zero)
        for column in [content, choices, end] {
            column.spacing = 0
            addSubview(column)
        }
        if let title = alert.title { addText(title, .textStyle(.headline), .header) }
        if let message = alert.message { addText(message, .textStyle(.footnote), .staticText) }
        buttons = alert.shownActions.map { button(of: $0, in: alert) }
        for view in labels + fields { content.addSubview(view) }
        putButtons(inRow: isSideBySide)
    }

    /// Puts two buttons beside each other in text, or all in a column.
    private func putButtons(inRow: Bool) {
        guard choices.subviews.isEmpty || inRow != isRow else { return }
        isRow = inRow
        for view in choices.subviews { view.removeFromSuperview() }
        guard inRow, let first = buttons.first, let last = buttons.last else {
            // Of two the one that cancels is the first beside the other, and the last below it.
            for button in isSideBySide ? buttons.reversed() : buttons {
                let isLast = endsWithCancel && button === buttons.last
                (isLast ? end : choices).addSubview(centered(button))
            }
            return
        }
        let row = RowView(frame: .zero)
        for view in [first, Spacer(frame: .zero), last] { row.addSubview(view) }
        choices.addSubview(row)
    }

    /// Whether two buttons have room beside each other in text.
    private func fitInRow(ofWidth width: Double, _ window: Window) -> Bool {
        let room = Size(width: .infinity, height: .infinity)
        let widths = buttons.map { window.measuring.size(of: $0, fitting: room).width }
        return widths.reduce(2 * RowView(frame: .zero).spacing, +) <= width
    }

    private func addText(_ text: String, _ font: Font, _ traits: AccessibilityTraits) {
        let label = Label(frame: .zero)
        label.text = text
        label.font = font
        label.textAlignment = .center
        label.numberOfLines = 0
        label.accessibilityTraits = traits
        labels.append(label)
    }

    private func button(of action: AlertAction, in alert: AlertController) -> Button {
        let button = Button(frame: .zero)
        button.title = action.title
        button.identifier = action.identifier
        button.isEnabled = action.isEnabled
        if action.style == .destructive { button.titleColor = .systemRed }
        let isPreferred = alert.preferredAction === action
        if isPreferred || action.style == .cancel {
            button.font = .system(size: 15, .bold)
            prominent.append(button)
        }
        button.addAction("touch", target: action, for: .touchUpInside) { action, _, _ in
            action.touch()
        }
        action.button = button
        return button
    }

    private func centered(_ button: Button) -> View {
        let row = RowView(frame: .zero)
        row.spacing = 0
        for view in [Spacer(frame: .zero), button, Spacer(frame: .zero)] { row.addSubview(view) }
        return row
    }

    override var arrangesSubviews: Bool { true }

    /// Puts what the box holds within its border.
    override func layoutSubviews() {
        guard let window else { return }
        let medium = window.layout.medium
        guard medium.readsFrames else { return placeOnScreen(of: window) }
        let border = self.border
        let width = max(0, min(Self.width, bounds.width) - border.left - border.right)
        if isSideBySide { putButtons(inRow: fitInRow(ofWidth: width, window)) }
        func height(of column: ColumnView) -> Double {
            let room = Size(width: width, height: .infinity)
            return window.measuring.size(of: column, fitting: room).height
        }
        let wanted = AlertHeights(texts: height(of: content), buttons: height(of: choices))
        let last = height(of: end)
        let room = bounds.height - border.top - border.bottom - last
        let fitted = wanted.fitted(in: room, of: medium)
        shown = [(content, fitted.texts), (choices, fitted.buttons), (end, last)]
        let free = max(0, room - fitted.texts - fitted.buttons)
        let x = medium.half(bounds.width - width, along: .horizontal)
        var y = (isSheet ? free : medium.half(free, along: .vertical)) + border.top
        for (column, part) in shown {
            column.place(in: Rect(x: x, y: y, width: width, height: height(of: column)))
            y += part
        }
    }

    /// Places the parts as on a phone.
    private func placeOnScreen(of window: Window) {
        if content.superview === self { dressForScreen() }
        var plan = AlertPlan(isSheet: isSheet, in: bounds.size)
        plan.add(labels, fields, measuring: window.measuring)
        let line = isSideBySide && plan.fits(buttons, in: window.layout.medium)
        // The one that cancels is the first of two beside each other, and else the last.
        let others = endsWithCancel ? buttons.dropLast() : buttons[...]
        plan.add(isSideBySide && !line ? others.reversed() : Array(others), areSideBySide: line)
        let insets = window.bounds.size.screenInsets
        let (above, below) = (max(8, insets?.top ?? 0), max(8, insets?.bottom ?? 0))
        plan.finish(
            with: endsWithCancel ? buttons.last : nil,
            in: bounds.height - above - below,
            of: window.layout.medium
        )
        let free = bounds.height - plan.height
        let origin = Point(
            x: (bounds.width - plan.width) / 2,
            y: isSheet ? free - below : max(above, free / 2)
        )
        plan = plan.moved(by: origin)
        for (view, rect, _) in plan.places { view.place(in: rect) }
        self.plan = plan
    }

    /// Takes the parts out of the lines that they have in text, and gives them the fonts of a screen.
    private func dressForScreen() {
        for column in [content, choices, end] { column.removeFromSuperview() }
        for view in labels + fields + buttons { addSubview(view) }
        for label in labels where isSheet {
            label.font = .system(size: 13, label === labels.first ? .semibold : .regular)
            label.textColor = .secondaryLabel
        }
        for button in buttons {
            let isProminent = prominent.contains { $0 === button }
            button.font = .system(size: isSheet ? 20 : 17, isProminent ? .semibold : .regular)
        }
    }

    /// Adds the boxes over the darkened screen.
    private func displayOnScreen(in rect: Rect, to builder: inout DisplayBuilder) {
        builder.add(.surface(.shade), at: rect)
        guard let plan = plan?.moved(by: rect.origin) else { return }
        for box in plan.boxes {
            builder.addSheet(in: box, radius: 14) { builder in
                for (number, region) in plan.regions.enumerated()
                where box.contains(region.origin) {
                    builder.clipping(to: region) { $0.addParts(of: plan, inRegion: number) }
                }
            }
        }
    }

    /// The width of alerts in text.
    private static let width = 272.0

    private var border: EdgeInsets {
        let metrics = (window?.layout.medium ?? TerminalMedium()).metrics
        let side = metrics.border + metrics.partGap
        return EdgeInsets(
            top: metrics.groupEdge,
            left: side,
            bottom: metrics.groupEdge,
            right: side
        )
    }

    override func display(in rect: Rect, to builder: inout DisplayBuilder) {
        guard builder.medium.readsFrames else { return displayOnScreen(in: rect, to: &builder) }
        let border = self.border
        var inside = builder.medium.place(of: content).offset(x: rect.minX, y: rect.minY)
        inside.size.height = shown.reduce(0) { $0 + $1.height }
        let box = Rect(
            x: inside.minX - border.left,
            y: inside.minY - border.top,
            width: inside.width + border.left + border.right,
            height: inside.height + border.top + border.bottom
        )
        builder.add(.blank, at: box)
        var line = box
        line.size.height = border.top
        builder.add(.rule(.cardEnd(isUpper: true)), at: line)
        line.origin.y = inside.maxY
        builder.add(.rule(.cardEnd(isUpper: false)), at: line)
        var sides = box
        sides.origin.y = inside.minY
        sides.size.height = inside.height
        builder.add(.rule(.cardSides), at: sides)
        builder.add(.content, at: box)
        for (column, height) in shown {
            var part = builder.medium.place(of: column).offset(x: rect.minX, y: rect.minY)
            part.size.height = height
            builder.clipping(to: part) { $0.add(column, inside: rect) }
        }
    }

    override func gives(_ axis: Axis, to subview: View) -> Bool { axis == .horizontal }
}

extension DisplayBuilder {
    /// Adds the texts or the buttons of an alert, and the lines above and between these.
    fileprivate mutating func addParts(of plan: AlertPlan, inRegion number: Int) {
        for (view, place, region) in plan.places where region == number { add(view, in: place) }
        guard number == 1 else { return }
        for line in plan.lines { add(.rule(.separator(nil)), at: line) }
    }
}
