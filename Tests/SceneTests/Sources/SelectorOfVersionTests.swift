import Testing

@testable import SceneRules
@testable import SceneSources
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

    // MARK: Files of settings

    /// The files that a configuration may begin with, and the version that these say.
    private static let settings: [(files: [String: String], version: String?)] = [
        ([:], nil), (["Base.xcconfig": "SWIFT_VERSION = 5.0"], "5.0"),
        (["Base.xcconfig": "// SWIFT_VERSION = 5.0\nPRODUCT_NAME = App"], nil),
        (["Base.xcconfig": "\tSWIFT_VERSION=5 // or later\r\nA = B"], "5"),
        (["Base.xcconfig": "SWIFT_VERSION = 5.0\nSWIFT_VERSION = 2.3"], "2.3"),
        (["Base.xcconfig": "SWIFT_VERSION_OLD = 5.0\nSWIFT_VERSION[sdk=x*] = 5.0"], nil),
        (
            [
                "Base.xcconfig": "#include \"Config/All.xcconfig\"",
                "Config/All.xcconfig": "#include? \"../Swift.xcconfig\"",
                "Swift.xcconfig": "SWIFT_VERSION = 5.0",
            ], "5.0"
        ),
        (["Base.xcconfig": "#include \"Gone.xcconfig\""], nil),
        (["Base.xcconfig": "#include \"Base.xcconfig\"\nSWIFT_VERSION = 5.0"], "5.0"),
    ]

    private static let references = [
        "baseConfigurationReference = X;",
        "baseConfigurationReferenceAnchor = D; baseConfigurationReferenceRelativePath = Base.xcconfig;",
    ]

    /// A version may be in the file of settings that the project or the target begins with.
    @Test(arguments: settings.indices, references)
    func aFileOfSettingsSaysTheVersion(_ number: Int, _ reference: String) {
        let (files, version) = Self.settings[number]
        for (ofTarget, ofProject) in [(reference, ""), ("", reference)] {
            let project = """
                { objects = { P = { mainGroup = G; targets = (T); buildConfigurationList = M; };
                G = { children = (F, S, X, D); }; F = { path = A.swift; }; S = { path = Main.storyboard; };
                X = { path = Base.xcconfig; }; D = { path = .; };
                T = { name = App; buildPhases = (B); buildConfigurationList = L; };
                B = { files = (B1, B2); }; B1 = { fileRef = F; }; B2 = { fileRef = S; };
                L = { buildConfigurations = (C); }; C = { \(ofTarget) buildSettings = { }; };
                M = { buildConfigurations = (E); }; E = { \(ofProject) buildSettings = { }; };
                }; rootObject = P; }
                """
            let source = "class HomeViewController: UIViewController { func save(_ s: Any) {} }\n"
            let all = files.merging(["A.swift": source, "project.pbxproj": project]) { $1 }
            let codes = SourceProject(AppStoryboard(actions: ["save:"]), all).codes()
            let isNew = version?.hasPrefix("5") ?? false
            #expect(codes == (isNew ? ["hidden-member"] : []), "\(files)")
        }
    }

    /// Files that include each other many times are read once.
    @Test func filesThatIncludeEachOtherEnd() {
        let lines = (0..<200).map { "#include \"F\($0).xcconfig\"" }.joined(separator: "\n")
        var settings = BuildSettings("SWIFT_VERSION") { _ in Array(lines.utf8) }
        #expect(settings.value(in: "F0.xcconfig") == nil)
    }
}
