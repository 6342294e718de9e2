import SceneLanguage
import SceneText

/// Finds styles that a view lists and nobody declares.
enum UnknownStyle: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        let names = NameIndex { [styles = index.file.styles] in styles.map(\.name.value) }
        for site in index.styles.indices where index.styles[site].style == nil {
            let site = index.styles[site]
            var helps = index.nearest(to: site.name, among: names) {
                "a style with a similar name exists: '\($0)'"
            }
            if helps.isEmpty { helps = [Help("declare it under 'styles:' at the top of the file")] }
            log.report(
                Diagnostic(
                    .unknownStyle,
                    "the style '\(site.name.value)' is not declared",
                    at: index.mark(site.name.range),
                    helps: helps
                )
            )
        }
    }
}

extension DiagnosticCode {
    static let unknownStyle = DiagnosticCode(
        "unknown-style",
        .names,
        summary: "a view lists a style that the file does not declare",
        explanation: """
            `styles:` at the top of the file names sets of properties, and a view takes them over \
            by listing the names. Fonts such as `headline` are not styles: they are written \
            `font: headline`.
            """,
        good: """
            styles:
              title: {font: headline}
            scenes:
              welcome:
                controller: view
                view:
                  - label: {text: Hello, styles: [title]}
            """,
        replacing: "styles: [title]",
        with: "styles: [titel]"
    )
}
