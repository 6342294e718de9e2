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

    @Test func idsFillTheOutletsOfTheCell() throws {
        let checked = check(["cells/name.yaml": "view:\n  - label: {id: nameLabel}\n"])
        #expect(checked.findings == [])
    }

    @Test func theIndexKnowsWhatFilesFill() throws {
        let files = [
            "cells/name.yaml": "view: [{label: {id: nameLabel}}, {button: {id: go, title: Go}}]"
        ]
        var reader = SceneReader(MemoryResources(files), limits: Limits())
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
