import SceneKitLite
import Testing

@testable import SceneInterchange
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// Documents written as scene files: their text, their pictures and the command.
@Suite struct SceneExportTests {
    typealias Sample = InterfaceSample

    /// A static table with a styled cell, a switch in a row, a segue and an outlet; a scene with a table that code
    /// fills, and one that nothing leads to.
    private static let settings = Sample.storyboard(
        """
        <tableViewController title="Settings" id="c1" customClass="SettingsViewController" \
        sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" dataMode="static" style="grouped" id="t1">
        <sections><tableViewSection headerTitle="Network" id="x1"><cells>
        <tableViewCell contentMode="scaleToFill" accessoryType="disclosureIndicator" \
        textLabel="l1" rowHeight="60" style="IBUITableViewCellStyleDefault" id="k1">
        <tableViewCellContentView key="contentView" contentMode="center"><subviews>
        \(Sample.view("label", "text=\"People\" id=\"l1\"", 16, 0, 300, 44))
        </subviews></tableViewCellContentView>
        <connections><segue destination="c2" kind="show" identifier="people" id="s1"/></connections>
        </tableViewCell>
        \(Sample.cell(
            "id=\"k2\"",
            Sample.view("label", "text=\"Wi-Fi: on\" id=\"l2\"", 16, 11, 200, 21)
                + Sample.view("switch", "on=\"YES\" id=\"w1\"", 310, 6, 51, 31)
        ))
        </cells></tableViewSection></sections>
        </tableView>
        <connections><outlet property="wifiSwitch" destination="w1" id="o1"/></connections>
        </tableViewController>
        """,
        """
        <tableViewController storyboardIdentifier="People" id="c2" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" id="t2"><prototypes>
        \(Sample.cell(
            "reuseIdentifier=\"person\" id=\"k3\"",
            Sample.view("label", "text=\"Name\" tag=\"7\" id=\"l3\"", 16, 11, 200, 21)
        ))
        </prototypes></tableView>
        </tableViewController>
        """,
        """
        <viewController storyboardIdentifier="Alone" title="Alone" id="c3" \
        sceneMemberID="viewController"/>
        """
    )

