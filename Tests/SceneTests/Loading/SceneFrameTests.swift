import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Frames that a scene file gives, in views of other sizes than those they were written for.
@Suite struct SceneFrameTests {
    private func frames(_ view: String, columns: Int = 40) throws -> [Rect] {
        let text = """
            storyboard: Frames
            scenes:
              one:
                controller: view
                view:
                  - column:
                      margins: {left: 16, right: 16}
                      views:
            \(view)
            """
        let file = SceneFile.read(SourceText(name: "frames.yaml", text: text))
        #expect(file.diagnostics.map(\.message) == [])
        let size = ScreenSize(columns: columns, lines: 28)
        let player = try #require(ScenePlayer(Storyboard(file), size: size))
        player.window.layoutIfNeeded()
        let labels = player.window.descendants.compactMap { $0 as? Label }
        return labels.map(\.frame)
    }

    @Test(arguments: [(40, 272.0), (60, 432)])
    func framesInAViewAreWrittenForTheWidthOfAPhone(columns: Int, width: Double) throws {
        let frames = try frames(
            """
                        - view:
                            height: 60
                            views:
                              - label: {text: a, frame: [0, 0, 120, 20]}
                              - label: {text: b, frame: [200, 20, 120, 20], autoresizing: [flexibleLeftMargin]}
                              - label: {text: c, frame: [20, 40, 280, 20], autoresizing: [flexibleWidth]}
            """,
            columns: columns
        )
        #expect(
            frames == [
                Rect(x: 0, y: 0, width: 120, height: 20),
                Rect(x: width - 120, y: 20, width: 120, height: 20),
                Rect(x: 20, y: 40, width: width - 40, height: 20),
            ]
        )
    }

    @Test func framesInAViewOfAFixedSizeAreWrittenForThatSize() throws {
        let frames = try frames(
            """
                        - row:
                            - view:
                                width: 160
                                height: 60
                                views:
                                  - label: {text: a, frame: [40, 20, 120, 40], autoresizing: [flexibleLeftMargin, flexibleTopMargin]}
                            - spacer
            """
        )
        #expect(frames == [Rect(x: 40, y: 20, width: 120, height: 40)])
    }
}
