import Testing

@testable import SceneRules
@testable import SceneSources

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
}
