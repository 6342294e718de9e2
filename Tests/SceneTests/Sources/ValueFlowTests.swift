import Testing

@testable import SceneSources
@testable import SceneText

/// Which values of a variable reach a call: those of some way through the code, and no others.
@Suite struct ValueFlowTests {
    private func values(of program: FlowProgram) -> [[TextValue]] {
        let bytes = Array(program.text.utf8)
        let facts =
            program.isSwift ? SwiftReader.facts(of: bytes) : ObjectiveCReader.facts(of: bytes)
        return facts.uses.filter { $0.kind == .performSegue }.map(\.values)
    }

    /// What is told of each call in random code is what running the code in all ways shows.
    ///
    /// Only the first value may be left out, as conditions often replace it in any case.
    @Test(arguments: [true, false])
    func whatIsToldIsWhatReachesTheCall(isSwift: Bool) {
        var random = SeededGenerator(seed: isSwift ? 11 : 12)
        var told = 0
        for _ in 0..<400 {
            let program = FlowProgram(&random, isSwift: isSwift)
            // Variables are not followed through longer functions.
            guard program.asks < 40 else { continue }
            let reached = program.reached()
            let values = values(of: program)
            guard values.count == reached.count else {
                Issue.record("\(values.count) of \(reached.count) calls: \(program.text)")
                return
            }
            for (place, (values, reached)) in zip(values, reached).enumerated()
            where !reached.isEmpty {
                let all = Set(reached.subtracting([FlowProgram.none]).map { "v\($0)" })
                let named = Set(
                    values.compactMap { if case .literal(let text) = $0 { text } else { nil } }
                )
                let first = "v\(FlowProgram.first)"
                guard named.isSubset(of: all) else {
                    let wrong = named.subtracting(all).sorted()
                    Issue.record("call \(place) never has \(wrong): \(program.text)")
                    return
                }
                told += named.count
                let others = all.subtracting([first])
                if named.isEmpty, others.isEmpty || all.count > 8 { continue }
                guard others.isSubset(of: named) else {
                    let lost = others.subtracting(named).sorted()
                    Issue.record("call \(place) may have \(lost): \(program.text)")
                    return
                }
            }
        }
        #expect(told > 1000)
    }

    // MARK: Storyboards

    /// What is found where each of three storyboards has one scene.
    private func missing(_ files: [String: String]) -> [String] {
        var files = files
        for name in ["A", "B", "C"] {
            let scene = AppStoryboard(type: "V", module: nil, identifier: "\(name)Screen")
            files["\(name).storyboard"] = scene.text
        }
        return SourceProject(files).findings().compactMap {
            $0.hasPrefix("unknown-storyboard-identifier")
                ? String($0.split(separator: "'")[1]) : nil
        }
    }

    private func swift(_ body: String) -> [String] {
        let made =
            "c = UIStoryboard(name: \"$1\", bundle: nil).instantiateViewController(withIdentifier: id)"
        var body = body
        for name in ["A", "B", "C"] {
            body = body.replacing("MAKE(\(name))", with: made.replacing("$1", with: name))
        }
        return missing(["V.swift": "class V: UIViewController { func go(_ k: Int) {\n\(body)\n} }"])
    }

    @Test(arguments: [
        """
        let id: String; let c: Any
        switch k {
        case 0: id = "AScreen"; MAKE(A)
        case 1: id = "BScreen"; MAKE(B)
        default: id = "CScreen"; MAKE(C)
        }
        """,
        """
        let id: String, c: Any
        if k == 0 { id = "AScreen"; MAKE(A) } else if k == 1 { id = "BScreen"; MAKE(B) } else {
            id = "CScreen"; MAKE(C)
        }
        """,
        "var id = \"AScreen\"; if k == 1 { id = \"BScreen\"; return }\nMAKE(A)",
        "var id = \"BScreen\"; guard k > 0 else { id = \"AScreen\"; MAKE(A); return }\nMAKE(B)",
        "var id = \"AScreen\"; MAKE(A)\nid = \"BScreen\"; MAKE(B)",
        "var id = \"AScreen\"; for x in y { if x { id = \"BScreen\"; MAKE(B); break }; id = \"CScreen\"; MAKE(C) }",
    ])
    func eachBranchHasItsOwnValue(_ body: String) {
        #expect(swift(body) == [])
        let wrong = body.replacing("MAKE(C)", with: "MAKE(B)").replacing("MAKE(A)", with: "MAKE(C)")
        #expect(!swift(wrong).isEmpty)
    }

