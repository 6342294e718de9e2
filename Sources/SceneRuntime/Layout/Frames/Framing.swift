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

    /// The size of the view for which the frames in it are written.
    var sizeOfFrames: Size?

    /// The frame that was written for the view.
    var drawnFrame: Rect?

    /// Whether the view shows what it did when its frame was written.
    var showsDrawn = true

    /// How much the view holds on to its size; nil for what its kind has.
    var priorities: ContentPriorities?

    /// The size in which constraints have placed what was never drawn in the view, so that frames can be read.
    var solvedSize: Size?

    /// Whether constraints have placed what was never drawn in the view, so far as they do.
    var isSolved = false

    /// What bars cover of the view; nil if none are in front of it.
    var coveredEdges: (top: Double, bottom: Double)?

    /// Whether the view has the size that it was drawn with, around what it shows still.
    var isAroundContent: Bool { drawnSize != nil || drawnFrame != nil && showsDrawn }

    /// Whether the view has the frame of those that were never drawn.
    var isUndrawn: Bool { drawnFrame == .zero }

    /// Notes that the view, or what is in it, shows something else than what was drawn.
    mutating func noteChange() {
        drawnSize = nil
        showsDrawn = false
    }
}

extension View {
    /// Says how large the view is in a row or a column of a document, as long as it shows what it does now.
    package func noteDrawnSize(_ size: Size) {
        framing.drawnSize = size
        framing.isDrawn = true
    }

    /// Where the view shows in its superview.
    package var shownFrame: Rect { framing.place ?? frame }

    /// Notes that the frames in the view are written for the size that it has now, and for what they show now.
    package func noteDrawnFrames() {
        guard holdsFrames else { return }
        framing.sizeOfFrames = bounds.size
        for subview in subviews where subview.isFramed {
            subview.framing.drawnFrame = subview.frame
            subview.framing.showsDrawn = true
        }
    }

    /// Reads the frames of the subviews with what they show now, as they were designed.
    package func readDesign() {
        guard holdsFrames else { return }
        framing.structure = FrameStructure(of: self, isDesign: true)
    }

    /// Lets constraints place what was never drawn in the view, on the screen that the rest was drawn for.
    package func placeUndrawnInDesign() {
        guard let size = framing.sizeOfFrames else { return }
        placeUndrawn(in: size)
    }

    /// Reads the frames of the subviews again at the next layout.
    func forgetFrames() {
        guard framing.structure != nil else { return }
        framing.structure = nil
        framing.isSolved = false
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
