import Testing

@testable import SceneConversion
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// Whatever a conversion does not carry over is listed, at its place in the original.
@Suite struct ConversionLedgerTests {
    // MARK: - Comments

    @Test func aCommentGoesWithItsCellToItsRecordAndBack() {
        let text = """
            data:
              fruits:
                # the best
                - {name: Apple} # cheap
                # sold out
                - {name: Pear}
                # - {name: Plum}
            scenes:
              fruit:
                controller: table
                class: Fruit
                table:
                  prototypes: [{identifier: FruitCell}]
            classes:
              Fruit:
                superclass: TableViewController
                rows: fruits
                cell: {identifier: FruitCell, set: {textLabel.text: "{item.name}"}}

            """
        let there = converted(text, to: .static)
        #expect(there.notes == [])
        #expect(
            there.string.part(from: "      sections:", to: "classes:") == """
                      sections:
                        - cells:
                            # the best
                            - {text: Apple} # cheap
                            # sold out
                            - {text: Pear}
                            # - {name: Plum}

                """
        )
        let back = converted(there.string, to: .dynamic)
        #expect(back.notes == [])
        #expect(
            back.string.part(from: "data:", to: "scenes:") == """
                data:
                  fruit:
                    # the best
                    - {text: Apple} # cheap
                    # sold out
                    - {text: Pear}
                    # - {name: Plum}

                """
        )
    }

    @Test func whatIsSaidOfAPrototypeIsNotSaidOfItsRows() {
        let result = converted(
            """
            # all of it
            data: # by hand
              fruits: [{name: Apple}, {name: Pear}]
            scenes:
              fruit:
                controller: table
                class: Fruit
                table:
                  # the cells
                  prototypes:
                    # one fruit
                    - identifier: FruitCell # used below
                      style: value1 # price at the right
            classes:
              Fruit:
                superclass: TableViewController
                # from the data
                rows: fruits
                cell: {identifier: FruitCell, set: {textLabel.text: "{item.name}"}}
                # nothing happens
                select: {log: "{row}"}

            """,
            to: .static
        )
        #expect(
            result.notes == [
                "warning: the comment '# all of it' and 1 more comment cannot be kept [# all of it]",
                "warning: the comment '# one fruit' and 2 more comments cannot be kept [# one fruit]",
                "warning: the comment '# from the data' cannot be kept [# from the data]",
            ]
        )
        #expect(result.string.contains("      # the cells\n      sections:\n        - cells:\n"))
        #expect(result.string.contains("    # nothing happens\n    select:"))
    }

    @Test func theOnlyCellOfItsKindKeepsItsComments() {
        let result = converted(
            """
            scenes:
              lamps:
                controller: table
                table:
                  sections:
                    # upstairs
                    - header: Upstairs # of the house
                      cells:
                        - text: Desk # by the window
                          detail: on
                          style: value1
                        - style: subtitle
                          # alone of its kind
                          accessory: checkmark
                        # two alike
                        - {text: Hall}
                        - {text: Door} # outside

            """,
            to: .dynamic
        )
        #expect(result.notes == [])
        let kept = [
            "  # upstairs\n  lamps: # of the house\n",
            "text: Desk, detail: \"on\"} # by the window\n",
            "          # alone of its kind\n          accessory: checkmark\n",
            "# two alike\n    - {cell: BasicCell, text: Hall}\n", "text: Door} # outside\n",
        ]
        for part in kept { #expect(result.string.contains(part), "\(part)\n\(result.string)") }
    }

    // MARK: - Data

    @Test func aRecordStaysWhereSomeOfItIsNotShown() {
        let result = converted(
            """
            data:
              fruits:
                - {name: Apple, n: 3, price: 1.2}
                - {name: Pear, n: 0, price: 2.1}
                - {name: Plum, n: 9, price: 3.5}
            scenes:
              fruit:
                controller: table
                class: Fruit
                table:
                  prototypes: [{identifier: FruitCell, style: value1}]
            classes:
              Fruit:
                superclass: TableViewController
                rows: {from: fruits, where: "{item.n < 5}"}
                cell:
                  identifier: FruitCell
                  set: {textLabel.text: "{item.name}", detailTextLabel.text: "{item.price}"}

            """,
            to: .static
        )
        #expect(result.string.contains("item: {name: Apple, \"n\": 3, price: 1.2}}"))
        #expect(
            result.notes == [
                "warning: the record 'Plum' of 'fruits' made no row, and the new file has none "
                    + "[{name: Plum, n: 9, price: 3.5}]"
            ]
        )
    }

    @Test func aFieldOfAGroupHasNoPlaceInASection() {
        let result = converted(
            """
            data:
              fruits:
                - {title: Red, code: r1, rows: [{name: Apple}]}
                - {title: Green, code: g1, rows: [{name: Pear}]}
            scenes:
              fruit:
                controller: table
                class: Fruit
                table:
                  prototypes: [{identifier: FruitCell}]
            classes:
              Fruit:
                superclass: TableViewController
                rows: {from: fruits, rows: "{group.rows}", header: "{group.title}"}
                cell: {identifier: FruitCell, set: {textLabel.text: "{item.name}"}}

            """,
            to: .static
        )
        #expect(
            result.notes == [
                "warning: 'code' of 'fruits' is not in the new file, here and in 1 more record "
                    + "[code: r1]"
            ]
        )
    }

    /// Each value appears once, so that it can be looked for.
    @Test(.slow, arguments: 0..<120)
    func everyValueIsInTheNewFileOrListed(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let fields = ["name", "price", "kind", "note"].filter { _ in
            Int.random(in: 0..<4, using: &random) > 0
        }
        let records = (0..<Int.random(in: 1...6, using: &random)).map { row in
            fields.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
                .map { ($0, "v\(row)\($0)") }
        }
        let known = Set(records.joined().map(\.0))
        let shown = fields.filter { known.contains($0) && Bool.random(using: &random) }
        let places = ["textLabel.text", "detailTextLabel.text", "accessibility.label"]
        let set = zip(places, shown).map { "\($0): \"{item.\($1)?}\"" }.joined(separator: ", ")
        let lines = records.map { record in
            "    - {" + record.map { "\($0): \($1)" }.joined(separator: ", ") + "}\n"
        }
        let text =
            "data:\n  records:\n" + lines.joined() + """
                scenes:
                  list:
                    controller: table
                    class: List
                    table:
                      prototypes: [{identifier: RowCell, style: value1}]
                classes:
                  List:
                    superclass: TableViewController
                    rows: records
                    cell: {identifier: RowCell\(set.isEmpty ? "" : ", set: {\(set)}")}

                """
        let result = converted(text, to: .static, allowsWarnings: true)
        for value in records.flatMap({ $0 }).map(\.1) {
            #expect(result.string.contains(value), "\(value)\n\(text)\n\(result.string)")
        }
        #expect(result.notes == [], "\(text)\n\(result.string)")
    }

    // MARK: - Names and files

    @Test func namesThatNothingTookAlongAreListed() {
        let dynamic = converted(
            """
            scenes:
              lamps:
                controller: table
                class: Lamps
                table:
                  sections:
                    - cells:
                        - {id: desk, text: Desk}
                        - {id: hall, text: Hall}

            classes:
              Lamps: {superclass: TableViewController}

            """,
            to: .dynamic
        )
        #expect(
            dynamic.notes == [
                "warning: the id 'desk' and 1 more id cannot be kept in cells that repeat [desk]"
            ]
        )
        let files = ["lamps.json": "[{\"name\": \"Desk\"}]"]
        let back = converted(
            """
            data:
              lamps: {file: lamps.json}
            scenes:
              lamps:
                controller: table
                class: Lamps
                table:
                  prototypes: [{identifier: LampCell}, {identifier: OtherCell, text: Other}]
            classes:
              Lamps:
                superclass: TableViewController
                rows: {from: lamps, name: "{item.name}"}
                cells:
                  - {when: "{item.name == 'x'}", identifier: OtherCell}
                  - {identifier: LampCell, set: {textLabel.text: "{item.name}"}}

            """,
            to: .static,
            files: files
        )
        #expect(
            back.notes == [
                "warning: the file 'lamps.json' stays as it is, and nothing in the scene names it any "
                    + "more [lamps.json]",
                "warning: no row is made from the prototype 'OtherCell', and it is not in the "
                    + "new file [OtherCell]",
                "warning: from now on saved state finds rows by position, no longer by name "
                    + "[\"{item.name}\"]",
            ]
        )
    }

    /// Remarks everywhere: each is still in the file, or counted by a finding.
    @Test(.slow, arguments: 0..<60)
    func everyCommentIsInTheNewFileOrListed(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let text = GeneratedTable(&random).commented(&random)
        let there = converted(text, to: .dynamic, allowsWarnings: true)
        expectCommentsKept(in: there)
        for path in ["rows.yaml", "rows.json"] {
            expectCommentsKept(
                in: converted(text, to: .dynamic, allowsWarnings: true) { $0.dataPath = path }
            )
        }
        guard !there.isRefused else { return }
        expectCommentsKept(in: converted(there.string, to: .static, allowsWarnings: true))
    }

    /// In scenes where everything is used nothing is lost but what people set in rows.
    @Test(.slow, arguments: 0..<150)
    func thereIsNoFalseAlarm(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let text = GeneratedTable(&random).text
        let there = converted(text, to: .dynamic, allowsWarnings: true)
        let back = converted(there.string, to: .static, allowsWarnings: true)
        let notes = (there.notes + back.notes).filter { note in
            !note.contains("is lost when its row leaves the screen")
                // A view that nobody names has an id for its steps alone.
                && !note.contains("the id 't") && !note.contains("the id 'n")
        }
        #expect(notes == [], "\(text)\n\(there.string)\n\(back.string)")
    }

    private func expectCommentsKept(
        in result: ConversionResult,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard !result.isRefused else { return }
        func comments(_ file: SceneFile) -> [String] {
            file.tree.comments().map { file.tree.comment(at: $0) }
        }
        let data = result.dataFiles.flatMap { file in
            String(decoding: file.bytes, as: UTF8.self).matches(of: /# remark [0-9]+/)
                .map { String($0.0) }
        }
        let after = comments(result.file) + data
        let before = comments(result.original)
        #expect(Set(after).count == after.count, "a comment is there twice")
        #expect(Set(after).isSubset(of: before), sourceLocation: sourceLocation)
        let listed = result.notes.reduce(0) { count, note in
            guard note.contains("the comment '") else { return count }
            let more = note.firstMatch(of: /and ([0-9]+) more comment/).flatMap { Int($0.1) } ?? 0
            return count + 1 + more
        }
        #expect(
            before.count - after.count == listed,
            "\(result.notes)\n\(String(decoding: result.original.bytes, as: UTF8.self))\n\(result.string)",
            sourceLocation: sourceLocation
        )
    }
}

extension GeneratedTable {
    /// The scene with a comment of its own above or at the end of many lines.
    fileprivate func commented(_ random: inout SeededGenerator) -> String {
        var number = 0
        func comment() -> String {
            number += 1
            return "# remark \(number)"
        }
        let lines = text.split(separator: "\n").map { line -> String in
            let indent = line.prefix { $0 == " " }
            var result = String(line)
            if Int.random(in: 0..<3, using: &random) == 0 {
                result = "\(indent)\(comment())\n\(line)"
            }
            if Int.random(in: 0..<3, using: &random) == 0 { result += " " + comment() }
            return result
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
