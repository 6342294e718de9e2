/// Measures text in the columns of a terminal, as Unicode defines them.
///
/// East Asian wide characters and emoji sequences take two columns, combining marks none, characters
/// of ambiguous width one. Control characters take none: they never reach a canvas. The width of a
/// text is the sum of the widths of its grapheme clusters.
package enum DisplayWidth {
    /// The columns that a text takes.
    package static func columns(of text: String) -> Int {
        var count = 0
        for byte in text.utf8 {
            guard byte &- 0x20 < 0x5F else { return columns(ofScalarsIn: text) }
            count += 1
        }
        return count
    }

    /// The columns that a grapheme cluster takes.
    package static func columns(of cluster: Character) -> Int {
        columns(ofCluster: cluster.unicodeScalars)
    }

    fileprivate static func columns(ofCluster scalars: some Sequence<Unicode.Scalar>) -> Int {
        var measure = ClusterMeasure()
        for scalar in scalars { measure.add(Class(of: scalar)) }
        return measure.columns
    }

    /// Adds up scalars, which is enough unless one changes the width of its neighbours.
    private static func columns(ofScalarsIn text: String) -> Int {
        var total = 0
        for scalar in text.unicodeScalars {
            let scalarClass = Class(of: scalar)
            guard !scalarClass.actsOnNeighbours else { return columns(ofClustersIn: text) }
            total += scalarClass.columns
        }
        return total
    }

    private static func columns(ofClustersIn text: String) -> Int {
        var total = 0
        var index = text.startIndex
        while index < text.endIndex {
            let cluster = text.measuredCluster(at: index)
            total += cluster.columns
            index = cluster.end
        }
        return total
    }
}

extension StringProtocol {
    /// The end and the columns of the grapheme cluster that starts at an index.
    ///
    /// Between two scalars that never join others a cluster ends: telling that from two bytes, or
    /// from the table, spares the common scripts the search for the end.
    func measuredCluster(at index: Index) -> (end: Index, columns: Int) {
        if utf8[index] &- 0x20 < 0x5F {
            let next = utf8.index(after: index)
            if next == endIndex || utf8[next] < 0x80 { return (next, 1) }
        }
        let scalars = unicodeScalars
        let next = scalars.index(after: index)
        let columns = DisplayWidth.Traits(of: scalars[index]).loneColumns
        if columns > 0,
            next == endIndex || DisplayWidth.Traits(of: scalars[next]).loneColumns > 0
        {
            return (next, columns)
        }
        let end = self.index(after: index)
        return (end, DisplayWidth.columns(ofCluster: scalars[index..<end]))
    }
}

extension DisplayWidth {
    /// What a scalar does to the width of a line.
    ///
    /// The raw values are those that the script writes into the table.
    enum Class: UInt8 {
        case zero
        case narrow
        case wide

        /// A narrow emoji, which an emoji style selector makes wide.
        case narrowEmoji

        /// A wide emoji without a text presentation.
        case wideEmoji

        /// A wide emoji, which a text style selector makes narrow.
        case wideWithTextStyle

        /// A skin tone, which becomes part of an emoji before it.
        case modifier

        /// Half of a flag.
        case regional

        /// A mark that goes beside its base and makes the two of them wide.
        case spacingMark

        /// A sign that joins two consonants into one wide cluster.
        case virama

        /// The zero-width joiner.
        case joiner

        /// The variation selector that asks for a text presentation.
        case textStyle

        /// The variation selector that asks for an emoji presentation.
        case emojiStyle

        /// The columns of such a scalar on its own.
        var columns: Int {
            switch self {
            case .narrow, .narrowEmoji: 1
            case .wide, .wideEmoji, .wideWithTextStyle, .modifier, .regional: 2
            case .zero, .spacingMark, .virama, .joiner, .textStyle, .emojiStyle: 0
            }
        }

        /// Whether the width of a cluster with such a scalar may differ from the sum of its scalars.
        var actsOnNeighbours: Bool { rawValue >= Self.modifier.rawValue }

        /// Whether a skin tone becomes part of such a scalar.
        fileprivate var isEmoji: Bool {
            switch self {
            case .narrowEmoji, .wideEmoji, .wideWithTextStyle: true
            default: false
            }
        }

        /// Looks a scalar up.
        init(of scalar: Unicode.Scalar) { self = Traits(of: scalar).scalarClass }
    }

    /// Adds up the scalars of one cluster.
    struct ClusterMeasure {
        private(set) var columns = 0
        private var last: Class = .zero
        private var base: Class = .zero
        private var isJoined = false

        mutating func add(_ scalar: Class) {
            defer { last = scalar }
            switch scalar {
            case .zero, .virama:
                break
            case .joiner:
                // Behind a virama it only picks the shape of the conjunct.
                isJoined = last != .virama
            case .emojiStyle:
                widenEmoji()
            case .textStyle:
                if base == .wideWithTextStyle { columns = 1 }
                base = .zero
            case .spacingMark:
                columns = columns == 0 ? 1 : 2
                base = .zero
            case .modifier where base.isEmoji:
                widenEmoji()
            case .regional where base == .regional:
                break
            default:
                addBase(scalar)
            }
        }

        private mutating func addBase(_ scalar: Class) {
            if isJoined {
                isJoined = false
                widenEmoji()
                return
            }
            columns = last == .virama ? 2 : columns + scalar.columns
            base = scalar
        }

        /// Makes a narrow emoji as wide as the others.
        private mutating func widenEmoji() {
            if base == .narrowEmoji { columns = 2 }
        }
    }
}
