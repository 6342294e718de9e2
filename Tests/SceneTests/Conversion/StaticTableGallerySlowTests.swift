import Testing

@testable import SceneConversion
@testable import SceneRules
@testable import SceneText

/// Scenes of the gallery look and sound the same after their rows were written out.
@Suite(.slow) struct StaticTableGallerySlowTests {
    /// The scenes of these declare a snapshot that replaces their data, which cells cannot follow.
    @Test(arguments: [("selection", "other_order"), ("settings", "more_devices")])
    func scenesWithoutTheSnapshotThatReplacesData(_ name: String, _ snapshot: String) {
        let lines = String(decoding: Gallery.text("\(name).yaml").bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        let text = lines.filter { !$0.hasPrefix("  \(snapshot):") }.joined(separator: "\n")
        let file = SceneFile.read(
            SourceText(name: "\(name).yaml", text: text),
            resources: Gallery.resources
        )
        let conversion = StaticConversion(file, resources: Gallery.resources)
        #expect(!conversion.isRefused)
        #expect(conversion.result.tables != [])
        #expect(conversion.faults == "")
        #expect(conversion.differences() == [])
    }
}
