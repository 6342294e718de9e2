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

/// The views that are not as they were drawn with other variations.
struct MovedViews {
    /// The ids of those that are elsewhere: what ties them, or what is in them, is not the same.
    private(set) var moved: Set<String> = []

    /// The ids of stacks that have another axis, or another attribute.
    private(set) var turned: Set<String> = []

    init(
        _ variations: Variations,
        since drawn: Variations,
        in tree: XMLTree,
        _ objects: [String: XMLNodeID]
    ) {
        let (excludedIDs, ofObjects) = (variations.excludedIDs, variations.ofObjects)
        let masked = excludedIDs.symmetricDifference(drawn.excludedIDs).compactMap { objects[$0] }
        let varied = Set(ofObjects.keys).union(drawn.ofObjects.keys)
            .filter { ofObjects[$0] != drawn.ofObjects[$0] }
        for object in masked + varied where tree.name(object) == "constraint" {
            let owner = tree.parent(object).flatMap(tree.parent)
            let ends = ["firstItem", "secondItem"].compactMap { tree.value(object, $0) }
            for id in ends where objects[id] != owner { moved.insert(id) }
            if ends.isEmpty, let owner, let id = tree.value(owner, "id") { moved.insert(id) }
        }
        // A stack with another axis has another size, which attributes of other views say nothing of.
        for object in masked + varied.filter({ tree.name($0) == "stackView" }) {
            guard let id = tree.value(object, "id") else { continue }
            moved.insert(id)
            turned.insert(id)
        }
        addStacks(around: masked + varied, in: tree)
        addNeighbors(without: excludedIDs, in: tree, objects)
    }

    /// Adds what constraints tie to views that are elsewhere, what they tie to these, and so on.
    ///
    /// What they tie to a view in a stack keeps its frame: only the stack knows where that view is.
    private mutating func addNeighbors(
        without excludedIDs: Set<String>,
        in tree: XMLTree,
        _ objects: [String: XMLNodeID]
    ) {
        guard !moved.isEmpty else { return }
        var neighbors: [String: [String]] = [:]
        var kept: Set<String> = []
        for constraint in tree.allElements where tree.name(constraint) == "constraint" {
            guard tree.value(constraint, "id").map(excludedIDs.contains) != true,
                let first = tree.value(constraint, "firstItem"),
                let second = tree.value(constraint, "secondItem")
            else { continue }
            let owner = tree.parent(constraint).flatMap(tree.parent)
            guard objects[first] != owner, objects[second] != owner else { continue }
            let areInStacks = [first, second].map { id in
                objects[id].map { tree.isInStack($0, inside: owner) } == true
            }
            if areInStacks[0] != areInStacks[1] {
                kept.insert(areInStacks[0] ? second : first)
                continue
            }
            neighbors[first, default: []].append(second)
            neighbors[second, default: []].append(first)
        }
        moved.subtract(kept)
        moved = moved.reached { (neighbors[$0] ?? []).filter { !kept.contains($0) } }
    }

    /// Adds the stacks that have another length, as something in them is not the same.
    private mutating func addStacks(around objects: [XMLNodeID], in tree: XMLTree) {
        var passed: Set<XMLNodeID> = []
        for object in objects {
            var outer = tree.parent(object)
            while let view = outer, passed.insert(view).inserted {
                if tree.name(view) == "stackView", let id = tree.value(view, "id") {
                    moved.insert(id)
                }
                outer = tree.parent(view)
            }
        }
    }
}

extension XMLTree {
    /// Whether a view is in a stack that is inside another view.
    fileprivate func isInStack(_ view: XMLNodeID, inside owner: XMLNodeID?) -> Bool {
        var outer = parent(view)
        while let around = outer, around != owner {
            if name(around) == "stackView" { return true }
            outer = parent(around)
        }
        return false
    }

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
            // The frames of a size class are on a canvas of its own, which the document does not name.
            guard name(part) != "rect", let key = value(part, "key") else { continue }
            if let replaced = parts[key] { nodes[Int(replaced.index)].attributeCount = 0 }
            parts[key] = part
            nodes[Int(part.index)].parent = object.index
            nodes[Int(last.index)].next = part.index
            nodes[Int(part.index)].next = -1
            last = part
        }
    }
}
