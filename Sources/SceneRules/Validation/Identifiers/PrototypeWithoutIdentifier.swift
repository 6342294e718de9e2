import SceneLanguage
import SceneText

/// Finds prototypes that no code can ask for.
enum PrototypeWithoutIdentifier: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for site in index.cells where site.role == .prototype && site.cell.identifier == nil {
            log.report(
                .prototypeWithoutIdentifier,
                "a prototype has no reuse identifier",
                at: index.mark(site.cell.keyRange),
                helps: ["add 'identifier:' with the name that rows use for it"]
            )
        }
    }
}

extension DiagnosticCode {
    static let prototypeWithoutIdentifier = DiagnosticCode(
        "prototype-without-identifier",
        .identifiers,
        summary: "a prototype has no reuse identifier",
        explanation: """
            Rows ask for their cell by the identifier of its prototype: \
            `dequeueReusableCell(withIdentifier:for:)`. A prototype without one is never shown. \
            Interface Builder warns: "Prototype table cells must have reuse identifiers".
            """,
        good: absentCellPart.good,
        replacing: "identifier: NumberCell, ",
        with: ""
    )
}
