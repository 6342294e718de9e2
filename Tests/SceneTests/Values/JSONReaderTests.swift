import Testing

@testable import SceneLanguage
@testable import SceneText

@Suite struct JSONReaderTests {
    @Test func readsEveryKindOfValue() throws {
        let value = try read(
            #" {"a": [1, -2.5, 1e2, true, false, null], "b": {"c": "x"}, "d": [], "e": {}} "#
        )
        let list: [DataValue] = [
            .int(1), .double(-2.5), .double(100), .bool(true), .bool(false), .null,
        ]
        let expected = DataValue.Record([
            ("a", .list(list)), ("b", .record(.init([("c", .string("x"))]))),
            ("d", .list([])), ("e", .record(.init())),
        ])
        #expect(value == .record(expected))
    }

    @Test(arguments: [
        (#""a\n\t\"\\\/é""#, "a\n\t\"\\/é"),
        (#""\ud83d\ude00 \u00e9""#, "😀 é"),
        (#""имя""#, "имя"),
    ])
    func decodesStrings(json: String, text: String) throws {
        #expect(try read(json) == .string(text))
    }

    @Test func wholeNumbersThatAreTooLongBecomeDoubles() throws {
        #expect(try read("9223372036854775807") == .int(.max))
        #expect(try read("9223372036854775808") == .double(9_223_372_036_854_775_808))
        #expect(try read("1.0") == .double(1))
    }

    @Test func aByteOrderMarkIsNoPartOfTheData() throws {
        #expect(try read("\u{FEFF}[1]") == .list([.int(1)]))
    }

    @Test(arguments: [
        ("", "«» unexpected end of file, expected a value"),
        (" [1, 2", "«» unexpected end of file, expected ']'"),
        ("[1 2]", "«2» expected ',' or ']' before '2'"),
        ("[1,]", "«,» unexpected comma after the last element"),
        (#"{"a": 1,}"#, "«,» unexpected comma after the last element"),
        ("[1] 2", "«2» unexpected content after the end"),
        ("{a: 1}", "«a» expected a key before 'a'"),
        (#"{"a" 1}"#, "«\"a\"» expected ':' after the key"),
        (#"{"a": }"#, "«}» expected a value before '}'"),
        ("['a']", "«'» the string is in single quotes"),
        ("[True]", "«True» 'True' is not a valid JSON value"),
        ("[NaN]", "«NaN» 'NaN' is not a valid JSON value"),
        ("[nul]", "«nul» 'nul' is not a valid JSON value"),
        ("[1, // one\n2]", "«/» JSON has no comments"),
        ("[01]", "«01» '01' is not a valid JSON number"),
        ("[1.]", "«1.» '1.' is not a valid JSON number"),
        ("[-]", "«-» '-' is not a valid JSON number"),
        ("[1e]", "«1e» '1e' is not a valid JSON number"),
        ("[1a]", "«1a» '1a' is not a valid JSON number"),
        ("[1e999]", "«1e999» the number is too large"),
        ("[\"a\nb\"]", "«\"» the string has no closing quote on its line"),
        ("[\"a\tb\"]", "«\t» unexpected control character in a string"),
        (#"["\q"]"#, #"«\q» unknown escape in a string"#),
        (#"["\u12"]"#, #"«\u12» expected four hexadecimal digits after '\u'"#),
        (#"["\ud83d"]"#, #"«\ud83d» half of a surrogate pair is alone"#),
        (#"{"a": 1, "b": 2, "a": 3}"#, "«\"a\"» the key 'a' appears twice in one object"),
    ])
    func locatesTheFirstFault(json: String, finding: String) {
        #expect(fault(Array(json.utf8)) == finding)
    }

    @Test func bytesThatAreNoTextAreRefused() {
        #expect(fault([0x22, 0x61, 0xFF, 0x22])?.hasSuffix("the bytes are not UTF-8") == true)
        #expect(fault([0xFF, 0xFE, 0x5B, 0x00])?.hasSuffix("the file is UTF-16") == true)
    }

    @Test func nestingHasALimit() {
        let text = String(repeating: "[", count: 100_000)
        #expect(fault(Array(text.utf8)) == "«[» the data nest deeper than 200 levels")
    }

    @Test func objectsOfOneShapeShareTheirNames() throws {
        let records = try read(#"[{"a": 1, "b": 2}, {"a": 3, "b": 4}, {"a": 5, "c": 6}, {"a": 7}]"#)
        let expected: [DataValue.Record] = [
            .init([("a", .int(1)), ("b", .int(2))]), .init([("a", .int(3)), ("b", .int(4))]),
            .init([("a", .int(5)), ("c", .int(6))]), .init([("a", .int(7))]),
        ]
        #expect(records == .list(expected.map { .record($0) }))
    }

    @Test func aKeyThatStandsTwiceIsShownInItsOwnObject() {
        let text = SourceText(
            name: "a.json",
            text: #"[{"a": 1, "b": 2}, {"a": {}, "b": 2, "a": 3}]"#
        )
        #expect {
            try JSONReader.read(text)
        } throws: { error in
            let fault = error as? DataFault
            return fault?.range == SourceRange(37, 40) && fault?.secondary == SourceRange(20, 23)
        }
    }

    @Test func aValueIsSmall() {
        #expect(MemoryLayout<DataValue>.size <= 17)
    }

    @Test func noPrefixAndNoMutationMakesItTrap() {
        let seed = Array(#"[{"a": [1, -2.5e+3], "é": "\ud83d\ude00\n"}, true, null, {}]"#.utf8)
        var random = SeededGenerator(seed: 11)
        for end in seed.indices { #expect(fault(Array(seed[..<end])) != nil) }
        for _ in 0..<3_000 {
            var bytes = seed
            for _ in 0..<2 {
                bytes[Int.random(in: bytes.indices, using: &random)] =
                    seed.randomElement(using: &random) ?? 0
            }
            _ = fault(bytes)
        }
    }

    private func read(_ json: String) throws -> DataValue {
        try JSONReader.read(SourceText(name: "a.json", text: json))
    }

    private func fault(_ bytes: [UInt8]) -> String? {
        let text = SourceText(name: "a.json", bytes: bytes)
        do throws(DataFault) {
            _ = try JSONReader.read(text)
            return nil
        } catch {
            return "«\(text.string(in: error.range))» \(error.message)"
        }
    }
}
