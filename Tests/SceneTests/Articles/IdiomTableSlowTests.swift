import Foundation
import Testing

/// What works of UIKit's idioms and what does not, counted and compiled.
@Suite(.slow) struct IdiomTableSlowTests {
    private static let article = "Sources/SceneKitLite/SceneKitLite.docc/MovingFromUIKit.md"

    /// Code of UIKit that does not compile, as the article lists it.
    struct Difference: Sendable, CustomTestStringConvertible {
        let area: String
        let code: String

        var testDescription: String { code }
    }

    /// The lines of a table of the article, as cells.
    private static func table(under heading: String) throws -> [[String]] {
        let text = try Repository.text(of: article)
        let part = text.components(separatedBy: "\n## \(heading)\n").last ?? ""
        return part.components(separatedBy: "\n## ")[0].split(separator: "\n")
            .filter { $0.hasPrefix("| ") }
            .dropFirst(2)
            .map { line in
                line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
            }
    }

    static func differences() throws -> [Difference] {
        try table(under: "What differs").map { cells in
            Difference(area: cells[0], code: String(cells[1].dropFirst().dropLast()))
        }
    }

    /// The idioms that work: the bullets of the files whose tests run them, by area.
    private static func working() throws -> [String: Int] {
        let folder = "Tests/SceneTests/Idioms/"
        let files = try Repository.files(
            in: Repository.root.appending(path: folder),
            endingWith: ".swift"
        ).map { folder + $0 }
        let concurrency = "Tests/MainActorPackage/Tests/ScreensTests/ConcurrencyIdioms.swift"
        var counts: [String: Int] = [:]
        for file in files + [concurrency] {
            var area = ""
            let lines = try Repository.text(of: file).split(separator: "\n")
                .map { $0.trimmingCharacters(in: .whitespaces) }
            for (text, next) in zip(lines, lines.dropFirst() + [""]) {
                if text.hasPrefix("// Area: ") { area = String(text.dropFirst(9)) }
                guard text.hasPrefix("// • ") else { continue }
                counts[area, default: 0] += 1
                let isCode = !next.isEmpty && !next.hasPrefix("//") && !next.hasPrefix("}")
                #expect(isCode, "no code follows the idiom '\(text)' in \(file)")
            }
        }
        return counts
    }

    @Test func theTableOfAreasIsCurrentAndThreeQuartersWork() throws {
        let working = try Self.working()
        let differing = Dictionary(grouping: try Self.differences(), by: \.area).mapValues(\.count)
        #expect(working[""] == nil, "every idiom has an area")
        let areas = [
            "table view", "delegate, data source", "cell", "header-footer view", "IndexPath",
            "diffable, lists", "view controller", "search", "controls", "view", "concurrency",
        ]
        #expect(Set(working.keys).union(differing.keys) == Set(areas))
        let rows = areas.map { [$0, "\(working[$0] ?? 0)", "\(differing[$0] ?? 0)"] }
        let works = working.values.reduce(0, +)
        let differs = differing.values.reduce(0, +)
        let sum = ["all", "\(works)", "\(differs)"]
        let expected = (rows + [sum]).map { "| " + $0.joined(separator: " | ") + " |" }
        let found = try Self.table(under: "What was tried").map {
            "| " + $0.joined(separator: " | ") + " |"
        }
        #expect(found == expected, "write this:\n\(expected.joined(separator: "\n"))")
        #expect(works + differs >= 200)
        #expect(works * 4 >= (works + differs) * 3)
    }

    /// What the article says does not compile does not, and what is around it does.
    @Test func whatIsSaidToDifferDoesNotCompile() throws {
        let differences = try Self.differences()
        let empty = try Self.errors(in: Self.program([]))
        #expect(empty == [:], "the code around the idioms compiles")
        // One after the other: an error in one may keep the compiler from looking at another.
        for difference in differences {
            let errors = try Self.errors(in: Self.program([difference.code]))
            #expect(!errors.isEmpty, "this compiles now: \(difference.code)")
        }
    }

    /// A controller that has the code in its body, or in a method of it.
    private static func program(_ snippets: [String]) -> String {
        let members = snippets.filter { $0.hasPrefix("override ") }
        let statements = snippets.filter { !$0.hasPrefix("override ") }
        let cellMembers = members.filter { $0.contains("TableViewCell.CellStyle") }
        return """
            import UIKitNames

            class OwnCell: UITableViewCell {
                \(cellMembers.joined(separator: "\n    "))
            }

            class Own: UITableViewController {
                let searchController = UISearchController(searchResultsController: nil)

                \(members.filter { !cellMembers.contains($0) }.joined(separator: "\n    "))

                func idiom(
                    cell: UITableViewCell, header: UITableViewHeaderFooterView, button: UIButton,
                    slider: UISlider, picker: UIDatePicker
                ) {
                    \(statements.joined(separator: "\n        "))
                }
            }

            """
    }

    /// The errors of the compiler, by line.
    private static func errors(in program: String) throws -> [Int: String] {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "Idiom-\(UUID().uuidString).swift")
        try program.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        let root = Repository.root.path(percentEncoded: false)
        process.arguments = [
            "swiftc", "-typecheck", "-swift-version", "6", "-I", Self.modules,
            "-I", root + "/Sources/CYaml", file.path(percentEncoded: false),
        ]
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
        var errors: [Int: String] = [:]
        for line in lines where line.contains(": error: ") {
            let parts = line.split(separator: ":")
            errors[parts.count > 1 ? Int(parts[1]) ?? 0 : 0] = String(line)
        }
        return errors
    }

    /// The folder of the modules that these tests were built with.
    private static var modules: String {
        // The test program is beside it.
        let program =
            CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
        var folder = URL(filePath: program).resolvingSymlinksInPath()
        for _ in 0..<4 {
            folder.deleteLastPathComponent()
            let modules = folder.appending(path: "Modules").path(percentEncoded: false)
            if FileManager.default.fileExists(atPath: modules) { return modules }
        }
        return Repository.root.appending(path: ".build/debug/Modules").path(percentEncoded: false)
    }
}
