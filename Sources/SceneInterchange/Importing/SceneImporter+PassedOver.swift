import SceneLanguage
package import SceneText

/// A kind of thing that a document has and the language cannot say.
package struct PassedOver: Sendable {
    /// What it is: `named colour`.
    package let kind: String

    /// What constraints are called.
    package static let constraint = "constraint"

    /// Where it was passed over.
    package fileprivate(set) var ranges: [SourceRange]

    /// What of it is in some scenes; nil if nothing is.
    func limited(to places: ScenePlaces) -> PassedOver? {
        let ranges = ranges.filter(places.contains)
        return ranges.isEmpty ? nil : PassedOver(kind: kind, ranges: ranges)
    }
}

/// What was passed over so far, in the order in which it was met.
struct PassedOverList {
    private(set) var kinds: [PassedOver] = []
    private var places: [String: Int] = [:]

    /// Where each was met: a colour may be asked for more than once.
    private var met: Set<SourceRange> = []

    /// Whether what is at a place was passed over.
    func contains(_ range: SourceRange) -> Bool { met.contains(range) }

    mutating func add(_ kind: String, at range: SourceRange) {
        guard met.insert(range).inserted else { return }
        if let place = places[kind] {
            kinds[place].ranges.append(range)
        } else {
            places[kind] = kinds.count
            kinds.append(PassedOver(kind: kind, ranges: [range]))
        }
    }
}

extension SceneImporter {
    /// Notes something that the language does not say.
    func passOver(_ kind: String, at node: XMLNodeID) {
        passedOver.add(kind, at: tree.nameRange(node))
    }

    /// Notes an attribute that the language does not say.
    func passOver(_ kind: String, at attribute: XMLAttribute) {
        passedOver.add(kind, at: attribute.valueRange)
    }

    /// Notes all that no view or scene asks for.
    func passOverRest(besides root: MadeNode) {
        let said = SaidRanges(root, usual: usualValues)
        for part in DocumentRest(of: document, besides: said, passedOver).parts {
            passedOver.add(part.kind, at: part.range)
        }
    }
}
