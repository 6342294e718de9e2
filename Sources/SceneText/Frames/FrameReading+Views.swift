extension FrameReading {
    /// One view with what is on top of it, and as large as its frame where nothing else says how large.
    func view(_ number: Int, inLine: Bool) -> FrameArrangement {
        let piece = pieces[number]
        var view = FrameArrangement(.view(number))
        if piece.isBlock {
            view.height = piece.frame.height > 0 ? min(piece.frame.height, 400) : nil
            if piece.frame.width > 0, piece.frame.width < 120 { view.width = piece.frame.width }
        } else if piece.isPicture || overlays[number] != nil && piece.kind == .image {
            view.width = piece.frame.width
            if piece.frame.height >= 40 { view.height = piece.frame.height }
        } else if piece.keepsWidth, inLine || !piece.isLeadingText {
            view.width = snapped(piece.box.right) - snapped(piece.box.x)
        }
        if place == .content, piece.grows, piece.kind != .textView {
            view.height = piece.frame.height
        }
        guard let others = overlays[number] else { return view }
        let extent = (view.width, view.height)
        view.edges = [.left, .top, .right, .bottom]
        let layers = [view] + others.map { overlay($0, on: piece.frame) }
        var result = FrameArrangement(.layers(layers))
        (result.width, result.height) = extent
        return result
    }

    /// A view on top of another one, at the edges that it is near to.
    private func overlay(_ number: Int, on base: Box) -> FrameArrangement {
        var view = FrameArrangement(.view(number))
        let box = pieces[number].box
        let across = (box.center - base.x) / max(1, base.width)
        let down = (box.middle - base.y) / max(1, base.height)
        if across < 0.34 { view.edges.append(.left) }
        if down < 0.34 { view.edges.append(.top) }
        if across > 0.66 { view.edges.append(.right) }
        if down > 0.66 { view.edges.append(.bottom) }
        // In the middle it would be on the title.
        if pieces[number].kind == .activity, view.edges.isEmpty { view.edges = [.right] }
        return view
    }

    /// A place across, on the columns of text.
    func snapped(_ points: Double, to unit: Double = 8) -> Double { Self.snap(points, to: unit) }

    static func snap(_ points: Double, to unit: Double = 8) -> Double {
        (points / unit + 0.5).rounded(.down) * unit
    }
}
