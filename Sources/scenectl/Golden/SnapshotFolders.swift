import SceneFiles
import SceneGoldens
import SceneText

/// Finds the folders with golden files below folders, whether or not their scenes are still there.
struct SnapshotFolders {
    let disk: Disk

    /// The paths of scene files that have golden files and do not exist.
    func absentScenes(below paths: [String]) -> [String] {
        var found: [String] = []
        for path in paths where disk.isFolder(path.orDot) {
            collect(in: path, besides: IgnoredFiles(below: path, disk: disk), to: &found)
        }
        return found.uniqued(by: Path.normalized)
    }

    private func collect(
        in folder: String,
        besides ignored: IgnoredFiles,
        to found: inout [String]
    ) {
        for entry in disk.entries(in: folder.orDot) ?? [] {
            let name = entry.name
            let path = Path.joined(folder, name)
            if name == GoldenFile.folderName {
                addAbsent(of: folder, to: &found)
            } else if !ignored.contains(path, named: name), !Self.isScene(name),
                disk.isOwnFolder(entry, at: path)
            {
                collect(in: path, besides: ignored, to: &found)
            }
        }
    }

    /// Golden files of Swift tests are left to the tests.
    private func addAbsent(of folder: String, to found: inout [String]) {
        // In place of this folder no link is followed, as for golden files.
        let goldens = try? disk.open(folder).folder(GoldenFile.folderName, links: .refused)
            .entries()
        for entry in (goldens ?? []).sorted(by: { $0.name < $1.name })
        where Self.isScene(entry.name) {
            let scene = Path.joined(folder, entry.name)
            if !disk.exists(scene) { found.append(scene) }
        }
    }

    private static func isScene(_ name: String) -> Bool {
        SceneFinder.endings.contains(where: name.hasSuffix)
    }
}
