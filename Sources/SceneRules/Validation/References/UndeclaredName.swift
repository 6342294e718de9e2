import SceneLanguage
import SceneText

/// Finds names that refer to nothing: of classes, styles, scenes, data, outlets and all else that one
/// part of a file declares and another names.
enum UndeclaredName: Rule {
    /// What names of one kind are, and which of them nobody declares.
    private struct Space: Sendable {
        var code: DiagnosticCode

        /// What a name that is near belongs to.
        var similar: String

        /// The names that refer to nothing, as far as all is known that they could refer to.
        var undeclared: @Sendable (SceneIndex) -> [Reference]
    }

    private static let spaces: [Space] = [
        Space(code: .unknownClass, similar: "a class with a similar name") { $0.unknownClasses },
        Space(code: .unknownSuperclass, similar: "a class with a similar name") {
            $0.unknownSuperclasses
        },
        Space(code: .unknownStyle, similar: "a style with a similar name") { $0.unknownStyles },
        Space(code: .unknownScene, similar: "a scene with a similar id") { $0.unknownScenes },
        Space(code: .unknownDestination, similar: "a scene with a similar id") {
            $0.unknownDestinations
        },
        Space(code: .unknownData, similar: "data with a similar name") { $0.unknownData },
        Space(code: .unknownColumn, similar: "a column with a similar name") {
            $0.unknownColumns
        },
        Space(code: .unknownTable, similar: "a table with a similar id") { $0.unknownTables },
        Space(code: .undeclaredIdentifier, similar: "a prototype with a similar identifier") {
            $0.undeclaredIdentifiers
        },
        Space(code: .unresolvedOutlet, similar: "a view with a similar id") {
            $0.unresolvedOutlets
        },
        Space(code: .badConstraint, similar: "a view with a similar id") {
            $0.unknownViewsOfConstraints
        },
        Space(code: .undeclaredOutlet, similar: "an outlet with a similar name") {
            $0.undeclaredOutlets
        },
        Space(code: .undeclaredAction, similar: "an action with a similar name") {
            $0.undeclaredActions
        },
        Space(code: .undeclaredSegue, similar: "a segue with a similar identifier") {
            $0.undeclaredSegues
        },
    ]

    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for space in spaces {
            for name in space.undeclared(index) {
                log.report(
                    name.diagnostic(space.code, similar: space.similar, in: index)
                )
            }
        }
    }
}
