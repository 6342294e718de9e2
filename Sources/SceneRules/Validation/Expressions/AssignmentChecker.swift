import SceneLanguage
import SceneText

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
        let target = target(of: path, from: roots, &log)
        let isProperty = target.key == nil
        let demand = ValueFit.Demand(
            name: path.text.value,
            type: target.type,
            keyType: target.key?.type.plainType,
            allowsAbsence: !isProperty || absence == .skips,
            range: path.text.range
        )
        ValueFit(index: index).check(assignment.value, for: demand, in: scope, &log)
    }

    private func target(
        of path: SetPath,
        from roots: [SetRoot],
        _ log: inout DiagnosticLog
    ) -> ObjectTypes.Property {
        var fault: SetFault?
        for place in roots.indices {
            do throws(SetFault) {
                return try SetResolver(index: index, roots: roots, place: place).target(of: path)
            } catch {
                if fault == nil { fault = error }
            }
        }
        if let fault { log.report(fault.diagnostic) }
        return ObjectTypes.Property(type: .unknown)
    }
}
