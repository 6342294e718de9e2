import Testing

@testable import SceneRules
@testable import SceneSources
@testable import SceneText

/// Identifiers that functions are given.
@Suite struct TextParameterTests {
    /// The helpers of one language, each with a call that gives it an identifier.
    struct Helper: CustomTestStringConvertible, Sendable {
        var ending: String

        /// The code of the helper, and how it is called with `ID`.
        var code: String
        var call: String

        var testDescription: String { code }
    }

    private static let swift: [Helper] = [
        (
            "extension UITableView { func add(_ nib: UINib, id: String) { BODY(id) } }",
            "tableView.add(nib, id: ID)"
        ),
        ("extension UITableView { func add(id: String = ID) { BODY(id) } }", "tableView.add()"),
        (
            "extension UITableView { func add(_ id: String, times: Int = 1) { BODY(id) } }",
            "tableView.add(ID)"
        ),
        (
            "extension UITableView { func add(_ id: String?) { let name = id ?? \"\"; BODY(name) } }",
            "tableView.add(ID)"
        ),
        (
            "extension UITableView { func add(_ id: String) { BODY(id) }\nfunc more(_ name: String) { add(name) } }",
            "tableView.more(ID)"
        ),
        (
            "class Tools { static func add(_ t: UITableView, _ id: String) { t.BODY(id) } }",
            "Tools.add(tableView, ID)"
        ),
        (
            "class Tools { func add(_ id: String) {} }\nclass Other { func add(_ id: String) { t.BODY(id) } }",
            "other.add(ID)"
        ),
    ].map { code, call in
        let body = "register(nib, forCellReuseIdentifier: "
        return Helper(ending: "swift", code: code.replacing("BODY(", with: body), call: call)
    }

    private static let objectiveC: [Helper] = [
        (
            "- (void)add:(UINib *)nib id:(NSString *)id1 { [self BODY:id1]; }",
            "[self.tableView add:nib id:ID];"
        ),
        (
            "- (void)addName:(NSString *)name { NSString *id1 = name; [self BODY:id1]; }",
            "[self.tableView addName:ID];"
        ),
        (
            "- (void)add:(NSString *)a { [self BODY:a]; }\n- (void)more:(NSString *)b { [self add:b]; }",
            "[self.tableView more:ID];"
        ),
    ].map { code, call in
        let body = "registerNib:nib forCellReuseIdentifier"
        let code =
            "@implementation UITableView (Helper)\n\(code.replacing("BODY", with: body))\n@end"
        return Helper(ending: "m", code: code, call: call)
    }

    /// What is found where a controller calls a helper, and asks for a cell.
    private func codes(_ helper: Helper, gives given: String, asks cell: String, more: String = "")
        -> [String]
    {
        let isSwift = helper.ending == "swift"
        let call = helper.call.replacing("ID", with: given)
        let code = helper.code.replacing("ID", with: given)
        let source =
            isSwift
            ? """
            class HomeViewController: UITableViewController {
                let other = Other()
                override func viewDidLoad() { \(call) \(more) }
                func cell() { tableView.dequeueReusableCell(withIdentifier: "\(cell)", for: path) }
            }
            \(code)
            """
            : """
            @interface HomeViewController : UITableViewController
            @end
            @implementation HomeViewController
            - (void)viewDidLoad { \(call) \(more) }
            - (void)cell { [self.tableView dequeueReusableCellWithIdentifier:@"\(cell)" forIndexPath:path]; }
            @end
            \(code)
            """
        return SourceProject(AppStoryboard(prototypes: ["Own"]), ["A.\(helper.ending)": source])
            .codes()
    }

    @Test(arguments: swift + objectiveC)
    func whatAHelperRegistersIsWhatItsCallersGive(_ helper: Helper) {
        let mark = helper.ending == "m" ? "@" : ""
        #expect(codes(helper, gives: "\(mark)\"Given\"", asks: "Given") == [])
        #expect(codes(helper, gives: "\(mark)\"Given\"", asks: "Own") == [])
        for cell in ["Givem", "Other"] {
            let found = codes(helper, gives: "\(mark)\"Given\"", asks: cell)
            #expect(found == ["undeclared-identifier"])
        }
    }

