import Testing

@testable import SceneRules
@testable import SceneSources
@testable import SceneText

/// Identifiers that documents have, but not where code asks for them; and names that are nearly the app's own.
@Suite struct OwnIdentifierTests {
    /// A project of two screens, each with a class and a document of its own.
    private func project(
        _ code: String,
        segues: [String] = [],
        prototypes: [String] = [],
        inherits superclass: String = "UITableViewController",
        more: [String: String] = [:]
    ) -> SourceProject {
        let home = AppStoryboard(segues: ["showHome"], prototypes: ["HomeCell"])
        let other = AppStoryboard(
            type: "OtherViewController",
            segues: segues + ["showOther"],
            prototypes: prototypes + ["OtherCell"]
        )
        let files = [
            "Other.storyboard": other.text,
            "Home.swift": """
            import UIKit
            class HomeViewController: \(superclass) {
                \(code)
            }
            """,
            "Other.swift": "import UIKit\nclass OtherViewController: UITableViewController {}",
        ]
        return SourceProject(home, files.merging(more) { $1 })
    }

    private func perform(_ segue: String, on receiver: String = "") -> String {
        "func go() { \(receiver)performSegue(withIdentifier: \"\(segue)\", sender: nil) }"
    }

    private func dequeue(_ cell: String) -> String {
        """
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
            t.dequeueReusableCell(withIdentifier: "\(cell)", for: p)
        }
        """
    }

    @Test func aSegueOfAnotherScreenIsNotFound() throws {
        #expect(project(perform("showHome")).codes() == [])
        #expect(project(perform("showHome", on: "self.")).codes() == [])
        let finding = try #require(project(perform("showOther")).diagnostics().first)
        #expect(finding.message == "no scene of 'HomeViewController' has a segue 'showOther'")
        #expect(finding.helps.map(\.text) == ["a scene of 'OtherViewController' has one"])
    }

    @Test(arguments: ["parent?.", "other.", "self.presenter!."])
    func anotherObjectIsAskedForItsOwn(_ receiver: String) {
        #expect(project(perform("showOther", on: receiver)).codes() == [])
    }

    @Test func theSegueOfASubclassIsOnesOwn() {
        let code = "class Base: UITableViewController { \(perform("showOther")) }"
        let inherited = project(
            "",
            more: [
                "Other.swift": "import UIKit\n\(code)\nclass OtherViewController: Base {}"
            ]
        )
        #expect(inherited.codes() == [])
    }

    @Test func anUnwindActionComparesSeguesOfOthers() {
        let unwind = """
            @IBAction func back(_ segue: UIStoryboardSegue) {
                if segue.identifier == "showOther" { reload() }
            }
            """
        #expect(project(unwind).codes() == [])
    }

    @Test func aCellOfAnotherScreenIsNotFound() throws {
        #expect(project(dequeue("HomeCell")).codes() == [])
        let finding = try #require(project(dequeue("OtherCell")).diagnostics().first)
        #expect(
            finding.message
                == "no scene of 'HomeViewController' has a prototype 'OtherCell', and no code registers it"
        )
        #expect(finding.helps.map(\.text) == ["a scene of 'OtherViewController' has one"])
    }

    @Test(arguments: [
        "func viewDidLoad() { tableView.register(Cell.self, forCellReuseIdentifier: \"OtherCell\") }",
        "func add(_ id: String) { tableView.register(Cell.self, forCellReuseIdentifier: id) }",
    ])
    func whatCodeRegistersIsThere(_ registers: String) {
        #expect(project(dequeue("OtherCell") + "\n" + registers).codes() == [])
    }

    /// A scene of another bundle may have the cells of a controller that no document has and no code makes.
    @Test(arguments: [
        ("bundleIdentifier=\"org.example.kit\"", "", 0), ("", "", 1),
        ("bundleIdentifier=\"org.example.kit\"", "let made = AwayController()", 1),
        (
            "bundleIdentifier=\"org.example.kit\"", "let made = AwayController.init(style: .plain)",
            1
        ),
    ])
    func aSceneOfAnotherBundleMayHaveTheCell(_ bundle: String, _ code: String, _ count: Int) {
        let reference =
            "<viewControllerPlaceholder storyboardName=\"Kit\" \(bundle) id=\"c9\" sceneMemberID=\"viewController\"/>"
        let storyboard = AppStoryboard(
            more: "</objects></scene><scene sceneID=\"s9\"><objects>\(reference)"
        )
        let source = """
            import UIKit
            class HomeViewController: UITableViewController {}
            final class AwayController: UITableViewController { \(dequeue("AwayCell")) }
            \(code)
            """
        let codes = SourceProject(storyboard, ["A.swift": source]).codes()
        #expect(codes.filter { $0 == "undeclared-identifier" }.count == count)
        let own = source.replacing("AwayController", with: "HomeViewController")
            .replacing("class HomeViewController: UITableViewController {}", with: "")
        #expect(
            SourceProject(storyboard, ["A.swift": own]).codes().contains("undeclared-identifier")
        )
    }

    @Test func onlyTheDataSourceOfATableIsCertain() {
        let source = "import UIKit\nclass Source: NSObject { \(dequeue("OtherCell")) }"
        #expect(project("", more: ["Source.swift": source]).codes() == [])
        #expect(project(dequeue("OtherCell"), inherits: "LibraryController").codes() == [])
    }

    // MARK: Names that are nearly the app's own

    @Test(arguments: [("HomeCell", 0), ("HomeCel", 1), ("OrderView", 1), ("Elsewhere", 0)])
    func aXibNamedAsTheAppsIsTheApps(_ name: String, _ count: Int) {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view contentMode="scaleToFill" id="v1"/></objects></document>
            """
        var project = SourceProject([
            "HomeCell.xib": xib,
            "A.swift": """
            import UIKit
            class OrderView: UIView {}
            let nib = UINib(nibName: "\(name)", bundle: nil)
            """,
        ])
        project.hasLibraries = true
        #expect(project.codes() == Array(repeating: "unknown-nib", count: count))
    }

    // MARK: What protocols of Apple ask for

    @Test(arguments: [
        ("UITableViewDelegate", "done", false), ("UITableViewDelegate", "tableViewDone", true),
        ("UITextFieldDelegate", "done", false), ("UITextFieldDelegate", "textFieldDone", true),
        ("UISearchControllerDelegate", "presentSearchController", true),
        ("NSNobodyKnowsDelegate", "done", true),
    ])
    func membersThatAProtocolMayAskForAreVisible(
        _ name: String,
        _ method: String,
        _ mayBeVisible: Bool
    ) {
        let storyboard = AppStoryboard(outlets: ["name": "l1"], actions: ["\(method):"])
        let code = """
            import UIKit
            class HomeViewController: UIViewController, \(name) {
                func \(method)(_ sender: Any) {}
                @IBOutlet var name: UILabel!
            }
            """
        let codes = SourceProject(storyboard, ["A.swift": code]).codes()
        #expect(codes == (mayBeVisible ? [] : ["hidden-member"]))
    }
}
