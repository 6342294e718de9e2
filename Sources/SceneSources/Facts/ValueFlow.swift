import SceneText

/// Which values the variables of a function may have at its places.
///
/// A place is the number of a token. The code is a graph: each node is where something may have another value, and knows
/// the nodes that are run before it. What a variable may be is found by going back from its use.
struct ValueFlow {
    /// A variable of the function.
    struct Variable {
        /// Where it begins, and where the block ends that it is known in.
        var start: Int
        var end = Int.max

        /// The number of the closure or function in the function that declares it.
        var function: Int

        /// The numbers of its changes; the first is its declaration.
        var changes: [Int] = []
    }

    /// Where a variable gets a value.
    struct Change {
        var variable: Int
        var place: Int

        /// The tokens of the value: none where it has no value yet, nil where it cannot be told.
        var value: Range<Int>?

        /// The number of the closure or function around.
        var function: Int
    }

    struct Node {
        var place: Int

        /// The nodes before it.
        var before: [Int]

        /// The change that it is.
        var change: Int?

        /// The places of what a path to the first or the last node before leaves out or leaves: those of a loop that
        /// begins here, and of a condition that ends here.
        var entered: Range<Int>?
        var skipped: Range<Int>?

        /// The closure that begins here.
        var closure: Int?

        /// Whether it is ever run.
        var isReached = true
    }

    var variables: [Variable] = []
    var changes: [Change] = []
    var nodes: [Node] = []

    /// The variables of each name, and each by the token that declares it.
    var names: [String: [Int]] = [:]
    var declared: [Int: Int] = [:]

    /// The places of closures and of functions in the function; the first is the function itself.
    var functions: [Range<Int>] = []

    /// Whether a path is one that is not followed, such as one to a label.
    var isUnclear = false
    var hasLoops = false

    /// As many changes of a variable and nodes as are looked at for one use.
    private static let mostChanges = 256
    private static let mostNodes = 2048

    /// More values are those of no identifier.
    private static let mostValues = 8

    /// The variable that a name is at a place.
    func variable(named name: String, at place: Int) -> Int? {
        names[name]?.suffix(Self.mostChanges).last {
            variables[$0].start < place && place < variables[$0].end
        }
    }

    /// The tokens of all values that a variable may have at a place; nil where one of them cannot be told.
    ///
    /// The first value is often one that no use ever sees: it is left out where two conditions or a loop may replace
    /// it, as the second condition may be the opposite of the first.
    func values(of variable: Int, at place: Int) -> [Range<Int>]? {
        let changes = variables[variable].changes
        guard !isUnclear, changes.count <= Self.mostChanges, !mayChangeAnyTime(variable, place)
        else { return nil }
        var found: Set<Int> = []
        var seen: Set<Int> = []
        var left = [(node: node(at: place), skips: 0)]
        while let (number, skips) = left.popLast() {
            guard seen.insert(number * 3 + skips).inserted else { continue }
            guard seen.count < Self.mostNodes else { return nil }
            let node = nodes[number]
            guard node.isReached else { continue }
            if let change = node.change, self.changes[change].variable == variable {
                guard let value = self.changes[change].value else { return nil }
                if !value.isEmpty, change != changes[0] || skips < 2 { found.insert(change) }
                guard found.count <= Self.mostValues else { return nil }
                continue
            }
            if let closure = node.closure, hasChange(variable, after: functions[closure].lowerBound)
            {
                return nil
            }
            for (index, before) in node.before.enumerated() {
                var skips = skips
                if index == 0, let loop = node.entered, loop.upperBound <= place,
                    hasChange(variable, in: loop)
                {
                    skips = 2
                } else if index == node.before.count - 1, let condition = node.skipped,
                    hasChange(variable, in: condition)
                {
                    skips = min(skips + 1, 2)
                }
                left.append((before, skips))
            }
        }
        return found.sorted().compactMap { self.changes[$0].value }
    }

    /// Whether a closure or function that is not around a place may have given a variable another value by then.
    private func mayChangeAnyTime(_ variable: Int, _ place: Int) -> Bool {
        let own = variables[variable].function
        return variables[variable].changes.contains {
            let change = changes[$0]
            return change.function != own && !functions[change.function].contains(place)
                && (change.place < place || hasLoops)
        }
    }

    /// The last node up to a place.
    private func node(at place: Int) -> Int {
        max(0, nodes.indices.firstPlace { nodes[$0].place > place } - 1)
    }

    private func hasChange(_ variable: Int, in places: Range<Int>) -> Bool {
        // The value of the last change in a block ends with the block.
        variables[variable].changes.contains {
            changes[$0].place >= places.lowerBound && changes[$0].place <= places.upperBound
        }
    }

    private func hasChange(_ variable: Int, after place: Int) -> Bool {
        variables[variable].changes.contains { changes[$0].place > place }
    }
}

/// Keeps the flow of the code that is read, which most code never needs.
final class ValueFlowCache {
    private var start: Int?
    private var flow: ValueFlow?

    func flow(from start: Int, _ make: () -> ValueFlow) -> ValueFlow {
        if self.start == start, let flow { return flow }
        let made = make()
        (self.start, flow) = (start, made)
        return made
    }
}
