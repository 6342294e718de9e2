import Testing

@testable import SceneRules
@testable import SceneText

/// The selectors of methods by the version of Swift that a project says.
@Suite struct SelectorOfVersionTests {
    private func project(_ version: String?, _ selector: String, _ method: String) -> SourceProject
    {
        let settings = version.map { "SWIFT_VERSION = \($0);" } ?? ""
        let project = """
            { objects = { P = { mainGroup = G; targets = (T); }; G = { children = (F, S); };
            F = { path = A.swift; }; S = { path = Main.storyboard; };
            T = { name = App; buildPhases = (B); buildConfigurationList = L; };
            B = { files = (B1, B2); }; B1 = { fileRef = F; }; B2 = { fileRef = S; };
            L = { buildConfigurations = (C); }; C = { buildSettings = { \(settings) }; };
            }; rootObject = P; }
            """
        let source = "class HomeViewController: UIViewController { @IBAction func \(method) {} }\n"
        return SourceProject(
            AppStoryboard(actions: [selector]),
            ["A.swift": source, "project.pbxproj": project]
        )
    }

    @Test(arguments: ["3.0", "4.2", "5.0", "6.0"])
    func sinceSwift3TheFirstLabelIsPartOfTheSelector(_ version: String) throws {
        let project = project(version, "save:", "save(sender: UIButton)")
        let finding = try #require(project.diagnostics().first)
        #expect(finding.code.name == "undeclared-action")
        #expect(
            finding.helps.map(\.text) == [
                "make the first label '_': 'save(sender:)' is 'saveWithSender:'"
            ]
        )
        let event = "save(sender: UIButton, forEvent event: UIEvent)"
        #expect(self.project(version, "save:forEvent:", event).codes() == ["undeclared-action"])
    }

    @Test(arguments: [
        ("save:", "save(_ sender: UIButton)"), ("saveWithSender:", "save(sender: UIButton)"),
        ("saveFor:", "save(for sender: UIButton)"), ("save", "save()"),
    ])
    func rightSelectorsAreFound(_ selector: String, _ method: String) {
        for version in [nil, "2.3", "3.0", "5.0"] {
            #expect(project(version, selector, method).codes() == [])
        }
    }

    @Test func olderAndUnknownVersionsHaveBoth() {
        for version in [nil, "2.2", "2.3"] {
            #expect(project(version, "save:", "save(sender: UIButton)").codes() == [])
        }
        let method = "@objc(save:) @IBAction func save(sender: UIButton) {}"
        let source = "class HomeViewController: UIViewController { \(method) }\n"
        #expect(SourceProject(AppStoryboard(actions: ["save:"]), ["A.swift": source]).codes() == [])
    }
}
