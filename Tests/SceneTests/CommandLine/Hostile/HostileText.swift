/// Puts what steers a terminal, or a build server that reads a log, into texts at random.
struct HostileText {
    var random: SeededGenerator

    /// What a terminal or a build server would obey.
    static let codes: [String] = [
        "\u{1B}[2J", "\u{1B}]0;title\u{7}", "\u{1B}]52;c;cm0gLXJm\u{7}", "\u{1B}[31m", "\u{1B}[8m",
        "\u{9B}2J", "\u{9D}0;t\u{9C}", "\u{85}", "\u{7F}", "\u{0}", "\u{8}\u{8}", "\r", "\t",
        "\u{C}",
        "\u{202E}", "\u{2066}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{2028}",
        "\u{2029}",
        "\n::pwned::x", "\r\n::pwned::x", "::pwned::x", "\u{A0}::pwned::x", "%0A::pwned::x",
        "\n ::pwned::",
        ",title=::pwned::", "\u{200B}", "\u{E0041}", "\u{FEFF}", "e\u{301}\u{1B}c",
    ]

    /// Bytes that are not UTF-8, some of which an old terminal takes for controls.
    static let brokenBytes: [[UInt8]] = [
        [0x9B], [0x90], [0xC2], [0xE2, 0x80], [0xFF], [0xED, 0xA0, 0x80], [0xC0, 0x9B],
        [0xF4, 0x90],
    ]

    mutating func code() -> String { Self.codes.randomElement(using: &random) ?? "" }

    /// A word of the command line, or a name of a file, with a code in it.
    mutating func word(_ word: String) -> String {
        var word = word
        let place = word.indices.randomElement(using: &random) ?? word.startIndex
        word.insert(contentsOf: code().filter { $0 != "\u{0}" }, at: place)
        return word
    }

    /// The name of a file, which holds no slash.
    mutating func fileName(_ name: String) -> String {
        word(name).replacing("/", with: "")
    }

    /// A file with a few codes in its texts, keys or anywhere.
    mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            switch Int.random(in: 0..<10, using: &random) {
            case 0: insert(Self.brokenBytes.randomElement(using: &random) ?? [], into: &bytes)
            case 1: insert(Array(code().utf8), into: &bytes)
            case 2: insert(Array(written(code()).utf8), into: &bytes)
            case 3: quote(before: ":", in: &bytes)
            default: quote(before: nil, in: &bytes)
            }
        }
        return bytes
    }

    private mutating func insert(_ piece: [UInt8], into bytes: inout [UInt8]) {
        bytes.insert(contentsOf: piece, at: Int.random(in: 0...bytes.count, using: &random))
    }

    /// Puts a code into a word, in quotes and with escapes as YAML and JSON have them, so that it gets
    /// through to what is made of the word.
    private mutating func quote(before end: Character?, in bytes: inout [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        let words = text.matches(of: /[A-Za-z][A-Za-z ]*[A-Za-z]/).map(\.range).filter { range in
            end == nil || text[range.upperBound...].first == end
        }
        guard let range = words.randomElement(using: &random) else { return }
        let word = text[range]
        let isQuoted =
            text[..<range.lowerBound].last == "\"" || text[range.upperBound...].first == "\""
        let mark = isQuoted ? "" : "\""
        let isFirst = Bool.random(using: &random)
        let code = written(code())
        let new = mark + (isFirst ? code + word : word + code) + mark
        bytes = Array(text[..<range.lowerBound].utf8) + Array(new.utf8)
        bytes += Array(text[range.upperBound...].utf8)
    }

    /// A code with escapes that both JSON and YAML read.
    private func written(_ code: String) -> String {
        code.utf16.map { unit in
            if unit >= 0x20, unit < 0x7F, let scalar = Unicode.Scalar(unit) {
                return String(scalar)
            }
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}
