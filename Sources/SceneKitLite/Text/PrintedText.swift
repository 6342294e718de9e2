/// Text that may go to a terminal or a log, which no file, file name or word can steer through it.
///
/// Streams take nothing else. Its literals are the program's own words; what is put into them has a sign
/// in place of each control, and of each line end, so that it starts no line of its own:
///
/// ```
/// let text: PrintedText = "there is no file '\(name)'\n"
/// ```
package struct PrintedText: Hashable, Sendable {
    /// The text in UTF-8.
    package private(set) var bytes: [UInt8]

    /// Whether there is nothing to print.
    package var isEmpty: Bool { bytes.isEmpty }

    /// How many line ends there are.
    package var lineEnds: Int { bytes.count { $0 == UInt8(ascii: "\n") } }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// Whether nothing but blanks stands in the last line.
    private var endsInBlanks: Bool {
        let last = bytes.last { $0 != UInt8(ascii: " ") }
        return last == nil || last == UInt8(ascii: "\n")
    }

    /// Text made of lines: their ends stay, all other controls become signs.
    ///
    /// A colon that starts a line with another one becomes a sign too: on a build server such a line
    /// would be a command.
    package init(lines text: String) { self.init(lines: Array(text.utf8)) }

    /// The same of bytes, which should be UTF-8; what is not becomes `\u{FFFD}`.
    package init(lines bytes: [UInt8]) { self.bytes = PrintedLines(bytes).bytes }

    /// Commands to a build server, each on a line of its own, whose parts have been escaped.
    package init(commands text: String) {
        self.bytes = PrintedLines(Array(text.utf8), keepsCommands: true).bytes
    }

    /// Text made of lines with the styles that the program itself put there.
    ///
    /// It is for what makes signs of all that it is given before it adds styles, as pictures, findings
    /// and diffs do.
    package init(styled text: String) { self.init(styled: Array(text.utf8)) }

    /// The same of bytes.
    package init(styled bytes: [UInt8]) {
        self.bytes = PrintedLines(bytes, keepsStyles: true).bytes
    }

    /// The text in a style.
    package func styled(_ attributes: TextAttributes) -> PrintedText {
        if attributes == .plain || isEmpty { return self }
        let start = attributes.escapeSequence()
        let end = TextAttributes.plain.escapeSequence(from: attributes)
        return PrintedText(bytes: Array(start.utf8) + bytes + Array(end.utf8))
    }

    package static func + (left: PrintedText, right: PrintedText) -> PrintedText {
        PrintedText(bytes: left.bytes + right.bytes)
    }

    package static func += (left: inout PrintedText, right: PrintedText) {
        left.bytes += right.bytes
    }
}

extension PrintedText: ExpressibleByStringInterpolation {
    package init(stringLiteral value: String) { self.init(bytes: Array(value.utf8)) }

    package init(stringInterpolation: Interpolation) { self = stringInterpolation.text }

    /// The program's own words, and what is put into them.
    package struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = PrintedText(bytes: [])

        package init(literalCapacity: Int, interpolationCount: Int) {
            text.bytes.reserveCapacity(literalCapacity)
        }

        package mutating func appendLiteral(_ literal: String) {
            text.bytes += Array(literal.utf8)
        }

        package mutating func appendInterpolation(_ word: String) {
            let shown = Array(VisibleText.visible(word).utf8)
            // Where the word starts a line, two colons would make a command of it.
            text.bytes += text.endsInBlanks ? PrintedLines(shown).bytes : shown
        }

        package mutating func appendInterpolation(_ number: Int) {
            text.bytes += Array(String(number).utf8)
        }

        package mutating func appendInterpolation(_ part: PrintedText) { text += part }
    }
}

/// Bytes with signs in place of controls.
private struct PrintedLines {
    private(set) var bytes: [UInt8]

    init(_ bytes: [UInt8], keepsStyles: Bool = false, keepsCommands: Bool = false) {
        self.bytes = bytes
        // Most text has no controls, and goes through as it is.
        if Self.isPlain(bytes) { return }
        var startsLine = !keepsCommands
        var shown: [UInt8] = []
        shown.reserveCapacity(bytes.count)
        // Bytes that are no text are repaired here, where a terminal would take some for controls.
        let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
        var rest = scalars[...]
        while let scalar = rest.first {
            if keepsStyles, let style = Self.style(at: rest) {
                shown += Array(String(style).utf8)
                rest = rest[style.endIndex...]
                continue
            }
            rest.removeFirst()
            let startsCommand = startsLine && scalar == ":" && rest.first == ":"
            let isShown = scalar == "\n" || !VisibleText.isControl(scalar) && !startsCommand
            shown += Array((isShown ? String(scalar) : VisibleText.sign(for: scalar)).utf8)
            let isBlank = scalar.properties.isWhitespace && scalar != "\n"
            startsLine = scalar == "\n" ? !keepsCommands : startsLine && isBlank
        }
        self.bytes = shown
    }

    /// Whether the bytes are UTF-8 without a control, and without two colons that start a line.
    private static func isPlain(_ bytes: [UInt8]) -> Bool {
        let span = bytes.span
        var startsLine = true
        for index in span.indices {
            let byte = span[index]
            switch byte {
            case UInt8(ascii: "\n"): startsLine = true
            case UInt8(ascii: ":") where startsLine: return false
            case 0x20..<0x7F: startsLine = startsLine && byte == 0x20
            case 0x80..<0xC2, 0xC3..<0xD8, 0xD9..<0xE1, 0xE4...: startsLine = false
            // Controls and blanks beyond ASCII begin with one of these.
            case 0xC2, 0xD8, 0xE1, 0xE2, 0xE3:
                guard !startsLine, !isControl(span, at: index) else { return false }
            default: return false
            }
        }
        return (try? UTF8Span(validating: span)) != nil
    }

    /// Whether a control starts at a byte that is the first of a scalar.
    private static func isControl(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        func byte(_ distance: Int) -> UInt8 {
            index + distance < bytes.count ? bytes[index + distance] : 0
        }
        switch (byte(0), byte(1), byte(2)) {
        case (0xC2, 0x80..<0xA0, _), (0xD8, 0x9C, _), (0xE2, 0x80, 0x8E...0x8F),
            (0xE2, 0x80, 0xA8...0xAE), (0xE2, 0x81, 0xA6...0xA9):
            return true
        default: return false
        }
    }

    /// The sequence of a style that a text starts with, as `TextAttributes` writes it.
    private static func style(at rest: Substring.UnicodeScalarView) -> Substring? {
        guard rest.first == "\u{1B}", rest.dropFirst().first == "[" else { return nil }
        let end = rest.dropFirst(2).firstIndex { !("0"..."9").contains($0) && $0 != ";" }
        guard let end, rest[end] == "m" else { return nil }
        return Substring(rest[...end])
    }
}
