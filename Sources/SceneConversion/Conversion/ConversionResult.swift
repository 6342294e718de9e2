import FoundationEssentials
import SceneLanguage
package import SceneRules
package import SceneText

/// The result of a conversion: the new text, the data that it needs, and what was found.
package struct ConversionResult: Sendable {
    /// A data file that the new text names.
    package struct DataFile: Sendable {
        /// The path, from the folder of the scene file.
        package let path: String

        /// The content.
        package let bytes: [UInt8]
    }

    /// The file as it was.
    package let original: SceneFile

    /// The file as it is after the conversion.
    package private(set) var file: SceneFile

    /// The data files that are new.
    package private(set) var dataFiles: [DataFile] = []

    /// The tables that were converted, by their ids or those of their scenes.
    package private(set) var tables: [String] = []

    /// What refuses the conversion, and what is left for the author.
    package private(set) var findings: [Diagnostic] = []

    /// The texts that findings point into.
    package var sources: SourceMap { original.sources }

    /// Whether the new text has errors.
    package private(set) var hasFailed = false

    /// The rows of each table of which it is said that they lose what a person sets in them.
    private(set) var lossyRows: [String: Set<IndexPath>] = [:]

    /// The prototypes that cells were made from.
    private(set) var writtenPrototypes: Set<PrototypeName> = []

    /// The files that the new text names and that are there already, by their paths from the folder of the scene.
    package var neededFiles: [String] {
        file.namedFiles.filter { path in !dataFiles.contains { $0.path == path } }
    }

    /// Whether nothing is to be written.
    package var isRefused: Bool { findings.contains { $0.severity == .error } }

    /// The new text.
    package var text: [UInt8] { file.tree.text.bytes }

    init(_ file: SceneFile) {
        original = file
        self.file = file
    }

    /// Adds a finding about the file as it was.
    mutating func add(_ finding: Diagnostic) { findings.append(finding) }

    /// Adds the result of the conversion of one table.
    mutating func take(
        _ draft: ConversionDraft,
        of table: String,
        _ request: ConversionRequest,
        _ resources: any Resources
    ) {
        findings += findingsInOriginal(draft.findings, of: draft.file, table)
        guard !draft.isRefused else { return }
        lossyRows[table] = draft.lossyRows
        for identifier in draft.writtenPrototypes {
            writtenPrototypes.insert(PrototypeName(table: table, identifier: identifier))
        }
        var edits = draft.edits
        for data in draft.data { place(data, in: &edits, request) }
        var text: [UInt8]? = edits.text()
        while let bytes = text {
            rewrite(bytes, resources)
            text = file.textWithoutNeedlessMarks
        }
        tables.append(table)
        // What cannot be read would be missing to the next table.
        if file.diagnostics.contains(where: { $0.severity == .error && $0.code.check == .yaml }) {
            check()
        }
    }

    /// Reads the file as it has become, with the data files that are new.
    mutating func rewrite(_ bytes: [UInt8], _ resources: any Resources) {
        let known = Dictionary(
            dataFiles.map { ($0.path, SourceText(name: $0.path, bytes: $0.bytes)) },
            uniquingKeysWith: { _, last in last }
        )
        file = SceneFile.read(
            SourceText(name: file.sources.firstName, bytes: bytes),
            resources: LayeredResources(above: known, below: resources)
        )
    }

    /// Refuses a conversion whose text has errors: what could not be carried over is in the original.
    ///
    /// There may be some between two tables: rules that both need stay until the last is converted.
    mutating func check() {
        guard file.hasErrors, let table = tables.last else { return }
        let errors = file.diagnostics.filter { $0.severity == .error }
        hasFailed = true
        for error in findingsInOriginal(errors, of: file, table) {
            guard !findings.contains(where: { $0.primary.range == error.primary.range }) else {
                continue
            }
            // The property that takes the place of what is read has no name in the original.
            let isAbsent = error.code == .absentValue
            findings.append(
                Diagnostic(
                    .refusedConversion,
                    isAbsent
                        ? "this reads what nothing gives a value"
                        : "this cannot be carried over: \(error.message)",
                    at: error.primary,
                    helps: [
                        isAbsent
                            ? "put '?' after it if it may be absent"
                            : "see the text that failed with '--keep-failed FILE'"
                    ]
                )
            )
        }
    }

    /// Findings in a text that the conversion has made, in the text that it began with.
    ///
    /// What is not there word for word is found in its table.
    private func findingsInOriginal(
        _ found: [Diagnostic],
        of file: SceneFile,
        _ table: String
    ) -> [Diagnostic] {
        guard !found.isEmpty, file.bytes != original.bytes else { return found }
        let source = original.definition.source
        let lines = LineOrigins(old: original.bytes, new: file.bytes)
        let all = original.definition.convertibleTables
        let known = all.first { $0.name == table } ?? all.first
        let place = known?.table.keyRange ?? original.definition.range
        func moved(_ mark: Annotation) -> Annotation? {
            guard mark.source == file.definition.source,
                let range = lines.range(of: mark.range)
            else { return nil }
            return Annotation(source, range, label: mark.label)
        }
        return found.map { finding in
            var finding = finding
            finding.primary = moved(finding.primary) ?? Annotation(source, place)
            finding.secondary = finding.secondary.compactMap(moved)
            return finding
        }
    }

    /// Adds what is lost.
    mutating func audit() {
        guard !isRefused, !tables.isEmpty else { return }
        insert(ConversionLedger(self).findings())
    }

    /// Adds findings about the original, unless something is said there already; all are then in the
    /// order of the file.
    package mutating func insert(_ others: [Diagnostic]) {
        let told = Set(findings.map(\.primary))
        findings += others.filter { !told.contains($0.primary) }
        putInOrder()
    }

    /// Puts the findings in the order of the file.
    mutating func putInOrder() { findings = findings.inSourceOrder }

    /// Writes rows into the scene, or into a file beside it.
    private mutating func place(
        _ data: ConvertedData,
        in edits: inout SceneEdits,
        _ request: ConversionRequest
    ) {
        guard let path = request.dataPath else {
            edits.add(data.pair, to: "data")
            return
        }
        let writer = DataFileWriter(path: path)
        let file = DataFile(
            path: dataFiles.isEmpty ? path : path.withSuffix("-" + data.name),
            bytes: writer.bytes(of: data)
        )
        dataFiles.append(file)
        var pairs = [YAMLPair("file", .string(file.path))]
        let types = writer.types(of: data.rows)
        if !types.isEmpty { pairs.append(YAMLPair("types", .mapping(types))) }
        edits.add(YAMLPair(data.name, .mapping(pairs, .flow)), to: "data")
    }
}

/// Files that a conversion is about to write, which hide existing ones.
private struct LayeredResources: Resources {
    let above: [String: SourceText]
    let below: any Resources

    func read(_ path: String, limit: Int) throws(ResourceError) -> SourceText {
        if let text = above[path] { return text }
        return try below.read(path, limit: limit)
    }

    func names(inFolder path: String) -> [String] { below.names(inFolder: path) }
}

extension SceneFile {
    /// The text of the file.
    package var bytes: [UInt8] { tree.text.bytes }
}

extension String {
    /// A path with a suffix after the name of the file: `rows-alerts.json`.
    fileprivate func withSuffix(_ suffix: String) -> String {
        guard let dot = lastIndex(of: "."), !self[dot...].contains("/") else {
            return self + suffix
        }
        return self[..<dot] + suffix + self[dot...]
    }
}
