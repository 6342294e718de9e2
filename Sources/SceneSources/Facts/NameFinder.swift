/// Looks for some names in bytes, without reading these.
///
/// It goes on by as many bytes as the last one that it has seen allows, as Horspool's search does.
package struct NameFinder: Sendable {
    package let names: Set<String>

    /// How many bytes the shortest name has.
    private var shortest = 0

    /// How far the next place is where a name may be that has a byte, by this byte; none where it may be here.
    private var steps: [Int]

    package init(_ names: Set<String>) {
        self.names = names
        shortest = names.lazy.map(\.utf8.count).min() ?? 0
        steps = [Int](repeating: shortest, count: 256)
        for name in names {
            for (place, byte) in name.utf8.prefix(shortest).enumerated() {
                steps[Int(byte)] = min(steps[Int(byte)], shortest - 1 - place)
            }
        }
    }

    /// Whether one of the names is in some bytes, also in a comment.
    package func occurs(in bytes: [UInt8]) -> Bool {
        guard shortest > 0 else { return false }
        let span = bytes.span
        let steps = steps.span
        var last = shortest - 1
        while last < span.count {
            let step = steps[Int(span[last])]
            guard step == 0 else {
                last += step
                continue
            }
            let start = last + 1 - shortest
            last += 1
            guard start == 0 || !Self.isOfName(span[start - 1]), Self.isOfName(span[start]) else {
                continue
            }
            var end = start
            while end < span.count, Self.isOfName(span[end]) { end += 1 }
            if names.contains(String(decoding: bytes[start..<end], as: UTF8.self)) { return true }
            // The next name begins after this one at the earliest.
            last = max(last, end + shortest)
        }
        return false
    }

    /// Whether a byte can be a part of a name.
    package static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
