import SceneText

extension SwiftLexer {
    /// Goes on to the end of the line.
    mutating func skipLine(_ text: Span<UInt8>) {
        var place = offset
        while place < text.count, text[place] != UInt8(ascii: "\n"),
            text[place] != UInt8(ascii: "\r")
        {
            place += 1
        }
        offset = place
    }

    mutating func lineComment(_ text: Span<UInt8>) {
        let start = offset
        skipLine(text)
        pending.insert(.followsBlank)
        lookForMarker(text, start, offset)
    }

    /// A comment in a block, with those in it.
    mutating func blockComment(_ text: Span<UInt8>) {
        let start = offset
        var depth = 1
        var place = start + 2
        while depth > 0 {
            place = first(SwiftByte.endsComment, text, from: place)
            guard place < text.count else { break }
            if hasBytes(text, place, UInt8(ascii: "*"), UInt8(ascii: "/")) {
                depth -= 1
                place += 2
            } else if hasBytes(text, place, UInt8(ascii: "/"), UInt8(ascii: "*")) {
                depth += 1
                place += 2
            } else {
                place += 1
            }
        }
        place = min(place, text.count)
        offset = place
        pending.insert(.followsBlank)
        // A declaration after it may begin a line, as far as the words before it are concerned.
        if (start..<place).contains(where: { text[$0] == UInt8(ascii: "\n") }) {
            pending.insert(.startsLine)
        }
        lookForMarker(text, start, place)
    }

    // MARK: Findings to leave out

    /// Remembers a comment that begins with the marker.
    private mutating func lookForMarker(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
        var place = start
        while place < end, isMark(text[place]) { place += 1 }
        guard place < end, text[place] == UInt8(ascii: "s") else { return }
        var comment = [UInt8]()
        for index in place..<min(end, place + 400) { comment.append(text[index]) }
        guard let codes = IgnoreComment.codes(comment) else { return }
        for index in countedTo..<start where text[index] == UInt8(ascii: "\n") { countedLines += 1 }
        countedTo = start
        var line = countedLines
        if isAlone(text, start, end) {
            line += 1
            for index in start..<end where text[index] == UInt8(ascii: "\n") { line += 1 }
        }
        ignored.append(IgnoreComment(codes: codes, line: line))
    }

    private func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: " ")
            || byte == UInt8(ascii: "\t")
    }

    /// Whether a line has nothing but the comment.
    private func isAlone(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        var place = start - 1
        while place >= 0, text[place] != UInt8(ascii: "\n") {
            guard isClass(text, place, SwiftByte.blank) || text[place] >= 0x80 else { return false }
            place -= 1
        }
        place = end
        while place < text.count, text[place] != UInt8(ascii: "\n") {
            guard isClass(text, place, SwiftByte.blank) else { return false }
            place += 1
        }
        return true
    }
}

extension IgnoreComment {
    /// The codes after `scenectl:ignore`, up to a reason after two hyphens; nil where a comment begins otherwise.
    fileprivate static func codes(_ comment: [UInt8]) -> [String]? {
        let marker = Array("scenectl:ignore".utf8)
        guard comment.starts(with: marker) else { return nil }
        let rest = comment.dropFirst(marker.count)
        // `scenectl:ignored` is another word.
        if let next = rest.first, next.isNamePart || next == UInt8(ascii: "-") { return nil }
        var codes: [String] = []
        for word in String(decoding: rest, as: UTF8.self).split(whereSeparator: {
            $0.isWhitespace || $0 == ","
        }) {
            if word == "--" || word == "*/" { break }
            codes.append(String(word.hasSuffix("*/") ? word.dropLast(2) : word))
        }
        return codes
    }
}
