import SceneKitLite
import Testing

@testable import SceneRules
@testable import SceneText

/// Pictures of small scenes for tests of frames.
enum FramedPicture {
    static func player(_ text: String, columns: Int, lines: Int = 36) throws -> ScenePlayer {
        let file = SceneFile.read(SourceText(name: "scene.yaml", text: text))
        try #require(!file.hasErrors, "\(file.diagnostics.map(\.message))")
        let storyboard = Storyboard(file, classes: .standIns)
        return try #require(
            ScenePlayer(storyboard, size: ScreenSize(columns: columns, lines: lines))
        )
    }

    /// The lines of the first screen without its frame.
    static func allLines(of text: String, columns: Int) throws -> [String] {
        let player = try player(text, columns: columns)
        let picture = ScreenRenderer(.text).render(player.window)
        return picture.split(separator: "\n").dropFirst().dropLast().map { line in
            var line = String(line.dropFirst().dropLast())
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    /// Those of them that show something.
    static func lines(of text: String, columns: Int) throws -> [String] {
        try allLines(of: text, columns: columns).filter { !$0.isEmpty }
    }
}
