import SceneText

extension Font {
    /// The font as scenes write it that a misspelt one, or one of Swift, means.
    ///
    /// Those of Swift are `UIFont.systemFont(ofSize: 17)`, `.boldSystemFont(ofSize: 17)`,
    /// `.system(size: 17, weight: .bold)`, `.preferredFont(forTextStyle: .headline)`, `.headline`.
    static func spelling(of text: String) -> String? {
        guard let paren = text.firstIndex(of: "(") else {
            guard let space = text.lastIndex(of: " ") else { return style(text) }
            let (family, size) = (String(text[..<space]), text[text.index(after: space)...])
            guard Double(size) != nil else { return nil }
            return variant(near: family).map { "\($0) \(size)" }
        }
        let name = text[..<paren].split(separator: ".").last.map(String.init) ?? ""
        let arguments = text[paren...].dropFirst()
        if name == "preferredFont" { return style(arguments.prefix { $0 != ")" }) }
        guard var variant = Catalog.synonym(of: name, as: .font) else { return nil }
        let size = arguments.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        guard Double(size) != nil else { return nil }
        if arguments.contains(".bold") || arguments.contains(".semibold") {
            variant = Variant.bold.rawValue
        }
        return "\(variant) \(size)"
    }

    /// The text style after the last point of a text that has one.
    private static func style(_ text: some StringProtocol) -> String? {
        guard text.contains("."), let name = text.split(separator: ".").last else { return nil }
        let known = TextStyle(rawValue: String(name))?.rawValue
        return known ?? Catalog.synonym(of: String(name), as: .textStyle)
    }
}
