package import SceneText

/// What `|` does with a list: counts it, adds it up, leaves some of it out.
package enum ListOperation: String, CaseIterable, Hashable, Sendable {
    case count
    case sum
    case min
    case max
    case first
    case last
    case `where`
    case sorted
    case map
    case joined
    case contains

    /// Whether an expression may, must or cannot follow the name.
    enum Argument {
        case none, optional, required
    }

    var argument: Argument {
        switch self {
        case .count, .first, .last: .none
        case .sum, .min, .max, .sorted, .joined: .optional
        case .where, .map, .contains: .required
        }
    }

    /// Whether the argument is computed for each element, whose fields it sees by their names alone.
    var looksAtElements: Bool {
        switch self {
        case .sum, .min, .max, .where, .sorted, .map: true
        case .count, .first, .last, .joined, .contains: false
        }
    }

    /// How the operation is written, for the help of messages.
    var example: String {
        switch self {
        case .count, .first, .last: rawValue
        case .sum: "sum price"
        case .min: "min price"
        case .max: "max price"
        case .where: "where done == false"
        case .sorted: "sorted name"
        case .map: "map name"
        case .joined: "joined ', '"
        case .contains: "contains 'text'"
        }
    }
}

// MARK: - Types

/// The names of one place, and before them the fields of a list's elements.
struct ElementScope: Scope {
    let element: ValueType
    let outer: any Scope

    private var record: RecordType? {
        guard case .record(let record) = element.unwrapped else { return nil }
        return record
    }

    /// Whether the elements have a field of a name, or may have it.
    func mayHaveField(_ name: String) -> Bool {
        element.unwrapped == .unknown || record.map { $0[name] != nil || !$0.isComplete } ?? false
    }

    func remedyForAbsence(of name: String) -> String? {
        name == "item" ? "name the fields of the elements alone" : outer.remedyForAbsence(of: name)
    }

    func reasonForAbsence(of name: String) -> String? {
        name == "item" ? nil : outer.reasonForAbsence(of: name)
    }

    func type(of name: String) -> ValueType? {
        if let type = record?[name] ?? outer.type(of: name) { return type }
        return element == .unknown || record?.isComplete == false ? .unknown : nil
    }

    var names: [NameIndex] { (record.map { [$0.names] } ?? []) + outer.names }

    func certainAbsence(of path: ValuePath, at place: Int) -> String? {
        record?[path.root.name] == nil ? outer.certainAbsence(of: path, at: place) : nil
    }

    func type(ofProperty property: String, of object: String) -> ValueType? {
        outer.type(ofProperty: property, of: object)
    }

    func properties(of object: String) -> [NameIndex] { outer.properties(of: object) }

    func spelling(ofProperty property: String, of object: String) -> String? {
        outer.spelling(ofProperty: property, of: object)
    }
}

extension ExpressionChecker {
    /// The finding where an operation is meant for the last operand before it, as in
    /// `a || names | contains b`, and takes all of them.
    func looseOperand(
        of operation: ListOperation,
        _ value: Int,
        at place: Int
    ) -> Diagnostic? {
        let last: Int
        switch expression.nodes[value].kind {
        case .binary(let sign, _, let right) where sign != .coalesce: last = right
        case .unary(_, let operand): last = operand
        default: return nil
        }
        let operand = expression.nodes[last]
        // The range of what is in parentheses has them.
        guard operand.range.end == expression.nodes[value].range.end,
            case .path(let path) = operand.kind
        else { return nil }
        var trial = self
        trial.log = DiagnosticLog()
        switch trial.check(last).type.unwrapped {
        case .list: break
        case .string where operation == .contains: break
        default: return nil
        }
        let argument = operation.argument == .none ? "" : " …"
        return mismatch(
            "'|' applies to everything before it, not only to the last operand",
            SourceRange(start: operand.range.start, end: expression.nodes[place].range.end),
            help: "put this in parentheses: '(\(path.text) | \(operation.rawValue)\(argument))'"
        )
    }

