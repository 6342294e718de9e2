import SceneKitLite
import Testing

@testable import SceneInterchange
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// What a document says is said in the words of the language, and read back from its export.
@Suite struct ImportedWordsTests {
    typealias Sample = InterfaceSample

    /// A document that says much, in one scene.
    private static let document = Sample.storyboard(
        """
        <navigationController toolbarHidden="NO" id="c1" sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" systemItem="favorites" id="i1"/>
        <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="n1"/>
        <connections>
        <segue destination="c2" kind="relationship" relationship="rootViewController" id="s1"/>
        </connections></navigationController>
        """,
        """
        <viewController title="Own" hidesBottomBarWhenPushed="YES" modalPresentationStyle="formSheet" \
        id="c2" customClass="ViewController" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v1">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
        \(Sample.view("button", "contentHorizontalAlignment=\"left\" id=\"b1\"", 20, 80, 300, 30, """
            <accessibility key="accessibilityConfiguration" identifier="go">
            <accessibilityTraits key="traits" button="YES" link="YES"/></accessibility>
            <inset key="titleEdgeInsets" minX="-8" minY="0.0" maxX="8" maxY="0.0"/>
            <state key="normal" title="Go"><color key="titleColor" name="Accent"/></state>
            <state key="selected" title="Gone"/>
            <connections><segue destination="c3" kind="popoverPresentation" animates="NO" \
            destinationCreationSelector="make:" id="s2"/></connections>
            """))
        \(Sample.view("textField", "id=\"f1\"", 20, 140, 335, 30, """
            <textInputTraits key="textInputTraits" autocorrectionType="no" returnKeyType="done"/>
            """))
        </subviews>
        <color key="backgroundColor" name="Paper/1"/>
        </view>
        <toolbarItems><barButtonItem style="plain" systemItem="flexibleSpace" id="t1"/>
        <barButtonItem title="Sort" style="done" id="t2"/></toolbarItems>
        <navigationItem key="navigationItem" title="Bar" prompt="Above" largeTitleDisplayMode="never" \
        id="n2"/>
        <connections><outlet property="goButton" destination="b1" id="o1"/></connections>
        </viewController>
        """,
        """
        <viewController title="Third" id="c3" sceneMemberID="viewController"/>
        """
    ).replacing(
        "</scenes>",
        with: """
            </scenes><resources>
            <namedColor name="Accent"><color red="1" green="0.0" blue="0.0" alpha="1" \
            colorSpace="custom" customColorSpace="sRGB"/></namedColor>
            <namedColor name="Paper/1"><color white="0.5" alpha="1" colorSpace="custom" \
            customColorSpace="genericGamma22GrayColorSpace"/></namedColor>
            </resources>
            """
    )

