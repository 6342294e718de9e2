/// What one cell of a canvas shows: a character, a sign or a piece of a border.
///
/// Packed into four bytes, since a screen has thousands of cells. The code is a Unicode scalar or,
/// above those, a kind and a number; signs and borders become characters only when the canvas is
/// written out, in the glyph set that is asked for then.
struct Glyph: Hashable, Sendable {
    /// The scalar, or the kind and the number.
    let code: UInt32

    private static let signs: UInt32 = 0x2000_0000
    private static let borders: UInt32 = 0x4000_0000
    private static let clusters: UInt32 = 0x8000_0000

    private init(code: UInt32) {
        self.code = code
    }

    init(_ scalar: Unicode.Scalar) {
        self.init(code: scalar.value)
    }

    /// A character by the value of its scalar, which is known to be one.
    init(scalarValue: UInt32) {
        self.init(code: scalarValue)
    }

    init(_ sign: Sign) {
        self.init(code: Self.signs | UInt32(sign.rawValue))
    }

    init(_ strokes: Strokes) {
        self.init(code: Self.borders | UInt32(strokes.rawValue))
    }

    /// A grapheme cluster of several scalars, by its number on the canvas.
    init(cluster number: Int) {
        self.init(code: Self.clusters | UInt32(number))
    }

    /// An empty cell.
    static let blank = Glyph(" ")

    /// The second column of a wide character.
    static let continuation = Glyph(code: UInt32.max)

    var isContinuation: Bool { self == .continuation }

    /// What the code means.
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
