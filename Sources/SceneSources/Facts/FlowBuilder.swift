/// Makes the flow of the values of a function from its blocks, one after another.
struct FlowBuilder {
    /// What a block is.
    enum Kind {
        /// A block that is always run, such as that of `do`.
        case block
        /// A side of a condition.
        case branch
        /// The same, where an error leads to a `catch` after it.
        case tried
        /// All sides of a condition.
        case choice
        /// A `switch`, and a case of it.
        case options, option
        /// A loop, and one that is run at least once.
        case loop, repeated
        /// A closure or a function in the function.
        case function
        /// The lines of `#if`.
        case condition
    }

    /// A block that is open.
    private struct Frame {
        var kind: Kind
        var start: Int
        var end: Int

        /// Whether it is a statement without braces.
        var isBare = false

        /// The node before it.
        var entry: Int

        /// The nodes that lead to what is after it, and those that lead to its next round or to a `catch`.
        var ends: [Int] = []
        var turns: [Int] = []

        /// Whether one of its sides is always run.
        var isWhole = false

        /// Whether what is read at present is after a way out, and whether there is one in any case.
        var isLeft = false
        var leaves = false

        /// The variables that are declared in it.
        var names: [String] = []

        /// The blocks around it.
        var around = Around()
    }

    /// The innermost blocks of some kinds around code, in the same function: by their places among the open ones.
    private struct Around {
        var loop: Int?

        /// What `break` leaves.
        var exit: Int?
        var attempt: Int?
        var condition: Int?
    }

    /// What begins at a token that comes later.
    struct Head {
        var kind: Kind

        /// Whether it is another side of the condition before it, and whether it is run where no other is.
        var goesOn = false
        var isLast = false

        /// Whether its end is never reached, as with `guard`.
        var leaves = false

        /// The node to which a loop leads back.
        var node: Int?
    }

    private(set) var flow = ValueFlow()
    private var frames: [Frame] = []
    private var current = 0
    private var heads: [Int: Head] = [:]

    /// The changes whose values have not ended, with where they do.
    private var pending: [Int] = []

    /// The variables that names mean at present.
    private var known: [String: [Int]] = [:]

    /// The numbers of the functions that are open.
    private var functions = [0]

    init(_ places: Range<Int>) {
        flow.functions = [places]
        frames = [
            Frame(kind: .block, start: places.lowerBound, end: places.upperBound, entry: 0)
        ]
        _ = add(places.lowerBound, [])
    }

    /// Whether the innermost block is of one of some kinds.
    func isIn(_ kinds: Kind...) -> Bool { frames.last.map { kinds.contains($0.kind) } ?? false }

    // MARK: Places

    /// Goes on to a token: what ends there has ended.
    ///
    /// The result is whether a block of statements has.
    @discardableResult
    mutating func reach(_ place: Int, goesOn: Bool = false) -> Bool {
        while let last = pending.last, flow.changes[last].place <= place {
            pending.removeLast()
            let node = add(flow.changes[last].place, [current])
            flow.nodes[node].change = last
        }
        var ends = false
        while frames.count > 1, let last = frames.last, last.end <= place {
            // The condition of a loop may follow its block.
            ends = last.kind != .function && last.kind != .repeated
            close(place, goesOn: goesOn && last.end == place)
            if goesOn, isIn(.choice) { return false }
        }
        return ends
    }

    /// Ends the statements without braces that a token ends.
    mutating func endStatement(_ place: Int, goesOn: Bool) {
        while let last = frames.last, last.isBare {
            close(place, goesOn: goesOn)
            if goesOn, isIn(.choice) { return }
        }
    }

    /// Remembers what begins at a token after this one.
    mutating func expect(_ head: Head, at place: Int) { heads[place] = head }

    func expects(_ place: Int) -> Bool { heads[place] != nil }

    /// Begins what was expected at a token, a statement without braces where there is no end; false where nothing was.
    mutating func beginExpected(_ place: Int, end: Int?) -> Bool {
        guard let head = heads.removeValue(forKey: place) else { return false }
        let isBare = end == nil
        let end = min(end ?? .max, frames.last?.end ?? .max)
        begin(head, place, end, isBare: isBare)
        return true
    }

