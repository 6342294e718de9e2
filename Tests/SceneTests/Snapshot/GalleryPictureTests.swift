import FoundationEssentials
import SceneGoldens
import SceneTesting
import Testing

@testable import SceneKitLite

/// Every scene of the gallery is drawn as recorded, at four widths and in every format.
@Suite struct GalleryPictureTests {
    private static let widths = [32, 40, 60, 96]

    /// The formats of screens of characters; those of points are drawn elsewhere.
    private static let formats = SnapshotFormat.allCases.filter { $0 != .svg }

    @Test(.slow, arguments: Gallery.storyboards)
    func isDrawnAsRecordedAtEveryWidth(_ name: String) throws {
        let file = Gallery.read(name)
        for format in Self.formats {
            var pictures: [String] = []
            for width in Self.widths {
                let size = ScreenSize(columns: width, lines: 28)
                let storyboard = Storyboard(file, classes: .standIns)
                let player = try #require(ScenePlayer(storyboard, size: size))
                let picture = ScreenRenderer(format).render(player.window)
                #expect(storyboard.faults.map(\.message) == [])
                pictures.append("\(width) columns\n\(picture)")
            }
            let stem = name.split(separator: ".")[0]
            let golden = Repository.pictures.appending(path: "\(stem).\(format.goldenExtension)")
            assertGolden(pictures.joined(separator: "\n"), at: golden.path)
        }
    }

    @Test func everyRecordedPictureHasItsScene() throws {
        let known = Gallery.storyboards.flatMap { name in
            Self.formats.map { "\(name.split(separator: ".")[0]).\($0.goldenExtension)" }
        }
        let found = try Repository.goldens(in: Repository.pictures)
        #expect(found.filter { $0 != "README.md" && !known.contains($0) } == [])
    }
}
