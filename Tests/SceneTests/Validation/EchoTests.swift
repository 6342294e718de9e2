import Testing

@testable import SceneKitLite

/// One mistake causes one finding: what only follows from it is not reported.
@Suite struct EchoTests {
    @Test func aClassOfAnotherKindSilencesItsOutlets() {
        expectFindings(
            "wrong-class-kind",
            in: """
                data: {people: [{name: Ada}]}
                scenes:
                  list:
                    controller: table
                    class: List
                    table:
                      prototypes:
                        - identifier: Cell
                          class: 1️⃣List2️⃣
                          content: {label: {id: name}}
                          outlets: {nameLabel: name}
                classes:
                  List:
                    superclass: TableViewController
                    rows: people
                    cell: {identifier: Cell, set: {nameLabel.text: "{item.name}"}}
                """
        )
    }

    @Test func aMissingClassSilencesWhatIsSetOnItsOutlets() {
        expectFindings(
            "outlet-without-class",
            in: """
                data: {people: [{name: Ada}]}
                scenes:
                  list:
                    controller: table
                    class: List
                    table:
                      prototypes:
                        - identifier: Cell
                          content: {label: {id: name}}
                          outlets: {1️⃣nameLabel2️⃣: name}
                classes:
                  List:
                    superclass: TableViewController
                    rows: people
                    cell: {identifier: Cell, set: {nameLabel.text: "{item.name}"}}
                """
        )
    }

    @Test func anOutletFindsTheNearerOfTwoViewsWithOneID() {
        expectFindings(
            "duplicate-id",
            in: """
                data: {people: [{name: Ada}]}
                scenes:
                  list:
                    controller: table
                    class: List
                    table:
                      prototypes:
                        - identifier: Odd
                          class: Cell
                          content: {label: {id: text}}
                          outlets: {textField: text}
                        - identifier: Even
                          class: Cell
                          content: {label: {id: 1️⃣text2️⃣}}
                          outlets: {textField: text}
                classes:
                  Cell: {superclass: TableViewCell, outlets: {textField: Label}}
                  List:
                    superclass: TableViewController
                    rows: people
                    cells:
                      - {identifier: Odd, when: "{row % 2 == 0}"}
                      - identifier: Even
                """
        )
    }

    @Test func ofSeveralInitialScenesNoneIsUnreachable() {
        expectFindings(
            "several-initial-scenes",
            in: """
                initial: [a, 1️⃣b2️⃣]
                scenes:
                  a: {controller: view}
                  b: {controller: view}
                """
        )
    }

    @Test func aPrototypeWithoutIdentifierMayBeTheOneThatIsMeant() {
        expectFindings(
            "prototype-without-identifier",
            in: """
                scenes:
                  list:
                    controller: table
                    class: List
                    table:
                      prototypes:
                        - identifier: Aaa
                        - 1️⃣text2️⃣: A
                classes:
                  List:
                    superclass: TableViewController
                    rows: {count: 3}
                    cell: {identifier: Zzz}
                """
        )
    }
}
