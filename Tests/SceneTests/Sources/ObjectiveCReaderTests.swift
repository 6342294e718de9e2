import Testing

@testable import SceneSources
@testable import SceneText

/// What is read of declarations in Objective-C.
@Suite struct ObjectiveCReaderTests {
    private func facts(_ source: String) -> SourceFacts {
        ObjectiveCReader.facts(of: Array(source.utf8), collectsWords: true)
    }

    /// Types in one line each: `class A: B, P`.
    private func types(_ source: String) -> [String] {
        facts(source).types.map { type in
            let inherited =
                type.inherited.isEmpty ? "" : ": \(type.inherited.joined(separator: ", "))"
            let parameters =
                type.parameters.isEmpty ? "" : "<\(type.parameters.joined(separator: ", "))>"
            let other = type.otherName.map { " = \($0)" } ?? ""
            return "\(type.kind) \(type.name)\(parameters)\(inherited)\(other)"
        }
    }

    /// The members of a class in one line each: `property a: UILabel outlet`.
    private func members(_ declarations: String, in head: String = "@interface A : B\n") -> [String]
    {
        facts("\(head)\(declarations)\n@end").types.last?.members.map(\.line) ?? []
    }

    // MARK: Types

    @Test(arguments: [
        ("@interface A : B <P, Q>\n@end", "class A: B, P, Q"),
        ("@interface A : B\n@end", "class A: B"), ("@interface A\n@end", "class A"),
        ("@interface A <P>\n@end", "class A: P"),
        ("@interface A<__covariant T> : B<T *> <P>\n@end", "class A<T>: B, P"),
        ("@interface A<K, V : id<NSCopying>> : B\n@end", "class A<K, V>: B"),
        ("@interface A ()\n@end", "extension A"), ("@interface A () <P>\n@end", "extension A: P"),
        ("@interface A (Extra) <P>\n@end", "extension A: P"),
        ("@interface A<T> (Extra)\n@end", "extension A<T>"),
        ("@implementation A\n@end", "implementation A"),
        ("@implementation A (Extra)\n@end", "implementation A"),
        ("@protocol P <Q>\n@end", "protocol P: Q"), ("@protocol P\n- (void)a;\n@end", "protocol P"),
        ("@compatibility_alias A B;", "alias A: B"),
        ("typedef UIView MyView;", "alias MyView: UIView"),
        ("#define Cell UITableViewCell\n", "alias Cell: UITableViewCell"),
        ("UIKIT_EXTERN NS_CLASS_AVAILABLE_IOS(7_0) @interface A : B\n@end", "class A: B"),
        ("__attribute__((visibility(\"default\"))) @interface A : B\n@end", "class A: B"),
        ("NS_ASSUME_NONNULL_BEGIN\n@interface A : B\n@end\nNS_ASSUME_NONNULL_END", "class A: B"),
        ("NS_SWIFT_NAME(Home)\n@interface A : B\n@end", "class A: B = Home"),
        ("SWIFT_CLASS_NAMED(\"Home\")\n@interface A : B\n@end", "class A: B = Home"),
        ("@interface A : B // C\n@end", "class A: B"),
        ("@interface A /* : C */ : B\n@end", "class A: B"),
        ("extern \"C\" {\n@interface A : B\n@end\n}", "class A: B"),
        ("namespace a { template <class T> struct S { }; }\n@interface A : B\n@end", "class A: B"),
        ("const char *a = R\"x(\n@interface C : D\n)x\";\n@interface A : B\n@end", "class A: B"),
        ("#if 0\n@interface C : D\n@end\n#endif\n@interface A : B\n@end", "class A: B"),
        ("#error don't\n@interface A : B\n@end", "class A: B"),
        ("void f(void) { if (x) {\n@interface A : B\n@end", "class A: B"),
    ])
    func typesAreRead(_ source: String, _ type: String) { #expect(types(source) == [type]) }

    @Test(arguments: [
        "@class A, B;", "@protocol P;", "@protocol P, Q;", "@import UIKit;", "typedef struct A B;",
        "typedef void (^Block)(int);", "typedef int number;", "#define a B\n", "#define A(x) B\n",
        "id a = @protocol(P);", "// @interface A : B\n", "NSString *a = @\"@interface A : B\";",
        "/* @interface A : B", "#define A @interface", "typedef NS_ENUM(NSInteger, A) { B, C };",
    ])
    func otherLinesDeclareNothing(_ source: String) { #expect(types(source) == []) }

    @Test func placesAreThoseOfTheNames() throws {
        let source = "#import <A.h>\n@interface Home : Base <P>\n- (void)save:(id)a to:(id)b;\n@end"
        let type = try #require(facts(source).types.first)
        #expect(text(source, type.nameRange) == "Home")
        #expect(text(source, type.headRange) == "@interface Home : Base <P>")
        #expect(type.members.map { text(source, $0.range) } == ["save"])
    }

    private func text(_ source: String, _ range: SourceRange) -> String {
        String(decoding: Array(source.utf8)[range.indices], as: UTF8.self)
    }

    @Test func bothSidesOfConditionsAreRead() {
        let source = """
            #if A
            @interface A : B
            - (void)a {
            #else
            @interface A : C
            - (void)a:(int)b {
            #endif
                if (x) { y(); }
            }
            - (void)c;
            @end
            """
        #expect(types(source) == ["class A: B", "class A: C"])
        let body = """
            - (void)a {
            #ifdef B
                if (x) {
            #else
                if (y) {
            #endif
                    z();
                }
            }
            - (void)b {
            #ifdef B
                f(); }
            #else
                g(); }
            #endif
            - (void)c {}
            """
        #expect(
            members(body, in: "@implementation A\n").map { $0.prefix(8) } == [
                "method a", "method b", "method c",
            ]
        )
    }

    // MARK: Properties

    @Test(arguments: [
        ("@property (nonatomic, weak) IBOutlet UILabel *a;", ["property a: UILabel outlet weak"]),
        (
            "@property IBOutlet UILabel *a, *b;",
            ["property a: UILabel outlet", "property b: UILabel outlet"]
        ),
        ("@property UILabel *a;", ["property a: UILabel"]),
        ("@property BOOL a;", ["property a: BOOL"]),
        ("@property (nullable) UILabel *a;", ["property a: UILabel optional"]),
        ("@property UILabel * _Nullable a;", ["property a: UILabel optional"]),
        ("@property UILabel * const _Nonnull a;", ["property a: UILabel"]),
        ("@property (getter=isOn) BOOL on;", ["property on = isOn: BOOL"]),
        ("@property (setter=put:) UILabel *a;", ["property a: UILabel", "method put:"]),
        ("@property (class, readonly) NSString *a;", ["property a: NSString static readonly"]),
        ("@property (weak) IN_APP IBOutlet UILabel *a;", ["property a: UILabel outlet weak"]),
        (
            "@property IBOutlet IN_APP(1) UILabel *a UI_APPEARANCE_SELECTOR;",
            ["property a: UILabel outlet"]
        ),
        (
            "@property UILabel *a NS_AVAILABLE_IOS(7_0), *b;",
            ["property a: UILabel", "property b: UILabel"]
        ),
        ("@property CGFloat a UI_APPEARANCE_SELECTOR;", ["property a: CGFloat"]),
        ("@property __kindof UILabel *a;", ["property a: UILabel"]),
        ("@property IBOutlet id<P, Q> a;", ["property a: id outlet"]),
        ("@property UIView<P> *a;", ["property a: UIView"]),
        ("@property id a;", ["property a: id"]),
        ("@property IBOutletCollection(UIButton) NSArray *a;", ["property a: [UIButton] outlet"]),
        (
            "@property IBOutletCollection (UIButton) NSArray<UIButton *> *a;",
            ["property a: [UIButton] outlet"]
        ),
        ("@property IBOutlet NSArray<__kindof UILabel *> *a;", ["property a: [UILabel] outlet"]),
        ("@property NSArray *a;", ["property a: [id]"]),
        (
            "@property NSDictionary<NSString *, NSArray<UILabel *> *> *a;",
            ["property a: NSDictionary"]
        ),
        ("@property (copy) void (^a)(NSString *b);", ["property a: -"]),
        ("@property (copy) void (^_Nullable a)(void);", ["property a: -"]),
        ("@property struct S a;", ["property a: S"]),
        ("@property IBInspectable CGFloat a;", ["property a: CGFloat inspectable"]),
        (
            "@property (nonatomic) IBOutlet UILabel *a\n@property int b;",
            ["property a: UILabel outlet", "property b: int"]
        ),
    ])
    func propertiesAreRead(_ source: String, _ expected: [String]) {
        #expect(members(source) == expected)
    }

    // MARK: Variables

    @Test(arguments: [
        ("IBOutlet UILabel *a, *b;", ["variable a: UILabel outlet", "variable b: UILabel outlet"]),
        ("@private __weak IBOutlet UILabel *_a;", ["variable _a: UILabel outlet weak"]),
        ("UILabel *a[3]; int b;", ["variable a: UILabel", "variable b: int"]),
        (
            "struct { int c : 1; } a; unsigned int b : 2, d : 3;",
            ["variable a: -", "variable b: int", "variable d: int"]
        ),
        ("void (^a)(int, int); int (*b)(void);", ["variable a: -", "variable b: -"]),
        ("id<P> a; @public std::vector<int> b;", ["variable a: id", "variable b: vector"]),
        ("IBOutletCollection(UIButton) NSArray *a;", ["variable a: [UIButton] outlet"]),
    ])
    func variablesAreRead(_ source: String, _ expected: [String]) {
        #expect(members("", in: "@interface A : B {\n\(source)\n}\n") == expected)
        #expect(members("", in: "@implementation A {\n\(source)\n}\n") == expected)
    }

    @Test func synthesizedVariablesAreRead() {
        let source = "@synthesize a = _b, c;\n@dynamic d;"
        #expect(
            members(source, in: "@implementation A\n") == [
                "property a: -", "variable _b: -", "property c: -", "variable c: -",
                "property d: -",
            ]
        )
    }

