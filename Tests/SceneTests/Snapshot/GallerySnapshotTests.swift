import FoundationEssentials
import SceneGoldens
import SceneTesting
import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneText

/// Every snapshot that a scene of the gallery declares plays to its end and is drawn as recorded.
@Suite struct GallerySnapshotTests {
    @Test(arguments: Gallery.storyboards)
    func snapshotsAreDrawnAsRecorded(_ name: String) throws {
        let file = Gallery.read(name)
        for snapshot in file.snapshotNames {
            let drawn = try #require(file.snapshot(snapshot, classes: .standIns))
            let faults = RichRenderer().text(of: drawn.faults, in: file.sources)
            #expect(faults == "", "snapshot '\(snapshot)' of \(name)")
            for picture in drawn.pictures {
                let golden = Gallery.golden(name, snapshot, picture.format)
                assertGolden(picture.text, at: golden.path)
            }
        }
    }

    @Test(.slow) func noGoldenIsLeftWithoutItsSnapshot() throws {
        var known: Set<String> = []
        for name in Gallery.storyboards {
            let file = Gallery.read(name)
            for snapshot in file.snapshotNames {
                for picture in try #require(file.snapshot(snapshot, classes: .standIns)).pictures {
                    let golden = Gallery.golden(name, snapshot, picture.format)
                    known.insert(golden.path)
                }
            }
            let source = Repository.gallery.appending(path: name).path(percentEncoded: false)
            let inventory = try GoldenInventory(of: GoldenFile.folder(of: source), in: DiskStore())
            #expect(inventory.orphans(besides: known) == [])
        }
    }
}
