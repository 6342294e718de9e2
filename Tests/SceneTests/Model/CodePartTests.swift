import Testing

@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// A walk through the definitions of a file finds all code in it: as much as looking at every stored
/// property of every definition does.
@Suite struct CodePartTests {
    @Test(arguments: Gallery.scenes)
    func aWalkForgetsNothing(_ name: String) {
        let file = Gallery.read(name).definition
        var expressions: [SourceRange] = []
        var effects: [SourceRange] = []
        var assignments: [SourceRange] = []
        var rows: [SourceRange] = []
        look(at: file) { part in
            switch part {
            case let part as ValueExpression: expressions.append(part.range)
            case let part as EffectDefinition: effects.append(part.range)
            case let part as AssignmentDefinition: assignments.append(part.path.range)
            case let part as RowsDefinition: rows.append(part.range)
            default: break
            }
        }
        #expect(Set(file.allExpressions.map(\.range)) == Set(expressions))
        #expect(Set(file.allEffects.map(\.range)) == Set(effects))
        #expect(Set(file.allAssignments.map(\.path.range)) == Set(assignments))
        #expect(Set(file.allRows.map(\.range)) == Set(rows))
    }

    private func look(at value: Any, _ see: (Any) -> Void) {
        see(value)
        for child in Mirror(reflecting: value).children { look(at: child.value, see) }
    }
}
