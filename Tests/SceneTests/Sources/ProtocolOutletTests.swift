import Testing

@testable import SceneRules
@testable import SceneSources
@testable import SceneText

/// Outlets whose type is a protocol of the app, and objects that do not conform to it.
@Suite struct ProtocolOutletTests {
    private static let module = #"customModule="App" customModuleProvider="target""#

    private static let home = """
        import UIKit
        class HomeViewController: UIViewController { @IBOutlet weak var guide: Guiding! }
        @objc protocol Guiding { func guide(_ step: Int) }

        """

    /// What is found where the outlet leads to an object of the class `Guide`.
    private func project(_ code: String, _ files: [String: String] = [:]) -> SourceProject {
        var storyboard = AppStoryboard(outlets: ["guide": "x1"])
        storyboard.more = #"<customObject id="x1" customClass="Guide" \#(Self.module)/>"#
        return SourceProject(
            storyboard,
            files.merging(["Home.swift": Self.home + code]) { first, _ in first }
        )
    }

    private func codes(_ code: String, _ files: [String: String] = [:]) -> [String] {
        project(code, files).codes()
    }

    @Test func anObjectConformsToTheProtocol() throws {
        #expect(codes("class Guide: NSObject, Guiding { func guide(_ step: Int) {} }") == [])
        let finding = try #require(project("class Guide: NSObject {}").diagnostics().first)
        #expect(finding.code.name == "outlet-type-mismatch")
        #expect(
            finding.message
                == "outlet 'guide' is for an object that conforms to 'Guiding', but is connected to a 'Guide'"
        )
        #expect(finding.secondary.map(\.label).last == "this class does not conform to it")
    }

    @Test(arguments: [
        "class Guide: NSObject {}\nextension Guide: Guiding {}",
        "class Guide: Base {}\nclass Base: NSObject, Guiding {}",
        "class Guide: Base {}\nclass Base: NSObject {}\nextension Base: Guiding {}",
        "class Guide: NSObject {}\nextension NSObject: Guiding {}",
        "class Guide: NSObject, Leading {}\n@objc protocol Leading: Guiding {}",
        "class Guide: NSObject, Leading {}\n@objc protocol Leading: Base {}\n@objc protocol Base: Guiding {}",
        "class Guide: NSObject, Both {}\ntypealias Both = Guiding & Other\n@objc protocol Other {}",
        "class Guide: NSObject, App.Guiding {}",
        "class Guide: NSObject, @preconcurrency Guiding {}",
    ])
    func conformanceIsFoundWhereverItIs(_ code: String) {
        #expect(codes(code) == [])
    }

    @Test(arguments: [
        "class Guide: LibraryGuide {}", "class Guide: NSObject { func guide(_ step: Int) {} }",
        "class Guide: NSObject {}\nextension Guide { @objc func guide(_ step: Int) {} }",
        "class Guide: NSObject { override func forwardingTarget(for s: Selector!) -> Any? { nil } }",
    ])
    func whatMayServeIsNoFinding(_ code: String) {
        #expect(codes(code) == [])
    }

    @Test(arguments: [
        "class Guide: NSObject, Other {}\nprotocol Other {}", "class Guide: NSObject, NSCoding {}",
        "class Guide: NSObject, LibraryDelegate {}", "class Guide: NSObject { func other() {} }",
        "class Guide: NSObject { class Inner: NSObject, Guiding {} }",
    ])
    func otherProtocolsDoNotServe(_ code: String) {
        #expect(codes(code) == ["outlet-type-mismatch"])
    }

    /// A protocol that asks for nothing is served by anything, and what it inherits counts.
    @Test func whatAProtocolAsksForCounts() {
        let plain = "class Guide: NSObject {}\n"
        let empty = Self.home.replacing("{ func guide(_ step: Int) }", with: "{}")
        #expect(codes(plain, ["Home.swift": empty + plain]) == [])
        let more = "@objc protocol Base { var step: Int { get } }\n"
        let inherits = empty.replacing("protocol Guiding", with: "protocol Guiding: Base")
        #expect(codes("", ["Home.swift": inherits + plain + more]) == ["outlet-type-mismatch"])
        let step = "class Guide: NSObject { @objc var step = 1 }\n"
        #expect(codes("", ["Home.swift": inherits + step + more]) == [])
    }

    /// A view that no code says anything about is of its element's class.
    @Test func aPlainViewConformsToWhatExtensionsSay() {
        let storyboard = AppStoryboard(outlets: ["guide": "l1"])
        let plain = SourceProject(storyboard, ["Home.swift": Self.home])
        #expect(plain.codes() == ["outlet-type-mismatch"])
        for type in ["UILabel", "UIView", "UIResponder"] {
            let code = Self.home + "extension \(type): Guiding {}"
            #expect(SourceProject(storyboard, ["Home.swift": code]).codes() == [])
        }
    }

    @Test func theSubclassOfAnOwnerMayConform() {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" \(Self.module)/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
            <placeholder placeholderIdentifier="other" id="x1" customClass="Owner" \(Self.module)/>
            <view id="v1" customClass="Page" \(Self.module)><connections>
            <outlet property="guide" destination="%" id="o1"/></connections></view>
            </objects></document>
            """
        let code = """
            import UIKit
            @objc protocol Guiding { func guide(_ step: Int) }
            class Page: UIView { @IBOutlet weak var guide: Guiding! }
            class Owner: NSObject {}
            """
        for id in ["-1", "x1"] {
            let files = ["Page.xib": xib.replacing("%", with: id), "Page.swift": code]
            #expect(SourceProject(files).codes() == [])
        }
    }

    // MARK: Objective-C

    private func objectiveC(_ type: String, _ code: String) -> [String] {
        var storyboard = AppStoryboard(module: nil, outlets: ["guide": "x1"])
        storyboard.more = #"<view id="x1" customClass="Guide"/>"#
        let text = """
            @protocol Guiding <NSObject>
            - (void)guide:(int)step;
            @end
            @interface HomeViewController : UIViewController
            @property (weak) IBOutlet \(type) guide;
            @end
            @implementation HomeViewController
            @end
            \(code)
            @implementation Guide
            @end
            """
        return SourceProject(storyboard, ["Home.m": text]).codes()
    }

    @Test(arguments: ["id<Guiding>", "id <Other, Guiding>", "UIView<Guiding> *"])
    func protocolsOfObjectiveCCount(_ type: String) {
        let plain = "@interface Guide : UIView\n@end"
        #expect(objectiveC(type, plain) == ["outlet-type-mismatch"])
        for code in [
            "@interface Guide : UIView <Guiding>\n@end",
            "@interface Guide : UIView\n@end\n@interface Guide () <Other, Guiding>\n@end",
            "@interface Guide : UIView\n@end\n@interface UIView (More) <Guiding>\n@end",
            "@interface Guide : Library\n@end",
            "@interface Guide : UIView\n- (void)guide:(int)step;\n@end\n@implementation Guide\n- (void)guide:(int)step {}\n@end",
        ] {
            #expect(objectiveC(type, code) == [], "\(code)")
        }
    }

    @Test(arguments: ["id", "id<Unknown>", "Box<Guide *> *", "NSArray<id<Guiding>> *"])
    func otherTypesAreNoProtocols(_ type: String) {
        let plain = "@interface Guide : UIView\n@end"
        #expect(objectiveC(type, plain) == [])
    }
}
