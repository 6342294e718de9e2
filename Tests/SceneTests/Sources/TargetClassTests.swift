import Testing

@testable import SceneRules
@testable import SceneSources
@testable import SceneText

/// Classes that are in other targets or modules than the document says, members that only Swift sees, and objects
/// whose class was removed.
@Suite struct TargetClassTests {
    /// A project of two targets, `App` and `Kit`, that have some files.
    private func project(
        _ storyboard: AppStoryboard,
        app: [String: String],
        kit: [String: String] = [:]
    ) -> SourceProject {
        var objects = ""
        func target(_ name: String, _ files: [String]) -> String {
            let list = files.map { file in
                objects += "F\(file) = { isa = PBXFileReference; path = \"\(file)\"; };\n"
                objects += "B\(file) = { isa = PBXBuildFile; fileRef = F\(file); };\n"
                return "B\(file)"
            }
            return """
                T\(name) = { isa = PBXNativeTarget; name = \(name); buildPhases = (S\(name)); \
                buildConfigurationList = L\(name); };
                S\(name) = { isa = PBXSourcesBuildPhase; files = (\(list.joined(separator: ", "))); };
                L\(name) = { isa = XCConfigurationList; buildConfigurations = (C\(name)); };
                C\(name) = { isa = XCBuildConfiguration; buildSettings = { SWIFT_VERSION = 5.0; \
                PRODUCT_NAME = "$(TARGET_NAME)"; }; };

                """
        }
        let names = app.keys.sorted()
        objects += target("App", ["Main.storyboard"] + names)
        objects += target("Kit", kit.keys.sorted())
        let all = (["Main.storyboard"] + names + kit.keys.sorted()).map { "F\($0)" }
        let text = """
            { objects = { P = { isa = PBXProject; mainGroup = G; targets = (TApp, TKit); };
            G = { isa = PBXGroup; children = (\(all.joined(separator: ", "))); };
            \(objects) }; rootObject = P; }
            """
        var files = app.merging(kit) { $1 }
        files["App.xcodeproj/project.pbxproj"] = text
        return SourceProject(storyboard, files)
    }

    private static let home = [
        "Home.swift": "import UIKit\nclass HomeViewController: UIViewController {}"
    ]

