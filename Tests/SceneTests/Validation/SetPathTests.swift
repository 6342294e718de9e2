import Testing

@testable import SceneKitLite

@Suite struct SetPathTests {
    private func scene(_ set: String, cell: String = "class: NameCell") -> CheckedScene {
        CheckedScene(
            """
            scenes:
              list:
                controller: table
                class: ListController
                table:
                  prototypes:
                    - identifier: Cell
                      \(cell)
                      content:
                        row: [{label: {id: name}}, {switch: {tag: 7, accessibility: {label: On}}}]
                      outlets: {nameLabel: name}
            classes:
              NameCell: {superclass: TableViewCell, outlets: {nameLabel: Label}}
              ListController:
                superclass: TableViewController
                rows: {count: 3}
                cell:
                  identifier: Cell
                  set: {\(set)}
            """
        )
    }

    @Test func aFieldOfTheRecordIsSetByUpdate() {
        let checked = scene("item.name: a")
        #expect(checked.findings == ["bad-set-path «item»"])
        #expect(checked.file.findings().first?.helps.first?.text.contains("'update: {") == true)
    }

    @Test func outletsTagsAndPropertiesOfTheCellAreSet() {
        let checked = scene(
            """
            nameLabel.text: a, "#7.on": true, accessory: checkmark, backgroundColor: red,
                     nameLabel.accessibility.label: b, "#7.accessibility.hint": c
            """
        )
        #expect(checked.findings == [])
    }

    @Test func aPartOfACellIsNotSetItself() {
        let text = """
            scenes:
              l: {controller: table, class: L, table: {prototypes: [{identifier: c}]}}
            classes:
              L:
                superclass: TableViewController
                rows: {count: 1}
                cell: {identifier: c, set: {textLabel: a}}

            """
        let findings = CheckedScene(text).file.findings()
        #expect(findings.map(\.message) == ["'textLabel' is a Label and cannot be set itself"])
        let help = "set a property of it, such as 'textLabel.text'"
        #expect(findings.first?.helps.map(\.text) == [help])
    }

    @Test func aMisspeltPartIsMarkedAlone() {
        let checked = scene("1️⃣nameLabl2️⃣.text: a, nameLabel.3️⃣txt4️⃣: b, \"#7.5️⃣no6️⃣\": true")
        let marks = [(1, 2), (3, 4), (5, 6)].map { checked.marked.range($0.0, $0.1) }
        #expect(checked.ranges == marks)
        #expect(Set(checked.file.diagnostics.map(\.code.name)) == ["bad-set-path"])
        #expect(
            checked.helps == [
                "a similar name can be set: 'nameLabel'",
                "a property with a similar name exists: 'text'",
                "a property with a similar name exists: 'on'",
            ]
        )
    }

    @Test func anIDIsNoPath() {
        let checked = scene("1️⃣name2️⃣.text: a")
        #expect(checked.findings == ["bad-set-path «name»"])
        #expect(checked.ranges == [checked.marked.range(1, 2)])
        #expect(checked.helps == ["declare an outlet in 'NameCell' and connect it to the id"])
    }

    @Test func viewsThemselvesAreNotSet() {
        let checked = scene("nameLabel: a, nameLabel.text.size: 3")
        #expect(checked.findings == ["bad-set-path «nameLabel»", "bad-set-path «size»"])
        #expect(checked.helps == ["set a property of it, such as 'nameLabel.text'"])
    }

    @Test func aTagIsOneOfTheCells() {
        let checked = scene("\"#8.text\": a, \"#x.text\": b")
        #expect(checked.findings == ["unresolved-tag «#8»", "bad-set-path «#x»"])
    }

    @Test func partsAreThoseOfTheStyle() {
        let checked = scene("textLabel.text: a, nameLabel.text: b")
        #expect(checked.findings == ["absent-cell-part «textLabel»"])
    }

    @Test func controllersHaveNoTags() {
        let checked = CheckedScene(
            """
            scenes:
              welcome:
                controller: view
                class: Welcome
                view: [{label: {id: name, tag: 1}}]
                outlets: {labels: [name]}
            classes:
              Welcome:
                superclass: ViewController
                outlets: {labels: "[Label]"}
                configureView: {"#1.text": a, title: b, labels.text: c}
            """
        )
        #expect(checked.findings == ["bad-set-path «#1»", "bad-set-path «text»"])
    }
}
