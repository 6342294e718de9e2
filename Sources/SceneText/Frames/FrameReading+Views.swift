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
        var result = FrameArrangement(.layers([view] + overlays(others, on: piece.frame)))
        (result.width, result.height) = extent
        return result
    }

    /// Views on top of another one, each at the edges that it is near to; those at the same edges are rows and
    /// columns among themselves.
    private func overlays(_ views: [Int], on base: Box) -> [FrameArrangement] {
        var groups: [(edges: [FrameArrangement.Edge], views: [Int])] = []
        for view in views {
            let edges = self.edges(of: view, on: base)
            if let index = groups.firstIndex(where: { $0.edges == edges }) {
                groups[index].views.append(view)
            } else {
                groups.append((edges, [view]))
            }
        }
        return groups.map { group in
            var layer =
                group.views.count == 1
                ? FrameArrangement(.view(group.views[0]))
                : FrameReading(self, in: base).single(group.views)
            layer.edges = group.edges
            return layer
        }
    }

    private func edges(of number: Int, on base: Box) -> [FrameArrangement.Edge] {
        var edges: [FrameArrangement.Edge] = []
        let box = pieces[number].box
        let across = (box.center - base.x) / max(1, base.width)
        let down = (box.middle - base.y) / max(1, base.height)
        if across < 0.34 { edges.append(.left) }
        if down < 0.34 { edges.append(.top) }
        if across > 0.66 { edges.append(.right) }
        if down > 0.66 { edges.append(.bottom) }
        // In the middle it would be on the title.
        if pieces[number].kind == .activity, edges.isEmpty { edges = [.right] }
        return edges
    }

    /// A place across, on the columns of text.
    func snapped(_ points: Double, to unit: Double = 8) -> Double { Self.snap(points, to: unit) }

    static func snap(_ points: Double, to unit: Double = 8) -> Double {
        (points / unit + 0.5).rounded(.down) * unit
    }
}
