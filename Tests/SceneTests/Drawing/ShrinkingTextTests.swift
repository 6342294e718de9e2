import Testing

@testable import SceneInterchange
@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Texts of one line whose fonts shrink so that they fit.
@Suite struct ShrinkingTextTests {
    private static let words = "Departures from Edinburgh"

    private static func picture(
        _ keys: String,
        of kind: String = "label",
        width: Double,
        as format: SnapshotFormat = .svg
    ) throws -> String {
        let text = """
            canvas: [375, 667]
            scenes:
              s:
                controller: view
                view:
                  - \(kind): {id: t, text: \(words), frame: [16, 100, \(width), 24], \(keys)}
            """
        let file = SceneFile.read(SourceText(name: "s.yaml", text: text))
        try #require(file.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let window = try Window.screen(Size(width: 375, height: 667), showing: file)
        return ScreenRenderer(format).render(window)
    }

    /// The size, the baseline and the width of the text, or of what is left of it.
    private static func drawn(_ picture: String) throws -> (Double, y: Double, width: Double) {
        let texts = picture.matches(
            of:
                /<text x="[0-9.]+" y="(?<y>[0-9.]+)"[^>]*font-size="(?<size>[0-9.]+)"[^>]*textLength="(?<width>[0-9.]+)"[^>]*>[D…]/
        )
        let text = try #require(texts.first, "\(picture)").output
        try #require(texts.count == 1)
        return (
            try #require(Double(text.size)), try #require(Double(text.y)),
            try #require(Double(text.width))
        )
    }

    /// In each width the letters are as large as they can be, and whole as long as the factor lets them shrink.
    @Test(
        arguments: [0.3, 0.5, 0.75, 1],
        [Font.system(size: 17, .regular), .named("Avenir", size: 12)]
    )
    func aLabelShrinksAsFarAsItsFactorSays(_ factor: Double, _ font: Font) throws {
        let own = SystemFont.width(of: Self.words, font: font)
        let keys = "font: \(font), adjustsFontSizeToFitWidth: true, minimumScaleFactor: \(factor)"
        let whole = try Self.drawn(Self.picture(keys, width: own + 4))
        #expect(whole.0 == font.pointSize)
        for share in stride(from: 0.2, through: 1.1, by: 0.1) {
            let picture = try Self.picture(keys, width: own * share)
            let text = try Self.drawn(picture)
            #expect(text.width <= own * share + 1, "\(share)")
            #expect(text.0 >= font.pointSize * factor - 0.02 && text.0 <= font.pointSize)
            #expect(text.y == whole.y, "the baseline stays")
            // Letters are a little wider in relation when they are small.
            if share > factor + 0.1 {
                #expect(picture.contains(">\(Self.words)</text>"), "\(share)")
                #expect(text.0 >= font.pointSize * min(1, share) * 0.84, "not smaller than needed")
            }
            if share < factor - 0.1 {
                #expect(picture.contains("…</text>"), "\(share)")
                #expect(abs(text.0 - font.pointSize * factor) < 0.02)
            }
        }
    }

    /// A factor of 0, several lines, and a label that does not say so keep the size.
    @Test(arguments: [
        "adjustsFontSizeToFitWidth: true", "minimumScaleFactor: 0.5",
        "adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5, numberOfLines: 2",
        "adjustsFontSizeToFitWidth: false, minimumScaleFactor: 0.5",
    ])
    func othersKeepTheirSize(_ keys: String) throws {
        let picture = try Self.picture(keys, width: 100)
        #expect(try Self.drawn(picture).0 == 17)
        #expect(picture.contains("…</text>"))
    }

    /// In text a font has no size: the text is shown as it is otherwise.
    @Test func textHasNoSize() throws {
        let keys = "adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5"
        let shrunk = try Self.picture(keys, width: 100, as: .text)
        #expect(shrunk == (try Self.picture("numberOfLines: 1", width: 100, as: .text)))
        #expect(shrunk.contains("Departures"))
    }

    /// A text field has a least size in points.
    @Test(arguments: [0.0, 9, 16, 20])
    func aTextFieldShrinksToItsLeastSize(_ least: Double) throws {
        let keys = "adjustsFontSizeToFitWidth: true, minimumFontSize: \(least)"
        let picture = try Self.picture(keys, of: "textField", width: 120)
        let text = try Self.drawn(picture)
        #expect(text.0 >= min(17, least) - 0.02 && text.0 <= 17)
        #expect(picture.contains(">\(Self.words)</text>") == (least < 10))
        #expect(try Self.drawn(Self.picture("tag: 1", of: "textField", width: 120)).0 == 17)
    }

    /// What Interface Builder says of shrinking, and what an export makes of it.
    @Test(arguments: [
        ("label", #"adjustsFontSizeToFit="NO""#, nil),
        ("label", #"minimumScaleFactor="0.5""#, "0.5"),
        ("label", #"adjustsFontSizeToFit="YES" minimumScaleFactor="0.59999999999999998""#, "0.6"),
        ("label", #"minimumFontSize="10""#, "0.588"),
        ("label", #"minimumFontSize="17""#, nil),
        ("label", #"minimumFontSize="10" adjustsFontSizeToFit="NO""#, nil),
        ("label", #"minimumScaleFactor="0.5" adjustsFontSizeToFit="NO""#, nil),
        ("textField", #"minimumFontSize="17""#, nil),
        ("textField", #"minimumFontSize="12""#, "12"),
        ("textField", #"minimumFontSize="12" adjustsFontSizeToFit="NO""#, nil),
        ("label", #"minimumFontSize="nan""#, nil), ("label", #"minimumScaleFactor="-1""#, nil),
    ])
    func aDocumentShrinksWhatItSays(_ element: String, _ attributes: String, _ least: String?) {
        let view = InterfaceSample.view(
            element,
            "text=\"Name\" id=\"l1\" \(attributes)",
            0,
            0,
            100,
            21
        )
        let document = InterfaceSample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController">
            <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(view)</subviews></view></viewController>
            """
        )
        let (text, left) = exported(document)
        let key = element == "label" ? "minimumScaleFactor" : "minimumFontSize"
        #expect(text.contains("adjustsFontSizeToFitWidth: true") == (least != nil), "\(text)")
        #expect(text.contains(key) == (least != nil), "\(text)")
        if let least { #expect(text.contains("\(key): \(least)"), "\(text)") }
        #expect(left.allSatisfy { !$0.contains("minimum") && !$0.contains("adjusts") }, "\(left)")
    }

    private func exported(_ document: String) -> (text: String, left: [String]) {
        var log = DiagnosticLog()
        let tree = XMLTree.parse(
            SourceText(name: "Main.storyboard", text: document),
            as: SourceID(index: 0),
            limits: Limits(),
            log: &log
        )
        guard let read = InterfaceDocument(tree, log: &log) else { return ("", ["unread"]) }
        let file = SceneImporter.file(of: read, layout: .rows, listsPassedOver: true)
        return (SceneExport(file).text, file.passedOver.map(\.kind))
    }
}
