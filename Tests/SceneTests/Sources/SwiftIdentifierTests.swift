import Testing

@testable import SceneSources
@testable import SceneText

/// What is read of constants with texts, and of the calls that name something of a document.
@Suite struct SwiftIdentifierTests {
    @Test(arguments: [
        ("static let a = \"x\"", ["A.a = \"x\""]), ("var a: String { \"x\" }", ["A.a = \"x\""]),
        ("var a: String { get { return \"x\" } }", ["A.a = \"x\""]),
        ("var a: String { get { \"x\" } set { } }", []),
        ("func a() -> String { return \"x\" }", ["A.a = \"x\""]),
        ("static var a: String { return String(describing: self) }", ["A.a = <self>"]),
        ("static let a = String(describing: Box.self)", ["A.a = <Box>"]),
        ("static let a = \"\\(Box.self)\"", ["A.a = <Box>"]),
        ("let a = NSStringFromClass(Box.self)", ["A.a = <Box>"]),
        ("let a = Box.description()", ["A.a = <Box>"]),
        ("static let a = Box.c", ["A.a = Box.c"]), ("let a = b", []), ("let a = \"x\\(y)\"", []),
        ("let a = c ? \"x\" : \"y\"", ["A.a = \"x\"", "A.a = \"y\""]),
        ("let a = \"x\\n\\u{41}\\\"\"", ["A.a = \"x\n" + "A\"\""]),
        ("let a = #\"x\\n\"#", ["A.a = \"x\\n\""]),
        ("let a = \"\"\"\n    x\n      y\n    \"\"\"", ["A.a = \"x\n  y\""]),
        (
            "enum E: String { case a, b = \"c\"\n case `in` }",
            ["A.E.a = \"a\"", "A.E.b = \"c\"", "A.E.in = \"in\""]
        ),
        ("static let a = UINib(nibName: \"x\", bundle: nil)", ["A.a = \"x\""]),
        ("static var a: UINib { return UINib(nibName: Box.c, bundle: nil) }", ["A.a = Box.c"]),
        ("var a = UINib(nibName: \"x\", bundle: nil)", []),
        ("enum E: Int { case a, b = 2 }", []), ("enum E { case a(String), b }", []),
        ("var a = \"x\"", ["A.a = \"x\""]), ("var a = \"\"", []),
        ("var a = \"x\"\nfunc f() { a = \"y\" }", ["A.a = ?"]),
        ("func f() { let b = \"x\" }", []),
        ("let a = String(describing: T.self)", []),
    ])
    func constants(_ source: String, _ expected: [String]) {
        #expect(SwiftFacts("class A {\n\(source)\n}").constants == expected)
    }

