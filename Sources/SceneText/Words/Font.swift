/// A font as scenes write it: `System 14`, `System-Bold 16`, `Avenir 12`, `headline`.
public enum Font: Hashable, Sendable {
    /// The system's font.
    case system(size: Double, Variant)

    /// A font by the name of its family.
    case named(String, size: Double)

    /// A style of the system's text, whose size follows a person's choice.
    case textStyle(TextStyle)

    /// The variants of the system's font, by the names that Interface Builder has for them.
    public enum Variant: String, CaseIterable, Hashable, Sendable {
        case regular = "System"
        case bold = "System-Bold"
        case italic = "System-Italic"
        case ultraLight = "System-UltraLight"
        case thin = "System-Thin"
        case light = "System-Light"
        case medium = "System-Medium"
        case semibold = "System-Semibold"
        case heavy = "System-Heavy"
        case black = "System-Black"
    }

    /// Reads a font; nil when the text is not one.
    public init?(_ text: String) {
        if let style = TextStyle(rawValue: text) {
            self = .textStyle(style)
            return
        }
        guard let space = text.lastIndex(of: " "),
            let size = Double(text[text.index(after: space)...]),
            size > 0, size.isFinite
        else { return nil }
        let family = String(text[..<space])
        guard !family.isEmpty, family.first != " ", family.last != " " else { return nil }
        if let variant = Variant(rawValue: family) {
            self = .system(size: size, variant)
        } else if Self.variant(near: family) != nil || TextStyle(rawValue: family) != nil {
            return nil
        } else {
            self = .named(family, size: size)
        }
    }
}

extension Font: CustomStringConvertible {
    /// The font as scenes write it.
    public var description: String {
        switch self {
        case .system(let size, let variant): "\(variant.rawValue) \(size.shortest)"
        case .named(let family, let size): "\(family) \(size.shortest)"
        case .textStyle(let style): style.rawValue
        }
    }
}

extension Font {
    /// The variant of the system's font whose name a family resembles, or all but is; `bold` alone is one.
    package static func variant(near family: String) -> String? {
        if let variant = variant(ofWeight: family) { return variant.rawValue }
        let isOdd = family.hasPrefix("System-")
        // Most families start with another letter.
        guard isOdd || family.first?.lowercased() == "s" else { return nil }
        return NearestName.nearest(to: family, among: Variant.allCases.map(\.rawValue))
            ?? (isOdd ? Variant.regular.rawValue : nil)
    }
}

extension Font {
    /// The variant that a word for the weight of letters means, which is not the name of a family.
    static func variant(ofWeight word: String) -> Variant? {
        guard word.utf8.count <= 10 else { return nil }
        let word = word.lowercased()
        if word == "regular" || word == "normal" { return .regular }
        return Variant.allCases.first { $0.rawValue.dropFirst(7).lowercased() == word }
    }

    /// The variant of the system's font that a text without a size names.
    package static func variant(named text: String) -> Variant? {
        variant(ofWeight: text)
            ?? Variant.allCases.first { $0.rawValue.lowercased() == text.lowercased() }
    }
}

/// The styles of the system's text.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle
    case title1
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption1
    case caption2
}
