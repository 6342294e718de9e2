import SceneText

/// Views with frames, where their constraints say that they are.
extension LayoutEngine {
    /// Places the views in one that has its size from elsewhere; those in other views are placed with these.
    func followConstraints(in root: View) {
        guard !root.isPlacedWithSuperview, let size = root.framing.sizeOfFrames,
            let system = ConstraintSystem(root: root, drawn: size)
        else { return }
        let edges = system.edges(in: root.bounds.size)
        let isAsDrawn =
            root.bounds.size == size && edges.drawn == edges.now
            && system.views.indices.dropFirst().allSatisfy(system.showsDrawn)
        let cut = isAsDrawn ? system.cutTexts(at: system.places, by: self) : []
        var places =
            isAsDrawn && cut.isEmpty
            ? system.places : system.solvedPlaces(in: root.bounds.size, edges, by: self)
        // One text does not grow at the cost of another.
        if !cut.isEmpty, !system.cutTexts(at: places, by: self).isStrictSubset(of: cut) {
            places = system.places
        }
        for number in places.indices.dropFirst() {
            let origin = places[system.parents[number]].origin
            let place = places[number].offset(x: -origin.x, y: -origin.y)
            system.views[number].place(in: place)
        }
        root.keepScrollsClearOfBars()
    }

    /// How much higher than it was drawn a view has to be in some width, so that its texts have the room that its
    /// constraints ask for.
    func growth(of root: View, width: Double) -> Double {
        guard let size = root.framing.sizeOfFrames,
            let system = ConstraintSystem(root: root, drawn: size)
        else { return 0 }
        let newSize = Size(width: width, height: size.height)
        let isAsDrawn =
            width == size.width && system.views.indices.dropFirst().allSatisfy(system.showsDrawn)
        guard !isAsDrawn else { return 0 }
        return max(0, system.growth(in: newSize, system.edges(in: newSize), by: self))
    }
}

extension ConstraintSystem {
    /// What is kept free at the edges of the root, as it was drawn and in a size.
    func edges(in newSize: Size) -> EdgeChange {
        let size = places[0].size
        let before = size.screenInsets ?? ScreenInsets(top: 0, bottom: 0)
        let after = root.screenEdges
        var now = RootEdges(top: after.top, bottom: after.bottom)
        if let covered = root.framing.coveredEdges {
            now.top = max(now.top, covered.top)
            now.bottom = max(now.bottom, covered.bottom)
        }
        var drawn = RootEdges()
        let bars = RootEdges(top: now.top - after.top, bottom: now.bottom - after.bottom)
        drawn.top = drawnEdge(.top) ?? before.top + bars.top
        drawn.bottom = drawnEdge(.bottom) ?? before.bottom + bars.bottom
        // The edges of one screen differ by little from system to system, which is not a bar.
        if !Self.isBar(now.top - after.top - (drawn.top - before.top)) {
            now.top = drawn.top + after.top - before.top
        }
        if !Self.isBar(now.bottom - after.bottom - (drawn.bottom - before.bottom)) {
            now.bottom = drawn.bottom + after.bottom - before.bottom
        }
        drawn.left = drawnEdge(.left) ?? before.side
        drawn.right = drawnEdge(.right) ?? before.side
        now.left = max(0, drawn.left + after.side - before.side)
        now.right = max(0, drawn.right + after.side - before.side)
        if root.layoutMargins == nil {
            drawn.margin = PointMedium.margin(ofScreen: size.width)
            now.margin = PointMedium.margin(ofScreen: newSize.width)
        }
        return (drawn, now)
    }

    /// Whether a length is that of a bar which was not there when the views were drawn.
    private static func isBar(_ length: Double) -> Bool { length >= 20 }

    /// The edge of the safe area by the frames of the views that are tied to it; nil if none is.
    private func drawnEdge(_ edge: ConstraintAttribute) -> Double? {
        for constraint in root.constraints
        where constraint.relation == .equal && constraint.priority == 1000
            && constraint.multiplier == 1
        {
            guard let second = constraint.second else { continue }
            let isFirst = constraint.first.isSafeEdge(edge, of: root)
            guard isFirst || second.isSafeEdge(edge, of: root),
                let place = place(of: isFirst ? second : constraint.first)
            else { continue }
            let line = (isFirst ? second : constraint.first).attribute
            guard let tied = place.position(of: line), edge.measure == line.measure else {
                continue
            }
            let safe = isFirst ? tied + constraint.constant : tied - constraint.constant
            let inset =
                switch edge {
                case .right: places[0].maxX - safe
                case .bottom: places[0].maxY - safe
                default: safe
                }
            if inset >= 0 { return inset }
        }
        return nil
    }

    /// The place where the view of an anchor was drawn, where it is one in the root and no part of it is meant.
    private func place(of anchor: LayoutConstraint.Anchor) -> Rect? {
        guard anchor.guide == nil,
            let number = number(of: anchor), number > 0, !undrawn.contains(number)
        else { return nil }
        return places[number]
    }
}

extension LayoutConstraint.Anchor {
    /// Whether the line is an end of what is safe in a root.
    fileprivate func isSafeEdge(_ edge: ConstraintAttribute, of root: View) -> Bool {
        guard view === root else { return false }
        return switch guide {
        case .safeArea: attribute.fromLeftToRight == edge
        case .topLayoutGuide: edge == .top && attribute == .bottom
        case .bottomLayoutGuide: edge == .bottom && attribute == .top
        default: false
        }
    }
}

extension Rect {
    /// Where an edge is; nil for a line that is none.
    fileprivate func position(of edge: ConstraintAttribute) -> Double? {
        switch edge.fromLeftToRight {
        case .left: minX
        case .right: maxX
        case .top: minY
        case .bottom: maxY
        default: nil
        }
    }
}

nonisolated extension ConstraintAttribute {
    /// The attribute where texts run from left to right, as they do in all pictures.
    fileprivate var fromLeftToRight: ConstraintAttribute {
        switch self {
        case .leading: .left
        case .trailing: .right
        default: self
        }
    }
}

extension View {
    /// Whether the view is placed together with the one that it is in.
    var isPlacedWithSuperview: Bool { isFramed && superview?.holdsFrames == true }

    /// What the edges of the screen cover of the view; nothing of one that does not fill it.
    fileprivate var screenEdges: ScreenInsets {
        let none = ScreenInsets(top: 0, bottom: 0)
        guard let window, window.bounds.size == bounds.size else { return none }
        return bounds.size.screenInsets ?? none
    }

    /// Lets what scrolls begin and end at bars, as UIKit insets it.
    func keepScrollsClearOfBars() {
        guard let covered = framing.coveredEdges else { return }
        for case let scroll as ScrollView in subviews {
            // Without a bar, what has nothing to scroll stays where it is.
            let isBelowBar = viewController?.parent != nil || scroll is TableView
            guard isBelowBar || scroll.contentSize.height > scroll.bounds.height else { continue }
            let top = max(scroll.frame.minY, covered.top)
            let bottom = min(scroll.frame.maxY, bounds.height - covered.bottom)
            guard scroll.frame.minY < top || scroll.frame.maxY > bottom, top < bottom else {
                continue
            }
            scroll.place(
                in: Rect(
                    x: scroll.frame.minX,
                    y: top,
                    width: scroll.frame.width,
                    height: bottom - top
                )
            )
        }
    }
}
