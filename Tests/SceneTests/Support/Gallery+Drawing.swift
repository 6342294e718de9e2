import FoundationEssentials
import SceneGoldens

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules

extension Gallery {
    /// The files with scenes; view files are drawn by the scenes that name them.
    static let storyboards = scenes.filter { !read($0).definition.isViewFile }

    /// Reads a scene with the files that it names.
    static func read(_ name: String) -> SceneFile {
        SceneFile.read(text(name), resources: resources)
    }

    /// Where the picture of a snapshot is recorded.
    static func golden(
        _ name: String,
        _ snapshot: String,
        _ format: SnapshotFormat
    ) -> GoldenFile {
        let source = Repository.gallery.appending(path: name).path(percentEncoded: false)
        return GoldenFile(of: source, named: snapshot, format: format)
    }
}
