import SceneLanguage
import SceneText

/// Finds bars of tabs with more than a phone shows.
enum HiddenTabs: Rule {
    /// The last of them is 'More' where there are others.
    private static let mostOnPhones = 5

    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for scene in index.file.scenes {
            guard case .tabs(let tabs) = scene.content, tabs.count > mostOnPhones else { continue }
            log.report(
                .hiddenTabs,
                "a phone shows four of the \(tabs.count) tabs, and 'More' in place of the others",
                at: index.mark(tabs[mostOnPhones - 1].range, "the first one under 'More'"),
                helps: ["use at most five tabs, or lead to the others from one of them"]
            )
        }
    }
}

extension DiagnosticCode {
    static let hiddenTabs = DiagnosticCode(
        "hidden-tabs",
        .scenes,
        .warning,
        summary: "a bar has more tabs than a phone shows",
        explanation: """
            A phone shows at most five tabs. If there are six or more, UIKit shows four, and a tab 'More' with a \
            list of the others. Here, all of them are in the bar, as on a tablet.
            """,
        good: """
            initial: tabs
            scenes:
              tabs: {controller: tabs, tabs: [one, two, three, four, five]}
              one: {controller: view, title: One, view: [{label: One}]}
              two: {controller: view, title: Two, view: [{label: Two}]}
              three: {controller: view, title: Three, view: [{label: Three}]}
              four: {controller: view, title: Four, view: [{label: Four}]}
              five: {controller: view, title: Five, view: [{label: Five}]}

            """,
        replacing: "four, five]}\n",
        with: """
            four, five, six]}
              six: {controller: view, title: Six, view: [{label: Six}]}

            """
    )
}
