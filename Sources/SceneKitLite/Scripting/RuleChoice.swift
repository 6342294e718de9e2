package import SceneLanguage

/// Finds the rule that a row follows: the first whose condition holds.
///
/// A converted table may have a rule for each of its rows, each of which compares one field with another
/// text. Rules in a row that compare the same path are one step: what the path leads to is looked up among
/// their texts. Where it leads to no text, each is asked, so that what is wrong is reported as ever.
package struct RuleChoice {
    private enum Step {
        case rule(Int)

        /// Rules in a row that compare a path with texts, each text with the first that does.
        case texts(ValuePath, [String: Int], Range<Int>)
    }

    private let conditions: [ValueDefinition?]
    private var steps: [Step] = []

    package init(_ conditions: [ValueDefinition?]) {
        self.conditions = conditions
        var start = 0
        while start < conditions.count {
            guard let (path, text) = conditions[start]?.textComparison else {
                steps.append(.rule(start))
                start += 1
                continue
            }
            var end = start + 1
            var rules = [text: start]
            while end < conditions.count, let next = conditions[end]?.textComparison,
                next.path.text == path.text
            {
                if rules[next.text] == nil { rules[next.text] = end }
                end += 1
            }
            steps.append(.texts(path, rules, start..<end))
            start = end
        }
    }

    /// The number of the rule that the row of a scope follows; nil where none fits.
    package func rule(for scope: ScriptScope, _ interpreter: Interpreter) -> Int? {
        rule { condition in
            interpreter.value(of: condition, in: scope) == .bool(true)
        } text: { path in
            scope.text(at: path)
        }
    }

    func rule(
        where holds: (ValueDefinition) -> Bool,
        text: (ValuePath) -> String?
    ) -> Int? {
        for step in steps {
            switch step {
            case .rule(let number):
                guard let condition = conditions[number], !holds(condition) else { return number }
            case .texts(let path, let rules, let range):
                if let text = text(path) {
                    if let number = rules[text] { return number }
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
    /// The path and the text of a condition such as `{item.kind == 'box'}`; nil for any other.
    fileprivate var textComparison: (path: ValuePath, text: String)? {
        guard case .template(let template) = content else { return nil }
        return template.singleExpression?.textComparison
    }
}

extension ScriptScope {
    /// The text that a path leads to through records; nil where it leads to anything else.
    fileprivate func text(at path: ValuePath) -> String? {
        guard case .data(var value)? = self.value(of: path.root.name) else { return nil }
        for part in path.members {
            guard case .record(let record) = value, let inner = record[part.name] else {
                return nil
            }
            value = inner
        }
        guard case .string(let text) = value else { return nil }
        return text
    }
}
