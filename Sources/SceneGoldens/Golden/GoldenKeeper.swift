/// Compares pictures with golden files, and records them.
public struct GoldenKeeper: Sendable {
    /// Where the files are.
    public let store: any GoldenStore

    /// Makes a keeper over a store.
    public init(_ store: any GoldenStore) {
        self.store = store
    }

    /// Compares a picture with its golden file.
    public func compare(
        _ picture: String,
        with golden: GoldenFile
    ) throws(GoldenStoreError) -> GoldenComparison {
        GoldenComparison(golden, recorded: try store.read(golden.path), drawn: picture)
    }

    /// Records what was drawn; what had been put beside the golden file is removed.
    public func accept(_ comparison: GoldenComparison) throws(GoldenStoreError) {
        try store.replace(comparison.golden.path, with: Array(comparison.drawn.utf8))
        // What cannot be removed, such as a folder of that name, is not ours, and the picture is recorded.
        try? store.remove(comparison.golden.actualPath)
    }

    /// Puts what was drawn beside the golden file.
    public func putBeside(_ comparison: GoldenComparison) throws(GoldenStoreError) {
        try store.replace(comparison.golden.actualPath, with: Array(comparison.drawn.utf8))
    }

    /// Removes what was put beside a golden file.
    public func takeAway(_ comparison: GoldenComparison) throws(GoldenStoreError) {
        try store.remove(comparison.golden.actualPath)
    }
}
