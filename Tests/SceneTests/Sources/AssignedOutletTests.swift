import Testing

@testable import SceneRules
@testable import SceneSources
@testable import SceneText

/// Outlets that no document connects, and assignments to members of their name.
@Suite struct AssignedOutletTests {
    private func codes(_ other: String, own: String = "", file: String = "B.swift") -> [String] {
        let source = """
            import UIKit
            class HomeViewController: BaseViewController {
                @IBOutlet var badge: UILabel!
                func update() { badge.text = ""; \(own) }
            }
            class BaseViewController: UIViewController, Showing {}
            protocol Showing {}

            """
        return SourceProject(AppStoryboard(), ["A.swift": source, file: other]).codes()
    }

    private static let found = ["never-connected-outlet"]

    /// What an unrelated class does with a member of its own is no matter of the outlet.
    @Test(arguments: [
        "badge = UILabel()", "self.badge = UILabel()", "self?.badge = x", "(badge, other) = (a, b)",
        "make(&badge)", "make(&self.badge)", "run { self.badge = x }",
    ])
    func anUnrelatedClassAssignsToItsOwn(_ code: String) {
        for head in ["class Other: UIView", "class Other", "struct Other", "enum Other"] {
            let type = "\(head) { var badge: Any?; func f() { \(code) } }"
            #expect(codes(type) == Self.found, "\(head)")
            #expect(codes("class Other {}\nextension Other { func f() { \(code) } }") == Self.found)
        }
        #expect(codes("", own: code) == [])
    }

    @Test(arguments: [
        "class Other: HomeViewController { func f() { badge = x } }",
        "class Other: Middle { func f() { badge = x } }\nclass Middle: HomeViewController {}",
        "extension HomeViewController { func f() { self.badge = x } }",
        "extension BaseViewController { func f() { badge = x } }",
        "extension Showing { func f() { badge = x } }",
        "extension UIViewController { func f() { badge = x } }",
        "extension LibraryShowing { func f() { self.badge = x } }",
        "typealias Home = HomeViewController\nextension Home { func f() { badge = x } }",
        "func f() { badge = x }",
    ])
    func whoeverMayHaveTheOutletAssigns(_ code: String) {
        #expect(codes(code) == [])
    }

    @Test(arguments: [
        "home.badge = x", "self.home.badge = x", "home?.badge = x", "make().badge = x",
        "make(&home.badge)", "strongSelf.badge = x", "$0.badge = x", "homes[0].badge = x",
        "(home.badge, a) = (x, y)",
    ])
    func anyObjectMayBeTheOne(_ code: String) {
        #expect(codes("class Other { func f() { \(code) } }") == [])
        #expect(codes("class Other { func f() { badge = x; \(code); badge = x } }") == [])
    }

    @Test func objectiveCMayAssignToAny() {
        let code = "@implementation Other\n- (void)f { self.badge = nil; }\n@end\n"
        #expect(codes(code, file: "B.m") == [])
    }
}
