import SceneLanguage
import SceneText

extension Completion {
    /// One thing that may be written.
    struct Item {
        /// The kinds of the protocol.
        enum Kind: Int {
            case key = 10
            case view = 7
            case word = 20
            case name = 18
            case function = 3
            case value = 12
            case file = 17
        }

        var label: String
        var kind: Kind
        var detail = ""
        var documentation = ""

        /// What is put in where it is not the label, with `$0` where typing goes on.
        var snippet: String?

        func value(at range: DataValue, _ index: Int, takesSnippets: Bool) -> DataValue {
            let text = snippet.map { takesSnippets ? $0 : $0.replacing("$0", with: "") } ?? label
            return .object([
                "label": .string(label), "kind": .int(kind.rawValue), "detail": .string(detail),
                "documentation": .object([
                    "kind": .string("markdown"), "value": .string(documentation),
                ]),
                "sortText": .string(index.decimal(digits: 4)),
                "insertTextFormat": .int(snippet != nil && takesSnippets ? 2 : 1),
                "textEdit": .object(["range": range, "newText": .string(text)]),
            ])
        }
    }
}
