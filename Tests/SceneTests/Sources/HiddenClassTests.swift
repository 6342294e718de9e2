import Testing

@testable import SceneRules

/// Classes of Swift that no document finds by their names.
@Suite struct HiddenClassTests {
    private static let type = "class HomeViewController: UIViewController {}"

    @Test(arguments: [
        "enum Outer { \(type) }", "struct Outer { \(type) }", "class Outer { \(type) }",
        "enum Outer {}\nextension Outer { \(type) }", "enum A { enum Outer { \(type) } }",
    ])
    func classesInsideOthersAreNotFound(_ source: String) {
        let finding = "unknown-class: no document can find the class 'HomeViewController' inside '"
        let found = SourceProject(AppStoryboard(), ["A.swift": source]).findings()
        #expect(found.count == 1 && found[0].hasPrefix(finding) && found[0].hasSuffix("Outer'"))
        let named = source.replacingOccurrence(
            of: "class Home",
            with: "@objc(HomeViewController) class Home"
        )
        #expect(SourceProject(AppStoryboard(), ["A.swift": named]).codes() == [])
        // One outside of all types is found, whatever else has the name.
        let both = ["A.swift": source, "B.swift": Self.type]
        #expect(SourceProject(AppStoryboard(), both).codes() == [])
    }

    @Test func genericClassesAreNotFound() {
        let generic = "class HomeViewController<Model>: UIViewController {}"
        #expect(
            SourceProject(AppStoryboard(), ["A.swift": generic]).findings() == [
                "unknown-class: no document can find the class 'HomeViewController', which has type parameters"
            ]
        )
        let base = "class Base<Model>: UIViewController {}\nclass HomeViewController: Base<Int> {}"
        #expect(SourceProject(AppStoryboard(), ["A.swift": base]).codes() == [])
    }

    @Test func classesOfObjectiveCAreFound() {
        let source = "@interface HomeViewController<Model> : UIViewController\n@end\n"
        #expect(SourceProject(AppStoryboard(module: nil), ["A.h": source]).codes() == [])
    }
}
