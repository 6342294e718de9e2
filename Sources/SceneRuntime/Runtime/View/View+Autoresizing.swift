extension View {
    /// Follows the masks of the subviews after a change of size.
    func resizeSubviews(from oldSize: Size) {
        let isDesigned = isDesigned
        for view in subviews {
            // From where it was drawn, if it is where that leads: a screen that is turned and turned back shows the same.
            var (start, size) = (view.frame, oldSize)
            if let drawn = view.framing.drawnFrame, let drawnSize = framing.sizeOfFrames,
                resized(view, at: drawn, from: drawnSize, to: oldSize, isDesigned) == start
            {
                (start, size) = (drawn, drawnSize)
            }
            let place = resized(view, at: start, from: size, to: bounds.size, isDesigned)
            if place != view.frame { view.place(in: place) }
        }
    }

    /// Where the mask of a subview puts it after a change of size.
    ///
    /// Whether the view was designed for a screen is asked once for all subviews, since all of them say so.
    func resized(
        _ view: View,
        at place: Rect,
        from oldSize: Size,
        to newSize: Size,
        _ isDesigned: Bool
    ) -> Rect {
        var old = Rect(origin: .zero, size: oldSize)
        var new = Rect(origin: .zero, size: newSize)
        if isDesigned, let before = oldSize.screenInsets, let after = newSize.screenInsets {
            // What was clear of the edges of a screen is so on another.
            let isBelow = place.minY > 0 && place.minY >= before.clearTop
            let isAbove = oldSize.height - place.maxY >= max(1, before.bottom)
            old = old.clear(of: before, isBelow, isAbove)
            new = new.clear(of: after, isBelow, isAbove)
        }
        let across = view.autoresizingMask.across(place.offsetBy(dx: -old.minX, dy: 0), in: old)
        let down = view.autoresizingMask.down(place.offsetBy(dx: 0, dy: -old.minY), in: old)
        let (wider, higher) = (new.width - old.width, new.height - old.height)
        return Rect(
            x: place.minX - old.minX + new.minX + wider * across.start,
            y: place.minY - old.minY + new.minY + higher * down.start,
            width: across.length == 0 ? place.width : max(0, place.width + wider * across.length),
            height: down.length == 0 ? place.height : max(0, place.height + higher * down.length)
        )
    }
}

nonisolated extension AutoresizingMask {
    /// The shares of a change of length that go to the room before a view, and to the view.
    typealias Shares = (start: Double, length: Double)

    /// The shares across of a view in another.
    func across(_ place: Rect, in outer: Rect) -> Shares {
        Self.shares(
            before: contains(.flexibleLeftMargin) ? place.minX : nil,
            length: contains(.flexibleWidth) ? place.width : nil,
            after: contains(.flexibleRightMargin) ? outer.width - place.maxX : nil
        )
    }

    /// The shares down of a view in another.
    func down(_ place: Rect, in outer: Rect) -> Shares {
        Self.shares(
            before: contains(.flexibleTopMargin) ? place.minY : nil,
            length: contains(.flexibleHeight) ? place.height : nil,
            after: contains(.flexibleBottomMargin) ? outer.height - place.maxY : nil
        )
    }

    /// The flexible parts share a difference in proportion to their lengths, or equally where none has any.
    private static func shares(before: Double?, length: Double?, after: Double?) -> Shares {
        let total = max(0, before ?? 0) + max(0, length ?? 0) + max(0, after ?? 0)
        let count = (before == nil ? 0 : 1) + (length == nil ? 0 : 1) + (after == nil ? 0 : 1)
        func share(_ part: Double?) -> Double {
            guard let part else { return 0 }
            return total > 0 ? max(0, part) / total : 1 / Double(count)
        }
        return (share(before), share(length))
    }
}

nonisolated extension Rect {
    /// The part of a screen that is clear of what is at its top, and of what is at its bottom.
    fileprivate func clear(of insets: ScreenInsets, _ isBelow: Bool, _ isAbove: Bool) -> Rect {
        let (top, bottom) = (isBelow ? insets.top : 0, isAbove ? insets.bottom : 0)
        return Rect(x: minX, y: minY + top, width: width, height: height - top - bottom)
    }
}
