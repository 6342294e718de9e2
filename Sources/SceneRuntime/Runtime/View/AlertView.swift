import SceneText

/// The box of an alert, over the screen that it is about.
final class AlertView: View {
    /// What holds the parts in text, line by line.
    private let content = ColumnView(frame: .zero)
    private let isSheet: Bool
    private let isSideBySide: Bool
    private var labels: [Label] = []
    private let fields: [TextField]
    private var buttons: [Button] = []

    /// Whether the last button of a sheet is that which cancels, and has a box of its own.
    private let endsWithCancel: Bool

    /// The buttons that stand out.
    private var prominent: [Button] = []

    /// Where everything is on a screen; nil in text.
    private var plan: AlertPlan?

    init(of alert: AlertController) {
        isSheet = alert.preferredStyle == .actionSheet
        isSideBySide = alert.isSideBySide
        fields = alert.textFields ?? []
        endsWithCancel = isSheet && alert.shownActions.last?.style == .cancel
        super.init(frame: .zero)
        content.spacing = 0
        addSubview(content)
        if let title = alert.title { addText(title, .textStyle(.headline), .header) }
        if let message = alert.message { addText(message, .textStyle(.footnote), .staticText) }
        buttons = alert.shownActions.map { button(of: $0, in: alert) }
        for view in labels + fields { content.addSubview(view) }
        guard isSideBySide, let first = buttons.first, let last = buttons.last else {
            for button in buttons { content.addSubview(centered(button)) }
            return
        }
        let row = RowView(frame: .zero)
        for view in [first, Spacer(frame: .zero), last] { row.addSubview(view) }
        content.addSubview(row)
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
        let width = min(Self.width, bounds.width) - border.left - border.right
        let height = window.measuring.size(
            of: content,
            fitting: Size(width: max(0, width), height: .infinity)
        ).height
        let free = bounds.height - height - border.top - border.bottom
        let top = isSheet ? free : medium.half(free, along: .vertical)
        content.place(
            in: Rect(
                x: medium.half(bounds.width - width, along: .horizontal),
                y: max(0, top) + border.top,
                width: max(0, width),
                height: height
            )
        )
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
        if endsWithCancel, let cancel = buttons.last { plan.add(below: cancel) }
        let below = max(8, window.bounds.size.screenInsets?.bottom ?? 0)
        let free = bounds.height - plan.height
        let origin = Point(
            x: (bounds.width - plan.width) / 2,
            // Of a sheet that is too high the lower end shows, where the button is that cancels.
            y: isSheet ? free - below : max(0, free / 2)
        )
        plan = plan.moved(by: origin)
        for (view, rect) in plan.places { view.place(in: rect) }
        self.plan = plan
    }

    /// Takes the parts out of the lines that they have in text, and gives them the fonts of a screen.
    private func dressForScreen() {
        content.removeFromSuperview()
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
                for (view, place) in plan.places where box.contains(place.origin) {
                    builder.add(view, in: place)
                }
                for line in plan.lines where box.contains(line.origin) {
                    builder.add(.rule(.separator(nil)), at: line)
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
        let inside = builder.medium.place(of: content).offset(x: rect.minX, y: rect.minY)
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
        builder.addSubviews(of: self, in: rect)
    }

    override func gives(_ axis: Axis, to subview: View) -> Bool { axis == .horizontal }
}
