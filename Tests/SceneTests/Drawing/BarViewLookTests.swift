import Testing

@testable import SceneInterchange
@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Bars that are views of their own, in points: what is behind them, and where their items are.
@Suite struct BarViewLookTests {
    private static let bar = "#f9f9f9"
    private static let line = "rgba(60,60,67,0.29)"

    /// A document with a bar and its items.
    private static func document(_ kind: String, y: Int, _ items: String) -> String {
        InterfaceSample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><\(kind) contentMode="scaleToFill" id="t">
            <rect key="frame" x="0" y="\(y)" width="375" height="44"/>
            <items>\(items)</items></\(kind)></subviews></view></viewController>
            """
        )
    }

    private static func picture(_ file: SceneFile, _ format: SnapshotFormat = .svg) -> String {
        let player = ScenePlayer(
            Storyboard(format == .svg ? file.framed : file, classes: .standIns),
            size: ScreenSize(canvasOf: file.framed) ?? .phone,
            drawing: format
        )
        return player.map { ScreenRenderer(format).render($0.window) } ?? ""
    }

    private static func picture(_ document: String) -> String {
        picture(InterfaceSample.read(document))
    }

    private static func title(_ words: String) -> String {
        "<barButtonItem title=\"\(words)\" id=\"\(words)\"/>"
    }

    private static func space(_ width: Int?) -> String {
        let kind = width == nil ? "flexibleSpace" : "fixedSpace"
        return "<barButtonItem systemItem=\"\(kind)\" width=\"\(width ?? 0)\" id=\"\(kind)\"/>"
    }

    /// Where a title begins and ends.
    private static func place(of words: String, in picture: String) throws -> (
        start: Double, end: Double
    ) {
        let matches = picture.matches(
            of: /<text x="([0-9.]+)"[^>]* textLength="([0-9.]+)"[^>]*>([^<]*)/
        )
        let match = try #require(matches.first { $0.3 == words }, "\(picture)")
        let (start, length) = (Double(match.1), Double(match.2))
        return (try #require(start), try #require(start) + #require(length))
    }

    /// A bar is where the document has it, with a line at its top, whatever is on it.
    @Test(arguments: ["toolbar", "tabBar"], [100, 400])
    func aBarHasItsBackgroundAndALineAtItsTop(_ kind: String, _ y: Int) {
        for items in ["", Self.title("Go")] {
            let picture = Self.picture(Self.document(kind, y: y, items))
            let place = "<rect x=\"0\" y=\"\(y)\" width=\"375\""
            #expect(picture.contains("\(place) height=\"44\" fill=\"\(Self.bar)\""), "\(picture)")
            #expect(picture.contains("\(place) height=\"0.33\" fill=\"\(Self.line)\""))
        }
    }

    /// What is pinned to the lower edge of a screen reaches it.
    @Test func aBarNearTheLowerEdgeGoesOnToIt() {
        let picture = Self.picture(Self.document("toolbar", y: 613, ""))
        #expect(picture.contains("y=\"613\" width=\"375\" height=\"54\" fill=\"\(Self.bar)\""))
    }

    /// Items keep away from the ends of the bar, and a fixed space between them is as wide as it says.
    @Test(arguments: [0, 10, 42, 120])
    func itemsHaveTheirPlaces(_ width: Int) throws {
        let items = [
            Self.title("One"), Self.space(width), Self.title("Two"), Self.space(nil),
            Self.title("Three"),
        ]
        let picture = Self.picture(Self.document("toolbar", y: 400, items.joined()))
        let one = try Self.place(of: "One", in: picture)
        let two = try Self.place(of: "Two", in: picture)
        let three = try Self.place(of: "Three", in: picture)
        #expect(abs(one.start - 16) < 1)
        // A row has 8 points between its views.
        #expect(abs(two.start - one.end - 16 - Double(width)) < 1)
        #expect(abs(three.end - (375 - 16)) < 1)
    }

    /// Tabs share the bar.
    @Test func tabsAreEquallyWide() throws {
        let items = ["A", "Longer"].map { "<tabBarItem title=\"\($0)\" id=\"\($0)\"/>" }
        let picture = Self.picture(Self.document("tabBar", y: 400, items.joined()))
        let (a, longer) = (
            try Self.place(of: "A", in: picture), try Self.place(of: "Longer", in: picture)
        )
        #expect(abs(longer.start + longer.end - a.start - a.end - 375) < 9)
    }

    /// What a document is written as draws the same bar.
    @Test(arguments: ["toolbar", "tabBar", "navigationBar"])
    func aWrittenBarLooksTheSame(_ kind: String) throws {
        let items = kind == "toolbar" ? Self.title("Go") + Self.space(12) + Self.title("On") : ""
        let document = Self.document(kind, y: 300, items)
        let written = try #require(InterfaceSample.writtenWithFrames(document))
        let read = SceneFile.read(SourceText(name: "a.yaml", text: written))
        #expect(read.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        #expect(written.contains("bar: \(kind)"))
        #expect(Self.picture(read).contains(Self.bar) == (kind != "navigationBar"))
        #expect(Self.picture(read) == Self.picture(document))
    }

    /// A row of a scene file looks like the bar that it names in points alone.
    @Test(arguments: RowView.Bar.allCases)
    func textShowsNoBar(_ bar: RowView.Bar) {
        func picture(_ bar: RowView.Bar, _ format: SnapshotFormat) -> String {
            let text = """
                scenes:
                  a: {controller: view, view: [{row: {bar: \(bar), views: [{label: {text: Go}}]}}]}
                """
            let file = SceneFile.read(SourceText(name: "a.yaml", text: text))
            return Self.picture(file, format)
        }
        #expect(picture(bar, .text) == picture(.none, .text))
        let isDrawn = bar == .toolbar || bar == .tabBar
        #expect((picture(bar, .svg) == picture(.none, .svg)) == !isDrawn)
    }
}
