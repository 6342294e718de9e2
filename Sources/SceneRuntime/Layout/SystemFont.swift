package import SceneText

/// How wide the letters of the system's font are, as Interface Builder records it.
///
/// The figures are fitted from the labels of open projects: `Scripts/fit-text-metrics`.
package nonisolated enum SystemFont {
    /// The advances of letters, in thousandths of the size.
    private static let advances: [Unicode.Scalar: Double] = {
        let table: [(String, Double)] = [
            (" ", 249), ("!", 298), ("$", 584), ("%", 865), ("&", 664), ("'", 224), ("()", 350),
            ("+", 593), (",", 243), ("-", 434), (".", 240), ("/", 295), ("0", 596), ("1", 444),
            ("2", 575), ("3", 598), ("4", 627), ("5", 590), ("6", 608), ("7", 570), ("8", 614),
            ("9", 611), (":;", 294), ("<>=", 590), ("?", 465), ("A", 626), ("B", 624), ("C", 689),
            ("D", 690), ("E", 572), ("F", 529), ("G", 713), ("H", 716), ("I", 251), ("J", 478),
            ("K", 631), ("L", 538), ("M", 837), ("N", 724), ("O", 735), ("P", 589), ("Q", 741),
            ("R", 617), ("S", 608), ("T", 582), ("U", 710), ("V", 608), ("W", 894), ("X", 600),
            ("Y", 579), ("Z", 621), ("a", 521), ("b", 583), ("c", 536), ("d", 589), ("e", 542),
            ("f", 323), ("g", 572), ("h", 565), ("i", 224), ("j", 224), ("k", 502), ("l", 224),
            ("m", 834), ("n", 555), ("o", 554), ("p", 583), ("q", 594), ("r", 345), ("s", 486),
            ("t", 336), ("u", 558), ("v", 494), ("w", 732), ("x", 494), ("y", 509), ("z", 479),
            ("{}", 352), ("–", 483), ("’‘", 279), ("…", 790), ("—", 850), ("·•", 400),
        ]
        var advances: [Unicode.Scalar: Double] = [:]
        for (letters, advance) in table {
            for letter in letters.unicodeScalars { advances[letter] = advance }
        }
        return advances
    }()

    /// The advances of ASCII, which most texts are made of, by their bytes.
    private static let asciiAdvances: [Double] = (0..<128 as Range<UInt8>).map {
        advance(of: Character(Unicode.Scalar($0)))
    }

    /// The room between letters in points, by the size of the font.
    private static let tracking: [Double] = [
        0.62, 0.44, 0.40, 0.35, 0.31, 0.25, 0.22, 0.17, 0.08, 0.06, 0, -0.1,
    ]

    /// How much wider each letter of a weight is than one of the regular weight, by the size of the font.
    private static let widening: [Int: Double] = [
        100: -0.02, 200: -0.015, 300: -0.007, 500: 0.012, 600: 0.023, 700: 0.031, 800: 0.042,
        900: 0.055,
    ]

    /// The width of a text on one line, rounded up to a third of a point.
    package static func width(of text: String, font: Font) -> Double {
        guard !text.isEmpty else { return 0 }
        let size = font.pointSize
        var (width, count) = (0.0, 0)
        // A line end of two bytes is one character.
        if text.utf8.allSatisfy({ $0 < 128 && $0 != 0x0D }) {
            let advances = asciiAdvances
            for byte in text.utf8 { width += advances[Int(byte)] }
            count = text.utf8.count
        } else {
            for character in text {
                width += advance(of: character)
                count += 1
            }
        }
        let between =
            size < 20 ? tracking[min(max(Int(size) - 9, 0), tracking.count - 1)] : -0.0152 * size
        let heavier = (widening[font.weight] ?? 0) * size
        let points = width * size / 1000 + (between + heavier) * Double(count)
        return max(0, (points * 3).rounded(.up) / 3)
    }

    /// The height of a line, rounded up to a third of a point.
    package static func lineHeight(of font: Font) -> Double {
        (font.pointSize * 1.193359375 * 3).rounded(.up) / 3
    }

    private static func advance(of character: Character) -> Double {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if let advance = advances[scalar] { return advance }
        // A letter with a mark is as wide as without it; what fills two columns of a terminal is square.
        let columns = DisplayWidth.columns(of: String(character))
        if columns > 1 { return 1000 }
        if let base = plain(character), let advance = advances[base] { return advance }
        return columns == 0 ? 0 : 570
    }

    /// The letter without its marks.
    private static func plain(_ character: Character) -> Unicode.Scalar? {
        let bases: [(String, Unicode.Scalar)] = [
            ("àáâãäåāăąα", "a"), ("çćčď", "c"), ("èéêëēėęěеё", "e"), ("ìíîïīįı", "i"), ("łľĺ", "l"),
            ("ñńňп", "n"), ("òóôõöøōőо", "o"), ("řŕ", "r"), ("śšş", "s"), ("ťţ", "t"),
            ("ùúûüūůűų", "u"),
            ("ýÿ", "y"), ("źżž", "z"), ("ÀÁÂÃÄÅА", "A"), ("ÈÉÊËĚЕ", "E"), ("ÌÍÎÏ", "I"),
            ("ÒÓÔÕÖØО", "O"),
            ("ÙÚÛÜ", "U"), ("ŁĽ", "L"), ("ŚŠ", "S"), ("ŽŻŹ", "Z"), ("ÇĆČ", "C"), ("Ñ", "N"),
        ]
        return bases.first { $0.0.contains(character) }?.1
    }
}

