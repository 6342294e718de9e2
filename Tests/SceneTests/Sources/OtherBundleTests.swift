import Testing

@testable import SceneRules

/// Storyboards and xibs that code looks for in a bundle.
@Suite struct OtherBundleTests {
    private static let ownInSwift = [
        "nil", ".main", "Bundle.main", "Foundation.Bundle.main", "NSBundle.mainBundle()",
        "Bundle(for: HomeViewController.self)", "Bundle(for: type(of: self))",
        "Bundle(for: Self.self)",
        ".init(for: HomeViewController.self)", "NSBundle(forClass: HomeViewController.self)",
        "NSBundle(forClass: self.dynamicType)", "Bundle(for: Home.self)",
    ]

    private static let otherInSwift = [
        "Bundle(for: SDKThing.self)", "Bundle(for: SDK.Thing.self)",
        "NSBundle(forClass: SDKThing.self)",
        ".module", "Bundle.module", "Bundle(identifier: \"com.example.sdk\")!", "SDK.bundle",
        "SDKThing.bundle()", "Bundle(url: url)", "sdkBundle", "Bundle(for: thing.self)",
        "isTest ? nil : Bundle.module", ".init(for: SDKThing.self)",
    ]

    private static let ownInObjectiveC = [
        "nil", "NULL", "[NSBundle mainBundle]", "NSBundle.mainBundle", "([NSBundle mainBundle])",
        "[NSBundle bundleForClass:[HomeViewController class]]",
        "[NSBundle bundleForClass:self.class]",
        "[NSBundle bundleForClass:HomeViewController.class]",
        "[NSBundle bundleForClass:[self class]]",
    ]

    private static let otherInObjectiveC = [
        "[NSBundle bundleForClass:[SDKThing class]]",
        "[NSBundle bundleWithIdentifier:@\"com.example\"]",
        "[NSBundle bundleForClass:SDKThing.class]", "SDKBundle", "[SDKThing bundle]",
        "SDKThing.bundle",
        "[NSBundle bundleForClass:type]",
    ]

    private func swift(_ code: String) -> SourceProject {
        let source = """
            import UIKit
            typealias Home = HomeViewController
            class HomeViewController: UIViewController {
                func open() { \(code) }
            }

            """
        return SourceProject(AppStoryboard(), ["A.swift": source, "Own.xib": Self.xib])
    }

    private func objectiveC(_ code: String) -> SourceProject {
        let source = """
            @interface HomeViewController : UIViewController
            @end
            @implementation HomeViewController
            - (void)open { \(code) }
            @end

            """
        return SourceProject(AppStoryboard(module: nil), ["A.m": source, "Own.xib": Self.xib])
    }

    private static let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects/></document>
        """

    private let missing = ["unknown-storyboard"]

    @Test(arguments: ownInSwift)
    func theAppsOwnIsCheckedInSwift(_ bundle: String) {
        let storyboard = "UIStoryboard(name: \"Gone\", bundle: \(bundle))"
        #expect(swift("_ = \(storyboard)").codes() == missing)
        #expect(swift("_ = UINib(nibName: \"Gone\", bundle: \(bundle))").codes() == ["unknown-nib"])
        // What a storyboard has that is not there cannot be told.
        let scene = ".instantiateViewController(withIdentifier: \"pay\")"
        #expect(swift("_ = \(storyboard)\(scene)").codes() == missing)
    }

    @Test(arguments: otherInSwift)
    func anotherCannotBeToldInSwift(_ bundle: String) {
        let scene = ".instantiateViewController(withIdentifier: \"pay\")"
        for name in ["Gone", "Main"] {
            let storyboard = "UIStoryboard(name: \"\(name)\", bundle: \(bundle))"
            let direct = swift("_ = \(storyboard)\(scene)")
            #expect(direct.codes() == [])
            #expect(direct.answers(.scenes) == [0, 0, 1])
            #expect(swift("let made = \(storyboard)\nmade\(scene)").codes() == [])
        }
        #expect(swift("_ = UINib(nibName: \"Gone\", bundle: \(bundle))").codes() == [])
    }

    @Test(arguments: ownInObjectiveC)
    func theAppsOwnIsCheckedInObjectiveC(_ bundle: String) {
        let storyboard = "[UIStoryboard storyboardWithName:@\"Gone\" bundle:\(bundle)]"
        #expect(objectiveC("id a = \(storyboard);").codes() == missing)
        let nib = "[UINib nibWithNibName:@\"Gone\" bundle:\(bundle)]"
        #expect(objectiveC("id a = \(nib);").codes() == ["unknown-nib"])
    }

    @Test(arguments: otherInObjectiveC)
    func anotherCannotBeToldInObjectiveC(_ bundle: String) {
        for name in ["Gone", "Main"] {
            let storyboard = "[UIStoryboard storyboardWithName:@\"\(name)\" bundle:\(bundle)]"
            let scene = "instantiateViewControllerWithIdentifier:@\"pay\"]"
            #expect(objectiveC("[\(storyboard) \(scene);").codes() == [])
            let variable = "UIStoryboard *made = \(storyboard);"
            #expect(objectiveC("\(variable) [made \(scene);").codes() == [])
        }
        let nib = "[UINib nibWithNibName:@\"Gone\" bundle:\(bundle)]"
        #expect(objectiveC("id a = \(nib);").codes() == [])
    }

    @Test func scenesOfOneThatIsHereAreChecked() {
        let scene =
            "UIStoryboard(name: \"Main\", bundle: nil)"
            + ".instantiateViewController(withIdentifier: \"pay\")"
        #expect(swift("_ = \(scene)").codes() == ["unknown-storyboard-identifier"])
        let other = "_ = UIStoryboard(name: \"Kit\", bundle: .module)\n"
        #expect(swift("\(other)_ = \(scene)").codes() == ["unknown-storyboard-identifier"])
    }
}
