import SceneLanguage
import SceneText

/// Finds margins of views that hold no others, which nothing is inside.
enum MarginsWithoutContent: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        // Under another name, they were reported as that.
        let reported = Set(log.diagnostics.map(\.primary.range))
        for view in index.views.map(\.view) where view.className == nil && view.hasIdleMargins {
            guard let margins = view.properties[.margins], !reported.contains(margins.nameRange)
            else { continue }
            let kind = view.kind.rawValue
            log.report(
                .marginsWithoutContent,
                "'margins' has no effect on \(view.kind.entry.shape.name), which holds no views",
                at: index.mark(margins.nameRange),
                helps: [
                    Help(
                        "put it into a row with margins: 'row: {margins: …, views: [{\(kind): …}]}'"
                    )
                ]
            )
        }
    }
}

extension ViewDefinition {
    /// Whether the view has margins that nothing is inside.
    var hasIdleMargins: Bool {
        properties[.margins] != nil && kind != .custom && !kind.entry.isContainer
    }
}

extension DiagnosticCode {
    static let marginsWithoutContent = DiagnosticCode(
        "margins-without-content",
        .scenes,
        .warning,
        summary: "a view without subviews has margins",
        explanation: """
            Margins are the space between the edges of a row, a column or a plain view and the views inside it. A \
            label, a button or a field contains no views, so its margins change nothing. Set the space around it in \
            the view that contains it.
            """,
        good: welcome("row: {margins: {left: 24}, views: [{label: {text: Hello}}]}"),
        replacing: "row: {margins: {left: 24}, views: [{label: {text: Hello}}]}",
        with: "label: {text: Hello, margins: {left: 24}}"
    )
}
