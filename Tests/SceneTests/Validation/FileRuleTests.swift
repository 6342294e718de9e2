import Testing

@testable import SceneRules
@testable import SceneText

@Suite struct FileRuleTests {
    private struct Broken: Resources {
        var error: ResourceError

        func read(_ path: String, limit: Int) throws(ResourceError) -> SourceText {
            throw error
        }
    }

    private let scene = """
        data: {people: {file: 1️⃣people.json2️⃣}}
        scenes:
          list:
            controller: table
            class: ListController
            table: {prototypes: [{identifier: Cell}]}
        classes:
          ListController:
            superclass: TableViewController
            rows: people
            cell: {identifier: Cell, set: {textLabel.text: "{item.name}"}}
        """

    @Test(arguments: ["people.json", "'people.json'"])
    func aFileWithASimilarNameIsProposed(_ written: String) {
        let text = scene.replacing("people.json", with: written)
        let file = CheckedScene(text, files: ["peple.json": "[]", "other.json": "[]"]).file
        let help = file.findings().first?.helps.first
        #expect(help?.text == "a file with a similar name exists: 'peple.json'")
        #expect(help?.edit?.replacement == written.replacing("people", with: "peple"))
    }

    /// In CSV the marks of a merge would be rows; elsewhere they are all that is wrong.
    @Test(arguments: [
        ("json", "[\n<<<<<<< HEAD\n{\"name\": \"A\"}\n=======\n{}\n>>>>>>> b\n]\n", 2),
        ("csv", "name\n<<<<<<< HEAD\nAda\n=======\nGrace\n>>>>>>> b\n", 2),
        ("yaml", "<<<<<<< HEAD\n- {name: Ada}\n=======\n- {name: Grace}\n>>>>>>> b\n", 1),
    ])
    func aMergeConflictInDataIsToldAsOne(_ ending: String, _ data: String, _ line: Int) {
        let name = "people.\(ending)"
        let file = CheckedScene(
            scene.replacing("people.json", with: name),
            files: [name: data]
        ).file
        let text = ShortRenderer().text(of: file.diagnostics, in: file.sources)
        let message = "error: the file has a merge conflict that is not resolved"
        #expect(text.hasPrefix("\(name):\(line):1: \(message)"))
        #expect(file.diagnostics.count == 1)
    }

    /// A line of such characters is a row like any other.
    @Test func csvMayHaveLines() {
        let file = CheckedScene(
            scene.replacing("people.json", with: "people.csv"),
            files: ["people.csv": "name\n=======\n>>>>>>> b\n"]
        ).file
        #expect(file.diagnostics == [])
    }

    @Test(arguments: [
        (ResourceError.missing, "missing-file: there is no file 'people.json'"),
        (.folder, "missing-file: 'people.json' is a folder, not a file"),
        (.tooLarge(limit: 10), "missing-file: the file 'people.json' is larger than 10 bytes"),
        (
            .unreadable(reason: "not allowed"),
            "missing-file: the file 'people.json' cannot be read: not allowed"
        ),
        (
            .outside,
            "outside-folder: the file 'people.json' is outside the folder of the scene file"
        ),
    ])
    func theReasonIsSaidAtThePath(_ error: ResourceError, _ expected: String) {
        let marked = MarkedText(scene)
        let file = SceneFile.read(marked.text, resources: Broken(error: error))
        #expect(file.diagnostics.map { "\($0.code.name): \($0.message)" } == [expected])
        #expect(file.diagnostics.map(\.primary.range) == [marked.range(1, 2)])
    }

    @Test(arguments: [("name;years\nAda;36\n", "';'"), ("name\tyears\nAda\t36\n", "tabs")])
    func anotherSeparatorThanCommasIsNamed(_ csv: String, _ separator: String) {
        let text = scene.replacing("people.json", with: "people.csv")
        let help = CheckedScene(text, files: ["people.csv": csv]).file.findings().first?.helps.first
        let expected = "fields of a CSV file are separated by commas, but here by \(separator)"
        #expect(help?.text == expected)
    }

    @Test func aFaultInDataStandsInTheDataFile() {
        let checked = CheckedScene(scene, files: ["people.json": "[{\"name\": 'Ada'}]"])
        #expect(checked.findings == ["malformed-data «'»"])
    }

    @Test func faultsBehindTheSampledRecordsAreFound() {
        var json = "["
        for number in 0..<1_500 { json += "{\"name\": \"\(number)\"}, " }
        let checked = CheckedScene(scene, files: ["people.json": json + "{\"name\" 1}]"])
        #expect(checked.findings == ["malformed-data «\"name\"»"])
    }

    @Test func fieldsOfASampledFileAreKnown() {
        let checked = CheckedScene(scene, files: ["people.json": "[{\"nmae\": \"Ada\"}]"])
        #expect(checked.findings == ["unknown-field «name»"])
        #expect(checked.helps == ["a field with a similar name exists: 'nmae'"])
    }

    @Test func columnsAreThoseOfTheHeader() {
        let text = scene.replacing(
            "1️⃣people.json2️⃣",
            with: "people.csv, types: {born: Int, nam: Int}"
        )
        let checked = CheckedScene(text, files: ["people.csv": "name,born\nAda,1815\n"])
        #expect(checked.findings == ["unknown-column «nam»"])
        #expect(checked.helps == ["a column with a similar name exists: 'name'"])
    }

    @Test func aListThatIsAPropertyIsAnExpression() {
        let checked = CheckedScene(
            class: """
                properties: {phones: List}
                rows: phones
                cell: {identifier: Cell}
                """
        )
        #expect(checked.findings == ["unknown-data «phones»"])
        #expect(checked.helps == ["a list that is a property is an expression: '\"{phones}\"'"])
    }

    @Test func everyPlaceThatNamesDataIsLookedAt() {
        let checked = CheckedScene(
            class: """
                rows: people
                cell: {identifier: Cell}
                select:
                  - append: {data: a, item: {name: New}}
                  - remove: {data: b, at: 0}
                  - move: {data: c, from: 0, to: "{row}"}
                """
        )
        #expect(
            checked.findings == ["unknown-data «a»", "unknown-data «b»", "unknown-data «c»"]
        )
    }
}
