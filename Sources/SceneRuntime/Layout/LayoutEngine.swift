import SceneText

/// Says how large views are and where their subviews are, for any medium.
///
/// All lengths are points on the grid of the medium. A row of a table is as high as its content, or
/// as the height that it was given, and then has what its style puts around it: the line to the next row, the edges of its group. So the heights of the
/// rows alone say where everything in a table is, and scrolling and floating need no special case.
package final class LayoutEngine: Measuring {
    /// What pictures are made of.
    package internal(set) var medium: any Medium

    /// The sizes found since the outermost question was asked.
    ///
    /// A container asks for its views' sizes more than once; without this, nesting would multiply.
    private var found: [Question: Size] = [:]
    private var depth = 0

    private struct Question: Hashable {
        let view: ObjectIdentifier
        let width: Room
        let height: Room
    }

    /// The view of a class of the program that is asked for its size, and the rooms that it has.
    private var open: (view: View, width: Room, height: Room, proposal: Size)?

    /// The view for which the engine gives the usual answer.
    private var answered: View?

    /// Makes an engine for a medium.
    package init(medium: any Medium) { self.medium = medium }

    /// The size that a view takes by its content, at most as wide as proposed.
    package func size(of view: View, fitting proposal: Size) -> Size {
        let outer = answered
        answered = view
        defer { answered = outer }
        if let question = open, question.view === view, question.proposal == proposal {
            return view.contentSize(question.width, question.height, in: self)
        }
        // Rows, headers and footers get the whole width; other views take what they need of it.
        let isInTable = view is TableViewCell || view.superview is TableView
        var width = room(proposal.width, along: .horizontal)
        if isInTable, let limit = width.limit { width = .given(limit) }
        return size(of: view, width, room(proposal.height, along: .vertical))
    }

    /// Places the subviews of a view within its bounds.
    package func arrangeSubviews(of view: View) {
        // What is hidden takes no room, wherever it was before.
        for subview in view.subviews where subview.isHidden && !subview.hasOwnFrame {
            subview.place(in: .zero)
        }
        remembering { view.arrangeSubviews(in: medium.place(of: view).size, by: self) }
    }

    /// The height of a view that was given one: whole units, and what the table's style adds.
    package func height(of view: View, given height: Double) -> Double {
        if let content = contentHeight(ofDesigned: view) { return content }
        let height = medium.length(height, along: .vertical)
        guard let cell = view as? TableViewCell, height > 0 else { return height }
        if let content = contentHeight(ofFramed: cell) { return content }
        return height + edges(of: cell).height
    }

    /// What bars take in the medium.
    package var bars: BarMetrics { medium.metrics.bars }

    /// A blank line.
    package var sectionSpacing: SectionSpacing { medium.metrics.sectionSpacing }

    func room(_ points: Double, along axis: Axis) -> Room {
        points.isFinite ? .upTo(max(0, medium.snapped(points, along: axis))) : .open
    }

    /// Keeps the sizes that are found until the outermost question is answered.
    private func remembering<Result>(_ body: () -> Result) -> Result {
        depth += 1
        defer {
            depth -= 1
            if depth == 0 { found.removeAll(keepingCapacity: true) }
        }
        return body()
    }

    /// The size that a view takes in a given space, considering all its constraints.
    func size(of view: View, _ width: Room, _ height: Room) -> Size {
        // A text or a control, or a few side by side, are measured faster than looked up.
        guard view.isNested else { return findSize(of: view, width, height) }
        let question = Question(view: ObjectIdentifier(view), width: width, height: height)
        if let size = found[question] { return size }
        return remembering {
            let size = findSize(of: view, width, height)
            found[question] = size
            return size
        }
    }

    private func findSize(of view: View, _ width: Room, _ height: Room) -> Size {
        let isDrawn = isDrawn(view)
        let keepsOwnSize = view.keepsOwnSize && !isDrawn && !fillsRoom(view)
        if view.hasFreeSize, !keepsOwnSize, !isDrawn {
            let content = contentSize(of: view, width, height)
            return Size(
                width: width.decided ?? min(content.width, width.limit ?? .infinity),
                height: height.decided ?? min(content.height, height.limit ?? .infinity)
            )
        }
        let across = LengthRange(of: view, along: .horizontal, medium: medium)
        let down = LengthRange(of: view, along: .vertical, medium: medium)
        var width = across.narrowed(width)
        var height = down.narrowed(height)
        if keepsOwnSize {
            if across.fixed == nil { width = width.asNeeded }
            if down.fixed == nil { height = height.asNeeded }
        }
        if let ratio = view.aspectRatio, ratio > 0, ratio.isFinite {
            keep(ratio, &width, &height, isHeightFixed: down.fixed != nil)
        }
        let drawn = isDrawn ? view.framing.drawnSize : nil
        let content = drawn ?? contentSize(of: view, width, height)
        return Size(
            width: across.extent(of: content.width, in: width),
            height: down.extent(of: content.height, in: height)
        )
    }

    /// Whether a view is as large as its row or its column lets it be.
    ///
    /// On a screen of points a title is in the middle of its button. In text it would be far from what is beside it.
    private func fillsRoom(_ view: View) -> Bool {
        view.isStretchable && !medium.readsFrames && view.superview?.stretchesViews == true
    }

    /// Whether a document says how large a view is in its row or column.
    func isDrawn(_ view: View) -> Bool { view.framing.isDrawn && !medium.readsFrames }

    /// The room in a row or a column that has its size: one that is as large as it was drawn fills it.
    func room(in stack: View, _ axis: Axis, _ units: Double) -> Room {
        isDrawn(stack) && stack.framing.drawnSize != nil ? .given(units) : stack.room(axis, units)
    }

    /// Lets the one extent follow from the other.
    private func keep(
        _ ratio: Double,
        _ width: inout Room,
        _ height: inout Room,
        isHeightFixed: Bool
    ) {
        if let decided = width.decided, !isHeightFixed {
            let length = medium.length(decided / ratio, along: .vertical)
            height = .given(min(length, height.limit ?? length))
        } else if let decided = height.decided, width.decided == nil {
            let length = medium.length(decided * ratio, along: .horizontal)
            width = .given(min(length, width.limit ?? length))
        }
    }

    /// The size that the content of a view takes: what a class of the program says, or what views of
    /// the kind take.
    func contentSize(of view: View, _ width: Room, _ height: Room) -> Size {
        if view === answered || Self.kinds.contains(ObjectIdentifier(type(of: view))) {
            return view.contentSize(width, height, in: self)
        }
        let proposal = Size(width: width.limit ?? .infinity, height: height.limit ?? .infinity)
        let outer = (open, answered)
        open = (view, width, height, proposal)
        answered = nil
        defer { (open, answered) = outer }
        var size = view.sizeThatFits(proposal)
        let usual = view.contentSize(.open, .open, in: self)
        let own = view.intrinsicContentSize
        if own.width >= 0, own.width != usual.width { size.width = own.width }
        if own.height >= 0, own.height != usual.height { size.height = own.height }
        return Size(
            width: medium.length(size.width, along: .horizontal),
            height: medium.length(size.height, along: .vertical)
        )
    }

    /// The classes of the library, which are asked without a detour.
    private static let kinds = Set(
        ViewKind.allCases.map { ObjectIdentifier(type(of: $0.makeView())) }
            + [ObjectIdentifier(TableViewCell.self), ObjectIdentifier(FrameSlot.self)]
    )

    /// The size that a text takes.
    func size(
        ofText text: String?,
        _ parts: [AttributedText.Run],
        _ style: TextBlock.Style,
        _ font: Font,
        _ width: Room
    ) -> Size {
        guard let text, !text.isEmpty else { return .zero }
        return medium.size(
            of: text,
            parts: parts,
            style: style,
            font: font,
            width: width.limit
        )
    }
}

extension View {
    /// Whether the view holds views that hold others, so that its size is worth to be kept.
    var isNested: Bool { subviews.contains { !$0.subviews.isEmpty } }

    /// The subviews that layout places: those that show and that no code gave a frame.
    var arrangedSubviews: [View] { subviews.filter { !$0.isHidden && !$0.hasOwnFrame } }
}
