package import SceneText

/// A source file of a folder, with what was read of it.
package struct SourceFile: Sendable {
    package var facts: SourceFacts

    /// Where the file belongs, which decides between classes of one name.
    package var home: SourceHome

    /// Whether members of its classes are visible to Objective-C without a word, as before Swift 4.
    package var infersVisibility: Bool

    /// Whether its project says that selectors have the label of the first parameter, as since Swift 3.
    package var labelsSelectors: Bool

    /// Whether the file is not the project's own, or in none of its targets: it is read for declarations and not
    /// reported on.
    package var isVendored: Bool

    package init(
        facts: SourceFacts,
        home: SourceHome = SourceHome(),
        infersVisibility: Bool = false,
        labelsSelectors: Bool = false,
        isVendored: Bool = false
    ) {
        self.facts = facts
        self.home = home
        self.infersVisibility = infersVisibility
        self.labelsSelectors = labelsSelectors
        self.isVendored = isVendored
    }
}

/// A place in one of the files of an index.
package struct SourcePlace: Sendable, Hashable {
    /// The number of the file.
    package var file: Int

    package var range: SourceRange

    package init(file: Int, range: SourceRange) {
        self.file = file
        self.range = range
    }
}

/// What sources say to a question.
///
/// Only `missing` is worth a finding: `unknown` means that some of what decides is in no source that can be read.
package enum SourceAnswer<Found> {
    case found(Found)
    case missing
    case unknown(UnknownReason)

    package var isMissing: Bool { if case .missing = self { true } else { false } }
}

extension SourceAnswer: Sendable where Found: Sendable {}

/// Why a question cannot be told.
package enum UnknownReason: Sendable, Hashable {
    /// The class of the object is in no source, and may be in a library.
    case absentClass(String)

    /// A superclass of it is in no source.
    case absentSuperclass(String)

    /// The class takes keys that it has no property for.
    case ownKeys(String)

    /// A macro may give it to the class.
    case macro(String)

    /// A file that the project lists was not found, and may have it.
    case missingFile

    /// A library of the project may have what no source or document has.
    case library

    /// The text is not a constant that can be followed.
    case unfollowedText

    /// What is asked for depends on how the program runs.
    case runtime
}
