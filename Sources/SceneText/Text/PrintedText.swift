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

    /// Whether the last line is blank.
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
        // Bytes that are not text are repaired here, where a terminal would take some for controls.
        let isText = (try? UTF8Span(validating: bytes.span)) != nil
        let text = isText ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8)
        var shown: [UInt8] = []
        var copied = 0
        var startsLine = !keepsCommands
        var index = 0
        while index < text.count {
            if !startsLine { index = Self.nextToLookAt(from: index, in: text.span) }
            guard index < text.count else { break }
            if keepsStyles, let end = Self.endOfStyle(at: index, in: text) {
                index = end
                continue
            }
            var end = index + 1
            switch text[index] {
            case UInt8(ascii: "\n"): startsLine = !keepsCommands
            case UInt8(ascii: " "): break
            case UInt8(ascii: ":") where startsLine && end < text.count && text[end] == text[index]:
                shown += text[copied..<index] + Array(VisibleText.sign(for: ":").utf8)
                copied = end
                startsLine = false
            case _ where Self.mayBeControlOrBlank(at: index, in: text.span):
                let (value, length) = text.span.scalar(at: index)
                let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
                end = index + length
                if VisibleText.isControl(scalar) {
                    shown += text[copied..<index] + Array(VisibleText.sign(for: scalar).utf8)
                    copied = end
                }
                startsLine = startsLine && scalar.properties.isWhitespace
            default: startsLine = false
            }
            index = end
        }
        // Most text has no controls, and goes through as it is.
        self.bytes = copied == 0 ? text : shown + text[copied...]
    }

    /// The first byte from one on, within a line, that is not certainly shown as it is.
    private static func nextToLookAt(from start: Int, in text: Span<UInt8>) -> Int {
        var index = start
        while index < text.count, !mayBeControlOrBlank(at: index, in: text) { index += 1 }
        return index
    }

    /// Whether a scalar that is a control or a blank may start at a byte: a quick look, as most do not.
    private static func mayBeControlOrBlank(at index: Int, in text: Span<UInt8>) -> Bool {
        switch text[index] {
        case 0x20..<0x7F: false
        case 0x00..<0x20, 0x7F, 0xC2, 0xD8, 0xE1, 0xE3: true
        // After the block of punctuation come the signs that frames are drawn with.
        case 0xE2: text[index + 1] < 0x82
        default: false
        }
    }

    /// The end of a style that starts at a byte, as `TextAttributes` writes it.
    private static func endOfStyle(at index: Int, in text: [UInt8]) -> Int? {
        guard text[index] == 0x1B, text[index...].dropFirst().first == UInt8(ascii: "[") else {
            return nil
        }
        let end = text[(index + 2)...].firstIndex { !$0.isDigit && $0 != UInt8(ascii: ";") }
        guard let end, text[end] == UInt8(ascii: "m") else { return nil }
        return end + 1
    }
}
