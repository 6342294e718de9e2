import Testing

@testable import SceneKitLite

@Suite struct DataReaderTests {
    @Test(arguments: [
        ("people.json", DataFormat.json), ("a.b/people.CSV", .csv), ("people.yml", .yaml),
        ("people.yaml", .yaml), ("people.txt", nil), ("a.json/people", nil), ("json", nil),
    ])
    func theExtensionSaysTheFormat(path: String, format: DataFormat?) {
        #expect(DataFormat(path: path) == format)
    }

    @Test func everyFormatGivesTheSameValues() {
        let json = read("[{\"name\": \"Ada\", \"age\": 36}]", .json)
        #expect(json.value != nil)
        #expect(read("- name: Ada\n  age: 36\n", .yaml).value == json.value)
        #expect(read("name,age\nAda,36\n", .csv, types: ["age": .int]).value == json.value)
    }

    @Test func onlyTheFirstRecordsAreBuilt() {
        for (text, format) in [("[1, 2, 3]", DataFormat.json), ("- 1\n- 2\n- 3\n", .yaml)] {
            #expect(read(text, format, recordLimit: 2).value == .list([.int(1), .int(2)]))
        }
    }

    @Test func aFaultIsReportedInTheDataFile() {
        let result = read("{\"a\": 1, \"a\": 2}", .json)
        #expect(result.value == nil)
        #expect(result.diagnostics.map(\.code) == [.malformedData])
        #expect(result.diagnostics.first?.primary.range == SourceRange(9, 12))
        #expect(result.diagnostics.first?.secondary.map(\.range) == [SourceRange(1, 4)])
    }

    @Test func brokenYAMLGivesNoValue() {
        let result = read("a: [1, 2\nb: 3\n", .yaml)
        #expect(result.value == nil)
        #expect(!result.diagnostics.isEmpty)
    }

    private func read(
        _ string: String,
        _ format: DataFormat,
        types: [String: ValueType] = [:],
        recordLimit: Int? = nil
    ) -> (value: DataValue?, diagnostics: [Diagnostic]) {
        let text = SourceText(name: "data", text: string)
        var map = SourceMap()
        var log = DiagnosticLog()
        var reader = DataReader()
        reader.types = types
        reader.recordLimit = recordLimit
        let value = reader.read(text, as: map.add(text), format: format, log: &log)
        return (value, log.diagnostics)
    }
}
