import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Documents on screens that they were not drawn for: what was clear of the status bar and of the home indicator is so there.
@Suite struct ScreenEdgeTests {
    private static let screens = [
        Size(width: 320, height: 568), Size(width: 375, height: 667),
        Size(width: 375, height: 812), Size(width: 390, height: 844),
        Size(width: 430, height: 932), Size(width: 844, height: 390),
        Size(width: 768, height: 1024),
    ]

    /// A screen with a view in all of it, one that is held at the top and one that is held at the bottom.
    private static func document(_ size: Size, top: Double, bottom: Double) -> String {
        let (width, height) = (Int(size.width), Int(size.height))
        let whole =
            "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"
        let low = "<autoresizingMask key=\"autoresizingMask\" flexibleMinY=\"YES\"/>"
        let views =
            InterfaceSample.view("view", "id=\"w\"", 0, 0, width, height, whole)
            + InterfaceSample.view("label", "text=\"Top\" id=\"t\"", 16, Int(top), 90, 21)
            + InterfaceSample.view(
                "label",
                "text=\"Bottom\" id=\"b\"",
                16,
                height - Int(bottom) - 21,
                90,
                21,
                low
            )
        return InterfaceSample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
            <subviews>\(views)</subviews></view></viewController>
            """
        )
    }

    private static func views(_ document: String, on size: Size) throws -> [Rect] {
        let file = InterfaceSample.read(document).framed
        let window = try Window.screen(size, showing: file)
        _ = ScreenRenderer(.svg).render(window)
        return try #require(window.rootViewController?.view.subviews.map(\.frame))
    }

    /// A view keeps its distance from the status bar and from the home indicator on every screen, and what fills the screen fills it.
    @Test(.slow, arguments: screens, screens)
    func whatIsClearOfTheEdgesStaysSo(_ design: Size, _ screen: Size) throws {
        let (old, new) = (try #require(design.screenInsets), try #require(screen.screenInsets))
        let document = Self.document(design, top: old.top + 10, bottom: old.bottom + 8)
        let views = try Self.views(document, on: screen)
        #expect(views[0] == Rect(origin: .zero, size: screen))
        #expect(views[1].minY == new.top + 10, "\(views)")
        #expect(screen.height - views[2].maxY == new.bottom + 8, "\(views)")
    }

    /// What was drawn behind the status bar, or to the edge of the screen, is held by the edge.
    @Test(arguments: screens)
    func whatIsAtTheEdgesStaysThere(_ screen: Size) throws {
        let design = Size(width: 375, height: 667)
        let views = try Self.views(Self.document(design, top: 4, bottom: 0), on: screen)
        #expect(views[1].minY == 4 && views[2].maxY == screen.height, "\(views)")
    }
}
