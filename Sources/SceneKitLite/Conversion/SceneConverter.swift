/// Converts the tables of a scene file, one after the other, each on the text that the last one left.
public struct SceneConverter {
    private let request: ConversionRequest
    private let resources: any Resources

    /// Makes a converter; data and view files arrive through resources.
    public init(_ request: ConversionRequest, resources: any Resources = MemoryResources()) {
        self.request = request
        self.resources = resources
    }

    /// Converts what the request asks for in a file without errors.
    public func convert(_ file: SceneFile) -> ConversionResult {
        var result = ConversionResult(file)
        guard let names = chosenTables(of: file, &result) else { return result }
        for name in names {
            let table = result.file.definition.convertibleTables.first { $0.name == name }
            guard let table else { continue }
            var draft = ConversionDraft(result.file)
            switch request.direction {
            case .static: StaticTableMaker.make(table, request, into: &draft)
            case .dynamic: DynamicTableMaker.make(table, request, into: &draft)
            }
            result.take(draft, of: name, request, resources)
            if result.isRefused { return result }
        }
        return result
    }

    /// The names of the tables that are converted; nil where there is nothing to convert.
    private func chosenTables(
        of file: SceneFile,
        _ result: inout ConversionResult
    ) -> [String]? {
        let all = file.definition.convertibleTables
        let chosen = all.filter { table in
            (request.scene.map { $0 == table.scene.id.value } ?? true)
                && (request.table.map { $0 == table.id || $0 == table.scene.id.value } ?? true)
        }
        return chosen.filter { $0.isConverted(by: request.direction) }.map(\.name)
    }
}

/// What a conversion has come to: the new text, the data that it needs, and what was found.
public struct ConversionResult: Sendable {
    /// The file as it was.
    public let original: SceneFile

    /// The file as it is after the conversion.
    public private(set) var file: SceneFile

    /// The data files that the new text names, by path.
    public private(set) var dataFiles: [(path: String, text: [UInt8])] = []

    /// The tables that were converted, by their ids or those of their scenes.
    public private(set) var tables: [String] = []

    /// What refuses the conversion, and what is left for the author; places are those of texts in
    /// `sources`.
    public private(set) var findings: [Diagnostic] = []

    /// The texts that findings point into.
    public private(set) var sources: SourceMap

    /// Whether nothing is to be written.
    public var isRefused: Bool { findings.contains { $0.severity == .error } }

    /// The new text.
    public var text: [UInt8] { file.tree.text.bytes }

    init(_ file: SceneFile) {
        original = file
        self.file = file
        sources = file.sources
    }

    /// Takes over what the conversion of one table came to.
    mutating func take(
        _ draft: ConversionDraft,
        of table: String,
        _ request: ConversionRequest,
        _ resources: any Resources
    ) {
    }
}