    // MARK: Methods

    @Test(arguments: [
        ("- (IBAction)save:(id)sender;", "method save:(id) void action"),
        (
            "- (IBAction)save:(id)sender forEvent:(UIEvent *)event;",
            "method save:forEvent:(id, UIEvent) void action"
        ),
        ("-(IBAction) save : (UIButton<P> *) sender ;", "method save:(UIButton) void action"),
        ("- (nullable IBAction)save;", "method save void action"),
        ("+ (void)save;", "method save void static"), ("- save;", "method save -"),
        ("- save:a with:b;", "method save:with:(id, id) -"),
        ("- (void)a:(int)b :(int)c;", "method a::(int, int) void"),
        (
            "- (IBSegueAction UIViewController *)make:(NSCoder *)c;",
            "method make:(NSCoder) UIViewController segueAction"
        ),
        ("- (void)log:(NSString *)a, ... NS_FORMAT_FUNCTION(1, 2);", "method log:(NSString) void"),
        ("- (instancetype)init NS_UNAVAILABLE;", "method init instancetype"),
        ("- (void)a:(id)b __attribute__((deprecated(\"x:y\")));", "method a:(id) void"),
        ("- (void)a:(id __unused)b c:(__unused id)d;", "method a:c:(id, id) void"),
        ("- (void)a:(id)__unused b c:(id)d;", "method a:c:(id, id) void"),
        ("- (void)a:(void (^)(BOOL done))b c:(id)d;", "method a:c:(, id) void"),
        ("- (void)a NS_SWIFT_NAME(b());", "method a void"),
        ("- (void)for:(id)a in:(id)b;", "method for:in:(id, id) void"),
        ("- (NSArray<UILabel *> *)a;", "method a UILabel"),
        ("- (void)a:(id)b;;", "method a:(id) void"),
    ])
    func methodsAreRead(_ source: String, _ expected: String) {
        #expect(members(source) == [expected])
        let code =
            "\(source.split(separator: ";", maxSplits: 1)[0]) { if (a) { b(); } }\n- (void)z;"
        #expect(members(code, in: "@implementation A\n") == [expected, "method z void"])
    }

