import Testing

@testable import SceneConversion
@testable import SceneRules
@testable import SceneText

/// Conversions that show the same until a person does something.
@Suite struct ConversionWalkTests {
    private func differences(
        _ text: String,
        to direction: ConversionRequest.Direction
    ) -> [ConversionProof.Difference] {
        ConversionProof(converted(text, to: direction)).differences()
    }

    /// A snapshot that could not be drawn before is left to the author, who is told so once.
    @Test func whatWasBrokenBeforeIsNotTheConversions() throws {
        func file(_ value: String) -> SceneFile {
            let text = """
                scenes:
                  main: {controller: view, class: Main, view: [{button: {id: go, title: Go, actions: {touchUpInside: go}}}]}
                classes:
                  Main:
                    superclass: ViewController
                    properties: {name: {type: String?, value: \(value)}}
                    actions: {go: {log: "{name}"}}
                snapshots: {gone: {do: [tap go]}, plain: {}}

                """
            return SceneFile.read(SourceText(name: "scene.yaml", text: text))
        }
        let (broken, whole) = (file("null"), file("Ada"))
        #expect(!broken.hasErrors && !whole.hasErrors)
        let found = ConversionProof(old: broken, new: whole, tables: []).differences()
        let loss = try #require(found.first?.loss)
        #expect(found.count == 1)
        #expect(
            loss.message
                == "the snapshot 'gone' could not be drawn before the conversion either, and is not compared"
        )
        #expect(loss.notes == ["'name' is absent"])
        // The other way round the conversion broke it.
        let blamed = ConversionProof(old: whole, new: broken, tables: []).differences()
        #expect(!blamed.isEmpty && blamed.allSatisfy { $0.loss == nil })
    }

    @Test func whatAStepDoesOtherwiseIsADifference() throws {
        // The label follows the switch at once where a row sets it, and with the next tap where
        // `configureView` does.
        let found = differences(
            """
            scenes:
              main:
                controller: table
                class: Main
                table:
                  sections:
                    - cells:
                        - content: {row: [{label: {id: status, text: start, weight: 1}}, {switch: {id: flag, actions: {valueChanged: "flip:"}}}]}
                        - content: {button: {id: tick, title: Tick, actions: {touchUpInside: tick}}}
                outlets: {status: status, flag: flag}
            classes:
              Main:
                superclass: TableViewController
                properties: {ticks: {type: Int, value: 0}}
                outlets: {status: Label, flag: Switch}
                configureView: {status.text: "{flag.on ? 'on' : 'off'} {ticks}"}
                actions:
                  "flip:": {log: "{flag.on}"}
                  tick: {set: {ticks: "{ticks + 1}"}}
            """,
            to: .dynamic
        )
        let difference = try #require(found.first)
        #expect(difference.name.hasPrefix("scene 'main' after "))
        #expect(difference.name.contains("tap 0 0 control 0"))
        #expect(difference.loss == nil)
        #expect(difference.diff.contains("off 0"))
        // The refusal names the code that a person would look for.
        #expect(
            difference.refusal.secondary.map(\.label) == ["rows set this again after each change"]
        )
    }

    /// Two choices are not all: code may ask for the third.
    @Test func everyChoiceIsTried() throws {
        let found = differences(
            """
            scenes:
              main:
                controller: table
                class: Main
                table:
                  sections:
                    - cells:
                        - content: {segmented: {id: mode, segments: [A, B, C], selectedSegmentIndex: 0}}
                        - {id: mood, text: ""}
                outlets: {mode: mode, mood: mood}
            classes:
              Main:
                superclass: TableViewController
                outlets: {mode: SegmentedControl, mood: TableViewCell}
                configureView: {mood.textLabel.text: "{mode.selectedSegmentIndex == 2 ? 'third' : 'other'}"}
            """,
            to: .dynamic
        )
        let difference = try #require(found.first)
        #expect(difference.name.contains("set 0 0 control 0 2"))
        #expect(difference.loss == nil)
    }

    /// A row is chosen, and then a control in it is touched.
    @Test(.slow, arguments: ["singleCheckmark", "multipleCheckmarks"])
    func aChosenRowThatIsTouchedStaysChosen(_ mode: String) {
        let found = differences(
            """
            scenes:
              main:
                controller: table
                class: Main
                table:
                  sections:
                    - selectionMode: \(mode)
                      cells:
                        - content: {switch: {tag: 1, accessibility: {label: T}}}
                        - {text: Two}
            classes: {Main: {superclass: TableViewController}}
            """,
            to: .dynamic
        )
        #expect(found.map(\.diff) == [])
    }

    @Test func aTextThatGoesAwayIsClearedByCodeToo() {
        let conversion = converted(
            """
            data: {rows: [{name: a}, {name: b}]}
            scenes:
              main:
                controller: table
                class: Main
                table:
                  header: {button: {id: go, title: Go, actions: {touchUpInside: go}}}
                  prototypes: [{identifier: Row, style: value1}]
            classes:
              Main:
                superclass: TableViewController
                properties: {note: {type: "String?", value: start}}
                rows: rows
                cell:
                  identifier: Row
                  set: {textLabel.text: "{item.name}", detailTextLabel.text: "{note?}"}
                actions: {go: {set: {note: null}}}
            """,
            to: .static
        )
        #expect(conversion.string.contains("detailTextLabel.text: \"{note? ?? ''}\""))
        #expect(ConversionProof(conversion).differences().map(\.name) == [])
    }

    @Test func whatWasSetInAViewRunsNoCodeAsAProperty() {
        let conversion = converted(
            """
            scenes:
              main:
                controller: table
                class: Main
                table:
                  sections:
                    - cells:
                        - content: {label: {id: title, text: start}}
                        - content: {textField: {id: name, text: Ada, placeholder: Name}}
                        - content: {button: {id: clear, title: Clear, actions: {touchUpInside: clear}}}
                outlets: {titleLabel: title, nameField: name}
            classes:
              Main:
                superclass: TableViewController
                outlets: {titleLabel: Label, nameField: TextField}
                configureView: {titleLabel.text: "{nameField.text}"}
                actions: {clear: {set: {titleLabel.text: cleared}}}
            """,
            to: .dynamic
        )
        #expect(conversion.string.contains("configures: false"))
        #expect(
            ConversionProof(conversion).differences().filter { $0.loss == nil }.map(\.name) == []
        )
    }

    /// Static cells are new each time that their screen is opened, and data is not.
    @Test(.slow, arguments: ["on: true", "on: false"])
    func whatIsKeptWhenAScreenIsOpenedAgainIsLeftToTheAuthor(_ state: String) throws {
        func losses(from initial: String, _ others: String = "") -> [String] {
            differences(
                """
                initial: \(initial)
                scenes:
                  \(others)
                  settings:
                    controller: table
                    class: Settings
                    table:
                      sections:
                        - cells:
                            - content: {row: [{label: Sounds}, {switch: {\(state), actions: {valueChanged: flip}}}]}
                            - content: {row: [{label: Mail}, {switch: {\(state), actions: {valueChanged: flip}}}]}
                classes:
                  Settings: {superclass: TableViewController, actions: {flip: {log: flipped}}}
                """,
                to: .dynamic
            ).map { $0.loss?.message ?? "a difference in \($0.name)" }
        }
        let loss = "what is set in a row is kept when the screen is left, but was forgotten before"
        let home = "home: {controller: view, view: {button: {title: Go, segue: {"
        let stack = "stack: {controller: navigation, root: settings}"
        #expect(losses(from: "home", "\(home)show: settings}}}}") == [loss])
        #expect(losses(from: "home", "\(home)present: stack}}}}\n  \(stack)") == [loss])
        // A screen that is never left is never opened again.
        #expect(losses(from: "settings") == [])
        #expect(losses(from: "stack", stack) == [])
    }

    /// What is lost in one row says nothing of the others.
    @Test(.slow) func besideARowThatLosesSomethingTheOthersArePlayed() throws {
        func differences(_ others: String) -> [String] {
            self.differences(
                """
                scenes:
                  main:
                    controller: table
                    class: Main
                    table:
                      sections:
                        - cells:
                            - content: {row: [{label: {id: shown, weight: 1}}, {stepper: {id: amount, value: 1}}]}
                            \(others)
                    outlets: {shownLabel: shown, stepper: amount}
                classes:
                  Main:
                    superclass: TableViewController
                    outlets: {shownLabel: Label, stepper: Stepper}
                    configureView: {shownLabel.text: "at load: {stepper.value}"}
                """,
                to: .dynamic
            ).filter { $0.loss == nil }.map(\.diff)
        }
        let alone = differences("")
        #expect(alone.first?.contains("at load: ") == true)
        let beside = differences("- content: {textView: {id: notes, height: 40}}")
        #expect(beside.first?.contains("at load: ") == true)
    }

    @Test(.slow) func whatIsLostWithARowIsLeftToTheAuthor() throws {
        let cells = (0..<20).map { number in
            """
                      - class: NoteCell
                        content: {row: [{label: {id: l\(number), text: Row \(number)}}, {button: {id: b\(number), title: Call, actions: {touchUpInside: call}}}]}
                        outlets: {nameLabel: l\(number)}
            """
        }
        let found = differences(
            """
            scenes:
              main:
                controller: table
                table:
                  sections:
                    - cells:
            \(cells.joined(separator: "\n"))
            classes:
              NoteCell:
                superclass: TableViewCell
                outlets: {nameLabel: Label}
                actions: {call: {set: {nameLabel.text: called}}}
            """,
            to: .dynamic
        )
        #expect(found.count == 1)
        let loss = try #require(found.first?.loss)
        #expect(loss.message == "what is set in a row is lost when the row leaves the screen")
        #expect(loss.severity == .warning)
    }

    /// Colours do not show in text, and are lost as texts are.
    @Test(.slow) func aColourThatIsLostWithARowIsLeftToTheAuthor() throws {
        let cells = (0..<20).map { number in
            """
                      - class: NoteCell
                        content: {row: [{label: {id: l\(number), text: Row \(number)}}, {button: {id: b\(number), title: Mark, actions: {touchUpInside: mark}}}]}
                        outlets: {nameLabel: l\(number)}
            """
        }
        func text(_ snapshots: String) -> String {
            """
            scenes:
              main:
                controller: table
                table:
                  sections:
                    - cells:
            \(cells.joined(separator: "\n"))
            classes:
              NoteCell:
                superclass: TableViewCell
                outlets: {nameLabel: Label}
                actions: {mark: {set: {nameLabel.textColor: systemRed}}}
            \(snapshots)
            """
        }
        let loss = try #require(differences(text(""), to: .dynamic).first?.loss)
        #expect(loss.message == "what is set in a row is lost when the row leaves the screen")
        // A snapshot that shows it is a difference.
        let steps = "[tap b0, scroll to 0 19, scroll to 0 0]"
        let found = differences(
            text("snapshots: {marked: {do: \(steps), height: 9}}"),
            to: .dynamic
        )
        #expect(found.filter { $0.loss == nil }.map(\.name) == ["snapshot 'marked', svg"])
    }

    /// In points views are called by their ids, which rows of one prototype share.
    @Test func aPictureInPointsShowsOtherIDs() {
        let found = differences(
            """
            scenes:
              main:
                controller: table
                class: Main
                table:
                  sections:
                    - cells:
                        - {text: Hall, accessory: {switch: {id: hall, accessibility: {label: Hall}, actions: {valueChanged: flip}}}}
                        - {text: Attic, accessory: {switch: {id: attic, accessibility: {label: Attic}, actions: {valueChanged: flip}}}}
            classes: {Main: {superclass: TableViewController, actions: {flip: {log: flipped}}}}
            snapshots: {lamps: {format: svg}}
            """,
            to: .dynamic
        )
        #expect(found.map { $0.loss?.message } == ["the snapshot 'lamps' shows other ids as svg"])
    }

    @Test(.slow) func aScreenThatAnswersTheSameIsNoDifference() {
        let found = differences(
            """
            initial: navigation
            scenes:
              navigation: {controller: navigation, root: list}
              list:
                controller: table
                rightItem: {title: Next, id: go, segue: {show: next}}
                table:
                  sections:
                    - cells: [{text: a, segue: {show: next}}, {text: b}, {text: c, accessory: detailButton, accessorySegue: {show: next}}]
              next: {controller: view, view: [{label: Next}]}
            """,
            to: .dynamic
        )
        #expect(found.map(\.name) == [])
    }
}
