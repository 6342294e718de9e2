import SceneLanguage
import SceneText

/// Finds swipe actions that a person cannot tell apart, and those that no row can have.
enum SwipeActions: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for link in index.classes.links {
            for rules in link.definition.allRules {
                checkTitles(of: rules.swipe, index, &log)
            }
        }
        checkRecords(index, &log)
    }

    private static func checkTitles(
        of actions: [SwipeDefinition],
        _ index: SceneIndex,
        _ log: inout DiagnosticLog
    ) {
        var known: [[Substring]: SwipeDefinition] = [:]
        for action in actions {
            guard let title = action.title, let text = title.word else { continue }
            let words = text.split(whereSeparator: \.isWhitespace)
            if words.isEmpty {
                log.report(
                    .badSwipeTitle,
                    "a swipe action has an empty title",
                    at: index.mark(title.range),
                    helps: ["write what it does, such as 'Delete'"]
                )
            } else if let first = known[words] {
                // Those that are for some rows only may be for different ones.
                guard first.condition == nil || action.condition == nil else { continue }
                log.report(
                    .badSwipeTitle,
                    "two swipe actions are called '\(text)'",
                    at: index.mark(title.range),
                    secondary: first.title.map { [index.mark($0.range, "the other one")] }
                        ?? [],
                    helps: ["give each action of a row a title of its own"]
                )
            } else {
                known[words] = action
            }
        }
    }

    /// Reports actions that are about the record of a row, where no row has one.
    private static func checkRecords(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        var actions: [SwipeDefinition] = []
        var possible: Set<SourceRange> = []
        for site in index.tables {
            let rules = index.rules(of: site)
            let swipe = rules.first { !$0.swipe.isEmpty }?.swipe ?? []
            actions += swipe
            guard !swipe.isEmpty, hasRecords(site, rules) else { continue }
            possible.formUnion(swipe.map(\.range))
        }
        var seen: Set<SourceRange> = []
        for action in actions
        where action.needsRecord && !possible.contains(action.range)
            && seen.insert(action.range).inserted
        {
            log.report(
                .swipeWithoutRecord,
                "no row has this swipe action, because it needs a record",
                at: index.mark(action.title?.range ?? action.range),
                notes: ["rows made by 'count' or written in the scene have no record"],
                helps: ["make the rows from data, or name the record with 'at:'"]
            )
        }
    }

    /// Whether some row of a table may show a record.
    private static func hasRecords(_ site: TableSite, _ rules: [TableRulesDefinition]) -> Bool {
        guard site.isStatic else {
            guard case .count? = rules.rows?.value.origin else { return true }
            return false
        }
        return (site.table.sections ?? []).contains { section in
            if section.isFed {
                if case .count? = section.rows?.origin { return false }
                return true
            }
            return (section.cells ?? []).contains { $0.item != nil }
        }
    }
}

extension DiagnosticCode {
    static let badSwipeTitle = DiagnosticCode(
        "bad-swipe-title",
        .tables,
        summary: "a swipe action has an empty title, or the same title as another",
        explanation: """
            The title of a swipe action is on its button, a screen reader says it, and a step names it: `swipe 0 3 \
            Delete`. Two actions of a row need different titles. If both have `when:`, they may be for different \
            rows.
            """,
        good: """
            data:
              alarms: [{time: "06:30"}, {time: "08:00"}]
            scenes:
              alarms:
                controller: table
                class: Alarms
                table: {prototypes: [{identifier: Alarm}]}
            classes:
              Alarms:
                superclass: TableViewController
                rows: alarms
                cell: {identifier: Alarm, set: {textLabel.text: "{item.time}"}}
                swipe:
                  - {title: Delete, style: destructive, actions: {remove: {data: alarms}}}
                  - {title: Snooze, actions: {update: {data: alarms, set: {time: later}}}}
            """,
        replacing: "title: Snooze",
        with: "title: Delete"
    )

    static let swipeWithoutRecord = DiagnosticCode(
        "swipe-without-record",
        .tables,
        summary: "a swipe action needs a record, but no row has one",
        explanation: """
            An action that reads `item`, or changes or removes a record without `at:`, uses the record of the swiped \
            row. Rows made by `count:` have no record, and neither do static cells without `item:`, so no row has \
            the action.
            """,
        good: """
            data:
              alarms: [{time: "06:30"}, {time: "08:00"}]
            scenes:
              alarms:
                controller: table
                class: Alarms
                table: {prototypes: [{identifier: Alarm}]}
            classes:
              Alarms:
                superclass: TableViewController
                rows: {from: alarms}
                cell: {identifier: Alarm, set: {textLabel.text: "{row}"}}
                swipe: [{title: Delete, style: destructive, actions: {remove: {data: alarms}}}]
            """,
        replacing: "from: alarms",
        with: "count: 2"
    )
}
