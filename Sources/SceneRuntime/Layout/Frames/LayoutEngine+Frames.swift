import SceneText

/// Views with frames, laid out as the rows and columns that a person sees in them.
extension LayoutEngine {
    /// The arrangement of the subviews of a view that have frames; nil if there is none.
    private func framedRoot(of view: View) -> ColumnView? {
        guard medium.readsFrames, view.holdsFrames else { return nil }
        if !view.framing.isSolved { view.placeUndrawn() }
        let structure = view.framing.structure ?? FrameStructure(of: view, isDesign: false)
        view.framing.structure = structure
        return structure.root(in: view.placeOfFrames)
    }

    /// The size that subviews with frames take.
    func framedSize(of view: View, _ width: Room) -> Size {
        framedRoot(of: view).map { size(of: $0, width, .open) } ?? .zero
    }

    /// The height of a cell whose content is read from frames, where none of it has a height of its own.
    func contentHeight(ofFramed cell: TableViewCell) -> Double? {
        let content = cell.contentView
        guard framedRoot(of: content) != nil, content.framing.structure?.hasBoxes == false,
            let table = cell.superview as? TableView
        else { return nil }
        return size(of: cell, .given(table.bounds.width), .open).height
    }

    /// The height of what heads or ends a table and was drawn on a canvas, where frames are only read.
    ///
    /// It is that of the content, and nothing for a view that only makes space. It is nil for any other view.
    func contentHeight(ofDesigned view: View) -> Double? {
        guard medium.readsFrames, view.framing.designSize != nil,
            let table = view.superview as? TableView
        else { return nil }
        if view.framedKind == .view, view.subviews.isEmpty { return 0 }
        return size(of: view, .given(table.bounds.width), .open).height
    }

    /// Places the subviews that have frames.
    package func arrangeFrames(in view: View) {
        guard medium.readsFrames else { return followConstraints(in: view) }
        guard let root = framedRoot(of: view), let structure = view.framing.structure else {
            return
        }
        let size = medium.place(of: view).size
        var margins = margins(of: view)
        if let cell = view.superview as? TableViewCell, cell.contentView === view {
            margins = contentMargins(of: cell)
        }
        var rect = Rect(origin: .zero, size: size).within(margins)
        if let scroll = view as? ScrollView {
            rect.size.width *= structure.screens
            rect.size.height = max(
                rect.height,
                self.size(of: root, .given(rect.width), .open).height
            )
            scroll.contentSize = Size(
                width: rect.width + margins.width,
                height: rect.height + margins.height
            )
        }
        var places: [ObjectIdentifier: Rect] = [:]
        root.place(in: rect)
        arrange(root, at: rect.origin, &places)
        for subview in structure.views {
            subview.show(in: places[ObjectIdentifier(subview)] ?? .zero)
        }
    }

    /// Places what is in a part of the arrangement, and notes where the views themselves are.
    private func arrange(
        _ part: View,
        at origin: Point,
        _ places: inout [ObjectIdentifier: Rect]
    ) {
        if let slot = part as? FrameSlot {
            places[ObjectIdentifier(slot.view)] = Rect(origin: origin, size: slot.frame.size)
            return
        }
        arrangeSubviews(of: part)
        for subview in part.subviews where !subview.isHidden {
            let place = subview.frame.offset(x: origin.x, y: origin.y)
            arrange(subview, at: place.origin, &places)
        }
    }
}

extension View {
    /// What the subviews with frames are in.
    fileprivate var placeOfFrames: FrameReading.Place {
        if lineage.contains(where: { $0 is TableViewCell || $0 is ScrollView }) { return .content }
        return viewController == nil ? .view : .screen(isBare: framing.structure?.isDesign != true)
    }

    /// Shows the view in a place that was found for it.
    fileprivate func show(in place: Rect) {
        let isInner = self is ScrollView || self is ContainerView || viewController != nil
        if isInner {
            // What scrolls, and what a controller fills, goes by its size.
            self.place(in: place)
        } else if framing.place != place {
            framing.place = place
            setNeedsLayout()
        }
    }
}

nonisolated extension Size {
    /// The least size in which both have space.
    func union(_ other: Size) -> Size {
        Size(width: max(width, other.width), height: max(height, other.height))
    }
}
