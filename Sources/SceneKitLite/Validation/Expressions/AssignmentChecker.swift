/// Checks assignments: the path, the value, and whether one takes the other.
struct AssignmentChecker {
    /// What becomes of a value that is absent.
    enum Absence {
        /// The property becomes nil, or what it is by default.
        case resets

        /// The assignment is skipped.
        case skips
    }

    let index: SceneIndex
    private let resolver: SetResolver
    private let fit: ValueFit

    init(_ index: SceneIndex) {
        self.index = index
        resolver = SetResolver(index)
        fit = ValueFit(index: index)
    }

    /// Checks an assignment that starts from any of some objects; without one only the value.
    ///
    /// Where the scene is not sure which object it will be, a path is right when it is for one.
    func check(
        _ assignment: AssignmentDefinition,
        from roots: [SetRoot],
        in scope: ExpressionScope,
        absence: Absence,
        _ log: inout DiagnosticLog
    ) {
        let path = SetPath(assignment.path)
        var target = SetTarget(type: .unknown)
        var fault: Diagnostic?
        search: for root in roots {
            switch resolver.target(of: path, from: root) {
            case .success(let found):
                target = found
                fault = nil
                break search
            case .failure(let failure): fault = fault ?? failure.diagnostic
            }
        }
        if let fault { log.report(fault) }
        let isProperty = target.key == nil
        let demand = ValueFit.Demand(
            name: path.text.value,
            type: target.type,
            keyType: target.key?.type.plainType,
            allowsAbsence: !isProperty || absence == .skips,
            range: path.text.range
        )
        fit.check(assignment.value, for: demand, in: scope, &log)
    }
}
