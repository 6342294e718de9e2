import Testing

@testable import SceneConversion
@testable import SceneText

/// Conversions that show the same until a person does something.
@Suite struct ConversionWalkTests {
    private func differences(
        _ text: String,
        to direction: ConversionRequest.Direction
    ) -> [ConversionProof.Difference] {
        ConversionProof(converted(text, to: direction)).differences()
    }

    @Test func whatAStepDoesOtherwiseIsADifference() throws {
        // Nil clears the label while the row is filled, and is skipped in `configureView`.
        let found = differences(
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
        let difference = try #require(found.first)
        #expect(difference.name.hasPrefix("scene 'main' after "))
        #expect(difference.name.contains("control 0"))
        #expect(difference.loss == nil)
        #expect(difference.diff.contains("start"))
    }

    @Test func whatIsLostWithARowIsLeftToTheAuthor() throws {
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

    @Test func aScreenThatAnswersTheSameIsNoDifference() {
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
              next: {controller: view, view: [{textField: {id: f, placeholder: Name}}]}
            """,
            to: .dynamic
        )
        #expect(found.map(\.name) == [])
    }
}
