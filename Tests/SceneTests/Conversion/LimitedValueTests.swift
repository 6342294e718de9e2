import Testing

@testable import SceneConversion

/// Values that others of the same view limit come through both ways, whatever the prototype's limits are.
@Suite struct LimitedValueTests {
    @Test(.slow, arguments: [-40, -20, 0, 1, 80])
    func aSliderKeepsItsValue(_ value: Int) {
        let cells = """
            scenes:
              mixer:
                controller: table
                table:
                  sections:
                    - cells:
                        - content: {slider: {value: 1}}
                        - content: {slider: {minimumValue: -50, maximumValue: 100, value: \(value)}}
                        - content: {slider: {minimumValue: 1, maximumValue: 4}}

            """
        let rows = converted(cells, to: .dynamic, allowsWarnings: true)
        #expect(rows.pictureDifferences == [])
        #expect(rows.string.contains("- {minimumValue: 1, maximumValue: 4, value: 1}\n"))
        let back = converted(rows.string, to: .static, allowsWarnings: true)
        #expect(back.pictureDifferences == [])
        #expect(converted(back.string, to: .dynamic, allowsWarnings: true).string == rows.string)
    }

    @Test(.slow) func aChoiceKeepsItsSegments() {
        let cells = """
            scenes:
              display:
                controller: table
                table:
                  sections:
                    - cells:
                        - content: {segmented: {segments: [Light, Dark], selectedSegmentIndex: 1}}
                        - content: {segmented: {segments: [S, M, L]}}

            """
        let rows = converted(cells, to: .dynamic, allowsWarnings: true)
        #expect(rows.pictureDifferences == [])
        #expect(
            rows.string.contains(
                """
                    - {segments: [Light, Dark], selected: 1}
                    - {segments: [S, M, L], selected: -1}

                """
            )
        )
        let back = converted(rows.string, to: .static, allowsWarnings: true)
        #expect(back.pictureDifferences == [])
        #expect(converted(back.string, to: .dynamic, allowsWarnings: true).string == rows.string)
    }
}
