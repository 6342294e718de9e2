/// A set of names in bytes; a text is made of each once, at the end.
struct NameSet {
    private struct Entry {
        var hash: UInt32
        var start: UInt32
        var end: UInt32
    }

    /// No one can choose names that fall on one slot.
    private static let seed = UInt32.random(in: .min ... .max)

    private var entries: [Entry] = []

    /// The numbers of entries plus one; 0 where there is none.
    private var slots = [UInt32](repeating: 0, count: 128)

    /// Names that are not written in the bytes as they are.
    private var others: [String] = []

    /// Adds the name in a range of bytes, and says whether it is new.
    @discardableResult
    mutating func insert(_ start: Int, _ end: Int, of bytes: borrowing Span<UInt8>) -> Bool {
        guard start < end, end <= bytes.count else { return false }
        var hash = Self.seed
        for index in start..<end { hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
        let mask = slots.count - 1
        var slot = Int(hash ^ hash >> 15) & mask
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot]) - 1]
            if entry.hash == hash, Self.isSame(entry, start, end, bytes) { return false }
            slot = (slot + 1) & mask
        }
        let entry = Entry(
            hash: hash,
            start: UInt32(truncatingIfNeeded: start),
            end: UInt32(truncatingIfNeeded: end)
        )
        entries.append(entry)
        slots[slot] = UInt32(truncatingIfNeeded: entries.count)
        if entries.count * 2 > slots.count { grow() }
        return true
    }

    mutating func insert(_ text: String) { others.append(text) }

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
            slots[slot] = UInt32(truncatingIfNeeded: number + 1)
        }
    }

    /// The names as texts, with a replacement character for what is not UTF-8.
    func texts(of bytes: [UInt8]) -> Set<String> {
        var texts = Set<String>(minimumCapacity: entries.count + others.count)
        for entry in entries {
            let range = Int(entry.start)..<Int(entry.end)
            texts.insert(String(decoding: bytes[range], as: UTF8.self))
        }
        texts.formUnion(others)
        return texts
    }
}
