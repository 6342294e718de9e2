import Testing

@testable import SceneConversion
@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// Code of a controller's class that reads and sets cells goes on doing so.
@Suite struct CodeConversionTests {
    @Test func whatReplacesAnOutletIsBesideItsDeclaration() {
        let result = converted(
            """
            scenes:
              one:
                controller: table
                class: B
                table: {sections: [{cells: [{content: {row: [{label: {id: l, text: a}}, {switch: {id: s, accessibility: {label: S}, actions: {valueChanged: "s:"}}}]}}]}]}
                outlets: {l: l, s: s}
            classes:
              A:
                superclass: TableViewController
                outlets: {l: Label, s: Switch}
                actions: {"s:": {set: {l.text: "{s.on ? 'on' : 'off'}"}}}
              B: {superclass: A}
            """,
            to: .dynamic
        )
        #expect(result.notes == [])
        #expect(result.string.part(from: "  A:", to: "  B:").contains("lText: {type: String"))
        #expect(result.pictureDifferences == [])
    }

    /// A class and its superclass, whose code for one view differs.
    private static func overriding(_ more: String) -> String {
        """
        scenes:
          one:
            controller: table
            class: B
            table: {sections: [{cells: [{content: {row: [{label: {id: l, text: a}}, {button: {title: Go, actions: {touchUpInside: go}}}]}}]}]}
            outlets: {l: l}
        classes:
          A:
            superclass: TableViewController
            outlets: {l: Label}
            configureView: {l.text: "{l.text?} A"}
            actions: {go: {set: {l.text: A}}}
          B:
            superclass: A
            configureView: {l.textColor: systemRed\(more)}
            actions: {go: {set: {l.text: B}}}
        """
    }

