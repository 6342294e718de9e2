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

    /// The text with a sign for each control, a line end too; what is merely not seen stays.
    package static func withoutControls(_ text: String) -> String {
        if !text.unicodeScalars.contains(where: isControl) { return text }
        return text.unicodeScalars.map { isControl($0) ? sign(for: $0) : String($0) }.joined()
    }

    /// Whether a scalar controls a terminal, reorders what is next to it, or ends a line.
    ///
    /// These are the controls of C0 and C1, the signs that set the direction of writing, and the
    /// separators of lines and paragraphs.
    package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// What is shown in place of a scalar that is not seen: a picture, or its number.
    package static func sign(for scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        // The block of control pictures repeats the order of the controls.
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? ""
        case 0x7F: "\u{2421}"
        default: "<U+" + scalar.value.hexadecimal(digits: 4) + ">"
        }
    }
}
