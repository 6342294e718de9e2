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

    /// Makes a builder for views that an engine has placed.
    package init(layout: LayoutEngine) { self.layout = layout }

    /// Adds what a window shows when its top left is at some place.
    package mutating func add(_ window: Window, at origin: Point, clip: Rect) {
        addSubviews(of: window, in: Rect(origin: origin, size: .zero), clip: clip)
    }

    /// Adds a view inside another one whose place is given.
    package mutating func add(_ view: View, inside parent: Rect, clip: Rect) {
        guard view.isDrawn else { return }
        let rect = medium.place(of: view).offset(x: parent.minX, y: parent.minY)
        add(view, in: rect, clip: clip)
    }

    /// Adds a view in a rectangle, beyond which nothing of it shows.
    mutating func add(_ view: View, in rect: Rect, clip: Rect) {
        let clip = clip.intersection(rect)
        guard !clip.isEmpty else { return }
        let (backdrop, identifier) = (list.backdrop, list.identifier)
        defer { (list.backdrop, list.identifier) = (backdrop, identifier) }
        list.identifier = view.identifier
        addColor(of: view, in: clip)
        if let controller = view.viewController { addBars(of: controller, in: rect, clip: clip) }
        view.display(in: rect, clip: clip, to: &self)
    }

    mutating func addSubviews(of view: View, in rect: Rect, clip: Rect) {
        for subview in view.subviews { add(subview, inside: rect, clip: clip) }
    }

    /// Adds what a view itself shows.
    mutating func draw(_ view: View, in rect: Rect, clip: Rect) {
        list.place = rect
        list.clip = clip
        view.draw(&list)
    }

    /// Adds something at a place of the window.
    mutating func add(_ content: DisplayItem.Content, at rect: Rect, clip: Rect) {
        list.place = rect
        list.clip = clip
        list.add(content)
    }

    /// Adds texts in capitals as long as it takes.
    mutating func capitalizing(_ isOn: Bool, _ body: (inout DisplayBuilder) -> Void) {
        list.capitalizes = isOn
        body(&self)
        list.capitalizes = false
    }

    /// Adds the colour of a view: that of a shape where nothing else shows, else of what is behind.
    private mutating func addColor(of view: View, in area: Rect) {
        guard let color = view.backgroundColor, !color.isInvisible else { return }
        let isShape =
            view.showsColorAlone && view.subviews.isEmpty && view.viewController == nil
            && !view.isCellBackground
        add(isShape ? .fill(color) : .background(color), at: area, clip: area)
        list.backdrop = color
    }
}

extension View {
    /// Whether the view is behind what a cell shows, where a shape would only hide the text.
    fileprivate var isCellBackground: Bool {
        guard let cell = superview as? TableViewCell else { return false }
        return cell.backgroundView === self || cell.selectedBackgroundView === self
    }

    /// Whether anything of the view shows.
    package var isDrawn: Bool { !isHidden && alpha > 0 }
}

extension Color {
    /// Whether the colour is clear, or that of the screen itself.
    fileprivate var isInvisible: Bool {
        switch light {
        case .system(.clear), .system(.systemBackground), .system(.systemGroupedBackground),
            .system(.secondarySystemBackground), .system(.tertiarySystemBackground),
            .system(.secondarySystemGroupedBackground), .system(.tertiarySystemGroupedBackground):
            true
        case .system: false
        case .rgba(let components): components & 0xFF == 0
        }
    }
}
