public import SceneKitLite
public import SceneRuntime

/// Something that can be drawn and compared with what is recorded.
#if MainActor
    @MainActor
#endif
public protocol SnapshotSubject {
    /// Draws it; without a width, as wide as the window that it is in, or as a phone.
    func snapshot(in format: SnapshotFormat, width: Int?) -> String
}

extension ViewController: SnapshotSubject {
    /// Draws what the controller shows, as the root of a window of its own unless it is in one.
    public func snapshot(in format: SnapshotFormat, width: Int?) -> String {
        let window = view.window ?? .phone
        if window.rootViewController == nil { window.rootViewController = self }
        return window.drawn(in: format, width: width)
    }
}

extension View: SnapshotSubject {
    /// Draws a window, or a view that fills one.
    public func snapshot(in format: SnapshotFormat, width: Int?) -> String {
        if let window = (self as? Window) ?? window {
            return window.drawn(in: format, width: width)
        }
        let controller = ViewController()
        controller.view = self
        return controller.snapshot(in: format, width: width)
    }
}

extension ScenePlayer: SnapshotSubject {
    /// Draws what the scene has come to.
    public func snapshot(in format: SnapshotFormat, width: Int?) -> String {
        window.drawn(in: format, width: width)
    }
}

extension String: SnapshotSubject {
    /// The string itself, whatever the format.
    public func snapshot(in format: SnapshotFormat, width: Int?) -> String { self }
}

extension Window {
    fileprivate static var phone: Window {
        .terminal(columns: ScreenSize.phone.columns, lines: ScreenSize.phone.lines)
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
