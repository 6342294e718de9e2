import Testing

@testable import SceneLanguage
@testable import SceneText

@Suite struct EvaluatorTests {
    @Test(arguments: [
        ("{row + 1}", DataValue.int(4)), ("{7 / 2}", .int(3)), ("{-7 / 2}", .int(-3)),
        ("{-7 % 3}", .int(-1)), ("{row / 2.0}", .double(1.5)), ("{1 + 2 * 3}", .int(7)),
        ("{'a' + 'b'}", .string("ab")), ("{row == 3.0}", .bool(true)), ("{'a' < 'b'}", .bool(true)),
        ("{row > 2 && row < 4}", .bool(true)), ("{!(row > 2)}", .bool(false)),
        ("{row % 2 == 0 ? '#FFF' : nil}", .null), ("{item.name}", .string("Ada")),
        ("{item['zip-code']}", .string("02139")), ("{item.fax?}", .null), ("{item.none?}", .null),
        ("{item.fax ?? '-'}", .string("-")), ("{item.fax? ?? item.none? ?? '-'}", .string("-")),
        ("{item.name ?? '-'}", .string("Ada")), ("{item.fax? == nil}", .bool(true)),
        ("{item.fax? | uppercase}", .null), ("{(item.fax | uppercase) ?? '-'}", .string("-")),
        ("{item.address?.city?}", .null), ("{item.address?.city}", .null),
        ("{item.address?.city | uppercase}", .null), ("{item.address?.city ?? '-'}", .string("-")),
        ("at {item.address?.city}", .string("at ")), ("{slider.value | %1.1f}", .string("7.5")),
        ("{row}. {item.name}", .string("3. Ada")), ("{item.name}{item.fax?}!", .string("Ada!")),
        ("{row > 0 || 1 / (row - 3) > 0}", .bool(true)), ("{{{row}}}", .string("{3}")),
        ("{item.distance | %.2f} miles", .string("1.50 miles")), ("{-row}", .int(-3)),
    ])
    func computes(text: String, value: DataValue) throws {
        let parsed = ParsedText(text)
        #expect(parsed.findings == [])
        #expect(try parsed.template.evaluate(in: SampleValues()) == value)
    }

    @Test(arguments: [
        ("{item.fax}", "«fax» 'item.fax' is absent"),
        ("{item.stops[2]}", "«2» 'item.stops[2]' is absent"),
        ("{item['']}", "«''» 'item['']' is absent"),
        ("{item['tax-id']}", "«'tax-id'» 'item['tax-id']' is absent"),
        ("{item.address.city?}", "«address» 'item.address' is absent"),
        ("{item.fax} and more", "«fax» 'item.fax' is absent"),
        ("{1 / (row - 3)}", "«1 / (row - 3)» division by zero"),
        ("{row / 0.0}", "«row / 0.0» division by zero"),
        (
            "{9223372036854775807 + row}",
            "«9223372036854775807 + row» the result of '+' is too large"
        ),
        ("{1e308 * 10}", "«1e308 * 10» the result of '*' is too large"),
        ("{item.name * 2}", "«item.name * 2» '*' takes two numbers, not a String and an Int"),
        ("{item.name == 2}", "«item.name == 2» '==' cannot compare a String with an Int"),
        ("{item.name && true}", "«item.name» '&&' takes two Bools, not a String"),
        ("{row ? 1 : 2}", "«row» a condition is a Bool, not an Int"),
        ("{!row}", "«row» '!' takes a Bool, not an Int"),
        (
            "{item.name | pattern '#'}",
            "«pattern '#'» the pattern is for texts of length 1, but 'Ada' has length 3"
        ),
        ("{slider}", "«slider» 'slider' is a view and has no value"),
        ("{item}, {row}", "«item» a Record has no text"),
        ("{nobody}", "«nobody» no value in scope is named 'nobody'"),
    ])
    func saysWhyThereIsNoValue(text: String, finding: String) {
        let parsed = ParsedText(text)
        do throws(EvaluationError) {
            let value = try parsed.template.evaluate(in: SampleValues())
            Issue.record("there is a value: \(value)")
        } catch {
            #expect("«\(parsed.text.string(in: error.range))» \(error)" == finding)
        }
    }
}

private struct SampleValues: ValueScope {
    private static let item = DataValue.Record([
        ("name", .string("Ada")), ("fax", .null), ("zip-code", .string("02139")),
        ("distance", .double(1.5)), ("0", .string("zero")),
        ("stops", .list([.string("Bergen"), .string("Oslo")])),
    ])

    func value(of name: String) -> ScopeValue? {
        switch name {
        case "row": .data(.int(3))
        case "item": .data(.record(Self.item))
        case "slider": .object(SampleSlider())
        default: nil
        }
    }
}

private struct SampleSlider: PropertySource {
    func value(ofProperty name: String) -> ScopeValue? {
        name == "value" ? .data(.double(7.5)) : nil
    }
}
