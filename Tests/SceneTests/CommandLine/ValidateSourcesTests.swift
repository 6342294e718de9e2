import SceneFiles
import Testing

@testable import scenectl

/// `validate` on a folder with documents and sources.
@Suite struct ValidateSourcesTests {
    let session: Session

    init() throws { session = try Session() }

    private let source = """
        import UIKit

        class HomeViewController: UIViewController {
            @IBOutlet var nameLabel: UILabel!
            @IBAction func didTapSave(_ sender: Any) {}
        }

        """

    private func writeApp(
        _ storyboard: AppStoryboard = AppStoryboard(
            outlets: ["nameLabel": "l1"],
            actions: ["didTapSaved:"]
        ),
        source: String? = nil
    ) throws {
        try session.write(storyboard.text, to: "App/Main.storyboard")
        try session.write(source ?? self.source, to: "App/Home.swift")
    }

    @Test func aFolderIsEnough() async throws {
        try writeApp()
        let result = await session.run("validate", "outlets", "App")
        #expect(result.status == .findings)
        #expect(
            result.output == """
                error[undeclared-action]: 'didTapSaved:' is not a method of 'HomeViewController'
                 --> App/Main.storyboard:8:32
                  |
                8 | <connections><action selector="didTapSaved:" destination="c1" eventType="touchUpInside" id="a0"/></connections></button>
                  |                                ^^^^^^^^^^^^ a tap on the button 'Save' would end the app
                  |
                 --> App/Home.swift:3:1
                  |
                3 | class HomeViewController: UIViewController {
                  | ------------------------------------------ this class
                  = help: a similar method exists: 'didTapSave(_:)'

                """
        )
        #expect(result.errors == "1 file checked: 1 error\n")
    }

    @Test(arguments: ["Main.storyboard", "Base.lproj/Main.storyboard"])
    func aDocumentInNoProjectIsComparedWithTheSourcesBesideIt(_ path: String) async throws {
        let storyboard = AppStoryboard(actions: ["didTapSaved:"])
        try session.write(storyboard.text, to: "App/\(path)")
        let alone = await session.run("validate", "outlets", "App/\(path)")
        #expect(alone.status == .clean)
        try session.write(source, to: "App/Screens/Home.swift")
        let around = await session.run("validate", "outlets", "App/\(path)")
        #expect(around.status == .clean)
        try session.write("class AppDelegate {}\n", to: "App/AppDelegate.swift")
        let beside = await session.run("validate", "outlets", "App/\(path)")
        #expect(beside.output.contains("undeclared-action"))
        let inside = await session.run(
            ["validate", "outlets", "Main.storyboard"],
            in: Path.folder(of: "App/\(path)")
        )
        #expect(inside.output.contains("undeclared-action"))
    }

    /// What is beside a document is not all of an app whose other sources are near.
    @Test(arguments: ["App/project.yml", "App/Podfile", "MODULE.bazel", ".git/config"])
    func aDocumentIsComparedWithAllOfAnAppWhoseProjectAToolMakes(_ mark: String) async throws {
        let storyboard = AppStoryboard(actions: ["didTapSaved:"])
        try session.write(storyboard.text, to: "App/Views/Main.storyboard")
        try session.write("class Badge {}\n", to: "App/Views/Badge.swift")
        try session.write(source, to: "App/Controllers/Home.swift")
        try session.write("", to: mark)
        let result = await session.run("validate", "App/Views/Main.storyboard")
        #expect(result.output.contains("undeclared-action"))
        #expect(!result.output.contains("unknown-class"), "\(result.output)")
    }

    @Test func aDocumentIsComparedWithItsProject() async throws {
        try session.write(AppStoryboard(actions: ["didTapSaved:"]).text, to: "App/Main.storyboard")
        try session.write(source, to: "App/Code/Home.swift")
        let alone = await session.run("validate", "outlets", "App/Main.storyboard")
        #expect(alone.status == .clean)
        try session.write("", to: "App.xcodeproj/project.pbxproj")
        let near = await session.run("validate", "outlets", "App/Main.storyboard")
        #expect(near.output.contains("undeclared-action"))
        let named = await session.run(
            "validate",
            "outlets",
            "App/Main.storyboard",
            "--sources",
            "App"
        )
        #expect(named.output.contains("undeclared-action"))
    }

    @Test func sourcesThatAreNamedMustBeThere() async throws {
        try writeApp()
        try session.makeFolder("Empty")
        let result = await session.run("validate", "App", "--sources", "Empty")
        #expect(result.status == .failure)
        #expect(
            result.errors.contains("there are no Swift or Objective-C sources in 'Empty'")
        )
    }

    @Test func librariesDeclareAndAreNotReportedOn() async throws {
        let base =
            "import UIKit\nopen class Base: UIViewController { @IBAction func act(_ s: Any) {} }\n"
        try session.write(base, to: "App/Pods/Base/Base.swift")
        try session.write(AppStoryboard(type: "Lost").text, to: "App/Pods/Base/Base.storyboard")
        try writeApp(
            AppStoryboard(outlets: ["nameLabel": "l1"], actions: ["act:"]),
            source: source.replacingOccurrence(of: ": UIViewController", with: ": Base")
        )
        let result = await session.run("validate", "outlets", "App")
        #expect(result.output == "")
        #expect(result.status == .clean)
    }

    /// A folder of such a name may be a part of the app, which its project then says.
    @Test(arguments: ["Libraries", "libs", "Vendor", "External", "ThirdParty", "Submodules"])
    func whatATargetHasIsTheAppsOwn(_ folder: String) async throws {
        try session.write(
            AppStoryboard(outlets: ["nameLabel": "l1"], actions: ["didTapSaved:"]).text,
            to: "App/\(folder)/Main.storyboard"
        )
        let call = "func a() { performSegue(withIdentifier: \"gone\", sender: nil) }\n"
        try session.write(
            source.replacingOccurrence(of: "@IBOutlet", with: "\(call)@IBOutlet"),
            to: "App/\(folder)/Home.swift"
        )
        #expect(await session.run("validate", "outlets", "App").output == "")
        let project = """
            { objects = { P = { mainGroup = G; targets = (T); }; G = { children = (F, S); };
            F = { path = \(folder)/Home.swift; }; S = { path = \(folder)/Main.storyboard; };
            T = { name = App; buildPhases = (B); };
            B = { files = (B1, B2); }; B1 = { fileRef = F; }; B2 = { fileRef = S; };
            }; rootObject = P; }
            """
        try session.write(project, to: "App/App.xcodeproj/project.pbxproj")
        let result = await session.run("validate", "App")
        #expect(result.output.contains("undeclared-action"))
        #expect(result.output.contains("undeclared-segue"))
    }

    /// A library may bring a project of its own with it.
    @Test(arguments: ["Libraries/Kit", "Pods"])
    func whatATargetOfALibraryHasIsItsOwn(_ folder: String) async throws {
        let project = """
            { objects = { P = { mainGroup = G; targets = (T); }; G = { children = (F); };
            F = { path = Main.storyboard; }; T = { name = Kit; buildPhases = (B); };
            B = { files = (B1); }; B1 = { fileRef = F; };
            }; rootObject = P; }
            """
        try session.write(project, to: "App/\(folder)/Kit.xcodeproj/project.pbxproj")
        try session.write(
            AppStoryboard(outlets: ["gone": "l1"]).text,
            to: "App/\(folder)/Main.storyboard"
        )
        // An outlet that need not be connected: what a library uses is not to be found in it.
        let source = source.replacingOccurrence(of: "UILabel!", with: "UILabel?")
        try session.write(source, to: "App/Home.swift")
        #expect(await session.run("validate", "outlets", "App").output == "")
    }

    @Test func statisticsCountTheAnswers() async throws {
        try writeApp()
        let result = await session.run("validate", "outlets", "App", "--stats")
        let rows = result.errors.split(separator: "\n").map {
            $0.split(separator: " ").joined(separator: " ")
        }
        #expect(rows.contains("found missing unknown class absent"))
        #expect(rows.contains("outlets 1 0 0 0"))
        #expect(rows.contains("actions 0 1 0 0"))
    }

    @Test(arguments: ["// scenectl:ignore undeclared-action", "/* scenectl:ignore */"])
    func commentsInCodeLeaveFindingsOut(_ comment: String) async throws {
        try writeApp(source: source.replacingOccurrence(of: "class", with: "\(comment)\nclass"))
        #expect(await session.run("validate", "outlets", "App").output == "")
        let other = comment.replacingOccurrence(of: "undeclared", with: "unsent")
        guard other != comment else { return }
        try writeApp(source: source.replacingOccurrence(of: "class", with: "\(other)\nclass"))
        #expect(await session.run("validate", "outlets", "App").status == .findings)
    }

    @Test func commentsInObjectiveCLeaveFindingsOut() async throws {
        let text = AppStoryboard(module: nil, actions: ["save:"]).text
        try session.write(text, to: "App/Main.storyboard")
        let type = "@interface HomeViewController : UIViewController\n@end\n"
        try session.write(type, to: "App/Home.h")
        #expect(await session.run("validate", "outlets", "App").status == .findings)
        try session.write("// scenectl:ignore undeclared-action\n" + type, to: "App/Home.h")
        #expect(await session.run("validate", "outlets", "App").output == "")
    }

    // MARK: What is known

    @Test func aBaselinePassesOverWhatItLists() async throws {
        try writeApp()
        let written = await session.run(
            "validate",
            "outlets",
            "App",
            "--write-baseline",
            "known.txt"
        )
        #expect(written.status == .clean)
        #expect(written.errors == "1 finding written to 'known.txt'\n")
        #expect(
            try session.read("known.txt").hasSuffix(
                "undeclared-action\tApp/Main.storyboard\t"
                    + "'didTapSaved:' is not a method of 'HomeViewController'\n"
            )
        )
        // Lines may move.
        let moved = AppStoryboard(outlets: ["nameLabel": "l1"], actions: ["didTapSaved:"]).text
            .replacingOccurrence(of: "<scenes>", with: "\n\n<scenes>")
        try session.write(moved, to: "App/Main.storyboard")
        let known = await session.run("validate", "outlets", "App", "--baseline", "known.txt")
        #expect(known.status == .clean)
        #expect(known.output == "")
        #expect(known.errors == "1 file checked: no findings (1 known before)\n")
        // The same mistake once more is new.
        try writeApp(
            AppStoryboard(
                outlets: ["nameLabel": "l1"],
                actions: ["didTapSaved:", "didTapSaved:", "didTapSaves:"]
            )
        )
        let more = await session.run(
            "validate",
            "outlets",
            "App",
            "--baseline",
            "known.txt",
            "--format",
            "short"
        )
        #expect(more.status == .findings)
        #expect(more.output.split(separator: "\n").count == 2)
    }

    @Test func aBaselineOfAnotherKindIsRefused() async throws {
        try writeApp()
        try session.write("hello\n", to: "known.txt")
        let result = await session.run("validate", "App", "--baseline", "known.txt")
        #expect(result.status == .failure)
        #expect(result.errors.contains("'known.txt' is not a baseline"))
        #expect(result.errors.contains("write one with '--write-baseline'"))
    }

    @Test func onlyWhatIsNewSinceACommitIsReported() async throws {
        try writeApp()
        try session.commit()
        let old = await session.run("validate", "outlets", "App", "--since", "HEAD")
        #expect(old.output == "")
        #expect(old.status == .clean)
        try writeApp(AppStoryboard(outlets: ["name": "l1"], actions: ["didTapSaved:"]))
        let new = await session.run(
            "validate",
            "outlets",
            "App",
            "--since",
            "HEAD",
            "--format",
            "short"
        )
        #expect(new.status == .findings)
        #expect(new.output.contains("'HomeViewController' has no outlet 'name'"))
        #expect(!new.output.contains("didTapSaved"))
    }

    @Test func aCommitThatIsNotThereIsNamed() async throws {
        try writeApp()
        try session.git("init", "--quiet")
        let result = await session.run("validate", "App", "--since", "nowhere")
        #expect(result.status == .failure)
        #expect(result.errors.contains("git finds no commit 'nowhere' here"))
    }

    @Test func whatGitIgnoresIsNotReportedOn() async throws {
        try writeApp()
        try session.write("App/\n", to: ".gitignore")
        try session.git("init", "--quiet")
        try session.write(
            AppStoryboard(type: "UIViewController", module: nil).text,
            to: "B/B.storyboard"
        )
        let result = await session.run("validate", "outlets", ".")
        #expect(!result.output.contains("undeclared-action"))
    }

    // MARK: Formats

    @Test(arguments: ["short", "json", "sarif", "github"])
    func everyFormatNamesBothFiles(_ format: String) async throws {
        try writeApp()
        let result = await session.run("validate", "outlets", "App", "--format", format)
        #expect(result.status == .findings)
        #expect(result.output.contains("App/Main.storyboard"))
        if ["json", "sarif"].contains(format) {
            #expect(result.output.contains("App/Home.swift"))
        }
    }

    // MARK: Scene files

    private let scene = """
        scenes:
          home:
            controller: view
            class: Home
            view:
              - label: {id: name, text: Name}
              - button: {title: Save, actions: {touchUpInside: "save:"}}
            outlets: {nameLabel: name}
        classes:
          Home:
            superclass: ViewController
            implementation: swift
            outlets: {nameLabel: Label}
            actions: {"save:": []}
        """

    @Test func classesOfProgramsAreCompared() async throws {
        try session.write(scene, to: "App/home.yaml")
        let program = """
            import SceneKitLite

            class Home: ViewController {
                @Outlet var nameLabel: Label
                func didLoad() { actions.register("save:", target: self, Home.save) }
                func save() {}
            }
            """
        try session.write(program, to: "App/Home.swift")
        let good = await session.run("validate", "outlets", "App", "--sources", "App")
        #expect(good.output == "")
        try session.write(
            program.replacingOccurrence(of: "nameLabel: Label", with: "titleLabel: Label"),
            to: "App/Home.swift"
        )
        let outlet = await session.run("validate", "outlets", "App", "--sources", "App")
        #expect(
            outlet.output.contains("error[undeclared-outlet]: 'Home' has no outlet 'nameLabel'")
        )
        #expect(outlet.output.contains("App/home.yaml:13:"))
        try session.write(
            program.replacingOccurrence(of: "nameLabel: Label", with: "nameLabel: Slider"),
            to: "App/Home.swift"
        )
        let type = await session.run("validate", "outlets", "App", "--sources", "App")
        #expect(
            type.output.contains("outlet 'nameLabel' is a 'Label' here, but a 'Slider' in 'Home'")
        )
    }

    @Test func exportsTakeTheTypesOfOutletsFromCode() async throws {
        try writeApp(AppStoryboard(outlets: ["nameLabel": "l1"], root: "view"))
        let plain = await session.run("convert", "App/Main.storyboard", "--to", "scene")
        #expect(plain.output.contains(#"nameLabel: "Label?""#))
        try session.write(
            source.replacingOccurrence(of: "nameLabel: UILabel", with: "nameLabel: UIView"),
            to: "App/Home.swift"
        )
        let typed = await session.run(
            "convert",
            "App/Main.storyboard",
            "--to",
            "scene",
            "--sources",
            "App"
        )
        #expect(typed.output.contains(#"nameLabel: "View?""#))
        let unfit = await session.run("convert", "App/a.yaml", "--to", "static", "--sources", "App")
        #expect(unfit.status == .failure)
        #expect(unfit.errors.contains("'--sources' is for '--to scene'"))
    }
}
