import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Constraints where texts are not those that were drawn, and in documents that are written with frames.
@Suite struct ConstraintTextTests {
    private static let screens = [
        Size(width: 375, height: 667), Size(width: 320, height: 568), Size(width: 430, height: 932),
        Size(width: 844, height: 390),
    ]

    private static func views(_ scene: String, on screen: Size = Size(width: 375, height: 667))
        throws
        -> [String: Rect]
    {
        let file = SceneFile.read(SourceText(name: "held.yaml", text: scene))
        try #require(file.diagnostics.map(\.message) == [])
        let window = try Window.screen(screen, showing: file)
        _ = ScreenRenderer(.svg).render(window)
        let root = try #require(window.rootViewController?.view)
        return Dictionary(
            uniqueKeysWithValues: root.subviews.compactMap { view in
                view.identifier.map { ($0, view.frame) }
            }
        )
    }

    /// A name with a badge after it, as wide as it needs to be, and a line of text below.
    private static func scene(_ name: String, _ text: String = "Text") -> String {
        """
        storyboard: Held
        canvas: [375, 667]
        scenes:
          held:
            controller: view
            class: HeldController
            outlets: {name: name, text: text}
            view:
              - label: {id: name, text: Ada, frame: [16, 40, 31, 20.5]}
              - view: {id: badge, frame: [55, 40, 20, 20]}
              - label: {id: text, text: Text, numberOfLines: 0, frame: [16, 70, 343, 20.5]}
              - view: {id: end, frame: [16, 100.5, 10, 10]}
            constraints:
              - name.leading = superview.leading + 16
              - name.top = superview.top + 40
              - badge.leading = name.trailing + 8
              - badge.top = name.top
              - badge.width = 20
              - badge.height = 20
              - superview.trailing >= badge.trailing + 16
              - text.leading = name.leading
              - superview.trailing = text.trailing + 16
              - text.top = name.bottom + 9.5
              - end.top = text.bottom + 10
              - end.leading = text.leading
        classes:
          HeldController:
            superclass: ViewController
            outlets: {name: Label, text: Label}
            configureView: {name.text: "\(name)", text.text: "\(text)"}
        """
    }

    /// A text takes the room that constraints leave, what is after it moves, and nothing leaves the screen.
    @Test(arguments: screens)
    func aLongerTextMovesWhatIsTiedToIt(_ screen: Size) throws {
        let short = try Self.views(Self.scene("Ada"), on: screen)
        let longer = try Self.views(Self.scene("Ada Lovelace"), on: screen)
        let longest = try Self.views(
            Self.scene(String(repeating: "Ada Lovelace ", count: 20)),
            on: screen
        )
        let badges = try [short, longer, longest].map { try #require($0["badge"]) }
        let names = try [short, longer, longest].map { try #require($0["name"]) }
        #expect(badges[0].minX == 55)
        #expect(badges[1].minX > 100)
        #expect(abs(badges[2].maxX - (screen.width - 16)) < 0.01, "\(badges)")
        for (badge, name) in zip(badges, names) {
            #expect(abs(badge.minX - name.maxX - 8) < 0.01 && badge.width == 20)
        }
    }

    /// A text with several lines is as high as they are, and what is below moves down.
    @Test(arguments: screens)
    func aTextWithMoreLinesMovesWhatIsBelow(_ screen: Size) throws {
        let words = String(repeating: "many words ", count: 30)
        let views = try Self.views(Self.scene("Ada", words), on: screen)
        let (text, end) = (try #require(views["text"]), try #require(views["end"]))
        #expect(abs(text.width - (screen.width - 32)) < 0.01)
        #expect(text.height > 40, "\(text)")
        #expect(abs(end.minY - text.maxY - 10) < 0.01)
    }

    private static let documents = [
        // Ends at both sides, a share of the width, the middle, and one as wide as another.
        [
            ("label", "text=\"One\"", 16, 40, 343, 21, ["leading=16", "trailing=16", "top=40"]),
            ("button", "", 100, 100, 175, 30, ["centerX=0", "top=100"]),
            ("view", "", 16, 500, 100, 100, ["leading=16", "bottom=67"]),
        ],
        [
            ("imageView", "", 0, 0, 375, 200, ["leading=0", "trailing=0", "top=0"]),
            ("view", "", 275, 567, 100, 100, ["trailing=0", "bottom=0"]),
        ],
    ]

    /// A document is drawn on every screen as is the scene file that it is written to with frames.
    @Test(arguments: documents.indices, screens)
    func aDocumentWrittenWithFramesIsDrawnAsItIs(_ number: Int, _ screen: Size) throws {
        var (views, constraints) = ("", "")
        for (index, view) in Self.documents[number].enumerated() {
            let id = "v\(index)"
            views += InterfaceSample.view(
                view.0,
                "id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(view.1)",
                view.2,
                view.3,
                view.4,
                view.5
            )
            for (count, rule) in view.6.enumerated() {
                let parts = rule.split(separator: "=").map(String.init)
                let isEnd = ["trailing", "bottom"].contains(parts[0])
                let (first, second) = isEnd ? ("root", id) : (id, "root")
                constraints += """
                    <constraint firstItem="\(first)" firstAttribute="\(parts[0])" secondItem="\(second)" \
                    secondAttribute="\(parts[0])" constant="\(parts[1])" id="c\(index)\(count)"/>
                    """
            }
        }
        let document = InterfaceSample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view>
            </viewController>
            """
        )
        func places(_ file: SceneFile) throws -> [Rect] {
            let window = try Window.screen(screen, showing: file)
            _ = ScreenRenderer(.svg).render(window)
            return try #require(window.rootViewController?.view.subviews.map(\.frame))
        }
        let drawn = try places(InterfaceSample.read(document).framed)
        let text = try #require(InterfaceSample.writtenWithFrames(document))
        let written = try places(SceneFile.read(SourceText(name: "a.scene.yaml", text: text)))
        #expect(drawn == written, "\(text)")
        let widths = drawn.map(\.width)
        #expect(number == 0 ? widths[0] == screen.width - 32 : widths[0] == screen.width)
    }
}
