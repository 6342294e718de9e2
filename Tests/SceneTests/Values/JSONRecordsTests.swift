import FoundationEssentials
import Testing

@testable import SceneLanguage
@testable import SceneText

/// What a store of rows finds in JSON is what a reader of the whole text finds.
@Suite struct JSONRecordsTests {
    @Test(arguments: ["continents", "inbox", "pharmacies", "stocks", "tracks"])
    func theGalleryReadsTheSame(name: String) throws {
        let data = try Data(contentsOf: Repository.gallery.appending(path: "\(name).json"))
        let text = SourceText(name: name, bytes: Array(data))
        let file = OpenedData(text, .json)
        let values = try file.rows?.values()
        #expect(try JSONReader.read(text) == values.map { .list($0) } ?? file.value)
    }

    @Test(.slow) func listsOfAllShapesReadTheSame() throws {
        var sample = SampleJSON(seed: 3)
        for _ in 0..<300 {
            let text = SourceText(name: "a.json", text: sample.list())
            #expect(try JSONReader.read(text) == .list(OpenedData(text, .json).values()))
        }
    }

    @Test func everyRowOfSeveralBlocksIsFoundInAnyOrder() throws {
        let text = "[" + (0..<200).map { "{\"a\": [\($0)]}" }.joined(separator: ",\n") + "]"
        let rows = try #require(OpenedData(text, .json).rows)
        var random = SeededGenerator(seed: 5)
        var cursor = RowCursor()
        for index in (0..<200).shuffled(using: &random) {
            let value = try rows.row(at: index, with: &cursor)
            #expect(value == .record(.init([("a", .list([.int(index)]))])))
        }
    }

    @Test func onlyTheFieldsThatAreAskedForAreRead() throws {
        let rows = try #require(
            OpenedData(#"[{"a": 1, "b": {"c": [2]}, "d": 1e999}, 7]"#, .json).rows
        )
        var cursor = RowCursor()
        let row = try rows.row(at: 0, fields: ["b", "a"], with: &cursor)
        #expect(
            row
                == .record(
                    .init([("a", .int(1)), ("b", .record(.init([("c", .list([.int(2)]))])))])
                )
        )
        #expect(try rows.row(at: 1, fields: ["a"], with: &cursor) == .int(7))
    }

    @Test(arguments: [
        ("[1, 2", "«» unexpected end of file, expected ']'"),
        ("[{\"a\": 1} {\"a\": 2}]", "«{» expected ',' or ']' before '{'"),
        ("[{\"a\": tru}]", "«tru» 'tru' is not a valid JSON value"),
        ("[truest]", "«truest» 'truest' is not a valid JSON value"),
        ("[1,]", "«,» unexpected comma after the last element"),
        ("[1] 2", "«2» unexpected content after the end"),
        ("[] []", "«[» unexpected content after the end"),
    ])
    func theWholeListIsCheckedWhenItIsOpened(json: String, finding: String) {
        #expect(OpenedData(json, .json).findings == [finding])
    }

    @Test func whatOnlyAValueShowsIsAnErrorOfItsRow() throws {
        let file = OpenedData(#"[{"a": 1}, {"a": 1e999}, {"a": 1, "b": 2, "a": 3}]"#, .json)
        let rows = try #require(file.rows)
        #expect(try rows.row(at: 0) == .record(.init([("a", .int(1))])))
        for (index, range) in [(1, SourceRange(17, 22)), (2, SourceRange(42, 45))] {
            #expect {
                try rows.row(at: index)
            } throws: { error in
                (error as? RowError)?.diagnostic.primary.range == range
            }
        }
    }

    @Test func bytesThatAreNoTextAreRefused() {
        let inString = SourceText(name: "a.json", bytes: [0x5B, 0x22, 0x61, 0xFF, 0x22, 0x5D])
        let findings = OpenedData(inString, .json).findings
        #expect(findings.count == 1)
        #expect(findings.first?.hasSuffix("the bytes are not UTF-8") == true)
    }

    @Test(arguments: [3, 100])
    func nestingHasALimit(depth: Int) {
        var limits = Limits()
        limits.nestingDepth = depth
        for (levels, count) in [(depth, 0), (depth + 1, 1)] {
            let text =
                String(repeating: "[", count: levels) + "1" + String(repeating: "]", count: levels)
            #expect(OpenedData(text, .json, limits: limits).diagnostics.count == count)
        }
    }

    @Test(.slow) func brokenListsGiveTheFindingOfTheStrictReader() {
        var sample = SampleJSON(seed: 17)
        for _ in 0..<3_000 {
            let text = SourceText(name: "a.json", bytes: sample.broken(sample.list(upTo: 6)))
            let found = OpenedData(text, .json).firstFinding
            do throws(DataFault) {
                _ = try JSONReader.read(text)
                #expect(found == nil)
            } catch {
                // A duplicate key, or too large a number, is found after all syntax errors.
                let isLate = error.secondary != nil || error.message == "the number is too large"
                #expect(isLate ? found != nil : found?.primary.range == error.range)
            }
        }
    }
}

/// What the grammar passes and where a scanner finds a fault are one question.
@Suite struct JSONGrammarTests {
    @Test(.slow) func whatItRefusesHasAFaultAndWhatItPassesHasNone() {
        var sample = SampleJSON(seed: 29)
        for _ in 0..<5_000 {
            let bytes = sample.broken(sample.list(upTo: 4))
            let start = JSONGrammar.pastSpace(from: 0, in: bytes.span)
            let end = JSONGrammar.end(ofValueAt: start, levels: 200, in: bytes.span)
            var scanner = JSONScanner(from: start, depthLimit: 200)
            guard let end else {
                #expect(throws: DataFault.self) { try scanner.stepThroughValue(in: bytes.span) }
                continue
            }
            #expect(throws: Never.self) { try scanner.stepThroughValue(in: bytes.span) }
            #expect(scanner.offset == end)
            #expect(throws: Never.self) { try DataFault.checkEncoding(of: Array(bytes[..<end])) }
        }
    }

    @Test(.slow) func passesWhatIsWellFormed() {
        var sample = SampleJSON(seed: 31)
        for _ in 0..<300 {
            let bytes = Array(sample.list().utf8)
            let start = JSONGrammar.pastSpace(from: 0, in: bytes.span)
            let end = JSONGrammar.end(ofValueAt: start, levels: 200, in: bytes.span)
            #expect(end.map { JSONGrammar.pastSpace(from: $0, in: bytes.span) } == bytes.count)
        }
    }

    @Test func levelsAreCountedInIt() {
        let bytes = Array("[[[1]]]".utf8)
        #expect(JSONGrammar.end(ofValueAt: 0, levels: 3, in: bytes.span) == 7)
        #expect(JSONGrammar.end(ofValueAt: 0, levels: 2, in: bytes.span) == nil)
    }
}
