import SceneText

/// Where some scenes are in a document, none of which is in another.
struct ScenePlaces {
    private let ranges: [SourceRange]

    init(_ ranges: [SourceRange]) { self.ranges = ranges.sorted { $0.start < $1.start } }

    /// Whether a place is in one of the scenes.
    func contains(_ place: SourceRange) -> Bool {
        // The last scene that begins at the place or before it is the only one that can have it.
        let after = ranges.indices.firstPlace { ranges[$0].start > place.start }
        return after > 0 && ranges[after - 1].contains(place)
    }
}
