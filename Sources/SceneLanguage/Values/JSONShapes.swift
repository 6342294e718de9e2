import SceneText

/// The keys of an object in one text, in order, each once.
struct JSONShape: Sendable {
    /// The keys as names.
    private(set) var names: [String] = []

    /// Where they are, with their quotes.
    private(set) var keys: [SourceRange] = []

    /// Whether the key at a place is written like the bytes of a range.
    func hasKey(_ range: SourceRange, at place: Int, in bytes: Span<UInt8>) -> Bool {
        guard place < keys.count, keys[place].count == range.count else { return false }
        let start = Int(range.start)
        let other = Int(keys[place].start)
        for distance in 0..<range.count where bytes[start + distance] != bytes[other + distance] {
            return false
        }
        return true
    }

    /// A shape as it grows.
    struct Builder {
        private(set) var shape = JSONShape()
        private var names: Set<String> = []

        /// Starts with the first keys of another shape.
        init(_ other: JSONShape, prefix count: Int) {
            shape.names = Array(other.names.prefix(count))
            shape.keys = Array(other.keys.prefix(count))
            names = Set(shape.names)
        }

        /// Adds a key; false when it is there already.
        mutating func add(_ name: String, _ key: SourceRange) -> Bool {
            guard names.insert(name).inserted else { return false }
            shape.names.append(name)
            shape.keys.append(key)
            return true
        }
    }
}

/// The shape of the last object at each depth, which the next one mostly has too.
///
/// Records of one shape share one array of names, and their keys are compared as bytes.
struct JSONShapes: Sendable {
    private var shapes: [JSONShape] = []

    /// The shape at a depth; one without keys where no object has been read.
    subscript(depth: Int) -> JSONShape {
        get { depth < shapes.count ? shapes[depth] : JSONShape() }
        set {
            while shapes.count <= depth { shapes.append(JSONShape()) }
            shapes[depth] = newValue
        }
    }
}
