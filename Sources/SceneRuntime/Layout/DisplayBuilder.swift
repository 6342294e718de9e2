import SceneText

/// Makes display lists of views: says where each view is in the window, what is behind it, and what
/// containers put around the views that they hold.
package struct DisplayBuilder {
    /// What was added.
    package private(set) var list = DisplayList()

    /// The tables that were added, and where they are in the window.
    package var tables: [(table: TableView, rect: Rect)] = []

    /// Whether headers and footers stay at their position in the content, and never float.
    package var isUnrolled = false

    /// What computes where the parts of cells are.
    let layout: LayoutEngine

    var medium: any Medium { layout.medium }

    /// Makes a builder for views that an engine has placed, and for a part of the window.
    package init(layout: LayoutEngine, clip: Rect) {
        self.layout = layout
        list.clip = clip
        list.showsRoles = !layout.medium.readsFrames
    }

    /// Adds what a window shows when its top left is at some place.
    package mutating func add(_ window: Window, at origin: Point) {
        let place = Rect(origin: origin, size: .zero)
        for view in window.seenSubviews {
            guard let controller = view.viewController, let sheet = window.sheet(of: controller)
            else {
                add(view, inside: place)
                continue
            }
            let isPopover = controller.modalPresentationStyle == .popover
            if !isPopover {
                add(.surface(.shade), at: window.bounds.offset(x: origin.x, y: origin.y))
            }
            addSheet(in: sheet.offset(x: origin.x, y: origin.y), radius: 10, controller.screenColor)
            {
                $0.add(view, inside: place)
            }
        }
    }

    /// Adds what is in a sheet over the screen.
    mutating func addSheet(
        in rect: Rect,
        radius: Double,
        _ color: Color? = nil,
        _ body: (inout DisplayBuilder) -> Void
    ) {
        list.beginLayer(.sheet(rect, radius: radius))
        add(.surface(.sheet(color)), at: rect)
        body(&self)
        list.endLayer()
    }

    /// Adds a view inside another one whose place is given.
    package mutating func add(_ view: View, inside parent: Rect) {
        guard view.isDrawn else { return }
        let rect = medium.place(of: view).offset(x: parent.minX, y: parent.minY)
        add(view, in: rect)
    }

    /// Adds a view in a rectangle.
    mutating func add(_ view: View, in rect: Rect) {
        let isOpen = !medium.readsFrames && view.showsBeyondItsEdges
        clipping(to: isOpen ? list.clip : rect) { builder in
            guard !builder.list.clip.isEmpty else { return }
            let (backdrop, identifier) = (builder.list.backdrop, builder.list.identifier)
            let voice = builder.list.voice
            // What has no id in a view that is spoken for is a part of that view.
            if voice == nil || view.identifier != nil || view is TableViewCell {
                builder.list.identifier = view.identifier
                if builder.list.showsRoles { builder.list.voice = view.voice }
            }
            builder.layering(view, in: rect) { builder in
                builder.addColor(of: view, in: rect)
                // Bars are in front of what reaches below them; text has no such views.
                let barsAreInFront = !builder.medium.readsFrames
                if !barsAreInFront { builder.addBars(around: view, in: rect) }
                view.display(in: rect, to: &builder)
                if barsAreInFront { builder.addBars(around: view, in: rect) }
                builder.addBorder(of: view, in: rect)
            }
            (builder.list.backdrop, builder.list.identifier) = (backdrop, identifier)
            builder.list.voice = voice
        }
    }

    /// Adds what a view shows so that it is cut at round corners, and lets through what is behind, where the view has
    /// an alpha.
    private mutating func layering(
        _ view: View,
        in rect: Rect,
        _ body: (inout DisplayBuilder) -> Void
    ) {
        let radius = medium.readsFrames ? 0 : view.cornerRadius(in: rect)
        guard radius > 0, view.clipsToCorners else { return fading(view, body) }
        guard view.subviews.isEmpty else {
            return fading(view) { builder in
                builder.list.beginLayer(.corners(rect, radius: radius))
                body(&builder)
                builder.list.endLayer()
            }
        }
        // A picture alone has the corners itself.
        list.cornerRadius = view.framedKind == .image ? radius : 0
        fading(view, body)
        list.cornerRadius = 0
    }

    /// Adds what a view shows so that it lets through what is behind, where the view has an alpha.
    private mutating func fading(_ view: View, _ body: (inout DisplayBuilder) -> Void) {
        guard view.alpha < 1 else { return body(&self) }
        let mixes = medium.readsFrames
        if mixes {
            list.beginVeil(alpha: view.alpha)
        } else {
            list.beginLayer(.alpha(view.alpha))
        }
        body(&self)
        if mixes { list.veils.removeLast() } else { list.endLayer() }
    }

    private mutating func addBars(around view: View, in rect: Rect) {
        if let controller = view.viewController { addBars(of: controller, in: rect) }
    }

    mutating func addSubviews(of view: View, in rect: Rect) {
        for subview in view.seenSubviews { add(subview, inside: rect) }
    }

    /// Adds what shows in a rectangle alone.
    mutating func clipping(to rect: Rect, _ body: (inout DisplayBuilder) -> Void) {
        let outer = list.clip
        list.clip = outer.intersection(rect)
        body(&self)
        list.clip = outer
    }

    /// Adds what a view itself shows.
    mutating func draw(_ view: View, in rect: Rect) {
        list.place = rect
        view.draw(&list)
    }

    /// Adds something at a place of the window.
    mutating func add(_ content: DisplayItem.Content, at rect: Rect) {
        list.place = rect
        list.add(content)
    }

    /// How round the corners of a view's colour are, unless all that it shows is cut.
    private func colorRadius(of view: View, in rect: Rect) -> Double {
        let isRound = view.clipsToCorners ? view.subviews.isEmpty : !view.drawsItsColor
        guard !medium.readsFrames, isRound else { return 0 }
        return view.cornerRadius(in: rect)
    }

    /// Adds the line around a view, over all that it shows; text has none.
    private mutating func addBorder(of view: View, in rect: Rect) {
        guard !medium.readsFrames, let border = view.border(in: rect) else { return }
        let radius = list.cornerRadius
        list.cornerRadius = view.cornerRadius(in: rect)
        add(.border(border.color, width: border.width), at: rect)
        list.cornerRadius = radius
    }

    /// Adds the colour of a view: that of a shape where nothing else shows, else of what is behind.
    private mutating func addColor(of view: View, in rect: Rect) {
        guard let color = view.backgroundColor,
            list.showsRoles ? color.light.alpha > 0 : !color.isInvisible
        else { return }
        // Where rows have a surface, that has their colour, and the shape of a card.
        if list.showsRoles, view is TableViewCell { return }
        let isShape =
            view.showsColorAlone && view.subviews.isEmpty && view.viewController == nil
            && !view.isCellBackground
        let shown = rect.intersection(list.clip)
        guard !shown.isEmpty else { return }
        let content: DisplayItem.Content = isShape ? .fill(color) : .background(color)
        let radius = list.cornerRadius
        list.cornerRadius = colorRadius(of: view, in: rect)
        add(content, at: list.cornerRadius > 0 ? rect : shown)
        list.cornerRadius = radius
        list.backdrop =
            list.veils.isEmpty
            ? color.over(list.backdrop) : list.mixed(color, over: list.backdrop)
    }
}