    @Test func codeThatANearerClassOverridesStaysWithoutEffect() {
        let result = converted(Self.overriding(", title: T"), to: .dynamic)
        #expect(result.notes == [])
        #expect(result.pictureDifferences == [])
        #expect(
            converted(Self.overriding(""), to: .dynamic).notes == [
                "error: what 'configureView' of 'B' does moves to the rows, and that of 'A' would run "
                    + "in its place [l.text]"
            ]
        )
    }

    @Test func whatIsAlwaysThereNeedsNoMark() {
        let result = converted(
            """
            scenes:
              main:
                controller: table
                class: C
                table:
                  sections:
                    - cells:
                        - {id: red, text: Red}
                        - {text: Green, item: {name: g}}
                        - content: {button: {title: Check, actions: {touchUpInside: check}}}
                outlets: {redCell: red}
            classes:
              C:
                superclass: TableViewController
                outlets: {redCell: TableViewCell}
                select: {log: "{item?.name?}"}
                actions:
                  check:
                    - log: "{redCell.textLabel.text?} {redCell.textLabel.text? ?? 'none'}"
                    - log: >
                        folded {redCell.textLabel.text}
                        over {redCell.accessory} lines
            """,
            to: .dynamic
        )
        #expect(result.notes == [])
        #expect(result.string.contains(#"select: {log: "{item.name?}"}"#))
        #expect(result.string.contains(#"- log: "{redText} {redText}""#))
        #expect(result.string.contains("folded {redText} over {redAccessory} lines"))
        #expect(result.pictureDifferences == [])
    }

    /// Every property of every kind of view that an expression can read, with a mark where it can have one.
    @Test(.slow) func codeMayReadEveryPropertyOfAView() {
        var count = 0
        for kind in ViewKind.allCases {
            for key in kind.entry.shape.keys {
                for mark in ["", "?"] {
                    guard let result = Self.reading(key.name + mark, of: kind) else { continue }
                    count += 1
                    let errors = result.notes.filter { $0.hasPrefix("error") }
                    // What nothing gives a value can only be read with a mark.
                    if mark.isEmpty, let error = errors.first,
                        error.contains("this reads what nothing gives a value")
                    {
                        continue
                    }
                    #expect(errors == [], "\(kind) \(key.name)\(mark)")
                    let pictures = ConversionProof(
                        old: result.original,
                        new: result.file,
                        tables: result.tables,
                        widths: [40],
                        ConversionProof.Extent(steps: 0)
                    )
                    #expect(pictures.differences().map(\.diff) == [], "\(kind) \(key.name)\(mark)")
                }
            }
        }
        #expect(count > 100)
    }

    /// A conversion of a table whose code reads a property of a view; nil where no code can.
    private static func reading(_ path: String, of kind: ViewKind) -> ConversionResult? {
        let text = """
            scenes:
              one:
                controller: table
                class: C
                table:
                  sections:
                    - cells:
                        - content: {row: [{\(kind.rawValue): {id: v}}, {button: {title: Go, actions: {touchUpInside: go}}}]}
                outlets: {v: v}
            classes:
              C:
                superclass: TableViewController
                outlets: {v: \(kind.className)}
                actions: {go: {log: "{v.\(path)}"}}
            """
        let file = SceneFile.read(SourceText(name: "scene.yaml", text: text))
        guard !file.hasErrors else { return nil }
        return SceneConverter(ConversionRequest(.dynamic)).convert(file)
    }

    @Test func anOutletMayLeadToAPartOfTheStyle() {
        let result = converted(
            """
            scenes:
              one:
                controller: table
                class: C
                table:
                  sections:
                    - cells:
                        - {style: value1, text: Total, detailTextLabel: {id: sum, text: none}}
                        - content: {button: {title: Go, actions: {touchUpInside: go}}}
                outlets: {sum: sum}
            classes:
              C:
                superclass: TableViewController
                outlets: {sum: Label}
                actions: {go: {set: {sum.text: "{sum.text?}!"}}}
            """,
            to: .dynamic
        )
        #expect(result.notes == [])
        #expect(result.string.contains(#"detailTextLabel.text: "{sumText}""#))
        #expect(result.pictureDifferences == [])
    }

    @Test func plainItemsBecomeAFieldWhereRowsNeedRecords() {
        let result = converted(
            """
            scenes:
              one:
                controller: table
                class: C
                table:
                  sections:
                    - cells:
                        - {text: Desk, item: desk}
                        - {style: value1, text: Hall, detail: dark, item: hall}
                        - content: {button: {title: Go, actions: {touchUpInside: go}}}
                          item: go
            classes:
              C:
                superclass: TableViewController
                select: {log: "{item} {item == 'desk' ? 1 : 2}"}
                actions: {go: {log: "{item?}"}}
            """,
            to: .dynamic
        )
        #expect(result.notes == [])
        #expect(
            result.string.contains(#"select: {log: "{item.value} {item.value == 'desk' ? 1 : 2}"}"#)
        )
        #expect(result.pictureDifferences == [])
    }

    @Test func plainItemsBesideRecordsStayWhereCodeReadsThem() {
        let result = converted(
            """
            scenes:
              one:
                controller: table
                class: C
                table:
                  sections:
                    - cells: [{text: Desk, item: desk}, {style: value1, text: Hall, item: {name: hall}}]
            classes:
              C:
                superclass: TableViewController
                select: {log: "row {row} {item? == nil}"}
            """,
            to: .dynamic
        )
        #expect(
            result.findings.map(\.message) == [
                "'item' is read as a value, and rows of several kinds carry records"
            ]
        )
    }

    @Test(.slow) func aClassThatRunsSeveralTablesGetsNoRows() {
        let text = """
            scenes:
              tabs: {controller: tabs, tabs: [one, two]}
              one: {controller: table, class: A, title: One, table: {sections: [{cells: [{text: a}, {text: b}]}]}}
              two: {controller: table, class: A, title: Two, table: {sections: [{cells: [{text: c}, {text: d}]}]}}
            initial: tabs
            classes:
              A: {superclass: TableViewController, select: {log: "{row}"}}

            """
        let there = converted(text, to: .dynamic)
        #expect(there.notes == [])
        #expect(
            there.string.hasSuffix(
                "  A: {superclass: TableViewController, select: {log: \"{row}\"}}\n"
            )
        )
        #expect(there.pictureDifferences == [])
        #expect(converted(there.string, to: .static).string.dropSpaces == text.dropSpaces)
    }

    @Test func whatCodeReadsOfAGroupIsInTheRecordsOfItsRows() {
        let result = converted(
            """
            data:
              lands:
                - {title: Europe, people: 3, rows: [{name: Rhine, title: long}, {name: Po}]}
                - {title: Africa, rows: [{name: Nile}]}
            scenes:
              one:
                controller: table
                class: C
                table:
                  prototypes: [{identifier: X}]
            classes:
              C:
                superclass: TableViewController
                rows: {from: lands, rows: "{group.rows}", header: "{group.title}"}
                cell: {identifier: X, set: {textLabel.text: "{item.name}"}}
                select: {log: "{group.title}: {item.name}, {group.people? ?? 0}"}
            """,
            to: .static
        )
        #expect(result.notes == [])
        #expect(result.string.contains("item: {name: Po, groupTitle: Europe, people: 3}"))
        #expect(
            result.string.contains(#"log: "{item.groupTitle}: {item.name}, {item.people? ?? 0}""#)
        )
        #expect(result.pictureDifferences == [])
    }
}

extension String {
    /// The text without what only layout adds.
    fileprivate var dropSpaces: String { filter { !$0.isWhitespace } }
}
