import Testing

@testable import SceneRules
@testable import SceneSources

/// What keeps comparing with sources quiet where it should be, and what that must not hide.
///
/// Each comes from a false alarm met in a real project.
@Suite struct QuietRuleTests {
    private func controller(
        _ members: String = "",
        _ head: String = "class HomeViewController: UIViewController"
    ) -> String {
        "import UIKit\n\(head) {\n\(members)\n}\n"
    }

    private let undeclaredAction = "undeclared-action"
    private let undeclaredOutlet = "undeclared-outlet"

    // MARK: Members

    @Test func extensionsOfFrameworkAncestorsCount() {
        let storyboard = AppStoryboard(actions: ["dismissMe:"])
        let action = "@IBAction func dismissMe(_ sender: Any) {}"
        let quiet = SourceProject(
            storyboard,
            ["A.swift": controller(), "B.swift": "extension UIViewController { \(action) }"]
        )
        #expect(quiet.codes() == [])
        let loud = SourceProject(
            storyboard,
            ["A.swift": controller(), "B.swift": "extension UITableView { \(action) }"]
        )
        #expect(loud.codes() == [undeclaredAction])
    }

    @Test func categoriesOfFrameworkAncestorsCount() {
        let storyboard = AppStoryboard(module: nil, actions: ["dismissMe:"])
        let own = "@interface HomeViewController : UIViewController\n@end\n"
        let category = "- (IBAction)dismissMe:(id)sender;\n@end\n"
        let quiet = SourceProject(
            storyboard,
            ["A.h": own, "B.h": "@interface UIResponder (Dismissing)\n\(category)"]
        )
        #expect(quiet.codes() == [])
        let loud = SourceProject(
            storyboard,
            ["A.h": own, "B.h": "@interface UIView (Dismissing)\n\(category)"]
        )
        #expect(loud.codes() == [undeclaredAction])
    }

    @Test func forwardDeclarationsDeclareNothing() {
        let storyboard = AppStoryboard(module: nil)
        let loud = SourceProject(
            storyboard,
            ["A.h": "@class HomeViewController;\n@protocol HomeViewController;\n"]
        )
        #expect(loud.codes() == ["unknown-class"])
        let quiet = SourceProject(
            storyboard,
            ["A.h": "@class Other;\n@interface HomeViewController : UIViewController\n@end\n"]
        )
        #expect(quiet.codes() == [])
    }

    @Test(arguments: [
        "- (void)setNameLabel:(UILabel *)label;", "@property (weak) UILabel *nameLabel;",
        "@property (weak) UILabel *NameLabel;",
    ])
    func keyValueCodingServesOutlets(_ member: String) {
        let storyboard = AppStoryboard(module: nil, outlets: ["nameLabel": "l1"])
        let quiet = SourceProject(
            storyboard,
            ["A.h": "@interface HomeViewController : UIViewController\n\(member)\n@end\n"]
        )
        #expect(quiet.codes() == [])
    }

    @Test(arguments: ["nameLabel", "_nameLabel", "isNameLabel", "_isNameLabel"])
    func variablesServeOutlets(_ name: String) {
        let storyboard = AppStoryboard(module: nil, outlets: ["nameLabel": "l1"])
        let quiet = SourceProject(
            storyboard,
            [
                "A.h":
                    "@interface HomeViewController : UIViewController {\n UILabel *\(name);\n}\n@end\n"
            ]
        )
        #expect(quiet.codes() == [])
        let loud = SourceProject(
            storyboard,
            [
                "A.h":
                    "@interface HomeViewController : UIViewController {\n UILabel *x\(name);\n}\n@end\n"
            ]
        )
        #expect(loud.codes() == [undeclaredOutlet])
    }

