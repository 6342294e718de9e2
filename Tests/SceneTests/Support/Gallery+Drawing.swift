import FoundationEssentials

@testable import SceneKitLite

extension Gallery {
    /// The files with scenes; view files are drawn by the scenes that name them.
    static let storyboards = scenes.filter { !read($0).definition.isViewFile }

    /// Reads a scene with the files that it names.
    static func read(_ name: String) -> SceneFile {
        SceneFile.read(text(name), resources: resources)
    }

    /// Where the picture of a snapshot is recorded.
    static func golden(_ name: String, _ snapshot: String, _ format: SnapshotFormat) -> URL {
        Repository.gallery.appending(
            path: "__snapshots__/\(name)/\(snapshot).\(format.fileExtension)"
        )
    }
}

extension SnapshotFormat {
    /// How the names of recorded pictures end.
    var fileExtension: String {
        switch self {
        case .text: "txt"
        case .tree: "tree.txt"
        case .accessibility: "accessibility.txt"
        case .json: "json"
        }
    }
}
