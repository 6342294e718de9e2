package import SceneInterchange
package import SceneSources
package import SceneText

/// A storyboard or xib of a project.
package struct ProjectDocument: Sendable {
    package var document: InterfaceDocument

    /// The path from the folder that was looked through.
    package var path: String

    /// Where it belongs.
    package var home: SourceHome

    /// Whether it is not the project's own, and not reported on.
    package var isVendored: Bool

    /// Whether the project says which files its targets have, and none has this one.
    package var isLeftOut = false

    /// Whether Cocoa loads it, rather than UIKit.
    var isOfCocoa: Bool { document.platform == .macOS }

    package init(_ document: InterfaceDocument, path: String, home: SourceHome, isVendored: Bool) {
        self.document = document
        self.path = path
        self.home = home
        self.isVendored = isVendored
    }

    /// The name without folder and ending, by which code asks for it.
    package var name: String {
        let file = path.split(separator: "/").last ?? ""
        let end = file.lastIndex(of: ".") ?? file.endIndex
        return String(file[..<end])
    }

    /// The name without what says which device a copy is for.
    package var plainName: String {
        for ending in ["~ipad", "~iphone"] where name.lowercased().hasSuffix(ending) {
            return String(name.dropLast(ending.count))
        }
        return name
    }
}

/// The documents and sources of a folder, read and ready to be compared.
package struct ProjectContent: Sendable {
    /// All texts, so that findings point into any of them.
    package var texts: SourceMap

    package var documents: [ProjectDocument]
    package var index: SourceIndex

    /// The classes of scene files that programs register.
    package var programs: [SceneProgram] = []

    /// The texts of the index's files, in their order.
    package var fileIDs: [SourceID]

    /// The files that the app's own projects list and that were not found.
    package var missingFiles: [String] = []

    /// The modules that targets make, by their numbers; nil where one is not known.
    package var modules: [String?] = []

    /// Whether libraries may have classes that no source shows: pods, packages and binary frameworks.
    package var hasLibraries: Bool

    package init(
        texts: SourceMap,
        documents: [ProjectDocument],
        index: SourceIndex,
        fileIDs: [SourceID],
        hasLibraries: Bool
    ) {
        self.texts = texts
        self.documents = documents
        self.index = index
        self.fileIDs = fileIDs
        self.hasLibraries = hasLibraries
    }
}

/// What kinds of questions there are, for `--stats`.
package enum SourceQuestion: String, CaseIterable, Sendable {
    case outlets
    case outletTypes = "types of outlets"
    case actions
    case senders = "senders of actions"
    case unwindActions = "unwind actions"
    case segueActions = "segue actions"
    case classes
    case attributes = "runtime attributes"
    case segues = "segue identifiers"
    case cells = "reuse identifiers"
    case scenes = "storyboard identifiers"
    case storyboards
    case nibs
}

/// How often each answer was given.
package struct SourceTally: Sendable {
    package struct Counts: Sendable {
        package var found = 0
        package var missing = 0
        package var unknown = 0

        /// Of those that cannot be told, how many ask for a class that is in no source.
        package var absent = 0
    }

    package private(set) var counts: [SourceQuestion: Counts] = [:]

    /// Why questions could not be told, and how often.
    package private(set) var reasons: [UnknownReason: Int] = [:]

    /// The paths of files that the project lists and that were not found, documents first.
    package var missingFiles: [String] = []

    package init() {}

    /// Adds the answers in another part of a folder.
    package mutating func add(_ other: Self) {
        for (question, more) in other.counts {
            var sum = counts[question, default: .init()]
            sum.found += more.found
            sum.missing += more.missing
            sum.unknown += more.unknown
            sum.absent += more.absent
            counts[question] = sum
        }
        reasons.merge(other.reasons, uniquingKeysWith: +)
        let known = Set(missingFiles)
        missingFiles += other.missingFiles.filter { !known.contains($0) }
    }

    package mutating func count<Found>(_ question: SourceQuestion, _ answer: SourceAnswer<Found>) {
        switch answer {
        case .found: counts[question, default: .init()].found += 1
        case .missing: counts[question, default: .init()].missing += 1
        case .unknown(let reason):
            counts[question, default: .init()].unknown += 1
            if case .absentClass = reason { counts[question, default: .init()].absent += 1 }
            reasons[reason, default: 0] += 1
        }
    }
}
