import SceneLanguage
import SceneText

extension KeyType {
    /// What may be at the end of a way through a file, by the catalog.
    static func types(along steps: [CursorContext.Step], from root: KeyType) -> [KeyType] {
        steps.reduce([root]) { types, step in types.flatMap { $0.inner(step) } }
    }

    /// What may be one step further in.
    private func inner(_ step: CursorContext.Step) -> [KeyType] {
        switch (self, step) {
        case (.map(.paths, let element), .key(let path)): [element] + Self.types(ofProperty: path)
        case (.either(let types), _): types.flatMap { $0.inner(step) }
        case (.computed(let type), _): type.inner(step)
        case (.list(let element), .item), (.onlyList(let element), .item): [element]
        case (.list(let element), .key): element.inner(step)
        case (.map(_, let element), .key): [element]
        case (.view, .key(let name)): ViewKind(rawValue: name).map { [.part($0)] } ?? []
        case (.body, .key("file")): [.plainText]
        case (.body, .key(let name)): ViewKind(rawValue: name).map { [.part($0)] } ?? []
        case (.body, .item): [.view]
        case (.data, _), (.dataList, .item): [.data]
        default: shape?.inner(step) ?? []
        }
    }

    /// What the property may be that a path ends with, whatever it is of.
    private static func types(ofProperty path: String) -> [KeyType] {
        let name = path.split(separator: ".").last.map(String.init)
        return KeyUse.uses.filter { $0.key.name == name && $0.key.isProperty }.map(\.key.type)
            .uniqued
    }
}

extension Shape {
    fileprivate func inner(_ step: CursorContext.Step) -> [KeyType] {
        guard case .key(let name) = step else {
            // A list in place of the mapping is the value of its main key.
            return mainKey.map { KeyType.types(along: [step], from: $0.type) } ?? []
        }
        return key(name).map { [$0.type] } ?? []
    }
}
