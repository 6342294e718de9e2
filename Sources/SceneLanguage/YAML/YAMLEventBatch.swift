/// A run of events with the names and values that are not literally in the text.
struct YAMLEventBatch {
    /// The anchor and the tag of a node, its handle expanded; the anchor of an alias is its target.
    struct Names {
        var anchor: String?
        var tag: String?
    }

    /// Hands out names as the events that have them come along.
    typealias NamesInOrder = IndexingIterator<[Names]>

    /// Few enough to stay in the processor's cache, and many enough to be worth waking a thread for.
    private static let size = 8_192

    private(set) var events: [YAMLEvent] = []

    /// Values that escapes or line ends change, one after the other.
    private(set) var values: [UInt8] = []

    /// What the events that have names are called, in their order.
    private(set) var names: [Names] = []

    /// Makes a batch for a text of some length; an event takes seven bytes or more.
    init(forBytes count: Int = .max) { events.reserveCapacity(min(Self.size, count / 6 + 16)) }

    var hasRoom: Bool { events.count < Self.size }

    /// Makes room for the events that follow.
    mutating func removeAll() {
        events.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
        names.removeAll(keepingCapacity: true)
    }

    mutating func add(_ event: YAMLEvent) { events.append(event) }

    /// Adds an event that has names.
    mutating func add(_ event: YAMLEvent, named names: Names) {
        var event = event
        event.hasNames = true
        events.append(event)
        self.names.append(names)
    }

    /// Adds a value, and returns its position.
    mutating func add(value: some Collection<UInt8>) -> Range<Int> {
        let start = values.count
        values.append(contentsOf: value)
        return start..<values.count
    }
}
