import SceneSources
package import SceneText

/// Compares the documents of a project with its sources.
///
/// Every question has three answers, and only what is certainly missing becomes a finding.
package final class ProjectCheck {
    /// The findings of one text.
    package struct Findings: Sendable {
        package var source: SourceID
        package var findings: [Diagnostic]
    }

    let content: ProjectContent
    let lookup: SourceLookup
    let book: IdentifierBook
    let names: NameLists

    /// What may have that which is in no document and no source.
    var missing: MissingFiles { content.index.missing }

    package internal(set) var tally = SourceTally()

    /// What documents connect and classes do not have.
    var undeclared: [MissingOutlet] = []

    /// The modules of the project, with the numbers of the targets that make them; those of packages have none.
    let modules: [String: Set<Int>]

    /// The segues that code names.
    var namedSegues = NamedSegues()

    /// The classes that load each xib for themselves, and those that its owner may be of.
    let loaders = Kept<SourceID, [String]>()
    let ownerTypes = Kept<SourceID, [String]>()

    /// The types of which code makes objects.
    private(set) lazy var madeTypes = listedMadeTypes()

    /// Findings by the text that they are in.
    private var logs: [SourceID: DiagnosticLog] = [:]

    private init(_ content: ProjectContent) {
        self.content = content
        lookup = SourceLookup(content.index)
        book = IdentifierBook(content, lookup)
        names = NameLists(lookup, book)
        modules = Self.modules(of: content)
    }

    private static func modules(of content: ProjectContent) -> [String: Set<Int>] {
        var modules: [String: Set<Int>] = [:]
        for (target, module) in content.modules.enumerated() {
            if let module { modules[module, default: []].insert(target) }
        }
        for module in Set(content.index.files.compactMap(\.home.module)) {
            modules[module] = modules[module] ?? []
        }
        return modules
    }

    /// All findings, and how often each answer was given.
    ///
    /// Matters of taste are also found where they are asked for one by one; documents that no target has are
    /// compared only where all is asked for.
    package static func run(
        on content: ProjectContent,
        isPedantic: Bool = false,
        asksForTaste: Bool = false
    ) -> (findings: [Findings], tally: SourceTally) {
        let check = ProjectCheck(content)
        check.tally.missingFiles = content.missingFiles
        for document in content.documents where !document.isVendored {
            if document.isLeftOut {
                check.reportLeftOut(document)
                guard isPedantic else { continue }
            }
            check.checkConnections(of: document)
            check.checkContent(of: document)
        }
        check.checkIdentifiers()
        check.checkOutlets(listsUnused: isPedantic || asksForTaste)
        check.checkScenes()
        if isPedantic || asksForTaste { check.checkUnused() }
        if check.tally.missingFiles.isEmpty, check.tally.reasons[.missingFile] != nil {
            check.tally.missingFiles = check.missing.paths
        }
        return (check.findings, check.tally)
    }

    /// The findings of each text, in the order of their names.
    private var findings: [Findings] {
        let names = content.texts
        var sieve = FindingSieve(content)
        let all = logs.map { source, log in
            Findings(source: source, findings: log.sorted.filter { !sieve.isIgnored($0) })
        }
        return sieve.withoutCopies(all.sorted { names[$0.source].name < names[$1.source].name })
    }

    /// Adds a finding, whose code says that comparing may find it: sources are read only where such codes are asked for.
    func report(_ finding: Diagnostic) {
        assert(
            DiagnosticCode.compared.contains(finding.code),
            "'\(finding.code.name)' is missing in DiagnosticCode.compared"
        )
        logs[finding.primary.source, default: DiagnosticLog()].report(finding)
    }

    func report(
        _ code: DiagnosticCode,
        _ message: String,
        at primary: Annotation,
        secondary: [Annotation] = [],
        helps: [Help] = []
    ) {
        report(Diagnostic(code, message, at: primary, secondary: secondary, helps: helps))
    }

    /// A place in a source file, with a word about it.
    func mark(_ place: SourcePlace, _ label: String) -> Annotation {
        Annotation(content.fileIDs[place.file], place.range, label: label)
    }
}
