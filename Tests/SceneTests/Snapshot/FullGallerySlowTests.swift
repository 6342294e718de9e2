import Testing

@testable import SceneKitLite
@testable import SceneRuntime

/// The picture in pieces is that of a screen which is high enough for everything.
@Suite(.slow) struct FullGallerySlowTests {
    /// The scenes whose first screen has content of a height of its own.
    private static let names = Gallery.storyboards.filter {
        !["account.yaml", "half-screen.yaml", "swift-classes.yaml"].contains($0)
    }

    @Test(arguments: names, [32, 60])
    func theFirstScreenIsDrawnWhole(_ name: String, columns: Int) throws {
        let file = Gallery.read(name)
        func window(lines: Int) throws -> Window {
            let size = ScreenSize(columns: columns, lines: lines)
            return try #require(ScenePlayer(Storyboard(file, classes: .standIns), size: size))
                .window
        }
        var full = ""
        ScreenRenderer().renderFull(try window(lines: 28)) { full += $0 }
        let low = full.split(separator: "\n")
        let high = ScreenRenderer().render(try window(lines: 4000)).split(separator: "\n")
        #expect(low.count == high.count)
        for (number, pair) in zip(low, high).enumerated() where pair.0 != pair.1 {
            Issue.record("line \(number + 1) is \(pair.0) and should be \(pair.1)")
        }
    }
}
