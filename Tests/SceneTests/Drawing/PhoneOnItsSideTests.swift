import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// A phone on its side: the camera and the round corners take 47 points at either side, and bars are lower.
@Suite struct PhoneOnItsSideTests {
    private static let screens = """
        initial: tabs
        scenes:
          tabs: {controller: tabs, tabs: [stack, form]}
          stack: {controller: navigation, root: list, prefersLargeTitles: true, toolbarHidden: false}
          list:
            controller: table
            title: Fruit
            tabBarItem: {title: List, image: house}
            toolbarItems: [{title: Tool}, flexibleSpace]
            rightItem: {title: Add}
            table:
              style: STYLE
              index: [A]
              sections:
                - header: Head
                  footer: Foot
                  cells: [{style: value1, text: Row, detail: Note, accessory: disclosureIndicator}, {text: Next}]
          form: {controller: view, title: Form, view: [{label: Name}, spacer]}

        """

    /// The screen of a device, upright or on its side.
    private static func picture(
        _ text: String,
        on device: Device,
        _ steps: [String]
    ) throws -> String {
        let file = SceneFile.read(SourceText(name: "a.yaml", text: text))
        #expect(file.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let player = try #require(
            ScenePlayer(Storyboard(file), size: ScreenSize(device), drawing: .svg)
        )
        for step in steps { #expect(player.play(step).map(\.message) == []) }
        return ScreenRenderer(.svg).render(player.window)
    }

    /// Where each text of a picture begins and ends.
    private static func spans(_ picture: String) -> [(text: String, from: Double, to: Double)] {
        let pattern = /<text x="([-0-9.]+)"[^>]*?textLength="([0-9.]+)"[^>]*>([^<]*)</
        return picture.matches(of: pattern).compactMap { match in
            guard let x = Double(match.1), let width = Double(match.2) else { return nil }
            return (String(match.3), x, x + width)
        }
    }

    private static func start(of text: String, in picture: String) throws -> Double {
        try #require(spans(picture).first { $0.text == text }, "\(text) in \(picture)").from
    }

    @Test(arguments: [("plain", 67.0, 67.0), ("grouped", 67, 67), ("insetGrouped", 87, 87)])
    func rowsKeepClearOfTheSides(_ style: String, _ row: Double, _ head: Double) throws {
        let text = Self.screens.replacing("STYLE", with: style)
        let picture = try Self.picture(text, on: .iPhone14, ["rotate"])
        #expect(try Self.start(of: "Row", in: picture) == row)
        #expect(try Self.start(of: style == "plain" ? "Head" : "HEAD", in: picture) == head)
        for span in Self.spans(picture) {
            #expect(span.from >= 47 && span.to <= 797, "\(span)")
        }
        // The surface of rows goes from side to side, that of a card does not.
        if style == "grouped" {
            #expect(
                picture.contains(/<rect x="0" y="[0-9.]+" width="844" height="44/),
                "\(picture)"
            )
        }
    }

