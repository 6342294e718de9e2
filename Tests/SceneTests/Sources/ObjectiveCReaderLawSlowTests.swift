import Testing

@testable import SceneSources
@testable import SceneText

/// What holds for the reader of Objective-C whatever it reads.
@Suite(.slow) struct ObjectiveCReaderLawSlowTests {
    /// A source with everything that the reader knows.
    static let source = """
        #import <UIKit/UIKit.h>
        #define kId @"X" // scenectl:ignore undeclared-action
        #define Cell UITableViewCell
        typedef UIView MyView;
        @class Foo, Bar;
        @protocol Fwd;
        @protocol Saving <NSObject>
        @optional
        - (void)saved:(NSString *)name, ... NS_REQUIRES_NIL_TERMINATION;
        @end
        NS_SWIFT_NAME(Home) @interface HomeController<__covariant T> : UIViewController <A, B> {
          @private
          __weak IBOutlet UILabel *_a, *b;
          IBOutletCollection(UIButton) NSArray *buttons;
          struct { unsigned x : 1; } _flags; void (^_block)(int a); id<P> labels[3];
        }
        @property (nonatomic, weak, getter=isOn, setter=putOn:) IBOutlet UILabel *label, *other;
        @property (copy) void (^handler)(NSString *x);
        @property (weak) IN_APP IBOutlet NSArray<__kindof UILabel *> *names UI_APPEARANCE_SELECTOR;
        - (IBAction)save:(id)sender forEvent:(UIEvent *)event __attribute__((unused));
        + (NSString *)reuseIdentifier;
        @end
        @interface HomeController (Extra) <C> @end
        static NSString *const kCell = @"Ce" "ll";
        const struct Cells Cells = { .name = @"Name" };
        @implementation HomeController
        @synthesize c = _c, d;
        + (NSString *)reuseIdentifier { return NSStringFromClass([self class]); }
        - (void)show:(NSString *)identifier {
          static NSString *CellIdentifier = @"Cell\\n\\u00e9";
          Foo *cell = [self.tableView dequeueReusableCellWithIdentifier:CellIdentifier forIndexPath:p];
          cell = (Bar *)[[self tableView] dequeueReusableCellWithIdentifier:identifier];
          [t registerNib:[UINib nibWithNibName:@"N" bundle:nil] forCellReuseIdentifier:[Foo name]];
          [self performSegueWithIdentifier:flag ? @"a" : kCell sender:self];
          UIStoryboard *board = [UIStoryboard storyboardWithName:@"Two" bundle:nil];
          [board instantiateViewControllerWithIdentifier:Cells.name];
          if ([segue.identifier isEqualToString:@"x"] || segue.identifier == kId) { self.label = nil; }
          Foo *f = [[Foo alloc] initWithNibName:@"FooNib" bundle:nil]; [f setTitle:@"y"];
          [self setValue:f forKey:@"key"]; s = NSSelectorFromString(@"a:"); u = @selector(b:c:);
        }
        @end
        """

    private func read(_ bytes: [UInt8]) -> SourceFacts {
        ObjectiveCReader.facts(of: bytes, collectsWords: true)
    }

    // MARK: Any bytes

    @Test func everyPrefixIsRead() {
        let bytes = Array(Self.source.utf8)
        for end in 0...bytes.count { _ = read(Array(bytes[..<end])) }
        for start in 0...bytes.count { _ = read(Array(bytes[start...])) }
    }

    @Test func everyLostOrChangedByteIsRead() {
        let bytes = Array(Self.source.utf8)
        for place in bytes.indices.tried(from: 0) {
            var other = bytes
            other.remove(at: place)
            _ = read(other)
            for byte in "{)[<\"@:#".utf8 {
                other = bytes
                other[place] = byte
                _ = ObjectiveCReader.facts(of: other)
            }
        }
    }

