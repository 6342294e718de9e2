import Testing

@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// What would change the screen without a word is found, and nothing that is meant so.
@Suite struct SilentMistakeTests {
    @Test(arguments: [
        ("label: Room 1️⃣#52️⃣", "\"Room #5\""),
        ("label: Room   1️⃣#5 and more2️⃣  ", "\"Room   #5 and more\""),
        ("label: C 1️⃣#minor2️⃣", "\"C #minor\""),
    ])
    func aTextThatACommentCutsOff(_ view: String, _ quoted: String) {
        let scene = CheckedScene("view:\n  - \(view)\n")
        #expect(scene.ranges == [scene.marked.range(1, 2)])
        let finding = scene.file.findings().first
        #expect(finding?.code == .cutText)
        #expect(finding?.helps.first?.edit?.replacement == quoted)
    }

    @Test(arguments: [
        "label: Room # 5", "label: Room #", "label: Room#5", "label: 'Room' #5", "label: \"a\" #5",
        "label: {text: a, width: 3} #5", "label: Room #####", "label: a #!x", "spacer # x",
    ])
    func aCommentThatIsMeantAsOne(_ view: String) {
        #expect(CheckedScene("view:\n  - \(view)\n").findings == [])
    }

    @Test func numbersAndBooleansAreNotCutOff() {
        let scene = CheckedScene(
            """
            view:
              - label:
                  text: x
                  width: 40 #points
                  hidden: false #yet
            """
        )
        #expect(scene.findings == [])
    }

    @Test(arguments: [
        ("label: 1️⃣&more2️⃣", "\"&more\""),
        ("label: 1️⃣&more to come2️⃣", "\"&more to come\""),
        ("label: 1️⃣“Hello”2️⃣", "\"Hello\""),
        ("label: {text: 1️⃣‘don’t’2️⃣}", "\"don’t\""),
        ("label: 1️⃣„Hallo“2️⃣", "\"Hallo\""),
    ])
    func aTextWhoseStartIsReadOtherwise(_ view: String, _ quoted: String) {
        let scene = CheckedScene("view:\n  - \(view)\n")
        #expect(scene.ranges == [scene.marked.range(1, 2)])
        #expect(scene.file.findings().first?.severity == .warning)
        #expect(scene.file.findings().first?.helps.first?.edit?.replacement == quoted)
    }

    @Test func anchorsThatAreUsedAreMeant() {
        let scene = CheckedScene("view:\n  - label: &more to come\n  - label: *more\n")
        #expect(scene.findings == [])
    }

    @Test(arguments: [
        ("'1️⃣\\(item.name)2️⃣'", "{item.name}"),
        ("1️⃣item.name2️⃣", nil), ("\"1️⃣item.name + '!'2️⃣\"", "{item.name + '!'}"),
        ("'1️⃣$name2️⃣'", "{name}"),
        ("'1️⃣$item.name2️⃣'", "{item.name}"),
        ("\"1️⃣${row}2️⃣\"", "{row}"),
        ("'a 1️⃣\\( item.name )2️⃣ b'", "{item.name}"),
        ("'1️⃣\\(f(item.name))2️⃣'", "{f(item.name)}"),
        ("\"1️⃣{{item.name}}2️⃣\"", "{item.name}"),
        ("'1️⃣{{ row }}2️⃣'", "{row}"),
        ("\"1️⃣{{person.name.first}}2️⃣\"", "{person.name.first}"),
        ("a1️⃣\\(row)2️⃣", nil),
    ])
    func anExpressionOfAnotherLanguage(_ text: String, _ expression: String?) {
        let scene = CheckedScene(
            class: "rows: people\ncell: {identifier: Cell, set: {textLabel.text: \(text)}}"
        )
        let finding = scene.file.findings().first
        #expect(scene.ranges == [scene.marked.range(1, 2)])
        #expect(finding?.code == .literalExpression)
        #expect(finding?.helps.first?.edit?.replacement == expression)
    }

    @Test(arguments: [
        "'{{x}}'", "'{{a b}}'", "'{{\"a\": 1}}'", "'a\\b'", "'\\()'", "'(x)'",
        "'{{{{item.name}}}}'", "'{{}}'", "'${item.name}'", "'{{{item.name}}}'", "'C:\\(x'",
        "item", "item. No", "'item.name is a path'", "'$5'", "'$name and more'", "'$USD'",
        "'a $name'", "'$'", "'$a-b c'",
    ])
    func aTextThatOnlyLooksLikeOne(_ text: String) {
        let scene = CheckedScene(
            class: "rows: people\ncell: {identifier: Cell, set: {textLabel.text: \(text)}}"
        )
        #expect(!scene.findings.contains { $0.hasPrefix("literal-expression") })
    }

    @Test(arguments: [
        ("bold 14", "System-Bold 14"), ("Bold 14", "System-Bold 14"), ("14 bold", "System-Bold 14"),
        ("bold", "System-Bold 17"), ("italic", "System-Italic 17"),
        ("semibold 9", "System-Semibold 9"),
        ("light 12.5", "System-Light 12.5"), ("14", "System 14"), ("System", "System 17"),
        ("system-bold", "System-Bold 17"), ("System 14pt", "System 14"),
        ("Avenir 14pt", "Avenir 14"),
        ("14 Avenir", "Avenir 14"), ("headline 20", "headline"),
    ])
    func aFontThatIsNotOne(_ font: String, _ meant: String) {
        let file = CheckedScene("view:\n  - label: {text: x, font: \(font)}\n").file
        #expect(file.findings().map(\.code) == [.badFont])
        #expect(file.findings().first?.helps.first?.edit?.replacement == meant)
    }
}