    @Test func definitionsMayHaveSemicolons() {
        let source =
            "- (void)a;\n{ [self b:c]; }\n- (void)b { x = a - (b); }\n+ (int)c { return -(1); }"
        #expect(
            members(source, in: "@implementation A\n")
                == ["method a void", "method b void", "method c int static"]
        )
    }

    @Test func codeOutsideMethodsIsNoMember() {
        let source = """
            static int a = 1 - (2);
            static void f(int b) { - (void)g; }
            typedef struct { int c; } S;
            - (void)d {}
            """
        #expect(members(source, in: "@implementation A\n") == ["method d void"])
    }

    // MARK: Files

    @Test func otherEncodingsAreRead() {
        let source = Array("@interface A : B // ".utf8) + [0xE9, 0xFF, 0x0A] + Array("@end".utf8)
        #expect(ObjectiveCReader.facts(of: source).types.map(\.name) == ["A"])
        let marked = [0xEF, 0xBB, 0xBF] + Array("#import <A.h>\r\n@interface A : B\r\n@end".utf8)
        #expect(ObjectiveCReader.facts(of: marked).types.map(\.name) == ["A"])
        #expect(types("@interface Größe : B\n@end") == ["class Größe: B"])
    }

    @Test(arguments: [
        ("int a; // scenectl:ignore x-y, z -- why", ["x-y", "z"], 0),
        ("int a;\n  // scenectl:ignore x-y\nint b;", ["x-y"], 2),
        ("/* scenectl:ignore */\nint b;", [], 1),
        ("int a;\r\n/* scenectl:ignore x\r\n because */\r\nint b;", ["x"], 3),
        ("#define A @\"b\" // scenectl:ignore x", ["x"], 0),
    ])
    func commentsLeaveOutFindings(_ source: String, _ codes: [String], _ line: Int) {
        #expect(facts(source).ignored == [IgnoreComment(codes: codes, line: line)])
    }

    @Test func wordsAreNamesAndTexts() {
        let source =
            "#define A @\"b c\"\nfoo(@\"d\\\"e\", \"f\" /* g */); // h\n#if I\nj();\n#endif"
        #expect(facts(source).words == ["A", "b c", "foo", "d\"e", "f", "j"])
        #expect(ObjectiveCReader.facts(of: Array(source.utf8)).words == [])
    }
}

extension MemberFacts {
    /// What is read of a member, without its place.
    fileprivate var line: String {
        let list = isCollection && kind != .method ? "[\(type ?? "-")]" : type ?? "-"
        let types = parameters.map(\.type).joined(separator: ", ")
        let other = otherName.map { " = \($0)" } ?? ""
        let isSetter = kind == .method && type == nil && name == "put:"
        let said: [(Marks, String)] = [
            (.isStatic, "static"), (.outlet, "outlet"), (.weak, "weak"), (.action, "action"),
            (.segueAction, "segueAction"), (.inspectable, "inspectable"), (.readOnly, "readonly"),
        ]
        let marks =
            said.filter { self.marks.contains($0.0) }.map { " \($0.1)" }.joined()
            + (optionality == .optional ? " optional" : "")
        switch kind {
        case .method:
            return isSetter
                ? "method put:"
                : "method \(name)\(types.isEmpty && parameters.isEmpty ? "" : "(\(types))") \(list)\(marks)"
        case .property, .variable: return "\(kind) \(name)\(other): \(list)\(marks)"
        }
    }
}
