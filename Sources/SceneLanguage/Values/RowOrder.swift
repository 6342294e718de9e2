/// The order of the records of a file and of added rows.
///
/// A run of neighbours is one node of a balanced tree, so that an order takes room for its changes
/// and not for its rows. Each change costs time by the logarithm of their number. Copies share what
/// they have in common.
struct RowOrder: Sendable {
    /// Where a row comes from.
    enum Origin: Hashable, Sendable {
        /// A record of the file, by its index there.
        case file(Int)

        /// A row that was added, by its index among these.
        case added(Int)
    }

    private var root: Node?

    /// The records of a file in their order.
    init(fileCount: Int) {
        root = Node(Run(.file(0), count: fileCount))
    }

    /// How many rows there are.
    var count: Int { root.count }

    /// Whether each row is the record of its own number in the file.
    var isThatOfFile: Bool {
        guard let root, root.left == nil, root.right == nil else { return false }
        return root.run.origin(at: 0) == .file(0)
    }

    /// Where the row at an index comes from.
    subscript(index: Int) -> Origin {
        guard index >= 0 && index < count else {
            fatalError("row \(index) of \(count) rows does not exist")
        }
        var rest = index
        var next = root
        while let node = next {
            let before = node.left.count
            if rest < before {
                next = node.left
            } else if rest < before + node.run.count {
                return node.run.origin(at: rest - before)
            } else {
                rest -= before + node.run.count
                next = node.right
            }
        }
        fatalError("a tree holds as many rows as it counts")
    }

    /// Puts a row before the one at an index, or at the end.
    mutating func insert(_ origin: Origin, at index: Int) {
        guard index >= 0 && index <= count else {
            fatalError("no row can be put at \(index) of \(count)")
        }
        let (before, after) = Node.split(root, at: index)
        root = Node.join(before, Run(origin, count: 1), after)
    }

    /// Takes a row out, and returns where it came from.
    @discardableResult
    mutating func remove(at index: Int) -> Origin {
        let origin = self[index]
        let (before, rest) = Node.split(root, at: index)
        root = Node.join(before, Node.split(rest, at: 1).after)
        return origin
    }
}

extension RowOrder {
    /// Neighbours of one origin that are in their original order.
    fileprivate struct Run {
        private let first: Origin
        let count: Int

        init(_ first: Origin, count: Int) {
            self.first = first
            self.count = count
        }

        func origin(at distance: Int) -> Origin {
            switch first {
            case .file(let index): .file(index + distance)
            case .added(let index): .added(index + distance)
            }
        }

        func prefix(_ count: Int) -> Run { Run(first, count: count) }

        func suffix(from distance: Int) -> Run {
            Run(origin(at: distance), count: count - distance)
        }
    }

    /// A tree that never changes; the heights of its two sides differ by one at most.
    fileprivate final class Node: Sendable {
        let left: Node?
        let run: Run
        let right: Node?

        /// How many rows the tree holds.
        let count: Int
        let height: Int

        init(_ left: Node?, _ run: Run, _ right: Node?) {
            self.left = left
            self.run = run
            self.right = right
            count = left.count + run.count + right.count
            height = max(left.height, right.height) + 1
        }

        /// A tree of one run; nil when that is empty.
        convenience init?(_ run: Run) {
            guard run.count > 0 else { return nil }
            self.init(nil, run, nil)
        }
    }
}

// MARK: - Joining and splitting

extension RowOrder.Node {
    fileprivate typealias Node = RowOrder.Node
    fileprivate typealias Run = RowOrder.Run

    /// A tree of two trees of any heights and what is between them.
    static func join(_ left: Node?, _ run: Run, _ right: Node?)
        -> Node
    {
        if let left, left.height > right.height + 1 {
            return balanced(left.left, left.run, join(left.right, run, right))
        }
        if let right, right.height > left.height + 1 {
            return balanced(join(left, run, right.left), right.run, right.right)
        }
        return Node(left, run, right)
    }

    /// A tree of two trees.
    static func join(_ left: Node?, _ right: Node?) -> Node? {
        guard let left else { return right }
        let (rest, last) = left.withoutLast
        return join(rest, last, right)
    }

    /// The rows before an index, and the others.
    static func split(_ node: Node?, at index: Int) -> (
        before: Node?, after: Node?
    ) {
        guard let node else { return (nil, nil) }
        let start = node.left.count
        if index <= start {
            let (before, after) = split(node.left, at: index)
            return (before, join(after, node.run, node.right))
        }
        let end = start + node.run.count
        if index >= end {
            let (before, after) = split(node.right, at: index - end)
            return (join(node.left, node.run, before), after)
        }
        return (
            join(node.left, node.run.prefix(index - start), nil),
            join(nil, node.run.suffix(from: index - start), node.right)
        )
    }

    /// The last run, and the tree without it.
    private var withoutLast: (rest: Node?, last: Run) {
        guard let right else { return (left, run) }
        let (rest, last) = right.withoutLast
        return (Node.join(left, run, rest), last)
    }

    /// A tree of two trees whose heights differ by two at most.
    private static func balanced(
        _ left: Node?,
        _ run: Run,
        _ right: Node?
    ) -> Node {
        if let left, left.height > right.height + 1 {
            guard left.left.height < left.right.height, let middle = left.right else {
                return Node(left.left, left.run, Node(left.right, run, right))
            }
            return Node(
                Node(left.left, left.run, middle.left),
                middle.run,
                Node(middle.right, run, right)
            )
        }
        if let right, right.height > left.height + 1 {
            guard right.right.height < right.left.height, let middle = right.left else {
                return Node(Node(left, run, right.left), right.run, right.right)
            }
            return Node(
                Node(left, run, middle.left),
                middle.run,
                Node(middle.right, right.run, right.right)
            )
        }
        return Node(left, run, right)
    }
}

extension RowOrder.Node? {
    /// How many rows the tree holds; none where there is no tree.
    fileprivate var count: Int { self?.count ?? 0 }

    /// The height of the tree; 0 where there is none.
    fileprivate var height: Int { self?.height ?? 0 }
}
