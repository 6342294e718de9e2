package import SceneText

extension ValueExpression {
    /// Finds the type of the expression and reports names, operands and formats that do not fit.
    ///
    /// Where something is unknown, or has been reported, nothing that follows from it is reported.
    package func check(in scope: any Scope, log: inout DiagnosticLog) -> ValueType {
        var checker = ExpressionChecker(expression: self, scope: scope)
        let type = checker.check()
        log.append(checker.log)
        return type
    }
}

extension Template {
    /// Finds the type of the text and reports what does not fit in its expressions.
    ///
    /// A text that is one expression has its type; any other is a String, in which each part must
    /// have a text.
    package func check(in scope: any Scope, log: inout DiagnosticLog) -> ValueType {
        if let singleExpression { return singleExpression.check(in: scope, log: &log) }
        for case .expression(let expression) in segments {
            let type = expression.check(in: scope, log: &log)
            if !type.isAssignableOrAbsent(to: .string) {
                log.report(.textless(type, expression))
            }
        }
        return .string
    }
}

/// Walks an expression from its leaves to its root and finds the type of each node.
struct ExpressionChecker {
    let expression: ValueExpression
    var scope: any Scope

    /// What was found wrong.
    var log = DiagnosticLog()

    /// What is known of a node whose children were checked.
    struct Operand {
        /// The place of the node.
        let place: Int
        let type: ValueType

        /// The value of a node of whole numbers alone.
        var constant: Int?
    }

    mutating func check() -> ValueType { check(expression.root).type }

    /// Checks a node and what is below it; its value may be absent where `??` follows it.
    mutating func check(_ place: Int, mayBeAbsent: Bool = false) -> Operand {
        switch expression.nodes[place].kind {
        case .literal(let value):
            return Operand(place: place, type: ValueType(of: value), constant: value.wholeNumber)
        case .path(let path):
            return Operand(place: place, type: type(of: path, mayBeAbsent: mayBeAbsent))
        case .unary(let sign, let operand):
            let operand = check(operand)
            let type = type(of: sign, operand)
            return Operand(place: place, type: type, constant: constant(sign, operand, at: place))
        case .binary(let sign, let left, let right):
            let coalesces = sign == .coalesce
            let one = check(left, mayBeAbsent: coalesces)
            let other = check(right, mayBeAbsent: coalesces && mayBeAbsent)
            let type = type(of: sign, one, other, at: place)
            let constant = constant(sign, one, other, at: place)
            return Operand(place: place, type: type, constant: constant)
        case .conditional(let condition, let then, let otherwise):
            let condition = check(condition)
            let one = check(then, mayBeAbsent: mayBeAbsent)
            let other = check(otherwise, mayBeAbsent: mayBeAbsent)
            let type = type(ofConditional: condition, one, other, at: place)
            return Operand(place: place, type: type)
        case .formatted(let value, let format):
            let value = check(value, mayBeAbsent: mayBeAbsent)
            return Operand(place: place, type: type(of: format, value))
        case .listed(let value, let operation, let argument):
            if let finding = looseOperand(of: operation, value, at: place) {
                return Operand(place: place, type: report(finding))
            }
            let value = check(value, mayBeAbsent: mayBeAbsent)
            let type = type(of: operation, value, argument, at: place)
            return Operand(place: place, type: type)
        case .unreadable:
            return Operand(place: place, type: .unknown)
        }
    }

    /// The bytes of a node.
    func range(of place: Int) -> SourceRange { expression.nodes[place].range }

    /// Adds a finding; what it is about has no type.
    mutating func report(_ diagnostic: Diagnostic) -> ValueType {
        log.report(diagnostic)
        return .unknown
    }

    /// A finding about types that do not fit.
    func mismatch(
        _ message: String,
        _ range: SourceRange,
        help: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            .typeMismatch,
            message,
            at: Annotation(expression.source, range),
            helps: help.map { [Help($0)] } ?? []
        )
    }
}

// MARK: - Paths

extension ExpressionChecker {
    private mutating func type(of path: ValuePath, mayBeAbsent: Bool) -> ValueType {
        guard var type = scope.type(of: path.root.name) else {
            return report(unknownName(path.root, in: path))
        }
        var isOptional = type.isOptional
        if isMisplaced(path.root, type, isOptional) { return report(misplacedMark(path.root)) }
        if !mayBeAbsent, let finding = certainAbsence(of: path) { return report(finding) }
        for (place, part) in path.members.enumerated() {
            let ownerType = type.unwrapped
            guard ownerType != .unknown else { return .unknown }
            guard let found = member(part, of: ownerType) else {
                return report(unknownField(part, of: owner(path, place), ownerType))
            }
            type = found
            isOptional = isOptional || type.isOptional
            // A list may be too short.
            let isElement = if case .list = ownerType { true } else { false }
            isOptional = isOptional || isElement && part.mayBeAbsent
            if isMisplaced(part, type, isOptional) { return report(misplacedMark(part)) }
        }
        let isMarked = path.parts.contains(where: \.mayBeAbsent)
        return isMarked || mayBeAbsent && isOptional ? type.optional : type.unwrapped
    }

