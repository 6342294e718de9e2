/// JSON texts of many shapes, the same in every run.
struct SampleJSON {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// A list of up to some records.
    mutating func list(upTo limit: Int = 70) -> String {
        let records = (0..<Int.random(in: 0...limit, using: &random)).map { _ in
            Bool.random(using: &random) ? record() : value(depth: 0)
        }
        return space() + "[" + space() + records.joined(separator: space() + "," + space()) + "]"
            + space()
    }

    /// A text with a few bytes left out, doubled, or put in place of others.
    mutating func broken(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...2, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: bytes.indices, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(bytes[place], at: place)
            case 2: bytes.removeSubrange(place...)
            case 3: bytes[place] = UInt8.random(in: 0...255, using: &random)
            default: bytes[place] = bytes.randomElement(using: &random) ?? 0
            }
        }
        return bytes
    }

    /// A record whose keys are mostly those of the others.
    private mutating func record() -> String {
        var keys = ["id", "name", "a\\u0062", "имя"]
        if Int.random(in: 0..<4, using: &random) == 0 { keys.shuffle(using: &random) }
        let fields = keys.prefix(Int.random(in: 2...4, using: &random)).map { key in
            "\"\(key)\"" + space() + ":" + space() + value(depth: 1)
        }
        return "{" + fields.joined(separator: "," + space()) + space() + "}"
    }

    private mutating func value(depth: Int) -> String {
        switch Int.random(in: 0..<(depth > 3 ? 6 : 8), using: &random) {
        case 0: return ["true", "false", "null"].randomElement(using: &random) ?? ""
        case 1: return String(Int.random(in: -99...9_999_999, using: &random))
        case 2: return ["0.5", "-12e3", "1E-2", "0", "-0.0"].randomElement(using: &random) ?? ""
        case 3...5:
            let parts = [
                "", "a", "plain text of some length", "\\\"", "\\\\", "{[", "]}", ",", "\\u00e9",
                "\\ud83d\\ude00", "😀", "имя", "中文", "é", ":", "\\n",
            ]
            let count = Int.random(in: 0...4, using: &random)
            let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }
            return "\"" + text.joined() + "\""
        case 6:
            let count = Int.random(in: 0...3, using: &random)
            return "[" + (0..<count).map { _ in value(depth: depth + 1) }.joined(separator: ", ")
                + "]"
        default: return record()
        }
    }

    private mutating func space() -> String {
        ["", "", " ", "\n", "\r\n\t "].randomElement(using: &random) ?? ""
    }
}
