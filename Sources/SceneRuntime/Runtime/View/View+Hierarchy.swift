extension View {
    /// The window that shows the view.
    public var window: Window? { enclosing(Window.self) }

    /// The view, the one that holds it, the one that holds that, and so on.
    package var lineage: UnfoldFirstSequence<View> { sequence(first: self, next: \.superview) }

    /// The nearest view of a class: this one, or one around it.
    package func enclosing<Kind: View>(_ type: Kind.Type) -> Kind? {
        lineage.first { $0 is Kind } as? Kind
    }

    /// Puts a view in front of the other subviews.
    public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

    /// Puts a view at a place among the subviews, counted from the back.
    ///
    /// A view has one superview: it leaves the one that it had.
    public func insertSubview(_ view: View, at index: Int) {
        guard !isDescendant(of: view) else {
            fatalError(
                "a view cannot be added to itself or to a view inside it"
            )
        }
        var index = index
        if view.superview === self, let position = subviews.firstIndex(where: { $0 === view }),
            position < index
        {
            index -= 1
        }
        adopt(view, at: index)
        subviewsDidChange()
    }

    /// Puts a view just in front of a subview.
    public func insertSubview(_ view: View, aboveSubview sibling: View) {
        guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return }
        insertSubview(view, at: index + 1)
    }

    /// Puts a view just below a subview.
    public func insertSubview(_ view: View, belowSubview sibling: View) {
        guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return }
        insertSubview(view, at: index)
    }

    /// Takes the view out of its superview.
    public func removeFromSuperview() {
        guard let superview else { return }
        superview.disown(self)
        superview.subviewsDidChange()
    }

    /// Moves a subview in front of the others.
    public func bringSubviewToFront(_ view: View) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
        framing.structure = nil
        subviewsDidChange()
    }

    /// Moves a subview behind the others.
    public func sendSubviewToBack(_ view: View) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
        framing.structure = nil
        subviewsDidChange()
    }

    /// Whether the view is another one, or inside it.
    public func isDescendant(of view: View) -> Bool {
        lineage.contains { $0 === view }
    }

    /// The first view with a tag, depth first, the view itself included.
    public func viewWithTag(_ tag: Int) -> View? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// The views inside, depth first, without the view itself.
    package var descendants: [View] { subviews.flatMap { [$0] + $0.descendants } }

    /// Takes a view in without asking for layout, which may be what brings the view.
    ///
    /// Controllers whose views come into the window that way are told.
    func adopt(_ view: View, at index: Int = .max) {
        let window = window
        if let window, view.window === window, let old = view.superview {
            old.release([view])
            old.subviewsDidChange()
        } else {
            view.removeFromSuperview()
            if let window { window.arrivals += view.beginAppearingInside() }
        }
        subviews.insert(view, at: min(max(0, index), subviews.count))
        view.superview = self
        framing.structure = nil
        view.framing.place = nil
        view.didMoveToSuperview()
        if window != nil { view.tellWindowChanged() }
        view.contentNeedsLayout = true
        view.setNeedsLayout()
    }

    /// Takes a view out without asking for layout.
    func disown(_ view: View) { disown([view]) }

    /// Takes views out at once: one by one, many would be looked for among many.
    ///
    /// Controllers whose views leave the window that way are told.
    func disown(_ views: [View]) {
        guard let window else { return release(views) }
        let going = views.flatMap { $0.beginDisappearingInside() }
        if let first = window.firstResponder {
            // A view that leaves the window no longer gets what is typed.
            for view in views where first.isDescendant(of: view) { view.endEditing(true) }
        }
        // What was told may have put them elsewhere.
        release(views.filter { $0.superview === self })
        for controller in going { controller.endDisappearing() }
    }

    private func release(_ views: [View]) {
        if views.count == 1 {
            subviews.removeAll { $0 === views[0] }
        } else {
            let leaving = Set(views.map(ObjectIdentifier.init))
            subviews.removeAll { leaving.contains(ObjectIdentifier($0)) }
        }
        letGo(of: views)
    }

    private func letGo(of views: [View]) {
        framing.structure = nil
        let hadWindow = window != nil
        for view in views {
            view.superview = nil
            view.didMoveToSuperview()
            if hadWindow { view.tellWindowChanged() }
        }
    }

    /// Takes a view out, and puts another one in front of the other subviews.
    func replaceSubview(_ old: View?, with new: View?) {
        // Either may have gone to another view since, such as the switch of a row to another cell.
        if old !== new, let old, old.superview === self { old.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
    }

    /// Puts the same subviews into another order.
    func reorderSubviews(_ order: [View]) { subviews = order }

    private func tellWindowChanged() {
        placeLater()
        didMoveToWindow()
        for subview in subviews { subview.tellWindowChanged() }
    }
}
