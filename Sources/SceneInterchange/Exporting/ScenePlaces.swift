import SceneText

/// Where some scenes are in a document, none of which is in another.
struct ScenePlaces {
    private let ranges: [SourceRange]

    init(_ ranges: [SourceRange]) { self.ranges = ranges.sorted { $0.start < $1.start } }

    /// Whether a place is in one of the scenes.
    func contains(_ place: SourceRange) -> Bool {
        // The last scene that begins at the place or before it is the only one that can have it.
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].start <= place.start { low = middle + 1 } else { high = middle }
        }
        return low > 0 && ranges[low - 1].contains(place)
    }
}