extension View {
    /// Whether the view is behind what a cell shows, where a shape would only hide the text.
    fileprivate var isCellBackground: Bool {
        guard let cell = superview as? TableViewCell else { return false }
        return cell.backgroundView === self || cell.selectedBackgroundView === self
    }

    /// Whether views with frames show beyond the edges of the view that they are in.
    fileprivate var showsBeyondItsEdges: Bool {
        !clipsToBounds && viewController == nil && holdsFrames
    }

    /// What a screen reader says of the view.
    fileprivate var voice: String? {
        if self is TableViewCell { return SpokenElement(self).line(dash: "—") }
        let words = spokenElements()?.map { $0.line(dash: "—") }.joined(separator: "; ")
        return words.flatMap { $0.isEmpty ? nil : $0 } ?? accessibilityLabel
    }

    /// Whether anything of the view shows.
    package var isDrawn: Bool { !isHidden && alpha > 0 }
}

nonisolated extension Color {
    /// Whether the colour is clear, or that of the screen itself.
    fileprivate var isInvisible: Bool {
        switch light {
        case .system(.systemBackground), .system(.systemGroupedBackground),
            .system(.secondarySystemBackground), .system(.tertiarySystemBackground),
            .system(.secondarySystemGroupedBackground), .system(.tertiarySystemGroupedBackground):
            true
        default: light.alpha == 0
        }
    }
}
