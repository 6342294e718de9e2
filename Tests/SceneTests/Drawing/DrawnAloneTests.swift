import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// What was drawn smaller than a screen, on a device.
@Suite struct DrawnAloneTests {
    private static func xib(_ width: Int, _ height: Int) -> String {
        let label = InterfaceSample.view("label", "text=\"Name\" id=\"l1\"", 8, 8, 100, 21)
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <device id="retina4_7"/><objects>
            \(InterfaceSample.view("view", "id=\"v1\"", 0, 0, width, height, "<subviews>\(label)</subviews>"))
            </objects></document>
            """
    }

    private static func size(_ document: String, on device: String) throws -> Size {
        let file = InterfaceSample.read(document).framed
        let scene = Storyboard(file, classes: .standIns).initialIdentifier
        return try #require(ScreenSize(device: device)).around(scene, of: file).points
    }

    /// A cell or a header is as high as it was drawn, and as wide as the screen where it was as wide as one.
    @Test func whatIsSmallerThanAScreenIsDrawnByItself() throws {
        #expect(try Self.size(Self.xib(100, 120), on: "iphone-14") == Size(width: 100, height: 120))
        #expect(try Self.size(Self.xib(252, 400), on: "ipad") == Size(width: 252, height: 400))
        #expect(try Self.size(Self.xib(375, 60), on: "iphone-14") == Size(width: 390, height: 60))
        #expect(try Self.size(Self.xib(414, 60), on: "iphone-se") == Size(width: 320, height: 60))
    }

    /// A screen without its bars is one still, upright and on its side.
    @Test(arguments: [(375, 667), (320, 460), (320, 367), (414, 896), (480, 268), (768, 1024)])
    func aScreenIsDrawnAsAScreen(_ width: Int, _ height: Int) throws {
        #expect(
            try Self.size(Self.xib(width, height), on: "iphone-14") == Size(width: 390, height: 844)
        )
    }

    /// What is in a container is on its screen, however small it was drawn.
    @Test func whatIsInAContainerFillsItsScreen() throws {
        let document = InterfaceSample.storyboard(
            initial: "n1",
            """
            <navigationController id="n1"><connections>
            <segue destination="c1" kind="relationship" relationship="rootViewController" id="g1"/>
            </connections></navigationController>
            """,
            """
            <viewController id="c1" storyboardIdentifier="small"><view key="view" id="v1">
            <rect key="frame" x="0" y="0" width="300" height="100"/></view></viewController>
            """
        )
        let file = InterfaceSample.read(document).framed
        let device = try #require(ScreenSize(device: "iphone-14"))
        #expect(device.around("small", of: file) == device)
    }

    /// Its picture has no clock.
    @Test func aPieceHasNoStatusBar() throws {
        for (height, hasClock) in [(60, false), (667, true)] {
            let file = InterfaceSample.read(Self.xib(375, height)).framed
            let storyboard = Storyboard(file, classes: .standIns)
            let scene = storyboard.initialIdentifier
            let size = try #require(ScreenSize(device: "iphone-14")).around(scene, of: file)
            let player = try #require(ScenePlayer(storyboard, size: size, drawing: .svg))
            #expect(ScreenRenderer(.svg).render(player.window).contains("9:41") == hasClock)
        }
    }
}
