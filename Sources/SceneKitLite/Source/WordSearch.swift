/// Finds a word in a text by looking at few of its bytes: where the last byte of the word could stand.
///
/// It is Horspool's way: the byte found there says how far the word is at least.
struct WordSearch {
    private let word: [UInt8]

    /// For each byte, how far the word can be moved when it stands below the last byte of it.
    private let steps: [Int]

    /// Prepares the search for a word of at least one byte.
    init(_ word: String) {
        self.word = Array(word.utf8)
        var steps = [Int](repeating: self.word.count, count: 256)
        for (place, byte) in self.word.dropLast().enumerated() {
            steps[Int(byte)] = self.word.count - 1 - place
        }
        self.steps = steps
    }

    /// The place of the first occurrence from a place on; nil where there is none.
    func firstIndex(in bytes: [UInt8], from start: Int = 0) -> Int? {
        let (bytes, word, steps) = (bytes.span, word.span, steps.span)
        var begin = start
        while begin + word.count <= bytes.count {
            var place = word.count - 1
            let last = bytes[begin + place]
            while bytes[begin + place] == word[place] {
                if place == 0 { return begin }
                place -= 1
            }
            begin += steps[Int(last)]
        }
        return nil
    }
}
