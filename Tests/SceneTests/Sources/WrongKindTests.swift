import Testing

@testable import SceneRules
@testable import SceneSources

/// Classes of sources that are something else than the objects of documents that name them.
@Suite struct WrongKindTests {
    private static let roots = [
        "UIViewController", "UITableViewController", "UINavigationController", "UIView", "UIButton",
        "UITableViewCell", "NSObject", "UIGestureRecognizer",
    ]

    private func codes(
        _ element: String,
        _ superclass: String,
        body: String = "",
        language: String = "swift"
    ) -> [String] {
        var storyboard = AppStoryboard()
        storyboard.element = element
        storyboard.root = "view"
        if language == "m" { storyboard.module = nil }
        let source =
            language == "swift"
            ? "class HomeViewController: Middle { \(body) }\nclass Middle: \(superclass) {}\n"
            : """
            @interface Middle : \(superclass)
            @end
            @interface HomeViewController : Middle
            @end
            @implementation HomeViewController
            \(body)
            @end
            """
        return SourceProject(storyboard, ["Home.\(language)": source]).codes()
    }

    /// A controller is of a class of controllers, a stack of one of stacks, and one whose view is no table of none
    /// that needs one.
    @Test(arguments: ["viewController", "tableViewController", "navigationController"], roots)
    func aControllerIsOfAClassOfControllers(_ element: String, _ superclass: String) {
        let ancestors = SourceLookup.frameworkAncestors(of: superclass)
        let needed =
            element == "navigationController" ? "UINavigationController" : "UIViewController"
        let fits =
            ancestors.contains(needed)
            && !ancestors.contains("UITableViewController")
        for language in ["swift", "m"] {
            let codes = codes(element, superclass, language: language)
            #expect(codes == (fits ? [] : ["wrong-class-kind"]), "\(language)")
        }
    }

    /// A cell is of a class of cells of its kind: what dequeues it would get another view.
    @Test(
        arguments: ["tableViewCell", "collectionViewCell"],
        [
            "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UIView",
            "UIControl",
        ]
    )
    func aCellIsOfAClassOfCells(_ element: String, _ superclass: String) {
        let isTable = element == "tableViewCell"
        let list = isTable ? "tableView" : "collectionView"
        let part = isTable ? "prototypes" : "cells"
        var storyboard = AppStoryboard()
        storyboard.root = "view"
        storyboard.more = """
            <\(list) contentMode="scaleToFill" id="list"><\(part)><\(element) reuseIdentifier="A" id="cell" customClass="Cell" \
            customModule="App" customModuleProvider="target"/></\(part)></\(list)>
            """
        let sources = [
            "Home.swift": "class HomeViewController: UIViewController {}\n",
            "Cell.swift": "class Cell: \(superclass) {}\n",
        ]
        let needed = isTable ? "UITableViewCell" : "UICollectionReusableView"
        let fits = SourceLookup.frameworkAncestors(of: superclass).contains(needed)
        let codes = SourceProject(storyboard, sources).codes()
        #expect(codes.contains("wrong-class-kind") == !fits, "\(codes)")
    }

    /// A xib whose cell is of a class of headers is registered for headers; a prototype is made as a cell.
    @Test(arguments: [
        ("UITableViewHeaderFooterView", true), ("UITableViewCell", true), ("UIView", false),
    ])
    func aCellWithAXibOfItsOwnMayBeAHeader(_ superclass: String, _ fits: Bool) {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <tableViewCell id="cell" customClass="Header" customModule="App" customModuleProvider="target"/>
            </objects></document>
            """
        let files = ["Header.xib": xib, "Header.swift": "class Header: \(superclass) {}\n"]
        #expect(SourceProject(files).codes() == (fits ? [] : ["wrong-class-kind"]))
    }

    @Test func aControllerThatMakesItsViewNeedsNone() {
        let body = "override func loadView() { view = UITableView() }"
        #expect(codes("viewController", "UITableViewController", body: body) == [])
        let method = "- (void)loadView { self.view = [UITableView new]; }"
        #expect(codes("viewController", "UITableViewController", body: method, language: "m") == [])
    }

    /// What no source declares may be anything.
    @Test func aClassOfALibraryMayBeAnything() {
        #expect(codes("viewController", "LibraryBase") == [])
    }

    /// Each target may have a class of its own by the name.
    @Test func oneOfTwoDeclarationsMayFit() {
        var storyboard = AppStoryboard()
        storyboard.root = "view"
        let project = SourceProject(
            storyboard,
            [
                "A/Home.swift": "class HomeViewController: UITableViewController {}\n",
                "B/Home.swift": "class HomeViewController: UIViewController {}\n",
            ]
        )
        #expect(project.codes() == [])
    }

    /// Each object names the module by itself.
    @Test(arguments: 0..<4)
    func aModuleIsMissingAtEachObjectThatNamesNone(_ named: Int) {
        var storyboard = AppStoryboard()
        let module = " customModule=\"App\" customModuleProvider=\"target\""
        storyboard.more = (0..<3).map { number in
            "<view customClass=\"Badge\"\(number < named ? module : "") id=\"n\(number)\"/>"
        }.joined()
        let files = [
            "Home.swift": "class HomeViewController: UIViewController {}\nclass Badge: UIView {}\n"
        ]
        let codes = SourceProject(storyboard, files).codes()
        #expect(codes == Array(repeating: "missing-module", count: max(0, 3 - named)))
    }
}
