/// The grapheme clusters of several scalars on a canvas, by their numbers.
///
/// Clusters are the same where their bytes are: a text is painted as it is written, whatever other
/// spelling it is equivalent to.
struct ClusterTable: Sendable {
    private var clusters: [[UInt8]] = []
    private var numbers: [[UInt8]: Int] = [:]

    /// The number last found for each of a few hashes: scripts with marks repeat few clusters, and
    /// this way most of them need neither an array nor a dictionary.
    private var recent: [UInt32] = []

    private static let recentCount = 256

    /// The bytes of a cluster.
    subscript(number: Int) -> String { String(decoding: clusters[number], as: UTF8.self) }

    /// The number of a cluster, given its bytes.
    mutating func number(of cluster: Span<UInt8>) -> Int {
        if recent.isEmpty { recent = Array(repeating: .max, count: Self.recentCount) }
        let place = Self.place(of: cluster)
        let candidate = Int(recent[place])
        if candidate < clusters.count, Self.isEqual(clusters[candidate], cluster) {
            return candidate
        }
        let number = enter((0..<cluster.count).map { cluster[$0] })
        recent[place] = UInt32(number)
        return number
    }

    private mutating func enter(_ cluster: [UInt8]) -> Int {
        if let known = numbers[cluster] { return known }
        numbers[cluster] = clusters.count
        clusters.append(cluster)
        return clusters.count - 1
    }

    /// Forgets all clusters.
    mutating func removeAll() { self = ClusterTable() }

    private static func place(of cluster: Span<UInt8>) -> Int {
        var hash: UInt32 = 0
        for index in cluster.indices { hash = (hash ^ UInt32(cluster[index])) &* 0x0100_0193 }
        return Int(hash >> 16) % recentCount
    }

    private static func isEqual(_ one: [UInt8], _ other: Span<UInt8>) -> Bool {
        guard one.count == other.count else { return false }
        for index in one.indices where one[index] != other[index] { return false }
        return true
    }
}
