import SceneFiles
import SceneInterchange
import SceneKitLite
import SceneLanguage
import SceneRules
import SceneText

/// Checks files in parallel, and what belongs together of them as a project.
struct Validation {
    /// What was found in a file, or between the files of a project.
    enum Part {
        case file([Diagnostic], SourceMap)
        case project([Diagnostic], SourceMap)
        case failure(Fault)
    }

    /// What was found in a file; nil for one below a folder that is not a scene.
    private typealias Outcome = Result<Reading?, Fault>

    private struct Reading {
        var findings: [Diagnostic]
        var sources: SourceMap

        /// The file, where a program registers classes of it.
        var program: SceneFile?

        /// What came through a pipe in place of a file.
        var piped: SourceText?
    }

    let console: Console
    let options: ValidateOptions
    let paths: [String]

    /// What is found in all that can be read, with the texts that it is about.
    func findings() async throws -> [(finding: Diagnostic, sources: SourceMap)] {
        var found: [(finding: Diagnostic, sources: SourceMap)] = []
        _ = try await run(counting: { _ in }, advance: {}) { part in
            switch part {
            case .file(let findings, let sources), .project(let findings, let sources):
                found += findings.map { ($0, sources) }
            case .failure: break
            }
        }
        return found
    }

    /// Checks everything, and hands on what was found in the order of the files; returns how often sources
    /// answered, where they were asked.
    func run(
        counting count: (Int) throws -> Void,
        advance: () throws -> Void,
        then use: (Part) throws -> Void
    ) async throws -> SourceTally? {
        let (console, options) = (console, options)
        let inputs = SceneFinder(console).inputs(for: paths).map(\.withoutDot)
        try count(inputs.count)
        // A few more than can run, so that a slow file does not hold up those after it at once.
        let limit = inputs.count > 1 ? console.processors() * 4 : 1
        var programs: [SceneFile] = []
        var piped: SourceText?
        try await OrderedTasks.run(over: inputs, limit: limit) { input in
            Outcome { () throws(Fault) in try Self.check(input, options, console) }
        } then: { outcome in
            switch outcome {
            case .success(nil): break
            case .success(let reading?):
                if let program = reading.program { programs.append(program) }
                piped = piped ?? reading.piped
                try use(.file(reading.findings, reading.sources))
            case .failure(let fault): try use(.failure(fault))
            }
            try advance()
        }
        return try await compare(inputs, programs, piped, then: use)
    }

    private static func check(
        _ input: SceneInput,
        _ options: ValidateOptions,
        _ console: Console
    ) throws(Fault) -> Reading? {
        let file = try console.scene(input, allowsOutside: options.allowsOutside)
        guard let file else { return nil }
        // A document that is not drawn is checked all the same, and as good as any other.
        var log = DiagnosticLog(
            options.choice.findings(of: file).filter { $0.code != .undrawnDocument }
                .map { input.isFound ? $0.ofFoundFile : $0 }
        )
        if options.choice.reports(anyOf: RowCheck.codes) {
            let findings = RowCheck.findings(in: file, limit: options.rows)
            for finding in options.choice.weighed(findings) { log.report(finding) }
        }
        let isProgram = !input.isDocument && file.definition.classes.contains(where: \.isSwift)
        return Reading(
            findings: log.sorted,
            sources: file.sources,
            program: isProgram ? file : nil,
            piped: input.isStandardInput ? file.sources.all.first?.text : nil
        )
    }

    // MARK: Sources

    /// Compares what is checked with the sources of its project.
    private func compare(
        _ inputs: [SceneInput],
        _ programs: [SceneFile],
        _ piped: SourceText?,
        then use: (Part) throws -> Void
    ) async throws -> SourceTally? {
        // Scene files whose classes are in the file itself have nothing to do with sources.
        let mayAsk =
            options.sources != nil || !programs.isEmpty || inputs.contains(where: \.isDocument)
        guard options.asksSources, mayAsk, let root = sourceFolder else { return nil }
        var reader = try ProjectReader(of: root, console, mayBeEmpty: options.sources == nil)
        reader.piped = piped
        guard !reader.isEmpty else { return nil }
        var folder = try await reader.read(
            collectsWords: options.choice.asksForTaste || !programs.isEmpty
        )
        for program in programs {
            folder.add(program, at: reader.place(of: program.sources.firstName))
        }
        var tally = SourceTally()
        var parts: [ProjectCheck.Findings] = []
        for content in folder.contents {
            let found = ProjectCheck.run(
                on: content,
                isPedantic: options.choice.isPedantic,
                asksForTaste: options.choice.asksForTaste
            )
            parts += found.findings
            tally.add(found.tally)
        }
        let texts = folder.texts
        let scope = SourceScope(inputs, paths, disk: console.disk)
        let named = parts.map { (part: $0, name: texts[$0.source].name) }
        for (part, name) in named.sorted(by: { $0.name < $1.name }) where scope.has(name) {
            try use(.project(options.choice.weighed(part.findings), texts))
        }
        return tally
    }

    /// The files of the project that what is checked is compared with.
    var comparedPaths: [String] {
        guard options.asksSources, let root = sourceFolder else { return [] }
        return (try? ProjectReader(of: root, console, mayBeEmpty: true))?.paths ?? []
    }

    /// The folder whose sources are read: the one that was named, else that of the nearest project, else the
    /// folder that is checked itself, or the repository of a document, or what has sources beside it.
    private var sourceFolder: String? {
        if let named = options.sources { return named }
        let places = paths.compactMap { $0 == "-" ? console.inputName : $0 }
        guard let first = places.first else { return nil }
        let isFolder = console.disk.isFolder(first)
        let folder = isFolder ? first : Path.folder(of: first)
        if let project = ProjectScan.project(around: folder.orDot, disk: console.disk) {
            return project
        }
        guard !isFolder else { return first }
        return ProjectScan.repository(around: folder.orDot, disk: console.disk)
            ?? ProjectScan.folder(withSourcesBeside: first, disk: console.disk)
    }
}

/// Which files are reported on: those that were named or found, and the sources below folders that were named.
private struct SourceScope {
    private let names: Set<String>
    private let folders: [String]
    private let disk: Disk

    init(_ inputs: [SceneInput], _ paths: [String], disk: Disk) {
        names = Set(inputs.map { disk.absolute($0.name) })
        folders = paths.filter { disk.isFolder($0) }.map { disk.absolute($0) }
        self.disk = disk
    }

    /// Whether a file is one of them, however both were spelled.
    func has(_ name: String) -> Bool {
        let path = disk.absolute(name)
        return names.contains(path) || folders.contains { Path.relative(path, to: $0) != nil }
    }
}

extension Diagnostic {
    /// The finding where nobody named the file: that an old document is not read is no mistake of the app.
    fileprivate var ofFoundFile: Self {
        guard code == .unreadableDocument, ownSeverity == nil else { return self }
        var finding = self
        finding.ownSeverity = .warning
        return finding
    }
}
