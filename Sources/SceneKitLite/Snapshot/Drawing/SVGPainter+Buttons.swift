import SceneRuntime
import SceneText

/// Buttons, with what their configurations put behind them.
extension SVGPainter {
    /// What is behind the title of a button.
    fileprivate enum Ground {
        case none
        case gray

        /// The tint, so faint that a title in the tint can be read on it.
        case tinted

        /// The tint, behind a white title.
        case filled

        /// The tint under a shadow.
        case pressed
    }

    mutating func paint(_ face: Widget.Face, _ ink: DisplayItem.Ink, in rect: Rect) {
        let tint = ink.tint ?? .systemBlue
        let ground = face.ground
        paint(ground, tint, isEnabled: ink.isEnabled, in: rect)
        let usual: Color = ground == .filled || ground == .pressed ? .white : tint
        let color = ink.isEnabled ? ink.color ?? usual : .tertiaryLabel
        if face.title.isEmpty, face.image == nil {
            return paintSign(of: face.type, palette.css(color), in: rect)
        }
        let padding: Double = face.configuration == nil ? 0 : 12
        paintContent(of: face, ink, color, in: rect.inset(left: padding, right: padding))
    }

    private mutating func paint(
        _ ground: Ground,
        _ tint: Color,
        isEnabled: Bool,
        in rect: Rect
    ) {
        let fill = palette.css(isEnabled && ground != .gray ? tint : .tertiarySystemFill)
        switch ground {
        case .none: break
        case .tinted where isEnabled: svg.rect(rect, fill: fill, radius: 6, opacity: 0.15)
        case .gray, .tinted, .filled: svg.rect(rect, fill: fill, radius: 6)
        case .pressed:
            svg.rect(rect, fill: fill, radius: 6)
            svg.rect(rect, fill: palette.css(.black), radius: 6, opacity: 0.15)
        }
    }

    /// Paints the picture and the title beside it, in the middle of the button.
    private mutating func paintContent(
        of face: Widget.Face,
        _ ink: DisplayItem.Ink,
        _ color: Color,
        in rect: Rect
    ) {
        let font = ink.font ?? .textStyle(.body)
        var room = rect
        if let image = face.image {
            let side = min(24, rect.height)
            let title = face.title.isEmpty ? 0 : 6 + SystemFont.width(of: face.title, font: font)
            let x = rect.minX + max(0, rect.width - side - title) / 2
            paintImage(
                image,
                .scaleAspectFit,
                tint: color,
                isEnabled: ink.isEnabled,
                in: Rect(x: x, y: rect.minY + (rect.height - side) / 2, width: side, height: side)
            )
            let start = min(rect.maxX, x + side + 6)
            room = Rect(
                x: start,
                y: rect.minY,
                width: min(rect.maxX - start, max(0, title - 6) + 0.5),
                height: rect.height
            )
        }
        paint(
            face.title,
            font: font,
            style: .init(alignment: .center),
            fill: palette.css(color),
            in: room
        )
    }

    /// Paints what a button of some type shows where it has neither title nor picture.
    private mutating func paintSign(of type: Button.ButtonType, _ color: String, in rect: Rect) {
        let middle = rect.minY + rect.height / 2
        switch type {
        case .custom, .system: break
        case .close:
            svg.path(
                "M\(n(rect.minX + 6)) \(n(middle - 6))l12 12m0 -12l-12 12",
                stroke: color,
                width: 2
            )
        case .contactAdd:
            svg.circle(x: rect.minX + 12, y: middle, radius: 10, fill: "none", stroke: color)
            svg.path("M\(n(rect.minX + 7)) \(n(middle))h10m-5 -5v10", stroke: color, width: 1.6)
        case .detailDisclosure, .infoLight, .infoDark:
            svg.circle(x: rect.minX + 12, y: middle, radius: 10, fill: "none", stroke: color)
            svg.path("M\(n(rect.minX + 12)) \(n(middle - 1))v6", stroke: color, width: 2)
            svg.circle(x: rect.minX + 12, y: middle - 4.5, radius: 1.2, fill: color)
        }
    }
}

extension Widget.Face {
    /// What is behind the title; selected, what had little behind it has more.
    fileprivate var ground: SVGPainter.Ground {
        switch configuration {
        // UIKit's older buttons of the system are filled while they are selected, others as they are.
        case nil: isSelected && type != .custom ? .filled : .none
        case .plain, .borderless: isSelected ? .tinted : .none
        case .gray, .bordered: isSelected ? .filled : .gray
        case .tinted, .borderedTinted: isSelected ? .filled : .tinted
        case .filled, .borderedProminent: isSelected ? .pressed : .filled
        }
    }
}
