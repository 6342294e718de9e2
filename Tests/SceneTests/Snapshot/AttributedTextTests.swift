import SceneLanguage
import Testing

@testable import SceneInterchange
@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Texts in parts with looks of their own.
@Suite struct AttributedTextTests {
    private func player(_ parts: String) throws -> ScenePlayer {
        let text = """
            scenes: {a: {controller: view, view: [{label: {id: l, numberOfLines: 0, attributedText: \(parts)}}]}}
            """
        let file = SceneFile.read(SourceText(name: "a.yaml", text: text))
        #expect(file.diagnostics == [])
        return try #require(ScenePlayer(Storyboard(file), size: ScreenSize(columns: 12, lines: 8)))
    }

    private func colored(_ player: ScenePlayer) -> String {
        ScreenRenderer(usesColor: true).render(player.window)
    }

    @Test func eachPartIsDrawnWithItsLook() throws {
        let player = try player(
            "[{text: \"one \", font: System-Bold 17}, {text: two, underline: true}, \" six seven\"]"
        )
        let picture = colored(player)
        #expect(picture.contains("\u{1B}[1mone"))
        #expect(picture.contains("\u{1B}[0;4mtwo\u{1B}[0m"))
        // The rest is plain, on the next line too.
        #expect(picture.contains("seven") && !picture.contains("mseven"))
        #expect(ScreenRenderer().render(player.window).contains("one two"))
    }

    @Test func aTextThatIsSetHasNoParts() throws {
        let player = try player("[{text: one, font: System-Bold 17}]")
        let views = player.window.rootViewController?.view.descendants ?? []
        let label = try #require(views.lazy.compactMap { $0 as? Label }.first)
        #expect(label.text == "one" && colored(player).contains("\u{1B}[1mone"))
        label.text = "two"
        #expect(!colored(player).contains("\u{1B}[1mtwo"))
        label.text = "one"
        #expect(colored(player).contains("\u{1B}[1mone"))
    }

    /// However a text is cut into parts without looks, it is drawn as a whole.
    @Test(arguments: 1...20)
    func partsWithoutLooksDrawTheWholeText(_ seed: Int) throws {
        let words = ["one ", "two ", "threefour ", "ö", "日本 ", "  ", "five"]
        var state = seed
        var parts: [String] = []
        for _ in 0..<6 {
            state = (state &* 1_103_515_245 &+ 12345) & 0x7FFF_FFFF
            parts.append(words[state / 65536 % words.count])
        }
        let whole = parts.joined()
        let inParts = try player("[" + parts.map { "\"\($0)\"" }.joined(separator: ", ") + "]")
        let text =
            "scenes: {a: {controller: view, view: [{label: {numberOfLines: 0, text: \"\(whole)\"}}]}}"
        let file = SceneFile.read(SourceText(name: "a.yaml", text: text))
        let plain = try #require(
            ScenePlayer(Storyboard(file), size: ScreenSize(columns: 12, lines: 8))
        )
        #expect(colored(inParts) == colored(plain))
    }

    @Test func aDocumentIsReadWithItsParts() throws {
        let document = InterfaceSample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <label contentMode="left" usesAttributedText="YES" id="l1">
            <rect key="frame" x="16" y="20" width="300" height="21"/>
            <attributedString key="attributedText">
            <fragment content="Hello "><attributes>
            <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <font key="NSFont" metaFont="systemBold" size="16"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="3"/>
            </attributes></fragment>
            <fragment><string key="content">world</string><attributes>
            <integer key="NSUnderline" value="1"/>
            <color key="NSColor" name="textColor" catalog="System" colorSpace="catalog"/><font key="NSFont" size="16" name="Avenir-Heavy"/>
            </attributes></fragment>
            </attributedString></label>
            </subviews></view></viewController>
            """
        )
        let file = InterfaceSample.read(document)
        #expect(file.diagnostics == [])
        guard case .view(let body?)? = file.definition.scenes.first?.content else {
            Issue.record("not a view")
            return
        }
        let runs = body.views.flatMap(\.all).flatMap(\.attributedText)
        #expect(runs.map(\.text.value) == ["Hello ", "world"])
        #expect(
            runs.map { $0.properties.map(\.name).sorted() } == [
                ["font", "lineSpacing", "textAlignment", "textColor"],
                ["font", "textColor", "underline"],
            ]
        )
    }

    /// Interface Builder leaves out the size that a font of the system has by what it is for.
    @Test(arguments: [
        ("system", 13.0), ("systemBold", 13), ("smallSystem", 11), ("smallSystemBold", 11),
        ("miniSystem", 9), ("cellTitle", 12),
    ])
    func aFontWithoutASizeHasThatOfItsUse(_ meta: String, _ size: Double) throws {
        for said in [nil, 20.0] {
            let attribute = said.map { " size=\"\($0)\"" } ?? ""
            let text = "<font key=\"NSFont\" metaFont=\"\(meta)\"\(attribute)/>"
            var log = DiagnosticLog()
            let tree = XMLTree.parse(
                SourceText(name: "a.xib", text: text),
                as: SourceID(index: 0),
                limits: Limits(),
                log: &log
            )
            let variant: Font.Variant = meta.hasSuffix("Bold") ? .bold : .regular
            let font = Font.system(size: said ?? size, variant)
            #expect(tree.font(try #require(tree.root)) == font)
        }
    }
}
