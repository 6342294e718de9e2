/// A named group of findings, which `scenectl validate CHECK` can ask for alone.
public enum Check: String, CaseIterable, Hashable, Sendable {
    /// The text is not YAML, or not YAML that a scene may use.
    case yaml

    /// A document of Interface Builder is not XML, or not one that can be read.
    case xml

    /// Keys, types and parts that the scene language does not know.
    case structure

    /// Outlets: names, types, destinations.
    case outlets

    /// Actions: names, arity, events.
    case actions

    /// Segues: destinations, identifiers, kinds.
    case segues

    /// Reuse identifiers and tags.
    case identifiers

    /// Static and dynamic tables.
    case tables

    /// Initial and reachable scenes.
    case scenes

    /// What a screen reader would miss.
    case accessibility

    /// Classes, styles, data, scenes and steps that are named somewhere.
    case names

    /// Expressions, formats and the names within them.
    case expressions

    /// Data and view files.
    case files
}

/// A kind of finding: its name, its weight, and the page that `scenectl explain` prints.
///
/// Each code is declared at the bottom of the file that finds it, and listed once in
/// `DiagnosticCode.all`.
public final class DiagnosticCode: Sendable {
    /// The name, which states the bad thing: `unresolved-outlet`.
    public let name: String

    /// The group that the code belongs to.
    public let check: Check

    /// How much findings of this kind weigh.
    public let severity: Severity

    /// Whether the finding is reported only under `--pedantic`.
    public let isPedantic: Bool

    /// Whether `scenectl convert` finds it, and reading and drawing a file do not.
    public let isFoundByConverting: Bool

    /// Whether it is found only where sources are compared with documents.
    public let isFoundInSources: Bool

    /// What is wrong, in one sentence.
    public let summary: String

    /// Why it matters and what to do, in a short paragraph or two.
    public let explanation: String

    /// A whole scene file without the mistake.
    public let good: String

    /// The files that the examples name, by path.
    public let files: [String: String]

    private let piece: String
    private let mistake: String

    /// Declares a code.
    ///
    /// The bad example is the good one with one piece of text replaced, so that the two differ only
    /// in the mistake.
    package init(
        _ name: String,
        _ check: Check,
        _ severity: Severity = .error,
        isPedantic: Bool = false,
        isFoundByConverting: Bool = false,
        isFoundInSources: Bool = false,
        summary: String,
        explanation: String,
        good: String,
        replacing piece: String,
        with mistake: String,
        files: [String: String] = [:]
    ) {
        self.name = name
        self.check = check
        self.severity = severity
        self.isPedantic = isPedantic
        self.isFoundByConverting = isFoundByConverting
        self.isFoundInSources = isFoundInSources
        self.summary = summary
        self.explanation = explanation
        self.good = good
        self.piece = piece
        self.mistake = mistake
        self.files = files
    }

    /// The ending of a file that holds the example.
    public var fileExtension: String {
        switch good.utf8.first {
        case UInt8(ascii: "<"): good.contains("CocoaTouch.XIB") ? "xib" : "storyboard"
        case UInt8(ascii: "/"): "pbxproj"
        case UInt8(ascii: "i") where isFoundInSources: "swift"
        default: "yaml"
        }
    }

    /// The good example with the mistake in it; causes exactly this finding.
    public var bad: String { good.replacing(piece, with: mistake, maxReplacements: 1) }
}

extension DiagnosticCode: Hashable {
    /// Two codes are the same when their names are.
    public static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool {
        left.name == right.name
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension DiagnosticCode: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}