    @Test func anyMixtureOfPiecesIsRead() {
        var random = SeededGenerator(seed: 7)
        let pieces = [
            "@interface", "@implementation", "@end", "@property", "@synthesize", "@protocol", "X",
            "<",
            ">", "(", ")", "[", "]", "{", "}", ";", ":", ",", "*", "=", "@\"x\"", "\"y\"",
            "#if A\n",
            "\n#else\n", "\n#endif\n", "\n#define K ", "\n", "IBOutletCollection", "IBOutlet", "- ",
            "+",
            "typedef", "NSString", "return", "NSStringFromClass", "NSSelectorFromString",
            "@selector",
            "segue", ".", "identifier", "==", "?", "^", "a", "performSegueWithIdentifier:",
            "registerNib:", "forCellReuseIdentifier:", "initWithNibName:", "isEqualToString:",
            "NS_SWIFT_NAME", "@compatibility_alias", "extern \"C\"", "namespace", "__attribute__",
            "R\"(",
        ]
        for _ in 0..<20_000 {
            let count = Int.random(in: 1...40, using: &random)
            let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }
            _ = read(Array(text.joined(separator: Bool.random(using: &random) ? " " : "").utf8))
        }
    }

    @Test func binaryFilesAreRead() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<200 {
            _ = read((0..<2_000).map { _ in UInt8.random(in: 0...255, using: &random) })
        }
        _ = read([UInt8](repeating: 0, count: 100_000))
    }

    // MARK: Repetitions

    private static let shapes = [
        "{", "(", "[", "[[", "({[", "@{", "}", "])", "({)", "<", "@property <",
        "@property (a) X *x;",
        "@interface X <", "@interface X : Y\n", "@interface X {", "@interface X : Y { id", "[a b:",
        "[a performSegueWithIdentifier:", "[[a performSegueWithIdentifier:b] ", "a = b = ", "x = (",
        "NSString *a = ", "NSString *a = b ? ", "a ? b : ", "@\"a\" ", "\"", "'", "R\"a(", "/*",
        "//\n",
        "#if A\n", "#if A\n{", "#if A\n}\n#else\n}", "{\n#if A\n", "{\n#if A\n}\n#endif\n",
        "\n#endif\n",
        "#if 0\n", "#define A (", "#define A @\"a\" ", "#define ", "\\\n", "# ",
        "/*scenectl:ignore*/ ",
        "// scenectl:ignore a, b\n", "segue.identifier == ", "[segue identifier] == ", "a.", "- (",
        "- a:",
        "- a", "- (IBAction)a:(id)b ", "@selector(", "@synthesize a, ", "typedef A ",
        "NS_SWIFT_NAME(",
        "NSStringFromClass(", "[UIStoryboard storyboardWithName:", "(A *)", "[x setA:",
        "extern \"C\" {",
        "namespace {", "@protocol A < ", "^(NSString *a) {", "NSString * * ", "const ", "IBOutlet ",
    ]

    /// A quadratic reader would need minutes for these; `make growth` measures it.
    @Test(arguments: shapes)
    func repetitionsAreRead(_ shape: String) {
        let whole = "@interface A : B\n@end\n@implementation A\n- (void)a {\n"
        for head in ["", "@interface A : B { id ", "@interface A : B\n@property ", whole] {
            let text = head + String(repeating: shape, count: Int.cases(80_000) / shape.utf8.count)
            let facts = read(Array(text.utf8))
            let places = facts.types.map(\.headRange) + facts.uses.map(\.range)
            #expect(places.allSatisfy { Int($0.end) <= text.utf8.count }, "\(head)\(shape)")
        }
    }

    @Test func nestingIsNoMatterOfTheStack() {
        for pair in [("{", "}"), ("(", ")"), ("[", "]"), ("[a b:", "]"), ("(A)", ""), ("a?", ":b")]
        {
            let text =
                "@implementation A\n- (void)a {\n [x performSegueWithIdentifier:"
                + String(repeating: pair.0, count: 100_000) + "y"
                + String(repeating: pair.1, count: 100_000) + " sender:nil];\n}\n- (void)b {}\n@end"
            #expect(read(Array(text.utf8)).types.map(\.name) == ["A"])
        }
    }

    // MARK: What changes nothing

    @Test(arguments: [" ", "/* { \" */", "// [ '\n", "\\\n"])
    func blanksAndCommentsChangeNothing(_ blank: String) {
        let bytes = Array(Self.source.utf8)
        let expected = ReaderLawText.facts(read(bytes))
        let lexer = ObjCLexer(bytes)
        for token in lexer.tokens where token.kind != .other {
            var other = bytes
            other.insert(contentsOf: Array(blank.utf8), at: Int(token.start))
            #expect(ReaderLawText.facts(read(other)) == expected, "before \(token)")
        }
    }

    @Test func conditionsKeepMembers() {
        let members = [
            "- (IBAction)a:(id)sender;", "@property IBOutlet UILabel *b;", "+ (void)c;",
        ]
        let head = "@interface A : B\n"
        let plain = head + members.joined(separator: "\n") + "\n@end"
        let expected = ReaderLawText.facts(read(Array(plain.utf8)))
        for index in members.indices {
            var wrapped = members
            wrapped[index] = "#if A\n\(wrapped[index])\n#endif"
            let text = head + wrapped.joined(separator: "\n") + "\n@end"
            #expect(ReaderLawText.facts(read(Array(text.utf8))) == expected)
        }
        let sides =
            head
            + "#ifdef A\n\(members[0])\n#elif B\n\(members[1])\n#else\n\(members[2])\n#endif\n@end"
        #expect(ReaderLawText.facts(read(Array(sides.utf8))) == expected)
    }

    @Test func lineEndsAndByteOrderMarksChangeNothing() {
        let expected = ReaderLawText.facts(read(Array(Self.source.utf8)))
        for end in ["\r\n", "\r"] {
            let text = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
                .joined(separator: end)
            #expect(ReaderLawText.facts(read([0xEF, 0xBB, 0xBF] + Array(text.utf8))) == expected)
        }
    }
}

/// What was read without its places, to be compared.
private enum ReaderLawText {
    static func facts(_ facts: SourceFacts) -> [String] {
        let types = facts.types.map { type in
            let members = type.members.map { member in
                "\(member.kind) \(member.name) \(member.otherName ?? "") \(member.marks.rawValue) "
                    + "\(member.type ?? "") \(member.isCollection) \(member.parameters)"
            }
            return "\(type.kind) \(type.name) \(type.otherName ?? "") \(type.inherited) \(members)"
        }
        let constants = facts.constants.map { "\($0.path) \($0.value)" }
        let uses = facts.uses.map { use in
            "\(use.kind) \(use.values) \(String(describing: use.source)) \(use.type ?? "") "
                + "\(use.receiver) \(use.enclosing ?? "")"
        }
        return types + constants + uses + facts.assigned.sorted() + facts.words.sorted()
            + facts.ignored.map { $0.codes.joined(separator: " ") }
    }
}
