import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// A control is found without a label where a screen reader says "(no label)" of it, and nowhere else.
@Suite struct ControlLabelTests {
    private static func labels(_ text: String, files: [String: String] = [:]) -> [String] {
        let file = SceneFile.read(
            SourceText(name: "test.yaml", text: text),
            resources: MemoryResources(files)
        )
        return file.findings(of: .accessibility).map(\.code.name)
    }

    /// Kinds of views are words in sentences.
    @Test func aKindOfViewIsCalledAsAPersonWould() {
        for kind in ViewKind.allCases {
            #expect(kind.noun.allSatisfy { $0.isLowercase || $0 == " " }, "\(kind.noun)")
        }
        #expect(
            ViewKind.textField.noun == "text field" && ViewKind.datePicker.noun == "date picker"
        )
    }

    /// Each kind of view with what names it, or does not.
    private static let views = [
        "slider: {value: 1}", "slider: {accessibility: {label: Level}}", "switch: {on: true}",
        "switch: {accessibility: {label: A}}", "stepper: {value: 1}", "textField: {text: x}",
        "textField: {placeholder: x}", "textField: {placeholder: \"\"}", "button: {title: x}",
        "button: {title: \"\"}", "button: {}", "picker: {rows: [a]}",
        "picker: {rows: [a], accessibility: {label: A}}", "datePicker: {date: \"2024-01-01\"}",
        "searchBar: {}", "searchBar: {placeholder: Search}", "textView: {text: x}",
        "textView: {text: x, editable: false}", "textView: {editable: false}",
        "slider: {accessibility: {isElement: false}}",
        "slider: {runtimeAttributes: {accessibilityLabel: Level}}",
        "slider: {runtimeAttributes: {accessibilityHint: Level}}",
        "slider: {runtimeAttributes: {isAccessibilityElement: false}}",
        "slider: {runtimeAttributes: {accessibilityElementsHidden: true}}",
        "segmented: {segments: [a, b]}", "segmented: {segments: [a, \"\"]}",
        "pages: {numberOfPages: 3}", "label: x", "progress: {progress: 0.5}",
        "activity: {animating: true}", "slider: {accessibility: {hidden: true}}",
        "view: {accessibility: {label: A}, views: [{slider: {value: 1}}]}",
        "view: {accessibility: {hidden: true}, views: [{slider: {value: 1}}]}",
        "row: [{switch: {on: true}}, {label: x}]",
    ]

    @Test(arguments: views)
    func onAScreenWhereItIsSpokenWithout(_ view: String) throws {
        try expectAsSpoken("  s:\n    controller: view\n    view: [{\(view)}]")
    }

    @Test(arguments: views)
    func inARowWhereItIsSpokenWithout(_ view: String) throws {
        try expectAsSpoken(
            """
              s:
                controller: table
                table:
                  sections:
                    - cells:
                        - accessibility: {label: A row}
                          content: {row: [{label: a}, {\(view)}]}
            """
        )
    }

    private func expectAsSpoken(_ scene: String) throws {
        let text = "scenes:\n\(scene)\n"
        let file = SceneFile.read(SourceText(name: "test.yaml", text: text))
        try #require(!file.hasErrors)
        let size = ScreenSize(columns: 40, lines: 20)
        let player = try #require(ScenePlayer(Storyboard(file), size: size))
        let speech = ScreenRenderer(.accessibility).render(player.window)
        let silent = speech.split(separator: "\n").count { $0.hasPrefix("(no label)") }
        #expect(Self.labels(text).count == silent, "\(speech)")
    }

    private static let prototype = """
        scenes:
          list:
            controller: table
            class: List
            table:
              prototypes:
                - identifier: Cell
                  class: Cell
                  content: CONTENT
                  outlets: {amount: amount}
        classes:
          Cell: {superclass: TableViewCell, outlets: {amount: Slider}}
          List:
            superclass: TableViewController
            rows: [{name: Ada}]
            cell: {identifier: Cell, set: {SET}}
        """

    private static func list(_ set: String) -> String {
        prototype.split(separator: "CONTENT").joined(separator: "{slider: {id: amount}}")
            .split(separator: "SET").joined(separator: set)
    }

    @Test func inAPrototypeUnlessRowsSetIt() {
        #expect(Self.labels(Self.list("amount.value: 1")) == ["control-without-label"])
        #expect(Self.labels(Self.list("amount.accessibility.label: '{item.name}'")) == [])
    }

    @Test func inAViewFileThroughTheSceneUnlessItsClassSetsIt() {
        func scene(_ code: String) -> String {
            """
            initial: a
            scenes:
              a: {controller: view, class: A, view: {file: v.yaml}}
              b: {controller: view, class: A, view: {file: v.yaml}}
            classes: {A: {superclass: ViewController, outlets: {level: Slider}\(code)}}
            """
        }
        let files = ["v.yaml": "view:\n  - slider: {id: level}\n"]
        #expect(Self.labels(scene(""), files: files) == ["control-without-label"])
        let code = ", configureView: {level.accessibility.label: Level}"
        #expect(Self.labels(scene(code), files: files) == [])
    }
}
