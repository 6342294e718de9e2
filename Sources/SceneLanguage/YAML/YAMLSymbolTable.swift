/// The texts of all keys of a tree, each once.
///
/// An open-addressed table over bytes. Its seed differs from run to run, so that no file can be made
/// to collide; numbers follow first appearance and never depend on the seed.
package struct YAMLSymbolTable {
    /// What distinguishes a text from others: whole up to 16 bytes, a hash beyond.
    private struct Fingerprint: Equatable {
        var hash: UInt64
        var length: UInt32

        /// The first eight bytes, and those of the last started eight.
        var first: UInt64 = 0
        var last: UInt64 = 0

        /// Whether equal fingerprints mean equal texts.
        var isWhole: Bool { length <= 16 }
    }

    private struct Entry {
        var fingerprint: Fingerprint
        var offset: UInt32

        var range: Range<Int> { Int(offset)..<Int(offset) + Int(fingerprint.length) }
    }

    private var texts: [UInt8] = []
    private var entries: [Entry] = []
    private let seed = Self.seed
    private var slots = [Int32](repeating: -1, count: 256)

    /// One for all tables of the process, so that what one table has hashed another can look up.
    private static let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

    package init() {
        // A file of some hundred lines has as many.
        entries.reserveCapacity(128)
        texts.reserveCapacity(1_024)
    }

    var count: Int { entries.count }

    /// The number of a text, which becomes known if it was not.
    package mutating func intern(_ text: Span<UInt8>) -> Int32 {
        let fingerprint = fingerprint(text)
        let slot = slot(of: fingerprint, text)
        if slots[slot] >= 0 { return slots[slot] }
        let number = Int32(truncatingIfNeeded: entries.count)
        slots[slot] = number
        entries.append(
            Entry(fingerprint: fingerprint, offset: UInt32(truncatingIfNeeded: texts.count))
        )
        for index in text.indices { texts.append(text[index]) }
        if entries.count * 2 > slots.count { grow() }
        return number
    }

    /// The number of a text, which becomes known if it was not.
    @discardableResult
    mutating func intern(_ text: String) -> Int32 {
        intern(text.utf8.span)
    }

    /// For each text of this table, its number in another one; -1 where that does not have it.
    func numbers(in other: YAMLSymbolTable) -> [Int16] {
        entries.map { entry in
            let slot = other.slot(of: entry.fingerprint, texts.span.extracting(entry.range))
            return Int16(truncatingIfNeeded: other.slots[slot])
        }
    }

    /// The number of a text, if some key has it.
    func find(_ text: Span<UInt8>) -> Int32? {
        let number = slots[slot(of: fingerprint(text), text)]
        return number >= 0 ? number : nil
    }

    func text(of number: Int32) -> String {
        String(copying: entries[Int(number)].range, of: texts)
    }

    /// The slot that holds a text, or the free one where it belongs.
    private func slot(of fingerprint: Fingerprint, _ text: Span<UInt8>) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: fingerprint.hash) & mask
        while slots[slot] >= 0 {
            let entry = entries[Int(slots[slot])]
            if entry.fingerprint == fingerprint,
                fingerprint.isWhole || hasText(entry, equalTo: text)
            {
                break
            }
            slot = (slot + 1) & mask
        }
        return slot
    }

    private func hasText(_ entry: Entry, equalTo asked: Span<UInt8>) -> Bool {
        let known = texts.span.extracting(entry.range)
        for index in known.indices where known[index] != asked[index] { return false }
        return true
    }

    private mutating func grow() {
        let mask = slots.count * 2 - 1
        slots = [Int32](repeating: -1, count: mask + 1)
        for number in entries.indices {
            var slot = Int(truncatingIfNeeded: entries[number].fingerprint.hash) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(truncatingIfNeeded: number)
        }
    }

    /// Folds eight bytes at a time into a product, twice as fast as `Hasher` on words so short.
    private func fingerprint(_ text: Span<UInt8>) -> Fingerprint {
        var result = Fingerprint(
            hash: seed ^ UInt64(truncatingIfNeeded: text.count),
            length: UInt32(truncatingIfNeeded: text.count)
        )
        var start = 0
        while text.count - start > 8 {
            let word = word(text, start..<start + 8)
            if start == 0 { result.first = word }
            result.hash = mix(result.hash ^ word)
            start += 8
        }
        result.last = word(text, start..<text.count)
        result.hash = mix(result.hash ^ result.last)
        return result
    }

    /// Up to eight bytes as a number.
    private func word(_ text: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
        let bytes = text.extracting(range)
        var word: UInt64 = 0
        for index in bytes.indices { word = word << 8 | UInt64(bytes[index]) }
        return word
    }

    private func mix(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}
