import Testing

@testable import SceneSources
@testable import SceneText

/// What is read of the declarations of a Swift file.
@Suite struct SwiftReaderTests {
    @Test(arguments: [
        ("class A: UIKit.UIView, P {}", ["class A: UIKit.UIView, P"]),
        ("class A<T: P, U>: Base<T, [U]> where T: Q {}", ["class A<T, U>: Base"]),
        ("actor A {}", ["class A"]), ("struct S: P {}", ["structure S: P"]),
        ("indirect enum E: String {}", ["enumeration E: String"]),
        ("protocol P: class {}", ["protocol P: class"]),
        ("extension Outer.Inner: P where T == Int {}", ["extension Outer.Inner: P"]),
        ("@objc extension A {}", ["exposed extension A"]),
        ("@objcMembers public final class A: B {}", ["exposed class A: B"]),
        ("@objc(Other) class A {}", ["class A (Other)"]),
        ("@available(iOS 13, *) @MainActor class A {}", ["class A"]),
        ("class A { struct B { class C: D {} } }", ["class A", "structure A.B", "class A.B.C: D"]),
        ("typealias X = UIView & P", ["alias X: UIView, P"]),
        ("typealias X<T> = Base<T>\ntypealias F = (Int) -> Void", ["alias X<T>: Base", "alias F"]),
        ("class A: @unchecked Sendable {}", ["class A: Sendable"]),
        ("struct A: ~Copyable {}", ["structure A"]), ("class `class`: B {}", ["class class: B"]),
        ("class Größe: Ansicht {}", ["class Größe: Ansicht"]),
        ("\u{FEFF}class A: B {}", ["class A: B"]), ("#!/usr/bin/swift\nclass A {}", ["class A"]),
        ("import class UIKit.UIView\nclass A {}", ["class A"]),
        ("#if DEBUG\nclass A: B {}\n#else\nclass A: C {}\n#endif", ["class A: B", "class A: C"]),
        ("#Preview(\"x\") { class B {} }\nclass A {}", ["class A"]),
        ("class A: B\n{\n}\r\nclass C: D\r\n{}", ["class A: B", "class C: D"]),
        ("func f() { class Local {} }", []), ("class", []), ("class {", []),
    ])
    func types(_ source: String, _ expected: [String]) {
        #expect(SwiftFacts(source).declarations == expected)
    }

    @Test(arguments: [
        ("@IBOutlet weak var a: UILabel!", ["outlet weak var a: UILabel!"]),
        ("@IBOutlet\n  private\n  var a: UILabel?", ["outlet private var a: UILabel?"]),
        ("@IBOutlet var a: X!, b: Y?", ["outlet var a: X!", "outlet var b: Y?"]),
        ("@IBOutlet var a, b: X!", ["outlet var a: X!", "outlet var b: X!"]),
        ("@IBOutlet var a: [UILabel]!", ["outlet var a: [UILabel]!"]),
        ("@IBOutlet var a: Array<UILabel>!", ["outlet var a: [UILabel]!"]),
        ("var a: Optional<X>", ["var a: X?"]), ("var a: [String: X]", ["var a: Dictionary"]),
        ("var a: (any P & Q)?", ["var a: P?"]), ("var a: (X) -> Y", ["var a"]),
        ("var a: UIKit.UIView<Int>.Part!", ["var a: UIKit.UIView.Part!"]),
        ("let a = UILabel()", ["readOnly var a: UILabel"]),
        ("var a = Foo<Bar, [Int]>(x: 1)", ["var a: Foo"]), ("var a = [X]()", ["var a: [X]"]),
        ("var a = X().b", ["var a"]), ("var a = make()", ["var a"]),
        ("lazy var a = { () -> UILabel in UILabel() }()", ["var a: UILabel"]),
        ("var a = \"text\"", ["var a: String"]),
        ("var a = 1, b = 2.5", ["var a: Int", "var b: Double"]),
        ("var a: X { X() }", ["readOnly var a: X"]),
        ("var a: X { get { x } set { x = newValue } }", ["var a: X"]),
        ("var a: X { get async throws { x } }", ["readOnly var a: X"]),
        ("@IBOutlet var a: X! { didSet { b() } }\nvar c: Y", ["outlet var a: X!", "var c: Y"]),
        ("var a = 1 { willSet { } }\nvar c: Y", ["var a: Int", "var c: Y"]),
        ("private(set) var a: X", ["var a: X"]), ("fileprivate var a: X", ["private var a: X"]),
        ("static var a: X\nclass var b: X", ["static var a: X", "static var b: X"]),
        ("@NSManaged var a: X", ["managed var a: X"]),
        (
            "@IBInspectable var a: X\n@GKInspectable var b: X",
            ["inspectable var a: X", "inspectable var b: X"]
        ),
        ("@objc(other) dynamic var a: X", ["objc dynamic var a (other): X"]),
        ("@Wrapped(key: \"x\", { $0 }) var a: X", ["var a: X"]),
        ("var `class`: X", ["var class: X"]), ("let (a, b) = f()\nlet c: X", ["readOnly var c: X"]),
        ("#if X\nvar a: X\n#else\nvar a: Y\n#endif", ["var a: X", "var a: Y"]),
        ("@IBOutlet\n#if X\nweak\n#endif\nvar a: X!", ["outlet weak var a: X!"]),
        ("let a = b /* , c: D */ // var e: F\nvar g: H", ["readOnly var a", "var g: H"]),
        ("let a = x < y, b: Z\nvar c: X", ["readOnly var a", "readOnly var b: Z", "var c: X"]),
        ("let a = value.class\nvar b: X", ["readOnly var a", "var b: X"]),
        ("let a = b +\n  c\nvar d: X", ["readOnly var a", "var d: X"]),
    ])
    func properties(_ source: String, _ expected: [String]) {
        #expect(SwiftFacts("class A {\n\(source)\n}").members == expected)
    }

