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
        ("", "«» the file ends where a value is due"),
        (" [1, 2", "«» the file ends before the closing ']'"),
        ("[1 2]", "«2» ',' or ']' is due before '2'"),
        ("[1,]", "«,» a comma stands behind the last element"),
        (#"{"a": 1,}"#, "«,» a comma stands behind the last element"),
        ("[1] 2", "«2» something follows the end of the data"),
        ("{a: 1}", "«a» 'a' stands where a key is due"),
        (#"{"a" 1}"#, "«\"a\"» no ':' follows the key"),
        (#"{"a": }"#, "«}» a value is missing before '}'"),
        ("['a']", "«'» a string stands in single quotes"),
        ("[True]", "«True» 'True' is no value of JSON"),
        ("[NaN]", "«NaN» 'NaN' is no value of JSON"),
        ("[nul]", "«nul» 'nul' is no value of JSON"),
        ("[1, // one\n2]", "«/» a comment is no part of JSON"),
        ("[01]", "«01» '01' is no number of JSON"),
        ("[1.]", "«1.» '1.' is no number of JSON"),
        ("[-]", "«-» '-' is no number of JSON"),
        ("[1e]", "«1e» '1e' is no number of JSON"),
        ("[1a]", "«1a» '1a' is no number of JSON"),
        ("[1e999]", "«1e999» the number is too large"),
        ("[\"a\nb\"]", "«\"» the string has no closing quote on its line"),
        ("[\"a\tb\"]", "«\t» a control character stands in a string"),
        (#"["\q"]"#, #"«\q» unknown escape in a string"#),
        (#"["\u12"]"#, #"«\u12» four hexadecimal digits are due behind '\u'"#),
        (#"["\ud83d"]"#, #"«\ud83d» half of a surrogate pair stands alone"#),
        (#"{"a": 1, "b": 2, "a": 3}"#, "«\"a\"» the key 'a' stands twice in one object"),
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
