import SceneText

/// The gaps of scenes, in the order in which closing them helps most.
struct GapList {
    private var scenes: [[String: Int]] = []
    private var places: [String: String] = [:]

    /// Adds the gaps of a scene.
    mutating func add(_ rating: SceneRating, in text: SourceText) {
        scenes.append(rating.gaps.mapValues(\.count))
        for (gap, use) in rating.gaps where places[gap] == nil {
            let line = text.bytes[..<Int(use.first.start)].count { $0 == 0x0A } + 1
            places[gap] = "\(text.name):\(line)"
        }
    }

    /// The first gaps: each that of which the scenes with the fewest other gaps have most, with how many scenes
    /// have it, how often, and the share of scenes without a gap once it and those before are closed.
    func lines(_ count: Int) -> [String] {
        var open = scenes
        return (0..<count).compactMap { _ in
            var weights: [String: Double] = [:]
            for gaps in open {
                // A scene with one gap more counts half.
                let weight = 1 / Double(UInt64(1) << UInt64(min(gaps.count, 40)))
                for gap in gaps.keys { weights[gap, default: 0] += weight }
            }
            let best = weights.max { ($0.value, $1.key) < ($1.value, $0.key) }
            guard let gap = best?.key else { return nil }
            let users = scenes.count { $0[gap] != nil }
            let times = scenes.reduce(0) { $0 + ($1[gap] ?? 0) }
            for index in open.indices { open[index][gap] = nil }
            let whole = Share(good: open.count(where: \.isEmpty), all: open.count)
            return
                "\(gap) | \(users) scenes, \(times) × | then \(whole.text) | \(places[gap] ?? "")"
        }
    }
}
