import Testing

@testable import SceneLanguage
@testable import SceneText

/// What is found in place in a file is what a reader makes of it.
@Suite struct RecordFieldsTests {
    /// The texts of a field in all records; nil where only the reader can tell.
    private func texts(_ field: String, in json: String) throws -> [String?] {
        let rows = try #require(OpenedData(json, .json).rows)
        let fields = try #require(rows.fields([field]))
        return (0..<rows.count).map { record in
            var text: [UInt8] = []
            guard fields.read(record), fields.append(0, to: &text) else { return nil }
            return String(decoding: text, as: UTF8.self)
        }
    }

    @Test func valuesWithTheTextOfTheFileAreFound() throws {
        let json = """
            [{"a": "plain", "b": 0}, {"a": "имя 中文", "b": 0}, {"a": 12, "b": 0}, {"a": true, "b": 0},
             {"a": "", "b": [1, [2]]}, { "a" :-7 , "b" : null }, {"a": "\\u0041\\n\\"", "b": 1.5}]
            """
        #expect(try texts("a", in: json) == ["plain", "имя 中文", "12", "true", "", nil, "A\n\""])
        #expect(try texts("b", in: json) == ["0", "0", "0", "0", nil, nil, nil])
    }

    @Test(arguments: [
        #"{"a": 1.50, "b": 0}"#, #"{"a": 1e3, "b": 0}"#,
        #"{"a": null, "b": 0}"#, #"{"a": [1], "b": 0}"#, #"{"a": "x"}"#, #"{"b": 0, "a": "x"}"#,
        #"{"a": "x", "b": 0, "c": 0}"#, #"{"a": "x", "b": 1e999}"#, #"{"a": "x", "a": "y"}"#,
        #"{"a": "x", "b": {"c": 1}}"#, #"{"a": -0, "b": 0}"#, "7", "[]", "{}",
        #"{"a": 12345678901234567890, "b": 0}"#,
    ])
    func allElseIsLeftToTheReader(record: String) throws {
        let json = "[{\"a\": \"first\", \"b\": 0}, \(record), {\"a\": \"last\", \"b\": 0}]"
        #expect(try texts("a", in: json) == ["first", nil, "last"])
    }

    @Test func listsOfAllShapesReadTheSame() throws {
        var sample = SampleJSON(seed: 11)
        var found = 0
        for _ in 0..<400 {
            var cursor = RowCursor()
            let rows = try #require(OpenedData(sample.list(), .json).rows)
            for name in ["id", "name", "ab", "имя"] {
                guard let fields = rows.fields([name]) else { continue }
                for record in 0..<rows.count where fields.read(record) {
                    // What is found in place must have no fault anywhere in its record.
                    let row = try rows.row(at: record, fields: [name], with: &cursor)
                    _ = try rows.row(at: record)
                    var text: [UInt8] = []
                    guard fields.append(0, to: &text) else { continue }
                    found += 1
                    guard case .record(let values) = row else { continue }
                    #expect(values[name]?.text == String(decoding: text, as: UTF8.self))
                }
            }
        }
        #expect(found > 500)
    }

    @Test func changedRowsAreNoLongerThoseOfTheFile() throws {
        var rows = try #require(OpenedData(#"[{"a": 1}, {"a": 2}]"#, .json).rows)
        #expect(rows.fields(["a"]) != nil)
        #expect(rows.fields(["b"]) == nil)
        rows.move(from: 0, to: 1)
        #expect(rows.fields(["a"]) == nil)
    }
}
