import FoundationEssentials
import Testing

@testable import SceneKitLite

/// Every snapshot that a scene of the gallery declares plays to its end and is drawn as recorded.
@Suite struct GallerySnapshotTests {
    @Test(arguments: Gallery.storyboards)
    func snapshotsAreDrawnAsRecorded(_ name: String) throws {
        let file = Gallery.read(name)
        for snapshot in file.snapshotNames {
            let drawn = try #require(file.snapshot(snapshot))
            let faults = RichRenderer().text(of: drawn.faults, in: file.sources)
            #expect(faults == "", "snapshot '\(snapshot)' of \(name)")
            for picture in drawn.pictures {
                let golden = Gallery.golden(name, snapshot, picture.format)
                try expectGolden(picture.text, at: golden)
            }
        }
    }

    @Test func noGoldenIsLeftWithoutItsSnapshot() throws {
        var known: Set<String> = []
        for name in Gallery.storyboards {
            let file = Gallery.read(name)
            for snapshot in file.snapshotNames {
                for picture in try #require(file.snapshot(snapshot)).pictures {
                    let golden = Gallery.golden(name, snapshot, picture.format)
                    known.insert(golden.lastPathComponent + " of " + name)
                }
            }
            let folder = Gallery.golden(name, "", .text).deletingLastPathComponent()
            let found = (try? Repository.files(in: folder, endingWith: "")) ?? []
            #expect(found.filter { !known.contains($0 + " of " + name) } == [])
        }
    }
}
