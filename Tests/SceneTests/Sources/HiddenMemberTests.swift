import Testing

@testable import SceneRules
@testable import SceneSources

/// Members of Swift that Objective-C does not see, whatever their class says.
@Suite struct HiddenMemberTests {
    /// `@objcMembers` exposes what others see, an extension with `@objc` all that is in it.
    @Test(
        arguments: ["", "private ", "fileprivate ", "@objc private ", "@IBAction private "],
        ["@objcMembers class %", "class %", "@objc extension %", "extension %"]
    )
    func privateMembersAreHidden(_ access: String, _ head: String) {
        let storyboard = AppStoryboard(actions: ["save:"])
        let owner = "HomeViewController"
        let isExtension = head.contains("extension")
        let type = head.replacing("%", with: isExtension ? owner : "\(owner): UIViewController")
        let source = """
            \(isExtension ? "class \(owner): UIViewController {}" : "")
            \(type) { \(access)func save(_ sender: Any) {} }
            """
        let isMarked = access.contains("@")
        let isSeen = head.hasPrefix("@objcMembers") && access.isEmpty || head.hasPrefix("@objc ext")
        let codes = SourceProject(storyboard, ["A.swift": source]).codes()
        #expect(codes == (isMarked || isSeen ? [] : ["hidden-member"]))
    }

    @Test func aSubclassOfOneThatExposesItsMembersHidesPrivateOnes() {
        for (access, codes) in [("", []), ("private ", ["hidden-member"])] {
            let source = """
                @objcMembers class Base: UIViewController {}
                class HomeViewController: Base { \(access)func save(_ sender: Any) {} }
                """
            let project = SourceProject(AppStoryboard(actions: ["save:"]), ["A.swift": source])
            #expect(project.codes() == codes)
        }
    }
}
