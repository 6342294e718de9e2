import Testing

@testable import SceneKitLite
@testable import SceneLanguage

/// Turning the screen twice gives back the screen as it was.
@Suite struct RotationTests {
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
