import SceneLanguage

extension SceneImporter {
    /// Says what Interface Builder sets by key paths, each once.
    func addRuntimeAttributes(of object: XMLNodeID, to draft: inout NodeDraft) {
        var attributes = NodeDraft(at: tree.nameRange(object))
        collectRuntimeAttributes(of: object, prefix: "", &attributes)
        if tree.isController(object) {
            // A key path of the controller leads to its items.
            for name in ["navigationItem", "tabBarItem"] {
                guard let item = tree.part(object, key: name) else { continue }
                collectRuntimeAttributes(of: item, prefix: "\(name).", &attributes)
            }
        }
        guard !attributes.isEmpty else { return }
        draft.add("runtimeAttributes", attributes.node)
    }

    /// Whether a view gets round corners, at which what is in it may end.
    func hasRoundCorners(_ view: XMLNodeID) -> Bool {
        guard let list = tree.element(view, named: "userDefinedRuntimeAttributes") else {
            return false
        }
        return tree.elements(list, named: "userDefinedRuntimeAttribute").contains {
            ["layer.cornerRadius", "cornerRadius"].contains(tree.value($0, "keyPath"))
        }
    }

    private func collectRuntimeAttributes(
        of object: XMLNodeID,
        prefix: String,
        _ attributes: inout NodeDraft
    ) {
        guard let list = tree.element(object, named: "userDefinedRuntimeAttributes") else { return }
        for attribute in tree.elements(list, named: "userDefinedRuntimeAttribute") {
            guard let keyPath = tree.attribute(attribute, "keyPath"),
                let value = runtimeValue(of: attribute)
            else { continue }
            let path = tree.value(keyPath)
            guard !path.isEmpty else { continue }
            attributes.add(MadeEntry(prefix + path, at: keyPath.valueRange, value))
        }
    }

    /// The value of an attribute; nil for one of a type that scenes have no value for.
    private func runtimeValue(of attribute: XMLNodeID) -> MadeNode? {
        let part = tree.part(attribute, key: "value")
        let range = part.map(tree.range) ?? tree.range(attribute)
        switch tree.value(attribute, "type") {
        case "string", "localizedString", "image":
            return locatedText(of: attribute, "value").map {
                MadeNode(.text($0.text), at: $0.range)
            }
        case "boolean":
            return tree.value(attribute, "value")
                .map { MadeNode(.word($0 == "YES" ? "true" : "false"), at: range) }
        case "number": return part.flatMap { numbers($0, "value") }?.first
        case "color": return part.flatMap(color)
        case "point":
            return part.flatMap { numbers($0, "x", "y") }.map { MadeNode(.list($0), at: range) }
        case "size":
            return part.flatMap { numbers($0, "width", "height") }
                .map { MadeNode(.list($0), at: range) }
        case "rect":
            return part.flatMap { numbers($0, "x", "y", "width", "height") }
                .map { MadeNode(.list($0), at: range) }
        default: return nil
        }
    }

    /// Numbers in attributes; nil unless each is one.
    private func numbers(_ node: XMLNodeID, _ names: String...) -> [MadeNode]? {
        let numbers = names.compactMap { name in
            tree.number(node, name)
        }
        guard numbers.count == names.count else { return nil }
        return numbers.map { .number($0, at: tree.range(node)) }
    }
}
