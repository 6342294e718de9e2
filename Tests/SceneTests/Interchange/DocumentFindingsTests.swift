import SceneInterchange
import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// What is wrong with a document as a whole, whatever its screens show.
@Suite struct DocumentFindingsTests {
    typealias Sample = InterfaceSample

    private static let contacts = Gallery.text("Contacts.storyboard")

    private static let tree = {
        var log = DiagnosticLog()
        var sources = SourceMap()
        return XMLTree.parse(contacts, as: sources.add(contacts), limits: Limits(), log: &log)
    }()

    /// The elements that have an id, each with the ids in it.
    private static let objects = tree.allElements.compactMap { element in
        tree.value(element, "id").map { Object(id: $0, range: tree.range(element)) }
    }.filter { $0.id.count == 10 }

    struct Object: Sendable, CustomTestStringConvertible {
        let id: String
        let range: SourceRange
        var testDescription: String { id }
    }

    private func findings(_ bytes: [UInt8]) -> [DiagnosticCode] {
        SceneFile.read(SourceText(name: "Main.storyboard", bytes: bytes)).diagnostics.map(\.code)
    }

    /// The texts of attributes of some names outside a range, by how often each is there.
    private func references(outside range: SourceRange) -> [String: Int] {
        var counts: [String: Int] = [:]
        for element in Self.tree.allElements where !range.contains(Self.tree.range(element)) {
            for attribute in Self.tree.attributes(element) {
                switch Self.tree.name(attribute) {
                case "destination", "firstItem", "secondItem", "textLabel", "detailTextLabel",
                    "initialViewController", "tableViewCell":
                    counts[Self.tree.value(attribute), default: 0] += 1
                default: continue
                }
            }
        }
        return counts
    }

