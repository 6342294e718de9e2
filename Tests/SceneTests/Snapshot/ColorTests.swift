import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRuntime
@testable import SceneText

/// Weight, faintness and colour, which are drawn only when they are asked for.
@Suite struct ColorTests {
    private func line(_ view: View) -> Substring {
        let window = makeScreen(of: makeColumn(view), columns: 8)
        return ScreenRenderer(usesColor: true).render(window).split(separator: "\n")[1]
    }

    private func label(_ font: String, color: String? = nil) -> Label {
        let label = makeLabel("text")
        label.font = Font(font) ?? label.font
        label.textColor = color.flatMap { Color($0) }
        return label
    }

    @Test(arguments: [
        ("System 17", nil, "│text  │"),
        ("System-Bold 17", nil, "│\u{1B}[1mtext\u{1B}[0m  │"),
        ("System-Italic 17", nil, "│\u{1B}[3mtext\u{1B}[0m  │"),
        ("System 10", nil, "│\u{1B}[2mtext\u{1B}[0m  │"),
        ("headline", nil, "│\u{1B}[1mtext\u{1B}[0m  │"),
        ("footnote", "systemRed", "│\u{1B}[2;31mtext\u{1B}[0m  │"),
        ("System 17", "#102030", "│\u{1B}[38;2;16;32;48mtext\u{1B}[0m  │"),
        ("System 17", "secondaryLabel", "│\u{1B}[2mtext\u{1B}[0m  │"),
        ("System 17", "label", "│text  │"),
    ])
    func textHasTheLookOfItsFontAndColour(font: String, color: String?, result: String) {
        #expect(line(label(font, color: color)) == result)
    }

    @Test func aBackgroundIsBehindTheText() {
        let view = label("System 17")
        view.backgroundColor = Color("systemBlue")
        #expect(line(view) == "│\u{1B}[44mtext  \u{1B}[0m│")
    }

    @Test(arguments: [
        ("#B2B2B21A", nil, "247;247;247"), ("#B2B2B2", nil, "178;178;178"),
        ("#FF000080", nil, "255;127;127"), ("#00000080", "#FFFFFF80", "127;127;127"),
        ("#00000080", "systemGray6", "121;121;123"), ("#00000080", "#FF0000", "127;0;0"),
    ])
    func alphaIsMixedWithWhatIsBehind(color: String, behind: String?, result: String) {
        let view = label("System 17")
        view.backgroundColor = Color(color)
        let column = makeColumn(view)
        column.backgroundColor = behind.flatMap { Color($0) }
        let window = makeScreen(of: column, columns: 8)
        let picture = ScreenRenderer(usesColor: true).render(window)
        #expect(picture.split(separator: "\n")[1].contains("[48;2;\(result)mtext"))
        view.backgroundColor = nil
        view.textColor = Color(color)
        let text = ScreenRenderer(usesColor: true).render(window)
        #expect(text.split(separator: "\n")[1].contains("38;2;\(result)"))
    }

    @Test func whatCanBeTappedIsTintedUnlessItIsDisabled() {
        let button = Button()
        button.title = "A"
        #expect(line(button) == "│\u{1B}[34m[ A ]\u{1B}[0m │")
        button.tintColor = Color("systemRed")
        #expect(line(button) == "│\u{1B}[31m[ A ]\u{1B}[0m │")
        button.isEnabled = false
        #expect(line(button) == "│\u{1B}[2m[ A ]\u{1B}[0m │")
    }

    @Test func withoutColourThereIsNoEscape() {
        let controller = PhotographersController()
        controller.indexTitles = ["A"]
        let window = makeScreen(NavigationController(rootViewController: controller))
        controller.setEditing(true, animated: false)
        #expect(!ScreenRenderer().render(window).contains("\u{1B}"))
        #expect(ScreenRenderer(usesColor: true).render(window).contains("\u{1B}[31m⊖"))
    }

    @Test func colourChangesNoCharacter() {
        let controller = PhotographersController()
        controller.indexTitles = ["A"]
        let window = makeScreen(NavigationController(rootViewController: controller))
        controller.setEditing(true, animated: false)
        controller.tableView.visibleCells[0].isSelected = true
        let colored = ScreenRenderer(usesColor: true).render(window)
        let parts = colored.split(separator: "\u{1B}", omittingEmptySubsequences: false)
        let plain = parts.dropFirst().reduce(into: String(parts[0])) { text, part in
            text += part.drop { $0 != "m" }.dropFirst()
        }
        #expect(plain == ScreenRenderer().render(window))
    }
}
