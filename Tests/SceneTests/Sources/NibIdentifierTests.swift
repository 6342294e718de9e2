import Testing

@testable import SceneRules
@testable import SceneSources
@testable import SceneText

/// Nibs that are registered under an identifier.
@Suite struct NibIdentifierTests {
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

    /// So it is with the headers of a collection; those of tables have no identifier of their own.
    @Test(arguments: [
        (
            "collectionReusableView", "forSupplementaryViewOfKind: \"Header\", withReuseIdentifier",
            1
        ),
        ("collectionViewCell", "forSupplementaryViewOfKind: \"Header\", withReuseIdentifier", 1),
        ("tableViewCell", "forHeaderFooterViewReuseIdentifier", 0),
    ])
    func aHeaderHasTheIdentifierThatItIsRegisteredUnder(
        _ element: String,
        _ label: String,
        _ count: Int
    ) throws {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <\(element) reuseIdentifier="Foo" id="a"/></objects></document>
            """
        for (identifier, count) in [("Foo", 0), ("Fool", count)] {
            let swift = """
                class HomeViewController: UICollectionViewController {
                  func a() {
                    view.register(UINib(nibName: "Foo", bundle: nil), \(label): "\(identifier)")
                  }
                }
                """
            let parts = label.split(separator: " ")
            let kind = parts.count > 1 ? "\(parts[0])@\"Header\" " : ""
            let objectiveC = """
                @implementation HomeViewController
                - (void)a {
                  [view registerNib:[UINib nibWithNibName:@"Foo" bundle:nil]
                    \(kind)\(parts.last ?? ""):@"\(identifier)"];
                }
                @end
                """
            for (name, source) in [("A.swift", swift), ("A.m", objectiveC)] {
                let found = SourceProject(["Foo.xib": xib, name: source]).diagnostics()
                    .filter { $0.code.name == "nib-under-other-identifier" }
                #expect(found.count == count, "\(name)")
                let isOfView = found.allSatisfy { $0.message.hasPrefix("the view of") }
                #expect(isOfView)
            }
        }
    }
}
