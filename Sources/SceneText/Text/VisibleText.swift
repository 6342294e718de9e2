/// Makes text fit to be shown in one line: what would be invisible or move the cursor becomes a sign.
package enum VisibleText {
    /// The text with every cluster that takes no column replaced by a picture or its number.
    package static func visible(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 &- 0x20 < 0x5F }) { return text }
        var shown = ""
        for cluster in text { shown += visible(cluster) }
        return shown
    }

    /// The cluster itself, or signs for its scalars when it takes no column.
    package static func visible(_ cluster: Character) -> String {
        guard DisplayWidth.columns(of: cluster) == 0 else { return String(cluster) }
        return cluster.unicodeScalars.map(sign).joined()
    }

    private static func sign(for scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        // The block of control pictures repeats the order of the controls.
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? ""
        case 0x7F: "\u{2421}"
        default: "<U+" + hexadecimal(scalar.value) + ">"
        }
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
