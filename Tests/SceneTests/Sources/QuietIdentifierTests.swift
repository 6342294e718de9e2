import Testing

@testable import SceneRules
@testable import SceneSources
@testable import SceneText

/// What keeps the check of identifiers, names of documents and owners quiet, and what that must not hide.
@Suite struct QuietIdentifierTests {
    private func controller(_ body: String, more: String = "") -> String {
        """
        import UIKit
        \(more)
        class HomeViewController: UITableViewController {
            func act() {
                \(body)
            }
        }
        """
    }

    private let undeclaredIdentifier = "undeclared-identifier"
    private let undeclaredSegue = "undeclared-segue"

    private func dequeue(_ identifier: String) -> String {
        "tableView.dequeueReusableCell(withIdentifier: \(identifier), for: indexPath)"
    }

    // MARK: Comparisons and initial scenes

    /// A comparison is reported where it nearly names a segue, and nothing is called so.
    @Test(arguments: [
        ("shwo", ["undeclared-segue"]), ("Show", ["undeclared-segue"]), ("show", []), ("gone", []),
    ])
    func aComparisonWithASegueIsReportedWhereOneIsNear(_ text: String, _ codes: [String]) {
        for code in [
            #"if segue.identifier == "\#(text)" {}"#,
            #"switch segue.identifier { case "\#(text)": break; default: break }"#,
        ] {
            let project = SourceProject(
                AppStoryboard(segues: ["show"]),
                [
                    "A.swift": controller(code).replacing("act()", with: "prepare(for segue: S)"),
                    // A segue that no code names may be what the old name was given up for.
                    "B.swift": "let known = \"show\"\n",
                ]
            )
            #expect(project.codes() == codes, "\(code)")
        }
        let near = SourceProject(
            AppStoryboard(segues: ["show"]),
            ["A.swift": controller(#"if segue.identifier == "shwo" {}"#)]
        )
        #expect(
            near.diagnostics().flatMap(\.helps).map(\.text) == [
                "a segue with a similar identifier exists: 'show'"
            ]
        )
        // Nothing ends the app, other than where the segue is performed.
        #expect(near.diagnostics().map(\.severity) == [.warning])
        let performed = SourceProject(
            AppStoryboard(segues: ["show"]),
            ["A.swift": controller(#"performSegue(withIdentifier: "shwo", sender: nil)"#)]
        )
        #expect(performed.diagnostics().map(\.severity) == [.error])
    }

    @Test(arguments: [
        #"_ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()"#,
        #"let main = UIStoryboard(name: "Main", bundle: nil); show(main.instantiateInitialViewController()!)"#,
    ])
    func aStoryboardThatIsAskedForItsInitialSceneHasOne(_ code: String) {
        let document = AppStoryboard().text
        let source = controller(code)
        let whole = SourceProject(["Main.storyboard": document, "A.swift": source])
        #expect(whole.codes() == [])
        let without = document.replacing(#" initialViewController="c1""#, with: "")
        let broken = SourceProject(["Main.storyboard": without, "A.swift": source])
        #expect(
            broken.findings() == ["no-initial-scene: the storyboard 'Main' has no initial scene"]
        )
        let other = source.replacing("instantiateInitialViewController()", with: "description")
        #expect(SourceProject(["Main.storyboard": without, "A.swift": other]).codes() == [])
    }

    @Test func aStoryboardThatIsAskedInObjectiveCHasAnInitialScene() {
        let source = """
            @interface HomeViewController : UIViewController
            @end
            @implementation HomeViewController
            - (void)act { [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateInitialViewController]; }
            @end
            """
        let document = AppStoryboard(module: nil).text
        #expect(SourceProject(["Main.storyboard": document, "A.m": source]).codes() == [])
        let without = document.replacing(#" initialViewController="c1""#, with: "")
        #expect(
            SourceProject(["Main.storyboard": without, "A.m": source]).codes()
                == ["no-initial-scene"]
        )
    }

    // MARK: Constants

    @Test(arguments: [
        ("Cell.id", #"enum Cell { static let id = "Person" }"#),
        ("Cell.id", #"struct Cell { static var id: String { "Person" } }"#),
        ("Cell.person.rawValue", #"enum Cell: String { case person = "Person" }"#),
        ("Cell.Person.rawValue", #"enum Cell: String { case Person }"#),
        ("personID", #"let personID = "Person""#),
        ("String(describing: Person.self)", "class Person: UITableViewCell {}"),
        (#""\(Person.self)""#, "class Person: UITableViewCell {}"),
        (#"isBig ? "Person" : "Person""#, ""),
    ])
    func constantsAreFollowed(_ value: String, _ declaration: String) {
        let source = controller(dequeue(value), more: declaration)
        let quiet = SourceProject(AppStoryboard(prototypes: ["Person"]), ["A.swift": source])
        #expect(quiet.codes() == [])
        let loud = SourceProject(AppStoryboard(prototypes: ["Animal"]), ["A.swift": source])
        #expect(Set(loud.codes()) == [undeclaredIdentifier])
    }

    @Test(arguments: [
        #"static NSString *const kPerson = @"Person";"#, #"#define kPerson @"Person""#,
    ])
    func constantsOfObjectiveCAreFollowed(_ declaration: String) {
        let source = """
            \(declaration)
            @interface HomeViewController : UITableViewController
            @end
            @implementation HomeViewController
            - (void)act { [self.tableView dequeueReusableCellWithIdentifier:kPerson forIndexPath:path]; }
            @end
            """
        let quiet = SourceProject(
            AppStoryboard(module: nil, prototypes: ["Person"]),
            ["A.m": source]
        )
        #expect(quiet.codes() == [])
        let loud = SourceProject(
            AppStoryboard(module: nil, prototypes: ["Animal"]),
            ["A.m": source]
        )
        #expect(loud.codes() == [undeclaredIdentifier])
    }

    @Test func whatIsNoConstantCannotBeTold() {
        let project = SourceProject(
            AppStoryboard(prototypes: ["Person"]),
            ["A.swift": controller(dequeue("item.identifier"))]
        )
        #expect(project.codes() == [])
        #expect(project.answers(.cells) == [0, 0, 1])
    }

    @Test func dequeuingWithoutAnIndexPathMayReturnNothing() {
        let call = #"let cell = tableView.dequeueReusableCell(withIdentifier: "Nobody")"#
        let quiet = SourceProject(
            AppStoryboard(prototypes: ["Person"]),
            ["A.swift": controller(call)]
        )
        #expect(quiet.codes() == [])
        let loud = SourceProject(
            AppStoryboard(prototypes: ["Person"]),
            ["A.swift": controller(dequeue(#""Nobody""#))]
        )
        #expect(loud.codes() == [undeclaredIdentifier])
        for forced in ["!", " as! UITableViewCell"] {
            let source = ["A.swift": controller(call + forced)]
            let project = SourceProject(AppStoryboard(prototypes: ["Person"]), source)
            #expect(project.codes() == [undeclaredIdentifier])
        }
    }

    @Test func letterCaseIsTheFirstHelp() throws {
        let project = SourceProject(
            AppStoryboard(prototypes: ["person", "Persons"]),
            ["A.swift": controller(dequeue(#""Person""#))]
        )
        let finding = try #require(project.diagnostics().first)
        #expect(
            finding.helps.map(\.text)
                == ["a prototype with a similar identifier exists: 'person'; letter case counts"]
        )
    }

    // MARK: Registering

    @Test(arguments: [
        #"tableView.register(Person.self, forCellReuseIdentifier: "Person")"#,
        #"tableView.register(UINib(nibName: "Main", bundle: nil), forCellReuseIdentifier: "Person")"#,
    ])
    func whatIsRegisteredIsThere(_ register: String) {
        let source = controller(
            register + "\n" + dequeue(#""Person""#),
            more: "class Person: UITableViewCell {}"
        )
        #expect(SourceProject(AppStoryboard(), ["A.swift": source]).codes() == [])
        let other = source.replacingOccurrence(
            of: #"Identifier: "Person")"#,
            with: #"Identifier: "Animal")"#
        )
        #expect(
            SourceProject(AppStoryboard(), ["A.swift": other]).codes() == [undeclaredIdentifier]
        )
    }

    @Test func genericHelpersRegisterWhatCannotBeTold() {
        let helper = """
            protocol Reusable { static var reuseIdentifier: String { get } }
            extension Reusable { static var reuseIdentifier: String { String(describing: self) } }
            extension UITableView {
                func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable {
                    register(cellType, forCellReuseIdentifier: cellType.reuseIdentifier)
                }
                func dequeue<T: UITableViewCell>(_ path: IndexPath) -> T where T: Reusable {
                    dequeueReusableCell(withIdentifier: T.reuseIdentifier, for: path) as! T
                }
            }
            class PersonCell: UITableViewCell, Reusable {}
            """
        let source = controller(
            "tableView.register(cellType: PersonCell.self)\n" + dequeue(#""PersonCell""#),
            more: helper
        )
        #expect(SourceProject(AppStoryboard(), ["A.swift": source]).codes() == [])
    }

    // MARK: Segues

    @Test func seguesOfSubclassesAndSuperclassesCount() {
        let storyboard = AppStoryboard(segues: ["details"])
        let call = #"performSegue(withIdentifier: "details", sender: nil)"#
        for type in ["HomeViewController", "Base", "Special"] {
            let source = """
                import UIKit
                class Base: UIViewController {}
                class HomeViewController: Base {}
                class Special: HomeViewController {}
                extension \(type) { func act() { \(call) } }
                """
            let project = SourceProject(storyboard, ["A.swift": source])
            #expect(project.codes() == [])
            #expect(project.answers(.segues) == [1, 0, 0], "\(type)")
        }
    }

    @Test func seguesOfOtherScenesCannotBeTold() {
        let source = """
            import UIKit
            class HomeViewController: UIViewController {}
            class Other: UIViewController {
                func act() { performSegue(withIdentifier: "details", sender: nil) }
            }
            """
        let project = SourceProject(AppStoryboard(segues: ["details"]), ["A.swift": source])
        #expect(project.codes() == [])
        #expect(project.answers(.segues) == [0, 0, 1])
        let loud = SourceProject(AppStoryboard(segues: ["others"]), ["A.swift": source])
        #expect(loud.codes() == [undeclaredSegue])
    }

    // MARK: Storyboards and xibs

    @Test func storyboardsNamedByVariablesMayBeAny() {
        let source = controller(
            #"UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: "Home")"#
        )
        #expect(SourceProject(AppStoryboard(identifier: "Home"), ["A.swift": source]).codes() == [])
        let loud = SourceProject(AppStoryboard(identifier: "House"), ["A.swift": source])
        #expect(loud.codes() == ["unknown-storyboard-identifier"])
    }

    @Test func aNamedStoryboardMustHaveTheScene() throws {
        let source = controller(
            #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Help")"#
        )
        let help = AppStoryboard(identifier: "Help").text
        let project = SourceProject(
            AppStoryboard(identifier: "Home"),
            ["A.swift": source, "Help.storyboard": help]
        )
        #expect(project.codes() == ["unknown-storyboard-identifier"])
        let finding = try #require(project.diagnostics().first)
        #expect(finding.helps.map(\.text) == ["the storyboard 'Help' has one"])
    }

    @Test func copiesForDevicesAndLanguagesAreToldOnce() throws {
        let text = AppStoryboard(actions: ["save:"]).text
        let source = controller("")
        let project = SourceProject([
            "Base.lproj/Main.storyboard": text, "de.lproj/Main.storyboard": text,
            "Main~ipad.storyboard": text, "A.swift": source,
        ])
        #expect(project.codes() == ["undeclared-action"])
        let finding = try #require(project.diagnostics().first)
        #expect(finding.notes.count == 2)
    }

    @Test(arguments: [
        ("HomeViewController.xib", true), ("HomeView.xib", true),
        ("HomeViewController~ipad.xib", true),
        ("House.xib", false),
    ])
    func controllersFindTheirXibsByName(_ name: String, _ isLoaded: Bool) {
        let nib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="HomeViewController"
            customModule="App" customModuleProvider="target"/>
            <view contentMode="scaleToFill" id="v1"/></objects></document>
            """
        let project = SourceProject([name: nib, "A.swift": controller("")])
        #expect(project.codes() == (isLoaded ? ["owner-without-view"] : []))
    }

    // MARK: Projects

    @Test func classesOfOtherTargetsDoNotServe() {
        let project = """
            { objects = { P = { mainGroup = G; targets = (T, U); }; G = { children = (F, S, O); };
            F = { path = A.swift; }; O = { path = B.swift; }; S = { path = Main.storyboard; };
            T = { name = App; buildPhases = (B); }; B = { files = (B1, B2); };
            B1 = { fileRef = F; }; B2 = { fileRef = S; };
            U = { name = Other; buildPhases = (C); }; C = { files = (C1); }; C1 = { fileRef = O; };
            }; rootObject = P; }
            """
        let with = "class HomeViewController: UIViewController { @IBAction func save(_ s: Any) {} }"
        let without = "class HomeViewController: UIViewController {}"
        let storyboard = AppStoryboard(actions: ["save:"])
        let files = ["project.pbxproj": project]
        let quiet = SourceProject(
            storyboard,
            files.merging(["A.swift": with, "B.swift": without]) { $1 }
        )
        #expect(quiet.codes() == [])
        let loud = SourceProject(
            storyboard,
            files.merging(["A.swift": without, "B.swift": with]) { $1 }
        )
        #expect(loud.codes() == ["undeclared-action"])
    }

    @Test func documentsOfNoTargetAreNotJudged() {
        let project = """
            { objects = { P = { mainGroup = G; targets = (T); }; G = { children = (F, S); };
            F = { path = A.swift; }; S = { path = Main.storyboard; };
            T = { name = App; buildPhases = (B); }; B = { files = (B1); }; B1 = { fileRef = F; };
            }; rootObject = P; }
            """
        let files = ["project.pbxproj": project, "A.swift": controller("")]
        let quiet = SourceProject(AppStoryboard(actions: ["save:"]), files)
        #expect(quiet.codes() == [])
        #expect(
            Set(quiet.codes(pedantic: true)) == ["document-without-target", "undeclared-action"]
        )
    }

    // MARK: Uses

    @Test(arguments: [
        #"let s = Selector("save:")"#, "let s = NSSelectorFromString(\"save:\")",
        "let s = #selector(HomeViewController.save(_:))",
    ])
    func selectorsInCodeCountAsUse(_ use: String) {
        let source = controller(use).replacingOccurrence(
            of: "func act()",
            with: "@IBAction func save(_ sender: Any) {}\n    func act()"
        )
        #expect(SourceProject(AppStoryboard(), ["A.swift": source]).codes(pedantic: true) == [])
        let unused = SourceProject(
            AppStoryboard(),
            ["A.swift": source.replacingOccurrence(of: use, with: "")]
        )
        #expect(unused.codes(pedantic: true) == ["unsent-action"])
    }

    @Test(arguments: [
        #"perform(segue: StoryboardSegue.Main.showDetails)"#,
        "R.segue.homeViewController.showDetails",
        #"let id = "show-details""#,
    ])
    func accessorsOfGeneratedCodeCountAsUse(_ use: String) {
        let storyboard = AppStoryboard(segues: ["show-details"])
        #expect(SourceProject(storyboard, ["A.swift": controller(use)]).codes(pedantic: true) == [])
        let unused = SourceProject(storyboard, ["A.swift": controller("")])
        #expect(unused.codes(pedantic: true) == ["unused-identifier"])
    }
}
