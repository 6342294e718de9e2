/// Checks what the classes of a file compute and set: names, types, paths.
enum UnfitValue: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        let classes = index.file.classes
        guard !classes.isEmpty || index.tables.contains(where: \.hasFedSections) else { return }
        let use = ClassUse(index)
        for definition in classes {
            guard let resolved = index.classes[definition.name.value] else { continue }
            var checker = ClassChecker(index, use, definition, resolved)
            checker.check()
            log.append(checker.log)
        }
        for (number, site) in index.tables.enumerated() where site.hasFedSections {
            let scene = index.scene(of: site.place)
            let resolved = scene.flatMap { index.classes[index.className(of: $0)] }
            var checker = RuleChecker(index, use, resolved)
            for section in site.table.sections ?? [] {
                checker.check(section, in: number)
            }
            log.append(checker.log)
        }
    }
}

extension TableSite {
    fileprivate var hasFedSections: Bool { table.sections?.contains(where: \.isFed) ?? false }
}
