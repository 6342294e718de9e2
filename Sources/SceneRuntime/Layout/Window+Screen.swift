package import SceneText

extension Window {
    /// Makes a window of a screen in points, as a phone or a tablet has it.
    package static func screen(_ size: Size) -> Window {
        let medium = PointMedium(screen: size)
        let window = Window(frame: .zero, measuring: LayoutEngine(medium: medium))
        window.place(in: Rect(origin: .zero, size: size))
        return window
    }

    /// The height of the status bar at the top of a screen; what is drawn by itself, such as a cell, has none.
    package var statusBarHeight: Double {
        bounds.size.screenInsets?.top ?? 0
    }

    /// Whether the screen has room for a sheet beside what is below it.
    private var isTablet: Bool {
        !layout.medium.readsFrames && bounds.size.isTablet
    }

    /// Where a controller is that is presented over a part of a tablet's screen; nil for one that covers it.
    func sheet(of controller: ViewController) -> Rect? {
        guard isTablet, controller.presenting != nil, !controller.coversPart else { return nil }
        // A picture of all that scrolls is higher than a screen, and its sheets are as well.
        let height = bounds.size.isOfScreen ? 0 : bounds.height - 2 * Self.sheetMargin
        switch controller.modalPresentationStyle {
        case .automatic, .pageSheet:
            return middle(Size(width: 704, height: bounds.height - 2 * Self.sheetMargin))
        case .formSheet: return middle(Size(width: 540, height: max(620, height)))
        case .popover:
            let size = Size(width: 320, height: max(480, height))
            return controller.popoverSource.map { place(of: size, beside: $0) } ?? middle(size)
        default: return nil
        }
    }

    /// The space above and below a sheet that is as high as it can be.
    private static var sheetMargin: Double { 44 }

    /// A rectangle in the middle of the screen, at most as large as the screen leaves room for.
    private func middle(_ size: Size) -> Rect {
        let width = min(size.width, bounds.width - 2 * Self.sheetMargin)
        let height = min(size.height, bounds.height - 2 * Self.sheetMargin)
        return Rect(
            x: (bounds.width - width) / 2,
            y: (bounds.height - height) / 2,
            width: width,
            height: height
        )
    }

    /// A rectangle below a place or above it, wherever there is more room, and within the screen.
    private func place(of size: Size, beside source: Rect) -> Rect {
        let gap = 8.0
        let above = source.minY - statusBarHeight - 2 * gap
        let below = bounds.height - source.maxY - 2 * gap
        let height = max(0, min(size.height, max(above, below)))
        let isBelow = below >= min(size.height, above)
        let x = source.midX - size.width / 2
        return Rect(
            x: max(gap, min(x, bounds.width - size.width - gap)),
            y: isBelow ? source.maxY + gap : source.minY - gap - height,
            width: size.width,
            height: height
        )
    }

    /// Keeps what a root controller shows clear of the status bar, and its bars of what is below.
    package func keepClearOfEdges(for root: ViewController?) {
        guard !layout.medium.readsFrames else { return }
        var insets = EdgeInsets()
        // Frames are counted from the top of the screen, but bars are below it.
        if let view = root?.view, view is ControllerContainerView || !view.isPlacedByFrames {
            insets.top = statusBarHeight
        }
        contentInsets = insets
        indicatorHeight = bounds.size.screenInsets?.bottom ?? 0
    }

    /// How far the places of the camera and of round corners reach into a part of the window, on a phone on its side.
    func sides(of part: Rect) -> EdgeInsets {
        let side = layout.medium.metrics.side
        guard side > 0 else { return .zero }
        return EdgeInsets(
            left: max(0, side - part.minX),
            right: max(0, part.maxX - (bounds.width - side))
        )
    }

    /// Places what fills the window again where it ends above the home indicator now and did not before, or
    /// the other way round.
    func followIndicator() {
        guard indicatorHeight > 0 else { return }
        let isOutdated = subviews.contains { view in
            guard let controller = view.viewController, sheet(of: controller) == nil else {
                return false
            }
            return view.frame != contentRect(for: controller)
        }
        if isOutdated { setNeedsLayout() }
    }

    /// Makes the window as wide as it was high.
    package func turn() {
        show(onScreenOf: Size(width: bounds.height, height: bounds.width))
    }

    /// Makes the window one of a screen of another size.
    package func show(onScreenOf size: Size) {
        if layout.medium is PointMedium { layout.medium = PointMedium(screen: size) }
        place(in: Rect(origin: .zero, size: size))
        keepClearOfEdges(for: rootViewController)
        setNeedsLayout()
    }
}

extension ViewController {
    /// Where on the screen the view or the item of a bar is that a popover came from; nil if nothing says it.
    var popoverSource: Rect? {
        guard modalPresentationStyle == .popover, let presenting else { return nil }
        if let view = presentationSender as? View, view.window != nil {
            return view.convert(view.bounds, to: view.window)
        }
        guard let item = presentationSender as? BarButtonItem, let window = presenting.hostWindow
        else { return nil }
        let screen = presenting.filling
        let isLeft = screen?.navigationItem.leftBarButtonItems.contains { $0 === item } == true
        let isBelow = screen?.toolbarItems.contains { $0 === item } == true
        return Rect(
            x: isLeft ? 0 : window.bounds.width - 60,
            y: isBelow ? window.bounds.height - 44 : window.statusBarHeight,
            width: 60,
            height: 44
        )
    }

