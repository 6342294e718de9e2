import Testing

@testable import SceneKitLite
@testable import SceneRuntime
@testable import SceneText

/// Content that is higher than the screen is cut at its end, and nothing above that is squeezed.
@Suite struct TallContentTests {
    /// The frames of views of random kinds below each other, in points, and the bottom of what holds them.
    private func frames(seed: UInt64) throws -> (frames: [Rect], bottom: Double) {
        var generator = SeededGenerator(seed: seed)
        let kinds = [
            "label: Words", "button: {title: Go}", "switch: {on: true}",
            "textField: {placeholder: Name}", "label: {text: Large, font: System 30}",
        ]
        let lines = (0..<Int.random(in: 20...60, using: &generator)).map { _ in
            "      - " + (kinds.randomElement(using: &generator) ?? "")
        }
        let text =
            "scenes:\n  a:\n    controller: view\n    view:\n" + lines.joined(separator: "\n")
        let file = SceneFile.read(SourceText(name: "a.yaml", text: text + "\n"))
        let phone = try #require(ScreenSize(device: "iphone-se"))
        let player = try #require(ScenePlayer(Storyboard(file), size: phone, drawing: .svg))
        let list = player.window.descendants.first { $0.subviews.count == lines.count }
        let views = try #require(list)
        return (views.subviews.map(\.frame), views.bounds.maxY)
    }

    @Test(arguments: 0..<20)
    func everyViewKeepsALineAndItsPlaceInTheOrder(_ seed: UInt64) throws {
        let (all, bottom) = try frames(seed: seed)
        // What is below the screen has no place on it, and what is at its end is cut.
        let frames = all.filter { $0.maxY < bottom }
        #expect(frames.count > 8)
        #expect(frames.allSatisfy { $0.height >= 20 })
        for (frame, next) in zip(frames, frames.dropFirst()) { #expect(frame.maxY <= next.minY) }
    }
}
