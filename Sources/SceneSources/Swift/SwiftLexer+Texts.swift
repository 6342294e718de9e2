extension SwiftLexer {
    /// A text from its quotes on.
    mutating func string(_ text: Span<UInt8>, hashes: Int, from quote: Int) {
        let start = offset
        let hasLines =
            hasBytes(text, quote, UInt8(ascii: "\""), UInt8(ascii: "\""))
            && hasByte(text, quote + 2, UInt8(ascii: "\""))
            && !isOneQuote(text, hashes: hashes, from: quote)
        let content = quote + (hasLines ? 3 : 1)
        let (end, isInterpolated) = endOfPart(text, content, hashes, hasLines)
        var flags: SwiftToken.Flags = hasLines ? .hasLines : []
        if hashes > 0 { flags.insert(.isRaw) }
        guard isInterpolated else { return add(.text, start, end, .none, flags) }
        push(.text(hashes: hashes, hasLines: hasLines))
        add(.textStart, start, end, .none, flags)
        openInterpolation(hashes)
    }

    /// Whether three quotes are a text of one quote: `#"""#`.
    private func isOneQuote(_ text: Span<UInt8>, hashes: Int, from quote: Int) -> Bool {
        hashes > 0 && countHashes(text, quote + 3, atMost: hashes) == hashes
    }

    private func countHashes(_ text: Span<UInt8>, _ place: Int, atMost limit: Int) -> Int {
        var count = 0
        while count < limit, hasByte(text, place + count, UInt8(ascii: "#")) { count += 1 }
        return count
    }

    /// Goes on with a text after one of its interpolations.
    mutating func continueText(_ text: Span<UInt8>) {
        guard case .text(let hashes, let hasLines)? = open.last?.kind else { return }
        let (end, isInterpolated) = endOfPart(text, offset, hashes, hasLines)
        guard isInterpolated else {
            close()
            add(.textEnd, offset, end)
            linkBack()
            return
        }
        offset = end
        openInterpolation(hashes)
    }

    private mutating func openInterpolation(_ hashes: Int) {
        push(.interpolation)
        add(.interpolationStart, offset, offset + hashes + 2)
    }

    /// Where a part of a text ends: after its quotes, or before `\(`.
    ///
    /// Without quotes it ends with its line, or with the file if it may have several lines.
    private func endOfPart(
        _ text: Span<UInt8>,
        _ start: Int,
        _ hashes: Int,
        _ hasLines: Bool
    ) -> (end: Int, isInterpolated: Bool) {
        var place = start
        while true {
            place = first(SwiftByte.endsText, text, from: place)
            guard place < text.count else { return (text.count, false) }
            switch text[place] {
            case UInt8(ascii: "\""):
                let quotes = hasLines ? 3 : 1
                if isQuoted(text, place, quotes),
                    countHashes(text, place + quotes, atMost: hashes) == hashes
                {
                    return (place + quotes + hashes, false)
                }
                place += 1
            case UInt8(ascii: "\\"):
                let escaped = place + 1 + hashes
                guard countHashes(text, place + 1, atMost: hashes) == hashes else {
                    place += 1
                    continue
                }
                if hasByte(text, escaped, UInt8(ascii: "(")) { return (place, true) }
                // A line that is cut within the escape ends the text, too.
                let isLine = !hasLines && isClass(text, escaped, SwiftByte.blank)
                place = isLine ? escaped : min(escaped + 1, text.count)
            default:
                if !hasLines { return (place, false) }
                place += 1
            }
        }
    }

    private func isQuoted(_ text: Span<UInt8>, _ place: Int, _ quotes: Int) -> Bool {
        quotes == 1
            || hasBytes(text, place + 1, UInt8(ascii: "\""), UInt8(ascii: "\""))
    }

    // MARK: Regular expressions

    /// A regular expression between slashes, where a value may begin and the line has the second slash.
    mutating func regex(_ text: Span<UInt8>) -> Bool {
        let start = offset
        guard start >= noRegexBefore, start + 1 < text.count,
            !isClass(text, start + 1, SwiftByte.blank), tokens.last?.endsValue != true,
            start == 0 || text[start - 1] != UInt8(ascii: "\\")
        else { return false }
        var depth = 0
        var inClass = false
        var place = start + 1
        while place < text.count {
            switch text[place] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                noRegexBefore = place
                return false
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "["): inClass = true
            case UInt8(ascii: "]"): inClass = false
            case UInt8(ascii: "(") where !inClass: depth += 1
            case UInt8(ascii: ")") where !inClass:
                depth -= 1
                if depth < 0 { return false }
            case UInt8(ascii: "/"):
                if isClass(text, place - 1, SwiftByte.blank) { return false }
                add(.regex, start, place + 1)
                return true
            default: break
            }
            place += 1
        }
        noRegexBefore = text.count
        return false
    }

    /// A regular expression in `#/` and `/#`; over several lines where nothing follows on the first.
    mutating func rawRegex(_ text: Span<UInt8>, hashes: Int, from slash: Int) -> Bool {
        guard hashes < 64, hashes < noRawRegex.hashes || offset >= noRawRegex.before else {
            return false
        }
        var first = slash + 1
        while first < text.count,
            text[first] == UInt8(ascii: " ") || text[first] == UInt8(ascii: "\t")
        {
            first += 1
        }
        let hasLines = isClass(text, first, SwiftByte.blank)
        var place = slash + 1
        while place < text.count {
            let byte = text[place]
            if byte == UInt8(ascii: "/"),
                countHashes(text, place + 1, atMost: hashes) == hashes
            {
                add(.regex, offset, place + 1 + hashes)
                return true
            }
            if byte == UInt8(ascii: "\n"), !hasLines { break }
            if byte == UInt8(ascii: "\\") { place += 1 }
            place += 1
        }
        noRawRegex = (hashes, min(place, text.count))
        return false
    }
}
