@testable import SceneInterchange
@testable import SceneText

/// XML texts made up from a seed, with all that the reader knows in odd places.
struct GeneratedXML {
    private var generator: SeededGenerator

    init(seed: Int) { generator = SeededGenerator(seed: UInt64(seed)) }

    mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

    private mutating func pick(_ texts: [String]) -> String { texts[number(below: texts.count)] }

    /// A whole document.
    mutating func document() -> String {
        let declaration = pick(["", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", "\u{FEFF}"])
        return declaration + pick(["", "<!-- one -->\n"]) + element(depth: 0)
            + pick(["", "\n", "<?p q?>"])
    }

    private mutating func element(depth: Int) -> String {
        let name = pick(["a", "view", "é", "x-y.z", "_1", "n:s"])
        var text = "<\(name)"
        for attribute in ["id", "key", "ä", "x:y"].prefix(number(below: 5)) {
            let quote = pick(["\"", "'"])
            let value = pick(["", "1", "a &amp; b", "&#65;", "tab\there", "line\nend", "é🙂", ">]]"])
            text +=
                pick([" ", "\n\t", "  "]) + attribute + pick(["=", " = "]) + quote + value + quote
        }
        guard depth < 5, number(below: 4) > 0 else { return text + pick(["/>", " />"]) }
        text += pick([">", "\n>"])
        for _ in 0..<number(below: 5) {
            switch number(below: 6) {
            case 0: text += pick(["x", " two words ", "&lt;é&gt;", "]] >", "&#x1F600;"])
            case 1: text += pick(["<!---->", "<!-- a - b -->", "<?do it?>"])
            case 2: text += pick(["<![CDATA[<&>]]>", "\n", "\r\n  "])
            default: text += element(depth: depth + 1)
            }
        }
        return text + "</\(name)\(pick(["", " "]))>"
    }

    /// A text with some bytes lost, doubled or replaced.
    mutating func mutated(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        for _ in 0...number(below: 3) {
            guard !bytes.isEmpty else { break }
            let place = number(below: bytes.count)
            switch number(below: 4) {
            case 0: bytes.remove(at: place)
            case 1: bytes[place] = UInt8(number(below: 256))
            case 2:
                bytes.insert(
                    contentsOf: Array("<>&'\"/!?-=]; ".utf8.dropFirst(number(below: 13)).prefix(2)),
                    at: place
                )
            default: bytes.insert(contentsOf: bytes[place...].prefix(9), at: place)
            }
        }
        return bytes
    }
}
