import SceneText

extension Window {
    /// Makes a window of a screen in points, as a phone or a tablet has it.
    package static func screen(_ size: Size) -> Window {
        let medium = PointMedium(width: size.width)
        let window = Window(frame: .zero, measuring: LayoutEngine(medium: medium))
        window.place(in: Rect(origin: .zero, size: size))
        return window
    }

    /// The height of the status bar at the top of a screen; what is drawn by itself, such as a cell, has none.
    package var statusBarHeight: Double {
        let size = bounds.size
        guard size.isOfScreen else { return 0 }
        if min(size.width, size.height) >= 744 { return 24 }
        guard size.height > size.width else { return 0 }
        return isTall ? 47 : 20
    }

    /// Phones without a button below the screen are twice as high as wide.
    private var isTall: Bool {
        let size = bounds.size
        return max(size.width, size.height) / max(1, min(size.width, size.height)) > 1.9
    }

    /// Keeps what a root controller shows clear of the status bar, and its bars of what is below.
    package func keepClearOfEdges(for root: ViewController?) {
        guard !layout.medium.readsFrames else { return }
        var insets = EdgeInsets()
        // Frames are counted from the top of the screen, but bars are below it.
        if let view = root?.view, view is ControllerContainerView || !view.isPlacedByFrames {
            insets.top = statusBarHeight
        }
        if root is TabBarController, isTall {
            insets.bottom = bounds.height > bounds.width ? 34 : 21
        }
        contentInsets = insets
    }

    /// Makes the window as wide as it was high.
    package func turn() {
        let size = Size(width: bounds.height, height: bounds.width)
        if layout.medium is PointMedium { layout.medium = PointMedium(width: size.width) }
        place(in: Rect(origin: .zero, size: size))
        keepClearOfEdges(for: rootViewController)
        setNeedsLayout()
    }
}

extension View {
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

nonisolated extension Size {
    /// Whether it is that of a phone's or a tablet's screen, upright or on its side.
    fileprivate var isOfScreen: Bool {
        let (short, long) = (min(width, height), max(width, height))
        return Self.screens.contains { $0 == (short, long) }
    }

    private static var screens: [(Double, Double)] {
        [
            (320, 480), (320, 568), (375, 667), (414, 736), (375, 812), (360, 780), (414, 896),
            (390, 844), (393, 852), (402, 874), (428, 926), (430, 932), (440, 956), (744, 1133),
            (768, 1024), (810, 1080), (820, 1180), (834, 1112), (834, 1194), (834, 1210),
            (1024, 1366), (1032, 1376),
        ]
    }
}
