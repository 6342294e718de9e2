/// The brackets that are open at a place, through both sides of `#if`.
///
/// Each side begins with those that were open at the `#if`: what a side closes is closed once for all of
/// them, and what a side leaves open is forgotten if another side follows.
struct ObjCBrackets {
    struct Bracket {
        var token: Int32
        var kind: ObjCToken.Kind
    }

    /// An `#if` that has not ended.
    private struct Frame {
        /// How many brackets were open at it.
        var base: Int

        /// The fewest that have been open since.
        var low: Int

        /// Where those that were closed since begin in `closed`.
        var firstClosed: Int
    }

    private var open: [Bracket] = []
    private var braces = 0
    private var frames: [Frame] = []

    /// The brackets that the present sides of `#if` have closed of those before, the innermost first.
    private var closed: [Bracket] = []

    /// How many `#if` are open beyond those that are remembered.
    private var forgotten = 0

    /// More are in no real file, and each costs time.
    private static let mostFrames = 64

    mutating func push(_ token: Int, _ kind: ObjCToken.Kind) {
        if kind == .openBrace { braces += 1 }
        open.append(Bracket(token: Int32(truncatingIfNeeded: token), kind: kind))
    }

    /// The token that a closing bracket belongs to; nil where it closes nothing.
    ///
    /// Brackets that were left open inside are forgotten; none closes a brace but a brace.
    mutating func pop(_ kind: ObjCToken.Kind) -> Int? {
        if kind == .openBrace, braces == 0 { return nil }
        while let last = open.last {
            if last.kind == kind {
                drop()
                return Int(last.token)
            }
            if last.kind == .openBrace { return nil }
            drop()
        }
        return nil
    }

    private mutating func drop() {
        guard let last = open.popLast() else { return }
        if last.kind == .openBrace { braces -= 1 }
        guard let top = frames.indices.last, open.count < frames[top].low else { return }
        frames[top].low = open.count
        closed.append(last)
    }

    mutating func reset() {
        guard !open.isEmpty || !closed.isEmpty else { return }
        open.removeAll(keepingCapacity: true)
        closed.removeAll(keepingCapacity: true)
        braces = 0
        for index in frames.indices { frames[index] = Frame(base: 0, low: 0, firstClosed: 0) }
    }

    // MARK: Conditions

    mutating func beginCondition() {
        guard frames.count < Self.mostFrames else { return forgotten += 1 }
        frames.append(Frame(base: open.count, low: open.count, firstClosed: closed.count))
    }

    /// Goes on to another side of an `#if`.
    mutating func beginOtherSide() {
        guard forgotten == 0, let top = frames.indices.last else { return }
        while open.count > frames[top].low {
            if open.removeLast().kind == .openBrace { braces -= 1 }
        }
        while closed.count > frames[top].firstClosed {
            let bracket = closed.removeLast()
            if bracket.kind == .openBrace { braces += 1 }
            open.append(bracket)
        }
        frames[top].low = frames[top].base
    }

    mutating func endCondition() {
        guard forgotten == 0 else { return forgotten -= 1 }
        guard let frame = frames.popLast() else { return }
        guard let top = frames.indices.last else { return closed.removeAll(keepingCapacity: true) }
        // What was opened since the outer `#if` is none of its matter.
        let own = min(frame.base - frames[top].low, closed.count - frame.firstClosed)
        if own > 0 { closed.removeSubrange(frame.firstClosed..<frame.firstClosed + own) }
        frames[top].low = min(frames[top].low, frame.low)
    }
}