    @Test(arguments: [
        ("performSegue(withIdentifier: \"x\", sender: self)", ["performSegue \"x\" in A"]),
        (
            "self.performSegueWithIdentifier(\"x\", sender: nil)",
            ["performSegue \"x\" in A of self"]
        ),
        (
            "vc?.performSegue(withIdentifier: Box.c.rawValue, sender: 1)",
            ["performSegue Box.c.rawValue in A of vc"]
        ),
        (
            "performSegue(withIdentifier: (y ? \"a\" : b ? \"c\" : \"d\"), sender: 1)",
            ["performSegue \"a\" | \"c\" | \"d\" in A"]
        ),
        ("performSegue(withIdentifier: \"a\" + b, sender: 1)", ["performSegue ? in A"]),
        ("performSegue(withIdentifier: y ?? \"a\", sender: 1)", ["performSegue y | \"a\" in A"]),
        (
            "t.dequeueReusableCell(withIdentifier: \"x\", for: p) as! Cell",
            ["dequeueCell \"x\" as Cell in A of t"]
        ),
        (
            "t.dequeueReusableCell(withIdentifier: \"x\") as? Cell",
            ["dequeueOptionalCell \"x\" as Cell in A of t"]
        ),
        (
            "t.dequeueReusableCell(withIdentifier: \"x\")!",
            ["dequeueCell \"x\" in A of t"]
        ),
        (
            "t.dequeueReusableCell(withIdentifier: \"x\")! as? Cell",
            ["dequeueCell \"x\" as Cell in A of t"]
        ),
        (
            "t.dequeueReusableCell(withIdentifier: \"x\") as! Cell",
            ["dequeueCell \"x\" as Cell in A of t"]
        ),
        (
            "t.dequeueReusableCellWithIdentifier(\"x\") as! Cell",
            ["dequeueCell \"x\" as Cell in A of t"]
        ),
        (
            "t.dequeueReusableCell(withIdentifier: \"x\") as! Cell?",
            ["dequeueOptionalCell \"x\" as Cell in A of t"]
        ),
        (
            "t.dequeueReusableCell(withIdentifier: \"x\") as! Cell!",
            ["dequeueOptionalCell \"x\" as Cell in A of t"]
        ),
        (
            "t.dequeueReusableCell(withIdentifier: \"x\") ?? Cell()",
            ["dequeueOptionalCell \"x\" in A of t"]
        ),
        (
            "t.dequeueReusableCell(withIdentifier: \"x\") != nil",
            ["dequeueOptionalCell \"x\" in A of t"]
        ),
        (
            "t.dequeueReusableCell(withIdentifier: \"x\")?.tag",
            ["dequeueOptionalCell \"x\" in A of t"]
        ),
        (
            "t.dequeueReusableCellWithIdentifier(\"x\", forIndexPath: p)",
            ["dequeueCell \"x\" in A of t"]
        ),
        ("t.dequeueReusableCellWithIdentifier(\"x\")", ["dequeueOptionalCell \"x\" in A of t"]),
        ("t.dequeueReusableCell(withReuseIdentifier: x(), for: p)", ["dequeueItem x in A of t"]),
        (
            "t.dequeueReusableHeaderFooterView(withIdentifier: Cell.id)",
            ["dequeueOther Cell.id in A of t"]
        ),
        (
            "t.dequeueReusableSupplementaryView(ofKind: k, withReuseIdentifier: \"x\", for: p)",
            ["dequeueItem \"x\" in A of t"]
        ),
        (
            "t.register(Cell.self, forCellReuseIdentifier: \"x\")",
            ["registerClass \"x\" as Cell in A of t"]
        ),
        (
            "t.registerClass(Cell.self, forCellReuseIdentifier: \"x\")",
            ["registerClass \"x\" as Cell in A of t"]
        ),
        (
            "t.register(UINib(nibName: \"N\", bundle: nil), forCellReuseIdentifier: \"x\")",
            ["registerNib \"x\" from \"N\" in A of t", "nib \"N\" in A"]
        ),
        (
            "let n = UINib(nibName: \"N\", bundle: nil)\nt.registerNib(n, forCellReuseIdentifier: \"x\")",
            ["nib \"N\" in A", "registerNib \"x\" from \"N\" in A of t"]
        ),
        (
            "t.register(Cell.self, forCellWithReuseIdentifier: \"x\")",
            ["registerOther \"x\" as Cell in A of t"]
        ),
        (
            "t.register(Box.nib, forCellWithReuseIdentifier: \"x\")",
            ["registerItemNib \"x\" from Box.nib in A of t"]
        ),
        (
            "t.dequeueReusableCell(withIdentifier: [\"x\", \"y\"][i], for: p)",
            ["dequeueCell \"x\" | \"y\" in A of t"]
        ),
        (
            "t.dequeueReusableCell(withIdentifier: [\"x\": \"y\"][i], for: p)",
            ["dequeueCell ? in A of t"]
        ),
        (
            "for c in [Box.self, Bag.self] { t.register(c, forCellReuseIdentifier: c.id) }",
            ["registerClass Box.id | Bag.id in A of t"]
        ),
        (
            "[Box.self].forEach { t.register($0, forCellReuseIdentifier: \"\\($0)\") }",
            ["registerClass <Box> in A of t"]
        ),
        (
            "let c = Box.self\nt.register(c, forCellReuseIdentifier: String(describing: c))",
            ["registerClass <Box> in A of t"]
        ),
        (
            "t.register(cellType: Cell.self)",
            ["registerClass Cell.reuseIdentifier as Cell in A of t"]
        ),
        ("container.register(Service.self) { _ in 1 }", []),
        (
            "storyboard?.instantiateViewController(withIdentifier: \"x\") as? Screen",
            ["instantiate \"x\" as Screen in A of storyboard"]
        ),
        (
            "UIStoryboard(name: \"M\", bundle: nil).instantiateViewController(identifier: \"x\")",
            ["storyboard \"M\" in A", "instantiate \"x\" from \"M\" in A of UIStoryboard"]
        ),
        ("Screen(nibName: \"N\", bundle: nil)", ["nib \"N\" as Screen in A"]),
        ("Screen(nibName: nil, bundle: nil)", []),
        ("super.init(nibName: \"N\", bundle: nil)", ["nib \"N\" as A in A of super"]),
        ("Bundle.main.loadNibNamed(\"N\", owner: self)", ["nib \"N\" in A of Bundle.main"]),
        ("Selector(\"x:\"); Selector((\"y\"))", ["selector \"x:\" in A", "selector \"y\" in A"]),
        ("#selector(x); #selector(Box.y(_:z:))", ["selector x in A", "selector Box.y(_:z:) in A"]),
        ("add(self, action: \"x:\")", ["selector \"x:\" in A"]),
        ("let x = g(); performSegue(withIdentifier: x, sender: 1)", ["performSegue g in A"]),
        ("let x = g(1); performSegue(withIdentifier: x, sender: 1)", ["performSegue ? in A"]),
        ("performSegue(withIdentifier: p, sender: 1)", ["performSegue ? in A"]),
        (
            "performSegue(withIdentifier: String(describing: Screen.self), sender: 1)",
            ["performSegue <Screen> in A"]
        ),
        ("// performSegue(withIdentifier: \"x\")\n\"performSegue(withIdentifier: y)\"", []),
        ("\"\\(performSegue(withIdentifier: \"x\", sender: 1))\"", ["performSegue \"x\" in A"]),
    ])
    func uses(_ source: String, _ expected: [String]) {
        #expect(SwiftFacts("class A { func f(p: String) {\n\(source)\n} }").uses == expected)
    }

