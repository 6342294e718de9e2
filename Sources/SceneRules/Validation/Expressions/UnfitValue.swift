import SceneLanguage
import SceneText

/// Checks what the classes of a file compute and set: names, types, paths.
enum UnfitValue: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        let classes = index.file.classes
        guard !classes.isEmpty || !index.fedTables.isEmpty else { return }
        for (definition, type) in zip(classes, index.classes.resolved) where definition.hasValues {
            var checker = TypeChecker(index, type)
            checker.check(definition, type)
            log.append(checker.log)
        }
        for number in index.fedTables {
            let site = index.tables[number]
            var checker = TypeChecker(index, index.controller(of: site.place))
            for section in site.table.sections ?? [] { checker.check(section, in: number) }
            log.append(checker.log)
        }
    }
}

extension Box<ClassDefinition> {
    /// Whether the class computes or sets anything, or begins with a value.
    fileprivate var hasValues: Bool {
        !unboxed.properties.isEmpty || unboxed.rules.firstKey != nil || !unboxed.tables.isEmpty
            || !unboxed.configureView.isEmpty || !unboxed.preparations.isEmpty
            || !unboxed.shouldPerform.isEmpty || !unboxed.actions.isEmpty
    }
}
