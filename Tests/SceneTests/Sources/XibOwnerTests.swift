import Testing

@testable import SceneRules
@testable import SceneSources
@testable import SceneText

/// The owner of a xib is what code loads it for, whatever class the xib names.
@Suite struct XibOwnerTests {
    /// A xib with an outlet and an action of its owner, and what else the owner has.
    private func xib(_ owner: String, outlets: [String] = ["field", "view"]) -> String {
        let outlets = outlets.map {
            "<outlet property=\"\($0)\" destination=\"\($0 == "view" ? "v1" : "t1")\" id=\"o-\($0)\"/>"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"
            customModule="App" customModuleProvider="target"><connections>\(outlets.joined())
            </connections></placeholder>
            <view contentMode="scaleToFill" id="v1"><subviews>
            <textField opaque="NO" id="t1"/>
            <button opaque="NO" id="b1"><connections>
            <action selector="keepIt:" destination="-1" eventType="touchUpInside" id="a1"/>
            </connections></button></subviews></view>
            </objects></document>
            """
    }

    private static let members =
        "@IBOutlet var field: UITextField!\n@IBAction func keepIt(_ s: Any) {}"

    private static let old = "class OldController: UIViewController {}"

    /// What loads the xib `Help` for an object of the class `Help…`, by the declaration of the class.
    private static let loaders: [(head: String, code: String)] = [
        (
            "class HelpController: UIViewController",
            "init() { super.init(nibName: \"Help\", bundle: nil) }"
        ),
        (
            "class HelpController: UIViewController",
            "static func make() -> Self { HelpController(nibName: \"Help\", bundle: nil) }"
        ),
        // A controller that is given no name looks for that of its class.
        ("class HelpController: UIViewController", "static func make() -> Self { Self() }"),
        (
            "class HelpBox: UIView",
            "func a() { Bundle.main.loadNibNamed(\"Help\", owner: self, options: nil) }"
        ),
        (
            "class HelpBox: UIView",
            "func a() { UINib(nibName: \"Help\", bundle: nil).instantiate(withOwner: self, options: nil) }"
        ),
    ]

    private func codes(_ owner: String, _ source: String, outlets: [String] = ["field", "view"])
        -> [String]
    {
        SourceProject(["Help.xib": xib(owner, outlets: outlets), "A.swift": source]).codes()
            .sorted()
    }

    @Test(arguments: loaders.indices)
    func theOwnerIsWhatLoadsTheXib(_ number: Int) {
        let (head, code) = Self.loaders[number]
        for owner in ["OldController", "GoneController"] {
            let has =
                "\(Self.old)\n\(head) { \(code)\n\(Self.members)\n@IBOutlet var view: UIView! }"
            #expect(codes(owner, has) == [], "\(owner)")
        }
        // What neither of them has is missing, and the class that lacks it is the one that loads the xib.
        let lacks = SourceProject([
            "Help.xib": xib("OldController", outlets: ["field"]),
            "A.swift": "\(Self.old)\n\(head) { \(code) }",
        ])
        #expect(lacks.codes().sorted() == ["undeclared-action", "undeclared-outlet"])
        #expect(lacks.findings().allSatisfy { $0.contains("'Help") && !$0.contains("'Old") })
    }

    /// A class that also loads the xib, or inherits from one that does, has to have what is connected.
    @Test(arguments: [
        "class OldController: UIViewController { init() { super.init(nibName: \"Help\", bundle: nil) } }",
        "class OldController: HelpController {}",
    ])
    func theNamedClassCountsWhereItLoadsTheXib(_ named: String) {
        let source = """
            \(named)
            class HelpController: UIViewController {
                init() { super.init(nibName: "Help", bundle: nil) }
            }
            class Other: UIViewController {
                init() { super.init(nibName: "Help", bundle: nil) }
                \(Self.members)
            }
            """
        #expect(codes("OldController", source) == ["undeclared-action", "undeclared-outlet"])
    }

    @Test func aControllerThatIsNamedLikeTheXibLoadsIt() {
        let other =
            "class Box: UIView { func a() { b.loadNibNamed(\"Help\", owner: self) }\n\(Self.members) }"
        let source = "class HelpController: UIViewController {}\n\(other)"
        #expect(codes("HelpController", source) == ["undeclared-action", "undeclared-outlet"])
    }

    @Test func objectiveCLoadsXibsToo() {
        for call in [
            "[[NSBundle mainBundle] loadNibNamed:@\"Help\" owner:self options:nil];",
            "[super initWithNibName:@\"Help\" bundle:nil];",
        ] {
            let source = """
                @interface OldController : UIViewController
                @end
                @interface HelpController : UIViewController
                @property IBOutlet UITextField *field;
                @end
                @implementation HelpController
                - (void)a { \(call) }
                - (IBAction)keepIt:(id)sender {}
                @end
                """
            let project = SourceProject(["Help.xib": xib("OldController"), "A.m": source])
            #expect(project.codes() == [], "\(call)")
        }
    }

    /// An outlet of what loads a xib is connected by it.
    @Test(arguments: ["Help", "Other"])
    func whatLoadsAXibHasItsOutlets(_ loaded: String) {
        let storyboard = AppStoryboard(type: "BoxController")
        let source = """
            class BoxController: UIViewController {
                @IBOutlet var field: UITextField!
                func a() { Bundle.main.loadNibNamed("\(loaded)", owner: self, options: nil) }
                @IBAction func keepIt(_ s: Any) { field.text = "" }
            }
            """
        let files = [
            "Help.xib": xib("Gone"), "A.swift": source,
            "Other.xib": xib("Gone", outlets: ["view"]),
        ]
        let codes = SourceProject(storyboard, files).codes()
        #expect(codes.contains("never-connected-outlet") == (loaded == "Other"))
    }

    // MARK: No owner

    @Test(arguments: [
        "forCellReuseIdentifier: \"Help\"", "forCellWithReuseIdentifier: \"Help\"",
        "forHeaderFooterViewReuseIdentifier: \"Help\"",
    ])
    func aRegisteredXibHasNoOwner(_ label: String) throws {
        let code = """
            class OldController: UITableViewController {
                func a() { tableView.register(UINib(nibName: "Help", bundle: nil), \(label)) }
            }
            """
        func found(_ more: String) -> SourceProject {
            SourceProject(["Help.xib": xib("OldController", outlets: []), "A.swift": code + more])
        }
        let finding = try #require(
            found("").diagnostics().first { $0.code.name == "undeclared-action" }
        )
        #expect(finding.severity == .warning)
        #expect(!finding.primary.label.contains("end the app"))
        let taker = "\nclass Other: UIViewController { @IBAction func keepIt(_ s: Any) {} }"
        #expect(!found(taker).codes().contains("undeclared-action"))
        // One that is also loaded for an object has an owner.
        let load = "Bundle.main.loadNibNamed(\"Help\", owner: self, options: nil)"
        let loader = "\nextension OldController { func b() { \(load) } }" + taker
        let owned = found(loader).diagnostics().first { $0.code.name == "undeclared-action" }
        #expect(owned?.severity == .error)
    }

    // MARK: The view

    /// Only a controller of tables takes a table for its view, and one of collections a collection.
    @Test(arguments: [
        ("UIViewController", "view", true), ("UIViewController", "tableView", false),
        ("UIViewController", "collectionView", false),
        ("UITableViewController", "tableView", true),
        ("UITableViewController", "collectionView", false),
        ("UICollectionViewController", "collectionView", true),
        ("UICollectionViewController", "tableView", false),
    ])
    func theViewOfAControllerIsConnected(_ superclass: String, _ outlet: String, _ isIt: Bool) {
        let source = """
            class HelpController: \(superclass) {
                @IBOutlet var \(outlet)!
                @IBAction func keepIt(_ s: Any) {}
            }
            """.replacing("\(outlet)!", with: "\(outlet): UIView!")
        let codes = codes("HelpController", source, outlets: [outlet])
        #expect(codes.contains("owner-without-view") != isIt)
    }
}
