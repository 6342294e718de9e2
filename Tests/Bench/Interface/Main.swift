import Foundation
import SceneInterchange
import SceneLanguage
import SceneRules
import SceneText

/// Prints what becomes of storyboards and xibs below some folders, each figure with its bar.
///
/// `interface-corpus [--gaps] PATH…`; with `--gaps` it prints only how much the language says of scenes with tables, and
/// what it does not say.
@main
struct Main {
    static func main() {
        let onlyGaps = CommandLine.arguments.contains("--gaps")
        let paths = CommandLine.arguments.dropFirst().filter { $0 != "--gaps" }
        guard !paths.isEmpty else {
            FileHandle.standardError.write(Data("usage: interface-corpus [--gaps] PATH…\n".utf8))
            exit(2)
        }
        var figures = Figures(isRatingOnly: onlyGaps)
        for path in paths.flatMap(files) {
            guard let content = FileManager.default.contents(atPath: path) else { continue }
            figures.measure(SourceText(name: path, bytes: Array(content)))
        }
        print("\nmeasure | reached | bar")
        let rows =
            onlyGaps ? figures.ratingRows() : figures.rows() + times(of: figures.documents)
        for row in rows { print("\(row.measure) | \(row.figure) | \(row.bar)") }
        guard onlyGaps else { return }
        print("\ngap | scenes, times | table scenes without a gap once it is closed")
        for line in figures.gapLines() { print(line) }
    }

    /// The documents at a path: itself, or those below it.
    private static func files(_ path: String) -> [String] {
        let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let documents = below.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
        return below.isEmpty ? [path] : documents.sorted().map { "\(path)/\($0)" }
    }

    /// How long reading takes, as a multiple of an empty loop of libexpat over the same texts.
    private static func times(
        of texts: [SourceText]
    ) -> [(measure: String, figure: String, bar: String)] {
        let storyboards = Array(texts.filter { $0.name.hasSuffix(".storyboard") }.prefix(60))
        let loop = time { for text in texts { _ = ExpatLoop.read(text.bytes) } }
        let tree = time { for text in texts { _ = XMLTree.parse(text) } }
        let nodes = time {
            for text in texts {
                var log = DiagnosticLog()
                let document = InterfaceDocument(XMLTree.parse(text), log: &log)
                if let document { _ = SceneImporter.file(of: document) }
            }
        }
        let short = time { for text in storyboards { _ = ExpatLoop.read(text.bytes) } }
        let checked = time { for text in storyboards { _ = SceneFile.read(text) } }
        return [
            ("reading XML to its tree", ratio(tree, loop), "0.7 ×"),
            ("reading XML to nodes", ratio(nodes, loop), "3 ×"),
            ("\(storyboards.count) storyboards validated", ratio(checked, short), "8 ×"),
        ]
    }

    /// The best of three runs.
    private static func time(_ run: () -> Void) -> Duration {
        (0..<3).map { _ in ContinuousClock().measure(run) }.min() ?? .zero
    }

    private static func ratio(_ time: Duration, _ base: Duration) -> String {
        guard base > .zero else { return "none there" }
        return "\(((time / base) * 100).rounded() / 100) ×"
    }
}

extension XMLTree {
    /// The tree of a text alone.
    fileprivate static func parse(_ text: SourceText) -> XMLTree {
        var log = DiagnosticLog()
        var sources = SourceMap()
        return parse(text, as: sources.add(text), limits: Limits(), log: &log)
    }
}
