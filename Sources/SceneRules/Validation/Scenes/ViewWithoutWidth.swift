import SceneLanguage
import SceneText

/// Finds plain views in rows that neither hold anything nor are given a width.
enum ViewWithoutWidth: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for row in index.views where row.view.kind == .row {
            // Where nothing has a weight, a plain view takes what is left.
            guard row.view.views.contains(where: \.takesWhatIsLeft) else { continue }
            for view in row.view.views where view.neverHasWidth {
                log.report(
                    .viewWithoutWidth,
                    "the view never has a width",
                    at: index.mark(view.kindRange),
                    helps: ["give it a 'width:', or a 'weight:' of its own"]
                )
            }
        }
    }
}

extension ViewDefinition {
    /// Whether the view has a weight that counts.
    fileprivate var takesWhatIsLeft: Bool {
        guard properties[.width] == nil, properties[.hidden] == nil else { return false }
        return kind == .spacer || properties[.weight] != nil
    }

    /// Whether nothing gives the view a width; one with an id or a style may get it from there.
    fileprivate var neverHasWidth: Bool {
        guard isEmptyView, id == nil, styles.isEmpty else { return false }
        let names = ["width", "minimumWidth", "weight", "aspectRatio", "frame", "hidden", "tag"]
        return !names.contains { properties[$0] != nil }
    }

    /// Whether the view is a plain one that holds nothing.
    var isEmptyView: Bool { kind == .view && views.isEmpty }
}

extension DiagnosticCode {
    static let viewWithoutWidth = DiagnosticCode(
        "view-without-width",
        .scenes,
        .warning,
        summary: "a plain view in a row never has a width",
        explanation: """
            A plain view that holds nothing takes what its row has left, and shares it with the \
            other views that stretch. Beside a view with a weight or a spacer nothing is left, and the \
            view is never seen: give it a width, or a weight of its own.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                view:
                  - row:
                      - view: {width: 16, height: 20, backgroundColor: systemRed}
                      - label: {text: Red, weight: 1}
            """,
        replacing: "width: 16, ",
        with: ""
    )
}
