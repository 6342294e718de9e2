import Foundation
import Testing

/// The articles of the documentation: their code is compiled, and what they claim of UIKit is true.
@Suite struct ArticleTests {
    private static let articles = ["SceneKitLite", "FirstTest", "DataSources", "Storyboards"]

    /// Every block of Swift stands, line by line, in a file that is compiled and run.
    @Test(arguments: articles) func theCodeOfAnArticleIsCompiled(_ name: String) throws {
        let compiled = try Self.compiledFiles().map { try Self.lines(of: $0) }
        let blocks = Self.blocks(
            of: try Repository.text(of: "Sources/SceneKitLite/SceneKitLite.docc/\(name).md")
        )
        #expect(!blocks.isEmpty)
        for block in blocks {
            let isCompiled = compiled.contains { $0.contains(run: block) }
            #expect(isCompiled, "no compiled file has this code:\n\(block.joined(separator: "\n"))")
        }
    }

    /// Every example at a type is compiled as well.
    @Test func theExamplesAtTypesAreCompiled() throws {
        let compiled = try Self.compiledFiles().map { try Self.lines(of: $0) }
        var count = 0
        for module in ["SceneRuntime", "SceneKitLite"] {
            for file in SourceTree.files(in: "Sources/\(module)", withExtension: ["swift"]) {
                let comments = try Repository.text(of: file.path).split(separator: "\n")
                    .map { $0.trimmingCharacters(in: .whitespaces) }
                    .filter { $0.hasPrefix("///") }
                    .map { $0.dropFirst($0.hasPrefix("/// ") ? 4 : 3) }
                for block in Self.blocks(of: comments.joined(separator: "\n")) {
                    count += 1
                    let isCompiled = compiled.contains { $0.contains(run: block) }
                    #expect(isCompiled, "\(file.path): \(block.joined(separator: "\n"))")
                }
            }
        }
        #expect(count >= 8)
    }

    /// The files that hold the code of articles.
    private static func compiledFiles() -> [String] {
        [
            "Tests/SceneTests/Articles/FirstTestCode.swift",
            "Tests/SceneTests/Articles/DataSourcesCode.swift",
            "Tests/MainActorPackage/Sources/Plain/TasksViewController.swift",
        ]
    }

    private static func lines(of file: String) throws -> [String] {
        plain(try Repository.text(of: file))
    }

    /// The lines of a text that hold anything, without their indentation.
    private static func plain(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }

    /// The blocks of Swift in an article, as lines without indentation.
    private static func blocks(of article: String) -> [[String]] {
        article.components(separatedBy: "```swift\n").dropFirst().map { rest in
            plain(rest.components(separatedBy: "```")[0])
        }
    }
}

extension [String] {
    /// Whether some lines stand here one after the other.
    fileprivate func contains(run lines: [String]) -> Bool {
        guard let first = lines.first, count >= lines.count else { return false }
        return indices.dropLast(lines.count - 1).contains { start in
            self[start] == first && Array(self[start..<(start + lines.count)]) == lines
        }
    }
}
