package import SceneLanguage
import SceneText

/// Finds the rule that a row follows: the first whose condition holds.
///
/// A converted table may have a rule for each of its rows, each of which compares one field with another
/// text, or the row with another number. Rules in a row that compare the same path are one step: what the
/// path leads to is looked up among their values. Where it leads to a value of another kind, each is asked,
/// so that what is wrong is reported as ever.
package struct RuleChoice {
    private enum Step {
        case rule(Int)

        /// Rules in a row that compare a path with texts or with whole numbers, each value with the first
        /// rule that does.
        case values(ValuePath, Kind, [DataValue: Int], Range<Int>)
    }

    /// The kinds of value of which two are the same only where they are equal as data.
    private enum Kind {
        case text
        case wholeNumber

        init?(_ value: DataValue) {
            switch value {
            case .string: self = .text
            case .int: self = .wholeNumber
            default: return nil
            }
        }
    }

    private let conditions: [ValueDefinition?]
    private var steps: [Step] = []

    package init(_ conditions: [ValueDefinition?]) {
        self.conditions = conditions
        var start = 0
        while start < conditions.count {
            guard let (path, value) = conditions[start]?.comparison, let kind = Kind(value) else {
                steps.append(.rule(start))
                start += 1
                continue
            }
            var end = start + 1
            var rules = [value: start]
            while end < conditions.count, let next = conditions[end]?.comparison,
                next.path.text == path.text, Kind(next.literal) == kind
            {
                if rules[next.literal] == nil { rules[next.literal] = end }
                end += 1
            }
            steps.append(.values(path, kind, rules, start..<end))
            start = end
        }
    }

    /// The number of the rule that the row of a scope follows; nil if none fits.
    package func rule(for scope: ScriptScope, _ interpreter: Interpreter) -> Int? {
        rule { condition in
            interpreter.value(of: condition, in: scope) == .bool(true)
        } value: { path in
            scope.value(at: path)
        }
    }

    func rule(
        where holds: (ValueDefinition) -> Bool,
        value: (ValuePath) -> DataValue?
    ) -> Int? {
        for step in steps {
            switch step {
            case .rule(let number):
                guard let condition = conditions[number], !holds(condition) else { return number }
            case .values(let path, let kind, let rules, let range):
                if let value = value(path), Kind(value) == kind {
                    if let number = rules[value] { return number }
                    continue
                }
                for number in range {
                    if let condition = conditions[number], holds(condition) { return number }
                }
            }
        }
        return nil
    }
}

extension ValueDefinition {
    /// The path and the value of a condition such as `{item.kind == 'box'}`; nil for any other.
    fileprivate var comparison: (path: ValuePath, literal: DataValue)? {
        guard case .template(let template) = content else { return nil }
        return template.singleExpression?.comparison
    }
}

extension ScriptScope {
    /// What a path leads to through records; nil if it leads nowhere.
    fileprivate func value(at path: ValuePath) -> DataValue? {
        guard case .data(var value)? = self.value(of: path.root.name) else { return nil }
        for part in path.members {
            guard case .record(let record) = value, let inner = record[part.name] else {
                return nil
            }
            value = inner
        }
        return value
    }
}
