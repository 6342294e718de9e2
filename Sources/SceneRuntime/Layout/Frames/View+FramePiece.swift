import SceneText

extension View {
    /// What the place of the view among others follows from.
    func framePiece(isDesign: Bool) -> FramePiece {
        let box = Box(
            x: frame.minX,
            y: frame.minY,
            width: max(0, frame.width),
            height: max(0, frame.height)
        )
        var piece = FramePiece(framedKind, frame: box)
        piece.hold = FramePiece.Hold(autoresizingMask)
        describe(&piece, isDesign: isDesign)
        if alpha < 1 || (backgroundColor?.light.alpha ?? 0xFF) < 0xFF { piece.covers = false }
        if piece.kind == .label, piece.hold == .both { piece.stretches = true }
        if !isDesign, piece.hold == .unknown, piece.stretches,
            piece.kind != .label
        {
            // Without a mask a frame stays as wide as it is.
            (piece.stretches, piece.keepsWidth) = (false, true)
        }
        piece.hasGivenHeight = height != nil
        return piece
    }

    /// Whether the view may show something later that it does not show now.
    var mayShowLater: Bool { identifier != nil && isFillable }

    /// What a plain view is: a block, or the place of others.
    func describePlainView(_ piece: inout FramePiece, isDesign: Bool) {
        guard framedKind == .view else { return }
        let isColored = backgroundColor.map { !$0.isPale } ?? false
        piece.covers = backgroundColor != nil && isOpaque
        if holdsFrames {
            let structure = framing.structure ?? FrameStructure(of: self, isDesign: isDesign)
            let shown = structure.pieces.filter { !$0.isBlank }
            piece.hasContent = !shown.isEmpty
            piece.stretches = structure.pieces.contains(where: \.stretches)
            piece.grows = structure.pieces.contains(where: \.grows)
            piece.hasText = structure.pieces.contains(where: \.hasText)
            if !shown.isEmpty, backgroundColor == nil { piece.shrink(toContent: shown.map(\.box)) }
        }
        if !arrangedSubviews.isEmpty || type(of: self) != View.self { piece.hasContent = true }
        guard !piece.hasContent else { return }
        piece.isBlank = isDesign && !mayShowLater && !isColored
        if piece.frame.width >= 120 || piece.frame.width == 0 { piece.stretches = true }
    }

    /// What a row or a column is among views with frames.
    func describeArrangement(_ piece: inout FramePiece, isDesign: Bool) {
        let inside = subviews.map { $0.framePiece(isDesign: isDesign) }
        piece.hasContent = true
        piece.stretches =
            inside.contains(where: \.stretches) || subviews.contains(where: \.hasWeight)
        piece.grows = inside.contains(where: \.grows)
        piece.hasText = inside.contains(where: \.hasText)
        if !isDesign, piece.hold == .unknown { (piece.stretches, piece.keepsWidth) = (false, true) }
    }
}

nonisolated extension FramePiece.Hold {
    /// What a mask says of the sides of a view.
    fileprivate init(_ mask: AutoresizingMask) {
        if mask.contains(.flexibleWidth) {
            self = .both
        } else if mask.contains([.flexibleLeftMargin, .flexibleRightMargin]) {
            self = .center
        } else {
            self = mask.contains(.flexibleLeftMargin) ? .trailing : .unknown
        }
    }
}

nonisolated extension FramePiece.Alignment {
    /// The side at which a text begins that is aligned so.
    init(_ alignment: TextAlignment) {
        switch alignment {
        case .center: self = .center
        case .right: self = .trailing
        default: self = .leading
        }
    }
}

nonisolated extension Font {
    /// The size of its letters on a screen.
    var points: Double {
        switch self {
        case .system(let size, _), .named(_, let size): size
        default: 17
        }
    }
}
