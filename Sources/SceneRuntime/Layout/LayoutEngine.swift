import SceneText

/// Says how large views are and where their subviews stand, for any medium.
///
/// All arithmetic is in whole units of the medium; frames are written back as points. A row of a
/// table is as high as its content, or as the height that it was given, and then has what its
/// style puts around it: the line to the next row, the edges of its group. So the heights of the
/// rows alone say where everything in a table is, and scrolling and floating need no special case.
package final class LayoutEngine: Measuring {
    /// What pictures are made of.
    package let medium: any Medium

    /// The sizes found since the outermost question was asked.
    ///
    /// A container asks for its views' sizes more than once; without this, nesting would multiply.
    private var found: [Question: GridSize] = [:]
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
            return medium.points(view.contentSize(question.width, question.height, in: self))
        }
        // Rows, headers and footers get the whole width; other views take what they need of it.
        let isInTable = view is TableViewCell || view.superview is TableView
        var width = room(proposal.width, along: .horizontal)
        if isInTable, let limit = width.limit { width = .given(limit) }
        let size = size(of: view, width, room(proposal.height, along: .vertical))
        return medium.points(size)
    }

    /// Places the subviews of a view within its bounds.
    package func arrangeSubviews(of view: View) {
        // What is hidden takes no room, wherever it stood before.
        for subview in view.subviews where subview.isHidden && !subview.hasOwnFrame {
            place(subview, in: .zero)
        }
        remembering { view.arrangeSubviews(in: medium.units(of: view).size, by: self) }
    }

    /// The height of a view that was given one: whole units, and what the table's style adds.
    package func height(of view: View, given height: Double) -> Double {
        let lines = medium.length(height, along: .vertical)
        guard let cell = view as? TableViewCell, lines > 0 else {
            return Double(lines) * medium.unit.height
        }
        return Double(lines + edges(of: cell).height) * medium.unit.height
    }

    /// Bars hold a line, and a rule between it and the screen.
    package var bars: BarMetrics {
        let metrics = medium.metrics
        let bar = GridSize(width: metrics.divider, height: metrics.line + metrics.barRule)
        var bars = BarMetrics()
        bars.navigationBarHeight = medium.points(bar).height
        bars.tabBarHeight = bars.navigationBarHeight
        bars.dividerWidth = medium.points(bar).width
        return bars
    }

    private func room(_ points: Double, along axis: Axis) -> Room {
        points.isFinite ? .upTo(max(0, medium.position(points, along: axis))) : .open
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

    /// The units that a view takes in a room, all its wishes considered.
    func size(of view: View, _ width: Room, _ height: Room) -> GridSize {
        // A text or a control, and a few of them side by side, are measured sooner than looked up.
        guard view.isNested else { return findSize(of: view, width, height) }
        let question = Question(view: ObjectIdentifier(view), width: width, height: height)
        if let size = found[question] { return size }
        return remembering {
            let size = findSize(of: view, width, height)
            found[question] = size
            return size
        }
    }

    private func findSize(of view: View, _ width: Room, _ height: Room) -> GridSize {
        let sizing = view.sizing
        if sizing.isFree, !view.keepsOwnSize {
            let content = contentSize(of: view, width, height)
            return GridSize(
                width: width.decided ?? min(content.width, width.limit ?? .max),
                height: height.decided ?? min(content.height, height.limit ?? .max)
            )
        }
        let across = LengthRange(sizing, along: .horizontal, medium: medium)
        let down = LengthRange(sizing, along: .vertical, medium: medium)
        var width = across.narrowed(width)
        var height = down.narrowed(height)
        if view.keepsOwnSize {
            if across.fixed == nil, let limit = width.limit { width = .upTo(limit) }
            if down.fixed == nil, let limit = height.limit { height = .upTo(limit) }
        }
        if let ratio = sizing.aspectRatio, ratio > 0, ratio.isFinite {
            keep(ratio, &width, &height, isHeightFixed: down.fixed != nil)
        }
        let content = contentSize(of: view, width, height)
        return GridSize(
            width: across.extent(of: content.width, in: width),
            height: down.extent(of: content.height, in: height)
        )
    }

    /// Lets the one extent follow from the other.
    private func keep(
        _ ratio: Double,
        _ width: inout Room,
        _ height: inout Room,
        isHeightFixed: Bool
    ) {
        if let columns = width.decided, !isHeightFixed {
            let points = Double(columns) * medium.unit.width / ratio
            let lines = medium.length(points, along: .vertical)
            height = .given(min(lines, height.limit ?? lines))
        } else if let lines = height.decided, width.decided == nil {
            let points = Double(lines) * medium.unit.height * ratio
            let columns = medium.length(points, along: .horizontal)
            width = .given(min(columns, width.limit ?? columns))
        }
    }

    /// The units that the content of a view takes: what a class of the program says, or what views of
    /// the kind take.
    private func contentSize(of view: View, _ width: Room, _ height: Room) -> GridSize {
        if view === answered || Self.kinds.contains(ObjectIdentifier(type(of: view))) {
            return view.contentSize(width, height, in: self)
        }
        let proposal = Size(
            width: points(width, along: .horizontal),
            height: points(height, along: .vertical)
        )
        let outer = (open, answered)
        open = (view, width, height, proposal)
        answered = nil
        defer { (open, answered) = outer }
        var size = view.sizeThatFits(proposal)
        let usual = medium.points(view.contentSize(.open, .open, in: self))
        let own = view.intrinsicContentSize
        if own.width >= 0, own.width != usual.width { size.width = own.width }
        if own.height >= 0, own.height != usual.height { size.height = own.height }
        return GridSize(
            width: medium.length(size.width, along: .horizontal),
            height: medium.length(size.height, along: .vertical)
        )
    }

    /// The classes of the library, which are asked without a detour.
    private static let kinds = Set(
        ViewKind.allCases.map { ObjectIdentifier(type(of: $0.makeView())) }
            + [ObjectIdentifier(TableViewCell.self)]
    )

    private func points(_ room: Room, along axis: Axis) -> Double {
        room.limit.map { Double($0) * medium.points(perUnitAlong: axis) } ?? .infinity
    }

    /// The units that a text takes.
    func size(
        ofText text: String?,
        _ style: TextBlock.Style,
        _ font: Font,
        _ width: Room
    ) -> GridSize {
        guard let text, !text.isEmpty else { return .zero }
        return medium.size(of: text, style: style, font: font, width: width.limit)
    }

    /// Gives a view a place in its superview.
    func place(_ view: View, in rect: GridRect) { view.place(in: medium.points(rect)) }
}

extension View {
    /// Whether the view holds views that hold others, so that its size is worth to be kept.
    var isNested: Bool { subviews.contains { !$0.subviews.isEmpty } }

    /// The subviews that layout places: those that show and that no code gave a frame.
    var arrangedSubviews: [View] { subviews.filter { !$0.isHidden && !$0.hasOwnFrame } }
}
