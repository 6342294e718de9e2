import Testing

@testable import SceneRules
@testable import SceneSources
@testable import SceneText

/// Identifiers that are in variables of functions, and in properties of other objects.
@Suite struct LocalTextTests {
    private func missing(_ body: String, more: String = "") -> [String] {
        let source = """
            class HomeViewController: UITableViewController {
                let model = Model()
                func cell() -> Any { \(body) }
            }
            enum Names { static let a = "A"; static let b = "B"; static let own = "Own" }
            \(more)
            """
        let project = SourceProject(AppStoryboard(prototypes: ["Own"]), ["A.swift": source])
        return project.findings().map { String($0.split(separator: "'")[1]) }
    }

    private static let ask = "tableView.dequeueReusableCell(withIdentifier: id, for: p)"

    @Test(arguments: [
        ("let id = x ? Names.own : Names.a; ASK", ["A"]),
        ("let id = x ? Names.b : Names.a; ASK", ["B", "A"]),
        ("let id: String; if x { id = Names.own } else { id = Names.a }; ASK", ["A"]),
        ("let id: String\nswitch x { case 1: id = Names.own\ndefault: id = \"Z\" }\nASK", ["Z"]),
        ("var id = Names.own; if x { id = Names.a }; ASK", ["A"]),
        ("var id = Names.a; if x { id = Names.own }; ASK", ["A"]),
        ("var id = Names.a; if x { id = Names.own } else if y { id = Names.b }; ASK", ["A", "B"]),
        // The first value is never seen, or perhaps never.
        ("var id = Names.a; if x { id = Names.own } else { id = Names.own }; ASK", []),
        ("var id = Names.a; if x { id = Names.own }; if y { id = Names.own }; ASK", []),
        ("var id = Names.a; id = Names.own; ASK", []),
        ("var id = Names.a; switch x { default: id = Names.own }; ASK", []),
        // Each block has a variable of its own.
        ("if x { let id = \"A\"; ASK } else { let id = \"Own\"; ASK }", ["A"]),
        // What cannot be followed.
        ("var id = Names.a; id.append(\"x\"); ASK", []),
        ("var id = Names.a; if y { id += \"x\" }; ASK", []),
        ("var id = Names.a; change(&id); ASK", []),
        ("let id = make(Names.a); ASK", []), ("var id = Names.a; id = make(); ASK", []),
        ("for id in [\"Own\", \"A\"] { ASK }", ["A"]), ("for id in [\"Own\", make()] { ASK }", []),
        ("for id in [\"A\"] { print(id) }; ASK", []), ("for id in ids { ASK }", []),
        ("[\"Own\", \"A\"].forEach { let id = $0; ASK }", ["A"]),
        ("ids.forEach { let id = $0; ASK }", []),
    ])
    func variablesAreFollowed(_ body: String, _ names: [String]) {
        #expect(missing(body.replacing("ASK", with: Self.ask)) == names)
    }

    @Test func loopsRegisterWhatTheirListHas() {
        let loops = [
            "for id in [\"One\", \"Two\"] { tableView.register(nib, forCellReuseIdentifier: id) }",
            "[\"One\", \"Two\"].forEach { tableView.register(nib, forCellReuseIdentifier: $0) }",
        ]
        for loop in loops {
            for (cell, names) in [("One", []), ("Two", []), ("Three", ["Three"])] {
                let ask = Self.ask.replacing("id,", with: "\"\(cell)\",")
                #expect(missing("\(loop); return \(ask)") == names)
            }
        }
    }

    /// A constant of another object is found by the type of the property.
    @Test(arguments: [
        ("class Model { let id = \"A\" }", ["A"]), ("class Model { var id = \"A\" }", ["A"]),
        ("class Model { let id = \"Own\" }", []), ("class Model { let id = make() }", []),
        ("class Base { let id = \"A\" }\nclass Model: Base {}", ["A"]),
        ("class Model { var id = \"A\" }\nfunc f(m: Model) { m.id = \"Own\" }", []),
        ("class Other { let id = \"A\" }", []),
    ])
    func propertiesOfOtherObjectsAreFollowed(_ more: String, _ names: [String]) {
        #expect(missing(Self.ask.replacing("id,", with: "model.id,"), more: more) == names)
    }