    @Test func ownersMayBeOfASubclass() {
        let nib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BaseController"
            customModule="App" customModuleProvider="target"><connections>
            <outlet property="view" destination="v1" id="o1"/></connections></placeholder>
            <view contentMode="scaleToFill" id="v1"><subviews><button contentMode="left" id="b1"><connections>
            <action selector="save:" destination="-1" id="a1"/>
            </connections></button></subviews></view></objects></document>
            """
        let base = "class BaseController: UIViewController {}\n"
        let action = "@IBAction func save(_ sender: Any) {}"
        let quiet = SourceProject([
            "Base.xib": nib,
            "A.swift": base + "class Middle: BaseController {}\nclass Last: Middle { \(action) }",
        ])
        #expect(quiet.codes() == [])
        let loud = SourceProject([
            "Base.xib": nib, "A.swift": base + "class Last: UIViewController { \(action) }",
        ])
        #expect(loud.codes() == [undeclaredAction])
    }

    @Test(arguments: [
        ("save:", "save(_ sender: Any)"), ("saveWithSender:", "save(sender: Any)"),
        ("save:", "save(sender: Any)"), ("saveFor:", "save(for sender: Any)"),
        ("save:forEvent:", "save(_ sender: Any, forEvent event: UIEvent)"), ("save", "save()"),
    ])
    func selectorsOfSwift(_ selector: String, _ method: String) {
        let storyboard = AppStoryboard(actions: [selector])
        let quiet = SourceProject(
            storyboard,
            ["A.swift": controller("@IBAction func \(method) {}")]
        )
        #expect(quiet.codes() == [])
        let loud = SourceProject(
            storyboard,
            ["A.swift": controller("@IBAction func s\(method) {}")]
        )
        #expect(loud.codes() == [undeclaredAction])
    }

    @Test func namesForObjectiveC() {
        let storyboard = AppStoryboard(outlets: ["title2": "l1"], actions: ["store:"])
        let members = """
            @objc(store:) func save(_ sender: Any) {}
            @objc(title2) var heading: UILabel?
            """
        #expect(SourceProject(storyboard, ["A.swift": controller(members)]).codes() == [])
        let plain = members.replacingOccurrence(of: "(store:)", with: "(keep:)")
        #expect(
            SourceProject(storyboard, ["A.swift": controller(plain)]).codes() == [undeclaredAction]
        )
    }

    @Test func membersOfProtocolExtensionsServeNothing() {
        let storyboard = AppStoryboard(actions: ["save:"])
        let source = """
            protocol Saving {}
            extension Saving { func save(_ sender: Any) {} }
            class HomeViewController: UIViewController, Saving {}
            """
        #expect(SourceProject(storyboard, ["A.swift": source]).codes() == [undeclaredAction])
    }

    @Test func membersMustBeVisibleToObjectiveC() {
        let storyboard = AppStoryboard(actions: ["save:"])
        let method = "func save(_ sender: Any) {}"
        let loud = SourceProject(storyboard, ["A.swift": controller(method)])
        #expect(loud.codes() == ["hidden-member"])
        for quiet in [
            controller(method, "@objcMembers class HomeViewController: UIViewController"),
            controller("@objc \(method)"), controller("override \(method)"),
            controller() + "@objc extension HomeViewController { \(method) }",
        ] {
            #expect(SourceProject(storyboard, ["A.swift": quiet]).codes() == [])
        }
    }

    @Test func beforeSwift4MembersWereVisible() {
        let storyboard = AppStoryboard(actions: ["save:"])
        func project(_ version: String) -> String {
            """
            { objects = { P = { mainGroup = G; targets = (T); }; G = { children = (F, S); };
            F = { path = A.swift; }; S = { path = Main.storyboard; };
            T = { name = App; buildPhases = (B); buildConfigurationList = L; };
            B = { files = (B1, B2); }; B1 = { fileRef = F; }; B2 = { fileRef = S; };
            L = { buildConfigurations = (C); }; C = { buildSettings = { SWIFT_VERSION = \(version); }; };
            }; rootObject = P; }
            """
        }
        let source = controller("func save(_ sender: Any) {}")
        let old = SourceProject(storyboard, ["A.swift": source, "project.pbxproj": project("3.0")])
        #expect(old.codes() == [])
        let new = SourceProject(storyboard, ["A.swift": source, "project.pbxproj": project("5.0")])
        #expect(new.codes() == ["hidden-member"])
    }

    @Test func classesHaveBothOfTheirNames() {
        let source = controller("", "@objc(HomeViewController) class Home: UIViewController")
        #expect(SourceProject(AppStoryboard(module: nil), ["A.swift": source]).codes() == [])
        #expect(SourceProject(AppStoryboard(type: "Home"), ["A.swift": source]).codes() == [])
        #expect(
            SourceProject(AppStoryboard(type: "House"), ["A.swift": source]).codes() == [
                "unknown-class"
            ]
        )
    }

    @Test func aClassOfSwiftNeedsItsModule() {
        let loud = SourceProject(AppStoryboard(module: nil), ["A.swift": controller()])
        #expect(loud.codes() == ["missing-module"])
    }

    @Test func anyClassMayBeFirstResponder() {
        let storyboard = AppStoryboard(firstResponderActions: ["shout:", "paste:"])
        let source = controller() + "class Other: UIView { @IBAction func shout(_ s: Any) {} }"
        let project = SourceProject(storyboard, ["A.swift": source])
        #expect(project.codes() == [])
        // What no class has may be in a library.
        let unknown = SourceProject(storyboard, ["A.swift": controller()], hasLibraries: true)
        #expect(unknown.codes() == [])
        #expect(unknown.answers(.actions)[2] > 0)
    }

    // MARK: Segues that name methods

    private func unwinding(_ selector: String) -> AppStoryboard {
        AppStoryboard(
            more: #"<viewController id="c2" sceneMemberID="viewController"><connections>"#
                + #"<segue destination="e1" kind="unwind" unwindAction="\#(selector)" id="u1"/>"#
                + "</connections></viewController>"
        )
    }

    @Test func anyControllerMayHaveAnUnwindAction() {
        let other =
            "class Other: UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }"
        let sources = ["A.swift": controller() + other]
        #expect(SourceProject(unwinding("back:"), sources).codes() == [])
        #expect(SourceProject(unwinding("home:"), sources).codes() == ["unknown-unwind-action"])
        // A library may give one to all controllers.
        let project = SourceProject(unwinding("home:"), sources, hasLibraries: true)
        #expect(project.codes() == [])
        #expect(project.answers(.unwindActions) == [0, 0, 1])
    }

    @Test(arguments: [
        ("make:", "make(_ coder: NSCoder)"),
        ("makeWithCoder:sender:", "make(coder: NSCoder, sender: Any?)"),
    ])
    func segueActionsAreMethodsOfTheController(_ selector: String, _ method: String) {
        var storyboard = AppStoryboard(segues: ["go"])
        storyboard.segueAttributes = #"destinationCreationSelector="\#(selector)""#
        let action = "@IBSegueAction func \(method) -> UIViewController? { nil }"
        let quiet = SourceProject(storyboard, ["A.swift": controller(action)])
        #expect(quiet.codes() == [])
        let loud = SourceProject(storyboard, ["A.swift": controller()])
        #expect(loud.codes() == [undeclaredAction])
    }

    // MARK: Runtime attributes

    @Test func attributesSetWhatTheClassOrAnExtensionHas() {
        let storyboard = AppStoryboard(attributes: ["cornerRadius", "view.layer.borderWidth"])
        let extended =
            "extension UIViewController { @IBInspectable var cornerRadius: Double { get { 0 } set {} } }"
        let quiet = SourceProject(storyboard, ["A.swift": controller() + extended])
        #expect(quiet.codes() == [])
        let loud = SourceProject(storyboard, ["A.swift": controller()])
        #expect(loud.codes() == ["unknown-key-path"])
    }

    // MARK: Superclasses

    @Test func aliasesAndGenericBasesAreFollowed() {
        let storyboard = AppStoryboard(actions: ["save:"])
        let base = "class Base<Model>: UIViewController { @IBAction func save(_ s: Any) {} }\n"
        let source = base + "typealias Screen = Base<Int>\nclass HomeViewController: Screen {}"
        #expect(SourceProject(storyboard, ["A.swift": source]).codes() == [])
        let loud = source.replacingOccurrence(of: "func save", with: "func keep")
        #expect(SourceProject(storyboard, ["A.swift": loud]).codes() == [undeclaredAction])
    }

    @Test func absentSuperclassesCannotBeTold() {
        let storyboard = AppStoryboard(outlets: ["x": "l1"], actions: ["save:"])
        let source = controller("", "class HomeViewController: LibraryController")
        let project = SourceProject(storyboard, ["A.swift": source])
        #expect(project.codes() == [])
        #expect(project.answers(.actions) == [0, 0, 1])
        #expect(project.answers(.outlets) == [0, 0, 1])
    }

    @Test func classesOfLibrariesCannotBeTold() {
        let storyboard = AppStoryboard(module: "Library")
        var text = storyboard.text
        text = text.replacingOccurrence(of: #" customModuleProvider="target""#, with: "")
        let project = SourceProject(["Main.storyboard": text, "A.swift": "class A {}"])
        #expect(project.codes() == [])
        #expect(project.answers(.classes) == [0, 0, 1])
        #expect(
            SourceProject(AppStoryboard(), ["A.swift": "class A {}"]).codes() == ["unknown-class"]
        )
    }

    // MARK: Types

    @Test(arguments: ["UIView", "UILabel", "NSObject", "AnyObject", "Showing", "Shown"])
    func outletsMayBeOfWiderTypes(_ type: String) {
        let storyboard = AppStoryboard(outlets: ["name": "l1"])
        let more = "protocol Showing {}\ntypealias Shown = UILabel\n"
        let source = more + controller("@IBOutlet var name: \(type)!")
        #expect(SourceProject(storyboard, ["A.swift": source]).codes() == [])
    }

    @Test func outletsOfOtherTypesAreFound() {
        let storyboard = AppStoryboard(outlets: ["name": "l1"])
        let source = controller("@IBOutlet var name: UIButton!")
        #expect(SourceProject(storyboard, ["A.swift": source]).codes() == ["outlet-type-mismatch"])
        let custom = controller("@IBOutlet var name: Badge!") + "class Badge: UILabel {}"
        #expect(SourceProject(storyboard, ["A.swift": custom]).codes() == ["outlet-type-mismatch"])
    }

    @Test func sendersMustFitTheParameter() {
        let storyboard = AppStoryboard(actions: ["save:"])
        for type in ["Any", "UIButton", "UIControl", "Saving"] {
            let source =
                "protocol Saving {}\n" + controller("@IBAction func save(_ sender: \(type)) {}")
            #expect(SourceProject(storyboard, ["A.swift": source]).codes() == [], "\(type)")
        }
        let source = controller("@IBAction func save(_ sender: UIBarButtonItem) { use(sender) }")
        #expect(SourceProject(storyboard, ["A.swift": source]).codes() == ["sender-type-mismatch"])
    }

    @Test func aSuperclassMayHaveTheSameNameInAnotherModule() {
        let storyboard = AppStoryboard(outlets: ["name": "l1"])
        let source = """
            class Badge: Core.Badge {}
            """
        let core = "import UIKit\nopen class Badge: UILabel {}\n"
        var label = storyboard.text
        label = label.replacingOccurrence(
            of: #"text="Name" id="l1""#,
            with:
                #"text="Name" id="l1" customClass="Badge" customModule="App" customModuleProvider="target""#
        )
        let project = SourceProject([
            "Main.storyboard": label, "App/Badge.swift": source, "Core/Badge.swift": core,
            "A.swift": controller("@IBOutlet var name: UILabel!"),
        ])
        #expect(project.codes() == [])
    }

    @Test func collectionsAreNoSingleObjects() {
        let storyboard = AppStoryboard(collections: ["names": "l1"])
        let right = controller("@IBOutlet var names: [UILabel]!")
        #expect(SourceProject(storyboard, ["A.swift": right]).codes() == [])
        let wrong = controller("@IBOutlet var names: UILabel!")
        #expect(SourceProject(storyboard, ["A.swift": wrong]).codes() == ["outlet-type-mismatch"])
    }

    // MARK: Objective-C

    @Test func classExtensionsAndMacrosOfObjectiveC() {
        let storyboard = AppStoryboard(module: nil, outlets: ["a": "l1", "b": "l1", "c": "l1"])
        let header = "@interface HomeViewController : UIViewController\n@end\n"
        let source = """
            @interface HomeViewController ()
            @property (nonatomic, weak) IBOutlet UILabel *a;
            @property (nonatomic, weak) IN_APP IBOutlet UILabel *b;
            @end
            @implementation HomeViewController
            @synthesize c = _c;
            @end
            """
        #expect(SourceProject(storyboard, ["A.h": header, "A.m": source]).codes() == [])
        let less = source.replacingOccurrence(of: "@synthesize c = _c;", with: "")
        #expect(
            SourceProject(storyboard, ["A.h": header, "A.m": less]).codes() == [undeclaredOutlet]
        )
    }
}

extension String {
    /// The text with the first occurrence of a piece replaced.
    func replacingOccurrence(of piece: String, with other: String) -> String {
        guard let range = firstRange(of: piece) else { return self }
        return replacingCharacters(in: range, with: other)
    }

    private func firstRange(of piece: String) -> Range<Index>? {
        indices.first { self[$0...].hasPrefix(piece) }
            .map { $0..<index($0, offsetBy: piece.count) }
    }

    private func replacingCharacters(in range: Range<Index>, with other: String) -> String {
        String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
    }
}
