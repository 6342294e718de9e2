package import SceneText

/// A screen as a medium: a third of a point is its grid, and things are as large as they are on a phone.
package nonisolated final class PointMedium: Medium {
    package let unit = Size(width: 1.0 / 3, height: 1.0 / 3)

    /// What the parts of a screen take.
    package let metrics: LayoutMetrics

    /// Frames are kept as they are.
    package let readsFrames = false

    /// Makes the medium of a screen.
    package init(screen: Size) { metrics = .screen(screen) }

    /// The system's margin beside what a screen shows, on each side.
    package static func margin(ofScreen width: Double) -> Double { width < 414 ? 16 : 20 }

    package func gap(_ points: Double, along axis: Axis) -> Double {
        snapped(points, along: axis)
    }

    package func size(
        of text: String,
        parts: [AttributedText.Run],
        style: TextBlock.Style,
        font: Font,
        width: Double?
    ) -> Size {
        let set = PointText(text, parts: parts, style: style, font: font, width: width)
        let size = set.size
        return Size(
            width: (size.width * 3).rounded(.up) / 3,
            height: (size.height * 3).rounded(.up) / 3
        )
    }

    package func width(of text: String, font: Font?) -> Double {
        SystemFont.width(of: text, font: font ?? .textStyle(.body))
    }

    package func size(of widget: Widget, font: Font?) -> Size {
        switch widget {
        case .image(let name, _): name == nil ? .zero : Size(width: 24, height: 24)
        case .button(let face): size(of: face, font)
        case .toggle: Size(width: 51, height: 31)
        case .slider: Size(width: 118, height: 34)
        case .stepper: Size(width: 94, height: 32)
        case .segments(let segments, _):
            Size(
                width: Double(segments.count) * ((segments.map { width(of: $0) }.max() ?? 0) + 24),
                height: 32
            )
        case .progress: Size(width: 118, height: 4)
        case .activity(let isLarge):
            isLarge ? Size(width: 37, height: 37) : Size(width: 20, height: 20)
        case .pages(let count, _): Size(width: Double(count) * 16, height: 26)
        case .field(let field):
            size(of: field, font)
        case .search(_, _, let prompt, _, _): Size(width: 200, height: prompt.isEmpty ? 56 : 75)
        case .choice(_, _, let picker): size(of: picker)
        }
    }

    private func width(of segment: Widget.Segment) -> Double {
        segment.image == nil
            ? width(of: segment.title, font: .system(size: 13, .regular))
            : size(of: .image(segment.image), font: nil).width
    }

    private func size(of field: Widget.Field, _ font: Font?) -> Size {
        let text = width(of: field.text.isEmpty ? field.placeholder : field.text, font: font)
        let line = SystemFont.lineHeight(of: font ?? .textStyle(.body))
        guard field.border != .none else {
            return Size(width: max(97, text), height: line.rounded(.up))
        }
        return Size(width: max(97, text + 14), height: max(34, line + 12))
    }

    private func size(of picker: Widget.Picker) -> Size {
        switch picker {
        case .pills(let titles):
            let widths = titles.map { width(of: $0, font: nil) + 24 }
            let gaps = 8 * Double(max(0, titles.count - 1))
            return Size(width: widths.reduce(gaps, +), height: 34)
        case .wheels: return Size(width: 320, height: 216)
        case .month(_, let time): return Size(width: 320, height: time == nil ? 320 : 364)
        }
    }

    private func size(of face: Widget.Face, _ font: Font?) -> Size {
        let (title, image) = (face.titleWithPicture, face.pictureWithRoom)
        let margins = face.margins
        let across = margins.left + margins.right
        guard !title.isEmpty || image != nil else {
            return face.type.hasSign ? Size(width: max(0, 24 + across), height: 24) : .zero
        }
        let picture: Double = image == nil ? 0 : title.isEmpty ? 24 : 24 + face.gap
        let line = SystemFont.lineHeight(of: font ?? .textStyle(.body))
        // Insets take the place of the usual space above and below.
        let usual: Double = face.configuration == nil ? 12 : 14
        let down = face.hasOwnMargins ? margins.top + margins.bottom : usual
        return Size(
            width: max(0, width(of: title, font: font) + picture + across),
            height: max(0, line + down)
        )
    }

    package func leastWidth(of widget: Widget, font: Font?) -> Double {
        let width = size(of: widget, font: font).width
        return switch widget {
        case .toggle, .stepper, .activity, .image: width
        default: min(44, width)
        }
    }
}

nonisolated extension LayoutMetrics {
    /// What the parts of a screen take.
    fileprivate static func screen(_ size: Size) -> LayoutMetrics {
        let margin = PointMedium.margin(ofScreen: size.width)
        let hairline = 1.0 / 3
        var metrics = LayoutMetrics()
        metrics.line = 20 + hairline
        metrics.rowHeight = 43 + 2 * hairline
        metrics.barRule = hairline
        metrics.bars = BarMetrics()
        metrics.bars.dividerWidth = hairline
        metrics.separator = hairline
        metrics.separatorInset = margin
        metrics.border = 0
        metrics.groupEdge = hairline
        metrics.sectionSpacing.top = 17 + hairline
        metrics.sectionSpacing.withoutHeader = 18
        metrics.sectionSpacing.withoutFooter = 18
        metrics.sectionSpacing.between = 0
        metrics.headPadding = 7
        metrics.groupHeadPadding = 15 + hairline
        metrics.cellPadding = 11
        metrics.cardInset = margin
        metrics.sectionIndex = 16
        metrics.mark = 24
        metrics.markGap = 16
        metrics.frame = .zero
        metrics.cellMargin = margin
        metrics.partGap = 16
        // As Interface Builder records them.
        metrics.disclosure = margin + 10 + hairline
        metrics.side = size.screenInsets?.side ?? 0
        metrics.hasWideTabs = size.isPhoneOnItsSide || size.isTablet
        if size.isTablet {
            metrics.bars.navigationBarHeight = 50
            metrics.bars.toolbarHeight = 50
            metrics.bars.tabBarHeight = 50
        }
        if size.isPhoneOnItsSide {
            // There is no room for a line of its own.
            metrics.bars.largeTitleHeight = 0
            if size.isSmallPhoneOnItsSide {
                metrics.bars.navigationBarHeight = 32
                metrics.bars.toolbarHeight = 32
                metrics.bars.tabBarHeight = 32
            }
        }
        return metrics
    }
}
