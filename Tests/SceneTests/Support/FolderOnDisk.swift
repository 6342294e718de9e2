import FoundationEssentials

@testable import SceneText

/// The files of a folder, read when a scene names them.
struct FolderOnDisk: Resources {
    let folder: URL

    func read(_ path: String, limit: Int) throws(ResourceError) -> SourceText {
        guard let data = try? Data(contentsOf: folder.appending(path: path)) else {
            throw .missing
        }
        return SourceText(name: path, bytes: Array(data))
    }

    func names(inFolder path: String) -> [String] {
        guard !path.hasPrefix("..") else { return [] }
        let folder = folder.appending(path: path).path(percentEncoded: false)
        return (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    }
}

/// The scenes of the gallery.
enum Gallery {
    /// The names of the files that are scenes, not data.
    static let scenes: [String] = {
        let files = (try? Repository.files(in: Repository.gallery, endingWith: ".yaml")) ?? []
        return files.filter { name in
            text(name).string(in: SourceRange(0, Int.max)).split(separator: "\n").contains {
                $0.hasPrefix("scenes:") || $0.hasPrefix("view:") || $0.hasPrefix("interface:")
            }
        }
    }()

    /// The text of a scene.
    static func text(_ name: String) -> SourceText {
        let data = (try? Data(contentsOf: Repository.gallery.appending(path: name))) ?? Data()
        return SourceText(name: "Scenes/Gallery/\(name)", bytes: Array(data))
    }

    static let resources = FolderOnDisk(folder: Repository.gallery)
}
