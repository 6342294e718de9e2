import Testing

@testable import SceneRules
@testable import SceneSources

/// What a class responds to that its text seems to have, or not to have.
@Suite struct ResponseTests {
    /// The name for Objective-C stands in place of Swift's, which nothing responds to then.
    @Test func aNameForObjectiveCReplacesTheOther() {
        let storyboard = AppStoryboard(actions: ["save:"])
        let members = "@objc(store:) @IBAction func save(_ sender: Any) {}"
        let project = SourceProject(
            storyboard,
            ["A.swift": "class HomeViewController: UIViewController { \(members) }"]
        )
        #expect(project.codes() == ["undeclared-action"])
    }

    /// What a header promises and no implementation keeps is not there when it is sent; a category, or a class
    /// whose implementation is not among the sources, may have it.
    @Test(arguments: [
        ("", true), ("- (IBAction)save:(id)sender {}", false), ("@end\n@implementation X", true),
        ("@end\n@implementation HomeViewController (More)\n- (void)save:(id)sender {}", false),
    ])
    func whatIsOnlyDeclaredRespondsToNothing(_ body: String, _ isMissing: Bool) {
        var storyboard = AppStoryboard(actions: ["save:"])
        storyboard.module = nil
        let header = """
            @interface HomeViewController : UIViewController
            - (IBAction)save:(id)sender;
            @end

            """
        let source = "@implementation HomeViewController\n\(body)\n@end\n"
        let project = SourceProject(storyboard, ["A.h": header, "A.m": source])
        #expect(project.codes() == (isMissing ? ["undeclared-action"] : []), "\(body)")
        #expect(SourceProject(storyboard, ["A.h": header]).codes() == [])
    }

    /// A class may take keys that it has no property for.
    @Test(arguments: ["setValue(_ value: Any?, forUndefinedKey key: String)", "reset()"])
    func keysThatAClassTakesAreLeftOpen(_ method: String) {
        let storyboard = AppStoryboard(outlets: ["other": "l1"])
        let source = "class HomeViewController: UIViewController { override func \(method) {} }"
        let codes = SourceProject(storyboard, ["A.swift": source]).codes()
        #expect(codes == (method == "reset()" ? ["undeclared-outlet"] : []))
    }
}
