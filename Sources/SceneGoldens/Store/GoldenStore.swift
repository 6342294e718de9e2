/// Where golden files are kept: all that comparing and recording know of disks.
///
/// Paths are relative to wherever the store begins. The real one is `DiskStore`; tests have one that
/// fails on demand.
public protocol GoldenStore: Sendable {
    /// The bytes of a file; nil where there is none.
    func read(_ path: String) throws(GoldenStoreError) -> [UInt8]?

    /// Gives a file new content, so that it has either all of it or its old one, and makes the folders
    /// that lead to it.
    func replace(_ path: String, with bytes: [UInt8]) throws(GoldenStoreError)

    /// Removes a file; a missing one is not an error.
    func remove(_ path: String) throws(GoldenStoreError)

    /// Removes a folder if nothing is in it.
    func removeIfEmpty(_ folder: String)

    /// The names in a folder, sorted; none where there is no folder.
    func names(in folder: String) throws(GoldenStoreError) -> [String]
}

/// Why a store would not read or write.
public struct GoldenStoreError: Error, Hashable, Sendable {
    /// The reason, worded for the middle of a sentence: `no space left on device`.
    public var reason: String

    /// Makes an error from its reason.
    public init(reason: String) {
        self.reason = reason
    }
}
