import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneText

/// Controllers whose view is a collection view, in stacks.
@Suite struct CollectionControllerTests {
    /// The first cell is below the bar by what the document has above it, with a large title too.
    @Test(arguments: [false, true])
    func cellsBeginBelowTheBar(_ isLarge: Bool) throws {
        let cell = """
            <collectionViewCell opaque="NO" contentMode="center" reuseIdentifier="A" id="i1">
            <rect key="frame" x="20" y="12" width="150" height="90"/>
            <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/></collectionViewCell>
            """
        let document = InterfaceSample.storyboard(
            initial: "n1",
            """
            <collectionViewController id="c1" sceneMemberID="viewController">
            <collectionView key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <cells>\(cell)</cells></collectionView>
            <navigationItem key="navigationItem" title="Cells" id="t1"/></collectionViewController>
            """,
            """
            <navigationController id="n1" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="b1" \
            \(isLarge ? #"largeTitles="YES""# : "")/>
            <connections><segue destination="c1" kind="relationship" \
            relationship="rootViewController" id="g1"/></connections></navigationController>
            """
        )
        let file = SceneFile.read(SourceText(name: "Main.storyboard", text: document))
        let window = try Window.screen(Size(width: 375, height: 667), showing: file.framed)
        let picture = ScreenRenderer(.svg).render(window)
        // The status bar, the bar, and the line of the large title.
        let bottom = 20 + 44 + (isLarge ? 52 : 0)
        #expect(
            picture.contains(
                "<rect x=\"20\" y=\"\(bottom + 12)\" width=\"150\" height=\"90\" fill=\"#0000ff\"/>"
            ),
            "\(picture)"
        )
    }
}
