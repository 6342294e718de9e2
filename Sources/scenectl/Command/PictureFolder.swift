import SceneFiles
import SceneGoldens
import SceneKitLite
import SceneText

/// The folder that `render` writes pictures into, each named by its file and its scene.
struct PictureFolder {
    /// A picture that is to be written.
    private struct Picture {
        let name: String
        let bytes: [UInt8]
    }

    private let path: String
    private let format: SnapshotFormat
    private var pictures: [Picture] = []

    /// The file that a name belongs to, where letter case does not count.
    private var owners: [String: String] = [:]

    /// The files that the pictures were made from.
    private var sources: Set<String> = []

    /// The folder that an output names by a slash at its end, or because it is there; nil for a file.
    init?(_ options: RenderOptions, _ disk: Disk) {
        guard let output = options.output, output.hasSuffix("/") || disk.isFolder(output) else {
            return nil
        }
        path = Path.normalized(output)
        format = options.format
    }

    /// Takes a picture; one scene is of no name where none was asked for.
    mutating func add(
        _ picture: [UInt8],
        of scene: String?,
        from input: SceneInput
    ) throws(Fault) {
        let parts = [input.pictureName, scene].compactMap { $0 }
        let name = parts.joined(separator: "-").asFileName + "." + format.goldenExtension
        if let owner = owners.updateValue(input.name, forKey: name.lowercased()) {
            throw Fault(
                "two pictures would be called '\(name)': of '\(owner)' and '\(input.name)'",
                help: "draw these files into folders of their own"
            )
        }
        pictures.append(Picture(name: name, bytes: picture))
    }

    /// Notes what pictures were made from, which is not written over.
    mutating func protect(_ names: [String]) { sources.formUnion(names) }

    /// Writes the pictures, and makes the folder where there is none; those that were there are replaced.
    func write(_ console: Console) throws {
        let disk = console.disk
        let files = pictures.map { Path.joined(path, $0.name) }
        for file in files { try disk.protect(sources, from: file) }
        let folder = try open(disk)
        for (picture, file) in zip(pictures, files) {
            if disk.holds(picture.bytes, at: file) { continue }
            let isNew = !disk.exists(file)
            do throws(SystemError) {
                try folder.replace(picture.name, with: picture.bytes)
            } catch {
                throw Fault(writing: file, error)
            }
            try console.remark(isNew ? "new: \(file)\n" : "rewritten: \(file)\n")
        }
    }

    private func open(_ disk: Disk) throws(Fault) -> OpenFolder {
        let parent = Path.folder(of: path)
        guard parent.isEmpty || disk.isFolder(parent) else { throw .missingFolder(parent) }
        do throws(SystemError) {
            if !disk.exists(path.orDot), let name = Path.name(of: path) {
                try disk.open(parent.orDot).makeFolder(name)
            }
            return try disk.open(path.orDot)
        } catch {
            throw Fault(writing: path.orDot, error)
        }
    }
}

extension SceneInput {
    /// What pictures of the file are called: its path below the folder that was named, without its ending.
    fileprivate var pictureName: String {
        let path = way?.rest ?? Path.name(of: name) ?? name
        let endings = [".scene.yaml", ".scene.yml", ".yaml", ".yml"] + SceneFinder.documentEndings
        let ending = endings.first(where: path.hasSuffix) ?? ""
        return String(path.dropLast(ending.count))
    }
}

extension String {
    /// The text with a dash for everything that a shell or another system might take for something else.
    fileprivate var asFileName: String {
        String(map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    }
}
