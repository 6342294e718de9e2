import Testing

@testable import SceneRules
@testable import SceneText

/// What is reported of a file whose text has a fault as YAML.
@Suite struct BrokenOffTests {
    private static let lines = [
        "scenes:", "  a:", "    controller: table", "    class: C", "    table:", "      sections:",
        "        - cells:", "            - {style: default, text: A}",
    ]

    @Test(arguments: 1..<lines.count, [-1, 1])
    func aWrongIndentIsNoMissingKey(line: Int, shift: Int) {
        var lines = Self.lines
        lines[line] = shift < 0 ? String(lines[line].dropFirst()) : " " + lines[line]
        let codes = Self.codes(lines.joined(separator: "\n") + "\n")
        guard codes.contains("yaml-syntax") else { return }
        #expect(!codes.contains("missing-key"))
    }

    @Test func aKeyThatIsThereTwiceHidesNothingElse() {
        let codes = Self.codes(
            """
            scenes:
              a:
                controller: view
                class: C
                outlets: {title: nobody}
                title: One
                title: Two
            classes:
              C: {superclass: ViewController, outlets: {title: Label}}
            """
        )
        #expect(codes == ["unresolved-outlet", "duplicate-key"])
    }

    private static func codes(_ text: String) -> [String] {
        SceneFile.read(SourceText(name: "test.yaml", text: text)).diagnostics.map(\.code.name)
    }
}
