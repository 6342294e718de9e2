import SceneText

/// The box of an alert, over the screen that it is about.
final class AlertView: View {
    private let content = ColumnView(frame: .zero)
    private let isSheet: Bool

    init(of alert: AlertController) {
        isSheet = alert.preferredStyle == .actionSheet
        super.init(frame: .zero)
        content.spacing = 0
        addSubview(content)
        if let title = alert.title { addText(title, .textStyle(.headline), .header) }
        if let message = alert.message { addText(message, .textStyle(.footnote), .staticText) }
        for field in alert.textFields ?? [] { content.addSubview(field) }
        let buttons = alert.shownActions.map { button(of: $0, in: alert) }
        guard alert.isSideBySide, let first = buttons.first, let last = buttons.last else {
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
        content.addSubview(label)
    }

    private func button(of action: AlertAction, in alert: AlertController) -> Button {
        let button = Button(frame: .zero)
        button.title = action.title
        button.identifier = action.identifier
        button.isEnabled = action.isEnabled
        if action.style == .destructive { button.titleColor = .systemRed }
        let isPreferred = alert.preferredAction === action
        if isPreferred || action.style == .cancel { button.font = .system(size: 15, .bold) }
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
        let border = self.border
        let medium = window.layout.medium
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

    /// The width of alerts on a phone.
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
        let border = self.border
        let inside = builder.medium.place(of: content).offset(x: rect.minX, y: rect.minY)
        let box = Rect(
            x: inside.minX - border.left,
            y: inside.minY - border.top,
            width: inside.width + border.left + border.right,
            height: inside.height + border.top + border.bottom
        )
        guard builder.medium.readsFrames else {
            builder.add(.surface(.shade), at: builder.list.clip)
            builder.addSheet(in: box, radius: 14) { builder in
                builder.add(.content, at: box)
                builder.addSubviews(of: self, in: rect)
            }
            return
        }
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