    /// The type of what an operation makes of a list.
    mutating func type(
        of operation: ListOperation,
        _ value: Operand,
        _ argument: Int?,
        at place: Int
    ) -> ValueType {
        let type = value.type.unwrapped
        var element = ValueType.unknown
        switch type {
        case .list(let known): element = known
        case .unknown: break
        case .string where operation == .contains: element = .string
        default:
            let taken = operation == .contains ? "a list or a String" : "a list"
            return report(
                mismatch(
                    "'\(operation.rawValue)' takes \(taken), not \(type.withArticle)",
                    range(of: value.place),
                    help: operation == .first && type == .string
                        ? "a format gives the first letter of a text: '| %.1s'" : nil
                )
            )
        }
        let part = argument.map { self.type(ofArgument: $0, of: operation, element) }
        let result = result(of: operation, element, part ?? element, argument ?? value.place)
        return value.type.isOptional ? result.optional : result
    }

    private mutating func type(
        ofArgument place: Int,
        of operation: ListOperation,
        _ element: ValueType
    ) -> ValueType {
        guard operation.looksAtElements else { return check(place, mayBeAbsent: false).type }
        let outer = scope
        let inner = ElementScope(element: element, outer: outer)
        if let finding = recordOfRow(in: place, of: operation, inner) { return report(finding) }
        scope = inner
        defer { scope = outer }
        return check(place, mayBeAbsent: false).type
    }

    /// The finding where `item` is meant for the element and is the record of the row, so that nothing of the
    /// element is looked at.
    private func recordOfRow(
        in place: Int,
        of operation: ListOperation,
        _ elements: ElementScope
    ) -> Diagnostic? {
        let paths = expression.paths(below: place)
        guard let path = paths.first, let field = path.members.first,
            paths.allSatisfy({ $0.root.name == "item" }), elements.mayHaveField(field.name)
        else { return nil }
        return mismatch(
            "'item' is the record of the row, not the element that '\(operation.rawValue)' looks at",
            path.root.range,
            help: "name the fields of the elements alone: '\(field.name)'"
        )
    }

    /// The result for elements of a type, of which a part of another type counts.
    private mutating func result(
        of operation: ListOperation,
        _ element: ValueType,
        _ part: ValueType,
        _ place: Int
    ) -> ValueType {
        switch operation {
        case .count: return .int
        case .first, .last: return element.optional
        case .contains:
            demand(part == .string || element != .string, "a String", part, operation, place)
            return .bool
        case .joined:
            // What an element lacks is left out.
            let text = element.unwrapped
            demand(text.isAssignable(to: .string), "a list of texts", text, operation, place)
            return .string
        case .where:
            demand(part == .bool, "a condition", part, operation, place)
            return .list(element)
        case .map: return .list(part)
        case .sum:
            demand(part.isNumber, "numbers", part, operation, place)
            return part.isNumber ? part : .unknown
        case .min, .max, .sorted:
            let isOrdered = part.isNumber || part == .string
            demand(isOrdered, "numbers or texts", part, operation, place)
            return operation == .sorted ? .list(element) : part.optional
        }
    }

    private mutating func demand(
        _ isMet: Bool,
        _ expected: String,
        _ type: ValueType,
        _ operation: ListOperation,
        _ place: Int
    ) {
        guard !isMet, type != .unknown else { return }
        let found = type.unwrapped == .unknown ? type : type.unwrapped
        let help: String? =
            switch type {
            case .record where operation.looksAtElements: "name a field: '\(operation.example)'"
            case .record:
                "make a list of one field first: 'map name | \(operation.rawValue)'"
            case .optional: "'??' gives a value for elements that have none"
            default: nil
            }
        let message =
            type.isOptional
            ? "'\(operation.rawValue)' takes \(expected), but this may be absent"
            : "'\(operation.rawValue)' takes \(expected), not \(found.withArticle)"
        _ = report(mismatch(message, range(of: place), help: help))
    }
}

// MARK: - Values

/// The values of one place, and before them the fields of one element of a list.
struct ElementValues: ValueScope {
    let element: DataValue

