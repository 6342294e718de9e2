import SceneInterchange
import SceneLanguage
import SceneText

/// Reads and checks a scene file, and the view files that it names, each once.
struct SceneReader {
    /// What reading one file gave.
    struct Reading {
        var tree: YAMLTree
        var definition: SceneFileDefinition
        var diagnostics: [Diagnostic]

        /// What is shown of a document only where all is asked for.
        var pedantic: [Diagnostic] = []

        /// What the rules looked at; nil where the text broke off.
        var index: SceneIndex?

        /// The screen that a document is made for, in points.
        var canvas: (width: Double, height: Double)?

        /// Whether something in a document is different on some other screen.
        var variesBySizeClass = false

        /// Where the scenes lead that stand for others, by their ids.
        var references: [String: SceneReference] = [:]

        /// What the scenes of a document are called besides.
        var otherNames: [SceneNameSet] = []
    }

    let request: SceneFile.Request
    var files: FileReader

    /// The view files that were read, by their paths.
    private var viewFiles: [String: ViewFile] = [:]

    /// What the view files declare, by their paths.
    private(set) var viewDefinitions: [String: SceneFileDefinition] = [:]

    /// What is doubtful in the view files, each of which is read once.
    private var viewWarnings: [Diagnostic] = []

    init(_ request: SceneFile.Request) {
        self.request = request
        files = FileReader(request.resources, folder: request.folder, limits: request.limits)
    }

    var limits: Limits { request.limits }

    /// The texts that were read.
    var sources: SourceMap { files.sources }

    /// Reads a scene file.
    mutating func read(_ text: SourceText) -> Reading {
        // The name may be that of a file beside the ones that are read, or say where a text is from.
        let slash = text.name.utf8.lastIndex(of: UInt8(ascii: "/"))
        let name = slash.map { String(text.name[$0...].dropFirst()) } ?? text.name
        var reading = read(text, as: files.add(text), inside: [name])
        var warnings = viewWarnings
        if !warnings.isEmpty {
            let sets = CodeSets(reading.definition)
            warnings.removeAll { finding in
                viewDefinitions.values.contains { sets.name(what: finding, isAbout: $0) }
            }
        }
        reading.diagnostics = DiagnosticLog(reading.diagnostics + warnings).sorted
        return reading
    }

    /// Reads a file inside others; their paths lead from the scene file to this one.
    private mutating func read(
        _ text: SourceText,
        as source: SourceID,
        inside paths: [String]
    ) -> Reading {
        if XMLTree.isMeant(by: text) {
            return readDocument(text, as: source, inside: paths)
        }
        var log = DiagnosticLog()
        let tree = YAMLTree.parse(text, as: source, limits: limits, log: &log)
        // Where the text breaks off, much would seem to be missing that is only unread.
        // A duplicate key removes nothing but itself.
        var isWhole = !log.diagnostics.contains {
            $0.severity == .error && $0.code != .duplicateKey
        }
        let unread = log
        let project = files.project()
        var surroundings = SceneDecoder.Surroundings()
        surroundings.color = project.color
        var definition = SceneDecoder.decode(tree, limits: limits, in: surroundings, log: &log)
        var documents: DocumentsBeside?
        if !definition.interface.isEmpty || !definition.cellFiles.isEmpty {
            log = unread
            let found = self.documents(beside: text, definition, &log)
            surroundings = found.surroundings(of: definition)
            surroundings.color = project.color
            definition =
                SceneDecoder.decode(
                    tree,
                    limits: limits,
                    in: surroundings,
                    log: &log
                ).joined(with: found).withRegisteredCells
            isWhole = isWhole && found.isWhole
            documents = found
        }
        let own = log.diagnostics.filter { $0.primary.isIn(text, source) }
        if own.contains(where: { $0.severity == .error }) {
            let slips = TextSlips(tree)
            let cause = slips.cause(of: own)
            if cause != nil { isWhole = false }
            let others = log.diagnostics.filter { !$0.primary.isIn(text, source) }
            log = DiagnosticLog((cause.map { [$0] } ?? slips.explained(own)) + others)
        }
        let references = self.references(
            in: definition,
            from: documents?.origins ?? [],
            reporting: isWhole && paths.count == 1,
            &log
        )
        let index = isWhole ? check(definition, tree, inside: paths, &log) : nil
        let found = (documents?.read ?? []).reduce(located(log, of: text, source)) {
            $1.withoutConnectedControls($0)
        }
        var comments = IgnoreComments(text, source)
        return Reading(
            tree: tree,
            definition: definition,
            diagnostics: comments.apply(to: found, text),
            index: index,
            canvas: documents?.canvas,
            variesBySizeClass: documents?.varyBySizeClass == true,
            references: references,
            otherNames: documents?.otherNames ?? []
        )
    }

