import Testing

@testable import SceneRules
@testable import SceneSources

/// Files that a project lists and that are not there: what one of them may have is not missing.
@Suite struct MissingFileTests {
    /// The file of a project with one target for each list of files.
    static func project(_ targets: [String]...) -> String {
        let files = Set(targets.joined()).sorted()
        func id(_ file: String) -> String { "F\(files.firstIndex(of: file) ?? 0)" }
        let references = files.map { "\(id($0)) = { path = \"\($0)\"; };" }
        let built = files.map { "B\(id($0)) = { fileRef = \(id($0)); };" }
        let all = targets.enumerated().map { number, files in
            let list = files.map { "B" + id($0) }.joined(separator: ", ")
            return "T\(number) = { name = T\(number); buildPhases = (P\(number)); };\n"
                + "P\(number) = { files = (\(list)); };"
        }
        let names = targets.indices.map { "T\($0)" }.joined(separator: ", ")
        let objects = [
            "P = { mainGroup = G; targets = (\(names)); };",
            "G = { children = (\(files.map(id).joined(separator: ", "))); };",
        ]
        return "{ objects = {\n\((objects + references + built + all).joined(separator: "\n"))\n};"
            + " rootObject = P; }"
    }

    /// An app without a mistake, each of whose files has something that another one needs.
    private static let app: [String: String] = {
        var main = AppStoryboard(
            outlets: ["nameLabel": "l1"],
            actions: ["save:", "close:", "share:"],
            attributes: ["cornerRadius"],
            segues: ["showDetail"],
            prototypes: ["Row"]
        )
        main.more = """
            <viewController id="c2" customClass="LegacyViewController" sceneMemberID="viewController">
            <view key="view" id="v2" customClass="Badge" customModule="App" customModuleProvider="target"/>
            <connections><action selector="open:" destination="c2" id="x1"/>
            <segue destination="e1" kind="unwind" unwindAction="comeBack:" id="x2"/></connections>
            </viewController>
            """
        let detail = AppStoryboard(
            type: "DetailViewController",
            outlets: ["heading": "l1"],
            actions: ["mark:"],
            segues: ["showMore"],
            prototypes: ["Line"],
            identifier: "Detail"
        )
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <tableViewCell id="t1" reuseIdentifier="NoteCell" customClass="NoteCell" customModule="App"
            customModuleProvider="target"/></objects></document>
            """
        return [
            "Base.lproj/Main.storyboard": main.text,
            "Detail.storyboard": detail.text,
            "NoteCell.xib": xib,
            "HomeViewController.swift": """
            class HomeViewController: BaseViewController {
                @IBOutlet var nameLabel: UILabel!
                @IBAction func save(_ sender: Any) {
                    performSegue(withIdentifier: "showDetail", sender: nil)
                    table.dequeueReusableCell(withIdentifier: "Row", for: path)
                    table.dequeueReusableCell(withIdentifier: "NoteCell", for: path)
                    UIStoryboard(name: "Detail", bundle: nil).instantiateViewController(withIdentifier: "Detail")
                    UINib(nibName: "NoteCell", bundle: nil)
                }
            }
            """,
            "HomeViewController+Sharing.swift": """
            extension HomeViewController { @IBAction func share(_ sender: Any) {} }
            """,
            "BaseViewController.swift": """
            class BaseViewController: UIViewController { @IBAction func close(_ sender: Any) {} }
            """,
            "Looks.swift": """
            class Badge: UIView {}
            class NoteCell: UITableViewCell {}
            extension UIViewController { @IBInspectable var cornerRadius: Double { get { 0 } set {} } }
            """,
            "DetailViewController.swift": """
            class DetailViewController: UIViewController {
                @IBOutlet var heading: UILabel!
                @IBAction func mark(_ sender: Any) {
                    performSegue(withIdentifier: "showMore", sender: nil)
                    table.dequeueReusableCell(withIdentifier: "Line", for: path)
                }
                @IBAction func comeBack(_ segue: UIStoryboardSegue) {}
            }
            """,
            "LegacyViewController.h": "@interface LegacyViewController : UIViewController\n@end\n",
            "LegacyViewController.m": """
            @implementation LegacyViewController
            - (IBAction)open:(id)sender {}
            @end
            """,
        ]
    }()

    private static func without(_ gone: Set<String>, isListed: Bool) -> [String: String] {
        var files = app.filter { !gone.contains($0.key) }
        if isListed { files["App.xcodeproj/project.pbxproj"] = project(app.keys.sorted()) }
        return files
    }

    @Test func theWholeAppHasNoMistake() {
        #expect(SourceProject(Self.without([], isListed: true)).findings(pedantic: true) == [])
    }

    @Test(.slow) func whateverIsMissingAddsNoFinding() {
        let names = Self.app.keys.sorted()
        for choice in 0..<(1 << names.count) {
            let gone = Set(names.indices.filter { choice & (1 << $0) != 0 }.map { names[$0] })
            let found = SourceProject(Self.without(gone, isListed: true)).findings(pedantic: true)
            #expect(found == [], "without \(gone.sorted())")
        }
    }

    @Test(arguments: [
        ("BaseViewController.swift", [String]()),
        ("Detail.storyboard", ["undeclared-identifier", "unknown-storyboard"]),
        ("NoteCell.xib", ["undeclared-identifier"]),
        ("HomeViewController+Sharing.swift", ["undeclared-action"]),
        ("Looks.swift", ["unknown-class", "unknown-key-path"]),
        ("LegacyViewController.m", ["undeclared-action"]),
        ("HomeViewController.swift", ["unknown-class"]),
        ("DetailViewController.swift", ["unknown-class", "unknown-unwind-action"]),
    ])
    func whatNoProjectListsIsMissed(_ gone: String, _ codes: [String]) {
        let found = SourceProject(Self.without([gone], isListed: false)).codes()
        #expect(Set(found) == Set(codes))
    }

    // MARK: What a missing file does not explain

    private func codes(_ files: [String: String], listing listed: [String]) -> [String] {
        let project = Self.project(listed + files.keys)
        return SourceProject(files.merging(["App.xcodeproj/project.pbxproj": project]) { $1 })
            .codes()
    }

    private static let home = """
        class HomeViewController: UIViewController {
            @IBOutlet var nameLabel: UILabel!
            @IBAction func save(_ sender: Any) {}
        }
        """

    @Test func membersOfAClassThatIsThereAreChecked() {
        let storyboard = AppStoryboard(outlets: ["namesLabel": "l1"], actions: ["saved:"])
        let files = ["Main.storyboard": storyboard.text, "HomeViewController.swift": Self.home]
        let other = ["Other.swift", "HomeViewControllerTests.swift", "Home.xib"]
        let both = ["undeclared-action", "undeclared-outlet"]
        #expect(Set(codes(files, listing: other)) == Set(both))
    }

    @Test func aSlipInTheNameOfAClassIsFound() {
        let files = [
            "Main.storyboard": AppStoryboard(type: "HomeViewControler").text,
            "HomeViewController.swift": Self.home,
        ]
        #expect(codes(files, listing: ["Other.swift"]) == ["unknown-class"])
        #expect(codes(files, listing: ["HomeViewControler.swift"]) == [])
    }

    @Test func otherNamesOfDocumentsAreFound() {
        let use =
            "func open() { UIStoryboard(name: \"Detial\", bundle: nil); UINib(nibName: \"Sel\", bundle: nil) }"
        let files = [
            "Main.storyboard": AppStoryboard().text, "HomeViewController.swift": Self.home,
            "Own.xib": AppStoryboard().text.replacingOccurrence(of: ".Storyboard", with: ""),
            "Open.swift": use,
        ]
        #expect(
            codes(files, listing: ["Detail.storyboard", "Cell.xib"])
                == ["unknown-storyboard", "unknown-nib"]
        )
        #expect(codes(files, listing: ["Base.lproj/Detial.storyboard", "Sel~ipad.xib"]) == [])
    }

    @Test func seguesOfAControllerThatIsThereAreChecked() {
        let source = Self.home.replacingOccurrence(
            of: "{}",
            with: "{ performSegue(withIdentifier: \"showDetial\", sender: nil) }"
        )
        let files = [
            "Main.storyboard": AppStoryboard(outlets: ["nameLabel": "l1"]).text,
            "HomeViewController.swift": source,
        ]
        #expect(codes(files, listing: ["Detail.storyboard"]) == ["undeclared-segue"])
    }

    @Test func whatOtherTargetsMissExplainsNothing() {
        let files = ["Main.storyboard": AppStoryboard(type: "Gone").text, "Home.swift": Self.home]
        func codes(_ targets: [String]...) -> [String] {
            let project =
                targets.count == 1
                ? Self.project(targets[0]) : Self.project(targets[0], targets[1])
            return SourceProject(files.merging(["App.xcodeproj/project.pbxproj": project]) { $1 })
                .codes()
        }
        let own = files.keys.sorted()
        #expect(codes(own, ["Tests.swift"]) == ["unknown-class"])
        #expect(codes(own + ["Tests.swift"]) == [])
    }

    @Test func aClassIsNotTakenFromAnotherTarget() {
        // Two apps of one checkout have a class of the same name; the file of the first is missing.
        let storyboard = AppStoryboard(actions: ["save:"])
        let files = [
            "Main.storyboard": storyboard.text, "Start.swift": "class Start {}",
            "Mac/HomeViewController.swift": "class HomeViewController: UIViewController {}",
        ]
        let project = Self.project(
            ["Main.storyboard", "Start.swift", "Phone/HomeViewController.swift"],
            ["Mac/HomeViewController.swift"]
        )
        let found = SourceProject(files.merging(["App.xcodeproj/project.pbxproj": project]) { $1 })
        #expect(found.codes() == [])
    }

    // MARK: What counts as missing

    @Test func translationsAndLetterCaseDoNotCount() {
        let membership = ProjectMembership(
            [
                (
                    "App",
                    XcodeProject(
                        Array(
                            Self.project([
                                "fr.lproj/Main.storyboard", "HOME.swift", "Gone.m", "Gone.png",
                                "New.xib",
                            ]).utf8
                        )
                    )
                )
            ].compactMap { folder, project in project.map { (folder, $0) } }
        )
        let missing = membership.missing(
            beside: ["App/Base.lproj/Main.storyboard", "App/Home.swift"]
        )
        #expect(missing.paths == ["App/New.xib", "App/Gone.m"])
    }
}
