/// A line of source as it is shown, cut around its marks when it is long.
struct SourceExcerpt {
    /// What is shown of the line.
    let text: String

    /// The marks with the columns of the excerpt that they cover, at least one each.
    let marks: [(mark: SourceMark, columns: Range<Int>)]

    private let showsAllMarks: Bool

    /// The most columns of a line that are shown.
    private static let width = 120

    /// The columns that are shown before the first mark of a line that is cut.
    private static let lead = 40

    /// The most bytes that are looked at, so that a line of many megabytes costs no more than others.
    private static let reach = 1024

    /// The excerpts that show all marks of a line: one, unless they are too far apart.
    static func excerpts(
        of line: Range<Int>,
        in bytes: [UInt8],
        marks: [SourceMark]
    ) -> [SourceExcerpt] {
        let together = SourceExcerpt(of: line, in: bytes, marks: marks)
        if together.showsAllMarks { return [together] }
        return marks.map { SourceExcerpt(of: line, in: bytes, marks: [$0]) }
    }

    private init(of line: Range<Int>, in bytes: [UInt8], marks: [SourceMark]) {
        let firstMark = marks.map(\.bytes.lowerBound).min() ?? line.lowerBound
        let window = Self.window(of: line, in: bytes, around: firstMark)
        let cells = SourceCells(
            bytes,
            window: window,
            cuts: marks.flatMap { [$0.bytes.lowerBound, $0.bytes.upperBound] }
        )
        let fits = window == line && cells.width <= Self.width
        let left = fits ? 0 : max(0, cells.column(of: firstMark) - Self.lead)
        let shown = cells.cropped(from: left, to: left + Self.width)
        let isCutBefore = shown.columns.lowerBound > 0 || window.lowerBound > line.lowerBound
        let isCutBehind =
            shown.columns.upperBound < cells.width || window.upperBound < line.upperBound
        text =
            (isCutBefore ? Truncation.ellipsis : "") + shown.text
            + (isCutBehind ? Truncation.ellipsis : "")
        let shift = (isCutBefore ? 1 : 0) - shown.columns.lowerBound
        let end = shown.columns.upperBound
        showsAllMarks = marks.allSatisfy {
            $0.bytes.upperBound <= window.upperBound && cells.column(of: $0.bytes.upperBound) <= end
        }
        self.marks = marks.map { mark in
            let from = min(cells.column(of: mark.bytes.lowerBound), end) + shift
            let to = min(cells.column(of: mark.bytes.upperBound), end) + shift
            return (mark, from..<max(from + 1, to))
        }
    }

    private static func window(
        of line: Range<Int>,
        in bytes: [UInt8],
        around mark: Int
    ) -> Range<Int> {
        if line.count <= reach { return line }
        let isInsideScalar = { (index: Int) in index < line.upperBound && bytes[index] >> 6 == 0b10
        }
        var start = max(line.lowerBound, mark - reach / 2)
        while start < mark, isInsideScalar(start) { start += 1 }
        var end = min(line.upperBound, mark + reach / 2)
        while end > mark, isInsideScalar(end) { end -= 1 }
        return start..<end
    }
}

/// A stretch of source taken apart into what is shown for each of its clusters.
///
/// Tabs become spaces, and what would be invisible or move the cursor becomes a sign.
private struct SourceCells {
    private var texts: [String] = []
    private var starts: [Int] = []
    private var columns: [Int: Int] = [:]

    /// The columns that all cells take.
    private(set) var width = 0

    private let end: Int

    /// Takes a stretch apart; clusters are cut where marks begin and end.
    init(_ bytes: [UInt8], window: Range<Int>, cuts: [Int]) {
        end = window.upperBound
        let inner = Set(cuts).filter { window.contains($0) && $0 > window.lowerBound }.sorted()
        var start = window.lowerBound
        columns[start] = 0
        for cut in inner + [window.upperBound] {
            for cluster in String(decoding: bytes[start..<cut], as: UTF8.self) {
                append(cluster == "\t" ? "    " : VisibleText.visible(cluster))
            }
            columns[cut] = width
            start = cut
        }
    }

    private mutating func append(_ text: String) {
        texts.append(text)
        starts.append(width)
        width += DisplayWidth.columns(of: text)
    }

    /// The column of a cut; of one after the stretch, its end.
    func column(of cut: Int) -> Int { columns[min(cut, end)] ?? width }

    /// The cells that are wholly between two columns, and the columns that they take.
    func cropped(from left: Int, to right: Int) -> (text: String, columns: Range<Int>) {
        var text = ""
        var shown: Range<Int>?
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] : width
            guard start >= left, end <= right else { continue }
            text += texts[index]
            shown = (shown?.lowerBound ?? start)..<end
        }
        return (text, shown ?? left..<left)
    }
}
