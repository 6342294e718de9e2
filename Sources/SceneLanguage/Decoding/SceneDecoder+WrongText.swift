import SceneText

extension SceneDecoder {
    /// What to write in place of a list or a mapping where a text is expected.
    func helpForText(
        _ node: YAMLNodeID,
        _ expected: KeyType,
        _ name: String,
        _ type: KeyType?
    ) -> Help? {
        guard expected == .plainText || expected == .text else { return nil }
        let isMapping = tree.kind(node) == .mapping
        switch type {
        case .text where tree.isFlow(node) && !isMapping:
            let written = YAMLScalarWriter.quoted(tree.sourceText(of: node))
            return Help(
                "put a text that starts with '[' in quotes: \(written)",
                replacing: mark(tree.range(node)),
                with: written
            )
        case .propertyType: return helpForTypeOfSwift(node)
        case .reference(.scene) where isMapping, .list(.reference(.scene)) where isMapping:
            return Help("name a scene here, and declare it under 'scenes:'")
        case .font where isMapping:
            return Help("write a font as one text, such as 'System-Bold 14'")
        case .color where isMapping:
            return Help("write a colour as one text, such as 'systemRed' or '\"#FF8800\"'")
        case _ where isMapping && name == "storyboard":
            return Help(
                "'storyboard' is only a name: move what is inside it to the top of the file"
            )
        default:
            return isMapping && tree.count(node) > 0
                ? Help("write only a text, without keys") : nil
        }
    }

    /// How a type of Swift in brackets is written, which YAML takes for a list: `[String]`, `[String: Int]`.
    private func helpForTypeOfSwift(_ node: YAMLNodeID) -> Help? {
        guard tree.isFlow(node),
            let meant = PropertyTypeName.spelling(ofSwift: tree.sourceText(of: node))
        else { return nil }
        return Help("write '\(meant)'", replacing: mark(tree.range(node)), with: meant)
    }

    /// What to write in place of a text where a mapping is expected.
    func helpForMapping(_ node: YAMLNodeID, _ shape: Shape.Name) -> Help? {
        guard tree.isPlain(node), !tree.isAlias(node) else { return nil }
        let text = tree.text(node)
        let range = tree.range(node)
        let key = text.prefix { $0 != ":" }
        if key.count < text.count, Catalog.shape(shape).key(String(key)) != nil {
            let value = text[key.endIndex...].dropFirst().prefix { $0 != " " }
            let place = range.start + UInt32(key.utf8.count) + 1
            return Help(
                "put a space after ':': '\(key): \(value)'",
                replacing: mark(SourceRange(start: place, end: place)),
                with: " "
            )
        }
        // The name of an action in place of what is done, or of the effect that is.
        guard shape == .effect, ActionName(text) != nil else { return nil }
        if let key = Catalog.shape(.effect).key(text) {
            guard key.type == .always else { return Help("write '{\(text): …}'") }
            return Help("write '{\(text): true}'", replacing: mark(range), with: "{\(text): true}")
        }
        let written = "{send: \(YAMLScalarWriter.text(of: text, inFlow: true))}"
        return Help("write '\(written)'", replacing: mark(range), with: written)
    }
}

extension PropertyTypeName {
    /// Our name for a type of Swift or of Foundation, without its `?`, where there is one.
    static func spelling(ofSwift type: String) -> String? {
        if type.hasPrefix("["), type.hasSuffix("]") {
            return type.contains(":") ? "Record" : "List"
        }
        return synonyms[type.lowercased()]
    }

    private static let synonyms = [
        "cgfloat": "Double", "float": "Double", "nsnumber": "Double", "timeinterval": "Double",
        "decimal": "Double", "number": "Double", "nsinteger": "Int", "integer": "Int",
        "uint": "Int", "nsstring": "String", "text": "String", "substring": "String",
        "character": "String", "url": "String", "uuid": "String", "boolean": "Bool",
        "nsarray": "List", "array": "List", "set": "List", "nsdictionary": "Record",
        "dictionary": "Record", "object": "Record", "date": "String",
    ]
}
