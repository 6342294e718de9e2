public import SceneText

/// A text whose parts have looks of their own.
public nonisolated struct AttributedText: Hashable, Sendable {
    /// A part of the text with its look; what is nil is as in the rest.
    public nonisolated struct Run: Hashable, Sendable {
        /// The letters.
        public var text: String

        /// The font.
        public var font: Font?

        /// The colour of the letters.
        public var color: Color?

        /// The colour behind the letters.
        public var backgroundColor: Color?

        /// Whether there is a line below the letters.
        public var isUnderlined = false

        /// Whether there is a line through the letters.
        public var isStruckThrough = false

        /// What a tap on the part opens.
        public var link: String?

        /// How the lines of its paragraph are aligned.
        public var alignment: TextAlignment?

        /// Makes a part that looks as the rest does.
        public init(_ text: String) { self.text = text }
    }

    /// The parts in order.
    public var runs: [Run]

    /// Makes a text of parts.
    public init(_ runs: [Run]) { self.runs = runs }

    /// The letters of all parts.
    public var string: String { runs.reduce(into: "") { $0 += $1.text } }

    /// The parts, as long as they are those of a text.
    func runs(of text: String?) -> [Run] { string == text ? runs : [] }

    /// The alignment of the first paragraph that has one.
    package var alignment: TextAlignment? { runs.lazy.compactMap(\.alignment).first }
}

nonisolated extension [AttributedText.Run] {
    /// The lines of a text in pieces that are of one part each; nil means of none, as an ellipsis is.
    package func pieces(of lines: [String]) -> [[(text: String, part: Element?)]] {
        var letters = enumerated().flatMap { number, part in
            part.text.map { (letter: $0, part: number) }
        }[...]
        return lines.map { line in
            var pieces: [(text: String, part: Int?)] = []
            for letter in line {
                // Blanks at the ends of lines are left out, and an ellipsis is in no part.
                let found = letters.firstIndex { $0.letter == letter }
                let number = found.map { letters[$0].part } ?? pieces.last?.part
                if let found { letters = letters[(found + 1)...] }
                if let last = pieces.last, last.part == number {
                    pieces[pieces.count - 1].text.append(letter)
                } else {
                    pieces.append((String(letter), number))
                }
            }
            return pieces.map { ($0.text, $0.part.map { self[$0] }) }
        }
    }
}