    private func export(_ document: String) throws -> SceneExport {
        var log = DiagnosticLog()
        var sources = SourceMap()
        let text = SourceText(name: "Main.storyboard", text: document)
        let tree = XMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
        return SceneExport(SceneImporter.file(of: try #require(InterfaceDocument(tree, log: &log))))
    }

    @Test func aDocumentIsWrittenAsAPersonWould() throws {
        let text = try export(Self.settings).text
        #expect(
            text == """
                initial: settings

                scenes:
                  settings:
                    controller: table
                    class: SettingsViewController
                    objectID: c1
                    title: Settings
                    table:
                      style: grouped
                      sections:
                        - header: Network
                          cells:
                            - {text: People, accessory: disclosureIndicator, segue: {show: people, identifier: people}}
                            - content:
                                row: [{label: "Wi-Fi: on"}, spacer, {switch: {id: wifiSwitch, on: true}}]
                    outlets: {wifiSwitch: wifiSwitch}

                  people:
                    controller: table
                    class: PeopleViewController
                    storyboardIdentifier: People
                    objectID: c2
                    table:
                      content: dynamic
                      prototypes:
                        - identifier: person
                          content: {label: {tag: 7, text: Name}}

                  alone:
                    controller: view
                    storyboardIdentifier: Alone
                    objectID: c3
                    title: Alone

                classes:
                  SettingsViewController: {superclass: TableViewController, implementation: swift,
                    outlets: {wifiSwitch: "Switch?"}}

                  PeopleViewController: {superclass: TableViewController, implementation: swift}

                """
        )
    }

    // MARK: Pictures

    private static let documents: [String] = [
        settings,
        Sample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController"><view key="view" \
            contentMode="scaleToFill" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
            \(Sample.view("label", "text=\"{a}: #1 - yes\" numberOfLines=\"0\" id=\"l1\"", 20, 80, 300, 40))
            \(Sample.view("button", "buttonType=\"system\" id=\"b1\"", 20, 200, 335, 30, """
                <state key="normal" title="On &amp; off"/>
                """))
            \(Sample.view("textField", "placeholder=\"Name\" id=\"f1\"", 20, 260, 335, 30))
            \(Sample.view("tableView", "dataMode=\"prototypes\" id=\"t1\"", 0, 300, 375, 300))
            </subviews></view></viewController>
            """
        ),
        // Its scene is called as a class of the runtime is.
        Sample.storyboard(
            """
            <tableViewController id="c1" sceneMemberID="viewController">
            <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" id="t1"><prototypes>
            \(Sample.cell("id=\"k1\"", Sample.view("label", "text=\"A\" id=\"l1\"", 16, 11, 99, 21)))
            </prototypes></tableView>
            </tableViewController>
            """
        ),
        Sample.storyboard(
            """
            <navigationController id="c1" sceneMemberID="viewController"><connections>
            <segue destination="c2" kind="relationship" relationship="rootViewController" id="s1"/>
            </connections></navigationController>
            """,
            """
            <viewController title="\(String(repeating: "A long title ", count: 12))" id="c2" \
            sceneMemberID="viewController"/>
            """
        ),
    ]

    @Test(arguments: documents)
    func anExportIsValidAndDrawsWhatTheDocumentDoes(_ document: String) throws {
        let file = Sample.read(document)
        let text = try export(document).text
        let written = SceneFile.read(SourceText(name: "main.yaml", text: text))
        #expect(written.findings().filter { $0.severity == .error }.map(\.message) == [])
        #expect(written.sceneNames == file.sceneNames)
        #expect(text.split(separator: "\n").filter { $0.count > SceneLayout.width } == [])
        let own = try #require(ScreenSize(canvasOf: file)).columns
        for scene in file.sceneNames {
            for columns in [own, 40, 60] {
                let picture = try picture(of: scene, in: file, columns)
                #expect(try self.picture(of: scene, in: written, columns) == picture)
            }
        }
    }

    private func picture(of scene: String, in file: SceneFile, _ columns: Int) throws -> String {
        let storyboard = Storyboard(file, classes: .standIns)
        let size = ScreenSize(columns: columns, lines: 30)
        let player = try #require(ScenePlayer(storyboard, scene: scene, size: size))
        return ScreenRenderer(.text).render(player.window)
    }

    // MARK: The command

    private func session() throws -> Session {
        let session = try Session()
        try session.write(Self.settings, to: "Main.storyboard")
        return session
    }

    /// Several parts of a program ask for a colour, and it is one that is missing.
    @Test func whatIsNotCarriedOverIsCountedOnce() async throws {
        let session = try Session()
        let color = "<color key=\"backgroundColor\" name=\"Absent\"/>"
        let views =
            Sample.view("label", "text=\"A\" id=\"l\"", 20, 100, 200, 30, color)
            + Sample.view("tableView", "style=\"plain\" id=\"t\"", 0, 150, 320, 100, color)
            + Sample.view("view", "id=\"w\"", 0, 300, 320, 100, color)
        try session.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            \(Sample.view("view", "id=\"v\"", 0, 0, 320, 480, "<subviews>\(views)</subviews>"))
            </objects></document>
            """,
            to: "a.xib"
        )
        let result = await session.run(["convert", "a.xib", "--to", "scene", "--format", "short"])
        #expect(
            result.errors.contains("not carried over: named colour, 3 times"),
            "\(result.errors)"
        )
    }

    /// A height is found when rows are read, and attributes that are not known only after that.
    @Test(arguments: ["short", "rich"])
    func whatIsNotCarriedOverIsInTheOrderOfTheDocument(_ format: String) async throws {
        let session = try Session()
        let document = Self.settings.replacingOccurrence(
            of: "<tableViewController ",
            with: "<tableViewController extendedLayoutIncludesOpaqueBars=\"YES\" "
        )
        try session.write(document, to: "Main.storyboard")
        let arguments = ["convert", "Main.storyboard", "--to", "scene", "--format", format]
        let errors = await session.run(arguments).errors
        let bars = try #require(errors.firstRange(of: "extendedLayoutIncludesOpaqueBars"))
        let height = try #require(errors.firstRange(of: "row height, once"))
        #expect(bars.lowerBound < height.lowerBound, "\(errors)")
    }

    @Test func theCommandWritesAFileAndSaysWhatIsNotCarriedOver() async throws {
        let session = try session()
        let arguments = ["convert", "Main.storyboard", "--to", "scene", "-o", "main.yaml"]
        let result = await session.run(arguments + ["--format", "short"])
        #expect(result.status == .clean)
        #expect(result.output == "")
        #expect(result.errors.contains("warning: not carried over: row height, once"))
        #expect(try session.read("main.yaml") == export(Self.settings).text)
        let again = await session.run(arguments)
        #expect(again.errors.hasPrefix("error: 'main.yaml' exists already"))
    }

    @Test func whereConstraintsAreReplacedTheFindingSaysWhatKeepsThem() async throws {
        let session = try Session()
        let view = """
            <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews>\(Sample.view("label", "text=\"A\" id=\"l\"", 20, 100, 200, 30))</subviews>
            <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" \
            secondAttribute="top" constant="100" id="n"/></constraints></view>
            """
        try session.write(
            Sample.storyboard(
                "<viewController id=\"c1\" sceneMemberID=\"viewController\">\(view)</viewController>"
            ),
            to: "a.storyboard"
        )
        let arguments = ["convert", "a.storyboard", "--to", "scene"]
        let rows = await session.run(arguments)
        #expect(rows.errors.contains("not carried over: constraint, once"))
        #expect(rows.errors.contains("help: to keep constraints and frames, use '--layout frames'"))
        let frames = await session.run(arguments + ["--layout", "frames"])
        #expect(frames.errors == "")
        #expect(frames.output.contains("constraints: ["))
    }

    @Test func withStrictNothingIsWrittenWhileSomethingIsLeft() async throws {
        let result = try await session().run(
            ["convert", "Main.storyboard", "--to", "scene", "--strict"]
        )
        #expect(result.status == .findings)
        #expect(result.output == "")
    }

    @Test func oneSceneIsWrittenWithoutThoseThatItLeadsTo() async throws {
        let result = try await session().run(
            ["convert", "Main.storyboard", "--to", "scene", "--scene", "People"]
        )
        #expect(result.output.hasPrefix("scenes:\n  people:\n"))
        #expect(!result.output.contains("settings"))
        #expect(!result.output.contains("SettingsViewController"))
        #expect(result.errors == "")
        let settings = try await session().run(
            ["convert", "Main.storyboard", "--to", "scene", "--scene", "c1"]
        )
        #expect(!settings.output.contains("segue"))
        #expect(settings.errors.contains("segue to a scene that is not written, once"))
    }

    @Test func onlyDocumentsAreWrittenAsScenes() async throws {
        let session = try session()
        try session.write("scenes: {a: {controller: view}}\n", to: "a.yaml")
        let scene = await session.run(["convert", "a.yaml", "--to", "scene"])
        #expect(scene.errors.hasPrefix("error: 'a.yaml' is not a storyboard or xib\n"))
        let place = await session.run(["convert", "Main.storyboard", "--to", "scene", "--in-place"])
        #expect(place.errors.hasPrefix("error: '--in-place' is not for '--to scene'"))
    }
}
