package import SceneText

/// One parsed expression: a tree in an array, each node with its range in the scene file.
///
/// Children come before their parents and the root is last. No path from the root is longer than
/// `Limits.expressionDepth`, so that walking the tree may recurse.
package struct ValueExpression: Hashable, Sendable {
    /// The text that the ranges point into.
    package let source: SourceID

    package let nodes: [Node]

    /// The place of the root among the nodes.
    package var root: Int { nodes.count - 1 }

    /// The whole expression, without the braces.
    package var range: SourceRange { nodes[root].range }

    /// The path, when the expression is a path and nothing else: `item.name`.
    package var path: ValuePath? {
        guard case .path(let path) = nodes[root].kind else { return nil }
        return path
    }

    /// The path whose value this is wherever there is one: `path`, or `path ?? other`.
    package var firstPath: ValuePath? {
        guard case .binary(.coalesce, let left, _) = nodes[root].kind,
            case .path(let path) = nodes[left].kind
        else { return path }
        return path
    }

    /// What a comparison of a path with a literal compares; nil for any other expression.
    package var comparison: (path: ValuePath, literal: DataValue)? {
        guard case .binary(.equal, let left, let right) = nodes[root].kind,
            case .path(let path) = nodes[left].kind,
            case .literal(let literal) = nodes[right].kind
        else { return nil }
        return (path, literal)
    }

    /// What a comparison of a path with a text compares; nil for any other expression.
    package var textComparison: (path: ValuePath, text: String)? {
        guard let comparison, case .string(let text) = comparison.literal else { return nil }
        return (comparison.path, text)
    }

    /// What to write in place of a record where a text is taken; nil where that is not known.
    package func helpForRecord(_ type: ValueType) -> Help? {
        guard case .record(let record) = type.unwrapped, let field = record.fields.first?.name
        else {
            return nil
        }
        switch nodes[root].kind {
        case .path(let path): return Help("name a field: '\(path.text).\(field)'")
        case .listed(_, let operation, argument: nil):
            return Help("make a list of one field first: 'map \(field) | \(operation.rawValue)'")
        default: return nil
        }
    }

    /// Every path that a node names, or one below it.
    func paths(below place: Int) -> [ValuePath] {
        let range = nodes[place].range
        return nodes[...place].compactMap { node in
            guard case .path(let path) = node.kind, range.contains(node.range) else { return nil }
            return path
        }
    }

    /// Every path that the expression names, in source order.
    package var paths: [ValuePath] {
        nodes.compactMap { node in
            guard case .path(let path) = node.kind else { return nil }
            return path
        }
    }
}

extension ValueExpression {
    /// One node with its bytes in the scene file.
    package struct Node: Hashable, Sendable {
        package var kind: Kind
        package var range: SourceRange

        /// How many nodes are nested here, including this one.
        var height: Int32 = 1
    }

    /// What a node is; integers are places of other nodes.
    package enum Kind: Hashable, Sendable {
        case literal(DataValue)
        case path(ValuePath)
        case unary(UnaryOperator, operand: Int)
        case binary(BinaryOperator, left: Int, right: Int)
        case conditional(condition: Int, then: Int, otherwise: Int)
        indirect case formatted(value: Int, Format)
        case listed(value: Int, ListOperation, argument: Int?)
        case unreadable
    }

    /// An operator before its operand.
    package enum UnaryOperator: String, Hashable, Sendable {
        case minus = "-"
        case not = "!"
    }

    /// An operator between two operands.
    package enum BinaryOperator: String, Hashable, Sendable {
        case multiply = "*"
        case divide = "/"
        case remainder = "%"
        case add = "+"
        case subtract = "-"
        case coalesce = "??"
        case equal = "=="
        case unequal = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case and = "&&"
        case or = "||"
    }
}

extension ValueExpression.BinaryOperator {
    /// Whether zero is not allowed on the right.
    var divides: Bool { self == .divide || self == .remainder }

    /// The result for whole numbers; nil for signs that do not compute, and for division by zero.
    func applied(to left: Int, _ right: Int) -> (partialValue: Int, overflow: Bool)? {
        if divides, right == 0 { return nil }
        return switch self {
        case .add: left.addingReportingOverflow(right)
        case .subtract: left.subtractingReportingOverflow(right)
        case .multiply: left.multipliedReportingOverflow(by: right)
        case .divide: left.dividedReportingOverflow(by: right)
        case .remainder: left.remainderReportingOverflow(dividingBy: right)
        default: nil
        }
    }
}

/// A name and the parts after it, as in `item.address?.city`.
package struct ValuePath: Hashable, Sendable {
    /// One part of a path.
    package struct Part: Hashable, Sendable {
        /// The name of the part.
        package var name: String

        /// The bytes of the name, without the dot and the `?`; a subscript's with its quotes.
        package var range: SourceRange

        /// Whether a `?` says that the value may be absent.
        package var mayBeAbsent: Bool

        /// The element of a list that the part names: the one with this number; nil where it is not a number.
        var position: Int? {
            guard !name.isEmpty, name.utf8.allSatisfy(\.isDigit) else { return nil }
            // No list is so long that the number matters where it is too large.
            return Int(name) ?? .max
        }

        /// The part as it follows another one.
        fileprivate var written: String {
            if position != nil { return "[\(name)]" }
            let isName = !name.isEmpty && name.utf8.allSatisfy(\.isIdentifierPart)
            return isName ? ".\(name)" : "['\(name)']"
        }
    }

    /// The first part, which is a name of the scope.
    package let root: Part

    /// The parts after it; most paths have none or one.
    package let members: [Part]

    /// The number of parts.
    package var count: Int { 1 + members.count }

    /// A part by its place.
    package subscript(place: Int) -> Part { place == 0 ? root : members[place - 1] }

    /// All parts in order.
    package var parts: [Part] { [root] + members }

    /// The last part, which may be the first.
    package var last: Part { members.last ?? root }

    /// The path as it is written, without marks of absence.
    package var text: String { text(through: members.count) }

    /// The path up to a part and with it.
    func text(through place: Int) -> String {
        members.prefix(place).reduce(root.name) { $0 + $1.written }
    }

    /// The whole path with a mark of absence after each part from one on.
    func text(markedFrom place: Int) -> String {
        let words = [root.name] + members.map(\.written)
        return words.enumerated().map { $0.element + ($0.offset < place ? "" : "?") }.joined()
    }
}