    private func member(_ part: ValuePath.Part, of type: ValueType) -> ValueType? {
        switch type {
        case .record(let record): record[part.name] ?? (record.isComplete ? nil : .unknown)
        case .object(let object): scope.type(ofProperty: part.name, of: object)
        case .list(let element): part.position.map { _ in element }
        default: nil
        }
    }

    /// Whether a part is marked with `?` although it is never absent.
    private func isMisplaced(
        _ part: ValuePath.Part,
        _ type: ValueType,
        _ isOptional: Bool
    ) -> Bool {
        part.mayBeAbsent && !isOptional && type != .unknown
    }

    /// The finding where a value is read that is never there.
    private func certainAbsence(of path: ValuePath) -> Diagnostic? {
        for (place, part) in path.parts.enumerated() where !part.mayBeAbsent {
            guard let reason = scope.certainAbsence(of: path, at: place) else { continue }
            return Diagnostic(
                .absentValue,
                "'\(path.text(through: place))' is absent: \(reason)",
                at: Annotation(expression.source, part.range),
                helps: [Help(EvaluationError.helpForAbsence(path.text(markedFrom: place)))]
            )
        }
        return nil
    }

    private func misplacedMark(_ part: ValuePath.Part) -> Diagnostic {
        mismatch(
            "'\(part.name)' is never absent",
            part.range,
            help: "'?' goes after a part of a path that may be absent; here nothing can be absent"
        )
    }

    private func unknownName(_ part: ValuePath.Part, in path: ValuePath) -> Diagnostic {
        let nearest = NameIndex.nearest(to: part.name, in: scope.names)
        var help = nearest.map { similar("", $0, part) }
        if let owner = Self.records.first(where: { hasField(part.name, of: $0) }) {
            let name = "\(owner).\(part.name)"
            let edit = TextEdit(expression.source, part.range, replacement: name)
            help = Help("the record has a field of that name: '\(name)'", edit: edit)
        }
        if let member = path.members.first,
            let name = scope.spelling(ofPath: path.parts.map(\.name))
        {
            let range = part.range.union(member.range)
            help = .called(name, at: Annotation(expression.source, range))
        }
        if part.name == "self", let member = path.members.first {
            let rest = SourceRange(start: part.range.start, end: member.range.start)
            help = Help(
                "remove 'self.': outlets and properties are named without it",
                edit: TextEdit(expression.source, rest, replacement: "")
            )
        }
        if let remedy = scope.remedyForAbsence(of: part.name) { help = Help(remedy) }
        var finding = Diagnostic(
            .unknownName,
            "no value in scope is named '\(part.name)'",
            at: Annotation(expression.source, part.range),
            notes: scope.reasonForAbsence(of: part.name).map { [$0] } ?? [],
            helps: help.map { [$0] } ?? []
        )
        finding.expected = ExpectedNames(scope.names)
        return finding
    }

    /// The names of records at most places, whose fields people often name alone.
    private static var records: [String] { ["item", "group"] }

    private func hasField(_ name: String, of record: String) -> Bool {
        guard case .record(let fields)? = scope.type(of: record)?.unwrapped else { return false }
        return fields[name] != nil
    }

    /// What a message calls a part of a path: its name, or the path to an element of a list.
    private func owner(_ path: ValuePath, _ place: Int) -> String {
        path[place].position == nil ? path[place].name : path.text(through: place)
    }

