import SceneLanguage
import SceneText

/// Finds rows that ask for a prototype which their table does not have.
enum UndeclaredIdentifier: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        // Several scenes of one class would repeat the finding.
        var reported: Set<SourceRange> = []
        for number in index.tables.indices where !index.tables[number].isStatic {
            check(index.tables[number], index, &reported, &log)
        }
        for number in index.fedTables { check(index.tables[number], index, &reported, &log) }
    }

    private static func check(
        _ site: TableSite,
        _ index: SceneIndex,
        _ reported: inout Set<SourceRange>,
        _ log: inout DiagnosticLog
    ) {
        let undeclared = index.undeclaredIdentifiers(of: site)
        // A prototype that has no identifier yet may be the one that is meant.
        guard !undeclared.isEmpty,
            (site.table.prototypes ?? []).allSatisfy({ $0.identifier != nil })
        else { return }
        let known = NameIndex(site.table.identifiers)
        for identifier in undeclared where reported.insert(identifier.range).inserted {
            log.report(
                Diagnostic(
                    .undeclaredIdentifier,
                    "no prototype of the table has the identifier '\(identifier.value)'",
                    at: index.mark(identifier.range),
                    secondary: [index.mark(site.table.keyRange, "the table is here")],
                    helps: index.nearest(to: identifier, among: known) {
                        "a prototype with a similar identifier exists: '\($0)'"
                    }
                )
            )
        }
    }
}

extension SceneIndex {
    /// The rules by which the rows of a table choose a prototype: those of its fed sections, or of the
    /// controller's class where the rows are code's.
    func cellRules(of site: TableSite) -> [Box<CellRuleDefinition>] {
        if site.isStatic { return site.table.unboxed.fedRules }
        return controller(of: site).map { rules(of: site, in: $0).cells } ?? []
    }

    /// The identifiers that rows of a table ask for and none of its prototypes has.
    func undeclaredIdentifiers(of site: TableSite) -> [Located<String>] {
        let known = Set(site.table.identifiers)
        return cellRules(of: site).compactMap(\.identifier).filter { !known.contains($0.value) }
    }
}

extension TableDefinition {
    /// The identifiers of the prototypes that none of some rules asks for.
    func identifiers(unusedBy rules: [Box<CellRuleDefinition>]) -> [Located<String>] {
        let asked = Set(rules.compactMap { $0.identifier?.value })
        return (prototypes ?? []).compactMap(\.identifier).filter { !asked.contains($0.value) }
    }
}

extension DiagnosticCode {
    static let undeclaredIdentifier = DiagnosticCode(
        "undeclared-identifier",
        .identifiers,
        summary: "rows ask for a prototype that their table does not have",
        explanation: """
            The `identifier` of a rule names a prototype of the table that it fills. UIKit ends the \
            program at the first row: "unable to dequeue a cell with identifier - must register a \
            nib or a class for the identifier or connect a prototype cell in a storyboard".
            """,
        good: """
            data:
              cities: [Oslo, Roma]
            scenes:
              cities:
                controller: table
                class: Cities
                table:
                  prototypes:
                    - identifier: CityCell
            classes:
              Cities:
                superclass: TableViewController
                rows: cities
                cell:
                  identifier: CityCell
            """,
        replacing: "cell:\n      identifier: CityCell",
        with: "cell:\n      identifier: CityCel"
    )
}
