import SceneInterchange
import SceneSources
import SceneText

/// The identifiers of one kind that code names, by which those are seen that documents call otherwise.
struct NamedIdentifiers {
    /// All that code asks for or compares with, as far as it can be followed.
    var all: Set<String> = []

    /// What code asks for and no document has: each call of it is a finding already.
    var missing: Set<String> = []

    /// What no document has and ends nothing, by the classes that name it: comparisons, and cells that code does
    /// without.
    var idle: [String: [String: [CodeUse]]] = [:]
}

extension ProjectCheck {
    /// Reports the old names of segues and cells.
    func checkRenamed() {
        report(renamed: namedSegues, of: book.segues.mapValues { $0.map(\.type) }) {
            var finding = unknownSegue($0, $1)
            finding.primary.label = "no segue that is performed is equal to this"
            return (finding, "segue")
        }
        report(renamed: namedCells, of: book.cells, unless: isMade) {
            var finding = unknownCell($0, $1)
            finding.primary.label = "there is never such a cell"
            return (finding, "prototype")
        }
    }

    /// Whether a source that has a text may make cells with it as their identifier.
    private func isMade(_ text: String) -> Bool {
        let (bytes, label) = (Array(text.utf8), NameFinder(["reuseIdentifier"]))
        return content.fileIDs.contains { file in
            let source = content.texts[file].bytes
            return label.occurs(in: source) && source.contains(bytes)
        }
    }

    /// Reports uses of an old name.
    ///
    /// In its class nothing else is named that is not there, and of what its scenes have one alone is named by no code:
    /// that is what it is called now, and what was meant to happen with it does not.
    private func report(
        renamed named: NamedIdentifiers,
        of identifiers: [String: [String?]],
        unless isExplained: (String) -> Bool = { _ in false },
        finding: (String, CodeUse) -> (Diagnostic, noun: String)
    ) {
        var own: [String: Set<String>] = [:]
        for (identifier, types) in identifiers where !named.all.contains(identifier) {
            for type in types { own[type ?? "", default: []].insert(identifier) }
        }
        var looks = 0
        for (type, idle) in named.idle.sorted(by: { $0.key < $1.key }) {
            guard !type.isEmpty, idle.count == 1, let (text, uses) = idle.first,
                !named.missing.contains(text),
                let unnamed = own[type], unnamed.count == 1, let identifier = unnamed.first,
                looks < Self.mostLooks
            else { continue }
            looks += 1
            guard !isNamed(identifier), !isExplained(text) else { continue }
            for code in uses {
                var (finding, noun) = finding(text, code)
                finding.ownSeverity = .warning
                finding.helps = [
                    Help(
                        "a scene of '\(type)' has the \(noun) '\(identifier)', which no code names"
                    )
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

    /// How often all sources are searched for a name: a project has few such uses.
    private static let mostLooks = 64
}