nonisolated extension Font {
    /// The size in points, at the usual size of texts.
    package var pointSize: Double {
        switch self {
        case .system(let size, _), .named(_, let size): size
        case .textStyle(let style): style.pointSize
        }
    }

    /// The font in another size; that of a text style is then one of the system.
    package func scaled(by scale: Double) -> Font {
        switch self {
        case .system(let size, let variant): .system(size: size * scale, variant)
        case .named(let name, let size): .named(name, size: size * scale)
        case .textStyle(let style):
            .system(size: style.pointSize * scale, style == .headline ? .semibold : .regular)
        }
    }

    /// How heavy letters are, from 100 to 900; usually 400.
    package var weight: Int {
        switch self {
        case .system(_, let variant): variant.weight
        case .named(let name, _): Self.face(of: name).weight
        case .textStyle(let style): style == .headline ? 600 : 400
        }
    }

    /// Whether letters slant.
    package var isItalic: Bool {
        switch self {
        case .system(_, let variant): variant == .italic
        case .named(let name, _): Self.face(of: name).isItalic
        case .textStyle: false
        }
    }

    /// The family of a font by its name: `Avenir Next` of `AvenirNext-DemiBold`; nil for the system's.
    package var family: String? {
        guard case .named(let name, _) = self else { return nil }
        let stem = name.split(separator: "-").first ?? ""
        guard stem.count < name.count, Self.face(of: name).isOne else { return name }
        var family = ""
        for letter in stem {
            if letter.isUppercase, family.last?.isLowercase ?? false { family += " " }
            family.append(letter)
        }
        return family
    }

    /// What the end of a font's name says of its letters: `HelveticaNeue-Bold`, `Georgia-BoldItalic`.
    private static func face(of name: String) -> (weight: Int, isItalic: Bool, isOne: Bool) {
        let end = name.split { $0 == "-" || $0 == " " }.dropFirst().last ?? ""
        let weights = [
            ("UltraLight", 100), ("Thin", 200), ("Light", 300), ("Medium", 500), ("DemiBold", 600),
            ("Semibold", 600), ("SemiBold", 600), ("Bold", 700), ("Heavy", 800), ("Black", 900),
        ]
        let weight = weights.first { end.contains($0.0) }?.1
        let isItalic = end.contains("Italic") || end.contains("Oblique")
        return (weight ?? 400, isItalic, weight != nil || isItalic)
    }
}

nonisolated extension Font.Variant {
    /// How heavy letters are: bold is what the system calls so, which is semibold.
    fileprivate var weight: Int {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular, .italic: 400
        case .medium: 500
        case .semibold, .bold: 600
        case .heavy: 800
        case .black: 900
        }
    }
}

nonisolated extension TextStyle {
    fileprivate var pointSize: Double {
        switch self {
        case .largeTitle: 34
        case .title1: 28
        case .title2: 22
        case .title3: 20
        case .headline, .body: 17
        case .callout: 16
        case .subheadline: 15
        case .footnote: 13
        case .caption1: 12
        case .caption2: 11
        }
    }
}
