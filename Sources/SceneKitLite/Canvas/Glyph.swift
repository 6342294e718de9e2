/// What stands in one cell of a canvas: a character, a sign or a piece of a border, and its style.
///
/// Packed into eight bytes, since a screen has thousands of cells and most texts are plain. The code
/// is a Unicode scalar or, above those, a kind and a number; signs and borders become characters
/// only when the canvas is written out, in the glyph set that is asked for then.
struct Glyph: Hashable, Sendable {
    /// The scalar, or the kind and the number.
    var code: UInt32

    /// The number of the style in the table of the canvas; 0 is plain.
    var style: UInt16

    private static let signs: UInt32 = 0x2000_0000
    private static let borders: UInt32 = 0x4000_0000
    private static let clusters: UInt32 = 0x8000_0000
    private static let continuationCode = UInt32.max

    private init(code: UInt32, style: UInt16) {
        self.code = code
        self.style = style
    }

    init(_ scalar: Unicode.Scalar, style: UInt16 = 0) {
        self.init(code: scalar.value, style: style)
    }

    /// A character by the value of its scalar, which is known to be one.
    init(scalarValue: UInt32, style: UInt16) {
        self.init(code: scalarValue, style: style)
    }

    init(_ sign: Sign, style: UInt16 = 0) {
        self.init(code: Self.signs | UInt32(sign.rawValue), style: style)
    }

    init(_ strokes: Strokes, style: UInt16 = 0) {
        self.init(code: Self.borders | UInt32(strokes.rawValue), style: style)
    }

    /// A grapheme cluster of several scalars, by its number in the table of the canvas.
    init(cluster number: Int, style: UInt16) {
        self.init(code: Self.clusters | UInt32(number), style: style)
    }

    /// An empty cell.
    static let blank = Glyph(" ")

    /// The second column of a wide character.
    static func continuation(style: UInt16) -> Glyph {
        Glyph(code: continuationCode, style: style)
    }

    var isContinuation: Bool { code == Self.continuationCode }

    /// What the code stands for.
    enum Content: Hashable {
        case scalar(Unicode.Scalar)
        case sign(Sign)
        case border(Strokes)
        case cluster(Int)
        case continuation
    }

    var content: Content {
        if let scalar = Unicode.Scalar(code) { return .scalar(scalar) }
        if isContinuation { return .continuation }
        if code & Self.clusters != 0 { return .cluster(Int(code & ~Self.clusters)) }
        if code & Self.borders != 0 { return .border(Strokes(rawValue: UInt8(code & 0xFF))) }
        return .sign(Sign(rawValue: UInt8(code & 0xFF)) ?? .ellipsis)
    }

    /// The lines that meet in the cell; nil when it holds something else.
    var strokes: Strokes? {
        guard case .border(let strokes) = content else { return nil }
        return strokes
    }
}
