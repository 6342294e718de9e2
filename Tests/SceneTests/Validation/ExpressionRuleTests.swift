import Testing

@testable import SceneKitLite

@Suite struct ExpressionRuleTests {
    private func findings(
        _ code: String,
        data: String = "people: [{name: Ada, age: 36}]",
        cell: String = "style: value1"
    ) -> [String] {
        CheckedScene(data: data, cell: cell, class: code).findings
    }

    @Test func rowsHaveNames() {
        let found = findings(
            """
            rows: people
            cell:
              identifier: Cell
              height: "{row * 10 + section + count + item.age}"
              set: {textLabel.text: "{item.name} {item.fax}", detailTextLabel.text: "{group}"}
            """
        )
        #expect(found == ["unknown-field «fax»", "unknown-name «group»"])
    }

    @Test func whatOnlySomeRecordsLackIsAbsentThere() {
        let found = findings(
            """
            rows: people
            cell: {identifier: Cell, set: {textLabel.text: "{item.fax?} {item.name?} {item.fax}"}}
            """,
            data: "people: [{name: Ada}, {name: Grace, fax: '5'}]"
        )
        #expect(found == [])
    }

    @Test func groupsAreSeenBySectionedRows() {
        let found = findings(
            """
            rows: {from: people, section: "{item.name}", header: "{group.title}", footer: "{item}"}
            cell: {identifier: Cell, set: {textLabel.text: "{group.title} {group.rows}"}}
            """
        )
        #expect(found == ["unknown-name «item»", "type-mismatch «group.rows»"])
    }

    @Test func nestedRowsHaveTheTypesOfTheInnerList() {
        let found = findings(
            """
            rows: {from: people, rows: "{group.phones}", header: "{group.name}"}
            cell: {identifier: Cell, set: {textLabel.text: "{item.number + 1} {item.name}"}}
            """,
            data: "people: [{name: Ada, phones: [{number: 5}]}]"
        )
        #expect(found == ["unknown-field «name»"])
    }

    @Test func rowsAreNotSeenInConfigureView() {
        let checked = CheckedScene(
            class: """
                outlets: {nameLabel: Label?}
                rows: people
                cell: {identifier: Cell}
                configureView: {nameLabel.text: "{row} {people}", nameLabel.hidden: "{sender}"}
                """
        )
        #expect(
            checked.findings == [
                "unknown-name «row»", "type-mismatch «people»", "unknown-name «sender»",
            ]
        )
        #expect(checked.file.diagnostics.first?.notes.first?.hasPrefix("'row' is in scope") == true)
    }

    @Test func textsOfScenesSeeDataOnly() {
        let checked = CheckedScene(
            """
            data: {shop: {inline: {name: Acorn, sizes: [1, 2]}}}
            scenes:
              welcome:
                controller: view
                title: "{shop.name}"
                view:
                  - label: {text: "{item.name}", alpha: "{shop.name}"}
                  - label: {text: "{shop.nmae}", textColor: "{shop.name == '' ? 'rde' : 'red'}"}
            """
        )
        #expect(
            checked.findings == [
                "unknown-name «item»", "type-mismatch «shop.name»", "unknown-field «nmae»",
                "bad-color «'rde'»",
            ]
        )
    }

    @Test func valuesFitTheirProperties() {
        let found = findings(
            """
            rows: people
            cell:
              identifier: Cell
              set:
                accessory: "{row == 0 ? 'chekmark' : 'none'}"
                textLabel.textColor: "{item.name}"
                textLabel.font: Sytem 12 pt
                textLabel.numberOfLines: "{item.name}"
                detailTextLabel.text: "{item}"
                indentationLevel: -1
                alpha: "{row == 0 ? 2 : 1.0}"
                selectionStyle: 3
            """
        )
        #expect(
            found == [
                "unknown-word «'chekmark'»", "bad-font «Sytem 12 pt»",
                "type-mismatch «item.name»", "type-mismatch «item»", "out-of-range «-1»",
                "out-of-range «2»", "type-mismatch «3»",
            ]
        )
    }

    @Test func nothingResetsAPropertyOfACell() {
        let found = findings(
            """
            rows: people
            cell:
              identifier: Cell
              set: {textLabel.text: "{item.name?}", backgroundColor: "{row == 0 ? 'red' : nil}"}
            """
        )
        #expect(found == [])
    }

    @Test func conditionsAreNeverAbsent() {
        let checked = CheckedScene(
            class: """
                rows: people
                cells:
                  - {identifier: Cell, when: "{item.age? }"}
                  - {identifier: Cell}
                editing: {style: "{row > 1 ? 'insert' : 'remove'}", move: "{count}"}
                """
        )
        #expect(
            checked.findings == [
                "type-mismatch «item.age?»", "unknown-word «'remove'»",
                "key-without-effect «\"{count}\"»", "type-mismatch «count»",
            ]
        )
    }

    @Test func startValuesHaveTheirTypes() {
        let found = findings(
            """
            properties: {taps: {type: Int, value: many}, names: {type: List, value: [a]}}
            rows: {count: "{taps}"}
            cell: {identifier: Cell, set: {textLabel.text: "{item}"}}
            """
        )
        #expect(found == ["type-mismatch «many»", "unknown-name «item»"])
    }

    @Test func unreadableTypesHaveNoEchoes() {
        let found = findings(
            """
            properties: {taps: Itn}
            rows: {count: "{taps}"}
            cell: {identifier: Cell, set: {textLabel.text: "{taps}"}}
            """
        )
        #expect(found == ["unknown-type «Itn»"])
    }

    @Test func classesOfAProgramMayHaveMoreThanTheyDeclare() {
        let checked = CheckedScene(
            """
            scenes:
              list:
                controller: view
                class: ListController
                view: [{label: Hello}]
            classes:
              BaseController: {superclass: ViewController, implementation: swift}
              ListController:
                superclass: BaseController
                configureView: {total: "{price * 2}"}
            """
        )
        #expect(checked.findings == [])
    }

    @Test(arguments: [
        ("append: {data: people, item: {nmae: Bo, age: 3}}", ["unknown-field «nmae»"]),
        ("append: {data: people, item: {name: Bo}}", []),
        ("append: {data: open, item: {anything: Bo}}", []),
        ("append: {data: shops, item: {title: Bo, name: X}, section: 1}", []),
        ("append: {data: shops, item: {nme: X}, section: 1}", ["unknown-field «nme»"]),
        ("append: {data: shops, item: {name: X}}", ["unknown-field «name»"]),
    ])
    func aNewRecordHasTheFieldsOfTheOthers(_ effect: String, _ expected: [String]) {
        let scene = CheckedScene(
            data: """
                people: [{name: Ada, age: 36}], open: [], shops: [{title: A, wares: [{name: B}]}]
                """,
            class: "rows: people\ncell: {identifier: Cell}\nselect: {\(effect)}"
        )
        #expect(scene.findings == expected)
    }

    @Test func anInsertedRowHasTheFieldsOfTheOthers() {
        let scene = CheckedScene(
            class: """
                rows: people
                cell: {identifier: Cell}
                editing: {insert: {name: New, aeg: 3, town: Rome}}
                """
        )
        #expect(scene.findings == ["unknown-field «aeg»", "unknown-field «town»"])
        #expect(
            scene.helps == [
                "a field with a similar name exists: 'age'", "fields are 'name', 'age'",
            ]
        )
    }
}