    @Test(arguments: [
        ("if segue.identifier == \"x\" {}", ["\"x\""]),
        ("if \"x\" == segue.identifier! {}", ["\"x\""]),
        ("if segue.identifier != Segue.a.rawValue {}", ["Segue.a.rawValue"]),
        ("if case \"x\"? = segue.identifier {}", ["\"x\""]),
        ("if case .some(\"x\") = segue.identifier {}", ["\"x\""]),
        (
            "switch segue.identifier { case \"a\", Segue.b.rawValue: g()\ncase \"c\"?: h()\ncase .some(\"d\"): i()\ncase nil, .none: j()\ndefault: k() }",
            ["\"a\"", "Segue.b.rawValue", "\"c\"", "\"d\""]
        ),
        (
            "switch segue.identifier ?? \"\" { case \"a\": switch x { case \"b\": g()\ndefault: g() }\ndefault: h() }",
            ["\"a\""]
        ),
        (
            "guard let id = segue.identifier else { return }\nif id == \"x\" {}\nswitch id { case \"y\": g()\ndefault: h() }",
            ["\"x\"", "\"y\""]
        ),
        ("if other.identifier == \"x\" {}", []),
    ])
    func comparisons(_ source: String, _ expected: [String]) {
        let uses = SwiftFacts("class A { func f() {\n\(source)\n} }").facts.uses
        #expect(
            uses.filter { $0.kind == .compareSegue }.flatMap(\.values).map(SwiftFacts.text)
                == expected
        )
    }

    @Test func placesAreThoseOfIdentifiers() {
        let source = "let a = t.dequeueReusableCell(withIdentifier: \"x\", for: p)"
        let range = SwiftFacts(source).facts.uses.first?.range.indices
        #expect(range.map { String(decoding: Array(source.utf8)[$0], as: UTF8.self) } == "\"x\"")
    }

    @Test func initializersThatOnlyDeclareNothing() {
        let source =
            "class A { init(nibName: String?, bundle: Bundle?) {}\nfunc performSegue(withIdentifier i: String) {} }"
        #expect(SwiftFacts(source).uses == [])
    }

    @Test func parametersForTypesCannotBeTold() {
        let source =
            "extension T { func f<Cell: P>() { d.performSegue(withIdentifier: Cell.id, sender: String(describing: Cell.self)) } }"
        #expect(SwiftFacts(source).uses == ["performSegue ? in T of d"])
    }
}
