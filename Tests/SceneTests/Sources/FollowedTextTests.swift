import Testing

@testable import SceneRules
@testable import SceneSources

/// Identifiers that code has under a name: what the name has is told only where it surely has it.
@Suite struct FollowedTextTests {
    /// A controller with a segue `go`, whose class has code.
    private func codes(swift code: String, _ more: String = "") -> [String] {
        let storyboard = AppStoryboard(segues: ["go"])
        let text = """
            import UIKit
            class HomeViewController: UIViewController {
            \(code)
            }
            \(more)
            """
        return SourceProject(storyboard, ["A.swift": text]).codes()
    }

    private func codes(objectiveC code: String) -> [String] {
        let storyboard = AppStoryboard(module: nil, segues: ["go"])
        let text = """
            @interface HomeViewController : UIViewController
            @end
            @implementation HomeViewController
            \(code)
            @end
            """
        return SourceProject(storyboard, ["A.m": text]).codes()
    }

    private static let perform = "performSegue(withIdentifier: name, sender: nil)"

    /// Whatever gives a name a value of its own hides the constant of the class.
    @Test(arguments: [
        "for name in names { % }", "for (name, n) in names { % }", "for (n, name) in names { % }",
        "for case let name? in names { % }", "names.forEach { name in % }",
        "names.forEach { (name: String) in % }", "names.forEach { [weak self] name in % }",
        "names.map { n, name in % }", "names.map { [weak self] (name) -> Void in % }",
        "let f: (String) -> Void = { name in % }", "switch x { case let .other(name, _): % }",
        "if case let .detail(label: name) = x { % }", "if case .detail(let name) = x { % }",
        "let (name, n) = pair()\n%", "let a = 1, name = other()\n%", "let name = other()\n%",
        "if let name = other() { % }", "guard let name = other() else { return }\n%",
        "func inner(name: String) { % }", "do { try x() } catch let name { % }",
    ])
    func aBindingHidesAConstant(_ form: String) {
        let body = form.replacing("%", with: Self.perform)
        #expect(codes(swift: "let name = \"HeaderView\"\nfunc go() { \(body) }") == [], "\(form)")
        let seen = form.replacing("name", with: "title").replacing("%", with: Self.perform)
        #expect(
            codes(swift: "let name = \"HeaderView\"\nfunc go() { \(seen) }") == [
                "undeclared-segue"
            ],
            "\(seen)"
        )
    }

    @Test(arguments: [
        "var next: String?\nfunc go() { performSegue(withIdentifier: next ?? \"\", sender: nil) }",
        "func go(_ a: Bool) { performSegue(withIdentifier: a ? \"go\" : \"\", sender: nil) }",
        "@IBInspectable var name = \"none\"\nfunc go() { % }",
        "@objc var name = \"none\"\nfunc go() { % }",
        "@Default(\"seg\") var name = \"none\"\nfunc go() { % }",
        "func fill(_ s: inout String) {}\nfunc go() { var name = \"none\"; fill(&name); % }",
        "func go() { var name = \"g\"; name.append(\"o\"); % }",
        "func go() { var name = \"g\"; name += \"o\"; % }",
    ])
    func whatMayBeAnotherTextIsNotTold(_ code: String) {
        #expect(codes(swift: code.replacing("%", with: Self.perform)) == [], "\(code)")
    }

    @Test func aTextThatStaysIsTold() {
        let code = "func go() { var name = \"none\"; print(name); \(Self.perform) }"
        #expect(codes(swift: code) == ["undeclared-segue"])
        let either = "performSegue(withIdentifier: a ? \"go\" : \"none\", sender: nil)"
        #expect(codes(swift: "func go(_ a: Bool) { \(either) }") == ["undeclared-segue"])
    }

    @Test func whoeverConformsMayHaveAnother() {
        let protocols = """
            protocol Guided { static var name: String { get } }
            extension Guided { static var name: String { "none" } }
            extension Guided where Self: UIViewController {
                func goOn() { performSegue(withIdentifier: Self.name, sender: nil) }
            }
            extension HomeViewController: Guided {}
            """
        #expect(codes(swift: "static let name = \"go\"", protocols) == [])
        #expect(codes(swift: "static var name: String { made() + \"o\" }", protocols) == [])
        let own = "func go() { performSegue(withIdentifier: Self.name, sender: nil) }"
        #expect(codes(swift: own, protocols) == ["undeclared-segue"])
    }

    @Test func aMethodOfTheAppsOwnIsNotUIKits() {
        let code = "let router = Router()\nfunc go() { router.\(Self.perform) }"
        let call = code.replacing("withIdentifier: name", with: "withIdentifier: \"home\"")
        let body = "{ func performSegue(withIdentifier id: String, sender: Any?) {} }"
        #expect(codes(swift: call, "struct Router \(body)") == [])
        #expect(codes(swift: call, "class Router \(body)") == [])
        #expect(codes(swift: call, "class Router: UIViewController {}") == ["undeclared-segue"])
    }

    /// What a class has is found before what is outside all types, which `self` does not have at all.
    @Test(arguments: [
        ("let name = \"go\"", "none", []), ("static let name = \"go\"", "none", []),
        ("let name = \"none\"", "go", ["undeclared-segue"]),
        ("static let name = \"none\"", "go", ["undeclared-segue"]),
        ("var name: String { made() }", "none", []),
    ])
    func theMemberHidesWhatIsOutside(_ member: String, _ outside: String, _ codes: [String]) {
        let asked = member.hasPrefix("static") ? ["Self.name"] : ["name", "self.name"]
        for name in asked {
            let call = "func go() { \(Self.perform.replacing("name", with: name)) }"
            for access in ["", "private "] {
                let constant = "\(access)let name = \"\(outside)\""
                #expect(self.codes(swift: "\(member)\n\(call)", constant) == codes, "\(name)")
            }
        }
        let constant = "let name = \"none\""
        let call = "func go() { \(Self.perform) }"
        #expect(self.codes(swift: call, constant) == ["undeclared-segue"])
    }

    /// What a protocol has, or a superclass for itself, is not found by a class that has neither.
    @Test(arguments: [
        "protocol Named { static var name: String { get } }\n"
            + "extension Named { static var name: String { String(describing: self) } }",
        "protocol Named {}\nextension Named { static var name: String { \"none\" } }",
    ])
    func whatTheClassDoesNotHaveHidesNothing(_ other: String) {
        let call = "func go() { \(Self.perform) }"
        let constant = "private let name = \"go\"\n\(other)"
        #expect(codes(swift: call, constant) == [])
    }

    /// In Objective-C, a name alone is none of a method or a property.
    @Test func aMethodHidesNoConstantOfObjectiveC() {
        let code = "static NSString *const name = @\"%\";\n- (NSString *)name { return @\"go\"; }\n"
        let bare = code + "- (void)a { \(Self.send) }"
        let own = code + "- (void)a { \(Self.send.replacing("name", with: "self.name")) }"
        #expect(codes(objectiveC: bare.replacing("%", with: "none")) == ["undeclared-segue"])
        #expect(codes(objectiveC: bare.replacing("%", with: "go")) == [])
        #expect(codes(objectiveC: own.replacing("%", with: "none")) == [])
    }

    private static let send = "[self performSegueWithIdentifier:name sender:nil];"

    @Test(arguments: [
        ("NSString *name = @\"\"; if (k) { name = @\"go\"; } else { return; } %", 0),
        ("NSString *name = @\"none\"; if (k) name = @\"go\"; else name = @\"go\"; %", 0),
        ("NSString *name = @\"none\"; name = [self title]; %", 0),
        ("NSString *name = @\"none\"; %", 1),
        ("NSString *name = @\"go\"; if (k) name = @\"none\"; %", 1),
    ])
    func aFirstValueThatIsReplacedIsNotTold(_ code: String, _ count: Int) {
        let body = code.replacing("%", with: Self.send)
        #expect(
            codes(objectiveC: "- (void)a:(int)k { \(body) }").count == count,
            "\(code)"
        )
    }

    @Test func aVariableOfAFileIsNotTold() {
        let use = "- (void)a { \(Self.send) }"
        let change = "- (void)b { name = @\"go\"; }"
        #expect(codes(objectiveC: "static NSString *name = @\"none\";\n\(use)\n\(change)") == [])
        let constant = "static NSString *const name = @\"none\";\n\(use)"
        #expect(codes(objectiveC: constant) == ["undeclared-segue"])
    }

    @Test func aStoryboardOfAConstantIsTheOneMeant() {
        let other = AppStoryboard(type: "OtherViewController", identifier: "Other")
        func codes(_ identifier: String, _ declares: String) -> [String] {
            let code = """
                import UIKit
                class OtherViewController: UIViewController {}
                class HomeViewController: UIViewController {
                    func go() {
                        \(declares) board = UIStoryboard(name: "Main", bundle: nil)
                        show(board.instantiateViewController(withIdentifier: "\(identifier)"))
                    }
                }
                """
            let files = ["Other.storyboard": other.text, "A.swift": code]
            return SourceProject(AppStoryboard(identifier: "Home"), files).codes()
        }
        #expect(codes("Home", "let") == [])
        #expect(codes("Other", "let") == ["unknown-storyboard-identifier"])
        #expect(codes("Other", "var") == [], "a variable may be another by then")
    }

    /// What is in front of a name is not looked through again for each of many, which would never end.
    @Test(arguments: ["let ", "let (", "in ", "{ x in ", "&a.", "let a.", "for x in "])
    func longRowsOfBindingsEnd(_ part: String) {
        let row = String(repeating: part, count: 100_000)
        #expect(codes(swift: "func go() { \(row)") == [])
    }

    // MARK: One of several

    /// An enumeration that asks for its own raw values asks for each.
    @Test(arguments: [("go", []), ("goo", ["undeclared-segue"]), ("elsewhere", [])])
    func aCaseThatIsNearlyASegueIsOne(_ name: String, _ codes: [String]) {
        let segues = """
            enum Segue: String {
                case go, \(name == "go" ? "other" : name)
                func perform(_ from: UIViewController) {
                    from.performSegue(withIdentifier: rawValue, sender: nil)
                }
            }
            """
        let names = name == "goo" ? segues.replacing("case go, ", with: "case ") : segues
        #expect(self.codes(swift: "", names) == codes)
    }

    /// Whatever conforms to a protocol asks by its own name.
    @Test(arguments: [
        ("HomeViewController", []), ("HomeViewControler", ["unknown-storyboard-identifier"]),
    ])
    func aClassAsksByItsName(_ identifier: String, _ codes: [String]) {
        let code = """
            import UIKit
            protocol Storyboarded {}
            extension Storyboarded where Self: UIViewController {
                static func make() -> Self {
                    UIStoryboard(name: "Main", bundle: nil)
                        .instantiateViewController(withIdentifier: String(describing: self)) as! Self
                }
            }
            class HomeViewController: UIViewController, Storyboarded {}
            class OtherViewController: UIViewController {}
            extension OtherViewController: Storyboarded {}
            """
        let storyboard = AppStoryboard(identifier: identifier)
        #expect(SourceProject(storyboard, ["A.swift": code]).codes() == codes)
    }
}
