/// What is behind what: backgrounds, what is hidden behind others, and what is on top of a view.
struct FrameDepth {
    /// The views that have a place beside each other, in their order.
    private(set) var placed: [Int] = []

    /// What is on top of a view, by its number.
    private(set) var overlays: [Int: [Int]] = [:]

    init(_ pieces: [FramePiece]) {
        let shown = pieces.indices.filter { !pieces[$0].isBlank }
        var bases: Set<Int> = []
        var covered: Set<Int> = []
        for (place, number) in shown.enumerated() {
            let piece = pieces[number]
            // What is behind something comes soon before it.
            for other in shown[max(0, place - 50)..<place] where !covered.contains(other) {
                if piece.hides(pieces[other]) {
                    covered.insert(other)
                } else if piece.isOverlay(on: pieces[other]) {
                    overlays[other, default: []].append(number)
                    covered.insert(number)
                    bases.insert(other)
                    break
                }
            }
        }
        placed = shown.enumerated().compactMap { place, number in
            guard !covered.contains(number) else { return nil }
            let piece = pieces[number]
            guard piece.isBackdrop, !bases.contains(number) else { return number }
            let front = shown[(place + 1)...].prefix(50)
            return front.contains { piece.frame.share(of: pieces[$0].box) > 0.8 } ? nil : number
        }
        overlays = overlays.filter { base, _ in !covered.contains(base) }
    }
}

extension FramePiece {
    /// Whether others may be in front of it as if it were not there.
    fileprivate var isBackdrop: Bool {
        !hasContent && [.view, .image, .custom].contains(kind)
    }

    /// Whether it is in front of nearly all of another one, and opaque.
    fileprivate func hides(_ other: FramePiece) -> Bool {
        covers && !isHidden && !other.frame.isEmpty && frame.share(of: other.box) > 0.8
    }

    /// Whether it is a small view inside a picture or a button.
    fileprivate func isOverlay(on base: FramePiece) -> Bool {
        guard [.label, .image, .activity, .switch, .button].contains(kind),
            base.kind == .image && base.frame.width >= 24 || base.kind == .button, box.area > 0
        else { return false }
        if base.kind == .button { return kind == .activity && base.frame.share(of: box) > 0.9 }
        // A picture as large as a screen is behind what is on it; a badge may reach out of a small one.
        return box.area < base.frame.area / 4 && base.frame.share(of: box) > 0.5
    }
}

extension Box {
    fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}
