import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Views of documents that look as Interface Builder wrote them, where its words are others than those of scene files.
@Suite struct DrawnLookTests {
    /// The views of a screen with some elements, by the texts of those that have one.
    private static func window(_ elements: String) throws -> Window {
        let document = InterfaceSample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(elements)</subviews></view></viewController>
            """
        )
        let file = InterfaceSample.read(document).framed
        return try Window.screen(Size(width: 375, height: 667), showing: file)
    }

    private static func picture(_ elements: String) throws -> String {
        ScreenRenderer(.svg).render(try window(elements))
    }

    private static func views<Kind: View>(_ kind: Kind.Type, in window: Window) -> [Kind] {
        let root = window.rootViewController?.view
        return root.map { $0.descendants.compactMap { $0 as? Kind } } ?? []
    }

    /// A stack with two labels, whose recorded frames say nothing of where they are in it.
    private static func stack(_ attributes: String, _ more: String = "") -> String {
        let labels = ["One", "Another one"].enumerated().map { index, text in
            InterfaceSample.view("label", "text=\"\(text)\" id=\"l\(index)\"", 0, 0, 0, 0)
        }
        return InterfaceSample.view(
            "stackView",
            "axis=\"vertical\" \(attributes) id=\"s\"",
            20,
            100,
            200,
            60,
            "<subviews>\(labels.joined())</subviews>\(more)"
        )
    }

    /// To UIKit, the top of a column is its leading side, and its bottom the trailing one.
    @Test(arguments: [("top", "leading"), ("bottom", "trailing")])
    func theSidesOfAColumnHaveTwoNames(_ name: String, _ other: String) throws {
        let picture = try Self.picture(Self.stack("alignment=\"\(name)\""))
        #expect(picture == (try Self.picture(Self.stack("alignment=\"\(other)\""))))
        #expect(picture != (try Self.picture(Self.stack(""))) || name == "top")
        let labels = Self.views(
            Label.self,
            in: try Self.window(Self.stack("alignment=\"\(name)\""))
        )
        let edges = labels.map { name == "top" ? $0.frame.minX : 200 - $0.frame.maxX }
        #expect(edges == [0, 0])
        #expect(labels.allSatisfy { $0.frame.width < 150 })
    }

    private static let margins = [
        "<edgeInsets key=\"layoutMargins\" top=\"6\" left=\"40\" bottom=\"8\" right=\"30\"/>",
        "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"6\" leading=\"40\" bottom=\"8\" trailing=\"30\"/>",
    ]

    @Test(arguments: margins) func whatIsInAStackKeepsToItsMargins(_ margins: String) throws {
        let window = try Self.window(Self.stack("", margins))
        for label in Self.views(Label.self, in: window) {
            #expect(label.frame.minX == 40 && label.frame.maxX == 170)
            #expect(label.frame.minY >= 6 && label.frame.maxY <= 52)
        }
    }

    private static func button(_ configuration: String, title: String = "Button") -> String {
        InterfaceSample.view(
            "button",
            "buttonType=\"system\" id=\"b\"",
            20,
            100,
            200,
            44,
            "<state key=\"normal\" title=\"\(title)\"/>"
                + "<buttonConfiguration key=\"configuration\" \(configuration)</buttonConfiguration>"
        )
    }

    /// Interface Builder leaves the title of the state as it was.
    @Test func aConfigurationSaysWhatAButtonShows() throws {
        func color(_ key: String, _ red: String, _ green: String) -> String {
            "<color key=\"\(key)\" red=\"\(red)\" green=\"\(green)\" blue=\"0\" alpha=\"1\" "
                + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        }
        let window = try Self.window(
            Self.button(
                "style=\"filled\" title=\"Trade\" cornerStyle=\"capsule\">"
                    + "<fontDescription key=\"titleFontDescription\" type=\"system\" pointSize=\"13\"/>"
                    + color("baseForegroundColor", "0", "1")
                    + color("baseBackgroundColor", "1", "0")
            )
        )
        let button = try #require(Self.views(Button.self, in: window).first)
        #expect(button.title == "Trade")
        #expect(button.cornerStyle == .capsule)
        let picture = ScreenRenderer(.svg).render(window)
        #expect(picture.contains("height=\"44\" rx=\"22\" fill=\"#ff0000\""), "\(picture)")
        #expect(picture.contains(/font-size="13"[^>]*fill="#00ff00"[^>]*>Trade</), "\(picture)")
    }

    /// A new button has the title "Button", which stays in the file when its configuration has none.
    @Test(arguments: [("Save", "Save" as String?), ("Button", nil)])
    func theTitleOfTheStateShowsWhereTheConfigurationHasNone(_ title: String, _ shown: String?)
        throws
    {
        let window = try Self.window(Self.button("style=\"plain\">", title: title))
        #expect(Self.views(Button.self, in: window).map(\.title) == [shown])
    }

    /// What is behind a title is not drawn where the configuration has a background of its own, so that the title keeps
    /// a colour that can be read.
    @Test func aTitleIsNotWhiteOnWhite() throws {
        let white =
            "red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" "
            + "customColorSpace=\"sRGB\"/>"
        let window = try Self.window(
            Self.button(
                "style=\"plain\" title=\"Plan\"><backgroundConfiguration key=\"background\"/>"
                    + "<color key=\"baseForegroundColor\" \(white)"
            )
        )
        #expect(Self.views(Button.self, in: window).map(\.titleColor) == [nil])
    }

    /// UIKit leaves out the middle of a title that is too long, which Interface Builder says of each button.
    @Test func aLongTitleLosesItsMiddle() throws {
        let picture = try Self.picture(
            InterfaceSample.view(
                "button",
                "buttonType=\"system\" lineBreakMode=\"middleTruncation\" id=\"b\"",
                20,
                100,
                120,
                44,
                "<state key=\"normal\" title=\"Import wallet from file\"/>"
            )
        )
        #expect(picture.contains(/>Import[^<]*…[^<]*file</), "\(picture)")
    }

    private static func narrow(_ width: Int, _ constraints: String) -> String {
        InterfaceSample.view(
            "label",
            "text=\"825 KB\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\"",
            20,
            100,
            width,
            21,
            constraints
        )
    }

    /// Interface Builder does not always follow a change of a text or of its font.
    @Test(arguments: [17, 30, 40]) func aTextDrawnTooNarrowIsAsWideAsItsConstraintsLeave(
        _ width: Int
    ) throws {
        let free = """
            </subviews><constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="v1" secondAttribute="leading" constant="20" id="k"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="100" id="m"/>
            </constraints><subviews>
            """
        let picture = try Self.picture(Self.narrow(width, "") + free)
        #expect(picture.contains(">825 KB</text>"), "\(picture)")
        let held =
            "<constraints><constraint firstAttribute=\"width\" constant=\"\(width)\" id=\"w\"/></constraints>"
        let cut = try Self.picture(Self.narrow(width, held) + free)
        #expect(cut.contains("…</text>"), "\(cut)")
    }
}
