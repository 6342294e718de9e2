import Testing

@testable import SceneLanguage
@testable import SceneText

@Suite struct CSVRecordsTests {
    @Test func eachRowIsARecord() throws {
        let rows = try read("name,age\nAda,36\nGrace,85\n")
        #expect(rows == [["name": "Ada", "age": "36"], ["name": "Grace", "age": "85"]])
    }

    @Test func quotesHoldCommasQuotesAndLines() throws {
        let rows = try read(
            "\u{FEFF}name,note\r\n\"Ada, Countess\",\"a \"\"b\"\"\r\nc\"\r\n\r\nx,\r\n"
        )
        #expect(
            rows == [
                ["name": "Ada, Countess", "note": "a \"b\"\r\nc"], ["name": "x", "note": ""],
            ]
        )
    }

    @Test func columnsWithATypeAreConverted() throws {
        let types: [String: ValueType] = ["n": .int, "d": .double, "b": .bool]
        let file = OpenedData("n,d,b,s\n1,2.5,true,3\n,,,\n", .csv, types: types)
        let values = try file.values().map { row in
            if case .record(let record) = row { record.values } else { [DataValue]() }
        }
        #expect(values.first == [.int(1), .double(2.5), .bool(true), .string("3")])
        #expect(values.last == [.null, .null, .null, .string("")])
    }

    @Test func onlyTheFieldsThatAreAskedForComeBack() throws {
        let rows = try #require(OpenedData("a,b,c\n1,2,3\n4,5,6\n", .csv).rows)
        var cursor = RowCursor()
        let row = try rows.row(at: 1, fields: ["c", "a", "z"], with: &cursor)
        #expect(row == .record(.init([("a", .string("4")), ("c", .string("6"))])))
    }

    @Test func theHeaderNamesTheColumnsOfNoRows() {
        let rows = OpenedData("name,age\n", .csv).rows
        #expect(rows?.count == 0)
        #expect(rows?.columns == ["name", "age"])
    }

    @Test func everyRowOfSeveralBlocksIsFound() throws {
        let lines = (0..<200).map { "\"a\n\($0)\",x\($0)\r\n" + ($0 % 3 == 0 ? "\r\n" : "") }
        let rows = try #require(OpenedData("k,v\n" + lines.joined(), .csv).rows)
        #expect(rows.count == 200)
        for index in (0..<200).reversed() {
            #expect(
                try rows.row(at: index)
                    == .record(.init([("k", .string("a\n\(index)")), ("v", .string("x\(index)"))]))
            )
        }
    }

    @Test(arguments: [
        ("", "«» the file has no header"),
        ("a,b\n1\n", "«1» the row has 1 field, but the header has 2"),
        ("a,b\n1,2,3\n", "«1,2,3» the row has 3 fields, but the header has 2"),
        ("a,b,a\n", "«a» the header names 'a' twice"),
        ("a,,b\n", "«» a field of the header has no name"),
        ("a\n\"x\n", "«\"» the field has no closing quote"),
        ("a\n\"x\"y\n", "«y» unexpected text after the closing quote of a field"),
        ("a\nx\"y\n", "«\"» unexpected quote inside a field without quotes"),
        ("n\n12\nabc\n", "«abc» 'abc' is not an Int"),
        (
            "n\n99999999999999999999\n",
            "«99999999999999999999» '99999999999999999999' is not an Int"
        ),
    ])
    func locatesTheFirstFault(csv: String, finding: String) {
        #expect(OpenedData(csv, .csv, types: ["n": .int]).findings == [finding])
    }

    private func read(_ csv: String) throws -> [[String: String]] {
        let rows = try OpenedData(csv, .csv).values()
        return rows.map { row in
            guard case .record(let record) = row else { return [:] }
            let pairs = zip(record.names, record.values.map { $0.text ?? "" })
            return Dictionary(uniqueKeysWithValues: pairs)
        }
    }
}
