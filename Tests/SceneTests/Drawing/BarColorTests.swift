import Testing

@testable import SceneInterchange
@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// The colours of bars around screens, in scene files and in documents.
@Suite struct BarColorTests {
    private static func scene(_ navigation: String, tabs: String = "") -> String {
        """
        initial: tabs
        scenes:
          tabs: {controller: tabs, tabs: [stack, other]\(tabs)}
          stack: {controller: navigation, root: list\(navigation)}
          list: {controller: view, title: Inbox, rightItem: {title: Go}}
          other: {controller: view, title: Other}
        """
    }

    private static func picture(_ file: SceneFile, _ format: SnapshotFormat = .svg) -> String {
        guard let phone = ScreenSize(device: "iphone-15") else { return "" }
        let player = ScenePlayer(
            Storyboard(format == .svg ? file.framed : file, classes: .standIns),
            size: phone,
            drawing: format
        )
        return player.map { ScreenRenderer(format).render($0.window) } ?? ""
    }

    private static func picture(_ text: String, _ format: SnapshotFormat = .svg) -> String {
        picture(SceneFile.read(SourceText(name: "a.yaml", text: text)), format)
    }

    private static func fill(of words: String, in picture: String) -> String? {
        picture.matches(of: /<text [^>]*fill="([^"]*)"[^>]*>([^<]*)</)
            .first { $0.2 == words }.map { String($0.1) }
    }

    @Test func eachPartOfABarHasItsColor() {
        let picture = Self.picture(
            Self.scene(
                ", barTintColor: \"#112233\", tintColor: \"#445566\", titleColor: \"#778899\"",
                tabs: ", barTintColor: \"#AABBCC\", tintColor: \"#DDEEFF\""
            )
        )
        #expect(picture.contains("height=\"103\" fill=\"#112233\""), "behind the clock, too")
        #expect(Self.fill(of: "Inbox", in: picture) == "#778899")
        #expect(Self.fill(of: "Go", in: picture) == "#445566")
        #expect(picture.contains("fill=\"#aabbcc\""))
        #expect(Self.fill(of: "Other", in: picture) == "#8e8e93")
    }

    @Test func whatIsOnADarkBarIsLight() {
        let dark = Self.picture(Self.scene(", barStyle: black"))
        #expect(Self.fill(of: "Inbox", in: dark) == "#ffffff")
        #expect(Self.fill(of: "9:41", in: dark) == "#ffffff")
        let light = Self.picture(Self.scene(""))
        #expect(Self.fill(of: "Inbox", in: light) == "#000000")
        #expect(Self.fill(of: "9:41", in: light) == "#000000")
    }

    @Test func textHasNoColorsForBars() {
        let colors =
            ", barStyle: black, barTintColor: systemRed, tintColor: systemBlue, titleColor: white"
        let plain = Self.picture(Self.scene(""), .text)
        #expect(Self.picture(Self.scene(colors), .text) == plain)
    }

    /// A document says the same as the scene file that it becomes.
    @Test(arguments: [
        ("", "<color key=\"barTintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"),
        ("barStyle=\"black\"", ""), ("barStyle=\"blackOpaque\"", ""),
        ("", "<color key=\"tintColor\" white=\"0.5\" alpha=\"1\"/>"),
        (
            "",
            "<textAttributes key=\"titleTextAttributes\"><color key=\"textColor\" red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\"/></textAttributes>"
        ),
    ])
    func documentsHaveTheColorsOfBars(_ attribute: String, _ part: String) throws {
        func document(_ attribute: String, _ part: String) -> String {
            InterfaceSample.storyboard(
                """
                <navigationController id="c1" sceneMemberID="viewController">
                <navigationBar key="navigationBar" \(attribute) id="b">\(part)</navigationBar>
                <connections><segue destination="c2" kind="relationship" relationship="rootViewController" id="s"/></connections>
                </navigationController>
                """,
                """
                <viewController id="c2" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v"/>
                <navigationItem key="navigationItem" title="Inbox" id="n">
                <barButtonItem key="rightBarButtonItem" title="Go" id="g"/></navigationItem>
                </viewController>
                """
            )
        }
        let colored = document(attribute, part)
        let picture = Self.picture(InterfaceSample.read(colored))
        #expect(picture != Self.picture(InterfaceSample.read(document("", ""))))
        #expect(Self.picture(try #require(InterfaceSample.writtenWithFrames(colored))) == picture)
    }

    @Test(arguments: ["barStyle=\"black\"", "barStyle=\"blackTranslucent\""])
    func aDarkBarThatIsAViewIsDark(_ attribute: String) {
        let document = InterfaceSample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><navigationBar contentMode="scaleToFill" \(attribute) id="t">
            <rect key="frame" x="0" y="100" width="375" height="44"/>
            <items><navigationItem title="News" id="n"/></items></navigationBar></subviews>
            </view></viewController>
            """
        )
        let picture = Self.picture(InterfaceSample.read(document))
        #expect(picture.contains("width=\"375\" height=\"44\" fill=\"#171717\""))
        #expect(Self.fill(of: "News", in: picture) == "#ffffff")
    }
}
