import SceneFiles
import SceneText

/// Golden files on a disk, below one folder.
///
/// They are in a checkout, which may be hostile: neither a golden file nor the folder `__snapshots__` nor
/// any below it may be a link, so that nothing elsewhere is read, written or removed.
public struct DiskStore: GoldenStore {
    /// The folder that relative paths start from; empty for the one that the program runs in.
    public let folder: String

    /// Makes a store below a folder.
    public init(folder: String = "") {
        self.folder = folder
    }

    /// Reads a file whole; anything but a regular file is an error, since it might never end.
    public func read(_ path: String) throws(GoldenStoreError) -> [UInt8]? {
        let place = try GoldenPlace(located(path))
        let limit = Limits().goldenFileSize
        do throws(SystemError) {
            let base = try OpenFolder(typed: place.base)
            return try base.read(place.path, limit: limit, links: .refused)
        } catch {
            if error.isMissing { return nil }
            throw GoldenStoreError(error, limit: limit)
        }
    }

    /// Writes beside the file, to the disk, and then takes its name: nobody ever sees half of it.
    public func replace(_ path: String, with bytes: [UInt8]) throws(GoldenStoreError) {
        let place = try GoldenPlace(located(path))
        do throws(SystemError) {
            try Self.makeFolders(place.base)
            var folder = try OpenFolder(typed: place.base)
            for name in place.folders {
                try folder.makeFolder(name)
                folder = try folder.folder(name, links: .refused)
            }
            try folder.replace(place.name, with: bytes)
        } catch {
            throw GoldenStoreError(error)
        }
    }

    /// Removes a file; a missing one is not an error.
    public func remove(_ path: String) throws(GoldenStoreError) {
        let place = try GoldenPlace(located(path))
        do throws(SystemError) {
            try open(place).remove(place.name)
        } catch {
            if !error.isMissing { throw GoldenStoreError(error) }
        }
    }

    /// Removes a folder if nothing is in it.
    public func removeIfEmpty(_ folder: String) {
        // Nothing is lost where it stays.
        guard let place = try? GoldenPlace(located(folder)) else { return }
        try? open(place).removeIfEmpty(place.name)
    }

    /// The names in a folder, sorted; none where there is no folder.
    public func names(in folder: String) throws(GoldenStoreError) -> [String] {
        let place = try GoldenPlace(located(folder))
        do throws(SystemError) {
            let base = try OpenFolder(typed: place.base)
            return try base.folder(place.path, links: .refused).entries().map(\.name).sorted()
        } catch {
            if error.isMissing { return [] }
            let reason = GoldenStoreError(error).reason
            throw GoldenStoreError(reason: "the folder '\(folder)' cannot be read: \(reason)")
        }
    }

    /// Opens the folder that something is in.
    private func open(_ place: GoldenPlace) throws(SystemError) -> OpenFolder {
        let base = try OpenFolder(typed: place.base)
        return try base.folder(place.folders.joined(separator: "/"), links: .refused)
    }

    /// Makes the folders that lead to golden files, whose place is the caller's.
    private static func makeFolders(_ path: String) throws(SystemError) {
        guard !path.isEmpty, FileStatus(at: path) == nil, let name = Path.name(of: path) else {
            return
        }
        let parent = Path.folder(of: path)
        try makeFolders(parent)
        try OpenFolder(typed: parent).makeFolder(name)
    }

    private func located(_ path: String) -> String { Path.joined(folder, path) }
}

/// Where a golden file or folder is: the folder of the scene or test, which is as it was named, and the
/// way from there, which contains no links.
private struct GoldenPlace {
    let base: String
    let folders: [String]
    let name: String

    var path: String { (folders + [name]).joined(separator: "/") }

    /// `__snapshots__`, the folder of one scene and the file: no way is longer.
    private static let longestWay = 3

    init(_ path: String) throws(GoldenStoreError) {
        guard let name = Path.name(of: path) else {
            throw GoldenStoreError(reason: "it is not a regular file")
        }
        var way = [name]
        var base = Path.folder(of: path)
        var start = way
        var startBase = base
        while way.count < Self.longestWay, let folder = Path.name(of: base) {
            way.insert(folder, at: 0)
            base = Path.folder(of: base)
            if folder == GoldenFile.folderName { (start, startBase) = (way, base) }
        }
        self.base = startBase
        self.name = name
        folders = Array(start.dropLast())
    }
}

extension GoldenStoreError {
    fileprivate init(_ error: SystemError, limit: Int = 0) {
        if error == .link {
            reason = "it is a link or reached through one, and golden files are never links"
        } else if error == .folder {
            reason = "it is not a regular file"
        } else if error == .tooLarge, limit > 0 {
            reason = "it is larger than \(limit) bytes"
        } else {
            reason = error.reason.lowercasedFirst
        }
    }
}
