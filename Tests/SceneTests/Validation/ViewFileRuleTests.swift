import Testing

@testable import SceneLanguage
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

@Suite struct ViewFileRuleTests {
    private let scene = """
        scenes:
          list:
            controller: table
            class: ListController
            table:
              prototypes:
                - identifier: Cell
                  class: NameCell
                  content: {file: 1️⃣cells/name.yaml2️⃣}
        classes:
          NameCell: {superclass: TableViewCell, outlets: {nameLabel: Label}}
          ListController:
            superclass: TableViewController
            rows: {count: 3}
            cell: {identifier: Cell, set: {nameLabel.text: "{row}"}}
        """

    private func check(_ files: [String: String]) -> CheckedScene {
        CheckedScene(scene, files: files)
    }

    /// A view at the top of a file is missing the 'view:' above it.
    @Test(arguments: [
        ("label: {id: nameLabel}", "write 'view: {label: …}' there"),
        ("row: [{label: {id: nameLabel}}]", "write 'view: {row: …}' there"),
        ("scenes: {a: {controller: view}}", "a view file has 'view:' in place of 'scenes:'"),
    ])
    func whatIsMissingInAFileIsSaid(_ text: String, _ help: String) throws {
        let finding = check(["cells/name.yaml": text + "\n"]).file.diagnostics.first {
            $0.code == .notAViewFile
        }
        #expect(finding?.helps.map(\.text) == [help])
    }

    @Test func idsFillTheOutletsOfTheCell() throws {
        let checked = check(["cells/name.yaml": "view:\n  - label: {id: nameLabel}\n"])
        #expect(checked.findings == [])
    }

    @Test func theIndexKnowsWhatFilesFill() throws {
        let files = [
            "cells/name.yaml": "view: [{label: {id: nameLabel}}, {button: {id: go, title: Go}}]"
        ]
        var reader = SceneReader(.init(resources: MemoryResources(files)))
        let index = try #require(reader.read(MarkedText(scene).text).index)
        #expect(index.outletsFilledByFiles(ofScene: 0).isEmpty)
        let filled = index.outletsFilledByFiles(ofCell: 0)
        #expect(filled.map(\.id.value) == ["nameLabel", "go"])
        #expect(filled.map(\.className) == ["Label", "Button"])
    }

    @Test func anIDWithoutAnOutletIsNamedAtThePath() {
        let checked = check(["cells/name.yaml": "view:\n  - label: {id: nameLabl}\n"])
        #expect(checked.findings == ["unowned-id «cells/name.yaml»"])
        #expect(checked.ranges == [checked.marked.range(1, 2)])
        #expect(checked.helps == ["an outlet with a similar name exists: 'nameLabel'"])
        let other = checked.file.diagnostics.first?.secondary.first
        #expect(other.map { checked.file.sources[$0.source].name } == "cells/name.yaml")
        #expect(other.map { checked.file.sources[$0.source].string(in: $0.range) } == "nameLabl")
    }

    @Test func aViewHasTheTypeOfItsOutlet() {
        let checked = check([
            "cells/name.yaml": "view:\n  - slider: {id: nameLabel, accessibility: {label: Size}}\n"
        ])
        #expect(checked.findings == ["unfit-id «cells/name.yaml»"])
        #expect(
            checked.messages == [
                "the outlet 'nameLabel' is for a 'Label', not for the 'Slider' "
                    + "of the view file 'cells/name.yaml'"
            ]
        )
    }

    @Test func errorsOfAViewFileAreOneFinding() {
        let checked = check(["cells/name.yaml": "view:\n  - labl: a\n  - buton: b\n"])
        #expect(checked.findings == ["broken-view-file «cells/name.yaml»"])
        #expect(checked.messages == ["the view file 'cells/name.yaml' has 2 errors"])
    }

    @Test func aViewFileThatIsNotYAMLIsBroken() {
        let checked = check(["cells/name.yaml": "view: [\n"])
        #expect(checked.findings == ["broken-view-file «cells/name.yaml»"])
    }

    @Test func aMissingViewFileIsNamed() {
        #expect(check([:]).findings == ["missing-file «cells/name.yaml»"])
    }

    private let form = """
        scenes:
          form: {controller: table, class: Form, table: {file: 1️⃣form.yaml2️⃣}}
        classes:
          Form:
            superclass: TableViewController
            outlets: {nameLabel: Label}
            configureView: {nameLabel.text: Ada}
        """

    /// What is found in a controller whose table is that of a view file.
    private func checkTable(_ view: String?, in scene: String? = nil) -> [String] {
        CheckedScene(scene ?? form, files: view.map { ["form.yaml": "view: \($0)\n"] } ?? [:])
            .findings
    }

    @Test func aTableOfAViewFileIsStaticAndFillsTheOutletsOfItsController() {
        let cells = "{cells: [{content: {label: {id: nameLabel}}}]}"
        #expect(checkTable("{table: {sections: [\(cells)]}}") == [])
        #expect(checkTable("{table: {prototypes: []}}") == ["not-a-view-file «form.yaml»"])
        #expect(checkTable("[{label: {id: nameLabel}}]") == ["not-a-view-file «form.yaml»"])
        #expect(checkTable(nil) == ["missing-file «form.yaml»"])
        #expect(checkTable("{tabel: {}}") == ["broken-view-file «form.yaml»"])
        #expect(
            checkTable(
                "{table: {sections: [\(cells)]}}",
                in: form.replacing("nameLabel: L", with: "other: L")
                    .replacing("\n    configureView: {nameLabel.text: Ada}", with: "")
            )
                == ["unconnected-outlet «Form»", "unowned-id «form.yaml»"]
        )
        let beside = form.replacing("{file: ", with: "{style: grouped, file: ")
        #expect(
            checkTable("{table: {sections: [\(cells)]}}", in: beside) == ["misplaced-key «style»"]
        )
        let rows = form + "\n    rows: {count: 3}\n    cell: {identifier: A}"
        #expect(
            checkTable("{table: {sections: [\(cells)]}}", in: rows)
                .contains("static-table-with-rows «rows»")
        )
    }

    @Test func aStoryboardIsNoViewFile() {
        let text = "scenes:\n  a:\n    controller: view\n    view: [{label: Hello}]\n"
        #expect(check(["cells/name.yaml": text]).findings == ["not-a-view-file «cells/name.yaml»"])
    }

    @Test func pathsInAViewFileLeadFromItsFolder() {
        let checked = check([
            "cells/name.yaml": "view: {file: ../parts/label.yaml}",
            "parts/label.yaml": "view: {file: inner/deep.yaml}",
            "parts/inner/deep.yaml": "view: {label: {id: nameLabel}}",
        ])
        #expect(checked.findings == [])
    }

    @Test func recursionThroughOthersIsFound() {
        let checked = check([
            "cells/name.yaml": "view: {file: ./other.yaml}",
            "cells/other.yaml": "view: {file: ../cells/name.yaml}",
        ])
        #expect(checked.findings == ["recursive-view-file «cells/name.yaml»"])
    }

    @Test func aViewFileThatIncludesItselfIsFoundByItself() {
        let text = "view: {file: test.yaml}"
        let checked = CheckedScene(text, files: ["test.yaml": text])
        #expect(checked.findings == ["recursive-view-file «test.yaml»"])
    }

    @Test func aLongChainOfFilesReachesALimit() {
        var files: [String: String] = [:]
        for number in 0..<100 { files["\(number).yaml"] = "view: {file: \(number + 1).yaml}" }
        let checked = CheckedScene("view: {file: 0.yaml}", files: files)
        #expect(checked.findings == ["limit-reached «0.yaml»"])
    }
}
