import SceneText

/// What reading frames as rows and columns found for a view, and for what is in it.
struct Framing {
    /// Where the view shows in its superview, if not where its frame is.
    var place: Rect?

    /// The structure of the subviews that have frames; nil until it is read.
    var structure: FrameStructure?

    /// The size for which the frames in the view of a controller are written.
    var designSize: Size?

    /// The size that the view has in a row or a column of a document; nil once its content differs.
    var drawnSize: Size?

    /// Whether a document says how large the view is in a row or a column.
    var isDrawn = false
}

extension View {
    /// Says how large the view is in a row or a column of a document, as long as it shows what it does now.
    package func noteDrawnSize(_ size: Size) {
        framing.drawnSize = size
        framing.isDrawn = true
    }

    /// Where the view shows in its superview.
    package var shownFrame: Rect { framing.place ?? frame }

    /// Reads the frames of the subviews with what they show now, as they were designed.
    package func readDesign() {
        guard holdsFrames else { return }
        framing.structure = FrameStructure(of: self, isDesign: true)
    }

    /// Reads the frames of the subviews again at the next layout.
    func forgetFrames() {
        guard framing.structure != nil else { return }
        framing.structure = nil
        invalidateLayout()
    }

    /// Places the subviews with frames where they show.
    func arrangeFrames() {
        guard holdsFrames else { return }
        window?.measuring.arrangeFrames(in: self)
    }

    /// Whether the view holds views with frames, and nothing else places these.
    var holdsFrames: Bool {
        framedKind.holdsFrames && !arrangesSubviews && !(self is Window)
            && !(self is TableViewCell) && !(self is TableViewHeaderFooterView)
            && subviews.contains(where: \.isFramed)
    }

    /// Whether the frame of the view is its code's.
    var isFramed: Bool { hasOwnFrame }
}

nonisolated extension ViewKind {
    fileprivate var holdsFrames: Bool { self == .view || self == .scroll }
}
