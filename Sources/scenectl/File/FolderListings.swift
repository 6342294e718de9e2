import Synchronization

/// The names in folders, as they were when they were first asked for.
///
/// The documents of a project look for what they name in the same folders, hundreds of them in the same few.
final class FolderListings: Sendable {
    private let known = Mutex<[String: [String]]>([:])

    /// The names in a folder; listed once.
    func names(in folder: String, list: () -> [String]) -> [String] {
        if let names = known.withLock({ $0[folder] }) { return names }
        let names = list()
        known.withLock { $0[folder] = names }
        return names
    }
}
