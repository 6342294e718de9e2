import SceneLanguage
package import SceneRules
package import SceneText

/// Converts the tables of a scene file one by one, each in the text that the last one produced.
package struct SceneConverter: Sendable {
    private let request: ConversionRequest
    private let resources: any Resources

    /// Makes a converter; data and view files arrive through resources.
    package init(_ request: ConversionRequest, resources: any Resources = MemoryResources()) {
        self.request = request
        self.resources = resources
    }

    /// Converts what the request asks for, in a file without errors.
    package func convert(_ file: SceneFile) -> ConversionResult {
        var result = ConversionResult(file)
        let chosen = chosenTables(of: file, &result)
        for name in chosen {
            let tables = result.file.definition.convertibleTables
            guard let table = tables.first(where: { $0.name == name }) else { continue }
            let before = result
            result = converted(table, in: before, request)
            if request.mergesSimilar {
                // Prototypes are shared only where that makes the file smaller.
                var apart = request
                apart.mergesSimilar = false
                let other = converted(table, in: before, apart)
                if !other.isRefused, other.size <= result.size { result = other }
            }
            if result.isRefused { return result }
        }
        result.check()
        return result
    }

    /// Converts one table in the file as it has become so far.
    private func converted(
        _ table: ConvertibleTable,
        in before: ConversionResult,
        _ request: ConversionRequest
    ) -> ConversionResult {
        var result = before
        var draft = ConversionDraft(result.file)
        switch request.direction {
        case .static: StaticTableMaker.make(table, request, into: &draft)
        case .dynamic: DynamicTableMaker.make(table, request, into: &draft)
        }
        result.take(draft, of: table.name, request, resources)
        return result
    }

    /// The names of the tables that are converted; one that does not exist is a finding.
    private func chosenTables(of file: SceneFile, _ result: inout ConversionResult) -> [String] {
        var tables = file.definition.convertibleTables
        if let scene = request.scene {
            tables = tables.filter { $0.scene.id.value == scene }
            if tables.isEmpty { result.add(missing(scene, file)) }
        }
        if let id = request.table {
            let known = tables
            tables = tables.filter { $0.id == id || $0.scene.id.value == id }
            if tables.isEmpty, !result.isRefused { result.add(missingTable(id, known, file)) }
        }
        guard !result.isRefused else { return [] }
        if let number = request.section {
            let fitting = tables.filter { $0.hasSection(number, for: request.direction) }
            if fitting.count > 1 {
                let names = fitting.map { "'\($0.name)'" }.joined(separator: ", ")
                let message = "several tables have a section \(number): \(names)"
                result.add(refusal(message, "say which with '--scene' or '--table'", file))
                return []
            }
            return (fitting.isEmpty ? tables : fitting).map(\.name)
        }
        return tables.filter { $0.isConverted(by: request.direction) }.map(\.name)
    }

    private func missing(_ scene: String, _ file: SceneFile) -> Diagnostic {
        let isThere = file.sceneNames.contains(scene)
        let with = file.definition.convertibleTables.map { "'\($0.scene.id.value)'" }
        return refusal(
            isThere ? "the scene '\(scene)' has no table" : "there is no scene '\(scene)'",
            with.isEmpty ? nil : "scenes with tables: " + with.joined(separator: ", "),
            file
        )
    }

    private func missingTable(
        _ id: String,
        _ known: [ConvertibleTable],
        _ file: SceneFile
    ) -> Diagnostic {
        let names = known.map { "'\($0.name)'" }.joined(separator: ", ")
        return refusal("there is no table '\(id)'", names.isEmpty ? nil : "tables: " + names, file)
    }

    private func refusal(_ message: String, _ help: String?, _ file: SceneFile) -> Diagnostic {
        let start = SourceRange(
            start: file.definition.range.start,
            end: file.definition.range.start
        )
        return Diagnostic(
            .refusedConversion,
            message,
            at: Annotation(file.definition.source, start),
            helps: help.map { [Help($0)] } ?? []
        )
    }
}
