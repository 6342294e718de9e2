import SceneKitLite
import Testing

@testable import SceneInterchange
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// What becomes of documents: their pictures, names and connections.
@Suite struct SceneImporterTests {
    typealias Sample = InterfaceSample

    /// The first screen of a document, which must be free of findings.
    private func picture(_ document: String, scene: String? = nil, columns: Int = 40) throws
        -> String
    {
        let file = Sample.read(document)
        #expect(file.findings().map(\.message) == [])
        let storyboard = Storyboard(file, classes: .standIns)
        let size = ScreenSize(columns: columns, lines: 20)
        let player = try #require(ScenePlayer(storyboard, scene: scene, size: size))
        return ScreenRenderer(.text).render(player.window)
    }

    @Test func aStaticTableShowsItsSectionsAndStyles() throws {
        let cells = """
            <sections><tableViewSection headerTitle="People" id="x1"><cells>
            \(Sample.cell(
                "accessoryType=\"disclosureIndicator\" textLabel=\"l1\" "
                    + "style=\"IBUITableViewCellStyleDefault\" id=\"k1\"",
                Sample.view("label", "text=\"Ada {1}\" id=\"l1\"", 16, 0, 340, 44)
            ))
            \(Sample.cell(
                "textLabel=\"l2\" detailTextLabel=\"l3\" style=\"IBUITableViewCellStyleValue1\" id=\"k2\"",
                Sample.view("label", "text=\"Name\" id=\"l2\"", 16, 12, 40, 20)
                    + Sample.view("label", "text=\"Grace\" id=\"l3\"", 300, 12, 50, 20)
            ))
            </cells></tableViewSection></sections>
            """
        let document = Sample.storyboard(
            Sample.table("dataMode=\"static\" style=\"grouped\"", cells)
        )
        #expect(
            try picture(document) == """
                ┌──────────────────────────────────────┐
                │ PEOPLE                               │
                ├──────────────────────────────────────┤
                │ Ada {1}                             ›│
                │ ─────────────────────────────────────│
                │ Name                           Grace │
                └──────────────────────────────────────┘

                """
        )
    }

    /// A label 21 points high and a switch of 31 have one centre and other edges.
    @Test func viewsWithOneCentreAreOnOneLine() throws {
        let views =
            Sample.view("label", "text=\"Wi-Fi\" id=\"l1\"", 16, 11, 200, 21)
            + Sample.view("switch", "on=\"YES\" id=\"w1\"", 303, 6, 51, 31)
        let cell = Sample.cell("reuseIdentifier=\"Toggle\" id=\"k1\"", views)
        let document = Sample.storyboard(
            Sample.table(
                "dataMode=\"prototypes\" style=\"plain\"",
                "<prototypes>\(cell)</prototypes>"
            )
        )
        #expect(
            try picture(document) == """
                ┌──────────────────────────────────────┐
                │ Wi-Fi                           (━●) │
                └──────────────────────────────────────┘

                """
        )
    }

    @Test func whatADocumentSaysOfNamesClassesAndLinesIsKept() throws {
        let label = Sample.view(
            "label",
            "text=\"12\" id=\"l1\" customClass=\"BadgeLabel\"",
            16,
            11,
            200,
            21,
            """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <real key="value" value="4.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="NO"/>
            <userDefinedRuntimeAttribute type="size" keyPath="offset"><size key="value" width="1" height="2"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            """
        )
        let content = """
            <inset key="separatorInset" minX="24" minY="0.0" maxX="0.0" maxY="0.0"/>
            <prototypes>\(Sample.cell("reuseIdentifier=\"Badge\" id=\"k1\"", label))</prototypes>
            """
        let table = Sample.table(
            "dataMode=\"prototypes\" sectionHeaderHeight=\"40\" sectionFooterHeight=\"28\" "
                + "customClass=\"BadgeTable\"",
            content,
            "<connections><outlet property=\"badge\" destination=\"t1\" id=\"o1\"/></connections>"
        ).replacing("sceneMemberID", with: "storyboardIdentifier=\"Badges\" sceneMemberID")
        let file = Sample.read(Sample.storyboard(table))
        #expect(file.findings().map(\.message) == [])
        let scene = try #require(file.definition.scenes.first)
        #expect(scene.storyboardIdentifier?.value == "Badges")
        #expect(scene.objectID?.value == "c1")
        #expect(file.sceneID(named: "Badges") == scene.id.value)
        #expect(file.sceneID(named: "c1") == scene.id.value)
        let found = try #require(scene.table)
        #expect(found.className?.value == "BadgeTable")
        let heights = ["sectionHeaderHeight", "sectionFooterHeight"].map {
            found.properties[$0] == nil
        }
        #expect(heights == [false, true])
        guard case .insets(let insets)? = found.properties["separatorInset"]?.value else {
            Issue.record("no inset")
            return
        }
        #expect(insets == InsetsDefinition(left: 24))
        let badge = try #require(found.prototypes?.first?.content?.views.first)
        #expect(badge.className?.value == "BadgeLabel")
        let attributes = badge.runtimeAttributes.map { ($0.path.value, $0.value.value) }
        #expect(attributes.map(\.0) == ["layer.cornerRadius", "hidden", "offset"])
        #expect(attributes.map(\.1) == [.double(4.5), .bool(false), .list([.int(1), .int(2)])])
    }

    @Test func titleAndSubtitleBesideAPictureAreAColumn() throws {
        let views =
            Sample.view("imageView", "image=\"face\" id=\"i1\"", 10, 10, 40, 40)
            + Sample.view("label", "text=\"Ada\" id=\"l1\"", 60, 8, 200, 21)
            + Sample.view("label", "text=\"London\" id=\"l2\"", 60, 31, 200, 21)
        let cell = Sample.cell("reuseIdentifier=\"Person\" id=\"k1\"", views)
        let document = Sample.storyboard(
            Sample.table(
                "dataMode=\"prototypes\" style=\"plain\"",
                "<prototypes>\(cell)</prototypes>"
            )
        )
        let lines = try picture(document).split(separator: "\n")
        #expect(lines[1].hasPrefix("│ ▣ Ada "))
        #expect(lines[2].hasPrefix("│   London "))
    }

    @Test func outletsAndActionsBecomeThoseOfTheClass() throws {
        let field = Sample.view(
            "textField",
            "borderStyle=\"roundedRect\" id=\"f1\"",
            16,
            7,
            340,
            30,
            """
            <connections><action selector="nameChanged:" destination="c1" eventType="editingChanged" id="a1"/>\
            <outlet property="delegate" destination="c1" id="o9"/></connections>
            """
        )
        let cells = """
            <sections><tableViewSection id="x1"><cells>\(Sample.cell("id=\"k1\"", field))</cells>\
            </tableViewSection></sections>
            """
        let outlets = """
            <connections><outlet property="nameField" destination="f1" id="o1"/>\
            <outlet property="nameCell" destination="k1" id="o2"/></connections>
            """
        let file = Sample.read(
            Sample.storyboard(Sample.table("dataMode=\"static\" style=\"grouped\"", cells, outlets))
        )
        #expect(file.findings().map(\.message) == [])
        let type = try #require(file.definition.classes.first)
        #expect(type.name.value == "PeopleViewController")
        #expect(type.isSwift)
        #expect(type.outlets.map(\.name.value) == ["nameField", "nameCell"])
        #expect(type.actions.map(\.name.value) == ["nameChanged:"])
        #expect(
            file.definition.scenes[0].outlets.map(\.targets.first?.value) == [
                "nameField", "nameCell",
            ]
        )
    }

    @Test func navigationAndSeguesLeadToScenesByTheirNames() throws {
        let navigation = """
            <navigationController id="c1" sceneMemberID="viewController"><connections>\
            <segue destination="c2" kind="relationship" relationship="rootViewController" id="r1"/>\
            </connections></navigationController>
            """
        let list = """
            <viewController title="People" id="c2" sceneMemberID="viewController">\
            <view key="view" contentMode="scaleToFill" id="v1">\
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
            \(Sample.view("button", "buttonType=\"system\" id=\"b1\"", 150, 100, 75, 30, """
                <state key="normal" title="More"/><connections>\
                <segue destination="c3" kind="show" identifier="more" id="g1"/></connections>
                """))\
            </subviews></view>\
            <navigationItem key="navigationItem" title="People" id="n1">\
            <barButtonItem key="rightBarButtonItem" systemItem="add" id="i1"/></navigationItem></viewController>
            """
        let detail = """
            <viewController storyboardIdentifier="PersonDetail" id="c3" customClass="PersonViewController" \
            sceneMemberID="viewController"/>
            """
        let document = Sample.storyboard(navigation, list, detail)
        let file = Sample.read(document)
        #expect(file.sceneNames == ["navigation", "people", "personDetail"])
        #expect(file.sceneID(named: "PersonViewController") == "personDetail")
        #expect(file.sceneID(named: "c3") == "personDetail")
        #expect(file.sceneIDs { $0.hasPrefix("Person") } == ["personDetail"])
        let picture = try picture(document)
        #expect(picture.contains("People              + │"))
        #expect(picture.contains("[ More ]"))
    }

    @Test func aBarHasSeveralItemsPicturesAndAWayBack() throws {
        let list = """
            <viewController id="c1" customClass="PeopleViewController" sceneMemberID="viewController">
            <navigationItem key="navigationItem" title="People" id="n1">
            <barButtonItem key="backBarButtonItem" title="All" id="i1"/>
            <barButtonItem key="leftBarButtonItem" image="gear" id="i2"/>
            <rightBarButtonItems>
            <barButtonItem systemItem="add" id="i3"><connections>
            <action selector="add:" destination="c1" id="a1"/>
            <segue destination="c2" kind="show" id="g1"/></connections></barButtonItem>
            <barButtonItem title="Sort" id="i4"/></rightBarButtonItems>
            </navigationItem></viewController>
            """
        let detail = "<viewController id=\"c2\" title=\"New\" sceneMemberID=\"viewController\"/>"
        let stack = """
            <navigationController id="c0" sceneMemberID="viewController"><connections>
            <segue destination="c1" kind="relationship" relationship="rootViewController" id="r1"/>
            </connections></navigationController>
            """
        let file = Sample.read(Sample.storyboard(initial: "c0", stack, list, detail))
        #expect(file.findings().map(\.message) == [])
        let size = ScreenSize(columns: 40, lines: 6)
        let storyboard = Storyboard(file, classes: .standIns)
        let player = try #require(ScenePlayer(storyboard, size: size))
        let renderer = ScreenRenderer(.text)
        #expect(renderer.render(player.window).contains("│ gear           People        Sort  + │"))
        #expect(player.perform(.barItem(isRight: true, number: 0)))
        #expect(renderer.render(player.window).contains("│ ‹ All           New"))
        let scene = try #require(file.definition.scenes.first { $0.id.value == "people" })
        #expect(scene.rightItems.map { $0.actions.map(\.value) } == [["add:"], []])
        #expect(scene.leftItems.first?.properties["image"]?.value.text == "gear")
    }

    @Test func whatTheDefaultSizeClassLeavesOutIsNotShown() throws {
        let views =
            Sample.view("label", "text=\"Shown\" id=\"l1\"", 16, 10, 200, 21)
            + Sample.view("label", "text=\"Excluded\" id=\"l2\"", 16, 10, 200, 21)
        let cell = Sample.cell(
            "reuseIdentifier=\"A\" id=\"k1\"",
            views,
            """
            <variation key="default"><mask key="subviews"><exclude reference="l2"/></mask></variation>
            """
        )
        let document = Sample.storyboard(
            Sample.table("dataMode=\"prototypes\"", "<prototypes>\(cell)</prototypes>")
        )
        let picture = try picture(document)
        #expect(picture.contains("Shown"))
        #expect(!picture.contains("Excluded"))
    }

    /// A table whose data mode is prototypes may still have sections from before.
    @Test func theDataModeDecidesWhatATableIs() throws {
        let cell = Sample.cell(
            "reuseIdentifier=\"A\" textLabel=\"l1\" style=\"IBUITableViewCellStyleDefault\" id=\"k1\"",
            Sample.view("label", "text=\"Prototype\" id=\"l1\"", 16, 0, 340, 44)
        )
        let document = Sample.storyboard(
            Sample.table("dataMode=\"prototypes\"", "<prototypes>\(cell)</prototypes><sections/>")
        )
        #expect(try picture(document).contains("Prototype"))
    }

    @Test func aFindingIsAtItsPlaceInTheDocument() throws {
        let document = Sample.storyboard(
            "<viewController id=\"c1\" customClass=\"TableView\" sceneMemberID=\"viewController\"/>"
        )
        // A class of the runtime cannot be one of the app, and is passed over.
        #expect(Sample.read(document).diagnostics.isEmpty)
        let broken = document.replacing("</scenes>", with: "</scene>")
        let finding = try #require(Sample.read(broken).diagnostics.first)
        #expect(finding.message == "unexpected '</scene>', expected '</scenes>'")
        #expect(Array(broken.utf8)[finding.primary.range.indices].elementsEqual("</scene".utf8))
    }

    @Test(arguments: [
        (
            "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
            "the document is in the format of Xcode 4 or earlier, which is not read"
        ),
        (
            "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
            "the document is for macOS, whose screens are not drawn"
        ),
        (
            "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>",
            "the document is for watchOS, whose screens are not drawn"
        ),
        (
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
            "the document has no screen to draw"
        ),
        ("<plist/>", "'plist' is not a document of Interface Builder"),
    ])
    func whatCannotBeDrawnIsRefusedInASentence(_ document: String, _ message: String) {
        let file = Sample.read(document)
        #expect(file.diagnostics.map(\.message) == [message])
        // Of some there is nothing wrong but that they are not drawn.
        let isRead = message.contains("screen")
        let code: DiagnosticCode = isRead ? .undrawnDocument : .unreadableDocument
        #expect(file.diagnostics.map(\.code) == [code] && file.isUndrawn == isRead)
    }

    @Test(arguments: [
        ("MITNewsViewController", "mitNews"), ("PeopleTableViewController", "peopleTable"),
        ("ViewController", "viewController"), ("MY", "my"), ("Sign In / Up", "signInUp"),
    ])
    func scenesAreCalledAsAPersonWouldCallThem(_ text: String, _ id: String) {
        #expect(SceneNames.id(of: SceneNames.scene(ofClass: text)) == id)
    }
}

extension String {
    fileprivate func replacing(_ text: String, with other: String) -> String {
        guard let range = range(of: text) else { return self }
        return self[..<range.lowerBound] + other + self[range.upperBound...]
    }

    private func range(of text: String) -> Range<Index>? {
        indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
    }
}
