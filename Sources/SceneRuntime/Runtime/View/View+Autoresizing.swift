extension View {
    /// Follows the masks of the subviews after a change of size.
    func resizeSubviews(from oldSize: Size) {
        for view in subviews where !view.autoresizingMask.isEmpty {
            view.place(in: view.autoresized(from: oldSize, to: bounds.size))
        }
    }

    private func autoresized(from old: Size, to new: Size) -> Rect {
        let mask = autoresizingMask
        let horizontal = Extent(start: frame.minX, length: frame.width).resized(
            from: old.width,
            to: new.width,
            start: mask.contains(.flexibleLeftMargin),
            length: mask.contains(.flexibleWidth),
            end: mask.contains(.flexibleRightMargin)
        )
        let vertical = Extent(start: frame.minY, length: frame.height).resized(
            from: old.height,
            to: new.height,
            start: mask.contains(.flexibleTopMargin),
            length: mask.contains(.flexibleHeight),
            end: mask.contains(.flexibleBottomMargin)
        )
        return Rect(
            x: horizontal.start,
            y: vertical.start,
            width: horizontal.length,
            height: vertical.length
        )
    }

    /// The place of a view along one axis.
    private nonisolated struct Extent {
        var start: Double
        var length: Double

        /// The place after the superview grew or shrank: the flexible parts share the difference in
        /// proportion to their sizes, or equally where none has any.
        func resized(
            from old: Double,
            to new: Double,
            start startGives: Bool,
            length lengthGives: Bool,
            end endGives: Bool
        ) -> Extent {
            let before = startGives ? max(0, start) : 0
            let own = lengthGives ? max(0, length) : 0
            let behind = endGives ? max(0, old - start - length) : 0
            let total = before + own + behind
            let count = (startGives ? 1 : 0) + (lengthGives ? 1 : 0) + (endGives ? 1 : 0)
            guard count > 0 else { return self }
            func share(_ part: Double, _ gives: Bool) -> Double {
                total > 0 ? part / total : (gives ? 1 / Double(count) : 0)
            }
            return Extent(
                start: start + (new - old) * share(before, startGives),
                length: max(0, length + (new - old) * share(own, lengthGives))
            )
        }
    }
}
