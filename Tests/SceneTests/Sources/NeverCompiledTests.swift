import Testing

@testable import SceneSources

/// Code that `#if false` and `#if 0` put away, of which nothing counts.
@Suite struct NeverCompiledTests {
    private static let swift = [
        "class A: B { @IBOutlet var a: C!\nfunc b() { self.performSegue(withIdentifier: \"c\", sender: nil) } }",
        "extension A { static let a = \"b\" }",
        "func a() { b = UIStoryboard(name: \"C\", bundle: nil) }",
        "protocol A {\n#if DEBUG\nvar a: B { get }\n#else\nfunc b()\n#endif\n}",
        "class A { } }", "class A {", "it isn't code (", "let a = \"b", "/* #endif */ class A {}",
    ]

    private static let objectiveC = [
        "@interface A : B\n@property IBOutlet C *a;\n@end",
        "@implementation A\n- (void)a { [self performSegueWithIdentifier:@\"b\" sender:self]; }\n@end",
        "#ifdef DEBUG\n@interface A : B\n@end\n#else\n@interface A : C\n@end\n#endif",
        "@interface A {", "it isn't code (",
    ]

    /// How code is put away: before, between what is put away and what is not, and after.
    private static let forms = [
        "#if %0\n%-\n#endif\n%+", "#if %0 // why\n%-\n#endif\n%+", "#if %0\n%-\n#else\n%+\n#endif",
        "#if %0 /* why */\n%-\n#else\n%+\n#endif", "#if A\n#%E %0\n%-\n#else\n%+\n#endif",
        "#if A\n%+\n#%E %0\n%-\n#endif", "#if %0\n%-\n#%E A\n%+\n#endif",
        "#if A\n  #if %0\n%-\n  #endif\n%+\n#endif", "#if %0\r\n%-\r\n#endif\r\n%+",
    ]

    private func text(
        _ form: String,
        _ dead: String,
        _ live: String,
        _ other: String,
        _ word: String
    ) -> String {
        var text = form
        for (mark, value) in [("%-", dead), ("%+", live), ("%E", other), ("%0", word)] {
            text = text.replacingOccurrence(of: mark, with: value)
        }
        return text
    }

    @Test(arguments: swift, forms)
    func nothingInSwiftCounts(_ dead: String, _ form: String) {
        let live = "class D: E { @IBAction func d(_ sender: Any) {} }"
        for word in ["false", "0"] {
            let source = text(form, dead, live, "elseif", word)
            let empty = text(form, "", live, "elseif", word)
            #expect(SwiftFacts(source).all == SwiftFacts(empty).all, "\(source)")
            #expect(SwiftFacts(source).declarations == ["class D: E", "  action func d(_: Any)"])
        }
        let kept = SwiftFacts(text(form, "class A: B {}", live, "elseif", "DEBUG"))
        #expect(kept.declarations.contains("class A: B"))
    }

    @Test(arguments: objectiveC, forms)
    func nothingInObjectiveCCounts(_ dead: String, _ form: String) {
        let live = "@interface D : E\n- (IBAction)d:(id)sender;\n@end"
        for word in ["false", "0"] {
            let source = text(form, dead, live, "elif", word)
            let facts = ObjectiveCReader.facts(of: Array(source.utf8), collectsWords: true)
            #expect(facts.types.map(\.name) == ["D"], "\(source)")
            #expect(facts.uses.isEmpty)
            #expect(facts.words.isDisjoint(with: ["A", "b", "isn"]))
        }
    }

    @Test func namesThatBeginSoAreKept() {
        for word in ["falsehood", "0x1", "false || DEBUG", "!false"] {
            let facts = SwiftFacts("#if \(word)\nclass A: B {}\n#endif")
            #expect(facts.declarations == ["class A: B"])
        }
    }
}