    private func unknownField(
        _ part: ValuePath.Part,
        of owner: String,
        _ type: ValueType
    ) -> Diagnostic {
        var known: [NameIndex] = []
        var brokenOff: String?
        let message: String
        switch type {
        case .record(let record):
            known = [record.names]
            brokenOff = record.fieldBrokenOff(by: part.name)
            message = "no record of '\(owner)' has a field '\(part.name)'"
        case .object(let object):
            known = scope.properties(of: object)
            let names = object.split(separator: ValueType.alternative)
            message =
                names.count > 1
                ? "neither \(names.map { ValueType.object(String($0)).withArticle }.joined(separator: " nor ")) has a property '\(part.name)'"
                : "\(type.withArticle) has no property '\(part.name)'"
        default:
            message = "'\(owner)' is \(type.withArticle) and has no field '\(part.name)'"
        }
        let nearest = NameIndex.nearest(to: part.name, in: known)
        let what = if case .object = type { "property " } else { "field " }
        var help = nearest.map { similar(what, $0, part) }
        if case .object(let object) = type,
            let name = scope.spelling(ofProperty: part.name, of: object)
        {
            help = .called(name, at: Annotation(expression.source, part.range))
        }
        if known.isEmpty, let format = Catalog.format(ofMethod: part.name) {
            help = Help("a format follows '|': '\(owner) | \(format)'")
        }
        // 'zip-code' reads as a subtraction.
        if let name = brokenOff {
            help = Help("write such a field in brackets: \(owner)['\(name)']")
        }
        if case .record(let record) = type, let sign = record.otherSeparator {
            help = Help("fields of a CSV file are separated by commas, but here by \(sign)")
        }
        var finding = Diagnostic(
            .unknownField,
            message,
            at: Annotation(expression.source, part.range),
            helps: help.map { [$0] } ?? []
        )
        finding.expected = ExpectedNames(known)
        return finding
    }

    private func similar(_ what: String, _ name: String, _ part: ValuePath.Part) -> Help {
        let text =
            what.isEmpty
            ? "a similar name exists: '\(name)'" : "a \(what)with a similar name exists: '\(name)'"
        guard part.range.count == part.name.utf8.count else { return Help(text) }
        return Help(text, edit: TextEdit(expression.source, part.range, replacement: name))
    }
}

// MARK: - Constants

extension ExpressionChecker {
    /// The value of a sign before a whole number; reports what cannot be computed.
    private mutating func constant(
        _ sign: ValueExpression.UnaryOperator,
        _ operand: Operand,
        at place: Int
    ) -> Int? {
        guard sign == .minus, let value = operand.constant else { return nil }
        return fold(.subtract, 0, value, at: place)
    }

    /// The value of a sign between whole numbers; reports what cannot be computed.
    private mutating func constant(
        _ sign: ValueExpression.BinaryOperator,
        _ left: Operand,
        _ right: Operand,
        at place: Int
    ) -> Int? {
        if sign.divides, isZero(right), left.type.isNumber { return divisionByZero(right.place) }
        guard let one = left.constant, let other = right.constant else { return nil }
        return fold(sign, one, other, at: place)
    }

    private func isZero(_ operand: Operand) -> Bool {
        operand.constant == 0 || expression.nodes[operand.place].kind == .literal(.double(0))
    }

    private mutating func divisionByZero(_ place: Int) -> Int? {
        log.report(
            .badExpression,
            "division by zero",
            at: Annotation(expression.source, range(of: place))
        )
        return nil
    }

    private mutating func fold(
        _ sign: ValueExpression.BinaryOperator,
        _ one: Int,
        _ other: Int,
        at place: Int
    ) -> Int? {
        guard let result = sign.applied(to: one, other) else { return nil }
        guard result.overflow else { return result.partialValue }
        log.report(
            .badExpression,
            "the result of '\(sign.rawValue)' is too large for an Int",
            at: Annotation(expression.source, range(of: place))
        )
        return nil
    }
}

extension DataValue {
    fileprivate var wholeNumber: Int? {
        guard case .int(let value) = self else { return nil }
        return value
    }
}

extension DiagnosticCode {
    /// An expression uses a name that is not in scope.
    package static let unknownName = DiagnosticCode(
        "unknown-name",
        .expressions,
        summary: "an expression uses a name that is not in scope",
        explanation: """
            A path begins with the name of data, or of a property or an outlet of the class. In rows, it can also \
            begin with 'row', 'section', 'count', 'item' or 'group'. This name is none of these.

            A name that exists can still be out of scope: 'row' has no meaning in 'configureView', \
            which runs for the whole screen.
            """,
        good: numberedRows(showing: "{row}"),
        replacing: "{row}",
        with: "{rwo}"
    )

    /// A path names a field that no record has, or a property that its view lacks.
    package static let unknownField = DiagnosticCode(
        "unknown-field",
        .expressions,
        summary: "a path names a field that no record has, or a property that its view lacks",
        explanation: """
            The first records of the data show which fields there are. If only some records lack a field, mark it \
            with '?', as in '{item.fax?}'. A field that none of them has is a mistake.
            """,
        good: peopleByName(from: "[{name: Ada}, {name: Grace}]"),
        replacing: "{item.name}",
        with: "{item.nmae}"
    )
}
