import Testing

@testable import SceneRules
@testable import SceneSources

/// Members under other names and of wide types, of which comparing with sources must be quiet.
@Suite struct QuietMemberTests {
    private func swift(_ members: String) -> [String: String] {
        ["A.swift": "import UIKit\nclass HomeViewController: UIViewController {\n\(members)\n}\n"]
    }

    private func objectiveC(_ interface: String, _ implementation: String) -> [String: String] {
        [
            "A.h": "@interface HomeViewController : UIViewController\n\(interface)\n@end\n",
            "A.m": "@implementation HomeViewController\n\(implementation)\n@end\n",
        ]
    }

    @Test(arguments: [
        "@synthesize name = _label;", "@synthesize name = label;", "@synthesize name;",
        "@synthesize name = _label, other = _other;", "@synthesize other, name = label;",
        "@dynamic name;", "@dynamic other, name;",
    ])
    func propertiesOfProtocolsServeOutlets(_ line: String) {
        let storyboard = AppStoryboard(module: nil, outlets: ["name": "l1"])
        #expect(SourceProject(storyboard, objectiveC("", line)).codes() == [])
        let other = line.replacingOccurrence(of: "name", with: "title")
        #expect(
            SourceProject(storyboard, objectiveC("", other)).codes() == ["undeclared-outlet"]
        )
    }

    @Test(arguments: [
        "NSArray", "NSArray!", "NSArray?", "NSMutableArray", "NSMutableArray!", "[Any]", "[Any]!",
        "[AnyObject]", "[AnyObject]!", "Array<AnyObject>!", "[UIView]!",
    ])
    func anyArrayMayBeACollection(_ type: String) {
        let storyboard = AppStoryboard(collections: ["names": "l1"])
        let project = SourceProject(storyboard, swift("@IBOutlet var names: \(type)"))
        #expect(project.codes() == [])
        let single = AppStoryboard(outlets: ["names": "l1"])
        #expect(
            SourceProject(single, swift("@IBOutlet var names: [UILabel]!")).codes() == [
                "outlet-type-mismatch"
            ]
        )
    }

    @Test(arguments: [
        "@property IBOutlet NSArray *names;", "@property IBOutlet NSMutableArray *names;",
        "@property IBOutletCollection(UILabel) NSArray *names;",
        "@property IBOutletCollection(UIView) NSArray<UIView *> *names;",
    ])
    func anyArrayOfObjectiveCMayBeACollection(_ property: String) {
        let storyboard = AppStoryboard(module: nil, collections: ["names": "l1"])
        #expect(SourceProject(storyboard, objectiveC(property, "")).codes() == [])
    }

    /// Whatever serves a connection is connected by it.
    @Test(arguments: [
        ("name", "@IBOutlet var name: UILabel!"), ("name", "@objc(name) @IBOutlet var a: UILabel!"),
        ("name", "@IBOutlet @objc(name) weak var a: UILabel!"),
        ("Name", "@IBOutlet var name: UILabel!"),
        ("name", "@IBOutlet var _name: UILabel!"),
    ])
    func whatServesAConnectionIsConnected(_ outlet: String, _ property: String) {
        let connected = AppStoryboard(outlets: [outlet: "l1"])
        #expect(SourceProject(connected, swift(property)).codes() == [])
        let bare = SourceProject(AppStoryboard(), swift(property))
        #expect(bare.codes(pedantic: true).contains("never-connected-outlet"))
    }

    @Test(arguments: [
        "typealias Shown = UIButton",
        "typealias Shown = Badge\nclass Badge: UIButton {}",
        "#if os(iOS)\ntypealias Shown = UIButton\n#else\ntypealias Shown = UISlider\n#endif",
    ])
    func typesAreWhatTheirAliasesMean(_ alias: String) {
        func project(_ alias: String) -> SourceProject {
            var files = swift("@IBOutlet var name: Shown!")
            files["B.swift"] = alias
            return SourceProject(AppStoryboard(outlets: ["name": "l1"]), files)
        }
        #expect(project(alias).codes() == ["outlet-type-mismatch"])
        let right = alias.replacingOccurrence(of: "UIButton", with: "UILabel")
        let isClass = alias.contains("Badge")
        #expect(project(right).codes() == (isClass ? ["outlet-type-mismatch"] : []))
    }

    @Test(arguments: [
        "typealias Shown = Showing\nprotocol Showing {}", "typealias Shown = LibraryLabel",
        "typealias Shown = UIView & Showing\nprotocol Showing {}", "typealias Shown<T> = UIView",
        "typealias Shown = AnyObject", "typealias Shown = Shown",
    ])
    func wideAliasesFit(_ alias: String) {
        var files = swift("@IBOutlet var name: Shown!")
        files["B.swift"] = alias
        #expect(SourceProject(AppStoryboard(outlets: ["name": "l1"]), files).codes() == [])
    }

    /// An extension of an alias extends the class that it means.
    @Test(arguments: [
        "typealias Home = HomeViewController",
        "typealias Main = HomeViewController\ntypealias Home = Main",
        "#if os(iOS)\ntypealias Home = UIViewController\n#else\ntypealias Home = UIResponder\n#endif",
        "typealias Home = Outer.Inner\nenum Outer { typealias Inner = HomeViewController }",
    ])
    func membersOfAnAliasBelongToItsClass(_ alias: String) {
        let storyboard = AppStoryboard(actions: ["save:"])
        var files = swift("")
        files["B.swift"] = "\(alias)\nextension Home { @IBAction func save(_ sender: Any) {} }\n"
        #expect(SourceProject(storyboard, files).codes() == [])
        files["B.swift"] = "\(alias)\nextension House { @IBAction func save(_ sender: Any) {} }\n"
        #expect(SourceProject(storyboard, files).codes() == ["undeclared-action"])
    }

    /// A class that inherits from one under an alias is a subclass of it.
    @Test func aSubclassOfAnAliasInheritsFromItsClass() {
        var files = swift("")
        files["B.swift"] = """
            typealias Home = HomeViewController
            class Inner: Home {}
            """
        let lookup = SourceLookup(SourceProject(files).content.index)
        #expect(lookup.descendants(of: "HomeViewController") == ["Inner"])
    }

    /// An outlet that leads out of its scene is told of the document; that the class has none is no second mistake.
    @Test(arguments: [("l1", ["undeclared-outlet"]), ("l9", [])])
    func anOutletIntoAnotherSceneIsOneMistake(_ destination: String, _ codes: [String]) {
        var storyboard = AppStoryboard(outlets: ["gone": destination])
        storyboard.more = """
            </objects></scene><scene sceneID="s9"><objects><viewController id="c9"><view key="view" id="v9">
            <subviews><label contentMode="left" text="Other" id="l9"/></subviews></view></viewController>
            """
        let source = "class HomeViewController: UIViewController {}"
        #expect(SourceProject(storyboard, ["A.swift": source]).codes() == codes)
    }
}
