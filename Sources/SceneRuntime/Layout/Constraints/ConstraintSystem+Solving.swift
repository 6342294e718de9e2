import SceneText

/// The edges of a root as it was drawn, and now.
typealias EdgeChange = (drawn: RootEdges, now: RootEdges)

extension ConstraintSystem {
    /// Where the views are in the root that has a size now, and shows what it does now.
    func solvedPlaces(in size: Size, _ edges: EdgeChange, by layout: LayoutEngine) -> [Rect] {
        let changes = changes(in: size, edges, by: layout)
        return places.indices.map { place(of: $0, after: changes) }
    }

    /// How much higher the root becomes where nothing but what is in it says how high it is.
    func growth(in size: Size, _ edges: EdgeChange, by layout: LayoutEngine) -> Double {
        changes(in: size, edges, by: layout, fits: true)[index(.height, of: 0)]
    }

    /// How far each length changes since the views were drawn.
    private func changes(
        in size: Size,
        _ edges: EdgeChange,
        by layout: LayoutEngine,
        fits: Bool = false
    ) -> [Double] {
        let spares = self.spares(by: layout)
        func changes(
            _ size: Size,
            _ edges: EdgeChange,
            showing shown: [Int],
            since still: [Double]
        ) -> [Double] {
            var wishes = contentWishes(of: shown, by: layout)
            let first = self.changes(in: size, edges, (wishes, spares), fits)
            let texts = lineWishes(of: shown, for: zip(first, still).map { $0 - $1 }, by: layout)
            guard !texts.isEmpty else { return first }
            wishes.merge(texts) { _, new in new }
            return self.changes(in: size, edges, (wishes, spares), fits)
        }
        // What constraints would move on the screen that was drawn is a matter of the drawing.
        let none = Array(repeating: 0.0, count: lengthCount)
        let drawnEdges = (edges.drawn, edges.drawn)
        let undrawn = self.undrawn.sorted()
        var still = changes(places[0].size, drawnEdges, showing: undrawn, since: none)
        for number in undrawn {
            for length in Length.allCases { still[index(length, of: number)] = 0 }
        }
        // The root was as high as it was without them.
        if !undrawn.isEmpty { still[index(.height, of: 0)] = 0 }
        let shown = Array(views.indices.dropFirst())
        let moved = changes(size, edges, showing: shown, since: still)
        return zip(moved, still).map { $0 - $1 }
    }

    private func place(of number: Int, after changes: [Double]) -> Rect {
        let place = places[number]
        return Rect(
            x: place.minX + changes[index(.x, of: number)],
            y: place.minY + changes[index(.y, of: number)],
            width: max(0, place.width + changes[index(.width, of: number)]),
            height: max(0, place.height + changes[index(.height, of: number)])
        )
    }

    /// How far each length changes.
    private func changes(
        in size: Size,
        _ edges: EdgeChange,
        _ contents: (wishes: [Int: Double], spares: [Int: Double]),
        _ fits: Bool
    ) -> [Double] {
        var solver = ConstraintSolver(count: lengthCount)
        fixRoot(to: size, fits: fits, in: &solver)
        for number in order(contents.wishes) {
            for constraint in views[number].constraints {
                add(constraint, of: number, edges, to: &solver)
            }
            guard number > 0 else { continue }
            addMask(of: number, in: size, to: &solver)
            addOwnSize(of: number, to: &solver)
            addContent(of: number, contents.wishes, contents.spares, to: &solver)
            addRest(of: number, to: &solver)
        }
        return solver.solution()
    }

    /// The numbers in the order in which the views are heard, as of equals the later one gives way.
    ///
    /// Of two texts that were never drawn and have no room for both, the longer one is cut.
    private func order(_ wishes: [Int: Double]) -> [Int] {
        guard !undrawn.isEmpty else { return Array(views.indices) }
        let lengths = views.indices.map { number in
            undrawn.contains(number) ? max(0, wishes[index(.width, of: number)] ?? 0) : -1
        }
        return views.indices.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
    }

