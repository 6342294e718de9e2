import SceneText

/// The views with frames inside one that has its size from elsewhere, and what constraints say of them there.
///
/// Frames are what was drawn, and they hold on the screen that they were drawn for. Constraints say how far each
/// edge moves on another screen, below other bars or around other texts; so a frame that constraints
/// do not quite give keeps what it has of its own.
struct ConstraintSystem {
    /// The view that has its size from elsewhere.
    let root: View

    /// The root, and the views in it: each after the one that it is in.
    private(set) var views: [View] = []

    /// The places of the views in the root, as they were drawn.
    private(set) var places: [Rect] = []

    /// The number of the view that each view is in; that of the root is its own.
    private(set) var parents: [Int] = []

    /// Whether the root was designed for a screen.
    private(set) var isDesigned = false

    private var numbers: [ObjectIdentifier: Int] = [:]

    /// The numbers of the views whose constraints say where they are.
    private var placed: Set<Int> = []

    /// The numbers of the views that were never drawn, so that constraints alone place them.
    private(set) var undrawn: Set<Int> = []

    /// Collects the views in a root; nil if no constraint says anything of them, or if they are too many: those follow
    /// their masks alone.
    init?(root: View, drawn size: Size) {
        self.root = root
        add(root, at: Rect(origin: .zero, size: size), in: 0)
        let most = Limits().constrainedViews
        var next = 0
        while next < views.count {
            let view = views[next]
            if view.holdsFrames {
                for subview in view.subviews where subview.isFramed {
                    let frame = subview.framing.drawnFrame ?? subview.frame
                    let origin = places[next].origin
                    add(subview, at: frame.offset(x: origin.x, y: origin.y), in: next)
                }
            }
            next += 1
            guard views.count <= most else { return nil }
        }
        let constraints = views.flatMap(\.constraints)
        guard !constraints.isEmpty else { return nil }
        isDesigned = root.isDesigned
        let anchors = constraints.flatMap { [$0.first, $0.second].compactMap { $0 } }
        placed = Set(anchors.filter { $0.attribute.measure != .size }.compactMap(number))
        for number in views.indices.dropFirst() where isUndrawn(number) { undrawn.insert(number) }
    }

    /// Whether a view has the frame of those that were never drawn, or is in one that has.
    private func isUndrawn(_ number: Int) -> Bool {
        let parent = parents[number]
        let empty = Rect(origin: places[parent].origin, size: .zero)
        return undrawn.contains(parent) || (places[number] == empty && !followsMask(number))
    }

    private mutating func add(_ view: View, at place: Rect, in parent: Int) {
        numbers[ObjectIdentifier(view)] = views.count
        views.append(view)
        places.append(place)
        parents.append(parent)
    }

    /// The number of a view; nil if it is not in the system.
    func number(of anchor: LayoutConstraint.Anchor) -> Int? {
        anchor.view.flatMap { numbers[ObjectIdentifier($0)] }
    }

    /// Whether a mask, and no constraint, says how a view follows the one that it is in.
    func followsMask(_ number: Int) -> Bool {
        let mask = views[number].autoresizingMask
        return !mask.isEmpty || (parents[number] == 0 && !placed.contains(number))
    }
}

// MARK: - Sides

extension ConstraintSystem {
    /// One length of a view in the solver.
    enum Length: Int, CaseIterable {
        case x
        case y
        case width
        case height

        /// How wide the content of a scroll view is.
        case contentWidth
        case contentHeight
    }

    /// How many lengths there are.
    var lengthCount: Int { views.count * Length.allCases.count }

    func index(_ length: Length, of number: Int) -> Int {
        number * Length.allCases.count + length.rawValue
    }

    /// How far a length of a view changes.
    func change(_ length: Length, of number: Int) -> ConstraintSolver.Sum {
        ConstraintSolver.Sum(terms: [(index(length, of: number), 1)])
    }

    /// A side of an equation: how far it moves, and where it was drawn.
    struct Side {
        var change = ConstraintSolver.Sum()
        var drawn = 0.0
    }

    /// Whether a view shows what it did when its frame was written.
    func showsDrawn(_ number: Int) -> Bool {
        views[number].framing.showsDrawn && !undrawn.contains(number)
    }

    /// Whether a constraint is about a view that was never drawn.
    func isOfUndrawn(_ constraint: LayoutConstraint) -> Bool {
        guard !undrawn.isEmpty else { return false }
        let numbers = [constraint.first, constraint.second].compactMap { $0.flatMap(number) }
        return !undrawn.isDisjoint(with: numbers)
    }

