/// The lines of rows that look alike, with gaps where their texts go.
///
/// A row is drawn twice with different letters in place of its texts: where the pictures differ,
/// there are the gaps. So nothing has to be known about how a row is laid out and drawn.
final class RowStencil {
    /// How many lines the rows take, and how many points.
    let lines: Int
    let height: Double

    /// Whether anything of the rows shows: those that are hidden leave their lines blank.
    let isDrawn: Bool

    /// A row with letters in the gaps.
    private let bytes: [UInt8]
    private let gaps: [Gap]

    private struct Gap {
        /// The text that goes there.
        let text: Int

        /// Where its letters are.
        let letters: Range<Int>
    }

    /// Compares two pictures; nil when a text appears in them in part or several times.
    ///
    /// One that does not appear at all, such as the name of a picture beside a text, shows in no row.
    /// One has the lower-case letters from `a` on, the other the capitals.
    init?(
        _ small: [UInt8],
        _ capital: [UInt8],
        widths: [Int],
        lines: Int,
        height: Double,
        isDrawn: Bool
    ) {
        guard small.count == capital.count else { return nil }
        var gaps: [Gap] = []
        var index = 0
        while index < small.count {
            guard small[index] != capital[index] else {
                index += 1
                continue
            }
            let letter = capital[index]
            let text = Int(letter) - Int(UInt8(ascii: "A"))
            guard widths.indices.contains(text), !gaps.contains(where: { $0.text == text }) else {
                return nil
            }
            let end = index + widths[text]
            guard end <= small.count,
                capital[index..<end].allSatisfy({ $0 == letter }),
                small[index..<end].allSatisfy({ $0 == letter + 0x20 })
            else { return nil }
            gaps.append(Gap(text: text, letters: index..<end))
            index = end
        }
        bytes = small
        self.gaps = gaps
        self.lines = lines
        self.height = height
        self.isDrawn = isDrawn
    }

    /// Writes a row with its texts.
    func write(_ texts: RowTexts, to output: inout [UInt8]) {
        if texts.isASCII { writeASCII(texts, to: &output) } else { writeAny(texts, to: &output) }
    }

    /// Writes over the letters, which are as many as those of the texts.
    private func writeASCII(_ texts: RowTexts, to output: inout [UInt8]) {
        let start = output.count
        output += bytes
        for gap in gaps {
            var place = start + gap.letters.lowerBound
            for index in texts.range(of: gap.text) {
                output[place] = texts.bytes[index]
                place += 1
            }
        }
    }

    private func writeAny(_ texts: RowTexts, to output: inout [UInt8]) {
        var start = 0
        for gap in gaps {
            output += bytes[start..<gap.letters.lowerBound]
            output += texts.bytes[texts.range(of: gap.text)]
            start = gap.letters.upperBound
        }
        output += bytes[start...]
    }
}
