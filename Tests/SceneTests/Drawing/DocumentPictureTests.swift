import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Pictures in points of documents: what is where Interface Builder has it.
@Suite struct DocumentPictureTests {
    private static func picture(_ objects: String, isXib: Bool = false, on device: Device? = nil)
        throws -> String
    {
        let type = isXib ? "XIB" : "Storyboard.XIB"
        let root = isXib ? "" : " initialViewController=\"r\""
        let content =
            isXib
            ? "<objects>\(objects)</objects>"
            : "<scenes>\(objects)</scenes>"
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0"\(root)>
                <device id="retina4_7"/>
                \(content)
            </document>
            """
        let file = SceneFile.read(SourceText(name: "a.storyboard", text: document))
        #expect(file.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let framed = file.framed
        let storyboard = Storyboard(framed, classes: .standIns)
        let scene = storyboard.initialIdentifier
        let canvas = ScreenSize(canvasOf: framed, scene: scene)
        let size = try #require(device.map { ScreenSize($0) } ?? canvas)
        let player = try #require(ScenePlayer(storyboard, size: size, drawing: .svg))
        return ScreenRenderer(.svg).render(player.window)
    }

    private static func label(_ text: String, x: Int, y: Int) -> String {
        """
        <label text="\(text)" id="\(text)">
            <rect key="frame" x="\(x)" y="\(y)" width="120" height="21"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """
    }

    private static func screen(_ id: String, _ views: String, colour: String = "") -> String {
        """
        <scene sceneID="s\(id)"><objects><viewController id="\(id)">
            <view key="view" id="v\(id)">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>\(views)</subviews>\(colour)
            </view>
            <navigationItem key="navigationItem" title="Bar" id="n\(id)"/>
        </viewController></objects></scene>
        """
    }

    /// A navigation controller that shows the screen 'a'.
    private static let stack = """
        <scene sceneID="s"><objects><navigationController id="r">
            <connections>
                <segue destination="a" kind="relationship" relationship="rootViewController" id="q"/>
            </connections>
        </navigationController></objects></scene>
        """

    @Test func framesAreKept() throws {
        let views = Self.label("Left", x: 40, y: 120) + Self.label("Right", x: 200, y: 125)
        let picture = try Self.picture(Self.screen("r", views))
        #expect(picture.contains("<text x=\"40\" y=\"136.54\""), "\(picture)")
        #expect(picture.contains("<text x=\"200\" y=\"141.54\""), "\(picture)")
    }

    @Test func framesAreCountedFromTheTopOfTheScreenBelowABar() throws {
        let picture = try Self.picture(
            Self.stack + Self.screen("a", Self.label("Left", x: 40, y: 120))
        )
        #expect(picture.contains("<text x=\"40\" y=\"136.54\""), "\(picture)")
        // The title is between the status bar and the screen's 64th point.
        #expect(picture.contains("y=\"47.88\" font-size=\"17\" font-weight=\"600\""), "\(picture)")
    }

    /// UIKit insets what scrolls, whichever of the subviews it is.
    @Test(arguments: [true, false])
    func rowsBeginBelowABar(_ isFirst: Bool) throws {
        let table = """
            <tableView style="plain" rowHeight="44" id="t">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <prototypes><tableViewCell style="IBUITableViewCellStyleDefault" \
            reuseIdentifier="Row" textLabel="Row" id="k">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                    <tableViewCellContentView key="contentView" tableViewCell="k" id="w">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                        <subviews>\(Self.label("Row", x: 16, y: 0))</subviews>
                    </tableViewCellContentView>
                </tableViewCell></prototypes>
            </tableView>
            """
        let label = Self.label("Below", x: 40, y: 400)
        let picture = try Self.picture(
            Self.stack + Self.screen("a", isFirst ? table + label : label + table)
        )
        let row = try #require(picture.firstMatch(of: /y="([0-9.]+)"[^>]*>Row</))
        let baseline = try #require(Double(row.1))
        #expect(baseline > 64 && baseline < 64 + 44, "\(picture)")
    }

    /// What is said of the content of a cell moves nothing in it.
    @Test(arguments: [
        "", "userInteractionEnabled=\"NO\"", "alpha=\"0.5\"", "tag=\"3\"", "opaque=\"NO\"",
    ])
    func contentOfACellIsWhereItWasDrawn(_ attribute: String) throws {
        let cell = """
            <tableView style="plain" rowHeight="44" id="t">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <prototypes><tableViewCell reuseIdentifier="Row" id="k">
                    <rect key="frame" x="0.0" y="28" width="375" height="44"/>
                    <tableViewCellContentView key="contentView" \(attribute) tableViewCell="k" id="w">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                        <subviews>\(Self.label("Level", x: 20, y: 11))</subviews>
                    </tableViewCellContentView>
                </tableViewCell></prototypes>
            </tableView>
            """
        let picture = try Self.picture(Self.stack + Self.screen("a", cell))
        // The row begins below bars of 64 points, and the label is 21 points high.
        let text = try #require(
            picture.firstMatch(of: /x="20" y="([0-9.]+)"[^>]*>Level</),
            "\(picture)"
        )
        let baseline = try #require(Double(text.1))
        #expect(baseline > 64 + 11 && baseline < 64 + 32, "\(picture)")
        #expect(!picture.contains("clip-path"), "\(picture)")
    }

    /// A view without a size of its own has that of its frame among others.
    @Test(arguments: ["fill", "fillEqually", "fillProportionally"], ["vertical", "horizontal"])
    func aViewWithViewsKeepsItsPlaceInAStack(_ distribution: String, _ axis: String) throws {
        let isColumn = axis == "vertical"
        let views = """
            <stackView axis="\(axis)" distribution="\(distribution)" spacing="10" id="k">
                <rect key="frame" x="10" y="110" width="300" height="125"/>
                <subviews>\(Self.label("Head", x: 0, y: 0))
                    <view id="w">
                        <rect key="frame" x="\(isColumn ? 0 : 155)" y="\(isColumn ? 67.5 : 0)" \
            width="\(isColumn ? 300 : 145)" height="\(isColumn ? 57.5 : 125)"/>
                        <subviews>\(Self.label("Name", x: 0, y: 8))</subviews>
                    </view>
                </subviews>
            </stackView>
            """
        let picture = try Self.picture(Self.screen("r", views))
        #expect(picture.contains(">Head</text>"), "\(picture)")
        #expect(picture.contains(">Name</text>"), "\(picture)")
    }

    @Test func theColourOfAScreenIsBehindTheStatusBar() throws {
        let colour = """
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
            """
        let picture = try Self.picture(Self.screen("r", "", colour: colour))
        #expect(
            picture.contains(
                "<rect x=\"0\" y=\"0\" width=\"375\" height=\"667\" fill=\"#ff0000\"/>"
            ),
            "\(picture)"
        )
    }

    /// On a screen of another size, what is pinned to a side stays at it.
    @Test func constraintsHoldOnOtherScreens() throws {
        let constraints = """
            <constraints>
                <constraint firstAttribute="trailing" secondItem="Side" secondAttribute="trailing" \
            constant="15" id="k1"/>
                <constraint firstAttribute="bottom" secondItem="Side" secondAttribute="bottom" \
            constant="20" id="k2"/>
            </constraints>
            """
        let screen = Self.screen("r", Self.label("Side", x: 240, y: 626), colour: constraints)
        let usual = try Self.picture(screen)
        #expect(usual.contains("<text x=\"240\" y=\"642.54\""), "\(usual)")
        // 55 points narrower and 99 less high.
        let small = try Self.picture(screen, on: .iPhoneSE)
        #expect(small.contains("<text x=\"185\" y=\"543.54\""), "\(small)")
    }

    @Test func aViewOfAFileIsAsLargeAsItIsAndHasNoStatusBar() throws {
        let view = """
            <view contentMode="scaleToFill" id="v">
                <rect key="frame" x="0.0" y="0.0" width="200" height="50"/>
                <subviews>\(Self.label("Left", x: 40, y: 10))</subviews>
            </view>
            """
        let picture = try Self.picture(view, isXib: true)
        #expect(picture.contains("width=\"200\" height=\"50\" viewBox"), "\(picture)")
        #expect(picture.contains("<text x=\"40\" y=\"26.54\""), "\(picture)")
        #expect(!picture.contains("9:41"))
    }

    @Test func aCellIsAsHighAsItsContent() throws {
        let table = """
            <scene sceneID="s"><objects><tableViewController id="r">
                <tableView key="view" dataMode="static" style="plain" id="t">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <sections><tableViewSection id="u"><cells>
                        <tableViewCell id="c1">
                            <rect key="frame" x="0.0" y="28" width="375" height="44"/>
                            <tableViewCellContentView key="contentView" tableViewCell="c1" id="d1">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="43.5"/>
                                <subviews>\(Self.label("One", x: 16, y: 11))</subviews>
                            </tableViewCellContentView>
                        </tableViewCell>
                        <tableViewCell id="c2">
                            <rect key="frame" x="0.0" y="72" width="375" height="44"/>
                            <tableViewCellContentView key="contentView" tableViewCell="c2" id="d2">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="43.5"/>
                                <subviews>\(Self.label("Two", x: 16, y: 11))</subviews>
                            </tableViewCellContentView>
                        </tableViewCell>
                    </cells></tableViewSection></sections>
                </tableView>
            </tableViewController></objects></scene>
            """
        let baselines = try Self.picture(table).matches(of: /<text x="16" y="([0-9.]+)"/)
            .compactMap { Double($0.output.1) }
        try #require(baselines.count == 2)
        #expect(abs(baselines[1] - baselines[0] - 44) < 0.5, "\(baselines)")
    }
}
