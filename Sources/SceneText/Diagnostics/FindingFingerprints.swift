/// Numbers findings by what they are, so that services know one again after lines have moved.
///
/// They are the same by code, file and message, as for a baseline; equal ones are told apart by their order.
struct FindingFingerprints {
    private var counts: [String: Int] = [:]

    /// The fingerprint of the next finding, in 16 hexadecimal digits.
    mutating func next(for diagnostic: Diagnostic, in path: String) -> String {
        let identity = "\(diagnostic.code.name)\t\(path)\t\(diagnostic.message)"
        let count = counts[identity, default: 0]
        counts[identity] = count + 1
        // FNV-1a, which gives the same on every machine.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in "\(identity)\t\(count)".utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
        return hash.hexadecimal(digits: 16, uppercase: false)
    }
}
