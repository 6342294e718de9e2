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
        convert(&result)
        result.putInOrder()
        return result
    }

    private func convert(_ result: inout ConversionResult) {
        let file = result.original
        if let document = file.document {
            result.refuse(
                "'\(document)' is a document of Interface Builder, which is not rewritten",
                "'convert --to scene' writes it as a scene file, which can be converted"
            )
            return
        }
        let chosen = chosenTables(of: file, &result)
        for name in chosen {
            guard var table = result.file.table(named: name) else { continue }
            if let text = result.file.textWithoutSharing(table, request.direction) {
                result.rewrite(text, resources)
                guard let written = result.file.table(named: name) else { continue }
                table = written
            }
            convert(table, &result)
            if result.isRefused { return }
        }
        result.check()
        result.audit()
    }

    /// Converts one table in the file as it has become so far.
    private func convert(_ table: ConvertibleTable, _ result: inout ConversionResult) {
        switch request.direction {
        case .static:
            var table = table
            if let text = CellReads(result.file, table).text {
                result.rewrite(text, resources)
                table = result.file.table(named: table.name) ?? table
            }
            var maker = StaticTableMaker(table, request, in: result.file)
            result.take(maker.make(), of: table.name, request, resources)
        case .dynamic:
            var maker = DynamicTableMaker(table, request, in: result.file)
            var draft = maker.make()
            if maker.needsRecords {
                let items = RecordItems(result.file, table)
                if let obstacle = items.obstacle {
                    draft.refuse(
                        "'item' is read as a value, and rows of several kinds carry records",
                        at: obstacle,
                        help: "write each 'item' as a record, and read a field of it"
                    )
                } else {
                    result.rewrite(items.text, resources)
                    guard let table = result.file.table(named: table.name) else { return }
                    maker = DynamicTableMaker(table, request, in: result.file)
                    draft = maker.make()
                }
            }
            result.take(draft, of: table.name, request, resources)
        }
    }

    /// The names of the tables that are converted; one that does not exist is a finding.
    private func chosenTables(of file: SceneFile, _ result: inout ConversionResult) -> [String] {
        let all = file.definition.convertibleTables
        var tables = all
        if let scene = request.scene {
            tables = all.filter { $0.scene.id.value == scene }
            guard !tables.isEmpty else {
                let message =
                    file.sceneNames.contains(scene)
                    ? "the scene '\(scene)' has no table" : "there is no scene '\(scene)'"
                let scenes = all.map(\.scene.id.value)
                result.refuse(
                    message,
                    scenes.isEmpty ? nil : "scenes with tables: " + scenes.quotedList
                )
                return []
            }
        }
        if let id = request.table {
            let known = tables.map(\.name)
            tables = tables.filter { $0.id == id || $0.scene.id.value == id }
            guard !tables.isEmpty else {
                let help = known.isEmpty ? nil : "tables: " + known.quotedList
                result.refuse("there is no table '\(id)'", help)
                return []
            }
        }
        if request.scene != nil || request.table != nil, let table = tables.first,
            let path = table.table.file
        {
            result.refuse(
                "the table of '\(table.name)' is in the view file '\(path.value)'",
                "write its sections in the scene to convert them"
            )
            return []
        }
        guard let number = request.section else {
            return tables.filter { $0.isConverted(by: request.direction) }.map(\.name)
        }
        let fitting = tables.filter { $0.hasSection(number, for: request.direction) }
        if fitting.count > 1 {
            let names = fitting.map(\.name).quotedList
            let message = "several tables have a section \(number): \(names)"
            result.refuse(message, "say which with '--scene' or '--table'")
            return []
        }
        return (fitting.isEmpty ? tables : fitting).map(\.name)
    }
}

extension SceneFile {
    fileprivate func table(named name: String) -> ConvertibleTable? {
        definition.convertibleTables.first { $0.name == name }
    }
}

extension ConversionResult {
    /// Refuses the request as a whole.
    fileprivate mutating func refuse(_ message: String, _ help: String?) {
        let start = file.definition.range.start
        let place = Annotation(file.definition.source, SourceRange(start: start, end: start))
        add(
            Diagnostic(.refusedConversion, message, at: place, helps: help.map { [Help($0)] } ?? [])
        )
    }
}
