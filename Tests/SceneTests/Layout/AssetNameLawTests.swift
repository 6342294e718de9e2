import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// The name of a picture moves nothing: whoever renames an asset sees the same layout.
@Suite struct AssetNameLawTests {
    private static let names = ["a", "IMG_Icon_Pharmacy_Phone", "图片"]

    @Test(.slow, arguments: Gallery.storyboards)
    func inTheGalleryNothingMoves(_ name: String) throws {
        expectNothingMoves(in: Gallery.read(name), columns: 40)
        expectNothingMoves(in: Gallery.read(name), columns: 24)
    }

    @Test(.slow, arguments: 0..<20 as Range<UInt64>)
    func inGeneratedScenesNothingMoves(seed: UInt64) {
        let scene = GeneratedScene(seed: seed)
        let source = SourceText(name: "scene.yaml", text: scene.text)
        expectNothingMoves(in: SceneFile.read(source), columns: scene.columns)
    }

    @Test func inEveryContainerNothingMoves() {
        let others: [View] = [
            label("text"), label("a text that wraps", lines: 0), Slider(), Switch(), View(),
            label("weighted", weight: 1), column(label("inside")),
        ]
        for other in others {
            for whole in [row() as View, column(), column(alignment: .center), View()] {
                let (picture, button) = (ImageView(), Button())
                picture.image = "star"
                button.image = "star"
                for view in [picture, button, other] {
                    view.removeFromSuperview()
                    whole.addSubview(view)
                }
                for columns in [8, 20, 60] {
                    whole.removeFromSuperview()
                    let window = layOut(whole, columns: columns, lines: 8)
                    expectNothingMoves(in: window)
                }
            }
        }
    }

    private func expectNothingMoves(in file: SceneFile, columns: Int) {
        let size = ScreenSize(columns: columns, lines: 60)
        guard let player = ScenePlayer(Storyboard(file, classes: .standIns), size: size) else {
            return
        }
        expectNothingMoves(in: player.window)
    }

    private func expectNothingMoves(in window: Window) {
        window.layoutIfNeeded()
        let views = window.descendants
        let frames = views.map(\.frame)
        for name in Self.names {
            for view in views {
                if let picture = view as? ImageView, picture.image != nil { picture.image = name }
                if let button = view as? Button, button.image != nil { button.image = name }
            }
            window.layoutIfNeeded()
            #expect(window.descendants.map(\.frame) == frames, "'\(name)'")
        }
    }
}