    /// Checks what a file declares, with the files that it names.
    mutating func check(
        _ definition: SceneFileDefinition,
        _ tree: YAMLTree,
        inside paths: [String],
        _ log: inout DiagnosticLog
    ) -> SceneIndex {
        let texts = paths.count == 1 ? request.data : [:]
        let data = DataTable(definition, tree, &files, replacing: texts, log: &log)
        let walk = SceneWalk(definition, limits: limits)
        let filled = fillSites(of: walk, inside: paths)
        let index = SceneIndex(walk, tree: tree, data: data, filledSites: filled)
        RuleBook.check(index, &log)
        log = withSimilarFiles(log, definition.source)
        log = EmptiedParts(index, log, in: tree).withoutConsequences(log)
        return index
    }

    /// The findings, with the name of a similar file for those about a missing one.
    private func withSimilarFiles(_ log: DiagnosticLog, _ source: SourceID) -> DiagnosticLog {
        guard log.diagnostics.contains(where: { $0.code == .missingFile }) else { return log }
        return DiagnosticLog(
            log.diagnostics.map { finding in
                let place = finding.primary
                guard finding.code == .missingFile, place.source == source,
                    !finding.helps.isEmpty
                else { return finding }
                let text = sources[source].string(in: place.range)
                let quote = text.first.map { "\"'".contains($0) } == true ? text.prefix(1) : ""
                let written = quote.isEmpty ? text : String(text.dropFirst().dropLast())
                guard let similar = files.similarPath(to: written) else { return finding }
                let edit = TextEdit(source, place.range, replacement: quote + similar + quote)
                var finding = finding
                finding.helps = [
                    Help("a file with a similar name exists: '\(similar)'", edit: edit)
                ]
                return finding
            }
        )
    }

    /// Reads the view files that a file names.
    private mutating func fillSites(of walk: SceneWalk, inside paths: [String]) -> FilledSites {
        var filled = FilledSites()
        var known: [String: ViewFile] = [:]
        for body in walk.bodies {
            let path = body.path
            let site = Annotation(walk.file.source, path.range)
            let file = known[path.value] ?? viewFile(path.value, at: site, inside: paths)
            known[path.value] = file
            filled.append(walk.filledSite(of: body, by: file))
        }
        return filled
    }

    /// Reads a view file by its path as it is written in the last of some files.
    private mutating func viewFile(
        _ written: String,
        at site: Annotation,
        inside paths: [String]
    ) -> ViewFile {
        let path = files.path(written)
        guard !paths.contains(path) else { return .recursive(site) }
        if let known = viewFiles[path] { return known }
        guard paths.count <= limits.viewFileDepth else { return .tooDeep }
        let file: ViewFile
        do throws(ResourceError) {
            let (text, source) = try files.read(written, limit: limits.sceneFileSize)
            let folder = files.enterFolder(of: path)
            let reading = read(text, as: source, inside: paths + [path])
            viewDefinitions[path] = reading.definition
            viewWarnings += reading.diagnostics.filter { $0.severity == .warning }
            file = viewFile(reading)
            files.leave(to: folder)
        } catch {
            file = .unavailable(error)
        }
        viewFiles[path] = file
        return file
    }

    private func viewFile(_ reading: Reading) -> ViewFile {
        for filled in reading.index?.filledSites.all ?? [] {
            switch filled.file {
            case .recursive(let site): return .recursive(site)
            case .tooDeep: return .tooDeep
            default: continue
            }
        }
        if reading.index != nil, !reading.definition.isViewFile {
            let names = reading.tree.root.map { root in
                reading.tree.entries(root).map { reading.tree.text(of: $0.symbol) }
            }
            return .notAView(kind: names?.first { ViewKind(rawValue: $0) != nil })
        }
        let errors = reading.diagnostics.filter { $0.severity == .error }
        if let first = errors.first { return .broken(errors: errors.count, first: first) }
        return .understood(reading.index?.demands ?? ViewFileDemands())
    }
}
