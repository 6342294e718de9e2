import SceneLanguage
import SceneText

/// Checks all that a file computes and sets, and the paths by which it does.
enum ComputedValues: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        checkTemplates(index, &log)
        checkNamesOfSections(index, &log)
        for (link, type) in zip(index.classes.links, index.classes.resolved)
        where link.definition.hasValues {
            var checker = TypeChecker(index, type)
            checker.check(link.definition, type)
            log.append(checker.log)
        }
        for number in index.fedTables {
            let site = index.tables[number]
            var checker = TypeChecker(index, index.controller(of: site.scope))
            for section in site.table.sections ?? [] { checker.check(section, in: number) }
            log.append(checker.log)
        }
    }

    /// The texts of scenes see data and nothing else, those of headers and footers what these see.
    private static func checkTemplates(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        var checker = TypeChecker(index)
        var scopes: [Int?: ExpressionScope] = [:]
        for site in index.templates {
            var seen = scopes[site.scope.head] ?? scope(ofHead: site.scope.head, index)
            scopes[site.scope.head] = seen
            if site.scope.head == nil, let owner = index.controller(of: site.scope) {
                let isInRows = site.scope.cell != nil && site.scope.isRepeating
                let place = isInRows ? "under 'set' in the 'cell'" : "in the 'configureView'"
                seen = seen.seeing(.init(unseen: .init(owner: owner, place: place)))
            }
            let range = site.property.range
            let value = ValueDefinition(content: .template(site.template), range: range)
            let demand = TypeChecker.Demand(
                name: site.property.name,
                type: site.type?.valueType ?? .unknown,
                keyType: site.type,
                allowsAbsence: true
            )
            checker.check(value, for: demand, in: seen)
        }
        log.append(checker.log)
    }

    /// What texts see in a header or footer of rows, or outside such.
    private static func scope(ofHead number: Int?, _ index: SceneIndex) -> ExpressionScope {
        let head = number.map { index.heads[$0] }
        let outer = ExpressionScope(index, class: head?.owner)
        guard let head else {
            // Whether a view file is a header is known where it is used.
            guard index.file.isViewFile else { return outer }
            return outer.seeing(.init(section: RowNames(group: .unknown)))
        }
        return outer.seeing(.init(section: index.rowNames(of: head.rows, in: outer)))
    }

    /// Finds view files that read what only headers and footers of rows see, and are none.
    private static func checkNamesOfSections(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        guard !index.file.isViewFile else { return }
        for filled in index.filledSites.all {
            let head = filled.scope.head.map { index.heads[$0] }
            for read in filled.file.demands.names {
                let name = read.name.value
                if let head, name != "group" || head.rows.isGrouped { continue }
                let place =
                    head == nil
                    ? "in the 'header' and 'footer' of 'rows'"
                    : "if rows are grouped into sections, but these are not"
                log.report(
                    .unknownName,
                    "'\(filled.path.value)' reads '\(name)', which is in scope \(place)",
                    at: index.mark(filled.path.range),
                    secondary: [
                        Annotation(read.source, read.name.range, label: "it is read here")
                    ]
                )
            }
        }
    }
}

extension ClassDefinition {
    /// Whether the class computes or sets anything, or begins with a value.
    fileprivate var hasValues: Bool {
        !properties.isEmpty || rules.firstKey != nil || !tables.isEmpty
            || !configureView.isEmpty || !preparations.isEmpty
            || !shouldPerform.isEmpty || !actions.isEmpty
    }
}
