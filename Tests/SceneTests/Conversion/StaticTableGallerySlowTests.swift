import Testing

@testable import SceneKitLite

/// Scenes of the gallery look and sound the same after their rows were written out.
@Suite struct StaticTableGallerySlowTests {
    @Test(arguments: [
        "planets", "pharmacies", "master-detail", "stocks", "tags", "split", "tabs", "cities",
        "alternate-rows", "scrolling", "container", "animals", "framed-cells",
    ])
    func writtenRowsLookAsFedOnes(_ name: String) {
        let conversion = StaticConversion(
            Gallery.read("\(name).yaml"),
            resources: Gallery.resources
        ) { $0.rowLimit = 1000 }
        #expect(conversion.notes.filter { !$0.contains("cannot be kept") } == [])
        #expect(conversion.faults == "")
        #expect(!conversion.text.contains("prototypes:"))
        #expect(conversion.differences() == [])
    }
}
