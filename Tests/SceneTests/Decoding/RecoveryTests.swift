import Testing

@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// One mistake costs one finding, and the finding says what to write instead.
@Suite struct RecoveryTests {
    @Test(arguments: [
        ("- button: {title: f, action: none}", "unknown-key"),
        ("- label: {numberOfLine: x}", "unknown-key"),
        ("- label: {txt: [x]}", "unknown-key"),
        ("- label: {row}", "unquoted-expression"),
        ("- label: {item.name}", "unquoted-expression"),
        ("- label: {text: x, hidden: \"true\"}", "wrong-type"),
        ("- label: {text: x, numberOfLines: '2'}", "wrong-type"),
        ("- label: {text: x, frame: [0, 0, 1]}", "wrong-type"),
        ("- label: {text: x, frame: [0, 0, -1, 1]}", "out-of-range"),
        ("- {file: other.yaml}", "misplaced-key"),
        ("- gallery: [{label: {text: x, txet: y}}]", "unknown-view"),
    ])
    func aViewWithAMistake(_ view: String, _ code: String) {
        let file = read("view:\n  \(view)\n")
        #expect(file.findings().map(\.code.name) == [code])
    }

    @Test(arguments: [
        ("- label: {text: x, hidden: \"true\"}", "write it without quotes: true"),
        ("- label: {text: x, numberOfLines: '2'}", "write it without quotes: 2"),
        ("- label: {text: x, hidden: yes}", "write 'true': booleans are 'true' and 'false' only"),
        (
            "- {file: other.yaml}",
            "write 'content: {file: …}' or 'view: {file: …}' with nothing beside it"
        ),
        ("- UILabel: x", "it is called 'label' here"),
        ("- lable: x", "a similar kind exists: 'label'"),
        ("- label: {text: x, isHidden: true}", "it is called 'hidden' here"),
        ("- label: {text: x, txet: y}", "a key with a similar name exists: 'text'"),
        (
            "- label: {quux: y}",
            "a label takes 'text', 'numberOfLines', 'lineBreakMode', 'font', 'textAlignment', "
                + "'textColor', 'adjustsFontSizeToFitWidth', 'minimumScaleFactor', 'highlighted', "
                + "'highlightedTextColor', 'attributedText', and the keys of every view, such as 'id', 'hidden' and 'width'"
        ),
        (
            "- spacer: {quux: y}",
            "a spacer takes the keys of every view, such as 'id', 'hidden' and 'width'"
        ),
    ])
    func theHelpSaysWhatToWrite(_ view: String, _ help: String) {
        #expect(read("view:\n  \(view)\n").diagnostics.first?.helps.first?.text == help)
    }

    @Test func aCommentInPlaceOfAColorIsMarked() {
        let file = read("view:\n  - label:\n      text: x\n      textColor: #333\n")
        let finding = file.diagnostics.first
        #expect(file.diagnostics.count == 1)
        #expect(
            finding?.helps.first?.text == "'#' starts a comment: quote a text that begins with it"
        )
        let range = finding?.primary.range ?? SourceRange(0, 0)
        #expect(file.sources[file.definition.source].string(in: range) == "#333")
    }

    @Test func idsInsideAnUnknownKindAreKnown() {
        let file = read(
            """
            scenes:
              form:
                controller: view
                class: Form
                view:
                  - gallery: [{label: {id: name}}]
                outlets: {nameLabel: name}
            classes:
              Form:
                superclass: ViewController
                outlets: {nameLabel: Label}
            """
        )
        #expect(file.findings().map(\.code.name) == ["unknown-view"])
    }

    @Test func anUnreadableConditionIsACondition() {
        let file = read(
            """
            scenes:
              list:
                controller: table
                class: List
                table: {prototypes: [{identifier: A}, {identifier: B}]}
            classes:
              List:
                superclass: TableViewController
                rows: {count: 2}
                cells:
                  - {identifier: A, when: {row}}
                  - {identifier: B}
            """
        )
        #expect(file.findings().map(\.code.name) == ["unquoted-expression"])
    }

    @Test(arguments: [
        ("rows: 3", "write 'rows: {count: 3}' for that many rows"),
        ("rows: {from: 3}", nil),
    ])
    func aNumberOfRows(_ rows: String, _ help: String?) {
        let file = read(
            """
            scenes:
              list: {controller: table, class: List, table: {prototypes: [{identifier: A}]}}
            classes:
              List:
                superclass: TableViewController
                \(rows)
                cell: {identifier: A}
            """
        )
        #expect(file.hasErrors)
        if let help { #expect(file.diagnostics.map(\.helps.first?.text) == [help]) }
    }

    @Test func dataThatIsThePathOfAFile() {
        let file = read("data: {people: people.csv}\nscenes: {a: {controller: view}}\n")
        #expect(file.diagnostics.first?.code.name == "wrong-type")
        #expect(
            file.diagnostics.first?.helps.first?.text
                == "write '{file: people.csv}' for a data file"
        )
    }

    @Test func theInitialSceneIsSaidAtTheTop() {
        let file = read("scenes: {first: {controller: view, initial: true}}\n")
        #expect(file.findings().map(\.code.name) == ["unknown-key"])
        #expect(
            file.diagnostics.first?.helps.map(\.text)
                == ["write 'initial: first' at the top of the file"]
        )
        let several = read(
            """
            scenes:
              first: {controller: view, segues: [{show: second, identifier: a}]}
              second: {controller: view, initial: true, segues: [{show: first, identifier: b}]}
            """
        )
        #expect(several.findings().map(\.code.name) == ["unknown-key"])
        let other = read("scenes: {first: {controller: view, snapshots: {}}}\n")
        #expect(
            other.diagnostics.first?.helps.map(\.text)
                == ["'snapshots' belongs at the top of the file"]
        )
    }

    @Test func aViewFileSaysNothingOfScenes() {
        let file = read("view: {label: x}\ninitial: a\nsnapshots: {s: {do: [tap b]}}\n")
        #expect(file.findings().map(\.code.name) == ["misplaced-key", "misplaced-key"])
    }

    @Test func aViewFileHasNothingBesideIt() {
        let file = read(
            "scenes: {a: {controller: view, view: {file: other.yaml, label: Hello}}}\n"
        )
        #expect(file.findings().map(\.code.name) == ["missing-file", "misplaced-key"])
        #expect(
            file.findings().last?.message
                == "a view file is used on its own, without 'label' beside it"
        )
    }

    @Test func aViewFileAmongThePropertiesOfAViewIsExplained() {
        let file = read("view:\n  - view: {file: other.yaml}\n")
        #expect(file.findings().map(\.code.name) == ["unknown-key"])
        #expect(
            file.findings().first?.helps.map(\.text) == [
                "a view file fills a cell or a screen: 'content: {file: …}', 'view: {file: …}'"
            ]
        )
    }

    @Test(arguments: [
        ("tag: 99999999999999999999", "'tag' must be at most 9223372036854775807"),
        ("tag: -99999999999999999999", "'tag' must be at least -9223372036854775808"),
        ("numberOfLines: -99999999999999999999", "'numberOfLines' must be at least 0"),
        ("tag: 1.5", "'tag' takes a whole number, not the number 1.5"),
        ("width: .inf", "'width' takes a finite number, not the number .inf"),
    ])
    func aNumberThatIsTooLargeIsTold(_ key: String, _ message: String) {
        let file = read("view:\n  - label: {text: x, \(key)}\n")
        #expect(file.findings().map(\.message) == [message])
    }

    private func read(_ text: String) -> SceneFile {
        SceneFile.read(SourceText(name: "scene.yaml", text: text))
    }
}
