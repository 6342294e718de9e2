import SceneLanguage
import SceneText

/// Checks that values fit the places that they are meant for.
struct ValueFit {
    let index: SceneIndex

    /// A place that takes a value.
    struct Demand {
        /// What takes the value: `nameLabel.text`.
        var name: String

        /// The type that is due; unknown where any will do.
        var type: ValueType

        /// The entry of the catalog that says which words and numbers fit.
        var keyType: KeyType?

        /// Whether nothing is a value too.
        var allowsAbsence = false

        /// Where the place is named; marked beside a value that does not fit.
        var range: SourceRange?
    }

    /// Checks a value in a scope.
    func check(
        _ value: ValueDefinition?,
        for demand: Demand,
        in scope: ExpressionScope,
        _ log: inout DiagnosticLog
    ) {
        guard let value else { return }
        switch value.content {
        case .literal(let literal):
            let type = ValueType(of: literal)
            let helps = helps(for: literal, in: demand, at: value.range)
            guard check(type, for: demand, at: value.range, helps: helps, &log) else { return }
            checkWord(literal, for: demand, at: value.range, &log)
        case .template(let template):
            let type = template.check(in: scope, log: &log)
            let expression = template.singleExpression
            let range = expression?.range ?? value.range
            guard check(type, for: demand, at: range, &log), let expression,
                demand.keyType?.hasLimits ?? false
            else { return }
            for (literal, range) in expression.resultLiterals {
                checkWord(literal, for: demand, at: range, &log)
            }
        }
    }

    /// What to write for a word that other languages take for a truth value.
    private func helps(
        for literal: DataValue,
        in demand: Demand,
        at range: SourceRange
    ) -> [Help] {
        guard demand.type.unwrapped == .bool, case .string(let text) = literal else { return [] }
        let value: String
        switch text.lowercased() {
        case "yes", "on", "y", "true": value = "true"
        case "no", "off", "n", "false": value = "false"
        default: return []
        }
        return [
            Help(
                "write '\(value)': booleans are 'true' and 'false' only",
                edit: TextEdit(index.file.source, range, replacement: value)
            )
        ]
    }

    /// Reports a type that does not fit; says whether it does.
    private func check(
        _ type: ValueType,
        for demand: Demand,
        at range: SourceRange,
        helps: [Help] = [],
        _ log: inout DiagnosticLog
    ) -> Bool {
        let fits =
            demand.allowsAbsence
            ? type.isAssignableOrAbsent(to: demand.type) : type.isAssignable(to: demand.type)
        let word = demand.keyType?.word
        let isMissingWord = word != nil && ![.string, .unknown].contains(type.unwrapped)
        guard !fits || isMissingWord else { return true }
        let due = demand.allowsAbsence ? demand.type.optional : demand.type
        let isAbsenceAlone =
            !isMissingWord && type != .null && type.unwrapped.isAssignable(to: due)
        let taken = word ?? demand.type.unwrapped.withArticle
        let message =
            isAbsenceAlone
            ? "'\(demand.name)' takes \(demand.type.withArticle), and this may be absent"
            : "'\(demand.name)' takes \(taken), not \(type.withArticle)"
        log.report(
            Diagnostic(
                .typeMismatch,
                message,
                at: index.mark(range),
                secondary: demand.range.map { [index.mark($0)] } ?? [],
                helps: isAbsenceAlone ? [Help("'??' gives a value for that case")] : helps
            )
        )
        return false
    }

    /// Reports a word that its set does not have, a colour that is none, a number out of range.
    private func checkWord(
        _ value: DataValue,
        for demand: Demand,
        at range: SourceRange,
        _ log: inout DiagnosticLog
    ) {
        let place = index.mark(range)
        switch (demand.keyType, value) {
        case (.choice(let choice), .string(let word)) where !choice.contains(word):
            log.report(.unknownWord(word, of: choice, for: "'\(demand.name)'", at: place))
        case (.color, .string(let text)) where Color(text) == nil:
            log.report(.badColor(text, at: place))
        case (.font, .string(let text)) where Font(text) == nil:
            log.report(.badFont(text, at: place))
        case (.date, .string(let text)) where CalendarDate(iso8601: text) == nil:
            log.report(.badDate(text, for: demand.name, at: place))
        case (.integer(let minimum?, _), .int(let number)) where number < minimum:
            report("'\(demand.name)' is at least \(minimum)", at: place, &log)
        case (.number(let minimum, let maximum), _):
            guard let number = value.number else { return }
            if let minimum, number < minimum {
                report("'\(demand.name)' is at least \(minimum.shortest)", at: place, &log)
            } else if let maximum, number > maximum {
                report("'\(demand.name)' is at most \(maximum.shortest)", at: place, &log)
            }
        default: break
        }
    }

    private func report(_ message: String, at place: Annotation, _ log: inout DiagnosticLog) {
        log.report(Diagnostic(.outOfRange, message, at: place))
    }
}

extension KeyType {
    /// Whether not all values of the type fit.
    fileprivate var hasLimits: Bool {
        switch self {
        case .choice, .color, .date, .font, .integer, .number: true
        default: false
        }
    }

    /// What a text with a meaning is called, which numbers do not turn into; nil for other types.
    fileprivate var word: String? {
        switch self {
        case .choice: "a word"
        case .color: "a colour"
        case .date: "a date"
        case .font: "a font"
        default: nil
        }
    }
}

extension DataValue {
    fileprivate var number: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }
}
