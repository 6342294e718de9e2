import Testing

@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// A walk through the definitions of a file finds all code in it: as much as looking at every stored
/// property of every definition does.
@Suite struct HoldsCodeTests {
    @Test(.slow, arguments: Gallery.scenes)
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
        #expect(Set(file.all(ValueExpression.self).map(\.range)) == Set(expressions))
        #expect(Set(file.all(EffectDefinition.self).map(\.range)) == Set(effects))
        #expect(Set(file.all(AssignmentDefinition.self).map(\.path.range)) == Set(assignments))
        #expect(Set(file.all(RowsDefinition.self).map(\.range)) == Set(rows))
    }

    private func look(at value: Any, _ see: (Any) -> Void) {
        see(value)
        for child in Mirror(reflecting: value).children { look(at: child.value, see) }
    }
}
