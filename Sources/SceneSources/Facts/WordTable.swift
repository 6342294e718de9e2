/// Finds the word of a language that bytes are.
struct WordTable<Word: Sendable>: Sendable {
    /// For each value of the mark of a word, the first such word; 0 for none.
    private var first = [UInt8](repeating: 0, count: 1024)

    /// For each word, the next one with the same mark.
    private var next: [UInt8]

    /// All words in a row, and where each begins.
    private var texts: [UInt8] = []
    private var starts: [Int] = []
    private let words: [Word]

    /// Takes the words with their texts; the first means that bytes are none.
    init(_ words: [(text: String, word: Word)]) {
        self.words = words.map(\.word)
        next = [UInt8](repeating: 0, count: words.count)
        for (number, entry) in words.enumerated() {
            let text = Array(entry.text.utf8)
            starts.append(texts.count)
            texts += text
            guard number > 0 else { continue }
            let mark = Self.mark(text.span, 0, text.count)
            next[number] = first[mark]
            first[mark] = UInt8(number)
        }
        starts.append(texts.count)
    }

    /// A number that few different words have in common.
    private static func mark(_ text: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Int {
        let ends = Int(text[start]) &* 5 ^ Int(text[end - 1]) &* 19
        let count = end - start
        return (count &* 73 ^ ends ^ Int(text[start + count / 2]) &* 131) & 1023
    }

    /// The word of some bytes of a text, which are at least one.
    func word(_ text: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Word {
        let count = end - start
        var candidate = Int(first[Self.mark(text, start, end)])
        while candidate != 0 {
            let from = starts[candidate]
            if starts[candidate + 1] - from == count {
                var index = 0
                while index < count, texts[from + index] == text[start + index] { index += 1 }
                if index == count { break }
            }
            candidate = Int(next[candidate])
        }
        return words[candidate]
    }
}
