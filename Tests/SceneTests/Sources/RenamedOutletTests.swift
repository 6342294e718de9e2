import Testing

@testable import SceneRules
@testable import SceneText

/// An outlet that was renamed in code is one mistake, and one finding.
@Suite struct RenamedOutletTests {
    /// Outlets that nothing uses are no mistakes.
    private static let uses =
        "func use(_ h: HomeViewController) { h.name.f(); h.other.f(); h.nameLable.f() }\n"

    private func project(_ outlet: String, _ members: String, base: String = "") -> SourceProject {
        let source = """
            import UIKit
            class BaseController: UIViewController { \(base) }
            class HomeViewController: BaseController { \(members) }
            \(Self.uses)
            """
        return SourceProject(AppStoryboard(outlets: [outlet: "l1"]), ["A.swift": source])
    }

    private let once = ["undeclared-outlet"]
    private let twice = ["undeclared-outlet", "never-connected-outlet"]

    @Test func theSimilarNameIsMeant() throws {
        let members = "@IBOutlet var nameLable: UILabel!"
        let found = project("nameLabel", members).diagnostics()
        #expect(found.map(\.code.name) == once)
        let finding = try #require(found.first)
        #expect(finding.secondary.map(\.label) == ["no document connects this outlet"])
        let more = members + "; @IBOutlet var other: UILabel!"
        #expect(Set(project("nameLabel", more).codes()) == Set(twice))
        #expect(project("nameLabel", more).findings().contains { $0.contains("'other'") })
    }

    @Test(arguments: ["UILabel", "UIView", "AnyObject", "Library"])
    func theOnlyOneOfAFittingTypeIsMeant(_ type: String) {
        #expect(project("heading", "@IBOutlet var name: \(type)!").codes() == once)
        #expect(project("heading", "", base: "@IBOutlet var name: \(type)!").codes() == once)
    }

    @Test(arguments: [
        "@IBOutlet var name: UIButton!", "@IBOutlet var name: [UILabel]!",
        "@IBOutlet var name: UILabel!; @IBOutlet var other: UILabel!",
    ])
    func othersAreMistakesOfTheirOwn(_ members: String) {
        #expect(Set(project("heading", members).codes()) == Set(twice))
    }

    @Test func anotherClassIsNotMeant() {
        let other = "class Other: UIViewController { @IBOutlet var name: UILabel! }\n"
        let scene = #"<viewController id="c2" customClass="Other" customModule="App"/>"#
        var storyboard = AppStoryboard(outlets: ["heading": "l1"])
        storyboard.more = scene
        let source = other + "class HomeViewController: UIViewController {}\n" + Self.uses
        #expect(Set(SourceProject(storyboard, ["A.swift": source]).codes()) == Set(twice))
    }
}
