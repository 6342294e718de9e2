/// The lines that a merge leaves in a file where two changes meet.
enum ConflictMarkers {
    /// Whether a text has the opening, the middle and the closing line of a conflict, in this order.
    static func areIn(_ bytes: [UInt8]) -> Bool {
        guard bytes.contains(UInt8(ascii: "<")) else { return false }
        var missing = [UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">")][...]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard let next = missing.first else { break }
            if isMarker(line, of: next) { missing.removeFirst() }
        }
        return missing.isEmpty
    }

    /// Whether a line is a sign seven times, alone or followed by a space and a word.
    private static func isMarker(_ line: ArraySlice<UInt8>, of sign: UInt8) -> Bool {
        guard line.prefix(7).count(where: { $0 == sign }) == 7 else { return false }
        guard let next = line.dropFirst(7).first else { return true }
        return next == UInt8(ascii: " ") || next == UInt8(ascii: "\r")
    }
}
