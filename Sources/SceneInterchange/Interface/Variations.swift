import SceneText

/// What is different in some size classes of a document.
struct Variations {
    /// The elements that say it, by the object that they are about.
    private(set) var ofObjects: [XMLNodeID: [XMLNodeID]] = [:]

    /// What is left out: views and constraints, by their ids.
    private(set) var excludedIDs: Set<String> = []

    /// Finds those that hold by default and in size classes, the general ones before the special ones.
    init(in tree: XMLTree, for classes: SizeClasses?) {
        let found = tree.variations.compactMap { node -> (rank: Int, node: XMLNodeID)? in
            let key = tree.value(node, "key") ?? ""
            if key == "default" { return (0, node) }
            return classes?.match(key).map { ($0, node) }
        }
        for rank in 0...2 {
            for variation in found where variation.rank == rank { add(variation.node, in: tree) }
        }
    }

    private mutating func add(_ variation: XMLNodeID, in tree: XMLTree) {
        guard let object = tree.parent(variation), tree.name(object) != "variation" else { return }
        ofObjects[object, default: []].append(variation)
        for mask in tree.elements(variation, named: "mask") {
            for item in tree.elements(mask) {
                guard let id = tree.value(item, "reference") else { continue }
                switch tree.name(item) {
                case "exclude": excludedIDs.insert(id)
                case "include": excludedIDs.remove(id)
                default: break
                }
            }
        }
    }
}

extension Variations {
    /// The views that are elsewhere than where they were drawn with other variations: what they tie is not the same.
    func moved(since drawn: Variations, in tree: XMLTree, _ objects: [String: XMLNodeID]) -> Set<
        String
    > {
        let masked = excludedIDs.symmetricDifference(drawn.excludedIDs).compactMap { objects[$0] }
        let varied = Set(ofObjects.keys).union(drawn.ofObjects.keys)
            .filter { ofObjects[$0] != drawn.ofObjects[$0] }
        var moved: Set<String> = []
        for object in masked + varied where tree.name(object) == "constraint" {
            let owner = tree.parent(object).flatMap(tree.parent)
            let ends = ["firstItem", "secondItem"].compactMap { tree.value(object, $0) }
            for id in ends where objects[id] != owner { moved.insert(id) }
            if ends.isEmpty, let owner, let id = tree.value(owner, "id") { moved.insert(id) }
        }
        // A stack with another axis has another size, which attributes of other views say nothing of.
        for object in masked + varied.filter({ tree.name($0) == "stackView" }) {
            if let id = tree.value(object, "id") { moved.insert(id) }
        }
        return moved
    }
}

extension XMLTree {
    /// All elements that say what is different in a size class.
    fileprivate var variations: [XMLNodeID] {
        guard names.contains("variation") else { return [] }
        return allElements.filter { name($0) == "variation" }
    }

    /// Whether something is different in a size class from what it is by default.
    package var variesBySizeClass: Bool {
        variations.contains { value($0, "key") != "default" }
    }

    /// The tree with attributes and parts of objects as variations have them.
    ///
    /// A part of a variation becomes one of the object; the object's own part of this key loses its key.
    func applying(_ variations: Variations) -> XMLTree {
        var (nodes, attributes) = (self.nodes, self.attributes)
        for (object, changes) in variations.ofObjects {
            let list = varied(self.attributes(object), by: changes)
            nodes[Int(object.index)].firstAttribute = UInt32(truncatingIfNeeded: attributes.count)
            nodes[Int(object.index)].attributeCount = UInt32(truncatingIfNeeded: list.count)
            attributes += list
            replaceParts(of: object, by: changes, in: &nodes)
        }
        return XMLTree(self, nodes, attributes)
    }

    /// Attributes of an object, with those of its variations in their place; later ones count.
    private func varied(
        _ own: ArraySlice<XMLAttribute>,
        by changes: [XMLNodeID]
    ) -> [XMLAttribute] {
        var list = Array(own)
        var places: [Int32: Int] = [:]
        for (place, attribute) in list.enumerated() { places[attribute.name] = place }
        for attribute in changes.flatMap(self.attributes) where name(attribute) != "key" {
            if let place = places[attribute.name] {
                list[place] = attribute
            } else {
                places[attribute.name] = list.count
                list.append(attribute)
            }
        }
        return list
    }

    private func replaceParts(
        of object: XMLNodeID,
        by changes: [XMLNodeID],
        in nodes: inout [XMLNode]
    ) {
        let own = elements(object)
        guard var last = children(object).reduce(nil, { $1 }) else { return }
        var parts: [String: XMLNodeID] = [:]
        for part in own { if let key = value(part, "key") { parts[key] = parts[key] ?? part } }
        for part in changes.flatMap({ elements($0) }) where name(part) != "mask" {
            guard let key = value(part, "key") else { continue }
            if let replaced = parts[key] { nodes[Int(replaced.index)].attributeCount = 0 }
            parts[key] = part
            nodes[Int(part.index)].parent = object.index
            nodes[Int(last.index)].next = part.index
            nodes[Int(part.index)].next = -1
            last = part
        }
    }
}
