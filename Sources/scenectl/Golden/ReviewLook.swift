import SceneGoldens
import SceneText

/// How a review looks on a terminal of some columns.
struct ReviewLook {
    let columns: Int
    let isColored: Bool

    /// The columns between two pictures that are side by side.
    private static let gap = 3

    /// The line above an item.
    func title(of item: Review.Item, number: Int, of count: Int) -> PrintedText {
        let start: PrintedText = "[\(number)/\(count)] "
        switch item {
        case .picture(let result, _, let file):
            let position: PrintedText = "\(file):\(result.place.line):\(result.place.column)"
            return emphasized("\(start)\(position): \(result.message)") + "\n"
        case .orphan(let orphan):
            return emphasized("\(start)\(orphan.path): \(orphan.message)") + "\n"
        }
    }

    /// What is recorded and what is drawn now, side by side where there is room.
    func pictures(of comparison: GoldenComparison) -> PrintedText {
        let new = Self.lines(of: comparison.drawn)
        switch comparison.verdict {
        case .missing, .conflicted: return headed("drawn now", new)
        case .same, .lineEnds: return ""
        case .different: break
        }
        let old = Self.lines(of: comparison.recorded)
        let width = old.map(Self.width).max() ?? 0
        let widest = new.map(Self.width).max() ?? 0
        let left = max(width, "recorded".count)
        guard left + Self.gap + widest <= columns else {
            return headed("recorded", old) + headed("drawn now", new)
        }
        let rows = (0..<max(old.count, new.count)).map { index in
            let row = index < old.count ? old[index] : ""
            let other = index < new.count ? new[index] : ""
            return other.isEmpty ? row : padded(row, to: left + Self.gap) + other
        }
        let head = padded("recorded", to: left + Self.gap) + "drawn now"
        return emphasized("\(head)") + "\n" + PrintedText(lines: rows.map { $0 + "\n" }.joined())
    }

    /// The rows that changed.
    func difference(of comparison: GoldenComparison) -> PrintedText {
        let text = comparison.difference.text(
            oldName: comparison.golden.path,
            newName: "drawn now",
            isColored: isColored
        )
        return PrintedText(styled: text)
    }

    /// What is asked, with the keys that answer.
    func question(about item: Review.Item) -> PrintedText {
        let keys = ReviewAnswer.allCases.map { "\($0.rawValue) \(meaning(of: $0, item))" }
        return "\(keys.joined(separator: " · ")): "
    }

    /// What each key does, a line each.
    func keys(for item: Review.Item) -> PrintedText {
        let lines = ReviewAnswer.allCases.map { "  \($0.rawValue)  \(effect(of: $0, item))\n" }
        return PrintedText(lines: lines.joined())
    }

    private func meaning(of answer: ReviewAnswer, _ item: Review.Item) -> String {
        switch (answer, item) {
        case (.accept, .picture): "accept"
        case (.accept, .orphan): "accept (remove the file)"
        case (.reject, _): "reject"
        case (.skip, _): "skip"
        case (.acceptRest, _): "accept the rest"
        case (.quit, _): "quit"
        }
    }

    private func effect(of answer: ReviewAnswer, _ item: Review.Item) -> String {
        switch (answer, item) {
        case (.accept, .picture): "records what is drawn now"
        case (.accept, .orphan): "removes the golden file"
        case (.reject, .picture): "keeps what is recorded; the scene needs fixing"
        case (.skip, .picture): "keeps what is recorded, and puts what is drawn now beside it"
        case (.reject, .orphan), (.skip, .orphan): "keeps the golden file"
        case (.acceptRest, _): "accepts this and all that follow"
        case (.quit, _): "leaves this and all that follow as they are"
        }
    }

    private func headed(_ title: PrintedText, _ lines: [String]) -> PrintedText {
        emphasized(title) + "\n" + PrintedText(lines: lines.map { $0 + "\n" }.joined())
    }

    private func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - Self.width(of: text)))
    }

    private func emphasized(_ text: PrintedText) -> PrintedText {
        isColored ? text.styled(TextAttributes(.bold)) : text
    }

    private static func width(of text: String) -> Int { DisplayWidth.columns(of: text) }

    /// The rows, with what would move the cursor made visible.
    private static func lines(of text: String) -> [String] {
        var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { VisibleText.visible(String(Substring($0))) }
    }
}
