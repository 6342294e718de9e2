import SceneText

/// The forms in which the results of tests are written.
enum TestFormat: String, CaseIterable {
    case text
    case json
    case github
    case markdown
}

/// Writes what came of one file after the other.
protocol TestReport {
    /// The text to print for a file; empty when nothing is to be said.
    mutating func text(for file: TestedFile) -> PrintedText

    /// The text to print after the last file.
    func closingText(_ tally: TestTally) -> PrintedText
}
