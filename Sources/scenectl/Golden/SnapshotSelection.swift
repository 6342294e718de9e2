import SceneRules

/// Which snapshots of which files a run tests.
struct SnapshotSelection: Sendable {
    /// Patterns, one of which must match; without any, all snapshots are meant.
    var patterns: [SnapshotPattern] = []

    /// What changed since a commit; nil where that does not count.
    var changes: ChangedFiles?

    /// The part of a run that is split over several machines.
    var shard: Shard?

    /// The places, among the snapshots of each file that are otherwise selected, that the shard has.
    var shares: [String: Range<Int>] = [:]

    /// Whether this run looks for golden files without a snapshot: of several shards, the first does.
    var looksForOrphans: Bool { shard.map { $0.number == 1 } ?? true }

    /// The indices of the snapshots of a file that are to be tested.
    func choose(_ names: [String], of reading: SceneReading) -> [Int] {
        let chosen = chooseUnsharded(names, of: reading)
        guard shard != nil else { return chosen }
        guard let share = shares[reading.name] else { return [] }
        return Array(chosen[share.clamped(to: chosen.indices)])
    }

    /// The same, whatever the shard.
    func chooseUnsharded(_ names: [String], of reading: SceneReading) -> [Int] {
        if let changes, !changes.affect(reading) { return [] }
        guard !patterns.isEmpty else { return Array(names.indices) }
        return names.indices.filter { index in
            patterns.contains { $0.matches(names[index], of: reading.name) }
        }
    }

    /// Whether snapshots of a file are meant, or may be where its text says too little to know them.
    ///
    /// The first of several shards reports files that cannot be tested.
    func mayInclude(_ names: [String], of reading: SceneReading) -> Bool {
        if reading.file.snapshotErrors.hasOthers, !looksForOrphans { return false }
        if let changes, !changes.affect(reading) { return false }
        return names.isEmpty || !chooseUnsharded(names, of: reading).isEmpty
    }

    /// Whether an orphan is among what is meant.
    func includes(_ orphan: Orphan, _ reading: SceneReading?) -> Bool {
        if let changes, !changes.affect(orphan), !(reading.map(changes.affect) ?? false) {
            return false
        }
        guard !patterns.isEmpty else { return true }
        return patterns.contains { $0.matches(orphan.snapshot, of: orphan.source) }
    }
}

/// One part of several, which together are the whole.
struct Shard: Hashable, Sendable {
    /// Which part, from 1.
    let number: Int

    /// How many there are.
    let count: Int

    /// More parts than anybody has machines for.
    private static let most = 100_000

    /// Reads `2/5`.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
            number <= count, count <= Self.most
        else { return nil }
        self.number = number
        self.count = count
    }

    /// The positions of a list that belong to this part.
    ///
    /// Parts are neighbours in the list and differ by one place at most. When one snapshot is added,
    /// no more than one goes over from each part to the next.
    func range(of total: Int) -> Range<Int> {
        // Both products stay far from overflow: nobody has as many snapshots.
        total * (number - 1) / count..<total * number / count
    }
}