    /// Two variables that change together are never another pair.
    @Test func aPairIsNotTakenApart() {
        let ask =
            "_ = UIStoryboard(name: board, bundle: nil).instantiateViewController(withIdentifier: id)"
        let body =
            "let id: String, board: String; if k > 0 { id = \"AScreen\"; board = \"A\" } else { id = \"BScreen\"; board = \"B\" }"
        #expect(swift("\(body)\n\(ask)") == [])
        #expect(swift("\(body.replacing("BScreen", with: "CScreen"))\n\(ask)") == ["CScreen"])
        #expect(swift("\(body.replacing("BScreen", with: "DScreen"))\n\(ask)") == ["DScreen"])
        let either =
            "_ = UIStoryboard(name: k > 0 ? \"A\" : \"B\", bundle: nil).instantiateViewController(withIdentifier: k > 0 ? \"AScreen\" : \"BScreen\")"
        #expect(swift(either) == [])
        let boards =
            "let b: UIStoryboard; if k > 0 { b = UIStoryboard(name: \"A\", bundle: nil) } else { b = UIStoryboard(name: \"B\", bundle: nil) }"
        #expect(
            swift("\(boards)\n_ = b.instantiateViewController(withIdentifier: \"BScreen\")") == []
        )
        #expect(
            swift("\(boards)\n_ = b.instantiateViewController(withIdentifier: \"CScreen\")") == [
                "CScreen"
            ]
        )
    }

    /// When a closure is run is not known.
    @Test(arguments: [
        ("var id = \"Z\"; run { MAKE(A) }", ["Z"]),
        ("var id = \"Z\"; run { id = \"AScreen\" }\nMAKE(A)", []),
        ("var id = \"AScreen\"; run { id = \"Z\"; MAKE(A) }", ["Z"]),
        ("var id = \"Z\"; run { MAKE(A) }\nid = \"AScreen\"", []),
        ("var id = \"AScreen\"; func f() { id = \"AScreen\" }\nid = \"Z\"; f(); MAKE(A)", []),
        ("var id = \"Z\"; MAKE(A)\nrun { id = \"AScreen\" }", ["Z"]),
        ("var id = \"AScreen\"; if k > 0 { let id = \"Z\"; print(id) }\nMAKE(A)", []),
    ])
    func closuresAreRunAtAnyTime(_ body: String, _ names: [String]) {
        #expect(swift(body) == names)
    }

    @Test func aSwitchOfObjectiveCEndsWithItself() {
        func make(_ name: String) -> String {
            "id = @\"\(name)Screen\"; c = [[UIStoryboard storyboardWithName:@\"\(name)\" bundle:nil] instantiateViewControllerWithIdentifier:id];"
        }
        func body(_ other: String) -> String {
            """
            @implementation V
            - (void)show:(int)k {
            NSString *id; UIViewController *c;
            switch (k) { case 0: \(make("A")) break; case 1: \(make("B")) return; break;
            default: \(make("C")) }
            if (k == 0) { \(make("A")) } else { \(make(other)) }
            if (k == 1) return;
            #if DEBUG
            \(make("A"))
            #else
            \(make("B"))
            #endif
            }
            @end
            """
        }
        #expect(missing(["V.m": body("B")]) == [])
        let wrong = body("B").replacing("@\"B\" bundle", with: "@\"C\" bundle")
        #expect(missing(["V.m": wrong]) == ["BScreen", "BScreen", "BScreen"])
    }

    /// Deep blocks and many values end soon.
    @Test(arguments: [
        ("if k { id = \"a\" ", "}"), ("for x in y { id = \"a\"; break; ", "}"),
        ("id = \"a\"\n", ""), ("{ ", "}"),
        ("do { try f(); id = \"a\" ", "} catch {}"), ("switch k { case 1: break; default: ", "}"),
        ("if ", ""), ("let id = \"a\"; performSegue(withIdentifier: id, sender: nil)\n", ""),
        ("else ", ""),
    ])
    func manyBlocksEnd(_ part: String, _ end: String) {
        let count = 2000
        let rows = String(repeating: part, count: count)
        let call = "performSegue(withIdentifier: id, sender: nil)\n"
        let calls = String(repeating: call, count: 50)
        let text =
            "class V: UIViewController { func go() { var id = \"b\"; \(rows)\(calls)\(String(repeating: end, count: count))\n\(calls) } }"
        #expect(SwiftReader.facts(of: Array(text.utf8)).uses.count >= 0)
    }
}
