import Testing

@testable import SceneLanguage
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Long mappings are decoded in parts at the same time, and the outcome is that of one decoder.
@Suite struct LongMappingTests {
    private static let count = 700

    /// Many scenes and classes, among them a mistake every now and then.
    private static let text: String = {
        var text = "scenes:\n"
        for number in 0..<count {
            text += "  scene\(number):\n    controller: view\n    class: Class\(number)\n"
            if number % 90 == 7 { text += "    titel: Misspelt \(number)\n" }
            if number == 400 || number == 600 { text += "    initial: true\n" }
            text += "    view:\n      - label: {text: Scene \(number)}\n"
            if number % 130 == 5 { text += "      - labell: Misspelt too\n" }
        }
        text += "classes:\n"
        for number in 0..<count {
            text += "  Class\(number): {superclass: ViewController}\n"
            if number % 200 == 9 { text += "  9\(number): {superclass: 3, outlet: {}}\n" }
        }
        return text
    }()

    @Test(arguments: ["scenes", "classes"]) func aLongListIsNoMapping(key: String) {
        let items = String(repeating: "  - item\n", count: Self.count)
        let file = SceneFile.read(SourceText(name: "long.yaml", text: "\(key):\n\(items)"))
        #expect(file.diagnostics.contains { $0.code == .wrongType })
    }

    @Test func isDecodedAsIfOneEntryCameAfterTheOther() throws {
        let tree = ParsedYAML(Self.text).tree
        var log = DiagnosticLog()
        var logInOrder = DiagnosticLog()
        let definition = SceneDecoder.decode(tree, limits: Limits(), log: &log)
        let inOrder = SceneDecoder.decode(tree, limits: Limits(), log: &logInOrder) { _, _, _ in }

        #expect(log.diagnostics.count > 20)
        #expect(log.diagnostics == logInOrder.diagnostics)
        #expect(definition.scenes.map(\.id.value) == (0..<Self.count).map { "scene\($0)" })
        #expect(definition.classes.count == inOrder.classes.count)
        #expect(definition.initial.map(\.value) == ["scene400"])
        // A line that differs says more than two long texts.
        let lines = "\(definition.scenes)".split(separator: ",")
        let linesInOrder = "\(inOrder.scenes)".split(separator: ",")
        #expect(zip(lines, linesInOrder).first { $0 != $1 } == nil)
        #expect(lines.count == linesInOrder.count)
    }
}
