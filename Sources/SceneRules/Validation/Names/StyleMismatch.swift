import SceneLanguage
import SceneText

/// Finds views that take over a style with properties that they do not have.
enum StyleMismatch: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        guard !index.styles.isEmpty else { return }
        // Most styles are for views of one kind: for each style the kind that it fitted last.
        var fitted = [ViewKind?](repeating: nil, count: index.file.styles.count)
        for site in index.styles {
            guard let style = site.style, fitted[style] != site.kind else { continue }
            let found = log.diagnostics.count
            check(site, index.file.styles[style], index, &log)
            if log.diagnostics.count == found { fitted[style] = site.kind }
        }
    }

    private static func check(
        _ site: StyleSite,
        _ style: StyleDefinition,
        _ index: SceneIndex,
        _ log: inout DiagnosticLog
    ) {
        let shape = site.kind.entry.shape
        for property in style.properties where shape.key(property.name) == nil {
            log.report(
                .styleMismatch,
                "the style '\(site.name.value)' sets '\(property.name)', "
                    + "which \(shape.name) does not have",
                at: index.mark(site.name.range),
                secondary: [index.mark(property.nameRange, "set here")],
                helps: ["move '\(property.name)' into a style of its own"]
            )
        }
    }
}

extension DiagnosticCode {
    static let styleMismatch = DiagnosticCode(
        "style-mismatch",
        .names,
        summary: "a style sets a property that the view does not have",
        explanation: """
            Views of different kinds can list the same style, but each of them must have all of its properties: \
            labels, buttons and fields have a font, but a slider does not. Nothing in a scene is silently ignored, \
            so a property without effect is an error.
            """,
        good: """
            styles:
              title: {font: headline}
            scenes:
              welcome:
                controller: view
                view:
                  - label: {styles: [title]}
            """,
        replacing: "label",
        with: "progress"
    )
}
