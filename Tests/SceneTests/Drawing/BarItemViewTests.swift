import Testing

@testable import SceneInterchange
@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// The items of a bar that is a view of its own show what they show on the bar of a stack.
@Suite struct BarItemViewTests {
    /// A document with an item on a bar that is a view, and one with it on a controller's bar.
    private static func documents(_ item: String, _ bar: String) -> [String] {
        let screen = """
            <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            """
        let frame = "<rect key=\"frame\" x=\"0\" y=\"300\" width=\"375\" height=\"44\"/>"
        let side = "<barButtonItem key=\"rightBarButtonItem\" \(item) id=\"i\"/>"
        let content =
            bar == "toolbar"
            ? "<barButtonItem \(item) id=\"i\"/>"
            : "<navigationItem title=\"Bar\" id=\"n\">\(side)</navigationItem>"
        let alone = InterfaceSample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController">\(screen)
            <\(bar) contentMode="scaleToFill" id="t">\(frame)<items>\(content)</items></\(bar)>
            </subviews></view></viewController>
            """
        )
        let inStack = InterfaceSample.storyboard(
            initial: "s1",
            """
            <navigationController id="s1" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="b"/>
            <connections><segue destination="c1" kind="relationship" \
            relationship="rootViewController" id="g"/></connections></navigationController>
            """,
            """
            <viewController id="c1" sceneMemberID="viewController">\(screen)</subviews></view>
            <navigationItem key="navigationItem" title="Bar" id="n">\(side)</navigationItem>
            </viewController>
            """
        )
        return [alone, inStack]
    }

    private static func picture(_ document: String, _ format: SnapshotFormat) -> String {
        let file = InterfaceSample.read(document)
        let player = ScenePlayer(
            Storyboard(format == .svg ? file.framed : file, classes: .standIns),
            size: ScreenSize(canvasOf: file.framed) ?? .phone,
            drawing: format
        )
        return player.map { ScreenRenderer(format).render($0.window) } ?? ""
    }

    /// The words in a picture in points.
    private static func words(in picture: String) -> [String] {
        picture.matches(of: /<text [^>]*>([^<]*)<\/text>/).map { String($0.output.1) }
            .filter { $0 != "Bar" }
    }

    /// The symbols in it, and the boxes of pictures that are not there.
    private static func shapes(in picture: String) -> [String] {
        picture.matches(of: /<path d="([^"]*)" transform=/).map { String($0.output.1) }
            + (picture.contains("l5.28 -7.2l4.32 4.8l3.36 -3.36") ? ["box"] : [])
    }

    private static let items =
        BarButtonItem.SystemItem.allCases.filter { $0 != .flexibleSpace && $0 != .fixedSpace }
        .map { "systemItem=\"\($0.rawValue)\"" } + [
            "title=\"Go\"", "title=\"Go\" style=\"done\"", "image=\"star\" catalog=\"system\"",
            "title=\"Go\" image=\"star\" catalog=\"system\"",
            "title=\"\" image=\"chevron.left\" catalog=\"system\"", "image=\"Logo\"",
            "title=\"Go\" image=\"Logo\"", "",
        ]

    @Test(arguments: items, ["toolbar", "navigationBar"])
    func anItemShowsTheSameOnEachBar(_ item: String, _ bar: String) {
        let documents = Self.documents(item, bar)
        let pictures = documents.map { Self.picture($0, .svg) }
        #expect(Self.words(in: pictures[0]) == Self.words(in: pictures[1]))
        #expect(Self.shapes(in: pictures[0]) == Self.shapes(in: pictures[1]), "\(pictures)")
        let isSeen = !Self.words(in: pictures[0]).isEmpty || !Self.shapes(in: pictures[0]).isEmpty
        #expect(isSeen, "\(pictures[0])")
        // Text has words for all of them.
        let texts = documents.map { document in
            Self.picture(document, .text).split { !$0.isLetter && $0 != "+" && $0 != "." }
                .filter { $0 != "Bar" }.map(String.init)
        }
        #expect(texts[0] == texts[1])
    }

    /// What a document is written as shows the same items.
    @Test(arguments: items) func anItemIsWrittenAsItIsShown(_ item: String) throws {
        let document = Self.documents(item, "toolbar")[0]
        let written = try #require(InterfaceSample.writtenWithFrames(document))
        let read = SceneFile.read(SourceText(name: "a.yaml", text: written))
        #expect(read.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let player = try #require(
            ScenePlayer(
                Storyboard(read, classes: .standIns),
                size: ScreenSize(canvasOf: read) ?? .phone,
                drawing: .svg
            )
        )
        #expect(ScreenRenderer(.svg).render(player.window) == Self.picture(document, .svg))
    }

    /// All items at the sides of a bar are on it, the first at the edge.
    @Test func listsOfItemsAreOnTheBar() {
        let document = Self.documents("", "navigationBar")[0].replacing(
            /<barButtonItem key.*\/>/,
            with: """
                <leftBarButtonItems><barButtonItem title="A" id="a"/>\
                <barButtonItem title="B" id="b"/></leftBarButtonItems>\
                <rightBarButtonItems><barButtonItem title="D" id="d"/>\
                <barButtonItem title="C" id="c"/></rightBarButtonItems>
                """
        )
        let places = Self.picture(document, .svg).matches(
            of: /<text x="([0-9.]+)"[^>]*>([A-D]|Bar)<\/text>/
        )
        let sorted = places.sorted { Double($0.output.1) ?? 0 < Double($1.output.1) ?? 0 }
        #expect(sorted.map(\.output.2) == ["A", "B", "Bar", "C", "D"])
    }
}