    @Test func theTargetOfADocumentHasItsClasses() throws {
        #expect(project(AppStoryboard(), app: Self.home).codes() == [])
        let finding = try #require(
            project(AppStoryboard(), app: [:], kit: Self.home).diagnostics().first
        )
        #expect(
            finding.message == "no target that has this document has the class 'HomeViewController'"
        )
    }

    /// A folder whose files belong to a target names those that do not, and those that other targets have as well.
    @Test(arguments: [
        ([], [], ["unknown-class"]), ([], ["Home.swift"], []),
        (["Main.storyboard"], [], []), (["/Localized/Main.storyboard"], [], []),
        (["Main.storyboard"], ["/Localized/Main.storyboard"], []),
        (["Other.swift"], [], ["unknown-class"]),
    ])
    func aFolderNamesTheFilesOfTargets(_ app: [String], _ extra: [String], _ codes: [String]) {
        // The target App has the folder of the document, and Kit that of the class.
        func set(_ target: String, _ files: [String]) -> String {
            let files = files.map { "\"\($0)\"" }.joined(separator: ", ")
            return "{ isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = \(target); "
                + "membershipExceptions = (\(files)); };"
        }
        let text = """
            { objects = { P = { isa = PBXProject; mainGroup = G; targets = (TApp, TKit); };
            G = { isa = PBXGroup; children = (FApp, FKit); };
            FApp = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (EApp); };
            FKit = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; exceptions = (EKit); };
            EApp = \(set("TApp", app)) EKit = \(set("TApp", extra))
            TApp = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (FApp); };
            TKit = { isa = PBXNativeTarget; name = Kit; fileSystemSynchronizedGroups = (FKit); };
            }; rootObject = P; }
            """
        let project = SourceProject([
            "App/Base.lproj/Main.storyboard": AppStoryboard().text,
            "Kit/Home.swift": Self.home["Home.swift"] ?? "",
            "App.xcodeproj/project.pbxproj": text,
        ])
        #expect(project.codes() == codes)
    }

    /// The classes of an app for a watch are in its extension.
    @Test func aWatchHasItsClassesElsewhere() {
        var project = project(AppStoryboard(), app: [:], kit: Self.home)
        let text = project.files["Main.storyboard"] ?? ""
        project.files["Main.storyboard"] = text.replacing(
            "CocoaTouch.Storyboard",
            with: "WatchKit.Storyboard"
        )
        .replacing("version=\"3.0\"", with: "version=\"3.0\" targetRuntime=\"watchKit\"")
        #expect(project.codes() == [])
    }

    @Test(arguments: [
        ("App", []), ("Kit", ["missing-module"]), ("Ap", ["missing-module"]),
        ("Elsewhere", ["missing-module"]),
    ])
    func aModuleHasItsClasses(_ module: String, _ codes: [String]) {
        var storyboard = AppStoryboard(module: module)
        storyboard.isOfTarget = false
        let project = project(storyboard, app: Self.home)
        #expect(project.codes() == codes)
        #expect(
            codes.isEmpty
                || project.findings()[0].hasSuffix("is in the module 'App', not in '\(module)'")
        )
    }

    @Test func aLibraryMayHaveAClassOfTheName() {
        var storyboard = AppStoryboard(module: "Elsewhere")
        storyboard.isOfTarget = false
        var other = project(storyboard, app: Self.home)
        other.hasLibraries = true
        #expect(other.codes() == [])
    }

    @Test func aClassOfOnesOwnModuleIsThere() {
        var storyboard = AppStoryboard(type: "Gone", module: "App")
        storyboard.isOfTarget = false
        #expect(project(storyboard, app: Self.home).codes() == ["unknown-class"])
    }

    // MARK: Objects without a class

    @Test func anObjectWhoseClassWasRemovedTakesNothing() {
        let plain = AppStoryboard(
            type: "UIViewController",
            module: nil,
            outlets: ["name": "l1"],
            actions: ["go:"]
        )
        #expect(
            SourceProject(plain, Self.home).codes().sorted() == [
                "undeclared-action", "undeclared-outlet",
            ]
        )
        let known = AppStoryboard(type: "UIViewController", module: nil, outlets: ["view": "v1"])
        #expect(SourceProject(known, Self.home).codes() == [])
        let given = [
            "A.swift": "import UIKit\nextension UIViewController { @IBAction func go(_ s: Any) {} }"
        ]
        let action = AppStoryboard(type: "UIViewController", module: nil, actions: ["go:"])
        #expect(SourceProject(action, given).codes() == [])
    }

    // MARK: Members that only Swift sees

    private func codes(_ storyboard: AppStoryboard, _ members: String, _ more: String = "")
        -> [String]
    {
        let text =
            "import UIKit\nclass HomeViewController: UIViewController {\n\(members)\n}\n\(more)"
        return project(storyboard, app: ["A.swift": text]).codes()
    }

    @Test func anExtensionExposesItsOwnMembersAlone() {
        let storyboard = AppStoryboard(actions: ["go:"])
        let more = "@objc extension HomeViewController { func other(_ s: Any) {} }"
        #expect(codes(storyboard, "func go(_ s: Any) {}", more) == ["hidden-member"])
        #expect(codes(storyboard, "", more.replacing("other", with: "go")) == [])
    }

    @Test func onlyAProtocolOfObjectiveCExposesMembers() {
        let storyboard = AppStoryboard(actions: ["go:"])
        let more = "protocol Going { func go(_ s: Any) }\nextension HomeViewController: Going {}"
        #expect(codes(storyboard, "func go(_ s: Any) {}", more) == ["hidden-member"])
        #expect(codes(storyboard, "func go(_ s: Any) {}", "@objc " + more) == [])
    }

    @Test func runtimeAttributesNeedVisibleProperties() {
        let storyboard = AppStoryboard(attributes: ["radius"])
        #expect(codes(storyboard, "var radius: CGFloat = 0") == ["hidden-member"])
        #expect(codes(storyboard, "@IBInspectable var radius: CGFloat = 0") == [])
    }

    @Test func segueActionsNeedVisibleMethods() {
        var storyboard = AppStoryboard(segues: ["go"])
        storyboard.segueAttributes = "destinationCreationSelector=\"make:\""
        let method = "func make(_ coder: NSCoder) -> UIViewController? { nil }"
        #expect(codes(storyboard, method) == ["hidden-member"])
        #expect(codes(storyboard, "@IBSegueAction " + method) == [])
    }

    @Test func unwindActionsNeedVisibleMethods() {
        let unwind = AppStoryboard(
            more: """
                <viewController id="c2"><connections>
                <segue destination="e1" kind="unwind" unwindAction="back:" id="u1"/>
                </connections></viewController>
                """
        )
        #expect(codes(unwind, "func back(_ segue: UIStoryboardSegue) {}") == ["hidden-member"])
        #expect(codes(unwind, "@IBAction func back(_ segue: UIStoryboardSegue) {}") == [])
    }

    @Test func somebodyTakesWhatTheFirstResponderIsSent() {
        let storyboard = AppStoryboard(firstResponderActions: ["send:"])
        #expect(codes(storyboard, "") == ["undeclared-action"])
        #expect(codes(storyboard, "@objc func send(_ s: Any) {}") == [])
        #expect(codes(AppStoryboard(firstResponderActions: ["copy:"]), "") == [])
    }

    @Test func aSegueOfOnesOwnIsASegue() {
        var storyboard = AppStoryboard(segues: ["go"])
        storyboard.segueAttributes = "customClass=\"Slide\""
        #expect(
            codes(storyboard, "", "class Slide: UIViewController {}").contains("wrong-class-kind")
        )
    }

    // MARK: What is right in other ways

    @Test(arguments: [
        "@IBOutlet var name: UILabel! = UILabel()",
        "@IBOutlet var name: UILabel! { get { own } set {} }",
        "@IBOutlet lazy var name: UILabel! = { UILabel() }()",
        "@IBOutlet var name: UILabel!\nfunc fill() { make(&name) }",
    ])
    func anOutletWithAValueNeedsNoConnection(_ outlet: String) {
        let use = "func show() { name.text = \"\" }"
        #expect(codes(AppStoryboard(), "\(outlet)\n\(use)") == [])
    }

    @Test func aSenderThatIsNotUsedMayBeAnything() {
        let storyboard = AppStoryboard(actions: ["go:"])
        let action = "@IBAction func go(_ sender: UISwitch) { % }"
        #expect(codes(storyboard, action.replacing("%", with: "close()")) == [])
        let used = action.replacing("%", with: "print(sender.isOn)")
        #expect(codes(storyboard, used) == ["sender-type-mismatch"])
    }

    @Test func messagesMayBeForwarded() {
        let storyboard = AppStoryboard(actions: ["go:"])
        let forwards = "override func forwardingTarget(for s: Selector!) -> Any? { nil }"
        #expect(codes(storyboard, forwards) == [])
        #expect(codes(storyboard, "") == ["undeclared-action"])
    }
}