    @Test(arguments: [
        ("@IBAction func a(_ sender: UIButton) {}", ["action func a(_: UIButton)"]),
        (
            "@IBAction func a(_ s: Any, for event: UIEvent) {}",
            ["action func a(_: Any, for: UIEvent)"]
        ),
        ("@objc(b:c:)\nfunc a(x: X, y: Y) {}", ["objc func a(x: X, y: Y) (b:c:)"]),
        (
            "@IBSegueAction func a(_ c: NSCoder) -> X? { nil }",
            ["segueAction func a(_: NSCoder): X"]
        ),
        ("override class func a() {}", ["static override func a()"]),
        ("@IBAction func a() async {}", ["action async func a()"]),
        (
            "@nonobjc func a<T: P>(t: T) where T: Q {}\nvar b: X",
            ["nonobjc func a(t: T)", "var b: X"]
        ),
        ("static func == (a: A, b: A) -> Bool { true }", ["static func ==(a: A, b: A)"]),
        ("func `default`(`in` x: [X]?) {}", ["func default(in: X)"]),
        (
            "func a(x: inout X, y: @escaping (Int) -> Void = { _ in }, z: Z) {}",
            ["func a(x: X, y: @escaping(Int)->Void, z: Z)"]
        ),
        ("func a(x: X...) rethrows -> (A, B) {}\nfunc b() {}", ["func a(x: X)", "func b()"]),
        ("init(x: X) { func y() {} }\ndeinit {}\nsubscript(i: Int) -> X { x }", []),
        ("func a() { let b: X; func c() {} }", ["func a()"]),
        ("func a(var sender: X, #other: Y) {}", ["func a(sender: X, other: Y)"]),
    ])
    func methods(_ source: String, _ expected: [String]) {
        #expect(SwiftFacts("class A {\n\(source)\n}").members == expected)
    }

    @Test func privateExtensionsHideTheirMembers() {
        let facts = SwiftFacts("private extension A { func b() {} }\nextension A { func c() {} }")
        #expect(facts.members == ["private func b()", "func c()"])
    }

    @Test(arguments: [
        "\"class B {\"", "\"\"\"\nclass B {\n\"\"\"", "#\"\\(class B {\"#",
        "\"\\(x ? \"}\" : \"{\")\"",
        "\"\\(\"\\(\"\\(\"}\")\")\")\"", "/class B {/", "#/}\\/#}/#", "/* class B { /* } */ { */ 0",
        "// class B {\n0", "[/[}\"]/, 1]", "a / b / { 1 }()", "\"\\\"{\"", "##\"\"#{\"##",
        "#\"\"\"#",
        "\"\"\"\n\\\"\"\"{\n\"\"\"", "x.y(/}[)]/)",
    ])
    func textsCommentsAndExpressionsHideBrackets(_ value: String) {
        let source = "class A {\nlet a: X = \(value)\n@IBOutlet var b: Y!\n}\nclass C {}"
        let expected = ["class A", "  readOnly var a: X", "  outlet var b: Y!", "class C"]
        #expect(SwiftFacts(source).declarations == expected)
    }

    @Test func placesAreThoseOfNames() throws {
        let source =
            "@objc final class A: B<C> // D\n{ @IBOutlet var a: X!\n@IBAction func go() {} }"
        let type = try #require(SwiftFacts(source).facts.types.first)
        let text = { (range: SourceRange) in
            String(decoding: Array(source.utf8)[range.indices], as: UTF8.self)
        }
        #expect(text(type.nameRange) == "A")
        #expect(text(type.headRange) == "class A: B<C>")
        #expect(type.members.map { text($0.range) } == ["a", "go"])
    }

    @Test(arguments: [
        ("let a = 1 // scenectl:ignore x, y\n", [["x", "y"]], [0]),
        ("\n  // scenectl:ignore x -- because\nlet a = 1", [["x"]], [2]),
        ("/* scenectl:ignore\n*/\nlet a = 1", [[]], [2]),
        ("// scenectl:ignored x\n\"// scenectl:ignore x\"", [], []),
    ])
    func comments(_ source: String, _ codes: [[String]], _ lines: [Int]) {
        let ignored = SwiftFacts(source).facts.ignored
        #expect(ignored.map(\.codes) == codes)
        #expect(ignored.map(\.line) == lines)
    }

    @Test func wordsAreNamesAndTexts() {
        let facts = SwiftFacts("let a = f(\"b c\", \"d\\(e)\", 1) // g\n")
        #expect(facts.facts.words == ["let", "a", "f", "b c", "e"])
        #expect(SwiftReader.facts(of: Array("let a = 1".utf8)).words.isEmpty)
    }

    @Test func assignmentsOutsideDeclarations() {
        let source = """
            class A {
                var a = 1
                init() { self.b = 1; let c = 2; var d: X = 3 }
                func f() { vc?.e = 1; g += 2; if h == 3 {}; (i, self.j) = (1, 2); k!.l! = 4 }
            }
            """
        #expect(SwiftFacts(source).facts.assigned == ["b", "e", "g", "i", "j", "l"])
    }
}
