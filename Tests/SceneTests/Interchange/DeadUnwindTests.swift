import Testing

@testable import SceneInterchange
@testable import SceneKitLite
@testable import SceneRules
@testable import SceneText

/// Documents with a way back to an action that no controller has, as far as the document says.
@Suite struct DeadUnwindTests {
    /// In UIKit it does nothing: it is told, and the screens are drawn.
    @Test func aDeadUnwindSegueIsToldAndDrawn() throws {
        let segue = #"<segue destination="e1" kind="unwind" unwindAction="close:" id="u1"/>"#
        let button = InterfaceSample.view(
            "button",
            #"buttonType="system" id="b1""#,
            20,
            100,
            80,
            30,
            #"<state key="normal" title="Close"/><connections>\#(segue)</connections>"#
        )
        let document = InterfaceSample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(button)</subviews></view></viewController>
            <exit id="e1" sceneMemberID="exit"/>
            """
        )
        let file = SceneFile.read(SourceText(name: "Main.storyboard", text: document))
        #expect(file.diagnostics.map(\.code.name) == ["unknown-unwind-action"])
        #expect(!file.hasErrors)
        let window = try Window.screen(Size(width: 375, height: 667), showing: file)
        #expect(ScreenRenderer(.svg).render(window).contains(">Close</text>"))
    }
}
