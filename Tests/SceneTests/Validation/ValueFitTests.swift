import Testing

@testable import SceneKitLite

/// Values that do not fit what they are for, and what is said of them.
@Suite struct ValueFitTests {
    private static func scene(_ assignment: String) -> CheckedScene {
        CheckedScene(
            """
            scenes:
              form:
                controller: view
                class: Form
                view: [{label: {id: name}}]
                outlets: {nameLabel: name}
            classes:
              Form:
                superclass: ViewController
                outlets: {nameLabel: Label}
                configureView:
                  \(assignment)
            """
        )
    }

    @Test(arguments: [
        ("textColor: 3", "a colour, not an Int"),
        ("font: 14", "a font, not an Int"),
        ("textAlignment: true", "a word, not a Bool"),
    ])
    func aNumberIsNoWord(_ assignment: String, _ explanation: String) {
        let name = assignment.prefix { $0 != ":" }
        let scene = Self.scene("nameLabel.\(assignment)")
        #expect(scene.messages == ["'nameLabel.\(name)' takes \(explanation)"])
        #expect(scene.helps == [])
    }

    @Test(arguments: [("yes", "true"), ("On", "true"), ("no", "false"), ("Off", "false")])
    func aWordForATruthValueIsTranslated(_ word: String, _ value: String) {
        let scene = Self.scene("nameLabel.hidden: \(word)")
        #expect(scene.findings == ["type-mismatch «\(word)»"])
        #expect(scene.helps == ["write '\(value)': booleans are 'true' and 'false' only"])
    }
}
