/// Stacks of views side by side: who takes the width that is left, and where texts begin.
extension FrameReading {
    /// The views of a stack that share the width that others leave: those that always do, else the one with
    /// most space in its frame.
    package static func sharing(among pieces: [FramePiece]) -> Set<Int> {
        let labels = pieces.indices.filter { pieces[$0].kind == .label }
        let least = labels.map { pieces[$0].hugging }.min() ?? 0
        let stretching = pieces.indices.filter { pieces[$0].stretches }
        // Of labels those stretch that hold on to the width of their texts least.
        let sharing = stretching.filter {
            pieces[$0].kind != .label || pieces[$0].hugging == least
        }
        if !sharing.isEmpty { return Set(sharing) }
        if !stretching.isEmpty { return Set(labels.filter { pieces[$0].hugging == least }) }
        let widest = pieces.indices.max { pieces[$0].slack < pieces[$1].slack }
        if let widest, pieces[widest].slack > 16 { return [widest] }
        // What holds others takes the space anyway: rather those with texts than what holds a picture.
        guard pieces.contains(where: \.isHolder) else { return [] }
        return Set(
            pieces.indices.last { pieces[$0].isHolder && pieces[$0].hasText }.map { [$0] } ?? []
        )
    }

    /// Whether a stack takes the width that others leave.
    package static func stretches(_ pieces: [FramePiece]) -> Bool {
        pieces.contains { $0.stretches || $0.slack > 16 }
    }

    /// The sizes that a view of a stack has besides its own.
    package static func place(
        of index: Int,
        in pieces: [FramePiece],
        _ sharing: Set<Int>
    ) -> FrameArrangement {
        var view = FrameArrangement(.view(index))
        let next = index + 1
        if sharing.contains(index) {
            view.weight = 1
        } else if next < pieces.count, pieces[index].hasText {
            let width = snap(pieces[next].frame.x) - snap(pieces[index].frame.x) - 8
            if width >= 24 { view.minimumWidth = width }
        }
        return view
    }

    /// How much wider a stack is than what is in it.
    package static func slack(of pieces: [FramePiece], isColumn: Bool) -> Double {
        guard isColumn else { return pieces.reduce(0) { $0 + $1.slack } }
        return pieces.map(\.slack).min() ?? 0
    }
}