    /// The bar of a stack is 32 points high, or 44 on the phones that are wide enough; a large title has no room.
    @Test(arguments: [
        (Device.iPhone14, 32.0), (.iPhone8, 32), (.iPhone15ProMax, 44), (.iPhone8Plus, 44),
    ])
    func barsAreLower(_ device: Device, _ height: Double) throws {
        let text = Self.screens.replacing("STYLE", with: "plain")
        let upright = try Self.picture(text, on: device, [])
        let turned = try Self.picture(text, on: device, ["rotate"])
        #expect(upright.contains("font-size=\"34\""))
        #expect(!turned.contains("font-size=\"34\""))
        let title = try #require(
            turned.firstMatch(of: /y="([0-9.]+)" font-size="17" font-weight="600"[^>]*>Fruit</)
        )
        let baseline = try #require(Double(title.1))
        #expect(abs(baseline - 6 - height / 2) < 1, "\(baseline)")
    }

    /// Tabs have their titles beside their pictures on a phone on its side, and on a tablet.
    @Test func titlesOfTabsAreBesideTheirPictures() throws {
        let text = Self.screens.replacing("STYLE", with: "plain")
        func isWide(_ device: Device, _ steps: [String]) throws -> Bool {
            try Self.picture(text, on: device, steps).contains(/font-size="13"[^>]*>Form</)
        }
        #expect(try isWide(.iPhone14, ["rotate"]))
        #expect(try isWide(.iPad, []))
        #expect(try !isWide(.iPhone14, []))
    }

    @Test func whatFillsAScreenKeepsClearOfTheSides() throws {
        let text = Self.screens.replacing("STYLE", with: "plain")
        func start(on device: Device) throws -> Double {
            let steps = ["tab 1", "rotate"]
            return try Self.start(of: "Name", in: Self.picture(text, on: device, steps))
        }
        #expect(try start(on: .iPhone14) >= 47)
        // Phones with a button below the screen have nothing at their sides.
        #expect(try start(on: .iPhone8) < 47)
    }

    /// Bars that are views have their items between the sides, too.
    @Test func itemsOfBarsThatAreViewsKeepClearOfTheSides() throws {
        let text = """
            scenes:
              a: {controller: view, view: [{row: {bar: toolbar, frame: [0, 300, 844, 44], views: [{button: {title: Start}}, spacer, {button: {title: End}}]}}]}

            """
        for span in try Self.spans(Self.picture(text, on: .landscape, [])) {
            #expect(span.from >= 47 && span.to <= 797, "\(span)")
        }
    }

    /// Only the largest phones have room for two columns there.
    @Test(arguments: [(Device.iPhone14, false), (.iPhone8, false), (.iPhone15ProMax, true)])
    func aSplitViewHasTwoColumnsOnTheLargestPhones(_ device: Device, _ hasTwo: Bool) throws {
        let text = """
            initial: split
            scenes:
              split: {controller: split, master: list, detail: page}
              list: {controller: table, table: {sections: [{cells: [{text: Row}]}]}}
              page: {controller: view, view: [{label: Page}]}

            """
        let picture = try Self.picture(text, on: device, ["rotate"])
        #expect(picture.contains(">Row<"))
        #expect(picture.contains(">Page<") == hasTwo)
    }

    /// A document that was drawn on a phone in one position is right in the other.
    @Test(arguments: [true, false])
    func constraintsToTheSafeAreaFollowTheSides(_ isDrawnUpright: Bool) throws {
        let (upright, turned) = (Size(width: 390, height: 844), Size(width: 844, height: 390))
        let drawn = isDrawnUpright ? upright : turned
        let side = isDrawnUpright ? 0 : 47
        let label = InterfaceSample.view(
            "label",
            "text=\"Name\" id=\"l1\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
            side + 10,
            100,
            Int(drawn.width) - 2 * side - 20,
            21
        )
        func tie(_ edge: String, _ constant: Int, _ id: String) -> String {
            """
            <constraint firstItem="l1" firstAttribute="\(edge)" secondItem="g1" \
            secondAttribute="\(edge)" constant="\(constant)" id="\(id)"/>
            """
        }
        let document = InterfaceSample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController"><view key="view" id="v1">
            <rect key="frame" x="0" y="0" width="\(Int(drawn.width))" height="\(Int(drawn.height))"/>
            <subviews>\(label)</subviews><viewLayoutGuide key="safeArea" id="g1"/><constraints>
            \(tie("leading", 10, "k1"))\(tie("trailing", -10, "k2"))
            <constraint firstItem="l1" firstAttribute="top" secondItem="v1" secondAttribute="top" \
            constant="100" id="k3"/></constraints></view></viewController>
            """
        )
        let file = InterfaceSample.read(document).framed
        for isUpright in [true, false] {
            let storyboard = Storyboard(file, classes: .standIns)
            let screen = ScreenSize(.iPhone14)
            let player = try #require(ScenePlayer(storyboard, size: screen, drawing: .svg))
            if !isUpright { #expect(player.play("rotate").map(\.message) == []) }
            let picture = ScreenRenderer(.svg).render(player.window)
            #expect(try Self.start(of: "Name", in: picture) == (isUpright ? 10 : 57))
        }
    }

    /// Whatever a scene of the gallery shows without frames is between the sides, and as before when it is upright again.
    @Test(arguments: Gallery.scenes)
    func textsOfTheGalleryAreBetweenTheSides(_ name: String) throws {
        let source = Gallery.text(name)
        let text = source.string(in: SourceRange(0, Int.max))
        guard !text.contains("frame:"), text.contains("scenes:") else { return }
        let file = SceneFile.read(source, resources: Gallery.resources)
        let player = try #require(
            ScenePlayer(Storyboard(file, classes: .standIns), size: .phone, drawing: .svg)
        )
        let upright = ScreenRenderer(.svg).render(player.window)
        #expect(player.play("rotate").map(\.message) == [])
        for span in Self.spans(ScreenRenderer(.svg).render(player.window)) {
            #expect(span.from >= 46.9 && span.to <= 797.1, "\(span)")
        }
        #expect(player.play("rotate").map(\.message) == [])
        #expect(ScreenRenderer(.svg).render(player.window) == upright)
    }
}
