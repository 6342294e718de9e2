import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// What is beyond the edges of the view that it is in: it shows, unless that view clips.
@Suite struct ClippingTests {
    /// A box of 100 × 40 points, and in it a label whose lower half is below it.
    private static func document(_ attributes: String = "") -> String {
        let label = InterfaceSample.view("label", "text=\"Below\" id=\"l1\"", 0, 30, 100, 21)
        let box = InterfaceSample.view(
            "view",
            "id=\"b1\" \(attributes)",
            40,
            200,
            100,
            40,
            "<subviews>\(label)</subviews>"
        )
        return InterfaceSample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController"><view key="view" id="v1">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(box)</subviews></view></viewController>
            """
        )
    }

    private static func picture(_ file: SceneFile) throws -> String {
        #expect(file.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let framed = file.framed
        let storyboard = Storyboard(framed, classes: .standIns)
        let size = try #require(ScreenSize(canvasOf: framed, scene: storyboard.initialIdentifier))
        let player = try #require(ScenePlayer(storyboard, size: size, drawing: .svg))
        return ScreenRenderer(.svg).render(player.window)
    }

    @Test func aViewShowsWhatIsBeyondItUnlessItClips() throws {
        for attributes in ["", "clipsSubviews=\"NO\""] {
            let picture = try Self.picture(InterfaceSample.read(Self.document(attributes)))
            #expect(picture.contains("Below"), "\(picture)")
            #expect(!picture.contains("clip-path"), "\(picture)")
        }
        let clipped = try Self.picture(
            InterfaceSample.read(Self.document("clipsSubviews=\"YES\""))
        )
        #expect(
            clipped.contains("<rect x=\"40\" y=\"230\" width=\"100\" height=\"10\"/></clipPath>")
        )
        #expect(clipped.contains("clip-path"), "\(clipped)")
    }

    @Test func aConvertedDocumentClipsWhereTheDocumentDoes() throws {
        for (attributes, clips) in [("", false), ("clipsSubviews=\"YES\"", true)] {
            let document = Self.document(attributes)
            let text = try #require(InterfaceSample.writtenWithFrames(document))
            #expect(text.contains("clipsToBounds: true") == clips, "\(text)")
            let written = SceneFile.read(SourceText(name: "main.yaml", text: text))
            let drawn = try Self.picture(InterfaceSample.read(document))
            #expect(try Self.picture(written) == drawn)
        }
    }

    @Test func whatScrollsClipsByItself() {
        #expect(ScrollView().clipsToBounds)
        #expect(TableView(frame: .zero, style: .grouped).clipsToBounds)
        #expect(!View().clipsToBounds)
    }
}
