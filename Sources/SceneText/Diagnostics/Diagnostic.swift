/// How much a finding weighs.
public enum Severity: String, Hashable, Sendable {
    /// The scene is wrong: it is not drawn, and the exit status is 1.
    case error

    /// The scene works, and something about it deserves a look.
    case warning
}

/// A marked stretch of source with an optional word about it.
public struct Annotation: Hashable, Sendable {
    /// The text that the range points into.
    public var source: SourceID

    /// The marked bytes.
    public var range: SourceRange

    /// What is to be said beside the mark; may be empty.
    public var label: String

    /// Makes an annotation.
    public init(_ source: SourceID, _ range: SourceRange, label: String = "") {
        self.source = source
        self.range = range
        self.label = label
    }
}

/// A replacement of some bytes by a text.
public struct TextEdit: Hashable, Sendable {
    /// The text to change.
    public var source: SourceID

    /// The bytes to replace.
    public var range: SourceRange

    /// What comes in their place.
    public var replacement: String

    /// Makes an edit.
    public init(_ source: SourceID, _ range: SourceRange, replacement: String) {
        self.source = source
        self.range = range
        self.replacement = replacement
    }
}

/// What to do about a finding, with the edit that does it where one is certain.
public struct Help: Hashable, Sendable {
    /// The remedy in words.
    public var text: String

    /// The remedy as an edit.
    public var edit: TextEdit?

    /// Makes a help.
    public init(_ text: String, edit: TextEdit? = nil) {
        self.text = text
        self.edit = edit
    }
}

/// A remedy in words alone is written as such: `helps: ["remove it"]`.
extension Help: ExpressibleByStringInterpolation {
    /// Makes a help of words.
    public init(stringLiteral text: String) { self.init(text) }
}

extension Help {
    /// A remedy that replaces the text at a place.
    package init(_ text: String, replacing place: Annotation, with replacement: String) {
        let edit = TextEdit(place.source, place.range, replacement: replacement)
        self.init(text, edit: edit)
    }

    /// Gives our name for something that is called differently elsewhere, and replaces it.
    package static func called(_ name: String, at place: Annotation) -> Help {
        Help("it is called '\(name)' here", replacing: place, with: name)
    }

    /// Gives the name that a misspelt one resembles, of 'a similar event', and replaces it.
    package static func similar(_ what: String, _ name: String, at place: Annotation) -> Help {
        Help("\(what) exists: '\(name)'", replacing: place, with: name)
    }
}

/// The names, one of which was expected at a place, for editors; two findings are the same whatever they are.
package struct ExpectedNames: Hashable, Sendable {
    private let lists: [NameIndex]

    /// Takes in lists of names.
    package init(_ lists: [NameIndex] = []) { self.lists = lists }

    /// The names, each once.
    package var all: [String] {
        lists.flatMap(\.names).uniqued
    }

    package static func == (left: Self, right: Self) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}

/// One finding as plain data: what is wrong, where, and what helps.
///
/// Renderers make text of it.
public struct Diagnostic: Hashable, Sendable {
    /// What kind of finding this is.
    public var code: DiagnosticCode

    /// The finding in one sentence: lower case, no full stop, readable without the snippet.
    public var message: String

    /// The place that is wrong.
    public var primary: Annotation

    /// Places that explain it.
    public var secondary: [Annotation]

    /// Facts that help to understand it.
    public var notes: [String]

    /// Remedies.
    public var helps: [Help]

    /// Makes a finding.
    public init(
        _ code: DiagnosticCode,
        _ message: String,
        at primary: Annotation,
        secondary: [Annotation] = [],
        notes: [String] = [],
        helps: [Help] = []
    ) {
        self.code = code
        self.message = message
        self.primary = primary
        self.secondary = secondary
        self.notes = notes
        self.helps = helps
    }

    /// The names of which one was expected here.
    package var expected = ExpectedNames()

    /// How much the finding weighs where a project says so; nil for what its code says.
    package var ownSeverity: Severity?

    /// How much the finding weighs.
    public var severity: Severity { ownSeverity ?? code.severity }
}