    /// The controller that fills the screen within those that have bars around it; nil if there are several.
    private var filling: ViewController? {
        var controller = self
        while controller.view is ControllerContainerView {
            let children = controller.visibleChildren
            guard children.count == 1, let child = children.first else { return nil }
            controller = child
        }
        return controller
    }

    /// The colour of the view that fills the screen, without bars; nil if there are several, or it has none.
    ///
    /// A view with an alpha shows its colour by itself, with what is in it.
    package var screenColor: Color? {
        filling.flatMap { $0.coversPart || $0.view.alpha < 1 ? nil : $0.view.backgroundColor }
    }
}

extension View {
    /// Whether the view ends above the home indicator: what scrolls, and what has frames, goes on below it.
    var isClearOfIndicator: Bool { arrangesSubviews && !(self is ScrollView) }

    /// Whether the view keeps clear of the sides of a phone on its side; bars go on below them.
    var isClearOfSides: Bool { isClearOfIndicator && !(self is ControllerContainerView) }

    /// How far what is at the sides of the screen reaches into the view.
    var coveredSides: EdgeInsets {
        guard let window, window.layout.medium.metrics.side > 0 else { return .zero }
        return window.sides(of: convert(bounds, to: window))
    }

    /// Says that the frames in the view are written for the size that it has now.
    package func noteDesignSize() { framing.designSize = bounds.size }

    /// Whether frames in the view are written for a certain size.
    var isDesigned: Bool { framing.designSize != nil && isPlacedByFrames }

    /// Whether the frames in the view are counted from the top of the screen, so that bars are in front of it.
    var reachesUnderBars: Bool {
        guard let size = framing.designSize, isPlacedByFrames else { return false }
        return size.isOfScreen || size == Size(width: 600, height: 600)
    }
}

/// What is at the edges of a screen, and not for what is on it.
nonisolated struct ScreenInsets {
    /// The height of the status bar.
    var top: Double

    /// The height of the place of the home indicator.
    var bottom: Double

    /// The width of what the camera and the round corners take at either side of a phone on its side.
    var side = 0.0

    /// Where content began on the first phones of a kind, whose status bars were lower.
    var clearTop: Double { min(top, 44) }
}

nonisolated extension Size {
    /// What is at the edges of a screen of this size; nil if it is none.
    var screenInsets: ScreenInsets? {
        guard let screen else { return nil }
        let isUpright = height > width
        if isTablet { return ScreenInsets(top: screen.top, bottom: screen.hasButton ? 0 : 20) }
        guard !screen.hasButton else { return ScreenInsets(top: isUpright ? 20 : 0, bottom: 0) }
        return ScreenInsets(
            top: isUpright ? screen.top : 0,
            bottom: isUpright ? 34 : 21,
            side: isUpright ? 0 : screen.top
        )
    }

    /// Whether the size is that of a phone's screen on its side.
    var isPhoneOnItsSide: Bool { isOfScreen && !isTablet && width > height }

    /// Whether it is one that is too small for two columns, and for bars as they are upright.
    var isSmallPhoneOnItsSide: Bool { isPhoneOnItsSide && height < 414 }

    /// Whether the size has room for two columns, whichever way the screen is held.
    package var isTablet: Bool { min(width, height) >= 744 }

    /// Whether it is that of a phone's or a tablet's screen, upright or on its side.
    fileprivate var isOfScreen: Bool { screen != nil }

    private var screen: Screen? {
        let (short, long) = (min(width, height), max(width, height))
        return Screen.all.first { $0.short == short && $0.long == long }
    }
}

/// A screen that phones or tablets have.
private nonisolated struct Screen {
    let short: Double
    let long: Double

    /// The height of the status bar on the upright screen.
    let top: Double

    /// Whether a button is below the screen, and no home indicator on it.
    var hasButton = false

    static let all = [
        Screen(short: 320, long: 480, top: 20, hasButton: true),
        Screen(short: 320, long: 568, top: 20, hasButton: true),
        Screen(short: 375, long: 667, top: 20, hasButton: true),
        Screen(short: 414, long: 736, top: 20, hasButton: true),
        // The small phones of 2020 and 2021 say so too, and have 50.
        Screen(short: 375, long: 812, top: 44),
        Screen(short: 360, long: 780, top: 50),
        Screen(short: 414, long: 896, top: 48),
        Screen(short: 390, long: 844, top: 47),
        Screen(short: 428, long: 926, top: 47),
        Screen(short: 393, long: 852, top: 59),
        Screen(short: 430, long: 932, top: 59),
        Screen(short: 402, long: 874, top: 62),
        Screen(short: 440, long: 956, top: 62),
        Screen(short: 420, long: 912, top: 68),
        Screen(short: 768, long: 1024, top: 20, hasButton: true),
        Screen(short: 810, long: 1080, top: 20, hasButton: true),
        Screen(short: 834, long: 1112, top: 20, hasButton: true),
        Screen(short: 744, long: 1133, top: 24),
        Screen(short: 820, long: 1180, top: 24),
        Screen(short: 834, long: 1194, top: 24),
        Screen(short: 834, long: 1210, top: 24),
        Screen(short: 1024, long: 1366, top: 24),
        Screen(short: 1032, long: 1376, top: 24),
    ]
}
