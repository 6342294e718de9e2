import Testing

@testable import SceneSources

/// Comments of sources that leave out findings mean the same in each language.
struct IgnoreMarkTests {
    private static let mark = "scenectl:ignore x-y, z"

    /// What the comments leave out, if both languages agree.
    private static func ignored(_ source: String) -> [IgnoreComment]? {
        let swift = SwiftReader.facts(of: Array(source.utf8)).ignored
        return swift == ObjectiveCReader.facts(of: Array(source.utf8)).ignored ? swift : nil
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func aCommentSpeaksForItsLineOrWhereItIsAloneForTheNext(_ end: String) {
        let comments = [
            "// \(Self.mark)", "/// \(Self.mark) -- why, not", "//\t\(Self.mark), -- why",
            "/* \(Self.mark) */", "/*\(Self.mark)*/", "/**\(end) * \(Self.mark)\(end) because */",
            "//! \(Self.mark): a",
        ]
        for above in ["", "\u{FEFF}", "a;\(end)", "\(end)\(end)/* b \(end) */ a;\(end)"] {
            for before in ["", " \t", "a; "] {
                for comment in comments {
                    for below in ["", "\(end)b;", " \(end)\(end)// scenectl:ignored x\(end)b;"] {
                        let source = above + before + comment + below
                        let lines = (above + (before == "a; " ? "" : comment))
                            .count(where: \.isNewline)
                        let line = before == "a; " ? lines : lines + 1
                        #expect(
                            Self.ignored(source)
                                == [IgnoreComment(codes: ["x-y", "z"], line: line)],
                            "\(source.debugDescription)"
                        )
                    }
                }
            }
        }
    }

    @Test(arguments: [
        "scenectl:ignored elsewhere", "scenectl:ignore-x", "scenectl:ignore_", "scenectl:ignor",
        "see scenectl:ignore x", "-- scenectl:ignore", "",
    ])
    func onlyTheMarkerAtTheStartOfACommentCounts(_ text: String) {
        #expect(Self.ignored("a;\n// \(text)\nb;\n/* \(text) */\n") == [])
    }

    @Test(arguments: ["", " -- why", " --why", " , ", " !", "\n x"])
    func withoutACodeItMeansAll(_ rest: String) {
        #expect(Self.ignored("/* scenectl:ignore\(rest) */ b;")?.map(\.codes) == [[]])
    }

    @Test func eachCommentOfALineCounts() {
        let all = Self.ignored(
            "/* scenectl:ignore x */ /* scenectl:ignore y */ // scenectl:ignore z\n"
        )
        #expect(all?.map(\.codes) == [["x"], ["y"], ["z"]])
        #expect(all?.map(\.line) == [0, 0, 0])
    }
}
