import SceneLanguage
import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// Scenes of other storyboards: `controller: reference`.
@Suite struct StoryboardReferenceTests {
    typealias Sample = InterfaceSample

    /// A screen with a label and a button that leads to a reference.
    private static func screen(_ id: String, _ text: String, _ attributes: String = "") -> String {
        """
        <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v\(id)">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        \(Sample.view("label", "text=\"\(text)\" id=\"l\(id)\"", 16, 20, 200, 21))
        \(Sample.view(
            "button", "id=\"b\(id)\"", 16, 60, 200, 30,
            "<state key=\"normal\" title=\"Go \(text)\"/><connections>"
                + "<segue destination=\"r1\" kind=\"show\" id=\"s\(id)\"/></connections>"
        ))
        </subviews></view></viewController>
        """
    }

    private static func reference(_ attributes: String) -> String {
        "<viewControllerPlaceholder \(attributes) id=\"r1\" sceneMemberID=\"viewController\"/>"
    }

    private static let main = Sample.storyboard(
        screen("c1", "Main"),
        reference(#"storyboardName="Other" referencedIdentifier="Second""#)
    )

    /// Its second screen leads back to the first storyboard.
    private static let other = Sample.storyboard(
        screen("c1", "First"),
        screen("c2", "Second", #"storyboardIdentifier="Second""#),
        reference(#"storyboardName="Main""#)
    )

    private func read(_ documents: [String: String], _ name: String = "Main.storyboard")
        -> SceneFile
    {
        SceneFile.read(
            SourceText(name: name, text: documents[name] ?? ""),
            resources: MemoryResources(documents)
        )
    }

    private func picture(_ file: SceneFile, _ steps: String...) -> String {
        let storyboard = Storyboard(file, classes: .standIns)
        guard let player = ScenePlayer(storyboard) else { return "no scene" }
        for step in steps {
            for fault in player.play(step) { return fault.message }
        }
        return ScreenRenderer().render(player.window)
    }

    @Test func aSegueLeadsToTheSceneWithTheIdentifier() {
        let file = read(["Main.storyboard": Self.main, "Other.storyboard": Self.other])
        #expect(file.diagnostics == [])
        #expect(picture(file, "tap goMain").contains("Second"))
    }

    @Test func storyboardsMayLeadToEachOther() {
        let file = read(["Main.storyboard": Self.main, "Other.storyboard": Self.other])
        #expect(picture(file, "tap goMain", "tap goSecond").contains("Main"))
        #expect(picture(file, "tap goMain", "tap goSecond", "tap goMain").contains("Second"))
    }

    @Test func referencesThatLeadToNothingButEachOtherComeToAnEnd() {
        let loop = { (name: String) in
            Sample.storyboard(initial: "r1", Self.reference("storyboardName=\"\(name)\""))
        }
        let file = read(["Main.storyboard": loop("Other"), "Other.storyboard": loop("Main")])
        let storyboard = Storyboard(file, classes: .standIns)
        _ = ScenePlayer(storyboard)
        #expect(storyboard.faults.map(\.code) == [.runawayScene])
    }

    @Test func whatIsNotThereShowsItsName() {
        let file = read(["Main.storyboard": Self.main])
        #expect(file.diagnostics == [])
        #expect(picture(file, "tap goMain").contains("Other › Second"))
    }

    @Test(arguments: [
        (
            #"storyboardName="Othre" referencedIdentifier="Second""#,
            "there is no storyboard 'Othre'"
        ),
        (
            #"storyboardName="Other" referencedIdentifier="Secnod""#,
            "the storyboard 'Other' has no scene with the identifier 'Secnod'"
        ),
    ])
    func aNameThatIsMisspeltIsFound(_ attributes: String, _ message: String) {
        let main = Sample.storyboard(Self.screen("c1", "Main"), Self.reference(attributes))
        let file = read(["Main.storyboard": main, "Other.storyboard": Self.other])
        #expect(file.diagnostics.map(\.message) == [message])
        #expect(file.diagnostics.map(\.code) == [.unresolvedReference])
        // What another bundle has cannot be looked at.
        let bundle = main.replacing(
            "storyboardName",
            with: "bundleIdentifier=\"x.y\" storyboardName"
        )
        #expect(
            read(["Main.storyboard": bundle, "Other.storyboard": Self.other]).diagnostics == []
        )
    }

    @Test func aSceneFileSaysSoWithANearestName() {
        let text = """
            scenes:
              menu: {controller: view, view: [{button: {id: go, title: Go, segue: {show: next}}}]}
              next: {controller: reference, storyboard: Other, identifier: Secnod}
            initial: menu
            """
        let documents = ["a.yaml": text, "Other.storyboard": Self.other]
        let wrong = read(documents, "a.yaml")
        #expect(wrong.diagnostics.flatMap(\.helps).compactMap(\.edit?.replacement) == ["Second"])
        let right = read(
            documents.merging(["a.yaml": text.replacing("Secnod", with: "Second")]) { $1 },
            "a.yaml"
        )
        #expect(right.diagnostics == [])
        #expect(picture(right, "tap go").contains("Second"))
    }

    @Test func oneFileMayHaveBothStoryboards() {
        let file = read(
            [
                "a.yaml": "interface: [Main.storyboard, Other.storyboard]\n",
                "Main.storyboard": Self.main, "Other.storyboard": Self.other,
            ],
            "a.yaml"
        )
        #expect(file.diagnostics == [])
        #expect(Set(file.references.values).count == 2)
        #expect(file.references.values.allSatisfy { if case .scene = $0 { true } else { false } })
        #expect(picture(file, "tap goMain").contains("Second"))
    }

    @Test func theStoryboardMayBeInAnotherFolderOfTheProject() async throws {
        let session = try Session()
        try session.write(Self.main, to: "App/Base.lproj/Main.storyboard")
        try session.write(Self.other, to: "App/Screens/Other.storyboard")
        let path = "App/Base.lproj/Main.storyboard"
        let drawn = await session.run("render", path, "--do", "tap goMain")
        #expect(drawn.output.contains("Second"))
        // It leads back from where it is.
        let back = await session.run("render", path, "--do", "tap goMain", "--do", "tap goSecond")
        #expect(back.output.contains("Main"))
        #expect(await session.run("validate", "App").status == .clean)
    }

    @Test func theExportKeepsWhatAReferenceSays() throws {
        let main = Sample.storyboard(
            Self.screen("c1", "Main"),
            Self.reference(
                #"storyboardName="Other" bundleIdentifier="x.y" referencedIdentifier="Second""#
            )
        )
        let scene = try #require(read(["Main.storyboard": main]).definition.scenes.last)
        #expect(scene.bundle?.value == "x.y")
        guard case .reference(let storyboard, let identifier) = scene.content else {
            Issue.record("not a reference")
            return
        }
        #expect(storyboard?.value == "Other" && identifier?.value == "Second")
    }
}
