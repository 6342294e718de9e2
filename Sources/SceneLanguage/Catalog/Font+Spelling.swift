import SceneText

extension Font {
    /// The font as scenes write it that a misspelt one, or one of Swift, means.
    ///
    /// Those of Swift are `UIFont.systemFont(ofSize: 17)`, `.boldSystemFont(ofSize: 17)`,
    /// `.system(size: 17, weight: .bold)`, `.preferredFont(forTextStyle: .headline)`, `.headline`.
    static func spelling(of text: String) -> String? {
        guard let paren = text.firstIndex(of: "(") else { return plainSpelling(of: text) }
        let name = text[..<paren].split(separator: ".").last.map(String.init) ?? ""
        let arguments = text[paren...].dropFirst()
        if name == "preferredFont" { return style(arguments.prefix { $0 != ")" }) }
        guard var variant = Catalog.synonym(of: name, as: .font) else { return nil }
        let size = arguments.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        guard Double(size) != nil else { return nil }
        let weight = Weight.allCases.first { arguments.contains(".\($0.rawValue)") }
        if let weight { variant = weight.variant.rawValue }
        return "\(variant) \(size)"
    }

    /// The size that fonts have where none is said.
    private static let usualSize = "17"

    /// The font that words and a number mean, whatever their order: `bold 14`, `14 bold`, `bold`.
    private static func plainSpelling(of text: String) -> String? {
        let words = text.split(separator: " ").map(String.init)
        let size = words.lazy.compactMap(points).first
        let family = words.filter { points(of: $0) == nil }.joined(separator: " ")
        guard let size else {
            return style(text) ?? variant(named: text).map { "\($0.rawValue) \(usualSize)" }
        }
        // A text style has a size of its own.
        if TextStyle(rawValue: family) != nil { return family }
        let known = family.isEmpty ? Variant.regular.rawValue : variant(near: family)
        return (known ?? (words.last == size ? nil : family)).map { "\($0) \(size)" }
    }

    /// A word as a size: `14`, `14pt`.
    private static func points(of word: String) -> String? {
        let isInPoints = word.hasSuffix("pt") || word.hasSuffix("px")
        let number = isInPoints ? String(word.dropLast(2)) : word
        return Double(number).map { $0 > 0 && $0.isFinite } == true ? number : nil
    }

    /// The text style after the last point of a text that has one.
    private static func style(_ text: some StringProtocol) -> String? {
        let constant = "UIFontTextStyle"
        if text.hasPrefix(constant) {
            let name = text.dropFirst(constant.count)
            return TextStyle(rawValue: name.prefix(1).lowercased() + name.dropFirst())?.rawValue
        }
        guard text.contains("."), let name = text.split(separator: ".").last else { return nil }
        let known = TextStyle(rawValue: String(name))?.rawValue
        return known ?? Catalog.synonym(of: String(name), as: .textStyle)
    }
}
