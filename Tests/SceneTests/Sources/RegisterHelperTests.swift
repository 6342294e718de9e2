import Testing

@testable import SceneRules
@testable import SceneSources
@testable import SceneText

/// Cells that functions register by the class which they are given.
@Suite struct RegisterHelperTests {
    private static let byName =
        "func register<T: UITableViewCell>(_ type: T.Type) { register(type, forCellReuseIdentifier: String(describing: type)) }"

    private static let byMember =
        "func register<T: UITableViewCell>(cellClass: T.Type) { register(T.self, forCellReuseIdentifier: T.cellID) }"

    private static let cells = """
        class FooCell: UITableViewCell {}
        class BarCell: UITableViewCell {}

        """

    /// What is found where a controller calls a helper, and asks for a cell.
    private func codes(
        _ helper: String,
        _ call: String,
        asks cell: String,
        more: String = ""
    ) -> [String] {
        let source = """
            import UIKit
            class HomeViewController: UITableViewController {
                override func viewDidLoad() { \(call) }
                override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
                    t.dequeueReusableCell(withIdentifier: "\(cell)", for: p)
                }
            }
            extension UITableView { \(helper) }

            """
        let files = ["A.swift": source, "B.swift": "import UIKit\n" + Self.cells + more]
        return SourceProject(AppStoryboard(prototypes: ["Own"]), files).codes()
    }

    @Test(arguments: [
        "String(describing: type)", "String(describing: T.self)", "String(describing: type.self)",
        "\"\\(T.self)\"", "\"\\(type)\"",
    ])
    func theNameOfTheClassIsRegistered(_ identifier: String) {
        let helper = Self.byName.replacing("String(describing: type)", with: identifier)
        let call = "tableView.register(FooCell.self)"
        #expect(codes(helper, call, asks: "FooCell") == [])
        #expect(codes(helper, call, asks: "Own") == [])
        for cell in ["BarCell", "FooCel"] {
            #expect(codes(helper, call, asks: cell) == ["undeclared-identifier"])
        }
    }

    /// A constant of the function may be the identifier.
    @Test(arguments: [
        "String(describing: type)", "String(describing: T.self)", "\"\\(T.self)\"",
    ])
    func aConstantOfTheFunctionIsFollowed(_ identifier: String) {
        let helper = Self.byName
            .replacing("String(describing: type)", with: "id")
            .replacing("{ register", with: "{ let id = \(identifier); register")
        let call = "tableView.register(FooCell.self)"
        #expect(codes(helper, call, asks: "FooCell") == [])
        #expect(codes(helper, call, asks: "BarCell") == ["undeclared-identifier"])
        let variable = helper.replacing("let id", with: "var id")
        #expect(codes(variable, call, asks: "BarCell") == ["undeclared-identifier"])
        // What has the name later, or is changed, is something else.
        let later = helper.replacing("; register", with: "; for id in ids { x() }; register")
        #expect(codes(later, call, asks: "BarCell") == [])
        let changed = variable.replacing("; register", with: "; change(&id); register")
        #expect(codes(changed, call, asks: "BarCell") == [])
    }

    @Test func aConstantMayBeAMemberOfTheClass() {
        let helper = Self.byMember
            .replacing("T.cellID", with: "id")
            .replacing("{ register", with: "{ let id = T.cellID; register")
        let more = "extension FooCell { static let cellID = \"Foo\" }"
        let call = "tableView.register(cellClass: FooCell.self)"
        #expect(codes(helper, call, asks: "Foo", more: more) == [])
        #expect(codes(helper, call, asks: "Bar", more: more) == ["undeclared-identifier"])
    }

    @Test func ofTwoClassesTheOneCountsThatIsNamed() {
        let helper =
            "func register<T, U>(_ type: T.Type, _ u: U.Type) { register(type, forCellReuseIdentifier: \"\\(U.self)\") }"
        let call = "tableView.register(FooCell.self, BarCell.self)"
        #expect(codes(helper, call, asks: "BarCell") == [])
        #expect(codes(helper, call, asks: "FooCell") == ["undeclared-identifier"])
    }

    @Test func aFunctionThatNothingCallsRegistersNothing() {
        #expect(codes(Self.byName, "", asks: "FooCell") == ["undeclared-identifier"])
        let other = "tableView.register(nib, forCellReuseIdentifier: \"Own\")"
        #expect(codes(Self.byName, other, asks: "FooCell") == ["undeclared-identifier"])
    }