    @Test func whatConformsToAProtocolRegistersItsOwn() {
        let more = """
            protocol Row { static var id: String { get } }
            extension Row { static func add(_ t: UITableView) { t.register(nib, forCellReuseIdentifier: self.id) } }
            class FooCell: UITableViewCell, Row { static let id = "Foo" }

            """
        let ask = { (cell: String) in Self.ask.replacing("id,", with: "\"\(cell)\",") }
        #expect(missing(ask("Foo"), more: more) == [])
        #expect(missing(ask("Fo"), more: more) == ["Fo"])
        let open = more + "class BarCell: UITableViewCell, Row { static var id: String { make() } }"
        #expect(missing(ask("Fo"), more: open) == [])
        let refined = more + "protocol Line: Row {}"
        #expect(missing(ask("Fo"), more: refined) == [])
    }

    @Test(arguments: [
        ("fatalError(\"no cell\")", ["A"]), ("preconditionFailure()", ["A"]), ("return other", []),
        ("log(); fatalError()", []),
    ])
    func aGuardMayEndTheApp(_ end: String, _ names: [String]) {
        let call = "tableView.dequeueReusableCell(withIdentifier: \"A\") as? FooCell"
        #expect(missing("guard let c = \(call) else { \(end) }; return c") == names)
        #expect(missing("guard let c = \(call), let d = c.d else { \(end) }; return d") == names)
    }

    // MARK: Objective-C

    private func objectiveC(_ body: String) -> [String] {
        let source = """
            @interface HomeViewController : UITableViewController
            @end
            @implementation HomeViewController
            - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
            \(body)
            }
            @end
            """
        let project = SourceProject(AppStoryboard(prototypes: ["Own"]), ["A.m": source])
        return project.findings().map { String($0.split(separator: "'")[1]) }
    }

    @Test(arguments: [
        ("NSString *n = @\"A\"; if (x) { n = @\"Own\"; }", ["A"]),
        ("NSString *n = @\"A\"; if (x) n = @\"Own\";", ["A"]),
        ("NSString *n = @\"A\"; if (x) { n = @\"Own\"; } else { n = @\"Own\"; }", []),
        ("NSString *n = @\"A\"; if (x) n = @\"Own\"; else n = @\"Own\";", []),
        ("NSString *n = @\"A\"; if (x) { n = @\"Own\"; } if (y) { n = @\"Own\"; }", []),
        ("NSString *n = @\"A\"; n = @\"Own\";", []),
    ])
    func aFirstValueIsKeptWhereAConditionHasNoElse(_ body: String, _ names: [String]) {
        let ask = "return [tableView dequeueReusableCellWithIdentifier:n forIndexPath:path];"
        #expect(objectiveC("\(body) \(ask)") == names)
    }

    @Test(arguments: [
        ("cell.text = a; [cell go]; return cell;", ["A"]),
        ("[self show:path]; return cell;", ["A"]),
        ("if (cell == nil) { cell = [Cell new]; } return cell;", []),
        ("if (!cell) { return other; } return cell;", []),
        ("if (cell) { return cell; } return other;", []),
        ("if ([cell isKindOfClass:c]) { return cell; } return other;", []),
        ("cell = cell ?: other; return cell;", []), ("[self fill:&cell]; return cell;", []),
        ("return other;", []),
    ])
    func aCellThatIsReturnedUnseenEndsTheApp(_ rest: String, _ names: [String]) {
        let ask = "UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@\"A\"];"
        #expect(objectiveC("\(ask) \(rest)") == names)
        #expect(objectiveC("\(ask) \(rest)".replacing("@\"A\"", with: "@\"Own\"")) == [])
    }
}
