/// Collects the different names and texts of a source, and makes a text of each once.
struct SwiftWordBag {
    /// The tokens that have been met, by a number made from their bytes; a free place is -1.
    private var slots: [Int32]
    private let bytes: [UInt8]
    private let tokens: [SwiftToken]
    private var found: [Int] = []

    private init(_ bytes: [UInt8], _ tokens: [SwiftToken]) {
        self.bytes = bytes
        self.tokens = tokens
        slots = Array(repeating: -1, count: 512)
    }

    static func words(_ bytes: [UInt8], _ tokens: [SwiftToken]) -> Set<String> {
        guard tokens.count < Int32.max else { return [] }
        var bag = SwiftWordBag(bytes, tokens)
        for index in tokens.indices
        where tokens[index].kind == .identifier || tokens[index].kind == .text {
            bag.insert(index)
        }
        let scan = SwiftScan(bytes, tokens)
        var words = Set<String>(minimumCapacity: bag.found.count)
        for index in bag.found {
            if tokens[index].kind == .identifier {
                words.insert(scan.text(index))
            } else if case .literal(let text) = scan.literal(index) {
                words.insert(text)
            }
        }
        return words
    }

    private mutating func insert(_ index: Int) {
        var slot = Int(truncatingIfNeeded: mark(index)) & (slots.count - 1)
        while slots[slot] >= 0 {
            if isSame(Int(slots[slot]), index) { return }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = Int32(index)
        found.append(index)
        if found.count * 2 > slots.count { grow() }
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 4)
        for index in found {
            var slot = Int(truncatingIfNeeded: mark(index)) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(index)
        }
    }

    /// A number that differs for most different texts.
    private func mark(_ index: Int) -> UInt64 {
        var mark: UInt64 = 0xCBF2_9CE4_8422_2325
        let text = bytes.span
        for place in tokens[index].range {
            mark = (mark ^ UInt64(text[place])) &* 0x0000_0100_0000_01B3
        }
        return mark ^ mark >> 29
    }

    private func isSame(_ first: Int, _ second: Int) -> Bool {
        let (one, other) = (tokens[first].range, tokens[second].range)
        guard one.count == other.count else { return false }
        let text = bytes.span
        for place in 0..<one.count
        where text[one.lowerBound + place] != text[other.lowerBound + place] { return false }
        return true
    }
}
