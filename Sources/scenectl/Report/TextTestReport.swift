import SceneGoldens
import SceneText

/// Writes results for people: a line for what is not as recorded, and the changes below it.
struct TextTestReport: TestReport {
    let isColored: Bool

    /// Whether nobody wants to hear of the files that were written.
    let isQuiet: Bool

    /// Whether differences are shown by another program.
    var leavesOutDifferences = false

    /// Whether the last block has more lines than one; there is a gap on both sides of such a block.
    private var endsInBlock: Bool?

    init(isColored: Bool, isQuiet: Bool = false, leavesOutDifferences: Bool) {
        self.isQuiet = isQuiet
        self.isColored = isColored
        self.leavesOutDifferences = leavesOutDifferences
    }

    mutating func text(for file: TestedFile) -> PrintedText {
        var text: PrintedText = ""
        for result in file.results { text += self.text(for: result, of: file) }
        for orphan in file.orphans { text += self.text(for: orphan) }
        for path in file.leftAlone { text += "left alone: \(path), which is not a golden file\n" }
        return text
    }

    func closingText(_ tally: TestTally) -> PrintedText { "" }

    private mutating func text(for result: SnapshotResult, of file: TestedFile) -> PrintedText {
        var text: PrintedText
        let position: PrintedText = "\(file.name):\(result.place.line):\(result.place.column): "
        switch result.outcome {
        case .compared(let comparison) where comparison.verdict == .same: return trouble(of: result)
        case .recorded where isQuiet: return ""
        case .recorded(let comparison):
            let word = comparison.verdict == .missing ? "new" : "recorded"
            return "\(word): \(result.golden.path)\n"
        case .compared(let comparison):
            text = emphasized("\(position)\(result.message)") + "\n"
            if let remedy = comparison.verdict.remedy { text += "  = help: \(remedy)\n" }
            if !leavesOutDifferences { text += drawn(comparison) }
        case .undrawn, .clash, .unreadable, .unwritable:
            text = emphasized("\(position)\(result.message)") + "\n"
        }
        if !leavesOutDifferences {
            text += PrintedText(styled: result.difference(isColored: isColored))
        }
        return separated(text + trouble(of: result))
    }

    /// The picture for which nothing is recorded, cut where it is long.
    private func drawn(_ comparison: GoldenComparison) -> PrintedText {
        let isNew = [.missing, .conflicted].contains(comparison.verdict)
        return isNew ? PrintedText(lines: comparison.beginning) : ""
    }

    /// Why what was drawn is not beside the golden file.
    private func trouble(of result: SnapshotResult) -> PrintedText {
        guard let trouble = result.trouble, result.status != .failure else { return "" }
        return "  = note: '\(result.golden.actualPath)' cannot be written: \(trouble.reason)\n"
    }

    private mutating func text(for orphan: Orphan) -> PrintedText {
        if orphan.isRemoved { return isQuiet ? "" : "removed: \(orphan.path)\n" }
        return separated(emphasized("\(orphan.path): \(orphan.message)") + "\n")
    }

    private mutating func separated(_ text: PrintedText) -> PrintedText {
        let isBlock = text.lineEnds > 1
        defer { endsInBlock = isBlock }
        guard let endsInBlock, isBlock || endsInBlock else { return text }
        return "\n" + text
    }

    private func emphasized(_ text: PrintedText) -> PrintedText {
        isColored ? text.styled(TextAttributes(.bold)) : text
    }
}
