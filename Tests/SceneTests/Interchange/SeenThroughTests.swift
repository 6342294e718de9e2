import SceneKitLite
import Testing

@testable import SceneInterchange
@testable import SceneRules
@testable import SceneText

/// What is behind a view in a document shows, unless the view covers it.
@Suite struct SeenThroughTests {
    static let kinds = [
        "tableView", "textView", "view", "scrollView", "collectionView", "imageView", "mapView",
    ]

    /// The picture of a file in which a view is in front of a button.
    private func picture(_ kind: String, _ attributes: String, _ content: String = "") throws
        -> String
    {
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view contentMode="scaleToFill" id="v">
            <rect key="frame" x="0" y="0" width="320" height="300"/>
            <subviews>
            <button contentMode="scaleToFill" buttonType="system" id="b">
            <rect key="frame" x="20" y="100" width="200" height="30"/>
            <state key="normal" title="Start"/>
            </button>
            \(InterfaceSample.view(kind, "\(attributes) id=\"t\"", 0, 50, 320, 200, content))
            </subviews>
            </view>
            </objects></document>
            """
        let storyboard = Storyboard(InterfaceSample.read(document), classes: .standIns)
        let size = ScreenSize(columns: 40, lines: 20)
        let player = try #require(ScenePlayer(storyboard, size: size))
        return ScreenRenderer(.text).render(player.window)
    }

    private func color(alpha: String) -> String {
        "<color key=\"backgroundColor\" white=\"1\" alpha=\"\(alpha)\" colorSpace=\"calibratedWhite\"/>"
    }

    @Test(arguments: kinds, ["hidden=\"YES\"", "alpha=\"0.0\"", "alpha=\"0.5\""])
    func aViewThatIsNotSeenCoversNothing(_ kind: String, _ attribute: String) throws {
        let picture = try picture(kind, attribute, color(alpha: "1"))
        #expect(picture.contains("Start"), "\(picture)")
    }

    @Test(arguments: kinds) func aClearViewCoversNothing(_ kind: String) throws {
        let picture = try picture(kind, "", color(alpha: "0"))
        #expect(picture.contains("Start"), "\(picture)")
    }

    @Test(arguments: ["tableView", "textView"])
    func anOpaqueViewCoversWhatIsBehindIt(_ kind: String) throws {
        let picture = try picture(kind, "", color(alpha: "1"))
        #expect(!picture.contains("Start"), "\(picture)")
    }
}
