import Testing

@testable import SceneLanguage
@testable import SceneText

@Suite struct RowStoreTests {
    @Test func changesAreThoseOfAnArray() throws {
        var random = SeededGenerator(seed: 41)
        for fileCount in [0, 1, 200] {
            var model = (0..<fileCount).map { DataValue.int($0) }
            let text = "[" + (0..<fileCount).map(String.init).joined(separator: ", ") + "]"
            var rows = try #require(OpenedData(text, .json).rows)
            for step in 0..<400 {
                change(&rows, &model, .string("new \(step)"), using: &random)
                #expect(rows.count == model.count)
            }
            #expect(try rows.values() == model)
        }
    }

    private func change(
        _ rows: inout RowStore,
        _ model: inout [DataValue],
        _ value: DataValue,
        using random: inout SeededGenerator
    ) {
        let place = Int.random(in: 0...model.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            rows.insert(value, at: rows.count)
            model.append(value)
        case 1 where place < model.count:
            rows.remove(at: place)
            model.remove(at: place)
        case 2 where place < model.count:
            let target = Int.random(in: model.indices, using: &random)
            rows.move(from: place, to: target)
            model.insert(model.remove(at: place), at: target)
        case 3 where place < model.count:
            rows.replace(at: place, with: value)
            model[place] = value
        default:
            rows.insert(value, at: place)
            model.insert(value, at: place)
        }
    }

    @Test func aCopyKeepsItsRows() throws {
        let rows = RowStore([.int(1), .int(2)])
        var changed = rows
        changed.remove(at: 0)
        #expect(try rows.values() == [.int(1), .int(2)])
        #expect(try changed.values() == [.int(2)])
    }

    @Test func aCursorOutlivesChanges() throws {
        var rows = try #require(OpenedData("[1, 2, 3]", .json).rows)
        var cursor = RowCursor()
        #expect(try rows.row(at: 2, with: &cursor) == .int(3))
        rows.remove(at: 0)
        #expect(try rows.row(at: 1, with: &cursor) == .int(3))
    }

    @Test func fieldsAreChosenInEveryKindOfRow() throws {
        let record = DataValue.record(.init([("a", .int(1)), ("b", .int(2))]))
        var cursor = RowCursor()
        var rows = try #require(OpenedData("- {a: 1, b: 2}\n- 3\n", .yaml).rows)
        rows.insert(record, at: rows.count)
        let chosen = DataValue.record(.init([("b", .int(2))]))
        #expect(try rows.row(at: 0, fields: ["b"], with: &cursor) == chosen)
        #expect(try rows.row(at: 1, fields: ["b"], with: &cursor) == .int(3))
        #expect(try rows.row(at: 2, fields: ["b"], with: &cursor) == chosen)
        #expect(try RowStore([record]).row(at: 0, fields: ["b"], with: &cursor) == chosen)
    }

    @Test func theFirstRowsAreASample() throws {
        let rows = try #require(OpenedData("- 1\n- 2\n- 3\n", .yaml).rows)
        #expect(try rows.values(limit: 2) == [.int(1), .int(2)])
        #expect(try rows.values(limit: 9).count == 3)
    }
}

@Suite struct RowOrderTests {
    @Test(.slow) func manyChangesInOnePlaceStayQuick() {
        var order = RowOrder(fileCount: 1_000_000)
        for number in 0..<20_000 { order.insert(.added(number), at: 500_000) }
        #expect(order.count == 1_020_000)
        #expect(order[499_999] == .file(499_999))
        #expect(order[500_000] == .added(19_999))
        #expect(order[519_999] == .added(0))
        #expect(order[520_000] == .file(500_000))
    }
}
