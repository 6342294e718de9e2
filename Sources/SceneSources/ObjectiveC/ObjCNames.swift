/// A set of names in bytes; a text is made of each once.
struct ObjCNames {
    private(set) var texts: Set<String> = []

    private struct Entry {
        var hash: UInt32
        var start: UInt32
        var end: UInt32
    }

    private var entries: [Entry] = []

    /// The numbers of entries plus one; 0 where there is none.
    private var slots = [UInt32](repeating: 0, count: 64)

    /// Adds the name in a range of bytes; returns whether it is new.
    @discardableResult
    mutating func insert(_ start: Int, _ end: Int, of bytes: borrowing Span<UInt8>) -> Bool {
        guard start < end, end <= bytes.count else { return false }
        var hash: UInt32 = 2_166_136_261
        for index in start..<end { hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
        let mask = slots.count - 1
        var slot = Int(hash ^ hash >> 15) & mask
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot]) - 1]
            if entry.hash == hash, Self.isSame(entry, start, end, bytes) { return false }
            slot = (slot + 1) & mask
        }
        entries.append(Entry(hash: hash, start: UInt32(start), end: UInt32(end)))
        slots[slot] = UInt32(entries.count)
        if entries.count * 2 > slots.count { grow() }
        let text = bytes.extracting(start..<end)
        texts.insert(String(copying: text))
        return true
    }

    mutating func insert(_ text: String) { texts.insert(text) }

    private static func isSame(
        _ entry: Entry,
        _ start: Int,
        _ end: Int,
        _ bytes: borrowing Span<UInt8>
    ) -> Bool {
        let first = Int(entry.start)
        guard Int(entry.end) - first == end - start else { return false }
        for index in 0..<end - start where bytes[first + index] != bytes[start + index] {
            return false
        }
        return true
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 4)
        let mask = slots.count - 1
        for (number, entry) in entries.enumerated() {
            var slot = Int(entry.hash ^ entry.hash >> 15) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(number + 1)
        }
    }
}

extension String {
    /// The text of some bytes, with a replacement character for each that is not of UTF-8.
    fileprivate init(copying bytes: Span<UInt8>) {
        self = String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
}
