import Foundation
import Testing

/// How many lines of a screen had to change when it was moved from UIKit.
struct MovedLinesTests {
    @Test(arguments: ["ItemsViewController", "SettingsViewController", "ContactViewController"])
    func atMostATenthOfTheLinesDiffer(_ name: String) throws {
        let package = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let before = try lines(package.appending(path: "UIKit/\(name).swift"))
        let after = try lines(package.appending(path: "Sources/Screens/\(name).swift"))
        let changes = after.difference(from: before)
        // A changed line is taken out and put in: it counts once, and so does an added one.
        let count = max(changes.insertions.count, changes.removals.count)
        #expect(before.count >= 100, "the screen is as long as those of apps")
        #expect(count * 10 <= before.count, "\(count) of \(before.count) lines differ")
        #expect(count > 0, "the first line at least names another module")
    }

    /// The lines that hold anything.
    private func lines(_ file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
            .filter { !$0.allSatisfy(\.isWhitespace) }
    }
}
