import Testing

@testable import SceneInterchange
@testable import SceneLanguage
@testable import SceneText

@Suite struct NodeDraftLawTests {
    /// A draft holds each key once where it first was, with its first value until another is set in its place.
    @Test(arguments: 0..<100) func aKeyIsOnceWhereItFirstWas(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let nowhere = SourceRange(0, 0)
        let keys = ["a", "b", "c", "d", "e", "f"]
        let begun = keys.shuffled(using: &generator).prefix(seed % 4)
        var expected = begun.map { (key: $0, value: "begun") }
        var draft = NodeDraft(
            at: nowhere,
            expected.map { MadeEntry($0.key, at: nowhere, MadeNode(.word($0.value), at: nowhere)) }
        )
        for number in 0..<40 {
            let key = keys.randomElement(using: &generator) ?? ""
            let value = "\(number)"
            let place = expected.firstIndex { $0.key == key }
            #expect(draft.has(key) == (place != nil))
            #expect(draft.value(key)?.word == place.map { expected[$0].value })
            if Bool.random(using: &generator) {
                draft.add(key, word: value)
                if place == nil { expected.append((key, value)) }
            } else {
                draft.set(key, MadeNode(.word(value), at: nowhere))
                if let place {
                    expected[place].value = value
                } else {
                    expected.append((key, value))
                }
            }
        }
        #expect(draft.entries.map(\.key) == expected.map(\.key))
        #expect(draft.entries.map(\.value.word) == expected.map(\.value))
    }
}