    /// The fields that some element has, even another one.
    let fields: Set<String>
    let outer: any ValueScope

    func mayLook(at elements: Int) -> Bool { outer.mayLook(at: elements) }

    func isRowless(_ name: String) -> Bool {
        !fields.contains(name) && outer.isRowless(name)
    }

    func value(of name: String) -> ScopeValue? {
        guard fields.contains(name) else { return outer.value(of: name) }
        guard case .record(let record) = element else { return .data(.null) }
        return .data(record[name] ?? .null)
    }
}

/// The elements of a list, each with the part of it that an operation looks at.
struct ListedValues {
    let elements: [DataValue]

    /// What counts of each element: the element itself, or what an expression says of it.
    let parts: [DataValue]

    /// The sum; nil where a part is not a number, or the sum is too large.
    var sum: DataValue? {
        var whole = 0
        var fraction: Double?
        for part in parts where !part.isNull {
            switch part {
            case .int(let number):
                let (sum, isTooLarge) = whole.addingReportingOverflow(number)
                guard !isTooLarge else { return nil }
                whole = sum
            case .double(let number): fraction = (fraction ?? 0) + number
            default: return nil
            }
        }
        guard let fraction else { return .int(whole) }
        let sum = fraction + Double(whole)
        return sum.isFinite ? .double(sum) : nil
    }

    /// The elements whose part is true.
    var whereTrue: DataValue {
        .list(zip(elements, parts).filter { $0.1 == .bool(true) }.map(\.0))
    }

    /// The places of the elements in the order of their parts, those without one last; equal ones stay
    /// as they are.
    var order: [Int] {
        let keys = parts.map { SortKey($0) }
        return parts.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    }

    /// The least part, or the greatest; null where there is none.
    func extreme(_ operation: ListOperation) -> DataValue {
        let keyed = parts.filter { !$0.isNull }.map { (key: SortKey($0), value: $0) }
        let found =
            operation == .min
            ? keyed.min { $0.key < $1.key } : keyed.max { $0.key < $1.key }
        return found?.value ?? .null
    }
}

/// A value as lists are sorted by it: numbers before texts, texts without regard to case.
package struct SortKey: Comparable {
    private let rank: Int
    private let number: Double
    private let text: String

    package init(_ value: DataValue) {
        let number = value.number
        let text = number == nil ? value.text : nil
        rank = value.isNull ? 2 : number == nil ? 1 : 0
        self.number = number ?? 0
        self.text = text?.lowercased() ?? ""
    }

    package static func < (left: SortKey, right: SortKey) -> Bool {
        if left.rank != right.rank { return left.rank < right.rank }
        return left.rank == 0 ? left.number < right.number : left.text < right.text
    }
}

extension ListOperation {
    /// What the operation makes of a list; nil where the elements do not fit.
    func result(of values: ListedValues, with operand: DataValue?) -> DataValue? {
        switch self {
        case .count: .int(values.elements.count)
        case .first: values.elements.first ?? .null
        case .last: values.elements.last ?? .null
        case .sum: values.sum
        case .min, .max: values.extreme(self)
        case .where: values.whereTrue
        case .map: .list(values.parts)
        case .sorted: .list(values.order.map { values.elements[$0] })
        case .contains: .bool(values.elements.contains { $0 == operand })
        case .joined: joined(values.elements, operand)
        }
    }

    private func joined(_ elements: [DataValue], _ separator: DataValue?) -> DataValue? {
        let present = elements.filter { !$0.isNull }
        let texts = present.compactMap(\.text)
        guard texts.count == present.count else { return nil }
        return .string(texts.joined(separator: separator?.text ?? ", "))
    }
}

extension DataValue {
    /// The values of a list; none for what is not one.
    package var elements: [DataValue] {
        guard case .list(let values) = self else { return [] }
        return values
    }
}

extension String {
    /// Whether a text is found in this one, without regard to case; the empty text always is.
    func holds(_ text: String) -> Bool {
        text.isEmpty || lowercased().contains(text.lowercased())
    }
}
