import Testing

@testable import SceneConversion
@testable import SceneKitLite

/// Rows that leave a scene go to a data file that a person would have written.
@Suite struct ConvertedDataTests {
    @Test(.slow) func dataGoesToAFileInItsFormat() {
        let scene = """
            scenes:
              lamps:
                controller: table
                table:
                  sections:
                    - cells:
                        - {text: "Desk, left", indentationLevel: 1}
                        - {text: Hall, indentationLevel: 2}

            """
        let json = converted(scene, to: .dynamic) { $0.dataPath = "lamps.json" }
        #expect(json.string.hasPrefix("data:\n  lamps: {file: lamps.json}\n"), "\(json.string)")
        #expect(
            json.dataFiles.map { String(decoding: $0.bytes, as: UTF8.self) } == [
                """
                [
                  {"text": "Desk, left", "indentationLevel": 1},
                  {"text": "Hall", "indentationLevel": 2}
                ]

                """
            ]
        )
        let csv = converted(scene, to: .dynamic) { $0.dataPath = "lamps.csv" }
        #expect(csv.string.contains("lamps: {file: lamps.csv, types: {indentationLevel: Int}}"))
        #expect(
            csv.dataFiles.map { String(decoding: $0.bytes, as: UTF8.self) } == [
                "text,indentationLevel\n\"Desk, left\",1\nHall,2\n"
            ]
        )
        let yaml = converted(scene, to: .dynamic) { $0.dataPath = "lamps.yaml" }
        #expect(
            yaml.dataFiles.map { String(decoding: $0.bytes, as: UTF8.self) } == [
                "- {text: \"Desk, left\", indentationLevel: 1}\n- {text: Hall, indentationLevel: 2}\n"
            ]
        )
        let grouped = converted(
            """
            scenes:
              lamps:
                controller: table
                table:
                  sections:
                    - header: Upstairs
                      cells: [{text: Desk, image: lamp}]
                    - header: Downstairs
                      cells: [{text: Hall, image: lamp}, {text: Door, image: gate}]

            """,
            to: .dynamic
        ) { $0.dataPath = "lamps.csv" }
        #expect(
            grouped.dataFiles.map { String(decoding: $0.bytes, as: UTF8.self) } == [
                "section,text,image\nUpstairs,Desk,lamp\nDownstairs,Hall,lamp\nDownstairs,Door,gate\n"
            ]
        )
        #expect(grouped.string.contains(#"section: "{item.section}""#))
        for result in [json, csv, yaml, grouped] { #expect(result.pictureDifferences == []) }
    }
}
