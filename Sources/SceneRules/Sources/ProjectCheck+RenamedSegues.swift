import SceneInterchange
import SceneSources
import SceneText

/// The segues that code names, by which those are seen that documents call otherwise.
struct NamedSegues {
    /// All that code performs or compares with, as far as it can be followed.
    var all: Set<String> = []

    /// What code performs and no document has: each call of it is a finding already.
    var missing: Set<String> = []

    /// The comparisons with what no document has, by the classes that they are in and by what they compare with.
    var idle: [String: [String: [CodeUse]]] = [:]
}

extension ProjectCheck {
    /// Reports comparisons with the old name of a segue.
    ///
    /// In its class nothing else compares with what is not there, and of the segues of its scenes one alone is named
    /// by no code: that is what the segue is called now, and what was meant to happen before it does not.
    func checkRenamedSegues() {
        var own: [String: Set<String>] = [:]
        for (identifier, segues) in book.segues where !namedSegues.all.contains(identifier) {
            for segue in segues { own[segue.type ?? "", default: []].insert(identifier) }
        }
        var looks = 0
        for (type, idle) in namedSegues.idle.sorted(by: { $0.key < $1.key }) {
            guard idle.count == 1, let (text, uses) = idle.first,
                !namedSegues.missing.contains(text),
                let unnamed = own[type], unnamed.count == 1, let identifier = unnamed.first,
                looks < Self.mostLooks
            else { continue }
            looks += 1
            guard !isNamed(identifier) else { continue }
            for code in uses {
                var finding = unknownSegue(text, code)
                finding.ownSeverity = .warning
                finding.primary.label = "no segue that is performed is equal to this"
                finding.helps = [
                    Help("a scene of '\(type)' has the segue '\(identifier)', which no code names")
                ]
                report(finding)
            }
        }
    }

    /// Whether a source has an identifier as a word, where it is one.
    private func isNamed(_ identifier: String) -> Bool {
        let isWord = identifier.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        guard isWord else { return isInCode(identifier) }
        let finder = NameFinder([identifier])
        return content.fileIDs.contains { finder.occurs(in: content.texts[$0].bytes) }
    }

    /// How often all sources are searched for a name: a project has few such comparisons.
    private static let mostLooks = 64
}
