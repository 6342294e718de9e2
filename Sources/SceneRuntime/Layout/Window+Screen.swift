import SceneText

extension Window {
    /// Makes a window of a screen in points, as a phone or a tablet has it.
    package static func screen(_ size: Size) -> Window {
        let window = Window(frame: .zero, measuring: LayoutEngine(medium: PointMedium()))
        window.place(in: Rect(origin: .zero, size: size))
        return window
    }

    /// The height of the status bar at the top of a screen.
    package var statusBarHeight: Double {
        let size = bounds.size
        if min(size.width, size.height) >= 744 { return 24 }
        guard size.height > size.width else { return 0 }
        return isTall ? 47 : 20
    }

    /// Phones without a button below the screen are twice as high as wide.
    private var isTall: Bool {
        let size = bounds.size
        return max(size.width, size.height) / max(1, min(size.width, size.height)) > 1.9
    }

    /// Keeps what the root controller shows clear of the status bar, and its bars of what is below.
    package func keepClearOfEdges() {
        guard !layout.medium.readsFrames else { return }
        var insets = EdgeInsets()
        // Frames are counted from the top of the screen.
        if rootViewController?.view.isPlacedByFrames != true { insets.top = statusBarHeight }
        if rootViewController is TabBarController, isTall {
            insets.bottom = bounds.height > bounds.width ? 34 : 21
        }
        contentInsets = insets
    }

    /// Makes the window as wide as it was high.
    package func turn() {
        place(in: Rect(x: 0, y: 0, width: bounds.height, height: bounds.width))
        keepClearOfEdges()
        setNeedsLayout()
    }
}
