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
        ("!(a.b? == nil) && c", "c"),
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

    private static let decided: [(String, String)] = [
        ("a.b == 1 ? 'one' : 'more'", "'one'"),
        ("a.b + 1", "2"),
        ("a.b > 1 && c == 'd'", "false"),
        ("c == 'd' && a.b > 0", "c == 'd'"),
        ("c == 'd' || a.b > 1 ? 'e' : nil", "c == 'd' ? 'e' : nil"),
        ("a.b == c?", "c? == 1"),
        ("a.b > c", "1 > c"),
        ("c + a.b * 2", "c + 2"),
        ("(a.b | %.1f)", "'1.0'"),
        ("1 + 2 == c", "1 + 2 == c"),
        ("a.b / 0", "1 / 0"),
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

    /// What the value of a path decides is decided, and what its author computed stays as it is.
    @Test(arguments: decided)
    func whatAValueDecidesIsNotWritten(_ old: String, _ new: String) throws {
        let one = PathRewriting.Replacement(text: "1", presence: .always, literal: .int(1))
        #expect(try rewritten(old, one) == new)
    }

    /// Any expression has the value that it had, where a path becomes a value.
    @Test(.slow, arguments: ["v", "c", "w"])
    func noValueDecidesOtherwise(_ word: String) throws {
        let old = Names(b: .string(word))
        let literal = PathRewriting.Replacement(
            text: "'\(word)'",
            presence: .always,
            literal: .string(word)
        )
        for seed in 0..<2_000 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let text = Self.text(3, &generator)
            let new = try rewritten(text, literal)
            #expect(try value(of: new, old) == value(of: text, old), "\(text) became \(new)")
        }
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
