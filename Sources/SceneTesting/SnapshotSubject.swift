public import SceneKitLite
public import SceneRuntime

/// Something that can be drawn and compared with what is recorded.
#if MainActor
    @MainActor
#endif
public protocol SnapshotSubject {
    /// Draws it; without a width, as wide as the window that it is in, or as a phone.
    func snapshot(in format: SnapshotFormat, width: Int?) -> String

    /// The player of a test's steps on it; nil if steps make no sense for it.
    func player() -> ScenePlayer?
}

extension SnapshotSubject {
    /// By itself nothing can be done to it.
    public func player() -> ScenePlayer? { nil }
}

extension ViewController: SnapshotSubject {
    /// Draws what the controller shows, as the root of a window of its own unless it is in one.
    public func snapshot(in format: SnapshotFormat, width: Int?) -> String {
        shown(in: format).drawn(in: format, width: width)
    }

    /// A player of the window that the controller is in, or of one of its own.
    public func player() -> ScenePlayer? { ScenePlayer(shown(in: .text)) }

    private func shown(in format: SnapshotFormat) -> Window {
        let window = view.window ?? .phone(for: format)
        if window.rootViewController == nil {
            window.keepClearOfEdges(for: self)
            window.rootViewController = self
        }
        return window
    }
}

extension View: SnapshotSubject {
    /// Draws a window, or a view in the size that it takes; a cell is as wide as a phone.
    public func snapshot(in format: SnapshotFormat, width: Int?) -> String {
        if let window = (self as? Window) ?? window {
            return window.drawn(in: format, width: width)
        }
        let controller = ViewController()
        controller.view = self
        let window = Window.phone(for: format)
        if let width { window.resize(columns: width) }
        window.rootViewController = controller
        window.fit(self, keepsWidth: width != nil || fillsWidth)
        return window.drawn(in: format, width: nil)
    }

    /// Whether the view has no width of its own, as a row of a table has none.
    private var fillsWidth: Bool { self is TableViewCell || self is TableViewHeaderFooterView }

    /// A player of the window that the view is, or is in.
    public func player() -> ScenePlayer? {
        ((self as? Window) ?? window).map { ScenePlayer($0) }
    }
}

extension ScenePlayer: SnapshotSubject {
    /// Draws what the scene has come to.
    public func snapshot(in format: SnapshotFormat, width: Int?) -> String {
        window.drawn(in: format, width: width)
    }

    /// The player itself.
    public func player() -> ScenePlayer? { self }
}

extension String: SnapshotSubject {
    /// The string itself, whatever the format.
    public func snapshot(in format: SnapshotFormat, width: Int?) -> String { self }
}

extension Window {
    /// A window of a phone; for SVG one that is laid out in points.
    fileprivate static func phone(for format: SnapshotFormat) -> Window {
        let size = ScreenSize.phone
        return format == .svg
            ? .screen(size.points) : .terminal(columns: size.columns, lines: size.lines)
    }

    /// Makes the window as large as a view in it takes.
    fileprivate func fit(_ view: View, keepsWidth: Bool) {
        layoutIfNeeded()
        let room = bounds.inset(by: contentInsets).size
        let own = view.hasOwnFrame ? view.frame.size : nil
        let width = keepsWidth ? room.width : min(room.width, own?.width ?? natural(view).width)
        let fitted = measuring.size(of: view, fitting: Size(width: width, height: .infinity))
        let height = own?.height ?? fitted.height
        // A view that fills what it gets, such as a table, gets a phone.
        guard width > 0, height > 0, height.isFinite, !(view is ScrollView) else { return }
        place(
            in: Rect(
                x: 0,
                y: 0,
                width: width + contentInsets.left + contentInsets.right,
                height: height + contentInsets.top + contentInsets.bottom
            )
        )
    }

    private func natural(_ view: View) -> Size {
        measuring.size(of: view, fitting: Size(width: .infinity, height: .infinity))
    }

    fileprivate func drawn(in format: SnapshotFormat, width: Int?) -> String {
        guard let width else { return ScreenRenderer(format).render(self) }
        let before = frame
        // The next one sees the window as it was.
        defer { place(in: before) }
        resize(columns: width)
        return ScreenRenderer(format).render(self)
    }
}
