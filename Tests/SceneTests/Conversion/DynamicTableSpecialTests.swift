import Testing

@testable import SceneConversion
@testable import SceneKitLite
@testable import SceneLanguage

/// Static tables whose cells are all different, whose names are taken, or that are hardly alike.
@Suite struct DynamicTableSpecialTests {
    @Test func identifiersThatAreTakenAreLeftAlone() {
        let result = converted(
            """
            scenes:
              lamps:
                controller: table
                table:
                  prototypes: [{identifier: LampCell, accessory: checkmark}]
                  sections:
                    - rows: [{name: Moon}]
                      cell: {identifier: LampCell, set: {textLabel.text: "{item.name}"}}
                    - cells: [{text: Desk}, {text: Hall}]

            """,
            to: .dynamic
        )
        #expect(result.string.contains("{identifier: LampCell, accessory: checkmark}"))
        #expect(result.string.contains("{identifier: LampCell2}"), "\(result.string)")
        #expect(result.pictureDifferences == [])
    }

    @Test func cellsThatAreAllDifferentEachHaveAPrototype() {
        let result = converted(
            """
            scenes:
              lamps:
                controller: table
                table:
                  sections:
                    - cells:
                        - {text: Desk}
                        - {style: subtitle, text: Hall}
                        - {style: value2, text: Door}
                        - {content: {label: Off}}

            """,
            to: .dynamic
        )
        let prototypes = result.file.definition.convertibleTables[0].table.prototypes ?? []
        #expect(
            prototypes.compactMap { $0.identifier?.value } == [
                "BasicCell", "SubtitleCell", "LeftDetailCell", "LabelCell",
            ]
        )
        #expect(result.pictureDifferences == [])
    }
}
