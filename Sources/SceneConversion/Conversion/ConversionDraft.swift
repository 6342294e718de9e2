import FoundationEssentials
import SceneLanguage
import SceneRules
package import SceneText

/// A conversion in progress: the changes to the file, the data that they need, and what was found.
struct ConversionDraft {
    let file: SceneFile

    /// Changes of the scene file.
    var edits: SceneEdits

    /// The data that rows are taken from.
    var data: [ConvertedData] = []

    /// The prototypes that cells were made from.
    var writtenPrototypes: Set<String> = []

    /// The rows of which it is said that they lose what a person sets in them.
    private(set) var lossyRows: Set<IndexPath> = []

    /// What refuses the conversion, and what is left for the author.
    private(set) var findings: [Diagnostic] = []

    init(_ file: SceneFile) {
        self.file = file
        edits = SceneEdits(file.tree)
    }

    /// Whether something keeps the table from being converted.
    var isRefused: Bool { findings.contains { $0.severity == .error } }

    /// Reports why the table is not converted.
    mutating func refuse(_ message: String, at range: SourceRange, help: String? = nil) {
        add(.refusedConversion, message, at: range, help)
    }

    /// Reports that a table does not have the section that was asked for.
    mutating func refuseSection(_ number: Int, of table: ConvertibleTable) {
        let count = (table.table.sections ?? []).count
        refuse(
            "the table of '\(table.name)' has no section \(number)",
            at: table.table.keyRange,
            help: "it has \(count.counted("section")), counted from 0"
        )
    }

    /// Reports what is left for the author to do.
    mutating func leave(_ message: String, at range: SourceRange, help: String? = nil) {
        add(.leftForYou, message, at: range, help)
    }

    /// Reports what the rows of a prototype lose of what a person sets in them.
    mutating func leaveInRows(
        of plan: PrototypePlan,
        _ message: String,
        at range: SourceRange,
        help: String? = nil
    ) {
        lossyRows.formUnion(plan.readings.map { [$0.section, $0.row] })
        leave(message, at: range, help: help)
    }

    private mutating func add(
        _ code: DiagnosticCode,
        _ message: String,
        at range: SourceRange,
        _ help: String?
    ) {
        let place = Annotation(file.definition.source, range)
        findings.append(Diagnostic(code, message, at: place, helps: help.map { [Help($0)] } ?? []))
    }
}

/// Rows that a conversion has taken out of a scene, under the name that the scene gives them.
struct ConvertedData: Sendable {
    /// The name in `data:`.
    var name: String

    /// The records.
    var rows: [DataValue]

    /// What is remarked about a record, by its number, or that of its group and its own there; about all of
    /// them, by no number.
    var comments: [[Int]: YAMLComments] = [:]

    /// The records as they are written, each with what is remarked about it.
    var records: YAMLValue {
        let records = rows.enumerated().map { number, row in
            YAMLValue(row).recordInOneLine(comments: comments, under: [number])
                .with(comments[[number]] ?? YAMLComments())
        }
        return .list(records, .block)
    }

    /// What is remarked about all records.
    var commentsOfAll: YAMLComments { comments[[]] ?? YAMLComments() }

    /// The data as it is written in a scene.
    var pair: YAMLPair { YAMLPair(name, records, commentsOfAll) }
}

extension DiagnosticCode {
    static let refusedConversion = DiagnosticCode(
        "refused-conversion",
        .tables,
        isFoundByConverting: true,
        summary: "a table cannot be converted without losing something",
        explanation: """
            `scenectl convert` writes nothing in this case. Static cells cannot be deleted, inserted or moved, so a \
            list whose rows are edited stays dynamic. A Swift class must be changed in Swift, and a table outside a \
            table controller cannot be static. Anything that would be an error in the new text is reported at its \
            place in the old one.
            """,
        good: """
            scenes:
              lamps:
                controller: table
                title: Lamps
                table:
                  sections:
                    - cells:
                        - {text: Desk}
                        - {text: Hall}
            """,
        replacing: """
            cells:
                        - {text: Desk}
                        - {text: Hall}
            """,
        with: "cells: []"
    )

    package static let leftForYou = DiagnosticCode(
        "left-for-you",
        .tables,
        .warning,
        isFoundByConverting: true,
        summary: "a conversion leaves something that only its author can decide",
        explanation: """
            The converted table looks and works the same, so the conversion goes on. But something that was \
            connected to a cell no longer is, a snapshot of the tree must be recorded again, or something in the old \
            file has no place in the new one: a comment, a field that no cell shows, a file that nothing names. All \
            of these are listed, and so is each kind of thing in a storyboard that a scene file has no word for. \
            With `--strict`, nothing is written in this case.
            """,
        good: """
            scenes:
              lamps:
                controller: table
                table:
                  sections:
                    - cells:
                        - {text: Desk}
                        - {text: Hall}
            """,
        replacing: "- {text: Desk}",
        with: "- {id: desk, text: Desk}"
    )
}
