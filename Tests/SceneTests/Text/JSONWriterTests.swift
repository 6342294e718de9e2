import Testing

@testable import SceneText

@Suite struct JSONWriterTests {
    @Test func writesMembersInTheOrderOfTheCalls() {
        var json = JSONWriter()
        json.object { json in
            json.member("b", "x")
            json.member("a", -3)
            json.member("list", [1, 2]) { $0.integer($1) }
            json.member("none", [String]()) { $0.string($1) }
            json.member("object") { json in
                json.key("yes")
                json.boolean(true)
                json.key("nothing")
                json.null()
            }
        }
        #expect(
            json.text
                == #"{"b":"x","a":-3,"list":[1,2],"none":[],"object":{"yes":true,"nothing":null}}"#
        )
    }

    @Test func writesOneValueALine() {
        var json = JSONWriter()
        for value in 1...2 {
            json.array([value]) { $0.integer($1) }
            json.endLine()
        }
        #expect(json.text == "[1]\n[2]\n")
    }

    @Test(arguments: [
        ("plain", #""plain""#),
        (#"a"b\c/"#, #""a\"b\\c/""#),
        ("\n\r\t\r\n", #""\n\r\t\r\n""#),
        ("\u{0}\u{1B}\u{7F}", #""\u0000\u001b\u007f""#),
        ("\u{85}\u{9B}\u{61C}\u{200F}", #""\u0085\u009b\u061c\u200f""#),
        ("\u{2028}\u{202E}\u{2066}…", #""\u2028\u202e\u2066…""#),
        ("é中👩‍👧", "\"é中👩‍👧\""),
    ])
    func escapesStrings(value: String, written: String) {
        var text = ""
        JSONWriter.write(value, to: &text)
        #expect(text == written)
    }
}
