import SceneLanguage
package import SceneText

/// A kind of thing that a document has and the language cannot say.
package struct PassedOver: Sendable {
    /// What it is: `named colour`.
    package let kind: String

    /// How often it was passed over.
    package fileprivate(set) var count: Int

    /// The first one.
    package let range: SourceRange
}

/// What was passed over so far, in the order in which it was met.
struct PassedOverList {
    private(set) var kinds: [PassedOver] = []
    private var places: [String: Int] = [:]

    /// Where each kind was met: a colour may be asked for more than once.
    private var met: Set<Meeting> = []

    private struct Meeting: Hashable {
        let kind: String
        let range: SourceRange
    }

    mutating func add(_ kind: String, at range: SourceRange) {
        guard met.insert(Meeting(kind: kind, range: range)).inserted else { return }
        if let place = places[kind] {
            kinds[place].count += 1
        } else {
            places[kind] = kinds.count
            kinds.append(PassedOver(kind: kind, count: 1, range: range))
        }
    }
}

extension SceneImporter {
    /// Notes something that the language does not say.
    func passOver(_ kind: String, at node: XMLNodeID) {
        passedOver.add(kind, at: tree.nameRange(node))
    }

    /// Notes all that no view or scene asks for: elements without a word in the language, and what is connected to
    /// objects that are not said.
    func passOverRest() {
        for node in tree.allElements
        where !saidAttributes.contains(node) && !metConstraints.contains(node) {
            if let kind = Self.unsaidElements[tree.name(node)] { passOver(kind, at: node) }
        }
        for connection in document.connections where !metConnections.contains(connection.node) {
            switch connection.kind {
            case .segue where tree.attribute(connection.node, "relationship") == nil:
                passOver("segue of an object without a place for it", at: connection.node)
            case .action:
                passOver(
                    "action of an object that the scene file does not have",
                    at: connection.node
                )
            case .outlet where !Self.isOwn(connection, in: tree),
                .collection where !Self.isOwn(connection, in: tree):
                passOver(
                    "outlet of an object that the scene file does not have",
                    at: connection.node
                )
            default: break
            }
        }
    }

    /// What has no word in the language wherever it is.
    private static let unsaidElements: [String: String] = [
        "constraint": "constraint", "userDefinedRuntimeAttribute": "runtime attribute",
        "variation": "variation of a size class", "customObject": "custom object",
    ].merging(
        GestureKind.allCases.map { ($0.interfaceBuilderName, "gesture recogniser") },
        uniquingKeysWith: { first, _ in first }
    )
}
