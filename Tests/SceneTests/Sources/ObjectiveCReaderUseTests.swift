import Testing

@testable import SceneSources
@testable import SceneText

/// What is read of the code of Objective-C: calls with identifiers, constants, assignments.
@Suite struct ObjectiveCReaderUseTests {
    private func facts(_ source: String) -> SourceFacts {
        ObjectiveCReader.facts(of: Array(source.utf8))
    }

    private func code(_ statements: String) -> SourceFacts {
        facts("@implementation Home\n- (void)a:(NSString *)given {\n\(statements)\n}\n@end")
    }

    // MARK: Calls

    @Test(arguments: [
        ("[self performSegueWithIdentifier:@\"a\" sender:nil];", "performSegue a self"),
        (
            "[self performSegueWithIdentifier:b ? @\"a\" : kB sender:c ? d : e];",
            "performSegue a|kB self"
        ),
        ("[self performSegueWithIdentifier:(a ?: @\"b\") sender:self];", "performSegue a|b self"),
        ("[self performSegueWithIdentifier:(NSString *)kA sender:self];", "performSegue kA self"),
        (
            "[self performSegueWithIdentifier:@\"a\" @\"b\" \"c\" sender:self];",
            "performSegue abc self"
        ),
        ("[self performSegueWithIdentifier:given sender:self];", "performSegue ? self"),
        ("[self performSegueWithIdentifier:[a b:c] sender:self];", "performSegue ? self"),
        (
            "[self performSegueWithIdentifier:Cells.name sender:self];",
            "performSegue Cells.name self"
        ),
        (
            "[self performSegueWithIdentifier:[[self class] name] sender:self];",
            "performSegue self.name self"
        ),
        (
            "[self performSegueWithIdentifier:self->_name sender:self];",
            "performSegue self._name self"
        ),
        (
            "dispatch_async(q, ^{ [self performSegueWithIdentifier:@\"a\" sender:^{ [b c:d]; }]; });",
            "performSegue a self"
        ),
        (
            "#if A\n[self performSegueWithIdentifier:@\"a\"\n#endif\n sender:self];",
            "performSegue a self"
        ),
        ("[segue.identifier isEqualToString:@\"a\"];", "compareSegue a"),
        ("[[segue identifier] isEqual:kA];", "compareSegue kA"),
        ("[@\"a\" isEqualToString:aSegue.identifier];", "compareSegue a"),
        ("if (segue.identifier == kA) {}", "compareSegue kA"),
        ("if (@\"a\" == [segue identifier]) {}", "compareSegue a"),
        ("NSString *i = segue.identifier; [i isEqualToString:@\"a\"];", "compareSegue a"),
        ("[t dequeueReusableCellWithIdentifier:@\"a\"];", "dequeueOptionalCell a t"),
        (
            "[self.table dequeueReusableCellWithIdentifier:@\"a\" forIndexPath:p];",
            "dequeueCell a self.table"
        ),
        (
            "Foo *c = [t dequeueReusableCellWithIdentifier:@\"a\" forIndexPath:p];",
            "dequeueCell a t Foo"
        ),
        (
            "__kindof Foo * const c = [t dequeueReusableCellWithIdentifier:@\"a\"];",
            "dequeueOptionalCell a t Foo"
        ),
        (
            "c = (Foo *)[[self table] dequeueReusableCellWithIdentifier:@\"a\"];",
            "dequeueOptionalCell a self.table Foo"
        ),
        ("[t dequeueReusableHeaderFooterViewWithIdentifier:@\"a\"];", "dequeueOther a t"),
        ("[t dequeueReusableCellWithReuseIdentifier:@\"a\" forIndexPath:p];", "dequeueItem a t"),
        (
            "[t dequeueReusableSupplementaryViewOfKind:k withReuseIdentifier:@\"a\" forIndexPath:p];",
            "dequeueItem a t"
        ),
        ("[t registerClass:[Foo class] forCellReuseIdentifier:@\"a\"];", "registerClass a t Foo"),
        (
            "[t registerClass:Foo.class forCellReuseIdentifier:[Foo name]];",
            "registerClass Foo.name t Foo"
        ),
        ("[t registerNib:n forCellReuseIdentifier:@\"a\"];", "registerNib a t"),
        ("[t registerNib:n forCellWithReuseIdentifier:@\"a\"];", "registerItemNib a t"),
        (
            "[t registerClass:[Foo class] forCellWithReuseIdentifier:@\"a\"];",
            "registerOther a t Foo"
        ),
        (
            "[t registerClass:[Foo class] forHeaderFooterViewReuseIdentifier:@\"a\"];",
            "registerOther a t Foo"
        ),
        (
            "[[NSBundle mainBundle] loadNibNamed:@\"a\" owner:self options:nil];",
            "nib a NSBundle.mainBundle"
        ),
        ("[[Foo alloc] initWithNibName:@\"a\" bundle:nil];", "nib a Foo.alloc Foo"),
        ("[super initWithNibName:@\"a\" bundle:nil];", "nib a super Home"),
        (
            "[self.storyboard instantiateViewControllerWithIdentifier:@\"a\"];",
            "instantiate a self.storyboard"
        ),
        (
            "Foo *f = [b instantiateViewControllerWithIdentifier:NSStringFromClass([Foo class])];",
            "instantiate Foo.self b Foo"
        ),
        (
            "[b instantiateViewControllerWithIdentifier:NSStringFromClass(self.class)];",
            "instantiate self.self b"
        ),
        ("SEL s = NSSelectorFromString(@\"a:\");", "selector a:"),
        ("SEL s = @selector(a:b:);", "selector a:b:"),
    ])
    func callsAreRead(_ statement: String, _ expected: String) {
        #expect(code(statement).uses.map(\.line) == [expected])
        #expect(code(statement).uses.map(\.enclosing) == ["Home"])
    }

