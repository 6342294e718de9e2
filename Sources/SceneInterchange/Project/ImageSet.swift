import SceneText

/// What the file of a picture in an asset catalog says.
struct ImageSet {
    /// One file for some screens.
    struct Entry {
        let file: String

        /// How many pixels a point has; nil for drawings without pixels.
        let scale: Double?
        fileprivate let isDark: Bool

        /// How much the file is for other devices: the less the better.
        fileprivate let distance: Int
    }

    private let all: [Entry]

    /// Whether the picture is a shape that takes the colour of what it is on.
    let isTemplate: Bool

    init(_ text: SourceText, limits: Limits) {
        guard case .record(let record)? = try? ColorSet.value(of: text, limits),
            case .list(let images)? = record["images"]
        else {
            all = []
            isTemplate = false
            return
        }
        all = images.compactMap(Entry.init)
        if case .record(let properties)? = record["properties"] {
            isTemplate = properties["template-rendering-intent"]?.text == "template"
        } else {
            isTemplate = false
        }
    }

    /// The files that can be shown on a light or a dark screen, the best first.
    func entries(isDark: Bool) -> [Entry] {
        let rated = all.enumerated().map { number, entry in
            (entry, [entry.isDark == isDark ? 0 : entry.isDark ? 2 : 1, entry.distance, number])
        }
        return rated.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    }
}

extension ImageSet.Entry {
    fileprivate init?(_ value: DataValue) {
        guard case .record(let record) = value, let file = record["filename"]?.text, !file.isEmpty
        else { return nil }
        self.file = file
        scale = record["scale"]?.text.flatMap { Double($0.dropLast($0.hasSuffix("x") ? 1 : 0)) }
        var distance =
            record["idiom"]?.text.map { ["universal": 0, "iphone": 2, "ipad": 4][$0] ?? 16 } ?? 0
        // Twice the points is enough for a page, and not much.
        distance += scale == 1 ? 1 : scale == 3 ? 1 : 0
        for key in [
            "subtype", "display-gamut", "locale", "width-class", "height-class",
            "language-direction",
        ]
        where record[key] != nil {
            distance += record[key]?.text == "sRGB" ? 0 : 8
        }
        let looks = record.looks
        isDark = looks.isDark
        self.distance = distance + looks.others * 32
    }
}