    private func fixRoot(to size: Size, fits: Bool, in solver: inout ConstraintSolver) {
        let growth: [(Length, Double)] = [
            (.x, 0), (.y, 0), (.width, size.width - places[0].width),
            (.height, size.height - places[0].height),
        ]
        for (length, change) in growth {
            var sum = self.change(length, of: 0)
            sum.constant = -change
            solver.hold(sum, priority: fits && length == .height ? Self.fitting : Self.given)
        }
    }

    private func add(
        _ constraint: LayoutConstraint,
        of owner: Int,
        _ edges: EdgeChange,
        to solver: inout ConstraintSolver
    ) {
        guard var excess = excess(constraint, of: owner, edges) else { return }
        let priority = Double(constraint.priority)
        // A required constraint that the drawing does not keep goes on as it was drawn.
        let isKept =
            !isOfUndrawn(constraint) && (constraint.priority == 1000 || abs(excess.drawn) < 1)
        switch constraint.relation {
        case .equal:
            if !isKept { excess.change.constant += excess.drawn }
            solver.hold(excess.change, priority: priority)
        case .greaterThanOrEqual:
            excess.change.constant += isKept ? max(0, excess.drawn) : excess.drawn
            solver.keepUp(excess.change, priority: priority)
        case .lessThanOrEqual:
            var room = ConstraintSolver.Sum()
            room.add(excess.change, times: -1)
            room.constant -= isKept ? min(0, excess.drawn) : excess.drawn
            solver.keepUp(room, priority: priority)
        }
    }

    // MARK: What is there without constraints

    private static let given = 2000.0
    private static let fitting = 50.0
    private static let sizeAtRest = 0.2
    private static let placeAtRest = 0.1

    /// A mask moves a view with what it is in.
    private func addMask(of number: Int, in size: Size, to solver: inout ConstraintSolver) {
        guard followsMask(number) else { return }
        let (view, place, parent) = (views[number], places[number], parents[number])
        func hold(_ sum: ConstraintSolver.Sum) { solver.hold(sum, priority: Self.given) }
        if parent == 0 {
            let new = root.resized(view, at: place, from: places[0].size, to: size, isDesigned)
            let lengths: [(Length, Double)] = [
                (.x, new.minX), (.y, new.minY), (.width, new.width), (.height, new.height),
            ]
            for (length, value) in lengths {
                var sum = change(length, of: number)
                sum.constant = drawn(length, of: number) - value
                hold(sum)
            }
            return
        }
        let outer = places[parent]
        let inner = place.offsetBy(dx: -outer.minX, dy: -outer.minY)
        let shares = [
            (Length.x, Length.width, view.autoresizingMask.across(inner, in: outer)),
            (Length.y, Length.height, view.autoresizingMask.down(inner, in: outer)),
        ]
        for (start, length, share) in shares {
            var moved = change(start, of: number)
            moved.add(change(start, of: parent), times: -1)
            moved.add(change(length, of: parent), times: -share.start)
            hold(moved)
            var grown = change(length, of: number)
            grown.add(change(length, of: parent), times: -share.length)
            hold(grown)
        }
    }

    /// What was never drawn is as wide and as high as it asks to be.
    private func addOwnSize(of number: Int, to solver: inout ConstraintSolver) {
        guard undrawn.contains(number) else { return }
        let sizes = [(Length.width, views[number].width), (.height, views[number].height)]
        for (length, size) in sizes {
            guard let size else { continue }
            var sum = change(length, of: number)
            sum.constant = drawn(length, of: number) - size
            solver.hold(sum, priority: 1000)
        }
    }

    /// What shows something is as large as that, as far as it may be.
    private func addContent(
        of number: Int,
        _ wishes: [Int: Double],
        _ spares: [Int: Double],
        to solver: inout ConstraintSolver
    ) {
        for length in views[number].ownLengths {
            let index = index(length, of: number)
            var sum = change(length, of: number)
            sum.constant = -(wishes[index] ?? 0)
            let (hugging, resistance) = views[number].priorities(of: length)
            solver.hold(sum, priority: hugging)
            // What was drawn with room to spare gives that first.
            if wishes[index] == nil { sum.constant += spares[index] ?? 0 }
            solver.keepUp(sum, priority: resistance)
        }
    }