    /// By how much the first side of a constraint is more than the second; nil if a view is not in the system.
    func excess(_ constraint: LayoutConstraint, of owner: Int, _ edges: EdgeChange) -> Side? {
        guard var result = side(constraint.first, beside: constraint.second, edges) else {
            return nil
        }
        result.drawn -= constraint.constant
        guard let anchor = constraint.second else { return result }
        guard let second = side(anchor, beside: constraint.first, edges) else { return nil }
        result.change.add(second.change, times: -constraint.multiplier)
        result.drawn -= second.drawn * constraint.multiplier
        if let origin = constraint.first.attribute.measure.origin {
            // Places are multiplied as the view sees them that has the constraint.
            result.change.add(change(origin, of: owner), times: constraint.multiplier - 1)
            result.drawn += drawn(origin, of: owner) * (constraint.multiplier - 1)
        }
        return result
    }

    /// A side by an attribute of a view, in the coordinates of the root.
    private func side(
        _ anchor: LayoutConstraint.Anchor,
        beside other: LayoutConstraint.Anchor?,
        _ edges: EdgeChange
    ) -> Side? {
        guard let number = number(of: anchor) else { return nil }
        // To what is in it, a scroll view is as large as its content.
        let isContent = isContent(anchor, beside: other, number)
        let width = isContent ? Length.contentWidth : .width
        let height = isContent ? Length.contentHeight : .height
        let place = places[number]
        func insets(_ edges: RootEdges) -> EdgeInsets {
            edges.insets(of: anchor, at: place, in: places[0], isRoot: number == 0)
        }
        let before = insets(edges.drawn)
        let after = number == 0 ? insets(edges.now) : kept(before, insets(edges.now), of: number)
        var side = Side()
        func add(_ parts: [(length: Length, factor: Double)], _ inset: (EdgeInsets) -> Double) {
            for part in parts {
                side.change.add(change(part.length, of: number), times: part.factor)
                side.drawn += drawn(part.length, of: number) * part.factor
            }
            side.drawn += inset(before)
            side.change.constant += inset(after) - inset(before)
        }
        switch anchor.side {
        case .left, .leading: add([(.x, 1)], \.left)
        case .right, .trailing: add([(.x, 1), (width, 1)]) { -$0.right }
        case .centerX: add([(.x, 1), (width, 0.5)]) { ($0.left - $0.right) / 2 }
        case .width: add([(width, 1)]) { -$0.width }
        case .top, .firstBaseline: add([(.y, 1)], \.top)
        case .bottom, .lastBaseline: add([(.y, 1), (height, 1)]) { -$0.bottom }
        case .centerY: add([(.y, 1), (height, 0.5)]) { ($0.top - $0.bottom) / 2 }
        case .height: add([(height, 1)]) { -$0.height }
        default: return nil
        }
        return side
    }

    /// What the edges of the screen cover of a view in the root: at an edge from which its mask lets it go, such as the
    /// right one of a cell, only what they covered when it was drawn.
    private func kept(_ before: EdgeInsets, _ after: EdgeInsets, of number: Int) -> EdgeInsets {
        let mask = views[number].autoresizingMask
        return EdgeInsets(
            top: mask.contains(.flexibleTopMargin) ? before.top : after.top,
            left: mask.contains(.flexibleLeftMargin) ? before.left : after.left,
            bottom: mask.contains(.flexibleBottomMargin) ? before.bottom : after.bottom,
            right: mask.contains(.flexibleRightMargin) ? before.right : after.right
        )
    }

    private func isContent(
        _ anchor: LayoutConstraint.Anchor,
        beside other: LayoutConstraint.Anchor?,
        _ number: Int
    ) -> Bool {
        guard views[number].framedKind == .scroll else { return false }
        if anchor.guide == .contentLayoutGuide { return true }
        guard anchor.guide == nil, anchor.attribute.measure != .size, let other = other?.view else {
            return false
        }
        return other !== views[number] && other.lineage.contains { $0 === views[number] }
    }

    func drawn(_ length: Length, of number: Int) -> Double {
        let place = places[number]
        return switch length {
        case .x: place.minX
        case .y: place.minY
        case .width, .contentWidth: place.width
        case .height, .contentHeight: place.height
        }
    }
}

nonisolated extension ConstraintAttribute.Measure {
    /// The length that places are counted from; nil for sizes.
    fileprivate var origin: ConstraintSystem.Length? {
        switch self {
        case .horizontal: .x
        case .vertical: .y
        case .size: nil
        }
    }
}
