import Testing

@testable import SceneRules

/// Classes with macros, which may add members that no source shows.
@Suite struct MacroTests {
    private func codes(_ source: String) -> [String] {
        let storyboard = AppStoryboard(outlets: ["name": "l1"], actions: ["save:"])
        return SourceProject(storyboard, ["A.swift": "import UIKit\n" + source]).codes()
    }

    private static let missing: Set<String> = ["undeclared-outlet", "undeclared-action"]

    @Test(arguments: [
        "@Outlets class HomeViewController: UIViewController {}",
        "@MainActor @Kit.Outlets(\"name\", { $0 })\npublic final class HomeViewController: UIViewController {}",
        "@Outlets<Int>\nclass Base: UIViewController {}\nclass HomeViewController: Base {}",
        "class HomeViewController: UIViewController {}\n@Outlets extension HomeViewController {}",
        "class HomeViewController: UIViewController {\n#outlet(\"name\")\n}",
        "class HomeViewController: UIViewController { #outlets }",
        "class HomeViewController: UIViewController { func a() {}\n    #outlet { 1 }\n }",
    ])
    func whatAMacroMayAddIsNotMissing(_ source: String) {
        #expect(codes(source) == [])
        let other = source.replacing("@Kit.Outlets", with: "").replacing("@Outlets", with: "")
            .replacing("#outlets", with: "").replacing("#outlet", with: "let a = x")
        #expect(Set(codes(other)) == Self.missing)
    }

    @Test(arguments: [
        "@MainActor", "@Observable", "@Observation.Observable", "@objc", "@objcMembers",
        "@available(iOS 17, *)", "@IBDesignable", "@Act",
    ])
    func attributesThatAddNoOutletHideNothing(_ attribute: String) {
        let actor = "@globalActor actor Act { static let shared = Act() }\n"
        let body = "class HomeViewController: UIViewController { @Published var a = 1 }"
        #expect(Set(codes("\(actor)\(attribute) \(body)")) == Self.missing)
        #expect(Set(codes("\(actor)\(attribute)\n\(body)")) == Self.missing)
    }

    @Test(arguments: [
        "let a =\n #selector(b)", "#if DEBUG\nlet a = 1\n#endif", "func a() {\n#outlet(1)\n}",
        "var a: [Selector] = [\n#selector(b),\n#selector(c)]", "#warning(\"later\")",
    ])
    func whatIsNoMemberAddsNone(_ body: String) {
        let source = "class HomeViewController: UIViewController {\n\(body)\n}"
        #expect(Set(codes(source)) == Self.missing)
    }

    @Test func membersBesideMacrosAreFound() {
        let outlet = "@ObservationIgnored @IBOutlet var name: UILabel!"
        let action = "@Logged(.all) @IBAction func save(_ sender: Any) {}"
        let preview = "#Preview(\"A\") { class HomeViewController: UIView {}; return Home() }\n"
        let head = "@Observable final class HomeViewController: UIViewController"
        #expect(codes("\(preview)\(head) { \(outlet)\n\(action) }\n\(preview)") == [])
    }
}
