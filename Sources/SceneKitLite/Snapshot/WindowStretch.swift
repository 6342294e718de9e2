import SceneRuntime

/// A window that is made as high as it takes for some scroll views to show all of their content.
struct WindowStretch {
    private let window: Window
    private let height: Double
    private let places: [ScrollPlace]

    /// Stretches a window until none of the scroll views that are asked for lacks any room.
    ///
    /// A scroll view that does not grow in a taller window has a height of its own, and keeps it.
    init(_ window: Window, for scrollViews: (Window) -> [ScrollView]) {
        self.window = window
        window.isStretched = true
        height = window.frame.height
        places = window.shownScrollViews.map(ScrollPlace.init)
        var stiff: Set<ObjectIdentifier> = []
        var stretched: [ScrollView] = []
        while !window.isAbandoned {
            let lacking = scrollViews(window).filter {
                $0.lackingHeight > 0 && !stiff.contains(ObjectIdentifier($0))
            }
            guard let lack = lacking.map(nextHeight).max() else { break }
            let heights = lacking.map(\.bounds.height)
            // What a table lacks is an estimate until its rows are on the screen, and it may get
            // only a share of the room: each time at least twice as high comes to an end soon.
            resize(to: window.frame.height + max(lack, window.frame.height))
            for (view, height) in zip(lacking, heights) where view.bounds.height <= height {
                stiff.insert(ObjectIdentifier(view))
            }
            stretched += lacking.filter { view in !stretched.contains { $0 === view } }
        }
        // What shows all of its content is not scrolled; a table sees to that itself.
        for view in stretched where view.lackingHeight <= 0 && !(view is TableView) {
            view.contentOffset = .zero
        }
        shrink(around: stretched.filter { !stiff.contains(ObjectIdentifier($0)) })
    }

    /// The height to try next; what has no room at all gets a screen first, since a long table can
    /// be scrolled through as soon as a line of it shows.
    private func nextHeight(of view: ScrollView) -> Double {
        guard view.bounds.height <= 0 else { return view.lackingHeight }
        return Double(ScreenSize.phone.lines) * window.layout.medium.unit.height
    }

    /// Removes the excess height, down to whole lines: what was estimated on the way must not be seen in the end.
    private func shrink(around views: [ScrollView]) {
        let unit = window.layout.medium.unit.height
        guard !views.isEmpty, !window.isAbandoned else { return resize(to: height) }
        while let lack = views.map(\.lackingHeight).max(), lack < 0 {
            let lines = ((window.frame.height + lack) / unit - 1e-6).rounded(.up)
            guard lines * unit < window.frame.height else { return }
            resize(to: max(height, lines * unit))
            guard lines * unit > height else { return }
        }
    }

    /// Makes the window as high as it was, and brings its scroll views back to where they were.
    func undo() {
        defer { window.isStretched = false }
        guard window.frame.height != height else { return }
        resize(to: height)
        for place in places { place.goBack() }
    }

    private func resize(to height: Double) {
        guard window.frame.height != height else { return }
        var rect = window.frame
        rect.size.height = height
        window.place(in: rect)
        window.layoutIfNeeded()
    }
}

/// Where a scroll view is, to come back to.
struct ScrollPlace {
    private let view: ScrollView
    private let offset: Point

    /// What was at the upper edge of a table, and how far it was beyond it; offsets change as rows
    /// are seen.
    private let start: (item: TableItem, distance: Double)?

    init(of view: ScrollView) {
        self.view = view
        offset = view.contentOffset
        start = (view as? TableView).flatMap { table in
            table.topItem.map { ($0, table.contentOffset.y - table.geometry.top(of: $0)) }
        }
    }

    /// Brings the view back to where it was.
    func goBack() {
        if let start, let table = view as? TableView, table.geometry.contains(start.item) {
            let top = table.geometry.top(of: start.item)
            view.contentOffset = Point(x: offset.x, y: top + start.distance)
        } else {
            view.contentOffset = offset
        }
        view.layoutIfNeeded()
    }
}

extension ScrollView {
    /// The height that the view lacks to show all of its content.
    var lackingHeight: Double { contentSize.height - bounds.height }
}

extension View {
    /// The scroll views inside that show, except those in rows of tables.
    var shownScrollViews: [ScrollView] {
        seenSubviews.flatMap { view -> [ScrollView] in
            guard view.isDrawn else { return [] }
            guard let scroll = view as? ScrollView else { return view.shownScrollViews }
            return [scroll] + (scroll is TableView ? [] : scroll.shownScrollViews)
        }
    }
}
