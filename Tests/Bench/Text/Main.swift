import Foundation
import SceneInterchange
import SceneText

/// Prints how well the sizes of texts agree with those that Interface Builder recorded, each figure with its bar.
///
/// `text-corpus [--worst] FOLDER…`; each folder inside of a FOLDER is a project. With `--worst` it prints the labels that
/// are farthest off.
@main
struct Main {
    static func main() {
        let printsWorst = CommandLine.arguments.contains("--worst")
        let folders = CommandLine.arguments.dropFirst().filter { $0 != "--worst" }
        guard !folders.isEmpty else {
            FileHandle.standardError.write(Data("usage: text-corpus [--worst] FOLDER…\n".utf8))
            exit(2)
        }
        var figures = TextFigures()
        for folder in folders {
            for project in names(in: folder) {
                for path in documents(below: "\(folder)/\(project)") {
                    guard let content = FileManager.default.contents(atPath: path) else { continue }
                    let text = SourceText(name: path, bytes: Array(content))
                    figures.measure(Labels.all(in: text), of: project, at: path)
                }
            }
        }
        figures.print(worst: printsWorst ? 40 : 0)
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private static func documents(below path: String) -> [String] {
        let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return below.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
            .map { "\(path)/\($0)" }
    }
}
