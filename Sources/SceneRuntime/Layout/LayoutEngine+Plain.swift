import SceneText

extension LayoutEngine {
    /// A plain view is as large as the largest of the views that fill it; frames count for nothing.
    func contentSize(ofPlainView view: View, _ width: Room, _ height: Room) -> GridSize {
        if let cell = view.superview as? TableViewCell, cell.contentView === view {
            return contentSize(ofContentViewOf: cell, width, height)
        }
        let margins = margins(of: view)
        let across = width.reduced(by: margins.width)
        let down = height.reduced(by: margins.height)
        var size = GridSize.zero
        for subview in view.arrangedSubviews {
            let own = self.size(of: subview, across, down)
            size.width = max(size.width, own.width)
            size.height = max(size.height, own.height)
        }
        guard size != .zero else { return .zero }
        return GridSize(width: size.width + margins.width, height: size.height + margins.height)
    }

    /// Lets the views without a frame fill a view within its margins.
    func fill(_ view: View, in size: GridSize) {
        if let cell = view.superview as? TableViewCell, cell.contentView === view {
            return arrangeContentView(of: cell, in: size)
        }
        let rect = GridRect(origin: .zero, size: size).inset(by: margins(of: view))
        fill(view, view.arrangedSubviews, in: rect)
    }

    /// Lets some subviews of a view fill a rectangle.
    func fill(_ view: View, _ subviews: [View], in rect: GridRect) {
        let isAcross = view.isGiven(.horizontal)
        let isDown = view.isGiven(.vertical)
        for subview in subviews {
            let size = size(
                of: subview,
                isAcross ? .given(rect.width) : .settled(rect.width),
                isDown ? .given(rect.height) : .settled(rect.height)
            )
            // A view that keeps its own size stands at the left, in the middle of the height.
            let top = subview.keepsOwnSize ? max(0, (rect.height - size.height) / 2) : 0
            let frame = GridRect(
                origin: GridPoint(x: rect.minX, y: rect.minY + top),
                size: size
            )
            place(subview, in: frame.clipped(to: rect))
        }
    }

    /// Puts each view at the edges that it keeps to, and into the middle where it keeps to none.
    func arrange(_ view: AnchorView, in size: GridSize) {
        let inner = GridRect(origin: .zero, size: size).inset(by: margins(of: view))
        for subview in view.arrangedSubviews {
            let anchor = subview.anchor
            let own = self.size(
                of: subview,
                anchor.isSuperset(of: [.left, .right]) ? .given(inner.width) : .upTo(inner.width),
                anchor.isSuperset(of: [.top, .bottom]) ? .given(inner.height) : .upTo(inner.height)
            )
            let frame = GridRect(
                origin: GridPoint(
                    x: inner.minX
                        + Self.start(
                            free: inner.width - own.width,
                            near: anchor.contains(.left),
                            far: anchor.contains(.right)
                        ),
                    y: inner.minY
                        + Self.start(
                            free: inner.height - own.height,
                            near: anchor.contains(.top),
                            far: anchor.contains(.bottom)
                        )
                ),
                size: own
            )
            place(subview, in: frame.clipped(to: inner))
        }
    }

    private static func start(free: Int, near: Bool, far: Bool) -> Int {
        if near { return 0 }
        return far ? max(0, free) : max(0, free / 2)
    }

    /// Lays the content out as large as it wants to be, or as the view where it is to fit.
    func arrange(_ view: ScrollView, in size: GridSize) {
        let views = view.arrangedSubviews
        guard !views.isEmpty else { return }
        let margins = margins(of: view)
        let inner = GridRect(origin: .zero, size: size).inset(by: margins)
        var content = GridSize.zero
        for subview in views {
            let own = self.size(
                of: subview,
                view.fitToWidth ? .given(inner.width) : .open,
                view.fitToHeight ? .given(inner.height) : .open
            )
            place(subview, in: GridRect(origin: inner.origin, size: own))
            content.width = max(content.width, own.width)
            content.height = max(content.height, own.height)
        }
        content.width += margins.width
        content.height += margins.height
        view.contentSize = medium.points(content)
    }
}
