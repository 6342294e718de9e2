import Testing

@testable import SceneSources
@testable import SceneText

/// What is true of every source: nothing traps, time grows with the size, blanks and comments change nothing.
@Suite(.slow) struct SwiftReaderLawSlowTests {
    private static let sources = [
        """
        @objc(Other) final class A<T: P>: Base<T>, Q where T: R {
            @IBOutlet private weak var label: UILabel!
            @IBOutlet var all: [UIView]!, one: UIView?
            lazy var text = { () -> String in "a\\(1 + f("b\\(c)"))d" }()
            var computed: String { get { "x" } set { } }
            @IBAction func save(_ sender: Any, for event: UIEvent) async throws -> [Int: String] {
                performSegue(withIdentifier: a ? "x" : B.c.rawValue, sender: self)
                if segue.identifier == "y" { label.text = "z" }
            }
            enum E: String { case a, b = "c" }
        }
        """,
        """
        extension Outer.Inner { static let id = String(describing: Self.self) }
        class V: UIViewController {
            let pattern = /a[/]b/
            let raw = #"x\\#(y)z"#
            func f() {
                table.register(UINib(nibName: "N", bundle: nil), forCellReuseIdentifier: "x")
                switch segue.identifier { case "a"?, .some("b"): g()
                default: h() }
                let long = \"\"\"
                    one \\(two)
                    \"\"\"
            }
        }
        """,
    ]

    @Test(arguments: sources)
    func everyPrefixIsRead(_ source: String) {
        let bytes = Array(source.utf8)
        for end in 0...bytes.count {
            _ = SwiftReader.facts(of: Array(bytes[..<end]), collectsWords: true)
            _ = SwiftReader.facts(of: Array(bytes[end...]), collectsWords: true)
        }
    }

    @Test(arguments: sources)
    func changedSourcesAreRead(_ source: String) {
        let bytes = Array(source.utf8)
        let pieces =
            Array("{}()[]<>\"'`#/\\.,:;@=?!&*-\n\r \0".utf8) + [0x80, 0xC3, 0xE2, 0xEF, 0xFF]
        for place in bytes.indices.tried(from: bytes.count) {
            for piece in pieces {
                var changed = bytes
                changed[place] = piece
                _ = SwiftReader.facts(of: changed, collectsWords: true)
            }
        }
    }

    @Test func anyBytesAreRead() {
        var random = UInt64(7)
        for _ in 0..<2000 {
            var bytes: [UInt8] = []
            for _ in 0..<200 {
                random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes.append(UInt8(truncatingIfNeeded: random >> 40))
            }
            _ = SwiftReader.facts(of: bytes, collectsWords: true)
        }
    }

    @Test(arguments: sources)
    func commentsAndBlanksChangeNothing(_ source: String) {
        let bytes = Array(source.utf8)
        let expected = SwiftFacts(source).all
        // Blanks that are there: within texts more of them are another text.
        let tokens = SwiftLexer.lex(bytes.span).tokens
        let places = tokens.indices.dropFirst().filter { tokens[$0].flags.contains(.followsBlank) }
        for place in places {
            for blank in [" ", "\t", "/* { \" */", " /* /* ( */ */ "] {
                let start = Int(tokens[place].start)
                let changed = bytes[..<start] + Array(blank.utf8) + bytes[start...]
                let facts = SwiftFacts(String(decoding: changed, as: UTF8.self)).all
                #expect(facts == expected, "\(blank) at \(start)")
            }
        }
    }

    @Test func conditionsKeepMembers() {
        let members = [
            "@IBOutlet var a: X!", "@IBAction func b(_ c: D) {}", "static let e = \"f\"",
            "class G {}",
        ]
        let plain = SwiftFacts("class A {\n\(members.joined(separator: "\n"))\n}")
        for place in members.indices {
            var wrapped = members
            wrapped[place] = "#if DEBUG && os(iOS)\n\(members[place])\n#endif"
            let facts = SwiftFacts("class A {\n\(wrapped.joined(separator: "\n"))\n}")
            #expect(facts.declarations == plain.declarations)
            #expect(facts.constants == plain.constants)
        }
    }

    /// What is repeated, for sources that nest or go on without an end.
    static let pieces = [
        "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\\(", "\"\"\"\\(", "`", "#", "/", "/*",
        "*/", "//",
        "@", ".", "?", "!", "=", "#\"", "#/", "\\/", "(/", "(/a)", "[ )", "{ )", "#if\n", "#else\n",
        "#endif\n",
        "class A {", "class A<", "class A: B<", "extension A.", "func f(", "func f<",
        "func f(a: A<, b: ", "var a: [",
        "var a: (", "var a: Array<", "var a = (", "var a = {", "var a = b < ", "var a,", "let (",
        "case a, ",
        "a ? b : ", "a.", "performSegue(withIdentifier: ", "performSegue(withIdentifier: a ? ",
        "segue.identifier == ",
        "switch segue.identifier { case ", "register(UINib(nibName: ", "UIStoryboard(name: ",
        "#selector(a.", "let a = ",
        "init(nibName: ", "{ let a = b; performSegue(withIdentifier: a) ", "@objc(", "@a(", "@a.b<",
        "private ", "x = (",
        "#selector(", "// scenectl:ignore x\n", "/* scenectl:ignore */ ", "é", "→", "a<b,",
        "struct A { var a: B<C>\n",
        "enum E: String { case a\n", "func f() { let a = UINib(nibName: \"x\") }\n", "where ",
        "throws(", "-> ", "& ", "#/\n",
    ]

    /// A quadratic reader would need minutes for these; `make growth` measures it.
    @Test(arguments: pieces)
    func repetitionsAreRead(_ piece: String) {
        let starts = [
            "", "class A {", "class A { func f() {", "class A { var a: ",
            "func f() { performSegue(withIdentifier: ",
        ]
        for start in starts {
            let count = Int.cases(80_000) / piece.utf8.count
            let bytes = Array((start + String(repeating: piece, count: count)).utf8)
            let facts = SwiftReader.facts(of: bytes, collectsWords: true)
            let places = facts.types.map(\.headRange) + facts.uses.map(\.range)
            #expect(places.allSatisfy { Int($0.end) <= bytes.count }, "\(start)\(piece)")
        }
    }

    @Test(arguments: [
        ("{", "}"), ("(", ")"), ("[", "]"), ("<", ">"), ("\"\\(", ")\""), ("class A {", "}"),
    ])
    func deepNestingIsRead(_ open: String, _ close: String) {
        let depth = 100_000
        let nested =
            String(repeating: open, count: depth) + "x" + String(repeating: close, count: depth)
        for (before, after) in [
            ("let a = ", ""), ("var a: ", ""), ("func f(a: ", ") {}"), ("class B: C", " {}"),
        ] {
            let facts = SwiftFacts("\(before)\(nested)\(after)\nclass Last {}").facts
            #expect(facts.types.last?.name == "Last" || open == "class A {" || open == "<")
        }
    }
}
