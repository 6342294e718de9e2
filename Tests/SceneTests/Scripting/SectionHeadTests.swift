import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Headers and footers of rows that are views, and titles of their own in the index.
@Suite struct SectionHeadTests {
    private static let cities =
        "cities: [{name: Bonn, land: DE}, {name: Lyon, land: FR}, {name: Ulm, land: DE}]"

    /// Cities under views; the text marked by `§` is of the view above each section.
    private func grouped(_ head: String, more: String = "", actions: String = "") throws
        -> OpenScene
    {
        try OpenScene(
            data: Self.cities,
            class: """
                rows:
                  from: cities
                  section: "{item.land}"
                  header: \(head)
                  footer: {label: "{count} in {group.title}"}
                  \(more)
                cell: {identifier: Cell, set: {textLabel.text: "{item.name}"}}
                editing: {style: delete}
                select: {append: {data: cities, item: {name: Kiel, land: DE}}}
                \(actions)
                """,
            lines: 16
        )
    }

    private func heads(of table: TableView) -> [String] {
        (0..<table.numberOfSections).flatMap { section in
            [table.headerView(forSection: section), table.footerView(forSection: section)].map {
                ($0?.descendants ?? []).compactMap { ($0 as? Label)?.text }.joined(separator: " ")
            }
        }
    }

    @Test func whenDataChangesThenTheTextsOfHeadersAndFootersFollow() throws {
        let scene = try grouped(#"{row: [{label: "{group.title}"}, {label: "{count}"}]}"#)
        #expect(try heads(of: scene.table) == ["DE 2", "2 in DE", "FR 1", "1 in FR"])
        scene.play("select 0 0")
        #expect(try heads(of: scene.table) == ["DE 3", "3 in DE", "FR 1", "1 in FR"])
        scene.play("delete 1 0")
        #expect(try heads(of: scene.table) == ["DE 3", "3 in DE"])
        #expect(scene.player.storyboard.faults.map(\.message) == [])
    }

    @Test func theControlsOfAHeaderSendActionsToTheController() throws {
        let scene = try grouped(
            "{button: {id: more, title: \"{group.title}\", actions: {touchUpInside: add}}}",
            actions: "actions: {add: {append: {data: cities, item: {name: Nice, land: FR}}}}"
        )
        scene.play("tap more")
        #expect(try scene.table.numberOfRows(inSection: 1) == 2)
    }

    @Test func aFedSectionHasViewsThatCountItsRows() throws {
        let scene = try OpenScene(
            """
            data: {names: [Ada, Bob]}
            scenes:
              list:
                controller: table
                class: List
                table:
                  prototypes: [{identifier: Cell}]
                  sections:
                    - cells: [{text: Own}]
                    - rows: {from: names, header: {label: "{count} names"}, footer: {label: end}}
                      cell: {identifier: Cell, set: {textLabel.text: "{item}"}}
            classes:
              List: {superclass: TableViewController, select: {remove: {data: names, at: 0}}}
            """
        )
        #expect(try heads(of: scene.table) == ["", "", "2 names", "end"])
        scene.play("select 0 0")
        #expect(try heads(of: scene.table) == ["", "", "1 names", "end"])
    }

    @Test func onlyTheViewsOfSectionsOnTheScreenAreMade() throws {
        let scene = try OpenScene(
            data: "many: [\((0..<400).map { "{n: \($0)}" }.joined(separator: ", "))]",
            class: """
                rows: {from: many, section: "{item.n}", header: {label: "{group.title}"}}
                cell: {identifier: Cell, set: {textLabel.text: "{item.n}"}}
                """
        )
        #expect(try scene.table.sectionViews.entries.count < 20)
        scene.play("scroll to 399 0")
        #expect(try heads(of: scene.table).suffix(2) == ["399", ""])
        #expect(try scene.table.sectionViews.entries.count < 40)
    }

    @Test func sectionsHaveTitlesOfTheirOwnInTheIndex() throws {
        let scene = try grouped(
            #"{label: "{group.title}"}"#,
            more: #"index: "{group.title == 'FR' ? nil : 'Land '}{group.title}""#
        )
        #expect(try scene.table.sectionIndexTitles == ["Land DE", "FR"])
        let plain = try grouped("Land", more: "index: true")
        #expect(try plain.table.sectionIndexTitles == ["L"])
        let beside = try grouped(#"{label: x}"#, more: "index: true")
        #expect(try beside.table.sectionIndexTitles == ["D", "F"])
    }

    // MARK: - What is found

    private let scene = """
        data: {cities: [{name: Bonn, land: DE}]}
        scenes:
          list:
            controller: table
            class: List
            table: {prototypes: [{identifier: Cell}]}
        classes:
          List:
            superclass: TableViewController
            rows:
              from: cities
              §
            cell: {identifier: Cell, set: {textLabel.text: "{item.name}"}}
        """

    private func expect(_ codes: String..., of rows: String, files: [String: String] = [:]) {
        let checked = CheckedScene(scene.replacing("§", with: rows), files: files)
        #expect(checked.findings == codes, "\(rows): \(checked.messages)")
    }

    @Test func whatTheTextsReadIsChecked() {
        expect(of: #"header: {label: "{count} {cities | count}"}"#)
        expect("unknown-name «group»", of: #"header: {label: "{group.title}"}"#)
        expect("unknown-name «item»", of: #"footer: {label: "{item.name}"}"#)
        expect(
            "unknown-field «tilte»",
            of: "section: \"{item.land}\"\n      header: {label: \"{group.tilte}\"}"
        )
        expect(
            "type-mismatch «count»",
            of: #"header: {label: {text: a, hidden: "{count}"}}"#
        )
        expect("unquoted-expression «{count}»", of: "header: {count}")
        expect(
            "undeclared-action «go»",
            of: "header: {button: {title: Go, actions: {touchUpInside: go}}}"
        )
    }

    @Test func aViewFileMayReadWhatItsSectionKnows() {
        let files = ["h.yaml": #"view: {label: "{count} in {group.title}"}"#]
        expect(of: "section: \"{item.land}\"\n      header: {file: h.yaml}", files: files)
        expect("unknown-name «h.yaml»", of: "header: {file: h.yaml}", files: files)
        expect("missing-file «h.yaml»", of: "header: {file: h.yaml}")
        let content = CheckedScene(
            "scenes: {a: {controller: view, view: {file: h.yaml}}}",
            files: ["h.yaml": #"view: {label: "{count}"}"#]
        )
        #expect(content.findings == ["unknown-name «h.yaml»"])
    }
}