    @Test(arguments: [
        "for type in types { tableView.register(type) }", "types.forEach(tableView.register)",
        "tableView.register(LibraryCell.self)", "tableView.register(kind == 1 ? a : b)",
        "func add<Cell: UITableViewCell>(_ c: Cell.Type) { tableView.register(Cell.self) }",
        "func add<FooCell: UITableViewCell>(_ c: FooCell.Type) { tableView.register(FooCell.self) }",
        "let register = tableView.register", "tableView.register(Alias.self)",
    ])
    func whatCannotBeFollowedStaysOpen(_ call: String) {
        let more = "typealias Alias = BarCell\n"
        #expect(codes(Self.byName, call, asks: "Other", more: more) == [])
    }

    @Test(arguments: [
        "func register<T: UITableViewCell>(_ type: T.Type) { register(type, forCellReuseIdentifier: make(type)) }",
        "public func register<T: UITableViewCell>(_ type: T.Type, _ id: String) { register(type, forCellReuseIdentifier: id) }",
        "func register<T: UITableViewCell>(_ type: T.Type) { register(type, forCellReuseIdentifier: \"a\\(type)\") }",
        "func register(_ types: [UITableViewCell.Type]) { for t in types { register(t, forCellReuseIdentifier: \"\\(t)\") } }",
    ])
    func otherFunctionsStayOpen(_ helper: String) {
        #expect(codes(helper, "", asks: "Other") == [])
    }

    @Test(arguments: [
        ("extension UITableViewCell { static var cellID: String { String(describing: self) } }", 1),
        ("extension UITableViewCell { class var cellID: String { \"\\(self)\" } }", 1),
        ("extension FooCell { static let cellID = \"foo\" }", 1),
        ("extension FooCell { static let cellID = make() }", 0),
        ("", 0),
        ("extension BarCell { static let cellID = \"bar\" }", 0),
        (
            "extension UITableViewCell { @objc class var cellID: String { \"\\(self)\" } }\nextension FooCell { override class var cellID: String { make() } }",
            0
        ),
        (
            "protocol Reusable { static var cellID: String { get } }\nextension Reusable { static var cellID: String { \"\\(self)\" } }\nextension FooCell: Reusable {}",
            1
        ),
    ])
    func theMemberOfTheClassIsRegistered(_ more: String, _ count: Int) {
        let call = "tableView.register(cellClass: FooCell.self)"
        let found = codes(Self.byMember, call, asks: "Other", more: more)
        #expect(found == Array(repeating: "undeclared-identifier", count: count))
        let name = more.contains("\"foo\"") ? "foo" : "FooCell"
        #expect(codes(Self.byMember, call, asks: name, more: more) == [])
    }

    /// A function for another class or with other labels is another one.
    @Test func labelsTellFunctionsApart() {
        let both = Self.byName + "\n" + Self.byMember
        let id = "extension UITableViewCell { static var cellID: String { \"\\(self)\" } }"
        let calls = "tableView.register(FooCell.self); tableView.register(cellClass: BarCell.self)"
        for (cell, count) in [("FooCell", 0), ("BarCell", 0), ("Other", 1)] {
            #expect(codes(both, calls, asks: cell, more: id).count == count)
        }
        let service = "center.register(service: unknown)"
        #expect(codes(Self.byName, service, asks: "Other") == ["undeclared-identifier"])
    }
}

/// Cells that register themselves with a table which they are given.
@Suite struct RegisteringCellTests {
    private func codes(_ body: String, of superclass: String = "UITableViewCell") -> [String] {
        let source = """
            import UIKit
            class HomeViewController: UITableViewController {
                override func viewDidLoad() { BaseCell.register(in: tableView) }
                override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
                    t.dequeueReusableCell(withIdentifier: "FooCell", for: p)
                }
            }
            class BaseCell: \(superclass) {
                let inner = UICollectionView()
                class func name() -> String? { String(describing: self).uppercased() }
                class func register(in table: Any) {
                    let name = name()
                    \(body)
                }
            }

            """
        return SourceProject(AppStoryboard(prototypes: ["Own"]), ["A.swift": source]).codes()
    }

    /// Who asks for what it registers is not the cell.
    @Test(arguments: [
        "table.register(nib, forCellReuseIdentifier: name ?? \"\")",
        "(table as? UITableView)?.register(nib, forCellReuseIdentifier: name ?? \"\")",
    ])
    func whatItRegistersMayBeAnything(_ body: String) {
        #expect(codes(body) == [])
        #expect(codes(body, of: "UICollectionReusableView") == [])
    }

    @Test func whatItRegistersWithAViewOfItsOwnIsItsOwn() {
        let own = "inner.register(nib, forCellWithReuseIdentifier: name ?? \"\")"
        #expect(codes(own) == ["undeclared-identifier"])
        #expect(codes("") == ["undeclared-identifier"])
    }
}
