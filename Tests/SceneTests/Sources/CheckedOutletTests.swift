import Testing

@testable import SceneRules
@testable import SceneSources
@testable import SceneText

/// What is said of an outlet that no document connects: whether code ends the app or does nothing.
@Suite struct CheckedOutletTests {
    private static let ends = "using it without a check would end the app"
    private static let stays = "it stays nil, so code that uses it with '?' never runs"

    private func label(_ code: String, other: String = "") throws -> String {
        let source = """
            import UIKit
            class HomeViewController: UIViewController {
                @IBOutlet var badge: UILabel!
                func update() { \(code) }
            }

            """
        let files = ["A.swift": source, "B.swift": other]
        let found = SourceProject(AppStoryboard(), files).diagnostics()
        #expect(found.map(\.code.name) == ["never-connected-outlet"])
        #expect(found.first?.severity == .warning)
        return try #require(found.first).primary.label
    }

    private static let checked = [
        "badge?.isHidden = true", "self.badge?.isHidden = true", "if let badge { f() }",
        "guard let badge = badge else { return }", "guard let b = self.badge else { return }",
        "if badge != nil { f() }", "f(badge ?? other)", "if a, let badge { f() }",
        "if self.badge == nil { return }", "let b = badge",
    ]

    private static let unchecked = [
        "badge.isHidden = true", "self.badge.text = \"\"", "badge!.text = \"\"", "f(badge)",
        "view.addSubview(badge)", "if badge.isHidden { f() }", "let b = badge.text",
    ]

    @Test(arguments: checked) func checkedUsesDoNothing(_ code: String) throws {
        #expect(try label(code) == Self.stays)
    }

    @Test(arguments: unchecked) func othersEndTheApp(_ code: String) throws {
        #expect(try label(code) == Self.ends)
    }

    /// One use without a check decides, wherever it is among others.
    @Test(.slow, arguments: unchecked) func oneUseDecides(_ code: String) throws {
        for other in Self.checked {
            #expect(try label("\(other)\n\(code)") == Self.ends)
            #expect(try label("\(code)\n\(other)") == Self.ends)
        }
    }

    @Test func otherFilesCount() throws {
        let checked = Self.checked[0]
        #expect(try label(checked, other: "func f(_ h: Home) { h.badge.text = \"\" }") == Self.ends)
        // A variable of the same name in another class is another one.
        #expect(
            try label(checked, other: "class C { func f() { badge.text = \"\" } }") == Self.stays
        )
        let extended = "extension HomeViewController { func f() { badge.text = \"\" } }"
        #expect(try label(checked, other: extended) == Self.ends)
        let inherited = "class Inner: HomeViewController { func f() { badge.text = \"\" } }"
        #expect(try label(checked, other: inherited) == Self.ends)
    }

    /// What nothing uses ends nothing; that it is left over is a matter of taste.
    @Test func anUnusedOutletIsAMatterOfTaste() {
        let source = "class HomeViewController: UIViewController { @IBOutlet var badge: UILabel! }"
        let project = SourceProject(AppStoryboard(), ["A.swift": source])
        #expect(project.codes() == [])
        let found = project.diagnostics(pedantic: true)
        let outlets = found.filter { $0.code.name == "never-connected-outlet" }
        #expect(outlets.map(\.primary.label) == ["nothing uses it"])
    }

    @Test func labelsAndFunctionsAreNoUse() throws {
        #expect(try label("badge?.f(); f(badge: 1); badge(2)") == Self.stays)
    }
}
