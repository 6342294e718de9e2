import Testing

@testable import SceneText

@Suite struct LineIndexTests {
    @Test func countsLinesAndScalarsFromOne() {
        let index = LineIndex(SourceText(name: "a", text: "one\nдва: 猫\n"))
        #expect(index.position(of: 0) == SourcePosition(line: 1, column: 1))
        #expect(index.position(of: 3) == SourcePosition(line: 1, column: 4))
        #expect(index.position(of: 4) == SourcePosition(line: 2, column: 1))
        #expect(index.position(of: 12) == SourcePosition(line: 2, column: 6))
        #expect(index.position(of: 999) == SourcePosition(line: 3, column: 1))
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func everyKindOfLineEndEndsALine(_ end: String) {
        let index = LineIndex(SourceText(name: "a", text: "one\(end)two\(end)"))
        #expect(index.lineCount == 3)
        #expect(index.range(ofLine: 2).count == 3)
        #expect(index.line(of: 3 + end.utf8.count) == 2)
    }

    @Test func aByteOrderMarkTakesNoColumn() {
        let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("key".utf8)
        let index = LineIndex(SourceText(name: "a", bytes: bytes))
        #expect(index.position(of: 3) == SourcePosition(line: 1, column: 1))
        #expect(index.position(of: 4) == SourcePosition(line: 1, column: 2))
    }

    @Test func columnsOfALongLineAreCountedInScalars() {
        let text = String(repeating: "é猫x", count: 2_000)
        let index = LineIndex(SourceText(name: "a", text: text))
        for scalar in [0, 1, 2, 511, 2_047, 5_999] {
            let offset = text.unicodeScalars.prefix(scalar).map { UTF8.width($0) }.reduce(0, +)
            let position = index.position(of: UInt32(offset))
            #expect(position == SourcePosition(line: 1, column: scalar + 1))
        }
    }
}