    /// Of what cannot be followed nothing is said.
    @Test(arguments: swift + objectiveC)
    func aCallerThatCannotBeFollowedMayGiveAnything(_ helper: Helper) {
        let unknown = helper.ending == "m" ? "[self make:1]" : "make(1)"
        #expect(codes(helper, gives: unknown, asks: "Other") == [])
        let mark = helper.ending == "m" ? "@" : ""
        let more = helper.call.replacing("ID", with: unknown)
        // A helper without an argument has none that is unknown.
        guard more.contains(unknown) else { return }
        #expect(codes(helper, gives: "\(mark)\"Given\"", asks: "Other", more: "; " + more) == [])
    }

    @Test func aFunctionThatIsNamedMayBeGivenAnything() {
        let helper = Self.swift[0]
        for more in ["let f = tableView.add", "use(tableView.add(_:id:))"] {
            #expect(codes(helper, gives: "\"Given\"", asks: "Other", more: "; " + more) == [])
        }
        let selector = "SEL s = @selector(add:id:);"
        #expect(codes(Self.objectiveC[0], gives: "@\"Given\"", asks: "Other", more: selector) == [])
    }

    /// A library or a selector may call what nothing calls in the sources.
    @Test(arguments: [
        ("func add(_ id: String) { BODY(id) }", 0),
        ("private func add(_ id: String) { BODY(id) }", 1),
        ("fileprivate func add(_ id: String) { BODY(id) }", 1),
        ("@objc private func add(_ id: String) { BODY(id) }", 0),
        // What is called by itself or by what is not called, nothing calls.
        ("func add(_ id: String) { add(id); BODY(id) }", 0),
        ("func add(_ id: String) { BODY(id) }\nfunc more(_ id: String) { add(id) }", 0),
        ("private func add(_ id: String) { BODY(id) }\nfunc more(_ id: String) { add(id) }", 0),
        (
            "private func add(_ id: String) { BODY(id) }\nprivate func more(_ id: String) { add(id) }",
            1
        ),
    ])
    func whatNothingCallsMayBeGivenAnything(_ code: String, _ count: Int) {
        #expect(uncalled("class Table: UITableView, Library { \(code) }").count == count)
        // What only the project knows of a class of UIKit, nothing else calls.
        let isExposed = code.contains("@objc")
        let isOwn = isExposed ? 0 : 1
        #expect(uncalled("extension UITableView { \(code) }").count == isOwn)
        #expect(uncalled("public extension UITableView { \(code) }").count == count)
        #expect(uncalled("extension UITableView: Library { \(code) }").count == count)
        #expect(uncalled("extension LibraryView { \(code) }").count == count)
        let isPublic = code.replacing("func", with: "public func")
        guard !code.contains("private") else { return }
        #expect(uncalled("extension UITableView { \(isPublic) }") == [])
    }

    /// What is found where a helper is called by nothing.
    private func uncalled(_ code: String) -> [String] {
        let body = code.replacing("BODY(", with: "register(nib, forCellReuseIdentifier: ")
        let helper = Helper(ending: "swift", code: body, call: "")
        return codes(helper, gives: "", asks: "Other")
    }

    @Test func aMethodOfACategoryThatNothingCallsRegistersNothing() {
        for helper in Self.objectiveC {
            let given = Helper(ending: "m", code: helper.code, call: "")
            #expect(codes(given, gives: "", asks: "Other") == ["undeclared-identifier"])
            let own = helper.code.replacing("UITableView (Helper)", with: "LibraryView (Helper)")
            #expect(codes(Helper(ending: "m", code: own, call: ""), gives: "", asks: "Other") == [])
            let selector =
                "SEL s = @selector(add:id:), t = @selector(addName:), u = @selector(more:);"
            #expect(codes(given, gives: "", asks: "Other", more: selector) == [])
        }
    }

