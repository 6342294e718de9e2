/// The bytes of one file under the name that diagnostics print for it.
public struct SourceText: Sendable {
    /// The name to print: a path as the user gave it, or `<stdin>`.
    public let name: String

    /// The content, exactly as it was read.
    public let bytes: [UInt8]

    /// Makes a text from bytes as they were read.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// Makes a text from a string.
    public init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }

    /// The text in a range; bytes that are not UTF-8 become U+FFFD.
    public func string(in range: SourceRange) -> String {
        let end = min(Int(range.end), bytes.count)
        let start = min(Int(range.start), end)
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}

/// Names one text of a `SourceMap`.
public struct SourceID: Hashable, Sendable {
    package let index: UInt32
}

/// The texts that one run has read: scene files, and the view and data files that they name.
public struct SourceMap: Sendable {
    /// A text whose places come after those of another one.
    private struct Part {
        let owner: SourceID
        let start: UInt32
        let source: SourceID
    }

    private var texts: [SourceText] = []
    private var parts: [Part] = []

    /// Makes an empty map.
    public init() {}

    /// Adds a text and returns the id under which diagnostics point into it.
    public mutating func add(_ text: SourceText) -> SourceID {
        texts.append(text)
        return SourceID(index: UInt32(clamping: texts.count - 1))
    }

    /// The name of the text that was added first; empty without texts.
    public var firstName: String { texts.first?.name ?? "" }

    /// How many bytes all texts have.
    package var size: Int { texts.reduce(0) { $0 + $1.bytes.count } }

    /// The texts with their ids, in the order in which they were added.
    package var all: [(id: SourceID, text: SourceText)] {
        texts.enumerated().map { (SourceID(index: UInt32(clamping: $0.offset)), $0.element) }
    }

    /// The names of all texts, in the order in which they were added.
    package var names: [String] { texts.map(\.name) }

    /// Adds all texts of another map, and returns how ids of that map become ids of this one.
    package mutating func append(_ other: SourceMap) -> (SourceID) -> SourceID {
        let offset = UInt32(clamping: texts.count)
        let moved = { @Sendable (id: SourceID) in SourceID(index: id.index + offset) }
        texts += other.texts
        parts += other.parts.map {
            Part(owner: moved($0.owner), start: $0.start, source: moved($0.source))
        }
        return moved
    }

    /// Gives the places of a text numbers after those of another one, and returns the first.
    ///
    /// So what is read from several texts can point into all of them as if they were one.
    package mutating func attach(_ source: SourceID, to owner: SourceID) -> UInt32 {
        let last = parts.last { $0.owner == owner }
        let before = last.map { Int($0.start) + self[$0.source].bytes.count }
        let start = UInt32(clamping: (before ?? self[owner].bytes.count) + 1)
        parts.append(Part(owner: owner, start: start, source: source))
        return start
    }

    /// Whether places in one text may be places in another one.
    package var hasParts: Bool { !parts.isEmpty }

    /// The text that a place is really in, and the place there.
    package func resolved(_ mark: Annotation) -> Annotation {
        let part = parts.last { $0.owner == mark.source && $0.start <= mark.range.start }
        guard let part else { return mark }
        var mark = mark
        mark.source = part.source
        mark.range = SourceRange(
            start: mark.range.start - part.start,
            end: mark.range.end - part.start
        )
        return mark
    }

    /// The text with an id that this map gave out.
    public subscript(id: SourceID) -> SourceText { texts[Int(id.index)] }
}
