import Testing

@testable import SceneRules

/// Several projects in one folder that have classes of the same name.
@Suite struct NearestProjectTests {
    /// A project `Beta` with a storyboard that connects a label and a button, and one `Alpha` beside it.
    private func projects(
        _ beta: [String: String],
        _ alpha: [String: String],
        module: String? = nil
    ) -> SourceProject {
        let storyboard = AppStoryboard(
            module: module,
            outlets: ["name": "l1"],
            actions: ["save:"]
        )
        var files = ["Beta/Main.storyboard": storyboard.text]
        for (name, text) in beta { files["Beta/\(name)"] = text }
        for (name, text) in alpha { files["Alpha/\(name)"] = text }
        for folder in ["Alpha", "Beta"] {
            files["\(folder)/\(folder).xcodeproj/project.pbxproj"] = ""
        }
        return SourceProject(files)
    }

    private static let header = "@interface HomeViewController : UIViewController\n@end\n"

    /// The spellings of what gives members to a class from elsewhere.
    private static let additions = [
        "@interface HomeViewController ()\n%@end\n",
        "@interface HomeViewController (Names)\n%@end\n",
        "@implementation HomeViewController\n%@end\n",
        "@implementation HomeViewController (Names)\n%@end\n",
    ]

    @Test(arguments: additions)
    func extensionsOfAnotherProjectServeNothing(_ addition: String) {
        let members = """
            - (void)setName:(UILabel *)name {}
            - (IBAction)save:(id)sender {}

            """
        let whole = [
            "A.h": Self.header, "A.m": addition.replacingOccurrence(of: "%", with: members),
        ]
        let bare = ["A.h": Self.header]
        #expect(projects(whole, bare).codes() == [])
        #expect(Set(projects(bare, whole).codes()) == ["undeclared-outlet", "undeclared-action"])
    }

    @Test func extensionsOfAnotherProjectSayNoType() {
        func source(_ type: String) -> [String: String] {
            let property = "@property (weak) IBOutlet \(type) *name;\n"
            let action = "- (IBAction)save:(id)sender {}\n"
            return [
                "A.h": Self.header,
                "A.m": "@interface HomeViewController ()\n\(property)@end\n"
                    + "@implementation HomeViewController\n\(action)@end\n",
            ]
        }
        #expect(projects(source("UILabel"), source("UITextView")).codes() == [])
        #expect(
            projects(source("UITextView"), source("UILabel")).codes() == ["outlet-type-mismatch"]
        )
    }

    @Test func extensionsOfSwiftAreOfTheirOwnProject() {
        let type = "class HomeViewController: UIViewController { @IBOutlet var name: UILabel! }\n"
        let action = "extension HomeViewController { @IBAction func save(_ s: Any) {} }\n"
        let whole = ["A.swift": type, "B.swift": action]
        let bare = ["A.swift": type]
        #expect(projects(whole, bare, module: "App").codes() == [])
        #expect(projects(bare, whole, module: "App").codes() == ["undeclared-action"])
    }

    @Test func aClassThatOnlyOneProjectHasIsExtendedFromAll() {
        let type = "class HomeViewController: UIViewController { @IBOutlet var name: UILabel! }\n"
        let action = "extension HomeViewController { @IBAction func save(_ s: Any) {} }\n"
        let shared = projects(["A.swift": type], ["B.swift": action], module: "App")
        #expect(shared.codes() == [])
    }
}