    /// A control whose other end has no word in the language is connected all the same.
    @Test(arguments: [
        ("", "", 1),
        (#"<action selector="go:" destination="o1" eventType="touchUpInside" id="a1"/>"#, "", 0),
        (#"<action selector="go:" destination="-1" eventType="touchUpInside" id="a1"/>"#, "", 0),
        ("", #"<outlet property="button" destination="b1" id="a1"/>"#, 0),
        ("", #"<outlet property="view" destination="v1" id="a1"/>"#, 1),
    ])
    func aControlIsIdleWhereNothingIsConnected(_ sent: String, _ outlet: String, _ count: Int) {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
            <view contentMode="scaleToFill" id="v1"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews>\(Sample.view("button", #"id="b1""#, 0, 0, 80, 40, #"<state key="normal" title="Go"/><connections>\#(sent)</connections>"#))
            </subviews></view>
            <customObject id="o1" customClass="Helper"><connections>\(outlet)</connections></customObject>
            </objects></document>
            """
        let file = SceneFile.read(SourceText(name: "A.xib", text: text))
        #expect(file.diagnostics.count { $0.code.name == "control-without-action" } == count)
        // Beside a scene file the same is told.
        let beside = SceneFile.read(
            SourceText(name: "A.scene.yaml", text: "interface: A.xib\n"),
            resources: MemoryResources(["A.xib": text])
        )
        #expect(beside.diagnostics.count { $0.code.name == "control-without-action" } == count)
    }

    @Test func aDocumentAsXcodeWritesItHasNoFindings() {
        #expect(Self.objects.count > 30)
        #expect(findings(Self.contacts.bytes) == [])
    }

    /// What a merge takes out is missed wherever it is named.
    @Test(.slow, arguments: objects)
    func anObjectThatIsTakenOutIsMissedAtEachPlaceThatNamesIt(_ object: Object) {
        var bytes = Self.contacts.bytes
        bytes.removeSubrange(object.range.indices)
        let references = references(outside: object.range)
        let gone = Self.objects.filter { object.range.contains($0.range) }.map(\.id)
        let expected = gone.reduce(0) { $0 + references[$1, default: 0] }
        #expect(findings(bytes).count { $0 == .missingObject } == expected)
    }

    /// What a merge leaves is drawn, every scene of it.
    @Test(.slow, arguments: objects)
    func whatIsLeftIsDrawn(_ object: Object) throws {
        var bytes = Self.contacts.bytes
        bytes.removeSubrange(object.range.indices)
        let file = SceneFile.read(SourceText(name: "Main.storyboard", bytes: bytes))
        #expect(!file.hasErrors)
        #expect(!file.sceneNames.isEmpty)
        for format in [SnapshotFormat.text, .svg] {
            for scene in file.sceneNames {
                let storyboard = Storyboard(file.asDrawn(in: format), classes: .standIns)
                let player = ScenePlayer(storyboard, scene: scene, size: .phone, drawing: format)
                let picture = ScreenRenderer(format).render(try #require(player).window)
                #expect(!picture.isEmpty && storyboard.faults.isEmpty, "\(scene)")
            }
        }
    }

    /// What a merge doubles is told, with all that is in it.
    @Test(.slow, arguments: objects)
    func anObjectThatIsDoubledIsTold(_ object: Object) {
        var bytes = Self.contacts.bytes
        bytes.insert(contentsOf: bytes[object.range.indices], at: Int(object.range.end))
        let within = Self.objects.count { object.range.contains($0.range) }
        #expect(findings(bytes).count { $0 == .repeatedObjectID } == within)
    }

    @Test func anOutletWithTwoEndsIsTold() {
        let text = String(decoding: Self.contacts.bytes, as: UTF8.self)
            .replacing("property=\"companyLabel\"", with: "property=\"nameLabel\"")
        #expect(findings(Array(text.utf8)).contains(.repeatedOutlet))
    }

    /// A scene is loaded by itself, with nothing of the others.
    @Test(arguments: ["outlet", "outletCollection"])
    func anOutletIntoAnotherSceneIsTold(_ element: String) {
        func scene(_ number: Int, to destination: String) -> String {
            """
            <viewController title="Scene \(number)" id="c\(number)" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v\(number)"/>
            <connections><\(element) property="main" destination="\(destination)" id="o\(number)"/>
            </connections></viewController>
            """
        }
        func findings(_ first: String, _ second: String) -> [DiagnosticCode] {
            let text = Sample.storyboard(scene(1, to: first), scene(2, to: second))
            return Sample.read(text).diagnostics.map(\.code).filter { $0 == .missingObject }
        }
        #expect(findings("v1", "v2") == [])
        #expect(findings("v2", "v2") == [.missingObject])
        #expect(findings("v2", "c1") == [.missingObject, .missingObject])
        #expect(findings("c1", "c2") == [])
    }

    @Test func aSceneThatNothingLeadsToIsTold() {
        let lonely = """
            <viewController title="Lonely" id="c9" sceneMemberID="viewController"/>
            """
        let first = #"<viewController id="c1" sceneMemberID="viewController"/>"#
        let file = Sample.read(Sample.storyboard(first, lonely))
        #expect(file.diagnostics.map(\.message) == ["nothing leads to the scene 'lonely'"])
        // Code can ask for it by an identifier, and a segue from anywhere leads to it.
        let named = lonely.replacing("title=", with: "storyboardIdentifier=\"L\" title=")
        #expect(Sample.read(Sample.storyboard(first, named)).diagnostics == [])
        let gesture = """
            \(first)<tapGestureRecognizer id="g1"><connections>
            <segue destination="c9" kind="show" id="s1"/></connections></tapGestureRecognizer>
            """
        #expect(Sample.read(Sample.storyboard(gesture, lonely)).diagnostics == [])
    }

    @Test func aPrototypeWithoutAnIdentifierIsTold() {
        let table = Sample.table(
            #"dataMode="prototypes""#,
            #"<prototypes><tableViewCell contentMode="center" id="p1"/></prototypes>"#
        )
        #expect(
            Sample.read(Sample.storyboard(table)).diagnostics.map(\.code) == [.unnamedPrototype]
        )
    }

    @Test func imagesWithoutALabelAreForPedants() {
        let image = """
            <viewController id="c1" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1"><subviews>
            \(Sample.view("imageView", #"image="a" id="i1""#, 0, 0, 99, 99))
            </subviews></view></viewController>
            """
        let file = Sample.read(Sample.storyboard(image))
        #expect(file.findings() == [])
        #expect(file.findings(pedantic: true).map(\.code) == [.imageWithoutLabel])
    }

    @Test(arguments: [
        ("InterfaceBuilder3.Cocoa.Storyboard.XIB", "macOS"),
        ("InterfaceBuilder.WatchKit.Storyboard", "watchOS"),
    ])
    func aDocumentThatIsNotDrawnIsCheckedAllTheSame(_ type: String, _ system: String) async throws {
        let session = try Session()
        let text = Sample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController"><connections>
            <outlet property="nameLabel" destination="l1" id="o1"/></connections></viewController>
            """
        ).replacing("InterfaceBuilder3.CocoaTouch.Storyboard.XIB", with: type)
        try session.write(text, to: "App/Main.storyboard")
        let checked = await session.run("validate", "App", "--format", "short")
        #expect(
            checked.output == """
                App/Main.storyboard:6:43: error: outlet 'nameLabel' leads to 'l1', which is not in the \
                document [missing-object]

                """
        )
        try session.write(text.replacing("\"l1\"", with: "\"c1\""), to: "App/Main.storyboard")
        #expect(await session.run("validate", "App").status == .clean)
        let drawn = await session.run("render", "App/Main.storyboard")
        #expect(drawn.errors.contains("the document is for \(system), whose screens are not drawn"))
        // A folder of an app may have such documents beside those that are tested.
        try session.write(
            Sample.storyboard(#"<viewController id="c1" sceneMemberID="viewController"/>"#),
            to: "App/Phone.storyboard"
        )
        let tested = await session.run("test", "--update", "App")
        #expect(tested.status == .clean)
        #expect(tested.output == "new: App/__snapshots__/Phone.storyboard/view.txt\n")
    }
}
