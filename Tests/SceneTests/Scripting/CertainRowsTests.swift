import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// Rows that need not be filled are those that cannot go wrong.
@Suite struct CertainRowsTests {
    private static func scene(
        _ value: String,
        count: Int = 12,
        cell: String = "",
        type: String = "",
        more: String = ""
    ) -> SceneFile {
        let text = """
            \(more)scenes:
              list:
                controller: table
                class: List
                table:
                  prototypes: [{identifier: Cell, style: subtitle\(cell)}]
            classes:
              Cell: {superclass: TableViewCell, configureView: {textLabel.text: x}}
              List:
                superclass: TableViewController
                rows: {count: \(count)}
                cell: {identifier: Cell, set: {textLabel.text: "\(value)"}}
                \(type)
            """
        return SceneFile.read(SourceText(name: "scene.yaml", text: text))
    }

    private static func isCertain(_ file: SceneFile) -> Bool {
        file.definition.scenes.indices.allSatisfy(CertainRows(of: file).hasScene)
    }

    @Test(arguments: [
        "{row}", "Order {row + 1} of {count}", "{(row + 1) * 2.5 | %.2f}", "{-row / 2 % 7}",
        "{row == 0 ? 'first' : section > 1 && !(row < 2) ? 'b' : 'c' | uppercase}", "none",
    ])
    func theNumbersOfRowsAreCertain(_ value: String) {
        let file = Self.scene(value)
        #expect(file.hasErrors == false)
        #expect(Self.isCertain(file))
    }

    @Test(arguments: [
        "{10 / row}", "{row / 0.5}", "{row % count}", "{row * 9000000000000000000}",
        "{row | pattern '#'}", "{name}", "{data | count}",
    ])
    func whatMayFailInARowIsNot(_ value: String) {
        let file = Self.scene(
            value,
            type: "properties: {name: String}",
            more: "data: {data: [x]}\n"
        )
        #expect(file.hasErrors == false)
        #expect(!Self.isCertain(file))
    }

    @Test func norIsAnythingThatIsComputedWhenAScreenLoads() {
        for file in [
            Self.scene("{row}", cell: ", class: Cell"),
            Self.scene("{row}", cell: ", detail: '{data | count}'", more: "data: {data: [x]}\n"),
            Self.scene("{row}", type: "configureView: {title: x}"),
            Self.scene("{row}", type: "willDisplay: {textLabel.text: x}"),
            Self.scene("{row}", type: "swipe: [{title: A, actions: {log: x}}]"),
            Self.scene("{row}", more: "styles: {a: {text: '{data | count}'}}\ndata: {data: [x]}\n"),
        ] {
            #expect(file.hasErrors == false, "\(file.diagnostics)")
            #expect(!Self.isCertain(file))
        }
    }

    @Test(.slow, arguments: 1...200 as ClosedRange<UInt64>)
    func drawingRowsOfAnyExpressionFindsTheSame(seed: UInt64) throws {
        var random = GeneratedExpression(seed: seed)
        let parts = (0..<Int.random(in: 1...2, using: &random.generator)).map { _ in
            "{\(random.text(depth: 3))}"
        }
        let file = Self.scene(parts.joined(separator: " "))
        guard !file.hasErrors else { return }
        let player = try #require(
            ScenePlayer(Storyboard(file), size: ScreenSize(columns: 40, lines: 12))
        )
        ScreenRenderer(.text).renderFull(player.window) { _ in }
        let drawn = DiagnosticLog(player.storyboard.faults).sorted
        let found = RowCheck.findings(in: file, limit: 10_000)
        #expect(found.map(\.primary) == drawn.map(\.primary))
        #expect(found.map(\.message) == drawn.map(\.message))
    }

    /// The law is about something only if both kinds of expressions come up.
    @Test func someGeneratedRowsAreCertainAndSomeAreNot() {
        let files = (1...200 as ClosedRange<UInt64>).map { seed in
            var random = GeneratedExpression(seed: seed)
            return Self.scene("{\(random.text(depth: 3))}")
        }.filter { !$0.hasErrors }
        let certain = files.count(where: Self.isCertain)
        let faulty = files.count { !RowCheck.findings(in: $0, limit: 100).isEmpty }
        #expect(certain > 30 && faulty > 15, "\(certain) and \(faulty) of \(files.count)")
    }
}

/// Expressions of the numbers of a row, some of which fail in some rows.
private struct GeneratedExpression {
    var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private mutating func one(of choices: [String]) -> String {
        choices[Int.random(in: choices.indices, using: &generator)]
    }

    mutating func number(depth: Int) -> String {
        guard depth > 0, Int.random(in: 0..<4, using: &generator) > 0 else {
            return one(of: ["row", "row", "count", "section", "0", "1", "7", "4000000000000000000"])
        }
        let (left, right) = (number(depth: depth - 1), number(depth: depth - 1))
        let truth = truth(depth: depth - 1)
        return one(of: [
            "(\(left) + \(right))", "(\(left) - \(right))", "(\(left) * \(right))",
            "(\(left) / \(right))", "(\(left) / 3)", "(\(left) % \(right))", "-\(left)",
            "(\(truth) ? \(left) : \(right))",
        ])
    }

    mutating func truth(depth: Int) -> String {
        let (left, right) = (number(depth: depth - 1), number(depth: depth - 1))
        let sign = one(of: ["<", "==", "!=", ">="])
        let comparison = "(\(left) \(sign) \(right))"
        guard depth > 0 else { return comparison }
        let other = truth(depth: depth - 1)
        return one(of: [
            comparison, "!\(other)", "(\(comparison) && \(other))", "(\(comparison) || \(other))",
        ])
    }

    mutating func text(depth: Int) -> String {
        let value = number(depth: depth)
        guard depth > 0 else { return value }
        let (left, right) = (text(depth: depth - 1), text(depth: depth - 1))
        return one(of: [
            value, "(\(value) | %d)", "(\(value) | %05.1f)", "(\(value) | number)",
            "(\(value) | percent)", "(\(value) | bytes)", "(\(value) | pattern '##')",
            "(\(truth(depth: depth - 1)) ? (\(left) | %@) : (\(right) | %@))",
            "((\(left) | %@) + (\(right) | %@) | uppercase)",
        ])
    }
}
