import Testing

@testable import SceneLanguage
@testable import SceneRuntime
@testable import SceneText

@Suite struct ExpressionCheckerTests {
    @Test(arguments: [
        ("{row + 1}", ValueType.int),
        ("{row / 2.0}", .double),
        ("{1 + 0.5}", .double),
        ("{'a' + 'b'}", .string),
        ("{row > 2.5 && !done}", .bool),
        ("{item.name}", .string),
        ("{item.fax?}", .optional(.string)),
        ("{item.fax? | uppercase}", .optional(.string)),
        ("{item.fax ?? '-'}", .string),
        ("{item.fax ?? item.name?}", .optional(.string)),
        ("{(item.fax | uppercase) ?? '-'}", .string),
        ("{item.fax? == nil}", .bool),
        ("{item.fax? == 'x'}", .bool),
        ("{done ? 1 : 0.5}", .double),
        ("{row % 2 == 0 ? '#FFF' : nil}", .optional(.string)),
        ("{item.address?.city?}", .optional(.string)),
        ("{item.address.city}", .string),
        ("{slider.value | %1.1f}", .string),
        ("{detail.anything}", .unknown),
        ("{row} of {count}", .string),
        ("{item.fax?}, {item.price}", .string),
        ("{nil}", .null),
        ("{-row}", .int),
        ("{mystery.a + 1 | %d}", .string),
        ("{item.tags[0]}", .string),
        ("{item.tags[ 12 ]?}", .optional(.string)),
        ("{item.tags[0] ?? '-'}", .string),
        ("{item.stops[1].name}", .string),
    ])
    func findsTheType(text: String, type: ValueType) {
        let checked = check(text)
        #expect(checked.findings == [])
        #expect(checked.type == type)
    }

    @Test(arguments: [
        ("{rwo}", "unknown-name «rwo» no value in scope is named 'rwo'"),
        ("{rwo * 2 + 'a'}", "unknown-name «rwo» no value in scope is named 'rwo'"),
        ("{item.nmae}", "unknown-field «nmae» no record of 'item' has a field 'nmae'"),
        ("{slider.vale}", "unknown-field «vale» a Slider has no property 'vale'"),
        ("{row.name}", "unknown-field «name» 'row' is an Int and has no field 'name'"),
        ("{'a' * 2}", "type-mismatch «'a' * 2» '*' takes two numbers, not a String and an Int"),
        ("{row % 2.5}", "type-mismatch «row % 2.5» '%' takes two Ints, not an Int and a Double"),
        (
            "{item.name < 2}",
            "type-mismatch «item.name < 2» '<' cannot compare a String with an Int"
        ),
        (
            "{item == slider}",
            "type-mismatch «item == slider» '==' cannot compare a Record with a Slider"
        ),
        ("{!3}", "type-mismatch «3» '!' takes a Bool, not an Int"),
        ("{-'a'}", "type-mismatch «'a'» '-' takes a number, not a String"),
        ("{nil + 1}", "type-mismatch «nil» 'nil' cannot be an operand of '+'"),
        ("{item.price? + 1}", "type-mismatch «item.price?» an operand of '+' may be absent"),
        (
            "{item.fax == nil}",
            "type-mismatch «item.fax» what is compared with 'nil' is never absent"
        ),
        ("{row ? 1 : 2}", "type-mismatch «row» a condition is a Bool, not an Int"),
        (
            "{done ? 1 : 'a'}",
            "type-mismatch «done ? 1 : 'a'» the branches of a conditional are an Int and a String"
        ),
        (
            "{item.price ?? '-'}",
            "type-mismatch «item.price ?? '-'» the sides of '??' are a Double and a String"
        ),
        ("{done && row}", "type-mismatch «row» '&&' takes two Bools, not an Int"),
        ("{row?}", "type-mismatch «row» 'row' is never absent"),
        ("{item.name | %d}", "bad-format «%d» the format takes an Int, not a String"),
        (
            "{item.price | uppercase}",
            "bad-format «uppercase» the format takes a String, not a Double"
        ),
        ("{row / 0}", "bad-expression «0» division by zero"),
        ("{row % (1 - 1)}", "bad-expression «(1 - 1)» division by zero"),
        (
            "{9223372036854775807 + 1}",
            "bad-expression «9223372036854775807 + 1» the result of '+' is too large for an Int"
        ),
        (
            "{item.stops[1].nmae}",
            "unknown-field «nmae» no record of 'item.stops[1]' has a field 'nmae'"
        ),
        ("{item.stops.name}", "unknown-field «name» 'stops' is a List and has no field 'name'"),
        ("{item[0]}", "unknown-field «0» no record of 'item' has a field '0'"),
        ("{row[0]}", "unknown-field «0» 'row' is an Int and has no field '0'"),
        (
            "{item.stops[99999999999999999999].nmae}",
            "unknown-field «nmae» no record of 'item.stops[99999999999999999999]' has a field 'nmae'"
        ),
        ("{item.tags}, {row}", "type-mismatch «item.tags» a List has no text"),
    ])
    func saysWhatDoesNotFit(text: String, finding: String) {
        #expect(check(text).findings == [finding])
    }

    @Test func namesTheNearestName() {
        #expect(check("{rwo}").helps == ["a similar name exists: 'row'"])
        #expect(check("{item.nmae}").helps == ["a field with a similar name exists: 'name'"])
        #expect(check("{slider.vale}").helps == ["a property with a similar name exists: 'value'"])
    }

    @Test func saysWhyANameIsOutOfSight() {
        #expect(check("{group}").notes == ["'group' exists only in grouped rows"])
    }

    private func check(_ text: String) -> Checked {
        let parsed = ParsedText(text)
        var log = DiagnosticLog()
        let type = parsed.template.check(in: SampleScope(), log: &log)
        let diagnostics = parsed.diagnostics + log.diagnostics
        return Checked(
            type: type,
            findings: diagnostics.map { parsed.describe($0) },
            helps: diagnostics.flatMap { $0.helps.map(\.text) },
            notes: diagnostics.flatMap(\.notes)
        )
    }
}

private struct Checked {
    var type: ValueType
    var findings: [String]
    var helps: [String]
    var notes: [String]
}

private struct SampleScope: Scope {
    private static let item = RecordType([
        .init("name", .optional(.string)),
        .init("fax", .optional(.string)),
        .init("price", .optional(.double)),
        .init("tags", .optional(.list(.string))),
        .init("stops", .list(.record(RecordType([.init("name", .string)])))),
        .init("address", .optional(.record(RecordType([.init("city", .string)])))),
    ])

    private static let types: KeyValuePairs<String, ValueType> = [
        "row": .int,
        "count": .int,
        "item": .record(item),
        "done": .bool,
        "slider": .object("Slider"),
        "detail": .optional(.record(.open)),
        "mystery": .unknown,
    ]

    var names: [NameIndex] { [NameIndex(Self.types.map(\.key))] }

    func type(of name: String) -> ValueType? {
        Self.types.first { $0.key == name }?.value
    }

    func type(ofProperty property: String, of object: String) -> ValueType? {
        object == "Slider" && property == "value" ? .double : nil
    }

    func properties(of object: String) -> [NameIndex] {
        object == "Slider" ? [NameIndex(["value"])] : []
    }

    func reasonForAbsence(of name: String) -> String? {
        name == "group" ? "'group' exists only in grouped rows" : nil
    }
}
