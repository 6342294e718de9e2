import SceneLanguage
import SceneText

/// What a document has and its scenes do not say: all that neither is said, nor listed already, nor mere bookkeeping.
struct DocumentRest {
    /// What is left, in the order of the document.
    private(set) var parts: [(kind: String, range: SourceRange)] = []

    private let document: InterfaceDocument
    private let tree: XMLTree
    private let said: SaidRanges
    private let listed: PassedOverList

    /// What became of each element that was met, by its index.
    private var fates: [Fate]

    private enum Fate {
        /// It is said as a whole, by the attributes that are known of its kind.
        case whole

        /// It is bookkeeping, with all that is in it.
        case silent

        /// Each of its attributes and of the elements in it has a fate of its own.
        case parts

        /// It is left, with all in it that is not said.
        case left
    }

    init(of document: InterfaceDocument, besides said: SaidRanges, _ listed: PassedOverList) {
        self.document = document
        self.said = said
        self.listed = listed
        tree = document.tree
        fates = Array(repeating: .parts, count: tree.nodes.count)
        // An element is met after the one that it is in.
        for node in tree.allElements {
            let outer = tree.parent(node).map { fates[Int($0.index)] } ?? .parts
            let fate = fate(of: node, in: outer)
            fates[Int(node.index)] = fate
            if fate == .parts || fate == .whole { addAttributes(of: node, in: fate) }
        }
    }

    private mutating func fate(of node: XMLNodeID, in outer: Fate) -> Fate {
        let name = tree.name(node)
        if listed.contains(tree.nameRange(node)) || listed.contains(tree.range(node)) {
            return .left
        }
        if said.contains(tree.range(node)) { return .whole }
        if said.contains(tree.nameRange(node)) { return .parts }
        if ["string", "mutableString"].contains(name), said.contains(tree.contentRange(node)) {
            return .whole
        }
        if tree.attributes(node).contains(where: { said.contains($0.valueRange) }) { return .parts }
        if outer == .silent || isBookkeeping(node) { return .silent }
        if Bookkeeping.holders.contains(name) || Bookkeeping.holders.contains(fullName(node)) {
            return outer == .left ? .left : .parts
        }
        let isConnection = tree.parent(node).map(tree.name) == "connections"
        if outer != .left || isConnection {
            parts.append((kind(of: node), tree.nameRange(node)))
        }
        return .left
    }

    private func isBookkeeping(_ node: XMLNodeID) -> Bool {
        let name = tree.name(node)
        guard name == "outlet" else {
            return Bookkeeping.elements.contains(name)
                || Bookkeeping.elements.contains(fullName(node))
        }
        return Bookkeeping.outlets.contains(
            "\(tree.value(node, "property") ?? "") of \(owner(of: node))"
        )
    }

    private mutating func addAttributes(of node: XMLNodeID, in fate: Fate) {
        let element = tree.name(node)
        let read = fate == .whole ? Self.read[element] ?? [] : []
        for attribute in tree.attributes(node) where !read.contains(tree.name(attribute)) {
            guard !said.contains(attribute.valueRange), !listed.contains(attribute.valueRange)
            else { continue }
            let name = tree.name(attribute)
            guard !Bookkeeping.covers(name, tree.value(attribute), of: element) else { continue }
            let kind = Self.viewAttributes[name] ?? "'\(name)' of '\(element)'"
            parts.append((kind, attribute.valueRange))
        }
    }

    /// What attributes are called that many kinds of views have.
    private static let viewAttributes = [
        "clipsSubviews": "'clipsSubviews' of a view",
        "preservesSuperviewLayoutMargins": "margins of a view",
        "insetsLayoutMarginsFromSafeArea": "margins of a view",
        "layoutMarginsFollowReadableWidth": "margins of a view",
        "horizontalHuggingPriority": "hugging or compression priority",
        "verticalHuggingPriority": "hugging or compression priority",
        "horizontalCompressionResistancePriority": "hugging or compression priority",
        "verticalCompressionResistancePriority": "hugging or compression priority",
    ]

    /// The attributes of elements that are said as a whole.
    private static let read: [String: Set<String>] = [
        "color": [
            "red", "green", "blue", "alpha", "white", "systemColor", "cocoaTouchSystemColor",
            "xcode11CocoaTouchSystemColor", "name",
        ],
        "fontDescription": ["type", "pointSize", "style", "name", "family", "weight", "size"],
        "font": ["name", "size", "metaFont"],
        "rect": ["x", "y", "width", "height"], "frame": ["minX", "minY", "width", "height"],
        "size": ["width", "height"], "point": ["x", "y"],
        "inset": ["minX", "minY", "maxX", "maxY"],
        "edgeInsets": ["top", "left", "bottom", "right"],
        "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
        "autoresizingMask": [
            "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable",
            "flexibleMaxY",
        ],
        "constraint": [
            "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation",
            "multiplier", "constant",
        ],
        "outlet": ["property", "destination"],
        "outletCollection": ["property", "destination", "collectionClass", "appends"],
        "action": ["selector", "destination", "eventType"],
        "segue": ["destination", "kind", "relationship", "identifier"],
        "fragment": ["content"], "segment": ["title"],
        "userDefinedRuntimeAttribute": ["keyPath", "type", "value"],
        "date": ["timeIntervalSinceReferenceDate"],
        "real": ["value"], "integer": ["value"], "bool": ["value"], "url": ["string"],
    ]

    // MARK: Names

    /// What an element is called in the list.
    private func kind(of node: XMLNodeID) -> String {
        switch tree.name(node) {
        case "constraint": return PassedOver.constraint
        case "userDefinedRuntimeAttribute": return "runtime attribute"
        case "variation": return "variation of a size class"
        case "customObject": return "custom object"
        case "outlet", "outletCollection":
            let name = tree.value(node, "property") ?? ""
            if SceneImporter.isOwn(outlet: name, of: owner(of: node)) {
                return "outlet '\(name)' of '\(owner(of: node))'"
            }
            return "outlet \(end(of: node)) an object that the scene file does not have"
        case "action": return "action \(end(of: node)) an object that the scene file does not have"
        case "segue" where tree.attribute(node, "relationship") == nil:
            return "segue of an object without a place for it"
        case "segue": return "segue"
        case let name where GestureKind.allCases.contains { $0.interfaceBuilderName == name }:
            return "gesture recogniser"
        case let name:
            return tree.value(node, "key").map { "'\($0)' of '\(owner(of: node))'" } ?? "'\(name)'"
        }
    }

    /// Which end of a connection is not said.
    private func end(of connection: XMLNodeID) -> String {
        let source = tree.parent(connection).flatMap(tree.parent)
        return source.map { said.contains(tree.nameRange($0)) } == true ? "to" : "of"
    }

    /// The element that a part or a connection belongs to.
    private func owner(of node: XMLNodeID) -> String {
        guard let parent = tree.parent(node) else { return "" }
        let isGroup = tree.name(parent) == "connections"
        return (isGroup ? tree.parent(parent) : nil).map(tree.name) ?? tree.name(parent)
    }

    private func fullName(_ node: XMLNodeID) -> String {
        tree.value(node, "key").map { "\(tree.name(node))[\($0)]" } ?? tree.name(node)
    }
}
