import SceneText

/// Views that were never drawn, where text reads rows and columns from frames.
extension View {
    /// Lets constraints place what was never drawn in the view, in the size that the view has.
    ///
    /// The screen of a terminal may be lower than what constraints ask for; it is then as high as that of the design.
    func placeUndrawn() {
        guard let drawn = framing.sizeOfFrames else {
            framing.isSolved = true
            return
        }
        let width = bounds.width > 0 ? bounds.width : drawn.width
        placeUndrawn(in: Size(width: width, height: max(bounds.height, drawn.height)))
    }

    /// Lets constraints place what was never drawn in the view, in points, where the view has a size.
    func placeUndrawn(in size: Size) {
        framing.isSolved = true
        guard !isPlacedWithSuperview, holdsFrames, let drawn = framing.sizeOfFrames,
            let system = ConstraintSystem(root: self, drawn: drawn), !system.undrawn.isEmpty
        else { return }
        let layout = LayoutEngine(medium: PointMedium(screen: size))
        var screen = size
        screen.height += max(0, system.growth(in: size, system.edges(in: size), by: layout))
        let places = system.solvedPlaces(in: screen, system.edges(in: screen), by: layout)
        var holders: Set<Int> = []
        for number in places.indices where system.undrawn.contains(number) {
            let origin = places[system.parents[number]].origin
            let place = places[number].offset(x: -origin.x, y: -origin.y)
            system.views[number].place(in: place.inHalfPoints)
            var holder = system.parents[number]
            while holders.insert(holder).inserted { holder = system.parents[holder] }
        }
        framing.solvedSize = screen
        for holder in holders.sorted(by: >) { system.views[holder].readAgain() }
    }

    /// Reads frames again that have been read, as they were designed if they were read so.
    private func readAgain() {
        guard let structure = framing.structure else { return }
        framing.structure = nil
        if structure.isDesign { readDesign() }
    }
}

nonisolated extension Rect {
    /// The rectangle with its edges at half points, as people write frames; a hairline stays one.
    fileprivate var inHalfPoints: Rect {
        func half(_ length: Double) -> Double { (length * 2).rounded() / 2 }
        func extent(_ low: Double, _ high: Double) -> Double {
            high > low ? max(0.5, half(high) - half(low)) : 0
        }
        return Rect(
            x: half(minX),
            y: half(minY),
            width: extent(minX, maxX),
            height: extent(minY, maxY)
        )
    }
}
