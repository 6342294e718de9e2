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

    /// Any expression has the value that it had.
    @Test(.slow, arguments: [true, false])
    func nothingComesOutOtherwise(_ isThere: Bool) throws {
        let old = Names(b: isThere ? .string("v") : .null)
        let replacement = PathRewriting.Replacement(
            text: isThere ? "x" : "nil",
            presence: isThere ? .always : .never
        )
        var count = 0
        for seed in 0..<2_000 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let text = Self.text(3, &generator)
            guard text.contains("a.b") else { continue }
            count += 1
            let new = try rewritten(text, replacement)
            #expect(try value(of: new, old) == value(of: text, old), "\(text) became \(new)")
            #expect(!new.contains("a.b"))
        }
        #expect(count > 1_000)
    }

    private func value(of text: String, _ names: Names) throws -> DataValue {
        let (template, _) = Template.reading("{\(text)}", of: SourceID(index: 0))
        let expression = try #require(template.singleExpression, "\(text)")
        return try expression.evaluate(in: names)
    }

    /// An expression that has a text, or none.
    private static func text(_ depth: Int, _ generator: inout SeededGenerator) -> String {
        func inner() -> String { text(depth - 1, &generator) }
        let leaves = ["a.b?", "a?.b?", "(a.b?)", "'v'", "c", "d.e?"]
        guard depth > 0 else { return leaves.randomElement(using: &generator) ?? "c" }
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: return "\(inner()) ?? \(inner())"
        case 1: return "(\(inner()) ?? \(inner()))"
        case 2: return "(\(inner()) | uppercase)"
        case 3, 4: return "(\(truth(depth - 1, &generator)) ? \(inner()) : \(inner()))"
        default: return inner()
        }
    }

    private static func truth(_ depth: Int, _ generator: inout SeededGenerator) -> String {
        let one = text(depth, &generator)
        let other = text(depth, &generator)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: return "\(one) == nil"
        case 1: return "nil != \(one)"
        case 2: return "(\(one) == nil)"
        case 3: return "!(\(one) == \(other))"
        case 4: return "\(one) == nil && \(other) != nil"
        default: return "\(one) == \(other)"
        }
    }

    private struct Names: ValueScope {
        let b: DataValue

        func value(of name: String) -> ScopeValue? {
            switch name {
            case "a": .data(.record(DataValue.Record([("b", b)])))
            case "c": .data(.string("c"))
            case "d": .data(.record(DataValue.Record([("e", .null)])))
            case "x": .data(b)
            default: nil
            }
        }
    }
}
