import SceneText

/// What is laid out again after a property has changed.
public nonisolated enum AffectedLayout: Sendable {
    /// The places of the view's own subviews.
    case subviews

    /// Everything inside the view.
    case content

    /// The size of the view, and with it everything inside and around it.
    case size
}

extension View {
    /// A length that a view does not have by itself.
    public static let noIntrinsicMetric = -1.0

    /// Gives the view a place as layout found it, without taking it out of automatic layout.
    public func place(in rect: Rect) {
        let oldSize = placement.size
        placement = rect
        guard rect.size != oldSize else { return }
        setNeedsLayout()
        if autoresizesSubviews, !arrangesSubviews { resizeSubviews(from: oldSize) }
        didChangeSize(from: oldSize)
        viewController?.viewDidChangeSize()
    }

    /// Asks for what could not be placed without a window, now that there may be one.
    func placeLater() {
        guard isUnplaced else { return }
        isUnplaced = false
        setNeedsLayout()
    }

    /// Asks for the view to be drawn again, which every picture is anyway.
    public func setNeedsDisplay() {}

    /// Asks for the subviews to be placed again at the next layout.
    public func setNeedsLayout() {
        needsLayout = true
        var view = superview
        // What is around a view that knows of it knows of that view.
        while let around = view, !around.descendantNeedsLayout {
            around.descendantNeedsLayout = true
            view = around.superview
        }
    }

    /// Places the subviews now if that was asked for.
    public func layoutIfNeeded() {
        placeContent()
        guard superview == nil, let window = self as? Window else { return }
        // What is told then may ask for layout again, and bring others.
        for _ in 0..<Limits().layoutRounds {
            guard window.endArrivals() else { return }
            placeContent()
        }
    }

    private func placeContent() {
        if needsLayout {
            needsLayout = false
            let controller = viewController
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            arrangeFrames()
            controller?.viewDidLayoutSubviews()
        }
        guard descendantNeedsLayout || contentNeedsLayout else { return }
        if contentNeedsLayout {
            contentNeedsLayout = false
            for subview in subviews {
                subview.needsLayout = true
                subview.contentNeedsLayout = true
            }
        }
        descendantNeedsLayout = false
        for subview in subviews { subview.placeContent() }
    }

    /// Follows the change of a property: the one line of its `didSet`.
    ///
    /// Every property says that way what of the layout depends on it; one without such a line affects
    /// the drawing alone, which is done each time.
    public func didChange<Value: Equatable>(
        _ value: Value,
        from oldValue: Value,
        affects part: AffectedLayout
    ) {
        guard value != oldValue else { return }
        switch part {
        case .subviews: setNeedsLayout()
        case .content: contentDidChange()
        case .size: invalidateIntrinsicContentSize()
        }
    }

    /// Tells that the view takes another size by its content, which moves others too.
    public func invalidateIntrinsicContentSize() { invalidateLayout() }

    /// Gives the view the size that it takes by its content.
    public func sizeToFit() {
        let size = sizeThatFits(
            Size(width: superview?.bounds.width ?? .infinity, height: .infinity)
        )
        frame = Rect(origin: frame.origin, size: size)
    }

    /// Asks for the view, everything inside and everything around it to be placed again.
    func invalidateLayout() {
        contentNeedsLayout = true
        subviewsDidChange()
    }

    /// Asks for the subviews and everything around the view to be placed again: some came, went or changed places.
    ///
    /// What is inside a subview is placed again only if that gives the subview another size.
    func subviewsDidChange() {
        needsLayout = true
        framing.noteChange()
        for view in lineage.dropFirst() {
            view.needsLayout = true
            view.descendantNeedsLayout = true
            view.framing.noteChange()
        }
    }
}
