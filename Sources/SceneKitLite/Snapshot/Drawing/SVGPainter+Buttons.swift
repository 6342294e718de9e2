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
        let radius = face.cornerStyle.radius(in: rect)
        paint(ground, tint, radius, isEnabled: ink.isEnabled, in: rect)
        let usual: Color = ground == .filled || ground == .pressed ? .white : tint
        let color = ink.isEnabled ? ink.color ?? usual : .tertiaryLabel
        // The picture of a configuration has the colour of its title.
        let imageTint =
            face.configuration != nil ? color : ink.isEnabled ? usual : .tertiaryLabel
        if let background = face.background {
            paintBackground(background, of: face, imageTint, isEnabled: ink.isEnabled, in: rect)
        } else if face.title.isEmpty, face.image == nil {
            return paintSign(of: face.type, palette.css(color), in: rect)
        }
        let room = rect.inset(by: face.margins)
        paintContent(of: face, ink, (title: color, image: imageTint), in: room)
    }

    private mutating func paint(
        _ ground: Ground,
        _ tint: Color,
        _ radius: Double,
        isEnabled: Bool,
        in rect: Rect
    ) {
        let fill = palette.css(isEnabled && ground != .gray ? tint : .tertiarySystemFill)
        switch ground {
        case .none: break
        case .tinted where isEnabled: svg.rect(rect, fill: fill, radius: radius, opacity: 0.15)
        case .gray, .tinted, .filled: svg.rect(rect, fill: fill, radius: radius)
        case .pressed:
            svg.rect(rect, fill: fill, radius: radius)
            svg.rect(rect, fill: palette.css(.black), radius: radius, opacity: 0.15)
        }
    }

    /// Paints the picture that fills the button; one that is not there is a frame around what is in front of it.
    private mutating func paintBackground(
        _ name: String,
        of face: Widget.Face,
        _ tint: Color,
        isEnabled: Bool,
        in rect: Rect
    ) {
        let isAlone = face.title.isEmpty && face.image == nil
        if isAlone || image(name) != nil || SymbolShapes.shape(name) != nil {
            paintImage(name, .scaleToFill, tint: tint, isEnabled: isEnabled, in: rect)
        } else if rect.width >= 1, rect.height >= 1 {
            let edge = rect.insetBy(dx: 0.5, dy: 0.5)
            svg.outline(edge, radius: 4, stroke: palette.css(.systemGray2))
        }
    }

    /// Paints the picture and the title beside it, where the alignment has them.
    ///
    /// As in UIKit, the title has the room within its insets that the picture leaves, and the insets of the picture
    /// move nothing else.
    private mutating func paintContent(
        of face: Widget.Face,
        _ ink: DisplayItem.Ink,
        _ colors: (title: Color, image: Color),
        in rect: Rect
    ) {
        let font = ink.font ?? .textStyle(.body)
        let place = face.arrangement
        // A line has the height of its font, wherever it is.
        let inner = rect.inset(by: place.titleInsets ?? .zero)
        var room = place.vertical.place(SystemFont.lineHeight(of: font), in: inner)
        let words = face.titleWithPicture
        if let image = face.image {
            let side = min(24, rect.height)
            let title = words.isEmpty ? 0 : face.gap + SystemFont.width(of: words, font: font)
            let free = max(0, rect.width - side - title)
            let x = rect.minX + place.horizontal.start(in: free)
            let box = place.vertical.place(side, in: rect)
            let moved = place.horizontal.moved(place.imageInsets)
            paintImage(
                image,
                .scaleAspectFit,
                tint: colors.image,
                isEnabled: ink.isEnabled,
                in: Rect(
                    x: x,
                    y: box.minY + (box.height - side) / 2,
                    width: side,
                    height: side
                ).offsetBy(dx: moved.x, dy: moved.y)
            )
            room.origin.x += side + face.gap
            room.size.width = max(0, room.width - side - face.gap)
        }
        paint(
            words,
            font: font,
            style: .init(
                lineBreakMode: .byTruncatingMiddle,
                alignment: place.horizontal.textAlignment
            ),
            fill: palette.css(colors.title),
            in: room
        )
    }

    /// Paints what a button of some type shows where it has neither title nor picture.
    private mutating func paintSign(of type: Button.ButtonType, _ color: String, in rect: Rect) {
        let middle = rect.minY + rect.height / 2
        switch type {
        case .custom, .system, .barItem: break
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

nonisolated extension Button.CornerStyle {
    /// The radius of the corners of a rectangle.
    fileprivate func radius(in rect: Rect) -> Double {
        switch self {
        case .small: 4
        case .dynamic, .fixed, .medium: 6
        case .large: 9
        case .capsule: min(rect.width, rect.height) / 2
        }
    }
}

nonisolated extension Button.ContentHorizontalAlignment {
    fileprivate var textAlignment: TextAlignment {
        switch self {
        case .left, .leading, .fill: .left
        case .right, .trailing: .right
        case .center: .center
        }
    }

    /// Where content begins that leaves some room.
    fileprivate func start(in free: Double) -> Double {
        switch textAlignment {
        case .right: free
        case .center: free / 2
        default: 0
        }
    }

    /// How far insets move what is placed so: in the middle half of what they differ by.
    fileprivate func moved(_ insets: EdgeInsets?) -> Point {
        guard let insets else { return .zero }
        let x: Double =
            switch textAlignment {
            case .right: -insets.right
            case .center: (insets.left - insets.right) / 2
            default: insets.left
            }
        return Point(x: x, y: (insets.top - insets.bottom) / 2)
    }
}

nonisolated extension Button.ContentVerticalAlignment {
    /// The part of a room for something of a height; in the middle it is the whole room.
    fileprivate func place(_ height: Double, in room: Rect) -> Rect {
        var place = room
        switch self {
        case .center, .fill: return room
        case .top: break
        case .bottom: place.origin.y = max(room.minY, room.maxY - height)
        }
        place.size.height = min(height, room.height)
        return place
    }
}
