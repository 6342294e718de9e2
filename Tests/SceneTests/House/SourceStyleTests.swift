import Testing

/// What no source says, and how long a file may be.
@Suite struct SourceStyleTests {
    /// Code that gives up without a word, as a precondition does in release builds, or that switches a
    /// check of the compiler off.
    static let forbiddenCode = [
        ["try", "!"], ["as", "!"], ["precondition", "("], ["preconditionFailure", "("],
        ["assertionFailure", "("], ["unsafelyUnwrapped"], ["@", "unchecked"],
        ["nonisolated", "(", "unsafe"], ["@", "frozen"],
    ]

    /// Marks of work that was left undone.
    static let leftovers = ["TODO", "FIXME", "XXX", "HACK"]

    /// The most lines that a file may have.
    static let lineLimit = 400

    /// The files that are longer, each with its reason.
    static let longFiles: [String: String] = [:]

    @Test(arguments: forbiddenCode)
    func noSourceSays(_ run: [String]) {
        let places = SourceTree.sources.flatMap { file in
            file.code.lines(with: run).map { "\(file.path):\($0)" }
        }
        #expect(places == [])
    }

    /// A test that only sees that a program ends would take any other trap for the one that is meant.
    @Test(.slow) func everyTestOfAnEndReadsTheLastWords() {
        for file in SourceTree.everything where file.path.hasPrefix("Tests/SceneTests") {
            let ends = file.code.lines(with: ["processExitsWith", ":"])
            let successes = file.code.lines(with: ["success", ")"])
            let words = file.code.lines(with: ["standardErrorContent"])
            #expect(ends.count - successes.count <= words.count, "\(file.path)")
        }
    }

    @Test(.slow, arguments: leftovers)
    func noCommentLeavesWork(_ mark: String) {
        let places = SourceTree.everything.flatMap { file in
            file.code.remarks.filter { $0.text.contains(mark) }.map { "\(file.path):\($0.line)" }
        }
        #expect(places == [])
    }

    @Test func longFilesHaveAReason() {
        let files =
            SourceTree.files(in: "Sources", withExtension: ["swift"])
            + SourceTree.files(in: "Tests", withExtension: ["swift", "c"])
        let long = files.filter { $0.lineCount > Self.lineLimit }.map(\.path)
        #expect(Set(long) == Set(Self.longFiles.keys))
    }
}
