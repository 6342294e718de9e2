import SceneLanguage
import SceneText

/// An expression in which paths become values, or something whose absence is known.
///
/// What asks for the absence goes with it: `item.name? ?? 'none'` is `item.name` where there always is a name. What the values
/// decide is decided: `item.moons == 0 ? 'none' : 'some'` is `'some'` where the row has a moon.
struct PathRewriting {
    /// Whether a value is there.
    enum Presence {
        case unknown
        case always
        case never
    }

    /// What a path becomes.
    struct Replacement {
        var text: String
        var presence: Presence

        /// The value that the text is a literal of, or a list that it names; nil where that may change.
        var literal: DataValue?
    }

    /// A part of the expression as it is written from now on.
    private struct Part {
        var bytes: [UInt8]
        var presence = Presence.unknown

        /// What it always is; nil where that is not known.
        var value: DataValue?

        /// Whether that comes from what paths have become, and is not how the author wrote it.
        var isDecided = false

        /// What a condition has come to.
        var truth: Bool? {
            guard isDecided, case .bool(let truth)? = value else { return nil }
            return truth
        }
    }

    private let expression: ValueExpression

    /// The text that the expression is in.
    private let bytes: [UInt8]

    /// What paths become, by the places of their first names.
    private let replacements: [SourceRange: Replacement]

    init(
        _ expression: ValueExpression,
        in bytes: [UInt8],
        replacing replacements: [SourceRange: Replacement]
    ) {
        self.expression = expression
        self.bytes = bytes
        self.replacements = replacements
    }

    /// The expression as it is written from now on.
    var text: String { String(decoding: part(expression.root).bytes, as: UTF8.self) }

    /// What a text says in place of the expression and its braces; nil where that depends on more, or where the
    /// expression is all of the text and has another type.
    func text(in template: Template) -> String? {
        let whole = part(expression.root)
        guard whole.isDecided, let value = whole.value else { return nil }
        if template.isSingleExpression {
            guard case .string = value else { return nil }
        }
        return value.text
    }

    private func part(_ place: Int) -> Part {
        switch expression.nodes[place].kind {
        case .literal(let value):
            var part = spliced(place, [], value.isNull ? .never : .always)
            part.value = value
            return part
        case .path(let path):
            return self.path(path, at: place)
        case .binary(.coalesce, let left, let right):
            let (one, other) = (part(left), part(right))
            switch one.presence {
            case .always: return kept(one, of: left, at: place)
            case .never: return kept(other, of: right, at: place)
            case .unknown:
                let presence = other.presence == .always ? other.presence : .unknown
                return spliced(place, [(left, one), (right, other)], presence)
            }
        case .binary(let sign, let left, let right) where sign == .and || sign == .or:
            let (one, other) = (part(left), part(right))
            // `true && x` is `x`, and `false && x` is `false`; with `||` the other way round.
            if let truth = one.truth {
                return truth == (sign == .and)
                    ? kept(other, of: right, at: place) : kept(one, of: left, at: place)
            }
            if let truth = other.truth {
                return truth == (sign == .and)
                    ? kept(one, of: left, at: place) : kept(other, of: right, at: place)
            }
            return spliced(place, [(left, one), (right, other)])
        case .binary(let sign, let left, let right):
            let (one, other) = (part(left), part(right))
            let compared = isNil(right) ? one : isNil(left) ? other : nil
            let isEquality = sign == .equal || sign == .unequal
            guard let compared, isEquality, compared.presence != .unknown else {
                // What something is compared with comes second.
                let isReversed = isEquality && one.isDecided && other.value == nil
                return isReversed
                    ? spliced(place, [(left, other), (right, one)])
                    : spliced(place, [(left, one), (right, other)])
            }
            let truth = (compared.presence == .never) == (sign == .equal)
            return Part(
                bytes: Array(String(truth).utf8),
                presence: .always,
                value: .bool(truth),
                isDecided: true
            )
        case .conditional(let condition, let then, let otherwise):
            let asked = part(condition)
            let (one, other) = (part(then), part(otherwise))
            if let truth = asked.truth {
                return truth
                    ? kept(one, of: then, at: place) : kept(other, of: otherwise, at: place)
            }
            return spliced(
                place,
                [(condition, asked), (then, one), (otherwise, other)],
                one.presence == other.presence ? one.presence : .unknown
            )
        case .unary(_, let operand):
            return spliced(place, [(operand, part(operand))])
        case .formatted(let value, _):
            let inner = part(value)
            return spliced(place, [(value, inner)], inner.presence)
        case .listed(let value, _, let argument):
            return spliced(place, ([value] + (argument.map { [$0] } ?? [])).map { ($0, part($0)) })
        case .unreadable:
            return spliced(place, [])
        }
    }

