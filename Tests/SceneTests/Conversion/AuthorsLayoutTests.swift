import Testing

@testable import SceneConversion
@testable import SceneText

/// What a conversion does not touch keeps its bytes, and what it writes looks like the rest of the file.
@Suite struct AuthorsLayoutTests {
    @Test func aCommentGoesIntoADataFileThatCanHaveIt() throws {
        let text = """
            scenes:
              fruit:
                controller: table
                table:
                  content: static
                  sections:
                    - cells:
                        # the best
                        - text: Apple # cheap
                        - text: Pear

            """
        let yaml = converted(text, to: .dynamic) { $0.dataPath = "fruit.yaml" }
        #expect(yaml.notes == [])
        #expect(
            try String(decoding: #require(yaml.dataFiles.first).bytes, as: UTF8.self) == """
                # the best
                - {text: Apple} # cheap
                - {text: Pear}

                """
        )
        let json = converted(text, to: .dynamic) { $0.dataPath = "fruit.json" }
        #expect(json.notes.map { $0.contains("and 1 more comment cannot be kept") } == [true])
    }

    /// Parts that no conversion changes, each written as only a person would.
    private static let others = """
        styles:
            'big':   {font:  System 20}   # shouted
            small: { "textColor": 'red' }


        """
    private static let otherScene = """
            about:
                controller: view
                title: "About us"
                view:
                    column:
                        -   label: >
                                Two lines
                                that are one.

                        -   label: {  text: 'Hall' }   # as it is


        """

    @Test(.slow, arguments: 0..<40, [false, true])
    func whatIsOutsideKeepsItsBytes(_ seed: Int, _ hasGaps: Bool) {
        var random = SeededGenerator(seed: UInt64(seed))
        var text = GeneratedTable(&random).text.wide
        text = text.replacing("scenes:\n", with: "scenes:\n" + Self.otherScene)
        if !text.contains("initial:") { text = "initial: table\n" + text }
        text = Self.others + text
        if hasGaps { text = text.replacing("\nclasses:", with: "\n\nclasses:") }
        let there = converted(text, to: .dynamic, allowsWarnings: true)
        guard !there.isRefused else { return }
        for part in [Self.others, Self.otherScene] {
            #expect(there.string.contains(part), "\(there.string)")
        }
        expectIndented(there.string)
        let back = converted(there.string, to: .static, allowsWarnings: true)
        guard !back.isRefused else { return }
        for part in [Self.others, Self.otherScene] {
            #expect(back.string.contains(part), "\(back.string)")
        }
        expectIndented(back.string)
    }

    private func expectIndented(_ text: String) {
        for line in text.split(separator: "\n") {
            #expect(line.prefix { $0 == " " }.count.isMultiple(of: 4), "\(line)\n\(text)")
        }
    }

    @Test func dataIsSetApartWhereTheFileSetsItsPartsApart() {
        let scene = """
            storyboard: Lamps
            scenes:
              lamps:
                controller: table
                table:
                  sections:
                    - cells: [{text: Desk}, {text: Hall}]
            snapshots:
              lamps: {width: 40}

            """
        let tight = converted(scene, to: .dynamic).string
        #expect(!tight.contains("\n\n"), "\(tight)")
        let apart = scene.replacing("\nscenes", with: "\n\nscenes")
            .replacing("\nsnapshots", with: "\n\nsnapshots")
        let loose = converted(apart, to: .dynamic).string
        #expect(loose.contains("Lamps\n\ndata:\n"))
        #expect(loose.contains("text: Hall}\n\nscenes:\n"))
        #expect(loose.contains("\n\nclasses:\n"))
        #expect(loose.contains("\n\nsnapshots:\n"))
    }

    @Test func whatMovesKeepsItsQuotesAndItsLines() {
        let result = converted(
            """
            scenes:
              lamps:
                controller: table
                class: Lamps
                table:
                  sections:
                    - cells:
                        - content:
                            column:
                              - label: {text: 'one'}
                              - label:
                                  text: >-
                                    Two lines
                                    that are one.
                              - switch: {id: lamp, accessibility: {label: "Lamp"}, actions: {valueChanged: "lit:"}}
                outlets: {lamp: lamp}
            classes:
              Lamps:
                superclass: TableViewController
                outlets: {lamp: Switch}
                actions:
                  "lit:":
                    - log: "lamp {lamp.on}"
                    - log: 'done'

            """,
            to: .dynamic
        )
        let kept = [
            "- label: {text: 'one'}\n", "text: >-\n", "  Two lines\n",
            "accessibility: {label: \"Lamp\"}",
            "- log: \"lamp {lampOn}\"\n", "- log: 'done'\n",
        ]
        for part in kept { #expect(result.string.contains(part), "\(part)\n\(result.string)") }
    }

    @Test func aLineThatGrowsTooLongBecomesSeveral() {
        let result = converted(
            """
            scenes:
              lamps: {controller: table, class: Lamps, table: {sections: [{cells: [{text: Desk}, {text: Hall}]}]}}
            classes:
              Lamps: {superclass: TableViewController, select: {log: "the lamp {row} of all was chosen"}}

            """,
            to: .dynamic
        )
        for line in result.string.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
        #expect(
            result.string.contains("\n    select: {log: \"the lamp {row} of all was chosen\"}\n")
        )
    }
}

extension String {
    /// A scene with four columns to a level, as `-   x`.
    fileprivate var wide: String {
        split(separator: "\n").map { line -> String in
            let indent = String(line.prefix { $0 == " " })
            let rest = String(line.dropFirst(indent.count))
            let text = rest.hasPrefix("- ") ? "-   \(rest.dropFirst(2))" : rest
            return "\(indent)\(indent)\(text)\n"
        }.joined()
    }
}
