extension View {
    /// Follows the masks of the subviews after a change of size.
    func resizeSubviews(from oldSize: Size) {
        let screens = isDesigned ? [oldSize, bounds.size].compactMap(\.screenInsets) : []
        for view in subviews {
            var (old, new) = (Rect(origin: .zero, size: oldSize), bounds)
            new.origin = .zero
            if screens.count == 2 {
                // What was clear of the edges of a screen is so on another.
                let isBelow = view.frame.minY > 0 && view.frame.minY >= screens[0].clearTop
                let isAbove = oldSize.height - view.frame.maxY >= max(1, screens[0].bottom)
                (old, new) = (
                    old.clear(of: screens[0], isBelow, isAbove),
                    new.clear(of: screens[1], isBelow, isAbove)
                )
            }
            if !view.autoresizingMask.isEmpty || old.origin != new.origin {
                view.place(in: view.autoresized(from: old, to: new))
            }
        }
    }

    private func autoresized(from old: Rect, to new: Rect) -> Rect {
        let mask = autoresizingMask
        let horizontal = Extent(start: frame.minX - old.minX, length: frame.width).resized(
            from: old.width,
            to: new.width,
            start: mask.contains(.flexibleLeftMargin),
            length: mask.contains(.flexibleWidth),
            end: mask.contains(.flexibleRightMargin)
        )
        let vertical = Extent(start: frame.minY - old.minY, length: frame.height).resized(
            from: old.height,
            to: new.height,
            start: mask.contains(.flexibleTopMargin),
            length: mask.contains(.flexibleHeight),
            end: mask.contains(.flexibleBottomMargin)
        )
        return Rect(
            x: new.minX + horizontal.start,
            y: new.minY + vertical.start,
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

nonisolated extension Rect {
    /// The part of a screen that is clear of what is at its top, and of what is at its bottom.
    fileprivate func clear(of insets: ScreenInsets, _ isBelow: Bool, _ isAbove: Bool) -> Rect {
        let (top, bottom) = (isBelow ? insets.top : 0, isAbove ? insets.bottom : 0)
        return Rect(x: minX, y: minY + top, width: width, height: height - top - bottom)
    }
}
