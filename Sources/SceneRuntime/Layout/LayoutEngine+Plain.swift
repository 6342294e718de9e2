extension LayoutEngine {
    /// A plain view is as large as the largest of the views that fill it, or as all of them where they are one
    /// below the other; frames count for nothing.
    func contentSize(
        ofPlainView view: View,
        _ width: Room,
        _ height: Room,
        isStacked: Bool = false
    ) -> Size {
        if let cell = view.superview as? TableViewCell, cell.contentView === view {
            return contentSize(ofContentViewOf: cell, width, height)
        }
        let margins = margins(of: view)
        let across = width.reduced(by: margins.width)
        let down = height.reduced(by: margins.height)
        var size = Size.zero
        for subview in view.arrangedSubviews {
            let own = self.size(of: subview, across, down)
            size.width = max(size.width, own.width)
            size.height = isStacked ? size.height + own.height : max(size.height, own.height)
        }
        size = size.union(framedSize(of: view, across))
        guard size != .zero else { return .zero }
        return Size(width: size.width + margins.width, height: size.height + margins.height)
    }

    /// Lets the views without a frame fill a view within its margins.
    func fill(_ view: View, in size: Size) {
        if let cell = view.superview as? TableViewCell, cell.contentView === view {
            return arrangeContentView(of: cell, in: size)
        }
        fill(view, view.arrangedSubviews, in: inner(of: view, size))
    }

    /// Lets some subviews of a view fill a rectangle.
    func fill(_ view: View, _ subviews: [View], in rect: Rect) {
        let width = view.room(.horizontal, rect.width)
        let height = view.room(.vertical, rect.height)
        for subview in subviews {
            let size = size(of: subview, width, height)
            // A view that keeps its own size is at the left, vertically centred.
            let top =
                subview.keepsOwnSize ? medium.half(rect.height - size.height, along: .vertical) : 0
            let frame = Rect(
                origin: Point(x: rect.minX, y: rect.minY + top),
                size: size
            )
            subview.place(in: frame.clipped(to: rect))
        }
    }

    /// Puts each view at the edges that it keeps to, and into the middle where it keeps to none.
    func arrange(_ view: AnchorView, in size: Size) {
        let inner = inner(of: view, size)
        for subview in view.arrangedSubviews {
            let anchor = subview.anchor
            let own = self.size(
                of: subview,
                anchor.isSuperset(of: [.left, .right]) ? .given(inner.width) : .upTo(inner.width),
                anchor.isSuperset(of: [.top, .bottom]) ? .given(inner.height) : .upTo(inner.height)
            )
            let x = start(
                .horizontal,
                free: inner.width - own.width,
                near: anchor.contains(.left),
                far: anchor.contains(.right)
            )
            let y = start(
                .vertical,
                free: inner.height - own.height,
                near: anchor.contains(.top),
                far: anchor.contains(.bottom)
            )
            let origin = Point(x: inner.minX + x, y: inner.minY + y)
            subview.place(in: Rect(origin: origin, size: own).clipped(to: inner))
        }
    }

    private func start(_ axis: Axis, free: Double, near: Bool, far: Bool) -> Double {
        if near { return 0 }
        return far ? max(0, free) : medium.half(free, along: axis)
    }

    /// Lays the content out as large as it wants to be, or as the view where it is to fit, one view below the other.
    func arrange(_ view: ScrollView, in size: Size) {
        let views = view.arrangedSubviews
        guard !views.isEmpty else { return }
        let margins = margins(of: view)
        let inner = Rect(origin: .zero, size: size).within(margins)
        var content = Size.zero
        for subview in views {
            let own = self.size(
                of: subview,
                view.fitToWidth ? .given(inner.width) : .open,
                view.fitToHeight ? .given(inner.height) : .open
            )
            let origin = Point(x: inner.minX, y: inner.minY + content.height)
            subview.place(in: Rect(origin: origin, size: own))
            content.width = max(content.width, own.width)
            content.height += own.height
        }
        content.width += margins.width
        content.height += margins.height
        view.contentSize = content
    }
}
