public import SceneKitLite
public import SceneRuntime

/// Something that can be drawn and compared with what is recorded.
#if MainActor
    @MainActor
#endif
public protocol SnapshotSubject {
    /// Draws it; without a width, as wide as the window that it is in, or as a phone.
    func snapshot(in format: SnapshotFormat, width: Int?) -> String

    /// Draws it as options ask; by itself it knows of a width and of what is replaced.
    func snapshot(in format: SnapshotFormat, options: SnapshotOptions) -> String

    /// The player of a test's steps on it; nil if steps make no sense for it.
    func player() -> ScenePlayer?
}

extension SnapshotSubject {
    /// By itself nothing can be done to it.
    public func player() -> ScenePlayer? { nil }

    /// Draws it at the width of the options, and replaces what they say.
    public func snapshot(in format: SnapshotFormat, options: SnapshotOptions) -> String {
        options.redacted(snapshot(in: format, width: options.width), in: format)
    }
}

extension ViewController: SnapshotSubject {
    /// Draws what the controller shows, as the root of a window of its own unless it is in one.
    public func snapshot(in format: SnapshotFormat, width: Int?) -> String {
        snapshot(in: format, options: SnapshotOptions(width: width))
    }

    /// Draws what the controller shows as options ask.
    public func snapshot(in format: SnapshotFormat, options: SnapshotOptions) -> String {
        shown(in: format).picture(in: format, options)
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
        snapshot(in: format, options: SnapshotOptions(width: width))
    }

    /// Draws a window as options ask; a view by itself takes its own height on their screen.
    public func snapshot(in format: SnapshotFormat, options: SnapshotOptions) -> String {
        if let window = (self as? Window) ?? window {
            return window.picture(in: format, options)
        }
        let controller = ViewController()
        controller.view = self
        var screen = options.screen ?? .phone
        screen.columns = options.width ?? screen.columns
        let window = Window.phone(for: format, screen)
        window.rootViewController = controller
        window.fit(self, keepsWidth: options.width != nil || fillsWidth)
        var look = options
        (look.screen, look.width, look.height) = (nil, nil, nil)
        return window.picture(in: format, look)
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
        snapshot(in: format, options: SnapshotOptions(width: width))
    }

    /// Draws what the scene has come to, and says what its classes have logged.
    public func snapshot(in format: SnapshotFormat, options: SnapshotOptions) -> String {
        window.picture(in: format, options, logged: storyboard.log)
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
    fileprivate static func phone(
        for format: SnapshotFormat,
        _ size: ScreenSize = .phone
    ) -> Window {
        format == .svg
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
}
