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
                    "the view has no width",
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
        summary: "a plain view in a row has no width",
        explanation: """
            An empty plain view takes the space that is left over in its row, and shares it with the other views \
            that stretch. Beside a spacer or a view with a weight, nothing is left over, and the view is never \
            visible. Give it a width, or a weight of its own.
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
