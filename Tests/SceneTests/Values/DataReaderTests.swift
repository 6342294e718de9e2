import Testing

@testable import SceneLanguage
@testable import SceneText

@Suite struct DataReaderTests {
    @Test(arguments: [
        ("people.json", DataFormat.json), ("a.b/people.CSV", .csv), ("people.yml", .yaml),
        ("people.yaml", .yaml), ("people.txt", nil), ("a.json/people", nil), ("json", nil),
    ])
    func theExtensionSaysTheFormat(path: String, format: DataFormat?) {
        #expect(DataFormat(path: path) == format)
    }

    @Test func everyFormatGivesTheSameValues() throws {
        let json = try OpenedData("[{\"name\": \"Ada\", \"age\": 36}]", .json).values()
        #expect(json.count == 1)
        #expect(try OpenedData("- name: Ada\n  age: 36\n", .yaml).values() == json)
        #expect(try OpenedData("name,age\nAda,36\n", .csv, types: ["age": .int]).values() == json)
    }

    @Test func whatIsNoListIsOneValue() {
        let record = DataValue.record(.init([("a", .int(1))]))
        #expect(OpenedData("{\"a\": 1}", .json).value == record)
        #expect(OpenedData("a: 1\n", .yaml).value == record)
    }

    @Test func aFaultIsReportedInTheDataFile() {
        let file = OpenedData("{\"a\": 1, \"a\": 2}", .json)
        #expect(file.content == nil)
        #expect(file.diagnostics.map(\.code) == [.malformedData])
        #expect(file.diagnostics.first?.primary.range == SourceRange(9, 12))
        #expect(file.diagnostics.first?.secondary.map(\.range) == [SourceRange(1, 4)])
    }

    @Test func brokenYAMLHoldsNothing() {
        let file = OpenedData("a: [1, 2\nb: 3\n", .yaml)
        #expect(file.content == nil)
        #expect(!file.diagnostics.isEmpty)
    }
}
