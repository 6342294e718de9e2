import SceneLanguage
import SceneText

/// Finds section indexes where they are not shown or cannot be declared.
enum MisplacedIndex: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for site in index.tables {
            let titles = site.table.properties[.index]
            if let titles, !site.isStatic {
                log.report(
                    .indexInDynamicTable,
                    "the index of a dynamic table is declared in its class",
                    at: index.mark(titles.nameRange),
                    helps: ["write 'index: true' in the 'rows' of the class"]
                )
            } else if site.table.isGrouped,
                let range = titles?.nameRange ?? indexOfRows(site, index)
            {
                log.report(
                    .indexInGroupedTable,
                    "a grouped table shows no section index",
                    at: index.mark(range),
                    secondary: site.table.properties[.style].map {
                        [index.mark($0.range, "the style of the table")]
                    } ?? [],
                    helps: ["use the style 'plain', or remove the index"]
                )
            }
            for section in site.table.sections ?? [] {
                guard let asked = section.rows?.index, asked.value else { continue }
                log.report(
                    .misplacedKey,
                    "the rows of one section have no index",
                    at: index.mark(asked.range),
                    helps: ["write a title for each section beside 'sections': 'index: [A, B]'"]
                )
            }
        }
    }

    /// Where the class of a dynamic table asks for an index.
    private static func indexOfRows(_ site: TableSite, _ index: SceneIndex) -> SourceRange? {
        guard !site.isStatic, index.controller(of: site) != nil,
            let asked = index.rules(of: site).rows?.value.index, asked.value
        else { return nil }
        return asked.range
    }
}

extension DiagnosticCode {
    static let indexInGroupedTable = DiagnosticCode(
        "index-in-grouped-table",
        .tables,
        .warning,
        summary: "a grouped table has a section index, which it does not show",
        explanation: """
            The index at the right edge is for plain tables; a grouped table would draw it over the edges of its \
            groups. Use the style `plain`, or remove the index.
            """,
        good: """
            scenes:
              words:
                controller: table
                table:
                  style: plain
                  index: [A, B]
                  sections:
                    - {header: A, cells: [{text: Ant}]}
                    - {header: B, cells: [{text: Bee}]}
            """,
        replacing: "style: plain",
        with: "style: grouped"
    )

    static let indexInDynamicTable = DiagnosticCode(
        "index-in-dynamic-table",
        .tables,
        summary: "the scene gives an index to a table whose sections come from its class",
        explanation: """
            The titles of an index belong beside `sections:`, one for each section. The sections of a dynamic table \
            come from data, and so does its index: `index: true` in the `rows:` of the class takes the first \
            characters of the headers, as `sectionIndexTitles(for:)` does in most programs.
            """,
        good: """
            data:
              words: [Ant, Bee]
            scenes:
              words:
                controller: table
                class: Words
                table:
                  style: plain
                  prototypes:
                    - identifier: WordCell
            classes:
              Words:
                superclass: TableViewController
                rows: words
                cell: {identifier: WordCell}
            """,
        replacing: "style: plain",
        with: "index: [A, B]"
    )
}
