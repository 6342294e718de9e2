import SceneLanguage
import SceneText

/// Checks what a class of the file, a fed section or a text of a scene computes and sets: names, types
/// and paths.
struct TypeChecker {
    /// A place that takes a value.
    struct Demand {
        /// What takes the value: `nameLabel.text`.
        var name: String

        /// The expected type; unknown where any will do.
        var type: ValueType

        /// The entry of the catalog that says which words and numbers fit.
        var keyType: KeyType?

        /// Whether nothing is a value too.
        var allowsAbsence = false

        /// Where the place is named; marked beside a value that does not fit.
        var range: SourceRange?
    }

    /// What happens to an absent value.
    enum Absence {
        /// The property becomes nil, or what it is by default.
        case resets

        /// The assignment is skipped.
        case skips
    }

    let index: SceneIndex

    /// The class that computes; nil for what is in a scene.
    let owner: ResolvedClass?

    /// What it sees outside rows.
    let scope: ExpressionScope
    var log = DiagnosticLog()

    /// What the paths of the class's own assignments start from: a controller itself, a cell as any of
    /// those in scenes that are of the class.
    lazy var ownRoots = owner.map { index.roots(of: $0) } ?? []

    init(_ index: SceneIndex, _ owner: ResolvedClass? = nil) {
        self.index = index
        self.owner = owner
        scope = ExpressionScope(index, class: owner)
    }

    // MARK: - Assignments

    /// Checks an assignment that starts from any of some objects; without one only the value.
    ///
    /// Where the scene is not sure which object it will be, a path is right when it is for one.
    mutating func check(
        _ assignment: AssignmentDefinition,
        from roots: [PathResolver.Root],
        in scope: ExpressionScope,
        absence: Absence
    ) {
        let target = target(of: assignment.path, from: roots)
        let demand = Demand(
            name: assignment.path.value,
            type: target.type,
            keyType: target.key?.type.plainType,
            allowsAbsence: target.key != nil || absence == .skips,
            range: assignment.path.range
        )
        check(assignment.value, for: demand, in: scope)
    }

    private mutating func target(
        of path: Located<String>,
        from roots: [PathResolver.Root]
    ) -> ObjectProperty {
        var fault: PathResolver.Fault?
        for root in roots {
            do throws(PathResolver.Fault) {
                return try PathResolver(index: index, root: root).target(of: path)
            } catch {
                fault = fault ?? error
            }
        }
        if let fault { log.report(fault.diagnostic) }
        return .unknown
    }

    // MARK: - Values

    /// Checks a value that a key takes.
    mutating func check(
        _ value: ValueDefinition?,
        _ name: String,
        _ type: ValueType,
        in scope: ExpressionScope,
        keyType: KeyType? = nil,
        allowsAbsence: Bool = false
    ) {
        let demand = Demand(
            name: name,
            type: type,
            keyType: keyType,
            allowsAbsence: allowsAbsence
        )
        check(value, for: demand, in: scope)
    }

    /// Checks a value in a scope.
    mutating func check(
        _ value: ValueDefinition?,
        for demand: Demand,
        in scope: ExpressionScope
    ) {
        guard let value else { return }
        switch value.content {
        case .literal(let literal):
            let helps = helps(for: literal, in: demand, at: value.range, scope)
            guard check(ValueType(of: literal), for: demand, at: value.range, helps) else { return }
            checkLimits(of: literal, for: demand, at: value.range)
        case .template(let template):
            let type = template.check(in: scope, log: &log)
            let expression = template.singleExpression
            let range = expression?.range ?? value.range
            let helps = expression?.helpForRecord(type).map { [$0] } ?? []
            guard check(type, for: demand, at: range, helps), let expression,
                demand.keyType?.hasLimits ?? false
            else { return }
            for (literal, range) in expression.resultLiterals {
                checkLimits(of: literal, for: demand, at: range)
            }
        }
    }

    /// Reports a type that does not fit; says whether it does.
    private mutating func check(
        _ type: ValueType,
        for demand: Demand,
        at range: SourceRange,
        _ helps: [Help] = []
    ) -> Bool {
        let fits =
            demand.allowsAbsence
            ? type.isAssignableOrAbsent(to: demand.type) : type.isAssignable(to: demand.type)
        let word = demand.keyType?.word
        let isMissingWord = word != nil && ![.string, .unknown].contains(type.unwrapped)
        guard !fits || isMissingWord else { return true }
        let expected = demand.allowsAbsence ? demand.type.optional : demand.type
        let isAbsenceAlone =
            !isMissingWord && type != .null && type.unwrapped.isAssignable(to: expected)
        let taken = word ?? demand.type.unwrapped.withArticle
        let message =
            isAbsenceAlone
            ? "'\(demand.name)' takes \(demand.type.withArticle), but this may be absent"
            : "'\(demand.name)' takes \(taken), not \(type.withArticle)"
        log.report(
            .typeMismatch,
            message,
            at: index.mark(range),
            secondary: demand.range.map { [index.mark($0)] } ?? [],
            helps: isAbsenceAlone ? [Help("'??' gives a value for that case")] : helps
        )
        return false
    }

    /// Reports an unknown word, a text that is not a colour, a number out of range.
    private mutating func checkLimits(
        of value: DataValue,
        for demand: Demand,
        at range: SourceRange
    ) {
        let site = index.mark(range)
        let name = "'\(demand.name)'"
        switch (demand.keyType, value) {
        case (.choice(let choice), .string(let word)) where !choice.contains(word):
            log.report(.unknownWord(word, of: choice, for: name, at: site))
        case (.color, .string(let text)) where Color(text) == nil:
            log.report(.badColor(text, at: site))
        case (.font, .string(let text)) where Font(text) == nil:
            log.report(.badFont(text, at: site))
        case (.date, .string(let text)) where CalendarDate(iso8601: text) == nil:
            log.report(.badDate(text, for: demand.name, at: site))
        default:
            if let bound = value.number.flatMap({ demand.keyType?.bound(brokenBy: $0) }) {
                log.report(.outOfRange, "\(name) must be \(bound)", at: site)
            }
        }
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