    @Test(arguments: [
        "[super initWithNibName:nil bundle:nil];",
        "[t registerNib:nil forCellReuseIdentifier:@\"a\"];",
        "[name isEqualToString:@\"a\"];",
        "// [self performSegueWithIdentifier:@\"a\" sender:self];",
        "#if 0\n[self performSegueWithIdentifier:@\"a\" sender:self];\n#endif",
        "if (segue.identifier == nil) {}",
        "NSLog(@\"[self performSegueWithIdentifier:a sender:b]\");",
    ])
    func otherCodeUsesNothing(_ statement: String) { #expect(code(statement).uses.isEmpty) }

    @Test func declarationsAreNoCalls() {
        let source = """
            @interface A : B
            - (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender;
            @end
            """
        #expect(facts(source).uses.isEmpty)
    }

    @Test func whatIsMadeInPlaceIsFollowed() {
        let uses = code(
            """
            [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:@"a"];
            UIStoryboard *other = [UIStoryboard storyboardWithName:@"Other" bundle:nil];
            [other instantiateViewControllerWithIdentifier:@"b"];
            UINib *nib = [UINib nibWithNibName:@"Cell" bundle:nil];
            [t registerNib:nib forCellReuseIdentifier:@"c"];
            [t registerNib:[UINib nibWithNibName:NSStringFromClass([Foo class]) bundle:nil] forCellReuseIdentifier:@"d"];
            """
        ).uses
        let sources = uses.filter { [.instantiate, .registerNib].contains($0.kind) }.map(\.source)
        #expect(
            sources == [.literal("Main"), .literal("Other"), .literal("Cell"), .typeName("Foo")]
        )
    }

    @Test func placesAreThoseOfTheIdentifiers() throws {
        let source =
            "@implementation A\n- (void)a { [self performSegueWithIdentifier:@\"b\" sender:c]; }\n@end"
        let use = try #require(facts(source).uses.first)
        #expect(String(decoding: Array(source.utf8)[use.range.indices], as: UTF8.self) == "@\"b\"")
    }