    /// Adds a node, at which code goes on.
    private mutating func add(_ place: Int, _ before: [Int]) -> Int {
        // Each place is at least that of the node before, by which nodes are found.
        let place = max(place, flow.nodes.last?.place ?? place)
        flow.nodes.append(ValueFlow.Node(place: place, before: before))
        current = flow.nodes.count - 1
        return current
    }

    // MARK: Blocks

    /// Begins a block.
    mutating func begin(_ head: Head, _ place: Int, _ end: Int, isBare: Bool = false) {
        let outer = frames.last?.end ?? .max
        var frame = Frame(
            kind: head.kind,
            start: place,
            end: min(end, outer),
            isBare: isBare,
            entry: current
        )
        switch head.kind {
        case .branch, .tried:
            if !head.goesOn || !isIn(.choice) {
                var choice = frame
                choice.kind = .choice
                choice.isBare = false
                choice.end = outer
                push(choice)
            }
            frames[frames.count - 1].entry = current
            if head.isLast { endsWhole() }
            frame.leaves = head.leaves
            _ = add(place, [current])
        case .loop, .repeated:
            frame.entry = head.node ?? add(place, [current])
            if head.node != nil { _ = add(place, [current]) }
        case .function:
            flow.functions.append(place..<max(place, end))
            functions.append(flow.functions.count - 1)
            let node = add(place, [current])
            flow.nodes[node].closure = flow.functions.count - 1
        case .block, .choice, .options, .option, .condition: break
        }
        push(frame)
    }

    private mutating func push(_ frame: Frame) {
        frames.append(frame)
        frames[frames.count - 1].around = around(frames.count - 2)
    }

    /// The blocks around the code that is directly in a block.
    private func around(_ index: Int) -> Around {
        guard index >= 0, frames[index].kind != .function else { return Around() }
        var around = frames[index].around
        switch frames[index].kind {
        case .loop, .repeated: (around.loop, around.exit) = (index, index)
        case .options: around.exit = index
        case .tried: around.attempt = index
        case .condition: around.condition = index
        case .block, .branch, .choice, .option, .function: break
        }
        return around
    }

    /// The blocks around the code that is read.
    private var around: Around { around(frames.count - 1) }

    /// Says that one of the sides of a condition is always run.
    private mutating func endsWhole() { frames[frames.count - 1].isWhole = true }

    /// A node before a loop, to which the end of its block leads back.
    mutating func loopHead(_ place: Int) -> Int { add(place, [current]) }

    /// Begins a case of a switch.
    mutating func beginOption(_ place: Int, falls: Bool) {
        var before: [Int] = []
        if isIn(.option) {
            if falls, frames.last?.isLeft == false { before.append(current) }
            close(place, goesOn: false, falls: falls)
        }
        guard let options = frames.last, options.kind == .options else { return }
        before += options.turns
        frames[frames.count - 1].turns = []
        frames[frames.count - 1].isWhole = true
        _ = add(place, [options.entry] + before)
        push(Frame(kind: .option, start: place, end: options.end, entry: current))
    }

    private mutating func close(_ place: Int, goesOn: Bool, falls: Bool = false) {
        guard frames.count > 1, let frame = frames.popLast() else { return }
        for name in frame.names {
            guard let variable = known[name]?.popLast() else { continue }
            flow.variables[variable].end = place
        }
        let top = frames.count - 1
        switch frame.kind {
        case .block: if frame.isLeft { frames[top].isLeft = true }
        case .branch, .tried:
            guard frames[top].kind == .choice else { return }
            if !frame.isLeft, !frame.leaves { frames[top].ends.append(current) }
            if frame.kind == .tried { frames[top].isWhole = true }
            guard goesOn else { return close(place, goesOn: false) }
            if frame.kind == .tried {
                frames[top].entry = add(place, frames[top].turns)
            } else {
                _ = add(place, [frames[top].entry])
            }
        case .choice, .options, .condition:
            var ends = frame.ends
            if frame.kind == .condition, !frame.isLeft { ends.append(current) }
            if !frame.isWhole { ends.append(frame.entry) }
            let node = add(place, ends)
            if !frame.isWhole, ends.count > 1 {
                flow.nodes[node].skipped = frame.start..<max(place, frame.start)
            }
        case .option:
            guard !frame.isLeft, !falls, frames[top].kind == .options else { return }
            frames[top].ends.append(current)
        case .loop:
            flow.hasLoops = true
            if !frame.isLeft { flow.nodes[frame.entry].before.append(current) }
            flow.nodes[frame.entry].before += frame.turns
            flow.nodes[frame.entry].entered = frame.start..<max(place, frame.start)
            _ = add(place, [frame.entry] + frame.ends)
        case .repeated:
            flow.hasLoops = true
            let node = add(place, (frame.isLeft ? [] : [current]) + frame.turns)
            flow.nodes[frame.entry].before.append(node)
            _ = add(place, [node] + frame.ends)
        case .function:
            functions.removeLast()
            _ = add(place, [frame.entry])
        }
    }

