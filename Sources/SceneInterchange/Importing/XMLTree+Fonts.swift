package import SceneText

/// The fonts of documents.
extension XMLTree {
    /// The font that an element describes; nil for one without a size.
    package func font(_ node: XMLNodeID) -> Font? {
        if name(node) == "font" { return attributedFont(node) }
        if let style = value(node, "style") { return Self.textStyle(style).map(Font.textStyle) }
        guard let points = number(node, "pointSize"), points > 0,
            points.isFinite
        else { return nil }
        let size = (points * 100).rounded() / 100
        if let family = value(node, "family"), !family.isEmpty {
            // The name says which face of the family it is.
            let name = value(node, "name") ?? family
            let isUsual = !name.contains("-") || name.hasSuffix("-Regular")
            return Font("\(isUsual ? family : name) \(size)") ?? .system(size: size, .regular)
        }
        let type = value(node, "type") ?? "system"
        if type == "boldSystem" { return .system(size: size, .bold) }
        if type == "italicSystem" { return .system(size: size, .italic) }
        let weight = value(node, "weight").flatMap(Font.Weight.init)
        return .systemFont(ofSize: size, weight: weight ?? .regular)
    }

    /// The font of a part of a text: one of the system by what it is for, or one by its name.
    private func attributedFont(_ node: XMLNodeID) -> Font? {
        let meta = value(node, "metaFont") ?? ""
        let points = number(node, "size") ?? Self.usualSizes[meta] ?? 17
        guard points > 0, points.isFinite else { return nil }
        let size = (points * 100).rounded() / 100
        if let name = value(node, "name") {
            return Font("\(name) \(size)") ?? .system(size: size, .regular)
        }
        return .system(size: size, meta.lowercased().contains("bold") ? .bold : .regular)
    }

    /// The sizes of the system's fonts by what they are for, which Interface Builder leaves out.
    private static let usualSizes: [String: Double] = [
        "system": 13, "systemBold": 13, "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9,
        "cellTitle": 12,
    ]

    /// A style of text by its constant: `UICTFontTextStyleBody`.
    private static func textStyle(_ constant: String) -> TextStyle? {
        let name = constant.hasPrefix("UICTFontTextStyle") ? constant.dropFirst(17) : constant[...]
        let word = name.lowercasedFirst
        return switch word {
        case "subhead": .subheadline
        case "title0": .largeTitle
        default: TextStyle(rawValue: word)
        }
    }
}
