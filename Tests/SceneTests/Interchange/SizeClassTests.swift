import Testing

@testable import SceneInterchange
@testable import SceneKitLite
@testable import SceneRules
@testable import SceneText

/// What a document has otherwise in some size classes, on screens that have these.
@Suite struct SizeClassTests {
    /// A kind of change: what is in a label, what its variation says, and the label with that written out.
    private struct Change {
        let name: String
        let plain: (attributes: String, content: String)
        let variation: String
        let varied: (attributes: String, content: String)
    }

    static let font =
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    private static let large =
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"28\"/>"

    private static let changes = [
        Change(
            name: "attribute",
            plain: ("text=\"Plain\" textAlignment=\"left\"", font),
            variation: "<variation key=\"KEY\" text=\"Varied\" textAlignment=\"right\"/>",
            varied: ("text=\"Varied\" textAlignment=\"right\"", font)
        ),
        Change(
            name: "new attribute",
            plain: ("text=\"Plain\"", font),
            variation: "<variation key=\"KEY\" hidden=\"YES\"/>",
            varied: ("text=\"Plain\" hidden=\"YES\"", font)
        ),
        Change(
            name: "part",
            plain: ("text=\"Plain\"", font),
            variation: "<variation key=\"KEY\">\(large)</variation>",
            varied: ("text=\"Plain\"", large)
        ),
    ]