    private func isNil(_ place: Int) -> Bool { expression.nodes[place].kind == .literal(.null) }

    private func path(_ path: ValuePath, at place: Int) -> Part {
        guard let replacement = replacements[path.root.range] else { return spliced(place, []) }
        let range = expression.nodes[place].range
        let written = path.writtenRange(in: bytes)
        let text =
            bytes[Int(range.start)..<written.lowerBound] + Array(replacement.text.utf8)
            + bytes[written.upperBound..<Int(range.end)]
        return Part(
            bytes: Array(text),
            presence: replacement.presence,
            value: replacement.literal,
            isDecided: replacement.literal != nil
        )
    }

    /// A node whose children are written from now on as said.
    private func spliced(
        _ place: Int,
        _ children: [(place: Int, part: Part)],
        _ presence: Presence = .unknown
    ) -> Part {
        let range = expression.nodes[place].range
        var result: [UInt8] = []
        var offset = Int(range.start)
        for child in children {
            let own = expression.nodes[child.place].range
            result += bytes[offset..<Int(own.start)]
            result += child.part.bytes
            offset = Int(own.end)
        }
        result += bytes[offset..<Int(range.end)]
        let isDecided =
            children.contains(where: \.part.isDecided)
            && children.allSatisfy { $0.part.value != nil }
        return isDecided
            ? decided(result) ?? Part(bytes: result, presence: presence)
            : Part(bytes: result, presence: presence)
    }

    private var lists: ListNames {
        let named = replacements.values.compactMap { new -> (String, DataValue)? in
            guard case .list? = new.literal, let list = new.literal else { return nil }
            return (new.text, list)
        }
        return ListNames(lists: Dictionary(firstOf: named))
    }

    /// The value of what has only literals in it; nil where it has none that can be written.
    private func decided(_ bytes: [UInt8]) -> Part? {
        let text = "{" + String(decoding: bytes, as: UTF8.self) + "}"
        let template = Template.reading(text, of: expression.source).template
        guard let value = try? template.singleExpression?.evaluate(in: lists),
            let literal = value.expressionLiteral
        else { return nil }
        return Part(
            bytes: Array(literal.utf8),
            presence: value.isNull ? .never : .always,
            value: value,
            isDecided: true
        )
    }

    /// The one child that remains of a node, in the brackets of the node where it needs them.
    private func kept(_ part: Part, of child: Int, at place: Int) -> Part {
        guard isBracketed(place), !isBracketed(child), !isLeaf(child) else { return part }
        var part = part
        part.bytes = [UInt8(ascii: "(")] + part.bytes + [UInt8(ascii: ")")]
        return part
    }

    private func isLeaf(_ place: Int) -> Bool {
        switch expression.nodes[place].kind {
        case .literal, .path: true
        default: false
        }
    }

    private func isBracketed(_ place: Int) -> Bool {
        let node = expression.nodes[place]
        let first: Int
        switch node.kind {
        case .literal, .path, .unary, .unreadable:
            return bytes[Int(node.range.start)] == UInt8(ascii: "(")
        case .binary(_, let left, _): first = left
        case .conditional(let condition, _, _): first = condition
        case .formatted(let value, _), .listed(let value, _, _): first = value
        }
        return node.range.start < expression.nodes[first].range.start
    }
}

/// The lists that expressions name, which have no literals.
private struct ListNames: ValueScope {
    var lists: [String: DataValue]

    func value(of name: String) -> ScopeValue? { lists[name].map { .data($0) } }
}

extension PathRewriting.Replacement {
    /// Another path, which may be absent where the first may.
    init(path: [String]) { self.init(text: path.joined(separator: "."), presence: .unknown) }
}

extension ValuePath {
    /// The bytes of the path in a text, with its marks and without brackets around it.
    func writtenRange(in bytes: [UInt8]) -> Range<Int> {
        var end = Int(last.range.end)
        let rest = bytes[end...].drop { $0 == UInt8(ascii: " ") }
        if rest.first == UInt8(ascii: "]") { end = rest.startIndex + 1 }
        while last.mayBeAbsent, end < bytes.count, bytes[end] == UInt8(ascii: "?") { end += 1 }
        return Int(root.range.start)..<end
    }
}
