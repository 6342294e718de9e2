extension View {
    /// Asks for the subviews to be placed anew at the next layout.
    public func setNeedsLayout() {
        needsLayout = true
        var ancestor = superview
        while let current = ancestor {
            current.descendantNeedsLayout = true
            ancestor = current.superview
        }
    }

    /// Places the subviews now if that was asked for.
    public func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            layoutSubviews()
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
        for subview in subviews { subview.layoutIfNeeded() }
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

    /// Asks for the view, everything inside and everything around it to be placed anew.
    func invalidateLayout() {
        needsLayout = true
        contentNeedsLayout = true
        var ancestor = superview
        while let current = ancestor {
            current.needsLayout = true
            current.descendantNeedsLayout = true
            ancestor = current.superview
        }
    }
}
