import FoundationEssentials
import SceneRuntime
import SceneText

/// Writes the elements of an SVG picture: the same bytes for the same picture, with every text escaped.
struct SVGWriter {
    private var body = ""
    private var definitions = ""

    /// The pictures that were defined, and how each is called.
    private var images: [ImageUse: String] = [:]

    private struct ImageUse: Hashable {
        let file: ImageFile
        let size: [Double]
        let ratio: String
        let tint: String?
    }

    /// The whole document.
    func document(size: Size) -> String {
        let (width, height) = (Self.number(size.width), Self.number(size.height))
        let defs = definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" font-family="-apple-system, 'SF Pro Text', 'Helvetica Neue', \
            Inter, Roboto, Arial, sans-serif">
            \(defs)\(body)</svg>

            """
    }

    // MARK: Elements

    mutating func open(_ name: String, _ attributes: [(String, String)]) {
        body += "<\(name)"
        for (key, value) in attributes { body += " \(key)=\"\(Self.escaped(value))\"" }
        body += ">\n"
    }

    mutating func close(_ name: String) { body += "</\(name)>\n" }

    mutating func title(_ words: String) { body += "<title>\(Self.escaped(words))</title>\n" }

    mutating func defineClip(_ name: String, _ rect: Rect, radius: Double) {
        let round = radius > 0 ? " rx=\"\(Self.number(radius))\"" : ""
        definitions +=
            "<clipPath id=\"\(name)\"><rect\(Self.place(of: rect))\(round)/></clipPath>\n"
    }

    mutating func rect(_ rect: Rect, fill: String, radius: Double = 0, opacity: Double = 1) {
        guard rect.width > 0, rect.height > 0, fill != "none" else { return }
        let round = radius > 0 ? " rx=\"\(Self.number(radius))\"" : ""
        let veil = opacity < 1 ? " fill-opacity=\"\(Self.number(opacity))\"" : ""
        body += "<rect\(Self.place(of: rect))\(round) fill=\"\(fill)\"\(veil)/>\n"
    }

    mutating func outline(_ rect: Rect, radius: Double, stroke: String, width: Double = 1) {
        guard rect.width > 0, rect.height > 0 else { return }
        let line = width == 1 ? "" : " stroke-width=\"\(Self.number(width))\""
        body +=
            "<rect\(Self.place(of: rect)) rx=\"\(Self.number(radius))\" fill=\"none\" stroke=\"\(stroke)\"\(line)/>\n"
    }

    /// A rectangle that is round at its upper or lower end.
    mutating func card(_ rect: Rect, radius: Double, above: Bool, below: Bool, fill: String) {
        let radius = min(radius, rect.height / (above && below ? 2 : 1), rect.width / 2)
        let (up, down) = (above ? radius : 0, below ? radius : 0)
        let n = Self.number
        body +=
            "<path d=\"M\(n(rect.minX)) \(n(rect.minY + up))"
            + (up > 0 ? "q0 \(n(-up)) \(n(up)) \(n(-up))" : "") + "H\(n(rect.maxX - up))"
            + (up > 0 ? "q\(n(up)) 0 \(n(up)) \(n(up))" : "") + "V\(n(rect.maxY - down))"
            + (down > 0 ? "q0 \(n(down)) \(n(-down)) \(n(down))" : "") + "H\(n(rect.minX + down))"
            + (down > 0 ? "q\(n(-down)) 0 \(n(-down)) \(n(-down))" : "")
            + "z\" fill=\"\(fill)\"/>\n"
    }

    mutating func circle(x: Double, y: Double, radius: Double, fill: String, stroke: String? = nil)
    {
        let line = stroke.map { " stroke=\"\($0)\" stroke-width=\"1.2\"" } ?? ""
        body +=
            "<circle cx=\"\(Self.number(x))\" cy=\"\(Self.number(y))\" r=\"\(Self.number(radius))\" "
            + "fill=\"\(fill)\"\(line)/>\n"
    }

    mutating func path(_ path: String, stroke: String, width: Double) {
        body +=
            "<path d=\"\(path)\" fill=\"none\" stroke=\"\(stroke)\" stroke-width=\"\(Self.number(width))\" "
            + "stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n"
    }

    /// Paints a shape in the middle of a rectangle, as large as fits.
    mutating func symbol(_ shape: SymbolShapes.Shape, in rect: Rect, color: String) {
        let n = Self.number
        let scale = min(rect.width, rect.height) / 24
        let (x, y) = (rect.midX - 12 * scale, rect.midY - 12 * scale)
        let place =
            scale == 1
            ? "translate(\(n(x)) \(n(y)))" : "translate(\(n(x)) \(n(y))) scale(\(n(scale)))"
        body +=
            "<path d=\"\(shape.path)\" transform=\"\(place)\" fill=\"\(shape.isFilled ? color : "none")\" "
            + "stroke=\"\(color)\" stroke-width=\"1.7\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n"
    }

    mutating func chevron(x: Double, y: Double, size: Double, stroke: String) {
        let half = size / 2
        let n = Self.number
        path(
            "M\(n(x - half)) \(n(y - half))l\(n(half)) \(n(half))l\(n(-half)) \(n(half))",
            stroke: stroke,
            width: 2
        )
    }

    /// One of eight strokes around a middle.
    mutating func spoke(x: Double, y: Double, number: Int, scale: Double, fill: String) {
        let n = Self.number
        let (side, length) = (1.2 * scale, 6 * scale)
        body +=
            "<rect x=\"\(n(x - side))\" y=\"\(n(y - 9.5 * scale))\" width=\"\(n(2 * side))\" height=\"\(n(length))\" rx=\"\(n(side))\" fill=\"\(fill)\" "
            + "opacity=\"\(n(1 - Double(number) * 0.1))\" transform=\"rotate(\(-45 * number) \(n(x)) \(n(y)))\"/>\n"
    }

    /// A picture from a file, which is in the document once, however often it shows.
    mutating func image(
        _ file: ImageFile,
        in rect: Rect,
        _ mode: ImageView.ContentMode,
        tint: String,
        isTemplate: Bool = false
    ) {
        let ratio: String =
            switch mode {
            case .scaleToFill: "none"
            case .scaleAspectFill: "xMidYMid slice"
            default: "xMidYMid meet"
            }
        let use = ImageUse(
            file: file,
            size: [rect.width, rect.height],
            ratio: ratio,
            tint: file.isTemplate || isTemplate ? tint : nil
        )
        let name = images[use] ?? define(use)
        body +=
            "<use href=\"#\(name)\" x=\"\(Self.number(rect.minX))\" y=\"\(Self.number(rect.minY))\"/>\n"
    }

    private mutating func define(_ use: ImageUse) -> String {
        let name = "i\(images.count)"
        images[use] = name
        let size = " width=\"\(Self.number(use.size[0]))\" height=\"\(Self.number(use.size[1]))\""
        let data = Data(use.file.bytes).base64EncodedString()
        func image(_ id: String) -> String {
            "<image\(id)\(size) preserveAspectRatio=\"\(use.ratio)\" "
                + "href=\"data:\(use.file.kind.rawValue);base64,\(data)\"/>"
        }
        if let tint = use.tint {
            // What of the shape can be seen lets the colour through.
            definitions +=
                "<mask id=\"\(name)m\" style=\"mask-type:alpha\">\(image(""))</mask>\n"
                + "<g id=\"\(name)\"><rect\(size) fill=\"\(tint)\" mask=\"url(#\(name)m)\"/></g>\n"
        } else {
            definitions += image(" id=\"\(name)\"") + "\n"
        }
        return name
    }

    mutating func text(
        _ text: String,
        x: Double,
        baseline: Double,
        width: Double,
        font: Font,
        fill: String,
        isUnderlined: Bool = false,
        isStruckThrough: Bool = false
    ) {
        let shown = String(text.unicodeScalars.filter { $0 != "\n" && $0 != "\r" })
        guard !shown.allSatisfy(\.isWhitespace) else { return }
        let n = Self.number
        var style = " font-size=\"\(n(font.pointSize))\""
        if font.weight != 400 { style += " font-weight=\"\(font.weight)\"" }
        if font.isItalic { style += " font-style=\"italic\"" }
        if let family = font.family {
            style += " font-family=\"\(Self.escaped(family)), sans-serif\""
        }
        if isUnderlined || isStruckThrough {
            let lines = [isUnderlined ? "underline" : nil, isStruckThrough ? "line-through" : nil]
            style += " text-decoration=\"\(lines.compactMap { $0 }.joined(separator: " "))\""
        }
        // One letter has no room between letters to change.
        if width > 0 { style += " textLength=\"\(n(width))\" lengthAdjust=\"spacingAndGlyphs\"" }
        body +=
            "<text x=\"\(n(x))\" y=\"\(n(baseline))\"\(style) fill=\"\(fill)\" xml:space=\"preserve\">"
            + "\(Self.escaped(shown))</text>\n"
    }

    // MARK: Parts

    private static func place(of rect: Rect) -> String {
        " x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" "
            + "width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
    }

    /// A number with at most two digits after the point, and no more than it needs.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let hundredths = Int((min(max(value, -1e9), 1e9) * 100).rounded())
        let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
        let sign = hundredths < 0 ? "-" : ""
        if rest == 0 { return sign + String(whole) }
        let digits = rest % 10 == 0 ? String(rest / 10) : (rest < 10 ? "0" : "") + String(rest)
        return "\(sign)\(whole).\(digits)"
    }

    private static func escaped(_ text: String) -> String {
        MarkupText.escaped(text, keepsLines: false)
    }
}
