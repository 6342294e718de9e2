import Testing

@testable import SceneLanguage
@testable import SceneText

@Suite struct ValueTypeTests {
    @Test func textTakesNumbersAndTruthValues() {
        for type in [ValueType.string, .int, .double, .bool] {
            #expect(type.isAssignable(to: .string))
        }
        #expect(!ValueType.record(.open).isAssignable(to: .string))
        #expect(!ValueType.list(.string).isAssignable(to: .string))
    }

    @Test func onlyIntWidens() {
        #expect(ValueType.int.isAssignable(to: .double))
        #expect(!ValueType.double.isAssignable(to: .int))
        #expect(!ValueType.int.isAssignable(to: .bool))
        #expect(!ValueType.string.isAssignable(to: .int))
    }

    @Test func absenceNeedsAnOptional() {
        #expect(ValueType.string.isAssignable(to: .optional(.string)))
        #expect(!ValueType.optional(.string).isAssignable(to: .string))
        #expect(ValueType.null.isAssignable(to: .optional(.int)))
        #expect(!ValueType.null.isAssignable(to: .int))
    }

    @Test func theUnknownFitsEverywhere() {
        #expect(ValueType.unknown.isAssignable(to: .int))
        #expect(ValueType.record(.open).isAssignable(to: .unknown))
    }

    @Test func rowsShareTheFieldsOfAllRecords() {
        let rows: [DataValue] = [
            .record(.init([("name", .string("a")), ("age", .int(1))])),
            .record(.init([("name", .string("b")), ("age", .double(1.5)), ("fax", .null)])),
        ]
        guard case .list(.record(let type)) = ValueType(ofData: .list(rows)) else {
            Issue.record("rows of records have a record type")
            return
        }
        #expect(type.fields.map(\.name) == ["name", "age", "fax"])
        #expect(type["name"] == .optional(.string))
        #expect(type["age"] == .optional(.double))
        #expect(type["fax"] == .null)
        #expect(type["nmae"] == nil)
    }

    @Test func typesThatHaveNothingInCommonAreUnknown() {
        #expect(ValueType(ofAll: [.int(1), .string("a")]) == .unknown)
        #expect(ValueType(ofAll: [.int(1), .null]) == .optional(.int))
        #expect(ValueType(ofAll: []) == .unknown)
    }
}
