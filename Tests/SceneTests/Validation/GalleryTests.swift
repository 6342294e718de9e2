import Testing

@testable import SceneRules
@testable import SceneText

/// The scenes of the gallery are examples to follow.
@Suite struct GalleryTests {
    @Test(arguments: Gallery.scenes)
    func aSceneOfTheGalleryHasNoFindings(_ name: String) {
        let file = SceneFile.read(Gallery.text(name), resources: Gallery.resources)
        let findings = ShortRenderer().text(of: file.findings(), in: file.sources)
        #expect(findings == "")
    }
}