    // MARK: Lines of conditions

    mutating func beginCondition(_ place: Int) {
        begin(Head(kind: .condition), place, .max)
    }

    /// Goes on to another side of an `#if`, which is the last if it has no condition.
    mutating func nextCondition(_ place: Int, isLast: Bool) {
        guard closeDownToCondition(place) else { return }
        let top = frames.count - 1
        if !frames[top].isLeft { frames[top].ends.append(current) }
        frames[top].isLeft = false
        if isLast { endsWhole() }
        _ = add(place, [frames[top].entry])
    }

    mutating func endCondition(_ place: Int) {
        guard closeDownToCondition(place) else { return }
        close(place, goesOn: false)
    }

    private mutating func closeDownToCondition(_ place: Int) -> Bool {
        guard let index = around.condition else { return false }
        while frames.count - 1 > index { close(place, goesOn: false) }
        return true
    }

    // MARK: Ways out

    /// Whether code is after a statement that always leaves, as `break` often is.
    private var isLeft: Bool { frames.last?.isLeft == true }

    /// Says that what is after a statement in its block is never reached.
    mutating func leave() { frames[frames.count - 1].isLeft = true }

    /// `break`.
    mutating func leaveLoop() { leave(by: \.ends, of: around.exit) }

    /// `continue`.
    mutating func turn() { leave(by: \.turns, of: around.loop) }

    /// `fallthrough`.
    mutating func fall() { leave(by: \.turns, of: around.exit) }

    private mutating func leave(by paths: WritableKeyPath<Frame, [Int]>, of frame: Int?) {
        if let frame, !isLeft { frames[frame][keyPath: paths].append(current) }
        leave()
    }

    /// An error, or what may be one.
    mutating func fail() {
        guard !isLeft, let index = around.attempt, index > 0,
            frames[index - 1].turns.last != current
        else { return }
        frames[index - 1].turns.append(current)
    }

    /// A path that is not followed.
    mutating func giveUp() { flow.isUnclear = true }

    // MARK: Variables

    /// Declares a variable, whose value ends at a place.
    mutating func declare(_ name: String, _ token: Int, _ value: Range<Int>?, upTo place: Int) {
        let variable = flow.variables.count
        flow.variables.append(.init(start: token, function: functions.last ?? 0))
        flow.names[name, default: []].append(variable)
        flow.declared[token] = variable
        known[name, default: []].append(variable)
        frames[frames.count - 1].names.append(name)
        change(variable, value, upTo: place)
    }

    /// Gives a variable another value, if the name is one.
    mutating func change(_ name: String, _ value: Range<Int>?, upTo place: Int) {
        guard let variable = known[name]?.last else { return }
        change(variable, value, upTo: place)
    }

    private mutating func change(_ variable: Int, _ value: Range<Int>?, upTo place: Int) {
        let change = flow.changes.count
        flow.changes.append(
            .init(variable: variable, place: place, value: value, function: functions.last ?? 0)
        )
        flow.variables[variable].changes.append(change)
        pending.append(change)
    }

    /// The flow, when all has been read.
    mutating func end(_ place: Int) -> ValueFlow {
        reach(place)
        while frames.count > 1 { close(place, goesOn: false) }
        // A loop is reached only from before it, not from its own end.
        for node in flow.nodes.indices.dropFirst() {
            flow.nodes[node].isReached = flow.nodes[node].before.contains {
                $0 < node && flow.nodes[$0].isReached
            }
        }
        return flow
    }
}
