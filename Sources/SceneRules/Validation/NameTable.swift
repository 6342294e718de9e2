/// Numbers under names, found without comparing more than one of them.
///
/// An open-addressed table, because ids and classes are looked up by the thousand and a dictionary
/// takes three times as long over names so short. Its seed differs from run to run, so that names which
/// collide in one run need not in the next; no order shows.
struct NameTable: Sendable {
    /// A name with what finds it: it can be looked up in several tables.
    struct Name {
        let text: String
        fileprivate let hash: UInt64

        init(_ text: String) {
            self.text = text
            hash = NameTable.hash(text)
        }
    }

    private struct Entry {
        let name: Name
        let number: Int
    }

    private var entries: [Entry] = []

    /// For each slot the place of its entry; -1 where it is free.
    private var slots: [Int32] = []

    private static let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

    /// Makes room for some names.
    init(capacity: Int = 0) {
        guard capacity > 0 else { return }
        entries.reserveCapacity(capacity)
        makeSlots(for: capacity)
    }

    /// The number under a name; nil where there is none.
    subscript(name: Name) -> Int? {
        guard !entries.isEmpty else { return nil }
        let slot = slots[slot(of: name)]
        return slot < 0 ? nil : entries[Int(slot)].number
    }

    /// The number under a name; nil where there is none.
    subscript(name: String) -> Int? { self[Name(name)] }

    /// Puts a number under a name unless there is one; returns the one that then is there.
    mutating func insert(_ name: Name, _ number: Int) -> Int {
        if (entries.count + 1) * 2 > slots.count { makeSlots(for: (entries.count + 1) * 2) }
        let slot = slot(of: name)
        if slots[slot] >= 0 { return entries[Int(slots[slot])].number }
        slots[slot] = Int32(entries.count)
        entries.append(Entry(name: name, number: number))
        return number
    }

    /// The slot that holds a name, or the free one where it belongs.
    private func slot(of name: Name) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: name.hash) & mask
        while slots[slot] >= 0 {
            let place = Int(slots[slot])
            if entries[place].name.hash == name.hash, entries[place].name.text == name.text {
                break
            }
            slot = (slot + 1) & mask
        }
        return slot
    }

    private mutating func makeSlots(for capacity: Int) {
        var count = 8
        while count < capacity * 2 { count *= 2 }
        slots = [Int32](repeating: -1, count: count)
        for place in entries.indices {
            var slot = Int(truncatingIfNeeded: entries[place].name.hash) & (count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (count - 1) }
            slots[slot] = Int32(place)
        }
    }

    private static func hash(_ name: String) -> UInt64 {
        let bytes = name.utf8Span.span
        var hash = seed
        var seen: UInt8 = 0
        for place in bytes.indices {
            hash = (hash ^ UInt64(bytes[place])) &* 0x0000_0100_0000_01B3
            seen |= bytes[place]
        }
        // Beyond ASCII, names of different bytes may be equal.
        guard seen < 0x80 else { return UInt64(bitPattern: Int64(name.hashValue)) }
        return hash ^ hash >> 32
    }
}
