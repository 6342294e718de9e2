import FoundationEssentials

/// Golden files on a disk, below one folder.
public struct DiskStore: GoldenStore {
    /// The folder that relative paths start from; empty for the one that the program runs in.
    public let folder: String

    /// Makes a store below a folder.
    public init(folder: String = "") {
        self.folder = folder
    }

    /// Reads a file whole; what is no regular file is an error, since it might never end.
    public func read(_ path: String) throws(GoldenStoreError) -> [UInt8]? {
        try WholeFile.read(located(path))
    }

    /// Writes beside the file, to the disk, and then takes its name: nobody ever sees half of it.
    public func replace(_ path: String, with bytes: [UInt8]) throws(GoldenStoreError) {
        try WholeFile.replace(located(path), with: bytes)
    }

    /// Removes a file; one that is not there is no error.
    public func remove(_ path: String) throws(GoldenStoreError) {
        try WholeFile.remove(located(path))
    }

    /// Removes a folder if nothing is in it.
    public func removeIfEmpty(_ folder: String) {
        WholeFile.removeFolder(located(folder))
    }

    /// The names in a folder, sorted; none where there is no folder.
    public func names(in folder: String) throws(GoldenStoreError) -> [String] {
        let path = located(folder)
        do {
            return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        } catch {
            guard FileManager.default.fileExists(atPath: path) else { return [] }
            throw GoldenStoreError(reason: "the folder '\(folder)' cannot be read")
        }
    }

    private func located(_ path: String) -> String {
        guard !folder.isEmpty, !path.hasPrefix("/") else { return path.isEmpty ? "." : path }
        return folder + "/" + path
    }
}
