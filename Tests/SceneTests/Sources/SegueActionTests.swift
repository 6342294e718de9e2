import Testing

@testable import SceneRules
@testable import SceneSources
@testable import SceneText

/// What segue actions make, and the scenes that their segues lead to.
@Suite struct SegueActionTests {
    private static let classes = """
        class DetailViewController: BaseViewController {}
        class SpecialViewController: DetailViewController {}
        class BaseViewController: UIViewController {}
        class OtherViewController: BaseViewController {}
        class LibraryViewController: Library {}

        """

    /// What is found where a segue with an action leads to a scene of a class.
    private func project(
        _ method: String,
        to type: String? = "DetailViewController",
        element: String = "viewController",
        language: String = "swift"
    ) -> SourceProject {
        let module =
            language == "swift" ? #" customModule="App" customModuleProvider="target""# : ""
        let written = type.map { #"customClass="\#($0)"\#(module)"# } ?? ""
        var storyboard = AppStoryboard()
        if language == "m" { storyboard.module = nil }
        storyboard.more = """
            <\(element) id="c2" \(written) sceneMemberID="viewController"/>
            <button id="b2"><connections><segue destination="c2" kind="show" \
            destinationCreationSelector="make:" id="g1"/></connections></button>
            """
        storyboard.root = "view"
        let home =
            language == "swift"
            ? "import UIKit\n\(Self.classes)class HomeViewController: UIViewController {\n\(method)\n}\n"
            : """
            @interface DetailViewController : UIViewController
            @end
            @interface OtherViewController : UIViewController
            @end
            @interface HomeViewController : UIViewController
            @end
            @implementation HomeViewController
            \(method)
            @end
            """
        return SourceProject(storyboard, ["Home.\(language)": home])
    }

    private func method(_ result: String) -> String {
        "@IBSegueAction func make(_ coder: NSCoder) -> \(result) { nil }"
    }

    @Test(arguments: [
        "DetailViewController?", "DetailViewController", "UIViewController?", "BaseViewController?",
        "SpecialViewController?", "Optional<DetailViewController>", "App.DetailViewController?",
        "LibraryViewController?", "Elsewhere?", "UIResponder?",
    ])
    func whatFitsIsMade(_ result: String) {
        #expect(project(method(result)).codes() == [])
    }

    @Test(arguments: ["OtherViewController?", "UINavigationController?", "UITableViewController"])
    func anotherClassIsNotTheScenes(_ result: String) throws {
        let finding = try #require(project(method(result)).diagnostics().first)
        #expect(finding.code.name == "wrong-class-kind")
        let made = result.filter { $0 != "?" }
        #expect(
            finding.message
                == "the segue action 'make:' makes a '\(made)', but the scene is a 'DetailViewController'"
        )
    }

    @Test func aSceneWithoutAClassIsOfItsElement() {
        let made = method("OtherViewController?")
        #expect(project(made, to: nil).codes() == [])
        #expect(project(made, to: nil, element: "viewControllerPlaceholder").codes() == [])
        #expect(project(made, to: "LibraryViewController").codes() == [])
        let wrong = project(made, to: nil, element: "navigationController")
        #expect(wrong.codes() == ["wrong-class-kind"])
    }

    /// What a method returns that is no segue action is not read.
    @Test func otherMethodsAreNotCompared() {
        let plain = "@objc func make(_ coder: NSCoder) -> OtherViewController? { nil }"
        #expect(project(plain).codes() == [])
    }

    @Test(arguments: [
        ("DetailViewController *", 0), ("UIViewController *", 0), ("id", 0), ("instancetype", 0),
        ("nullable OtherViewController *", 1), ("OtherViewController *", 1),
    ])
    func segueActionsOfObjectiveCAreCompared(_ result: String, _ count: Int) {
        let method =
            "- (IBSegueAction \(result))make:(NSCoder *)coder { return nil; }"
        let codes = project(method, language: "m").codes()
        #expect(codes == Array(repeating: "wrong-class-kind", count: count))
    }
}
