/// Finds segues to scenes that do not exist.
enum UnknownDestination: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        let scenes = index.file.scenes.map(\.id.value)
        for site in index.segues where site.place.scene != nil && site.segue.kind.value != .unwind {
            let target = site.segue.target
            guard index.scenes[target.value] == nil else { continue }
            let other = index.elements[target.value]
            log.report(
                Diagnostic(
                    .unknownDestination,
                    "no scene has the id '\(target.value)', to which the segue leads",
                    at: index.mark(target.range),
                    secondary: other.map {
                        [index.mark($0.id.range, "this id belongs to a part of a scene")]
                    } ?? [],
                    helps: index.nearest(to: target, among: scenes) {
                        "a scene with a similar id exists: '\($0)'"
                    }
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
