import Testing

@testable import SceneRules
@testable import SceneSources
@testable import SceneText

/// Comparisons with the old name of a segue.
@Suite struct RenamedSegueTests {
    private func findings(
        _ segues: [String],
        compares names: [String],
        more: String = "",
        language: String = "swift"
    ) -> [Diagnostic] {
        var storyboard = AppStoryboard(segues: segues)
        let body: String
        if language == "swift" {
            let comparisons = names.map { "if segue.identifier == \"\($0)\" { go() }" }
            body = """
                class HomeViewController: UIViewController {
                  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    \(comparisons.joined(separator: "\n"))
                  }
                }
                \(more)
                """
        } else {
            storyboard.module = nil
            let comparisons = names.map {
                "if ([segue.identifier isEqualToString:@\"\($0)\"]) { [self go]; }"
            }
            body = """
                @interface HomeViewController : UIViewController
                @end
                @implementation HomeViewController
                - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
                  \(comparisons.joined(separator: "\n"))
                }
                @end
                \(more)
                """
        }
        return SourceProject(storyboard, ["Home.\(language)": body]).diagnostics()
    }

    /// The one segue that no code names was called otherwise, where one comparison alone asks for none that is there.
    @Test(
        arguments: [
            (["detail", "help"], ["show", "help"], "detail"),
            (["detail"], ["show"], "detail"),
            (["detail"], ["show", "show"], "detail"),
            (["detail", "other"], ["show"], nil),
            (["detail"], ["show", "old"], nil),
            (["detail"], ["detail", "show"], nil),
            ([], ["show"], nil),
        ],
        ["swift", "m"]
    )
    func theOnlySegueThatNoCodeNames(
        _ row: (segues: [String], names: [String], meant: String?),
        _ language: String
    ) {
        let findings = findings(row.segues, compares: row.names, language: language)
        #expect(
            findings.map(\.message)
                == Array(
                    repeating: "no document has a segue 'show'",
                    count: row.meant == nil ? 0 : row.names.count { $0 == "show" }
                )
        )
        for finding in findings {
            #expect(finding.severity == .warning)
            #expect(
                finding.helps.map(\.text)
                    == row.meant.map {
                        [
                            "a scene of 'HomeViewController' has the segue '\($0)', which no code names"
                        ]
                    }
            )
        }
    }

    /// A controller is asked whether a segue is to be performed.
    @Test(arguments: ["swift", "m"])
    func theIdentifierOfASegueMayBeGiven(_ language: String) {
        let more =
            language == "swift"
            ? """
            extension HomeViewController {
              override func shouldPerformSegue(withIdentifier id: String, sender: Any?) -> Bool {
                id == "show"
              }
              func shouldPerform(withIdentifier id: String) -> Bool { id == "old" }
            }
            """
            : """
            @implementation HomeViewController (More)
            - (BOOL)shouldPerformSegueWithIdentifier:(NSString *)name sender:(id)sender {
              return [name isEqualToString:@"show"];
            }
            - (BOOL)shouldPerform:(NSString *)name { return [name isEqualToString:@"old"]; }
            @end
            """
        let found = findings(["detail"], compares: [], more: more, language: language)
        #expect(found.map(\.message) == ["no document has a segue 'show'"])
        #expect(findings(["show"], compares: [], more: more, language: language).isEmpty)
    }

    /// What is performed and not there is told where it is performed.
    @Test func aSegueThatIsPerformedIsToldThere() {
        let call = """
            extension HomeViewController {
              func go() { performSegue(withIdentifier: "show", sender: nil) }
            }
            """
        let findings = findings(["detail"], compares: ["show"], more: call)
        #expect(findings.map(\.severity) == [.error])
    }

    /// What any source says may be what performs the segue.
    @Test func codeMayNameItAnywhere() {
        #expect(findings(["detail"], compares: ["show"], more: "let all = [\"detail\"]").isEmpty)
    }
}
