import SceneLanguage
import SceneText

/// Finds tables whose rows can be marked while editing, and whose class lets nothing be done with them.
enum MarksWithoutEditing: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        let name = "allowsMultipleSelectionDuringEditing"
        for site in index.tables {
            guard let property = site.table.properties[name],
                case .boolean(true) = property.value,
                index.controller(of: site.scope)?.isOpen == false
            else { continue }
            let isFed = (site.table.sections ?? []).contains(where: \.isFed)
            let canEdit = index.rules(of: site).contains { $0.editing != nil }
            guard !canEdit || site.isStatic && !isFed else { continue }
            log.report(
                Diagnostic(
                    .marksWithoutEditing,
                    "no row of the table can be edited, so none can be marked",
                    at: index.mark(property.nameRange),
                    helps: [
                        Help(
                            canEdit
                                ? "rows that are written in the scene cannot be edited: feed them by data"
                                : "let rows be deleted by 'editing: {style: delete}' in the class"
                        )
                    ]
                )
            )
        }
    }
}

extension DiagnosticCode {
    static let marksWithoutEditing = DiagnosticCode(
        "marks-without-editing",
        .tables,
        .warning,
        summary: "rows can be marked while editing, and no row can be edited",
        explanation: """
            With `allowsMultipleSelectionDuringEditing` each row that can be edited has a circle while \
            the table is edited, and `delete selected` deletes those that are marked. Which rows can \
            be edited the class says under `editing:`; rows that are written in the scene cannot.
            """,
        good: """
            data:
              alarms: [{time: "06:30"}, {time: "08:00"}]
            scenes:
              alarms:
                controller: table
                class: Alarms
                table: {allowsMultipleSelectionDuringEditing: true, prototypes: [{identifier: Alarm}]}
            classes:
              Alarms:
                superclass: TableViewController
                rows: alarms
                cell: {identifier: Alarm, set: {textLabel.text: "{item.time}"}}
                editing: {style: delete}
            """,
        replacing: "editing: {style: delete}",
        with: "select: {log: \"{item.time}\"}"
    )
}
