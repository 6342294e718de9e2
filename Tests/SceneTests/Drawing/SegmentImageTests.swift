import Testing

@testable import SceneInterchange
@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Segments that show a picture in place of a title.
@Suite struct SegmentImageTests {
    private static func document(_ segments: String) -> String {
        InterfaceSample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <segmentedControl selectedSegmentIndex="0" id="s">
            <rect key="frame" x="16" y="360" width="343" height="32"/>
            <segments>\(segments)</segments></segmentedControl></subviews></view></viewController>
            """
        )
    }

    private static func picture(_ file: SceneFile, _ format: SnapshotFormat) -> String {
        let player = ScenePlayer(
            Storyboard(format == .svg ? file.framed : file, classes: .standIns),
            size: ScreenSize(canvasOf: file.framed) ?? .phone,
            drawing: format
        )
        return player.map { ScreenRenderer(format).render($0.window) } ?? ""
    }

    /// The picture of a segment is drawn, whether it has an empty title or none; its name is not.
    @Test(arguments: ["title=\"\"", ""]) func aSegmentShowsItsPicture(_ title: String) throws {
        let document = Self.document(
            """
            <segment \(title) image="star" catalog="system"/><segment \(title) image="Logo"/>
            <segment title="Two"/>
            """
        )
        let picture = Self.picture(InterfaceSample.read(document), .svg)
        let shape = try #require(SymbolShapes.shape("star"))
        #expect(picture.contains(shape.path))
        // The box of a picture that is not there, in the middle of its segment.
        #expect(picture.contains("<rect x=\"176\" y=\"364.5\" width=\"23\" height=\"23\""))
        #expect(picture.contains(">Two<") && !picture.contains(">star<"))
        #expect(!picture.contains(">Logo<"))
        let text = Self.picture(InterfaceSample.read(document), .text)
        #expect(text.contains("▐ ▣ ▌ ▣ │ Two"), "\(text)")
        let written = try #require(InterfaceSample.writtenWithFrames(document))
        #expect(written.contains("images: [star, Logo, \"\"]"), "\(written)")
        let read = SceneFile.read(SourceText(name: "a.yaml", text: written))
        #expect(Self.picture(read, .svg) == picture)
    }

    /// Segments without pictures say none.
    @Test func titlesAloneAreWrittenAlone() throws {
        let document = Self.document("<segment title=\"One\"/><segment title=\"Two\"/>")
        let written = try #require(InterfaceSample.writtenWithFrames(document))
        #expect(!written.contains("images"))
    }

    /// A title is shown in place of a picture, and a picture is spoken by its name.
    @Test func aPictureStandsForATitle() {
        let control = SegmentedControl()
        control.segments = ["One", "", ""]
        control.images = ["one", "two"]
        control.selectedSegmentIndex = 1
        #expect(control.spokenElements()?.map(\.label) == ["One", "two", ""])
        #expect(control.imageForSegment(at: 0) == "one")
        #expect([-1, 2, 3].allSatisfy { control.imageForSegment(at: $0) == nil })
        let shown: [Widget.Segment] = [
            .init(title: "One"), .init(image: "two"), .init(),
        ]
        #expect(control.widget == .segments(shown, chosen: 1))
    }
}
