import Testing

@testable import SceneKitLite

/// What actions, `prepare` and `shouldPerform` see of their senders.
@Suite struct SenderScopeTests {
    private func scene(_ effects: String, prepare: String = "{}") -> CheckedScene {
        CheckedScene(
            """
            data: {people: [{name: Ada}]}
            initial: list
            scenes:
              list:
                controller: table
                class: ListController
                rightItem: {title: More, action: more}
                table:
                  header:
                    slider: {accessibility: {label: Size}, actions: {valueChanged: "sized:"}}
                  prototypes:
                    - identifier: Cell
                      content:
                        button: {title: Go, actions: {touchUpInside: "go:"}}
                      segue: {show: detail, identifier: showDetail}
                segues: [{show: other, identifier: byCode}]
              detail:
                controller: navigation
                root: other
              other:
                controller: view
                class: OtherController
                view: [{label: {id: name}}]
                outlets: {nameLabel: name}
            classes:
              ListController:
                superclass: TableViewController
                rows: people
                cell: {identifier: Cell}
                prepare: \(prepare)
                actions:
            \(effects)
              OtherController:
                superclass: ViewController
                outlets: {nameLabel: Label}
                properties: {name: String, number: "Int?"}
            """
        )
    }

    @Test func rowsAreSeenWhereASenderIsInOne() {
        let checked = scene(
            """
                  "go:": {log: "{row + 1} {item.name} {item.name?} {item.nmae} {sender.title}"}
                  "sized:": {log: "{sender.value} {row} {sender.title}"}
                  more: {log: "{sender} {item}"}
            """
        )
        #expect(
            checked.findings == [
                "unknown-field «nmae»", "unknown-name «row»", "unknown-field «title»",
                "unknown-name «sender»", "unknown-name «item»",
            ]
        )
    }

    @Test func preparedPropertiesAreTheDestinations() {
        let checked = scene(
            "      more: []\n      \"go:\": []\n      \"sized:\": []",
            prepare: """

                      showDetail:
                        name: "{item.name}"
                        title: "{item.name}"
                        nmae: ""
                        number: "{item.name}"
                        nameLabel.text: ""
                """
        )
        #expect(
            checked.findings == [
                "bad-set-path «nmae»", "type-mismatch «item.name»", "bad-set-path «nameLabel»",
            ]
        )
        #expect(checked.helps.first == "a similar name can be set: 'name'")
    }
}
