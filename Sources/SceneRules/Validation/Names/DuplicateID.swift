import SceneLanguage
import SceneText

/// Finds ids that two scenes, views, cells or bar items share.
enum DuplicateID: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for element in index.elements.repeated {
            guard let first = index.element(element.id.value) else { continue }
            log.report(
                .duplicateID,
                "the id '\(element.id.value)' is given twice",
                at: index.mark(element.id.range),
                secondary: [index.mark(first.id.range, "first given here")],
                helps: ["scenes and views share one space of ids within a file"]
            )
        }
        let identifiers = index.file.scenes.compactMap(\.storyboardIdentifier)
        for (identifier, first) in identifiers.repeated(by: \.value) {
            log.report(
                .duplicateID,
                "the storyboard identifier '\(identifier.value)' is given twice",
                at: index.mark(identifier.range),
                secondary: [index.mark(first.range, "first given here")]
            )
        }
    }
}

extension DiagnosticCode {
    static let duplicateID = DiagnosticCode(
        "duplicate-id",
        .structure,
        summary: "two parts of a file have the same id",
        explanation: """
            Outlets, segues and steps name scenes and views by their ids. Ids of scenes, views, \
            cells and bar items share one space, so an id can be given once in a file.
            """,
        good: welcome("label: {id: first, text: Hello}", "label: {id: second, text: World}"),
        replacing: "second",
        with: "first"
    )
}
