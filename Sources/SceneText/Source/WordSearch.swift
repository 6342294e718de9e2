/// Finds a word in a text by looking at few of its bytes: where the last byte of the word could stand.
///
/// It is Horspool's way: the byte found there says how far the word is at least.
package struct WordSearch {
    private let word: [UInt8]

    /// For each byte, how far the word can be moved when it stands below the last byte of it.
    private let steps: [Int]

    /// Prepares the search for a word of at least one byte.
    package init(_ word: String) {
        self.word = Array(word.utf8)
        var steps = [Int](repeating: self.word.count, count: 256)
        for (place, byte) in self.word.dropLast().enumerated() {
            steps[Int(byte)] = self.word.count - 1 - place
        }
        self.steps = steps
    }

    /// The place of the first occurrence from a place on; nil where there is none.
    package func firstIndex(in bytes: [UInt8], from start: Int = 0) -> Int? {
        let (text, steps) = (bytes.span, steps.span)
        let last = word[word.count - 1]
        var end = start + word.count - 1
        while end < text.count {
            let byte = text[end]
            if byte == last, occurs(in: text, upTo: end) { return end - word.count + 1 }
            end += steps[Int(byte)]
        }
        return nil
    }

    private func occurs(in text: Span<UInt8>, upTo end: Int) -> Bool {
        let begin = end - word.count + 1
        for place in word.indices where text[begin + place] != word[place] { return false }
        return true
    }
}
