import SceneText

/// What a view looks like whose subviews have frames: the arrangement that was read of them.
///
/// It is read once, from what was designed, so that rows of one prototype have the same columns however long
/// their texts are. Views that are hidden keep their place in it.
final class FrameStructure {
    /// The subviews that have frames.
    let views: [View]

    /// What was read of them.
    let pieces: [FramePiece]

    private let size: Box

    /// Whether it was read from texts as they were designed.
    let isDesign: Bool
    private var root: (place: FrameReading.Place, hidden: [Bool], view: ColumnView)?

    init(of view: View, isDesign: Bool) {
        views = view.subviews.filter(\.isFramed)
        let around = view.framing.solvedSize ?? view.bounds.size
        let size = Box(x: 0, y: 0, width: around.width, height: around.height)
        // The frames of a document may be old: constraints have the last word.
        let isClipped = !isDesign && !(view is ScrollView) && size.area > 0
        let holds = view.constraintHolds(of: views)
        pieces = zip(views, holds).map { view, hold in
            var piece = view.framePiece(isDesign: isDesign)
            piece.hold(by: hold)
            if isClipped, piece.isOutside(size) { piece.isBlank = true }
            return piece
        }
        self.size = size
        self.isDesign = isDesign
    }

    /// The arrangement as views of rows and columns, with places for the views themselves.
    func root(in place: FrameReading.Place) -> ColumnView {
        let hidden = views.map(\.isHidden)
        let covers = zip(hidden, pieces).map { $0 && $1.covers }
        if let root, root.place == place, root.hidden == covers { return root.view }
        var pieces = pieces
        for index in pieces.indices { pieces[index].isHidden = hidden[index] }
        let reading = FrameReading(pieces, in: size, place)
        let column = ColumnView()
        column.spacing = 0
        if reading.inset > 0 {
            column.layoutMargins = EdgeInsets(left: reading.inset, right: reading.inset)
        }
        for line in reading.lines() { column.addSubview(made(line)) }
        root = (place, covers, column)
        return column
    }

    /// How many screens side by side the views take.
    var screens: Double {
        let right = pieces.map(\.frame.right).max() ?? 0
        return size.width > 0 ? max(1, (right / size.width).rounded()) : 1
    }

    /// Whether a view in it is as high as its frame says.
    var hasBoxes: Bool { pieces.contains(where: \.isBox) }

    private func made(_ arrangement: FrameArrangement) -> View {
        let view: View
        switch arrangement.content {
        case .view(let number): view = FrameSlot(views[number])
        case .spacer: view = Spacer()
        case .row(let items, let alignment):
            let row = RowView()
            row.alignment = RowView.Alignment(rawValue: alignment.rawValue) ?? .center
            view = row
            for item in items { row.addSubview(made(item)) }
        case .column(let items):
            let column = ColumnView()
            column.spacing = 0
            view = column
            for item in items { column.addSubview(made(item)) }
        case .layers(let items):
            view = AnchorView()
            for item in items { view.addSubview(made(item)) }
        }
        if let weight = arrangement.weight, view.width == nil { view.weight = weight }
        if let width = arrangement.width, view.width == nil { view.width = width }
        if let height = arrangement.height, view.height == nil { view.height = height }
        if let width = arrangement.minimumWidth { view.minimumWidth = width }
        for edge in arrangement.edges { view.anchor.insert(RectEdge(edge)) }
        return view
    }
}

nonisolated extension RectEdge {
    fileprivate init(_ edge: FrameArrangement.Edge) {
        switch edge {
        case .left: self = .left
        case .top: self = .top
        case .right: self = .right
        case .bottom: self = .bottom
        }
    }
}

/// The place of a view with a frame in the rows and columns that were read.
final class FrameSlot: View {
    let view: View

    init(_ view: View) {
        self.view = view
        super.init(frame: .zero)
        width = view.width
        height = view.height
        minimumWidth = view.minimumWidth
        maximumWidth = view.maximumWidth
        minimumHeight = view.minimumHeight
        maximumHeight = view.maximumHeight
        aspectRatio = view.aspectRatio
        weight = view.weight
        framing.priorities = view.framing.priorities
    }

    override var isHidden: Bool {
        get { view.isHidden }
        set { view.isHidden = newValue }
    }

    override var hasOwnSize: Bool { view.hasOwnSize }
    override var keepsOwnSize: Bool { view.keepsOwnSize }
    override var fillsHeightOfRow: Bool { view.fillsHeightOfRow }
    override var stretching: Stretching { view.stretching }
    override var wrapsText: Bool { view.wrapsText }
    override var yielding: RoomShare.Kind { view.yielding }
    override var widget: Widget? { view.widget }

    override func contentSize(_ width: Room, _ height: Room, in layout: LayoutEngine) -> Size {
        layout.size(of: view, width, height)
    }

    override func baselines(in size: Size, by layout: LayoutEngine) -> Baselines {
        view.baselines(in: size, by: layout)
    }
}
