import Synchronization

/// What was compared with each golden file, so that two pictures of one name do not overwrite each other
/// in turn.
///
/// Tests have nothing else in common than the process that they run in; hence the one shared value of
/// this module.
nonisolated final class GoldenClaims: Sendable {
    static let inThisRun = GoldenClaims()

    private let claims = Mutex<[String: (path: String, hash: Int, owner: String)]>([:])

    /// Notes what is compared with a golden file; returns the line that compared something else with it.
    ///
    /// Letter case does not count, as on the disks of most Macs. The same text may be compared often.
    func claim(_ path: String, with text: String, for place: TestPlace) -> String? {
        claims.withLock { claims in
            let key = path.lowercased()
            guard let known = claims[key] else {
                claims[key] = (path, text.hashValue, "\(place.fileID):\(place.line)")
                return nil
            }
            return known.path == path && known.hash == text.hashValue ? nil : known.owner
        }
    }
}
