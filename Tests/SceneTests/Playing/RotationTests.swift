import Testing

@testable import SceneKitLite
@testable import SceneLanguage

/// Turning the screen twice gives back the screen as it was.
@Suite struct RotationTests {
    /// In points, too, and wherever frames and masks put what is on it.
    @Test(arguments: UInt64(1)...20) func whatHasFramesComesBack(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let masks = [
            "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
            "flexibleHeight",
            "flexibleBottomMargin",
        ]
        let labels = (0..<6).map { number in
            let mask = masks.filter { _ in Bool.random(using: &random) }.joined(separator: ", ")
            let y = Int.random(in: 0...500, using: &random)
            return
                "{label: {text: L\(number), frame: [\(number * 40), \(y), 90, 40], autoresizing: [\(mask)]}}"
        }
        let canvas = Bool.random(using: &random) ? "canvas: [375, 667], " : ""
        let file = SceneFile.read(
            SourceText(
                name: "scene.yaml",
                text:
                    "scenes: {s: {controller: view, \(canvas)view: [\(labels.joined(separator: ", "))]}}"
            )
        )
        let player = try #require(
            ScenePlayer(Storyboard(file), size: ScreenSize(.phone), drawing: .svg)
        )
        let before = ScreenRenderer(.svg).render(player.window)
        _ = player.play("rotate")
        _ = player.play("rotate")
        #expect(ScreenRenderer(.svg).render(player.window) == before, "\(labels)")
    }

    @Test(.slow) func everySizeComesBack() throws {
        for columns in stride(from: 24, through: 120, by: 1) {
            let scene = try OpenScene(
                "scenes: {only: {controller: view, view: [{label: Word}]}}",
                columns: columns,
                lines: 3 + columns % 50
            )
            let before = ScreenRenderer().render(scene.player.window)
            scene.player.play("rotate")
            scene.player.play("rotate")
            #expect(scene.player.size == ScreenSize(columns: columns, lines: 3 + columns % 50))
            #expect(ScreenRenderer().render(scene.player.window) == before)
        }
    }
}