    /// Each language knows the functions of the other by another name.
    @Test(arguments: ["\"Given\"", "make(1)"])
    func callersInTheOtherLanguageCount(_ given: String) {
        let isKnown = given != "make(1)"
        let objectiveC = isKnown ? "@\(given)" : "[self make]"
        let ask =
            "func cell() { tableView.dequeueReusableCell(withIdentifier: \"Other\", for: path) }"
        let home = "class HomeViewController: UITableViewController { \(ask)"
        let helper =
            "- (void)addCellWithName:(NSString *)name { [self registerNib:nib forCellReuseIdentifier:name]; }"
        let files = [
            [
                "A.swift": "\(home)\nfunc a() { tableView.addCell(withName: \(given)) } }",
                "B.m": "@implementation UITableView (B)\n\(helper)\n@end",
            ],
            [
                "A.swift":
                    "\(home) }\nextension UITableView { @objc func add(name: String) { register(nib, forCellReuseIdentifier: name) } }",
                "B.m":
                    "@implementation B\n- (void)b { [self.table addWithName:\(objectiveC)]; }\n@end",
            ],
        ]
        for files in files {
            let found = SourceProject(AppStoryboard(prototypes: ["Own"]), files).codes()
            #expect(found == (isKnown ? ["undeclared-identifier"] : []))
        }
    }

    // MARK: Questions

    private static let asking: [(String, String)] = [
        (
            "extension UITableView { func cell(_ id: String) -> Any { dequeueReusableCell(withIdentifier: id, for: p) } }",
            "tableView.cell(\"X\")"
        ),
        (
            "extension UIViewController { func go(to name: String) { performSegue(withIdentifier: name, sender: nil) } }",
            "go(to: \"X\")"
        ),
        (
            "extension UIViewController { func go(to name: String) { performSegue(withIdentifier: name, sender: nil) }\nfunc next(_ n: String) { go(to: n) } }",
            "self.next(\"X\")"
        ),
        (
            "enum Scenes { static func make(_ id: String) { UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: id) } }",
            "Scenes.make(\"X\")"
        ),
    ]

    private func codes(_ helper: String, _ call: String, more: String = "") -> [String] {
        let home = "class HomeViewController: UITableViewController { func a() { \(call) } }"
        let files = ["A.swift": home, "B.swift": helper, "C.swift": more]
        let storyboard = AppStoryboard(
            segues: ["there"],
            prototypes: ["there"],
            identifier: "there"
        )
        return SourceProject(storyboard, files).codes()
    }

    @Test(arguments: asking)
    func whatACallerAsksForIsLookedFor(_ helper: String, _ call: String) {
        #expect(codes(helper, call).count == 1)
        #expect(codes(helper, call.replacing("\"X\"", with: "\"there\"")) == [])
        #expect(codes(helper, call.replacing("\"X\"", with: "unknown")) == [])
        #expect(codes(helper, call.replacing("\"X\"", with: "\"\"")) == [])
    }

    /// A function that looks at the text itself, or that another class has, may do without it.
    @Test(arguments: asking)
    func whatMayBeAskedOfAnotherIsNotFound(_ helper: String, _ call: String) {
        let looks = helper.replacing(" { dequeue", with: " { if id == x { return }; dequeue")
            .replacing(" { performSegue", with: " { if name == x { return }; performSegue")
            .replacing(" { UIStoryboard", with: " { if id == x { return }; UIStoryboard")
        #expect(codes(looks, call) == [])
        let name = call.prefix { $0 != "(" }.split(separator: ".").last ?? ""
        let label = call.contains("to:") ? "to" : "_"
        let other = "class Log { func \(name)(\(label) id: String) { print(id) } }"
        #expect(codes(helper, call, more: other) == [])
        #expect(
            codes(helper, "for other in all { other.\(name)(\(label == "to" ? "to: " : "")\"X\") }")
                == []
        )
    }

    // MARK: Hostile sources

    @Test(arguments: [1, 0])
    func longChainsAndRingsOfHelpersEnd(_ step: Int) {
        let count = 3000
        let lines = (0..<count).map {
            let next = step == 1 ? ($0 + 1) % count : $0 + 1
            return
                "func f\($0)(_ a: String) { f\(next)(a); register(nib, forCellReuseIdentifier: a) }"
        }
        let source = "extension UITableView {\n\(lines.joined(separator: "\n"))\n}"
        #expect(codes(source, "tableView.f0(\"X\")") == [])
    }
}
