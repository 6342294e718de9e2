import Testing

@testable import SceneKitLite

@Suite struct CSVReaderTests {
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
        let text = SourceText(name: "a.csv", text: "n,d,b,s\n1,2.5,true,3\n,,,\n")
        let types: [String: ValueType] = ["n": .int, "d": .double, "b": .bool]
        guard case .list(let rows) = try CSVReader.read(text, types: types) else { return }
        let values = rows.map { row in
            if case .record(let record) = row { record.values } else { [DataValue]() }
        }
        #expect(values.first == [.int(1), .double(2.5), .bool(true), .string("3")])
        #expect(values.last == [.null, .null, .null, .string("")])
    }

    @Test func onlyTheFirstRowsAreBuilt() throws {
        let text = SourceText(name: "a.csv", text: "a\n1\n2\n3\n")
        guard case .list(let rows) = try CSVReader.read(text, recordLimit: 2) else { return }
        #expect(rows.count == 2)
    }

    @Test(arguments: [
        ("", "«» the file has no header"),
        ("a,b\n1\n", "«1» the row has 1 field and the header 2"),
        ("a,b\n1,2,3\n", "«1,2,3» the row has 3 fields and the header 2"),
        ("a,b,a\n", "«a» the header names 'a' twice"),
        ("a,,b\n", "«» a field of the header has no name"),
        ("a\n\"x\n", "«\"» the field has no closing quote"),
        ("a\n\"x\"y\n", "«y» something follows the closing quote of a field"),
        ("a\nx\"y\n", "«\"» a quote stands inside a field without quotes"),
        ("n\n12\nabc\n", "«abc» 'abc' is not an Int"),
        (
            "n\n99999999999999999999\n",
            "«99999999999999999999» '99999999999999999999' is not an Int"
        ),
    ])
    func locatesTheFirstFault(csv: String, finding: String) {
        let text = SourceText(name: "a.csv", text: csv)
        do throws(DataFault) {
            _ = try CSVReader.read(text, types: ["n": .int])
            Issue.record("the file has a fault")
        } catch {
            #expect("«\(text.string(in: error.range))» \(error.message)" == finding)
        }
    }

    private func read(_ csv: String) throws -> [[String: String]] {
        guard case .list(let rows) = try CSVReader.read(SourceText(name: "a.csv", text: csv)) else {
            return []
        }
        return rows.map { row in
            guard case .record(let record) = row else { return [:] }
            let pairs = zip(record.names, record.values.map { $0.text ?? "" })
            return Dictionary(uniqueKeysWithValues: pairs)
        }
    }
}