    /// What nothing speaks of stays where it is in the view that it is in, and as large as it is.
    private func addRest(of number: Int, to solver: inout ConstraintSolver) {
        for length in Length.allCases {
            var sum = change(length, of: number)
            let isPlace = length == .x || length == .y
            if isPlace { sum.add(change(length, of: parents[number]), times: -1) }
            solver.hold(sum, priority: isPlace ? Self.placeAtRest : Self.sizeAtRest)
        }
    }

    // MARK: What views show

    /// How much longer views would be that show something else than what was drawn, and how much wider texts that
    /// were drawn cut.
    private func contentWishes(of shown: [Int], by layout: LayoutEngine) -> [Int: Double] {
        var wishes: [Int: Double] = [:]
        for number in shown {
            let lengths = showsDrawn(number) ? lengthsOfText(number) : views[number].ownLengths
            // How high a text is depends on how wide it becomes.
            for length in lengths where length == .width || !views[number].wrapsText {
                let own = length.of(layout.size(of: views[number], .open, .open))
                let wish = own - drawn(length, of: number)
                if wish < 0, showsDrawn(number) { continue }
                // Sizes of texts are estimated.
                if abs(wish) > Self.tolerance(own) { wishes[index(length, of: number)] = wish }
            }
        }
        return wishes
    }

    /// The texts that have less room at some places than what our figures of fonts explain, as they have where Interface
    /// Builder did not follow a change of a font or of words.
    func cutTexts(at places: [Rect], by layout: LayoutEngine) -> Set<Int> {
        Set(
            views.indices.dropFirst().filter { number in
                guard showsDrawn(number), !followsMask(number), !lengthsOfText(number).isEmpty
                else { return false }
                let own = layout.size(of: views[number], .open, .open).width
                return own - places[number].width > max(2, own * 0.08)
            }
        )
    }

    /// The lengths in which a text may be cut that was drawn before its font or its words were changed; constraints
    /// say whether it grows.
    private func lengthsOfText(_ number: Int) -> [Length] {
        let view = views[number]
        guard [.label, .button].contains(view.framedKind), !view.wrapsText else { return [] }
        return view.ownLengths.filter { $0 == .width }
    }

    /// How much higher texts would be that have another width now, show something else or were drawn cut, in so many
    /// lines.
    private func lineWishes(
        of shown: [Int],
        for changes: [Double],
        by layout: LayoutEngine
    ) -> [Int: Double] {
        var wishes: [Int: Double] = [:]
        for number in shown where views[number].wrapsText {
            let view = views[number]
            let change = changes[index(.width, of: number)]
            let place = places[number]
            let own = layout.size(of: view, .given(place.width), .open).height
            let isCut = view.framedKind == .label && own - place.height > Self.tolerance(own)
            guard abs(change) > 0.01 || !showsDrawn(number) || isCut else { continue }
            let width = place.width + change
            let now = layout.size(of: view, .given(max(0, width)), .open).height
            let before = showsDrawn(number) && !isCut ? own : place.height
            let wish = now - before
            if abs(wish) > Self.tolerance(now) { wishes[index(.height, of: number)] = wish }
        }
        return wishes
    }

    /// How much wider views were drawn than what they show is.
    private func spares(by layout: LayoutEngine) -> [Int: Double] {
        var spares: [Int: Double] = [:]
        for number in views.indices.dropFirst() where views[number].ownLengths.contains(.width) {
            let own = layout.size(of: views[number], .open, .open).width
            let spare = drawn(.width, of: number) - own
            if spare > Self.tolerance(own) { spares[index(.width, of: number)] = spare }
        }
        return spares
    }

    private static func tolerance(_ length: Double) -> Double { max(1.5, length * 0.03) }
}

nonisolated extension ConstraintSystem.Length {
    fileprivate func of(_ size: Size) -> Double { self == .width ? size.width : size.height }
}

extension View {
    /// The lengths that the view has by what it shows.
    fileprivate var ownLengths: [ConstraintSystem.Length] {
        guard hasOwnSize || [.row, .column].contains(framedKind) else { return [] }
        return stretching == .always ? [.height] : [.width, .height]
    }

    fileprivate func priorities(of length: ConstraintSystem.Length) -> (Double, Double) {
        length == .width
            ? (horizontalHuggingPriority, horizontalCompressionResistancePriority)
            : (verticalHuggingPriority, verticalCompressionResistancePriority)
    }
}