    static func document(_ attributes: String, _ content: String, masks: String = "")
        -> String
    {
        let views =
            InterfaceSample.view("label", "id=\"l1\" \(attributes)", 20, 100, 300, 34, content)
            + InterfaceSample.view("label", "id=\"l2\" text=\"Second\"", 20, 200, 300, 21, font)
        return InterfaceSample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController"><view key="view" id="v1">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(views)</subviews>\(masks)</view></viewController>
            """
        )
    }

    static func picture(_ document: String, _ format: SnapshotFormat, on device: Device?)
        throws -> String
    {
        let file = InterfaceSample.read(document)
        #expect(file.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let screen = device.map { ScreenSize($0) }
        let drawn = file.asDrawn(in: format, on: screen)
        let size = try #require(screen ?? ScreenSize(canvasOf: drawn))
        let storyboard = Storyboard(drawn, classes: .standIns)
        let player = try #require(ScenePlayer(storyboard, size: size, drawing: format))
        return ScreenRenderer(format).render(player.window)
    }

    static let keys =
        ["width", "height"].flatMap { side in
            ["compact", "regular"].map { "\(side)Class=\($0)" }
        }
        + ["compact", "regular"].flatMap { height in
            ["compact", "regular"].map { "heightClass=\(height)-widthClass=\($0)" }
        }

    /// The screens, and the keys that hold on them; nil is the document's own, a phone upright.
    static let screens: [Device?] = [nil, .phone, .landscape, .tablet, .iPhoneSE, .iPad]

    private static func holds(_ key: String, on device: Device?) -> Bool {
        let classes =
            switch device {
            case .landscape: "heightClass=compact-widthClass=compact"
            case .tablet, .iPad: "heightClass=regular-widthClass=regular"
            default: "heightClass=regular-widthClass=compact"
            }
        return key.split(separator: "-").allSatisfy { classes.split(separator: "-").contains($0) }
    }

    /// A law: a variation that holds is as if it were written out, and one that does not is as if it were not there.
    @Test(arguments: keys, screens)
    func aVariationIsAsIfItWereWrittenOut(_ key: String, _ device: Device?) throws {
        for change in Self.changes {
            let holds = Self.holds(key, on: device)
            let expected = holds ? change.varied : change.plain
            let variation = change.variation.replacing("KEY", with: key)
            for format in [SnapshotFormat.text, .svg] {
                let picture = try Self.picture(
                    Self.document(change.plain.attributes, change.plain.content + variation),
                    format,
                    on: device
                )
                let other = try Self.picture(
                    Self.document(expected.attributes, expected.content),
                    format,
                    on: device
                )
                #expect(picture == other, "\(change.name) \(key) \(format)")
            }
        }
    }

    /// A law: what is left out by default shows where a variation has it, and what one leaves out is gone.
    @Test(arguments: keys, screens)
    func masksLeaveViewsOutAndIn(_ key: String, _ device: Device?) throws {
        func mask(_ key: String, _ items: String) -> String {
            "<variation key=\"\(key)\"><mask key=\"subviews\">\(items)</mask></variation>"
        }
        let document = Self.document(
            "text=\"First\"",
            Self.font,
            masks: mask(key, "<include reference=\"l2\"/><exclude reference=\"l1\"/>")
                + mask("default", "<exclude reference=\"l2\"/>")
        )
        let holds = Self.holds(key, on: device)
        for format in [SnapshotFormat.text, .svg] {
            let picture = try Self.picture(document, format, on: device)
            #expect(picture.contains("Second") == holds && picture.contains("First") != holds)
        }
    }

    @Test func ofTwoVariationsTheSpecialOneCounts() throws {
        let variations = [
            "<variation key=\"heightClass=regular-widthClass=compact\" text=\"Both\"/>",
            "<variation key=\"widthClass=compact\" text=\"One\"/>",
        ]
        for variations in [variations, variations.reversed()] {
            let document = Self.document("text=\"None\"", Self.font + variations.joined())
            #expect(try Self.picture(document, .text, on: .phone).contains("Both"))
            #expect(try Self.picture(document, .text, on: .landscape).contains("One"))
            #expect(try Self.picture(document, .text, on: .tablet).contains("None"))
        }
    }

    /// Constraints that are other ones than on the canvas say where their views are.
    @Test func aConstraintHasTheConstantOfTheScreen() throws {
        func y(_ constant: Int, on device: Device) throws -> Double {
            let label = InterfaceSample.view(
                "label",
                "id=\"l1\" text=\"Word\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
                20,
                100,
                45,
                21,
                Self.font
            )
            let document = InterfaceSample.storyboard(
                """
                <viewController id="c1" sceneMemberID="viewController"><view key="view" id="v1">
                <rect key="frame" x="0" y="0" width="375" height="667"/>
                <subviews>\(label)</subviews><constraints>
                <constraint firstItem="l1" firstAttribute="leading" secondItem="v1" secondAttribute="leading" constant="20" id="k1"/>
                <constraint firstItem="l1" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="100" id="k2">
                <variation key="heightClass=compact" constant="\(constant)"/></constraint>
                </constraints></view></viewController>
                """
            )
            let picture = try Self.picture(document, .svg, on: device)
            let found = try #require(picture.firstMatch(of: #/ y="([0-9.]+)"[^>]*>Word</#))
            return try #require(Double(found.output.1))
        }
        let here = try y(100, on: .landscape)
        for constant in [10, 40, 200] {
            #expect(abs(try y(constant, on: .landscape) - here - Double(constant - 100)) < 1)
            #expect(try y(constant, on: .phone) == y(100, on: .phone))
        }
    }

    /// A law: the constraints of a cell, or of what else has a view for its content, are those of this view.
    @Test(arguments: ["collectionViewCell", "visualEffectView"], screens)
    func aCellMayHaveTheConstraintsOfItsContent(_ element: String, _ device: Device?) throws {
        let constraints = """
            <constraints>
            <constraint firstItem="l1" firstAttribute="leading" secondItem="OWNER" secondAttribute="leading" constant="20" id="k1">
            <variation key="heightClass=compact" constant="90"/></constraint>
            <constraint firstAttribute="bottom" secondItem="l1" secondAttribute="bottom" constant="12" id="k2">
            <variation key="widthClass=regular" constant="60"/></constraint>
            </constraints>
            """
        func picture(ofCell: String = "", ofContent: String = "", _ format: SnapshotFormat) throws
            -> String
        {
            let label = InterfaceSample.view(
                "label",
                "id=\"l1\" text=\"Word\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
                20,
                167,
                45,
                21,
                Self.font
            )
            let content = InterfaceSample.view(
                "view",
                "key=\"contentView\" id=\"n1\"",
                0,
                0,
                300,
                200,
                "<subviews>\(label)</subviews>\(ofContent)"
            )
            let cell = InterfaceSample.view(
                element,
                "id=\"e1\"",
                10,
                50,
                300,
                200,
                content + ofCell
            )
            let document = InterfaceSample.storyboard(
                """
                <viewController id="c1" sceneMemberID="viewController"><view key="view" id="v1">
                <rect key="frame" x="0" y="0" width="375" height="667"/>
                <subviews>\(cell)</subviews></view></viewController>
                """
            )
            return try Self.picture(document, format, on: device)
        }
        let own = constraints.replacing("OWNER", with: "n1")
        for format in [SnapshotFormat.text, .svg] {
            let expected = try picture(ofContent: own, format)
            #expect(expected.contains("Word"))
            for owner in ["e1", "n1"] {
                let said = constraints.replacing("OWNER", with: owner)
                #expect(try picture(ofCell: said, format) == expected, "\(owner) \(format)")
            }
            guard format == .svg, device == .landscape || device == .tablet else { continue }
            // They say where the label is.
            #expect(try picture(format) != expected)
        }
    }

    /// The sides of a phone on its side do not cover a cell that stays where it was drawn, far from the right one.
    @Test func aCellIsNotCoveredFarFromTheSideOfTheScreen() throws {
        let field = InterfaceSample.view(
            "view",
            "id=\"b1\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
            0,
            10,
            300,
            40,
            "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        )
        func width(_ mask: String) throws -> String {
            let content = InterfaceSample.view(
                "view",
                "key=\"contentView\" id=\"n1\"",
                0,
                0,
                300,
                200,
                "<subviews>\(field)</subviews>"
            )
            let cell = InterfaceSample.view(
                "collectionViewCell",
                "id=\"e1\"",
                60,
                50,
                300,
                200,
                """
                <autoresizingMask key="autoresizingMask" \(mask)/>\(content)
                <viewLayoutGuide key="safeArea" id="s1"/><constraints>
                <constraint firstItem="b1" firstAttribute="leading" secondItem="s1" secondAttribute="leading" id="k1"/>
                <constraint firstItem="s1" firstAttribute="trailing" secondItem="b1" secondAttribute="trailing" id="k2"/>
                </constraints>
                """
            )
            let document = InterfaceSample.storyboard(
                """
                <viewController id="c1" sceneMemberID="viewController"><view key="view" id="v1">
                <rect key="frame" x="0" y="0" width="375" height="667"/>
                <subviews>\(cell)</subviews></view></viewController>
                """
            )
            let picture = try Self.picture(document, .svg, on: .landscape)
            let found = picture.firstMatch(of: #/ width="([0-9.]+)"[^>]*fill="#ff0000"/#)
            return try String(#require(found, "\(picture)").output.1)
        }
        #expect(try width("flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"") == "300")
        // At the right side it is covered there.
        #expect(try width("flexibleMinX=\"YES\" flexibleMaxY=\"YES\"") != "300")
    }

    /// A law: a screen that steps have turned has the variations of its new side, for `render` and for a snapshot.
    @Test(arguments: keys, [1, 2])
    func aTurnedScreenHasItsOwnVariations(_ key: String, _ turns: Int) async throws {
        let change = Self.changes[0]
        let holds = Self.holds(key, on: turns == 1 ? .landscape : .phone)
        let expected = holds ? change.varied : change.plain
        let variation = change.variation.replacing("KEY", with: key)
        let varied = try await Self.turnedPictures(
            Self.document(change.plain.attributes, change.plain.content + variation),
            turns
        )
        let written = try await Self.turnedPictures(
            Self.document(expected.attributes, expected.content),
            turns
        )
        #expect(varied.count == 6)
        #expect(varied.allSatisfy { $0.contains("Second") })
        #expect(varied == written)
    }

    /// A step that another snapshot takes on a view which the turned screen does not have is a matter of that one.
    @Test func aSnapshotOfTheUprightScreenLeavesTheOthersTurned() async throws {
        let session = try Session()
        let button = InterfaceSample.view(
            "button",
            "id=\"b1\"",
            20,
            200,
            90,
            34,
            "<state key=\"normal\" title=\"Upright\"/>"
        )
        let mask = "<mask key=\"subviews\"><exclude reference=\"b1\"/></mask>"
        let document = InterfaceSample.storyboard(
            """
            <viewController id="c1" customClass="Main" sceneMemberID="viewController"><view key="view" id="v1">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(button)</subviews>
            <variation key="heightClass=compact">\(mask)</variation></view>
            <connections><outlet property="only" destination="b1" id="o1"/></connections>
            </viewController>
            """
        )
        try session.write(document, to: "Main.storyboard")
        let snapshots = """
            interface: Main.storyboard
            snapshots:
              turned: {device: phone, do: [rotate]}
              upright: {device: phone, do: [tap only]}

            """
        try session.write(snapshots, to: "turned.yaml")
        _ = await session.run("test", "--update", "turned.yaml")
        let files = session.files(in: "__snapshots__")
        #expect(files.count == 2)
        for file in files {
            let picture = try session.read("__snapshots__/\(file)")
            #expect(picture.contains("Upright") == file.contains("upright"), "\(picture)")
        }
    }

    /// The pictures of a document on a device and on its own canvas, and those of a snapshot, after the screen was
    /// turned some times.
    private static func turnedPictures(_ document: String, _ turns: Int) async throws -> [String] {
        let session = try Session()
        try session.write(document, to: "Main.storyboard")
        let steps = Array(repeating: "rotate", count: turns)
        var pictures: [String] = []
        for format in ["text", "svg"] {
            for device in [["--device", "iphone-15"], []] {
                let arguments = ["render", "Main.storyboard", "--format", format] + device
                // A person may say more than is needed.
                let said = format == "text" ? steps : steps.map { "  \($0) " }
                let result = await session.run(arguments + said.flatMap { ["--do", $0] })
                pictures.append(result.output)
            }
        }
        let snapshot = """
            interface: Main.storyboard
            snapshots:
              turned: {format: [text, svg], device: iphone-15, do: [\(steps.joined(separator: ", "))]}

            """
        try session.write(snapshot, to: "turned.yaml")
        _ = await session.run("test", "--update", "turned.yaml")
        return try pictures
            + session.files(in: "__snapshots__").map { try session.read("__snapshots__/\($0)") }
    }

    @Test func sizeClassesAreThoseOfTheScreens() {
        let screens: [(Double, Double, String)] = [
            (390, 844, "heightClass=regular-widthClass=compact"),
            (844, 390, "heightClass=compact-widthClass=compact"),
            (896, 414, "heightClass=compact-widthClass=regular"),
            (932, 430, "heightClass=compact-widthClass=regular"),
            (768, 1024, "heightClass=regular-widthClass=regular"),
            (1024, 768, "heightClass=regular-widthClass=regular"),
        ]
        for (width, height, key) in screens {
            #expect(SizeClasses(ofScreen: width, height).match(key) == 2, "\(width) × \(height)")
            #expect(SizeClasses(ofScreen: width, height).match("widthClass=any") == nil)
        }
    }
}
