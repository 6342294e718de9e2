import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Cells of collection views, in files of their own and in storyboards.
@Suite struct CollectionCellTests {
    private static let cell = """
        <collectionViewCell contentMode="center" reuseIdentifier="Photo" id="cc1">
        <rect key="frame" x="10" y="40" width="200" height="100"/>
        <view key="contentView" contentMode="center"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>\(InterfaceSample.view("label", "text=\"Hello\" id=\"l1\"", 16, 10, 100, 21))</subviews>
        </view></collectionViewCell>
        """

    private static func lines(_ document: String) throws -> String {
        let file = InterfaceSample.read(document)
        #expect(file.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let framed = try Window.screen(Size(width: 375, height: 667), showing: file.framed)
        #expect(ScreenRenderer(.svg).render(framed).contains(">Hello</text>"))
        return try #require(InterfaceSample.writtenWithFrames(document))
    }

    /// What is in a cell is drawn, and written.
    @Test func theContentOfACellIsDrawn() throws {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(Self.cell)</objects></document>
            """
        #expect(try Self.lines(xib).contains("text: Hello"))
    }

    /// The cells of a collection view are where the document has them.
    @Test func theCellsOfACollectionViewAreDrawn() throws {
        let storyboard = InterfaceSample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><collectionView contentMode="scaleToFill" dataMode="prototypes" id="cv1">
            <rect key="frame" x="0" y="100" width="375" height="567"/>
            <cells>\(Self.cell)</cells></collectionView></subviews></view></viewController>
            """
        )
        #expect(try Self.lines(storyboard).contains("frame: [10, 40, 200, 100]"))
    }
}
