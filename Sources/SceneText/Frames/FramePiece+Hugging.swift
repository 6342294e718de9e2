/// Labels side by side: which of them take the width that is left.
extension FramePiece {
    /// Whether each piece is a label that takes the rest of its row, or leaves it to another label there.
    ///
    /// Those take it that hold on to the width of their texts least. It is nil where no label is beside another that
    /// differs from it in this.
    package static func takers(among pieces: [FramePiece]) -> [Bool?] {
        var takers: [Bool?] = Array(repeating: nil, count: pieces.count)
        let labels = pieces.indices.filter { pieces[$0].kind == .label }
        guard labels.count > 1, labels.count < 100,
            labels.contains(where: { pieces[$0].hugging != pieces[labels[0]].hugging })
        else { return takers }
        for label in labels {
            let own = pieces[label]
            let others = labels.lazy.map { pieces[$0] }
                .filter { $0.hugging != own.hugging && $0.isBeside(own) }
            takers[label] = others.map(\.hugging).min().map { own.hugging < $0 }
        }
        return takers
    }

    /// Whether both are in one row.
    private func isBeside(_ other: FramePiece) -> Bool {
        let height = min(frame.bottom, other.frame.bottom) - max(frame.y, other.frame.y)
        let width = min(frame.right, other.frame.right) - max(frame.x, other.frame.x)
        return height > min(frame.height, other.frame.height) / 2 && width < 1
    }

    /// Whether it is a label that stretches because both of its sides are held.
    fileprivate var isHeldLabel: Bool { kind == .label && stretches && hold == .both }
}

extension FrameReading {
    /// Which parts of a row take the width that is left: of labels those that are held at both sides, if there are any.
    func stretching(_ parts: [[Int]]) -> [Bool] {
        let hasHeldLabel = parts.contains { $0.count == 1 && pieces[$0[0]].isHeldLabel }
        return parts.map { part in
            if hasHeldLabel, part.count == 1, pieces[part[0]].kind == .label {
                return pieces[part[0]].isHeldLabel
            }
            return part.contains { pieces[$0].stretches }
        }
    }
}
