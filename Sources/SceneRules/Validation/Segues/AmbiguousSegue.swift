import SceneLanguage
import SceneText

/// Finds segues of one controller that share an identifier and differ otherwise.
enum AmbiguousSegue: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        // The segues of a scene are together, and most scenes have one.
        var rest = index.segues[...]
        while let scene = rest.first?.scope.scene {
            let own = rest.prefix { $0.scope.scene == scene }
            if own.count > 1 { check(own, index, &log) }
            rest = rest.dropFirst(own.count)
        }
        check(rest, index, &log)
    }

    /// Checks the segues of a scene, or of a view file.
    private static func check(
        _ segues: ArraySlice<SegueSite>,
        _ index: SceneIndex,
        _ log: inout DiagnosticLog
    ) {
        let named = segues.map(\.segue).sorted { $0.range.start < $1.range.start }
            .compactMap { segue in segue.identifier.map { (segue: segue, identifier: $0) } }
        for ((segue, identifier), (first, _)) in named.repeated(by: \.identifier.value) {
            let targets = [first.target.value, segue.target.value]
            guard targets.allSatisfy({ index.sceneNumber($0) != nil }) else { continue }
            if let difference = difference(first, segue) {
                log.report(finding(identifier, first, difference, index))
            }
        }
    }

    private static func difference(_ one: SegueDefinition, _ other: SegueDefinition)
        -> String?
    {
        if one.target.value != other.target.value { return "destinations" }
        if one.kind.value != other.kind.value { return "kinds" }
        return nil
    }

    private static func finding(
        _ identifier: Located<String>,
        _ earlier: SegueDefinition,
        _ difference: String,
        _ index: SceneIndex
    ) -> Diagnostic {
        Diagnostic(
            .ambiguousSegue,
            "two segues of a controller with the identifier '\(identifier.value)' have "
                + "different \(difference)",
            at: index.mark(identifier.range),
            secondary: [
                index.mark(
                    earlier.identifier?.range ?? earlier.range,
                    "the first is '\(earlier.kind.value.rawValue): \(earlier.target.value)'"
                )
            ],
            helps: ["give each segue an identifier of its own"]
        )
    }
}

extension DiagnosticCode {
    static let ambiguousSegue = DiagnosticCode(
        "ambiguous-segue",
        .segues,
        summary: "one identifier is used for segues with different destinations or kinds",
        explanation: """
            `prepare` and `perform` find a segue by its identifier. Several controls may use the same identifier if \
            they lead to the same scene in the same way. Otherwise `performSegue` performs one of the segues at \
            random, and `prepare(for:sender:)` passes a value to a controller that has no such property.
            """,
        good: """
            initial: list
            scenes:
              list:
                controller: view
                view:
                  - button: {title: Detail, segue: {show: detail, identifier: showDetail}}
                  - button: {title: About, segue: {show: about, identifier: showAbout}}
              detail:
                controller: view
              about:
                controller: view
            """,
        replacing: "showAbout",
        with: "showDetail"
    )
}
