import SceneInterchange
import SceneLanguage
import SceneRules
import SceneText

/// Which findings are reported, and how much they weigh: what the command line says, then what the project does.
struct FindingChoice: Sendable {
    /// The names of the codes that are reported.
    private let reported: Set<String>

    private let project: ProjectSettings

    /// Whether everything is asked for, also what is only then reported of documents.
    let isPedantic: Bool

    /// Whether any matter of taste is reported, also where only the project says so.
    let asksForTaste: Bool

    init(_ arguments: Arguments, _ project: ProjectSettings) throws(Fault) {
        let request = Request(
            wanted: try Self.names(of: .check, arguments).union(arguments.word.map { [$0] } ?? []),
            unwanted: try Self.names(of: .except, arguments),
            isPedantic: arguments.has(.pedantic)
        )
        let codes = DiagnosticCode.all.filter { request.includes($0, project.weight(of: $0)) }
        reported = Set(codes.map(\.name))
        isPedantic = request.isPedantic
        asksForTaste = codes.contains(where: \.isPedantic)
        self.project = project
    }

    /// What the command line asks for.
    private struct Request {
        /// The checks and codes that were asked for; empty means all.
        let wanted: Set<String>

        /// Those that were not.
        let unwanted: Set<String>
        let isPedantic: Bool

        /// Whether findings of a code are reported that has some weight in the project.
        func includes(_ code: DiagnosticCode, _ weight: FindingWeight?) -> Bool {
            if code.mustBeReported { return true }
            if code.isAlwaysReported { return !unwanted.contains(code.name) && weight != .off }
            if unwanted.contains(code.name) { return false }
            if wanted.contains(code.name) { return true }
            if unwanted.contains(code.check.rawValue) || !wants(code) { return false }
            switch weight {
            case .off: return wanted.contains(code.check.rawValue) && !code.isPedantic
            case .warning, .error: return true
            case nil: return isPedantic || !code.isPedantic
            }
        }

        /// Whether a code belongs to the checks that were asked for.
        private func wants(_ code: DiagnosticCode) -> Bool {
            wanted.isEmpty || wanted.compactMap(Check.init).contains(where: code.belongs)
        }
    }

    /// The findings of a file that are reported.
    ///
    /// Which other codes are asked for has no effect on those of one.
    func findings(of file: SceneFile) -> [Diagnostic] {
        weighed(isPedantic ? file.findings(pedantic: true) : file.diagnostics)
    }

    /// Those of some findings that are reported, each as much as it weighs.
    func weighed(_ findings: [Diagnostic]) -> [Diagnostic] {
        findings.compactMap { finding in
            guard reports(finding.code) else { return nil }
            guard !finding.code.mustBeReported,
                let severity = project.weight(of: finding.code)?.severity
            else { return finding }
            var finding = finding
            finding.ownSeverity = severity
            return finding
        }
    }

    /// Whether findings of a code are reported.
    func reports(_ code: DiagnosticCode) -> Bool { reported.contains(code.name) }

    /// Whether findings of any of some codes are reported.
    func reports(anyOf codes: Set<DiagnosticCode>) -> Bool { codes.contains(where: reports) }

    // MARK: Names

    /// Every name of a check or a code.
    static var names: [String] { Check.allCases.map(\.rawValue) + DiagnosticCode.all.map(\.name) }

    private static func names(of option: Option.Name, _ arguments: Arguments) throws(Fault) -> Set<
        String
    > {
        var found: Set<String> = []
        for name in arguments.texts(of: option).flatMap({ $0.split(separator: ",") }) {
            let name = name.filter { $0 != " " }
            guard names.contains(name) else {
                throw .unknownWord(
                    "there is no check or code '\(name)'",
                    name,
                    among: names,
                    kind: "name"
                )
            }
            found.insert(name)
        }
        return found
    }

    /// What is wrong with a name in a project file.
    static func fault(of name: Located<String>, in source: SourceID) -> Diagnostic? {
        let place = Annotation(source, name.range)
        guard names.contains(name.value) else {
            let nearest = NearestName.nearest(to: name.value, among: names)
            return Diagnostic(
                .unknownKey,
                "there is no check or code '\(name.value)'",
                at: place,
                helps: nearest.map {
                    [Help("a similar name exists: '\($0)'", replacing: place, with: $0)]
                } ?? ["'scenectl explain' lists the checks"]
            )
        }
        guard DiagnosticCode.named(name.value)?.mustBeReported ?? false else { return nil }
        return Diagnostic(
            .unknownKey,
            "'\(name.value)' keeps a file from being understood, so it is always reported",
            at: place,
            helps: ["remove the line"]
        )
    }
}

extension DiagnosticCode {
    /// Whether nobody can leave the finding out: what is wrong with the whole file.
    ///
    /// Of documents in an old format, a project may have some and know it.
    fileprivate var mustBeReported: Bool { isAlwaysReported && self != .unreadableDocument }
}
