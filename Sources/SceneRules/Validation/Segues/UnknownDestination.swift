import SceneLanguage
import SceneText

/// Finds segues to scenes that do not exist.
enum UnknownDestination: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        index.forEachSceneSegue { segue in
            guard segue.kind != .unwind, segue.destination == nil else { return }
            let target = segue.target
            let other = index.element(target.value).map {
                index.mark($0.id.range, "this id belongs to a part of a scene")
            }
            let nearest = index.help(nearestTo: segue, among: [index.sceneIDs]) {
                "a scene with a similar id exists: '\($0)'"
            }
            log.report(
                Diagnostic(
                    .unknownDestination,
                    "no scene has the id '\(target.value)', to which \(segue.subject) leads",
                    at: index.mark(target.range),
                    secondary: segue.origins + (other.map { [$0] } ?? []),
                    helps: nearest
                )
            )
        }
    }
}

extension DiagnosticCode {
    static let unknownDestination = DiagnosticCode(
        "unknown-destination",
        .segues,
        summary: "a segue leads to a scene that does not exist",
        explanation: """
            `show`, `showDetail`, `present` and `embed` name the id of a scene of the same file. \
            Interface Builder draws such a segue as an arrow into nothing, and UIKit raises an \
            exception when it is performed.
            """,
        good: """
            initial: list
            scenes:
              list:
                controller: view
                view:
                  - button: {title: Detail, segue: {show: detail}}
              detail:
                controller: view
                view:
                  - label: Hello
            """,
        replacing: "{show: detail}",
        with: "{show: detial}"
    )
}