    private func export(_ document: String) throws -> String {
        var log = DiagnosticLog()
        var sources = SourceMap()
        let text = SourceText(name: "Main.storyboard", text: document)
        let tree = XMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
        let file = SceneImporter.file(of: try #require(InterfaceDocument(tree, log: &log)))
        return SceneExport(file).text
    }

    @Test func barsStatesColoursAndTraitsAreSaid() throws {
        let text = try export(Self.document)
        for words in [
            "colors:\n  Accent: \"#FF0000\"\n  Paper/1: \"#808080\"", "toolbarHidden: false",
            "prefersLargeTitles: true", "tabBarItem: {item: favorites}", "title: Own",
            "navigationTitle: Bar", "prompt: Above", "largeTitleDisplayMode: never",
            "backgroundColor: colors.Paper/1", "hidesBottomBarWhenPushed: true",
            "modalPresentationStyle: formSheet", "flexibleSpace", "{title: Sort, style: done}",
            "contentHorizontalAlignment: left", "titleEdgeInsets: {left: -8, right: 8}",
            "titleColor: colors.Accent", "states: {selected: {title: Gone}}",
            "autocorrectionType: \"no\"", "returnKeyType: done", "identifier: go",
            "traits: [button, link]", "modalPresentationStyle: popover", "animates: false",
            "creation: \"make:\"",
        ] {
            #expect(text.contains(words), "missing: \(words) in\n\(text)")
        }
    }

    /// The law of the export: what it says is what the document says, value by value.
    @Test func anExportIsReadBackAsTheSameNodes() throws {
        let file = Sample.read(Self.document)
        let text = try export(Self.document)
        let written = SceneFile.read(SourceText(name: "main.yaml", text: text))
        #expect(file.findings().map(\.message) == [])
        #expect(written.findings().filter { $0.severity == .error }.map(\.message) == [])
        #expect(outline(written) == outline(file))
    }

    /// The definitions without their places.
    private func outline(_ file: SceneFile) -> String {
        var lines: [String] = []
        for scene in file.definition.scenes {
            lines.append("\(scene.id.value) \(scene.kind) \(describe(scene.properties))")
            lines += scene.barItems.map { item in
                "\(item.systemItem?.value ?? "") \(describe(item.properties))"
            }
            if case .view(let body?) = scene.content { lines += describe(body.views) }
        }
        lines += file.definition.colors.map { "\($0.name.value) \($0.color.value)" }
        return lines.joined(separator: "\n")
    }

    private func describe(_ views: [ViewDefinition]) -> [String] {
        views.flatMap { view in
            ["\(view.kind) \(view.id?.value ?? "") \(describe(view.properties))"]
                + describe(view.views)
        }
    }

    private func describe(_ properties: [PropertyDefinition]) -> String {
        properties.map { property in
            if case .group(let parts) = property.value {
                return "\(property.name): (\(describe(parts)))"
            }
            return "\(property.name): \(property.value)"
        }.sorted().joined(separator: ", ")
    }

    // MARK: Classes

    /// UIKit's own controller is called otherwise, so the app's may be a `ViewController`.
    @Test func aClassOfAnAppMayBeCalledViewController() throws {
        let file = Sample.read(Self.document)
        let scenes = file.definition.scenes
        #expect(scenes.map(\.className?.value) == [nil, "ViewController", nil])
        #expect(file.findings().map(\.message) == [])
        let text = try export(Self.document)
        #expect(text.contains("outlets: {goButton: goButton}"))
        let written = SceneFile.read(SourceText(name: "main.yaml", text: text))
        #expect(written.findings().filter { $0.severity == .error }.map(\.message) == [])
    }

    @Test func itsOutletsAreCheckedAndOtherScenesHaveTheRuntimesClass() {
        expectFindings(
            "undeclared-outlet",
            "outlet-without-class",
            in: """
                initial: one
                scenes:
                  one:
                    controller: view
                    class: ViewController
                    view: [{label: {id: name, text: x}}]
                    outlets: {1️⃣title2️⃣: name}
                    segues: [{show: two, identifier: next}]
                  two:
                    controller: view
                    view: [{label: {id: other, text: x}}]
                    outlets: {3️⃣name4️⃣: other}
                classes:
                  ViewController:
                    superclass: ViewController
                    implementation: swift
                    outlets: {name: Label?}
                """,
            of: .outlets
        )
    }

    @Test func otherClassesInheritFromTheRuntimesAllTheSame() {
        let document = Sample.storyboard(
            Sample.table("dataMode=\"prototypes\"", "")
                .replacing("PeopleViewController", with: "ViewController"),
            """
            <viewController id="c2" customClass="DetailViewController" storyboardIdentifier="D" \
            sceneMemberID="viewController"/>
            """
        )
        #expect(Sample.read(document).findings().map(\.message) == [])
    }

    // MARK: Other objects

    @Test func viewsInBarsAndAccessoriesBesideTheCellAreSaid() throws {
        let cell = Sample.cell(
            "reuseIdentifier=\"A\" id=\"k1\"",
            Sample.view("label", "text=\"A\" id=\"l1\"", 16, 11, 200, 21),
            "<connections><outlet property=\"accessoryView\" destination=\"w1\" id=\"o1\"/></connections>"
        )
        let table = Sample.table(
            "dataMode=\"prototypes\"",
            "<prototypes>\(cell)</prototypes>",
            """
            <navigationItem key="navigationItem" title="T" id="n1">
            \(Sample.view("label", "text=\"In the bar\" id=\"l2\"", 0, 0, 90, 21)
                .replacing("<label", with: "<label key=\"titleView\""))
            <barButtonItem key="rightBarButtonItem" id="b1">
            \(Sample.view("button", "id=\"b2\"", 0, 0, 60, 30, "<state key=\"normal\" title=\"Go\"/>")
                .replacing("<button", with: "<button key=\"customView\""))
            </barButtonItem></navigationItem>
            """
        )
        let document = Sample.storyboard(table + Sample.view("switch", "id=\"w1\"", 0, 0, 51, 31))
        let text = try export(document)
        #expect(text.contains("accessory: {switch: {}}"), "\(text)")
        #expect(text.contains("titleView: {label: In the bar}"), "\(text)")
        #expect(text.contains("view: {button: {title: Go, type: custom}}"), "\(text)")
        let written = SceneFile.read(SourceText(name: "main.yaml", text: text))
        #expect(written.findings().filter { $0.severity == .error }.map(\.message) == [])
    }

    /// Newer cells have what they show in a configuration; the looks are those of styles.
    @Test(arguments: [
        (#"text="Wi-Fi""#, "{text: Wi-Fi, image: wifi}"),
        (#"text="Wi-Fi" secondaryText="""#, "{text: Wi-Fi, image: wifi}"),
        (#"text="A" secondaryText="B""#, "{style: subtitle, text: A, detail: B, image: wifi}"),
        (
            #"configurationType="valueCell" text="A" secondaryText="{B}""#,
            #"{style: value1, text: A, detail: "{{B}}", image: wifi}"#
        ),
    ])
    func whatAContentConfigurationShowsIsSaid(_ attributes: String, _ cell: String) throws {
        let document = Sample.storyboard(
            Sample.table(
                #"dataMode="static" style="plain""#,
                """
                <sections><tableViewSection id="s1"><cells>
                \(Sample.cell("id=\"e1\"", "", """
                    <listContentConfiguration key="contentConfiguration" \(attributes)>
                    <imageReference key="image" image="wifi" catalog="system"/>
                    </listContentConfiguration>
                    """))
                </cells></tableViewSection></sections>
                """
            )
        )
        let export = try export(document)
        #expect(export.contains("- \(cell)\n"), "\(export)")
    }

    @Test func aViewThatIsAnAccessoryIsNoLongerInTheContent() throws {
        let views =
            Sample.view("label", "text=\"A\" id=\"l1\"", 16, 11, 200, 21)
            + Sample.view("switch", "id=\"w1\"", 240, 6, 51, 31)
        let outlet = "<outlet property=\"accessoryView\" destination=\"w1\" id=\"o1\"/>"
        for style in ["", " textLabel=\"l1\" style=\"IBUITableViewCellStyleDefault\""] {
            let cell = Sample.cell(
                "reuseIdentifier=\"A\" id=\"k1\"" + style,
                views,
                "<connections>\(outlet)</connections>"
            )
            let table = Sample.table(
                "dataMode=\"prototypes\"",
                "<prototypes>\(cell)</prototypes>"
            )
            let text = try export(Sample.storyboard(table))
            #expect(text.contains("accessory: {switch: {}}"), "\(text)")
            #expect(text.ranges(of: "switch").count == 1, "\(text)")
        }
    }

    /// UIKit makes what is beside a prototype once; what is in it, Interface Builder lets no outlet lead to.
    @Test(arguments: [true, false])
    func anOutletMayLeadToAnAccessoryBesideThePrototype(_ isBeside: Bool) throws {
        let view = Sample.view("switch", "id=\"w1\"", 240, 6, 51, 31)
        let cell = Sample.cell(
            "reuseIdentifier=\"A\" id=\"k1\"",
            isBeside ? "" : view,
            "<connections><outlet property=\"accessoryView\" destination=\"w1\" id=\"o1\"/></connections>"
        )
        let table = Sample.table(
            "dataMode=\"prototypes\"",
            "<prototypes>\(cell)</prototypes>",
            "<connections><outlet property=\"blink\" destination=\"w1\" id=\"o2\"/></connections>"
        )
        let document = Sample.storyboard(table + (isBeside ? view : ""))
        let codes = Sample.read(document).findings().map(\.code.name)
        #expect(codes.contains("outlet-into-repeating-content") != isBeside)
        #expect(try export(document).contains("accessory: {switch: {"))
    }

    /// An accessory that holds its own cell is said once, and never ends in itself.
    @Test func anAccessoryThatHoldsItsCellIsReadOnce() throws {
        for destination in ["t1", "k1", "l1"] {
            let cell = Sample.cell(
                "reuseIdentifier=\"A\" id=\"k1\"",
                Sample.view("label", "text=\"A\" id=\"l1\"", 16, 11, 200, 21),
                "<connections><outlet property=\"accessoryView\" destination=\"\(destination)\" "
                    + "id=\"o1\"/></connections>"
            )
            let table = Sample.table(
                "dataMode=\"prototypes\"",
                "<prototypes>\(cell)</prototypes>"
            )
            #expect(try export(Sample.storyboard(table)).contains("identifier: A"))
        }
    }

    @Test func aScreenOfAnotherStoryboardIsAReference() throws {
        let document = Sample.storyboard(
            """
            <tabBarController id="c1" sceneMemberID="viewController"><connections>
            <segue destination="c2" kind="relationship" relationship="viewControllers" id="s1"/>
            </connections></tabBarController>
            """,
            """
            <viewControllerPlaceholder storyboardName="Cards" referencedIdentifier="CardList" id="c2" \
            sceneMemberID="viewController"/>
            """,
            """
            <navigationController storyboardIdentifier="Cards" id="c3" customClass="CardNavigation" \
            sceneMemberID="viewController"/>
            """
        )
        let file = Sample.read(document)
        #expect(file.findings().map(\.message) == [])
        #expect(file.definition.scenes.map(\.kind) == [.tabs, .reference, .navigation])
        #expect(file.definition.scenes.last?.className?.value == "CardNavigation")
        let text = try export(document)
        #expect(text.contains("controller: reference"))
        #expect(text.contains("storyboard: Cards"))
        let written = SceneFile.read(SourceText(name: "main.yaml", text: text))
        #expect(written.findings().filter { $0.severity == .error }.map(\.message) == [])
    }

    @Test func outletsOfAViewAndARefreshControlAreSaid() throws {
        let views = """
            <view contentMode="scaleToFill" customClass="RatingView" id="v2">
            <rect key="frame" x="0" y="0" width="300" height="40"/>
            <subviews>\(Sample.view("label", "text=\"Stars\" id=\"l1\"", 16, 11, 200, 21))</subviews>
            <connections><outlet property="starsLabel" destination="l1" id="o1"/></connections>
            </view>
            """
        let table = Sample.table(
            "dataMode=\"prototypes\"",
            "<prototypes>\(Sample.cell("reuseIdentifier=\"A\" id=\"k1\"", views))</prototypes>",
            """
            <refreshControl key="refreshControl" contentMode="center" id="r1"><connections>
            <action selector="refresh:" destination="c1" eventType="valueChanged" id="a1"/>
            </connections></refreshControl>
            """
        )
        let file = Sample.read(Sample.storyboard(table))
        #expect(file.findings().map(\.message) == [])
        let text = try export(Sample.storyboard(table))
        #expect(text.contains("outlets: {starsLabel: starsLabel}"), "\(text)")
        #expect(
            text.contains("refreshControl: {id: refresh, actions: {valueChanged: \"refresh:\"}}")
        )
    }

    // MARK: Values that the language has anyway

    @Test func whatXcodeWritesAnywayIsNotSaid() throws {
        let views = Sample.view(
            "label",
            "userInteractionEnabled=\"NO\" text=\"A\" id=\"l1\"",
            16,
            11,
            200,
            21
        )
        let table = Sample.table(
            "dataMode=\"prototypes\" sectionHeaderHeight=\"28\" allowsSelection=\"YES\"",
            "<prototypes>"
                + Sample.cell("reuseIdentifier=\"A\" rowHeight=\"80\" id=\"k1\"", views)
                + "</prototypes>"
        )
        let text = try export(Sample.storyboard(table))
        #expect(text.contains("- {identifier: A, content: {label: A}}"), "\(text)")
        for word in ["userInteraction", "sectionHeaderHeight", "selection", "height"] {
            #expect(!text.contains(word), "\(word)")
        }
    }
}
