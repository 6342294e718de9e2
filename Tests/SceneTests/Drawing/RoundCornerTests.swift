import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Round corners, which documents give to layers by key paths.
@Suite struct RoundCornerTests {
    /// A view at 40, 200 of 100 × 40 points with corners, and what is in it.
    private static func document(
        _ kind: String = "view",
        _ attributes: String = "",
        radius: String = "12",
        path: String = "layer.cornerRadius",
        more: String = "",
        inside: String = ""
    ) -> String {
        let box = InterfaceSample.view(
            kind,
            "id=\"b1\" \(attributes)",
            40,
            200,
            100,
            40,
            """
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="\(path)">
            <real key="value" value="\(radius)"/></userDefinedRuntimeAttribute>
            \(more)</userDefinedRuntimeAttributes>\(inside)
            """
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

    private static let place = "x=\"40\" y=\"200\" width=\"100\" height=\"40\""
    private static let label = InterfaceSample.view(
        "label",
        "text=\"Inside\" id=\"l1\"",
        0,
        0,
        90,
        21
    )

    @Test(arguments: [("12", "12"), ("50", "20"), ("-3", nil), ("0", nil), ("nan", nil)])
    func aColorHasTheCornersOfItsView(_ said: String, _ drawn: String?) throws {
        for path in ["layer.cornerRadius", "cornerRadius"] {
            let document = Self.document(radius: said, path: path)
            let picture = try Self.picture(InterfaceSample.read(document))
            let corners = drawn.map { " rx=\"\($0)\"" } ?? ""
            #expect(
                picture.contains("<rect \(Self.place)\(corners) fill=\"#ff0000\"/>"),
                "\(picture)"
            )
            #expect(!picture.contains("clip-path"))
        }
    }

    private static func width(_ width: String, at path: String) -> String {
        """
        <userDefinedRuntimeAttribute type="number" keyPath="\(path)">
        <real key="value" value="\(width)"/></userDefinedRuntimeAttribute>
        """
    }

    /// As in UIKit, where a layer does not take the colours of Interface Builder, and stays black.
    @Test(
        arguments: ["borderColor", "layer.borderUIColor", "layer.borderColor", nil],
        ["layer.borderWidth", "borderWidth"]
    )
    func aBorderIsWithinTheEdgesAndOverTheContent(_ colorPath: String?, _ path: String) throws {
        let color = colorPath.map {
            """
            <userDefinedRuntimeAttribute type="color" keyPath="\($0)"><color key="value" red="0" \
            green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </userDefinedRuntimeAttribute>
            """
        }
        let isTaken = colorPath != nil && colorPath != "layer.borderColor"
        for (said, place, corners) in [
            ("2", "x=\"41\" y=\"201\" width=\"98\" height=\"38\"", "11"),
            ("6", "x=\"43\" y=\"203\" width=\"94\" height=\"34\"", "9"),
            ("99", "x=\"50\" y=\"210\" width=\"80\" height=\"20\"", "2"),
        ] {
            let document = Self.document(
                more: Self.width(said, at: path) + (color ?? ""),
                inside: "<subviews>\(Self.label)</subviews>"
            )
            let picture = try Self.picture(InterfaceSample.read(document))
            let stroke = isTaken ? "#0000ff" : "#000000"
            let drawn = said == "99" ? "20" : said
            let border =
                "<rect \(place) rx=\"\(corners)\" fill=\"none\" stroke=\"\(stroke)\" stroke-width=\"\(drawn)\"/>"
            let found = try #require(picture.firstRange(of: border), "\(picture)")
            let text = try #require(picture.firstRange(of: ">Inside<"))
            #expect(text.upperBound < found.lowerBound)
        }
    }

    @Test(arguments: ["0", "-1", "nan"])
    func aWidthOfNothingIsNoBorder(_ width: String) throws {
        let document = Self.document(more: Self.width(width, at: "layer.borderWidth"))
        let plain = try Self.picture(InterfaceSample.read(Self.document()))
        #expect(try Self.picture(InterfaceSample.read(document)) == plain)
    }

    /// What is in a view shows beyond its corners, as it shows beyond its edges, unless the view clips.
    @Test func whatIsInAViewIsCutWhereItClips() throws {
        let inside = "<subviews>\(Self.label)</subviews>"
        let open = try Self.picture(InterfaceSample.read(Self.document(inside: inside)))
        #expect(open.contains("<rect \(Self.place) rx=\"12\" fill=\"#ff0000\"/>"), "\(open)")
        #expect(!open.contains("clip-path"))
        let document = Self.document("view", "clipsSubviews=\"YES\"", inside: inside)
        let cut = try Self.picture(InterfaceSample.read(document))
        #expect(cut.contains("<rect \(Self.place) rx=\"12\"/></clipPath>"), "\(cut)")
        #expect(cut.matches(of: /<g clip-path/).count == 1)
        #expect(cut.matches(of: /<title>Inside/).count == 1)
    }

    /// The colour of a label is a part of what it shows.
    @Test func aLabelHasCornersOnlyIfItClips() throws {
        for (attributes, corners) in [("", ""), ("clipsSubviews=\"YES\"", " rx=\"12\"")] {
            let document = Self.document("label", "text=\"Badge\" \(attributes)")
            let picture = try Self.picture(InterfaceSample.read(document))
            #expect(
                picture.contains("<rect \(Self.place)\(corners) fill=\"#ff0000\"/>"),
                "\(picture)"
            )
        }
    }

    /// The box of a picture that is not there has the corners that the picture would have.
    @Test func aPictureHasTheCornersOfItsView() throws {
        for (attributes, radius) in [("", "4"), ("clipsSubviews=\"YES\"", "12")] {
            let document = Self.document("imageView", "image=\"face\" \(attributes)")
            let picture = try Self.picture(InterfaceSample.read(document))
            #expect(picture.contains("height=\"39\" rx=\"\(radius)\" fill=\"none\""), "\(picture)")
        }
    }

    @Test func aConvertedDocumentHasTheCornersOfTheDocument() throws {
        for kind in ["view", "label", "imageView"] {
            for attributes in ["", "clipsSubviews=\"YES\""] {
                let words =
                    kind == "label" ? "text=\"Badge\"" : kind == "imageView" ? "image=\"i\"" : ""
                let document = Self.document(kind, "\(words) \(attributes)")
                let text = try #require(InterfaceSample.writtenWithFrames(document))
                let written = SceneFile.read(SourceText(name: "main.yaml", text: text))
                let drawn = try Self.picture(InterfaceSample.read(document))
                #expect(try Self.picture(written) == drawn)
            }
        }
    }

    /// Text has no corners.
    @Test func aPictureOfCharactersIsAsWithoutCorners() throws {
        let round = InterfaceSample.read(Self.document("view", "clipsSubviews=\"YES\""))
        let plain = InterfaceSample.read(
            Self.document("view", "clipsSubviews=\"YES\"", path: "other")
        )
        func text(_ file: SceneFile) throws -> String {
            let player = try #require(ScenePlayer(Storyboard(file, classes: .standIns)))
            return ScreenRenderer(.text).render(player.window)
        }
        #expect(try text(round) == text(plain))
    }
}
