import Testing

@testable import SceneRules
@testable import SceneSources
@testable import SceneText

/// Cells that code asks for by an old name, and does without.
@Suite struct RenamedCellTests {
    private func findings(
        _ prototypes: [String],
        asks names: [String],
        more: String = "",
        language: String = "swift"
    ) -> [Diagnostic] {
        var storyboard = AppStoryboard(prototypes: prototypes)
        let body: String
        if language == "swift" {
            let asked = names.map {
                "if let a = tableView.dequeueReusableCell(withIdentifier: \"\($0)\") { return a }"
            }
            body = """
                class HomeViewController: UITableViewController {
                  func cell() -> UITableViewCell {
                    \(asked.joined(separator: "\n"))
                    return UITableViewCell()
                  }
                }
                \(more)
                """
        } else {
            storyboard.module = nil
            let asked = names.map {
                "id a = [self.tableView dequeueReusableCellWithIdentifier:@\"\($0)\"];\nif (a) return a;"
            }
            body = """
                @interface HomeViewController : UITableViewController
                @end
                @implementation HomeViewController
                - (UITableViewCell *)cell {
                  \(asked.joined(separator: "\n"))
                  return [UITableViewCell new];
                }
                @end
                \(more)
                """
        }
        return SourceProject(storyboard, ["Home.\(language)": body]).diagnostics()
    }

    /// The one prototype that no code names was called otherwise, where one cell alone is asked for that is not there.
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
    func theOnlyPrototypeThatNoCodeNames(
        _ row: (prototypes: [String], names: [String], meant: String?),
        _ language: String
    ) {
        let findings = findings(row.prototypes, asks: row.names, language: language)
        let count = row.meant == nil ? 0 : row.names.count { $0 == "show" }
        #expect(
            findings.map(\.message)
                == Array(
                    repeating:
                        "no prototype has the identifier 'show', and no code registers it",
                    count: count
                )
        )
        for finding in findings {
            #expect(finding.severity == .warning)
            #expect(
                finding.helps.map(\.text)
                    == row.meant.map {
                        [
                            "a scene of 'HomeViewController' has the prototype '\($0)', which no code names"
                        ]
                    }
            )
        }
    }

    /// What is registered is there, and what any source names may be what is dequeued.
    @Test(arguments: [
        "func f(t: UITableView) { t.register(A.self, forCellReuseIdentifier: \"show\") }",
        "func f(t: UITableView) { t.register(A.self, forCellReuseIdentifier: make(1)) }",
        "let all = [\"detail\"]", "enum Cell: String { case detail }",
        "func make() -> Any { UITableViewCell(style: .value1, reuseIdentifier: \"show\") }",
    ])
    func otherCodeMayMeanIt(_ more: String) {
        #expect(findings(["detail"], asks: ["show"], more: more).isEmpty)
    }

    /// A longer word is not the name.
    @Test func aPartOfAWordIsNoName() {
        #expect(findings(["detail"], asks: ["show"], more: "let details = 1").count == 1)
    }

    /// What is asked for for certain is told there.
    @Test func aCellThatMustBeThereIsToldThere() {
        let call = """
            extension HomeViewController {
              func go() { _ = tableView.dequeueReusableCell(withIdentifier: "show", for: p) }
            }
            """
        #expect(findings(["detail"], asks: ["show"], more: call).map(\.severity) == [.error])
    }

    // MARK: Nibs

    /// A nib may be a constant of its cell, and one for a collection counts, too.
    @Test(
        arguments: [
            "UINib(nibName: \"Foo\", bundle: nil)", "FooCell.nib", "FooCell.madeNib",
            "FooCell.makeNib()",
        ],
        ["forCellReuseIdentifier", "forCellWithReuseIdentifier"]
    )
    func aNibHasTheIdentifierThatItIsRegisteredUnder(_ nib: String, _ label: String) {
        let isItem = label == "forCellWithReuseIdentifier"
        let element = isItem ? "collectionViewCell" : "tableViewCell"
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <\(element) reuseIdentifier="Foo" id="a"/></objects></document>
            """
        for (identifier, count) in [("Foo", 0), ("Fool", 1)] {
            let source = """
                class FooCell: UITableViewCell {
                  static let nib = UINib(nibName: "Foo", bundle: nil)
                  static var madeNib: UINib { return UINib(nibName: "Foo", bundle: nil) }
                  static func makeNib() -> UINib { UINib(nibName: "Foo", bundle: nil) }
                }
                class HomeViewController: UITableViewController {
                  func a() { view.register(\(nib), \(label): "\(identifier)") }
                }
                """
            let found = SourceProject(["Foo.xib": xib, "A.swift": source]).codes()
                .filter { $0 == "nib-under-other-identifier" }
            #expect(found.count == count)
        }
    }
}