    /// A category of a framework's class loads the nib of whichever subclass asks.
    @Test func categoriesDoNotKnowTheirClass() {
        let method =
            "- (void)a { [b loadNibNamed:NSStringFromClass([self class]) owner:nil options:nil]; }"
        #expect(
            facts("@implementation UIView\n\(method)\n@end").uses.map(\.line) == ["nib self.self b"]
        )
        #expect(
            facts("@implementation UIView (Nib)\n\(method)\n@end").uses.map(\.line) == ["nib ? b"]
        )
    }

    // MARK: Variables

    @Test(arguments: [
        ("NSString *a = @\"x\";", "x"), ("static NSString * const a = @\"x\";", "x"),
        ("NSString *a = @\"x\"; if (b) a = @\"y\";", "x|y"), ("NSString *a; a = @\"x\";", "x"),
        ("NSString *b = @\"y\", *a = @\"x\";", "x"), ("NSString *a = b ? @\"x\" : @\"y\";", "x|y"),
        ("NSString *a = [self b:c];", "?"), ("NSString *a;", "?"), ("NSString *a = kA;", "kA"),
        ("[l each:^(NSString *a) { }];", "?"), ("for (NSString *a in l) {}", "?"), ("", "a"),
    ])
    func variablesOfAFunctionAreFollowed(_ statements: String, _ value: String) {
        let uses = code("\(statements)\n[self performSegueWithIdentifier:a sender:nil];").uses
        #expect(uses.map { $0.line } == ["performSegue \(value) self"])
    }

    @Test func variablesOfOtherFunctionsAreNot() {
        let source = """
            @implementation A
            - (void)a { NSString *b = @"x"; }
            - (void)b { [self performSegueWithIdentifier:b sender:nil]; }
            - (void)c:(nullable NSString *)b { [self performSegueWithIdentifier:b sender:nil]; }
            @end
            static void f(NSString *b) { [c performSegueWithIdentifier:b sender:nil]; }
            """
        let uses = facts(source).uses
        #expect(
            uses.map(\.line) == ["performSegue b self", "performSegue ? self", "performSegue b c"]
        )
        #expect(uses.map(\.enclosing) == ["A", "A", nil])
    }

    // MARK: Constants

    @Test(arguments: [
        ("static NSString *const kA = @\"x\";", ["kA = x"]),
        ("NSString * const kA = @\"x\" @\"y\";", ["kA = xy"]),
        ("#define kA @\"x\"\n", ["kA = x"]),
        ("#define kA (@\"x\")\n#define kB kA\n", ["kA = x", "kB = kA"]),
        ("#define kA \\\n @\"x\" /* y */\n", ["kA = x"]),
        ("#define kA NSStringFromClass([Foo class])\n", ["kA = Foo.self"]),
        ("NSString *const kA = @\"x\", *const kB = kA;", ["kA = x", "kB = kA"]),
        ("NSString *kA = @\"a\\n\\\"\\u00e9\\x41\";", ["kA = a\n\"éA"]),
        (
            "const struct Cells Cells = { .name = @\"x\", .other = @\"y\" };",
            ["Cells.name = x", "Cells.other = y"]
        ),
        ("CellName const kA = @\"x\";", ["kA = x"]), ("auto kA = @\"x\";", ["kA = x"]),
        ("extern NSString *const kA;", []), ("#define kA(x) @\"x\"\n", []), ("#define kA 1\n", []),
        ("int a = 3;", []), ("void f(void) { NSString *a = @\"x\"; }", []),
        ("@implementation A\n+ (NSString *)a { return @\"x\"; }\n@end", ["A.a = x"]),
        (
            "@implementation A\n- (NSString *)a { return NSStringFromClass(self.class); }\n@end",
            ["A.a = self.self"]
        ),
        (
            "@implementation A\n+ (NSString *)a { static NSString *b = @\"x\"; return b; }\n@end",
            ["A.a = x"]
        ),
        (
            "@implementation A\n- (NSString *)a { if (b) return @\"x\"; return kY; }\n@end",
            ["A.a = x", "A.a = kY"]
        ),
        ("@implementation A\n- (NSString *)a { return [self b:c]; }\n@end", ["A.a = ?"]),
        ("@implementation A\n- (NSString *)a:(int)b { return @\"x\"; }\n@end", []),
    ])
    func constantsAreRead(_ source: String, _ expected: [String]) {
        let lines = facts(source).constants.map { constant in
            let name = constant.path.joined(separator: ".")
            return "\(name) = \(constant.value.line)"
        }
        #expect(lines == expected)
    }

    // MARK: Assignments

    @Test(arguments: [
        ("self.a = b;", ["a"]), ("_a = b;", ["_a", "a"]), ("a->b = c;", ["b"]),
        ("if (a) b = c;", ["b"]),
        ("[x setName:a];", ["Name", "name"]), ("[x setValue:a forKey:@\"b\"];", ["b"]),
        ("a == b;", []),
        ("int a = 3; Foo *b = c; NSArray<Foo *> *d = e;", []), ("else a = b;", ["a"]),
        ("x.settle(a);", []),
    ])
    func assignedNamesAreRead(_ statement: String, _ names: [String]) {
        #expect(code(statement).assigned == Set(names))
    }
}

extension IdentifierUse {
    /// What is read of a use, without its place.
    fileprivate var line: String {
        let texts = values.map(\.line).joined(separator: "|")
        let names = receiver.isEmpty ? "" : " \(receiver.joined(separator: "."))"
        return "\(kind) \(texts)\(names)\(type.map { " \($0)" } ?? "")"
    }
}

extension TextValue {
    fileprivate var line: String {
        switch self {
        case .literal(let text): text
        case .name(let names): names.joined(separator: ".")
        case .typeName(let name): "\(name).self"
        case .parameter, .unknown: "?"
        }
    }
}
