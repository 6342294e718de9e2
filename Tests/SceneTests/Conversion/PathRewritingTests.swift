import Testing

@testable import SceneConversion
@testable import SceneLanguage
@testable import SceneText

/// What asks for the absence of a value goes where its absence is known.
@Suite struct PathRewritingTests {
    private static let always: [(String, String)] = [
        ("a.b", "x"),
        ("a.b?", "x"),
        ("a?.b?", "x"),
        ("a['b']?", "x"),
        ("( a.b? )", "( x )"),
        ("((a.b?))", "((x))"),
        ("a.b? ?? 'none'", "x"),
        ("(a.b? ?? 'none') == 'c'", "x == 'c'"),
        ("c ?? a.b? ?? 'none'", "c ?? x"),
        ("a.b? == nil", "false"),
        ("nil != a.b?", "true"),
        ("a.b? != nil ? a.b : 'none'", "x"),
        ("a.b? | uppercase", "x | uppercase"),
        ("(a.b? | uppercase) ?? 'none'", "(x | uppercase)"),
        ("c ? a.b? : a.b? ?? ''", "c ? x : x"),
        ("!(a.b? == nil) && c", "!false && c"),
        ("c.d? ?? 'none'", "c.d? ?? 'none'"),
    ]

    private static let never: [(String, String)] = [
        ("a.b?", "nil"),
        ("a.b? ?? 'none'", "'none'"),
        ("a.b? ?? c ?? 'none'", "c ?? 'none'"),
        ("(a.b? ?? c ?? d) + e", "(c ?? d) + e"),
        ("a.b? == nil", "true"),
        ("a.b? == nil ? 'none' : a.b", "'none'"),
    ]

    private func rewritten(
        _ text: String,
        _ replacement: PathRewriting.Replacement
    ) throws -> String {
        let source = SourceID(index: 0)
        let (template, bytes) = Template.reading("{\(text)}", of: source)
        let expression = try #require(template.singleExpression)
        var replacements: [SourceRange: PathRewriting.Replacement] = [:]
        for path in expression.paths where path.root.name == "a" {
            replacements[path.root.range] = replacement
        }
        return PathRewriting(expression, in: bytes, replacing: replacements).text
    }

    @Test(arguments: always)
    func whatIsAlwaysThereIsAskedForWithoutAMark(_ old: String, _ new: String) throws {
        let x = PathRewriting.Replacement(text: "x", presence: .always)
        #expect(try rewritten(old, x) == new)
    }

    @Test(arguments: never)
    func whatIsNeverThereIsLeftOut(_ old: String, _ new: String) throws {
        let x = PathRewriting.Replacement(text: "nil", presence: .never)
        #expect(try rewritten(old, x) == new)
    }
}
