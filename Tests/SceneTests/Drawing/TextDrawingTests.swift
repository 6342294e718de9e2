import SceneTesting
import Testing

@testable import SceneKitLite
@testable import SceneRuntime
@testable import SceneText

/// Texts in points: parts with fonts of their own, and texts that are longer than their view.
@Suite struct TextDrawingTests {
    private static let words = ["a", "of", "one", "longer", "considerably", "é", "日本", "—"]
    private static let fonts: [Font?] = [
        nil, .system(size: 9, .regular), .system(size: 17, .bold), .system(size: 34, .regular),
    ]

    private static func randomParts(_ random: inout SeededGenerator) -> [AttributedText.Run] {
        (0..<Int.random(in: 1...6, using: &random)).map { _ in
            let words = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                Self.words.randomElement(using: &random) ?? ""
            }
            let end = ["", " ", "\n"].randomElement(using: &random) ?? ""
            var part = AttributedText.Run(words.joined(separator: " ") + end)
            part.font = Self.fonts.randomElement(using: &random) ?? nil
            return part
        }
    }

    private static func picture(_ view: View, _ width: Double, _ height: Double) -> String {
        let controller = ViewController()
        controller.view = View()
        controller.view.addSubview(view)
        view.frame = Rect(x: 10, y: 100, width: width, height: height)
        let window = Window.screen(Size(width: 390, height: 844))
        window.rootViewController = controller
        return ScreenRenderer(.svg).render(window)
    }

    /// Each line is within its width, is as high as its largest letters, and no letter is lost or has another
    /// font than its part.
    @Test(.slow, arguments: 0..<200 as Range<UInt64>)
    func partsAreMeasuredWithTheirOwnFonts(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let parts = Self.randomParts(&random)
        let text = AttributedText(parts).string
        let width = Double.random(in: 40...400, using: &random)
        let font = Font.system(size: 17, .regular)
        func set(_ limit: Int?, _ height: Double? = nil) -> PointText {
            PointText(
                text,
                parts: parts,
                style: .init(lineLimit: limit),
                font: font,
                width: width,
                height: height
            )
        }
        let free = set(nil)
        for line in free.lines {
            #expect(line.width <= width + 1, "\(line)")
            #expect(abs(line.pieces.reduce(0) { $0 + $1.width } - line.width) < 0.01)
            for piece in line.pieces {
                #expect(piece.font == piece.part?.font ?? font)
                #expect(piece.part.map { $0.text.contains(piece.text) } ?? false, "\(piece)")
                #expect(SystemFont.lineHeight(of: piece.font) <= line.height)
            }
        }
        let letters = { (text: String) in text.filter { !$0.isWhitespace } }
        #expect(letters(free.lines.map(\.text).joined()) == letters(text))
        // Lines that are fewer are the first ones, and the last of them is cut.
        for limit in 1...3 where limit < free.lines.count {
            let cut = set(limit)
            #expect(cut.lines.prefix(limit - 1) == free.lines.prefix(limit - 1))
            #expect(cut.lines.count == limit && cut.lines.allSatisfy { $0.width <= width + 1 })
            let height = free.lines.prefix(limit).reduce(0) { $0 + $1.height }
            #expect(set(nil, height).lines == cut.lines)
        }
    }

    /// Parts without a look are the text alone, and a label takes what is drawn of it.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func labelsTakeWhatTheirPartsTake(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var parts = Self.randomParts(&random)
        let width = Double.random(in: 60...360, using: &random)
        let label = Label()
        label.numberOfLines = 0
        label.attributedText = AttributedText(parts)
        let engine = LayoutEngine(medium: PointMedium(screen: Size(width: 390, height: 844)))
        let size = engine.size(of: label, .upTo(width), .open)
        let drawn = Self.picture(label, width, size.height)
        let set = PointText(
            label.text ?? "",
            parts: parts,
            style: .init(lineLimit: nil),
            font: label.font,
            width: width
        )
        #expect(abs(size.height - set.size.height) < 0.34)
        for piece in set.lines.flatMap(\.pieces) where piece.text.contains(where: \.isLetter) {
            #expect(drawn.contains(">\(piece.text)</text>"), "\(piece.text)")
        }

        for index in parts.indices { parts[index].font = nil }
        label.attributedText = AttributedText([.init(AttributedText(parts).string)])
        let attributed = Self.picture(label, width, 400)
        label.attributedText = nil
        label.text = AttributedText(parts).string
        #expect(Self.picture(label, width, 400) == attributed)
    }

    /// Another font of a part changes the size, with the same letters.
    @Test func anotherFontOfAPartChangesTheSize() {
        var part = AttributedText.Run("text")
        let (label, textView) = (Label(), TextView())
        let engine = LayoutEngine(medium: PointMedium(screen: Size(width: 390, height: 844)))
        func sizes() -> [Size] {
            [label as View, textView].map { engine.size(of: $0, .open, .open) }
        }
        label.attributedText = AttributedText([part])
        textView.attributedText = AttributedText([part])
        let before = sizes()
        part.font = .system(size: 40, .regular)
        label.attributedText = AttributedText([part])
        textView.attributedText = AttributedText([part])
        for (old, new) in zip(before, sizes()) {
            #expect(new.width > old.width && new.height > old.height)
        }
    }

    /// What a text view has no room for is cut off at its frame.
    @Test(arguments: [(2, false), (30, true)])
    func textViewsCutTheirText(_ lines: Int, _ isCut: Bool) {
        let view = TextView()
        view.text = (1...lines).map { "Line \($0)" }.joined(separator: "\n")
        let picture = Self.picture(view, 300, 100)
        #expect(picture.contains("clip-path") == isCut)
    }

    /// Text that is clipped keeps its letters as they are, without an ellipsis.
    @Test func clippedTextIsNotPressedTogether() throws {
        let text = String(repeating: "wide ", count: 40)
        let font = Font.system(size: 17, .regular)
        let style = TextBlock.Style(lineBreakMode: .byClipping)
        let line = try #require(
            PointText(text, style: style, font: font, width: 100).lines.first
        )
        #expect(text.hasPrefix(line.text) && !line.text.contains("…"))
        #expect(line.width == SystemFont.width(of: line.text, font: font) && line.width > 80)
    }
}
