import SceneText

/// Where comments, literals and lines of the preprocessor end.
enum ObjCSkipping {
    /// What a line of the preprocessor does to the code around it.
    enum Directive {
        case define, beginning, other, end, unknown
    }

    // MARK: Literals

    /// The end of a text or a character that begins at a place: after its quotation mark, else before the line end.
    static func textEnd(_ text: borrowing Span<UInt8>, _ start: Int) -> Int {
        let quote = text[start]
        var place = start + 1
        while place < text.count {
            let byte = text[place]
            if byte == quote { return place + 1 }
            if byte == UInt8(ascii: "\\") {
                place = afterContinuation(text, place, orByte: true)
            } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                return place
            } else {
                place += 1
            }
        }
        return text.count
    }

    /// The place after a backslash and the line end after it, if one is there, or else the byte.
    static func afterContinuation(
        _ text: borrowing Span<UInt8>,
        _ place: Int,
        orByte: Bool = false
    ) -> Int {
        guard place + 1 < text.count else { return text.count }
        switch text[place + 1] {
        case UInt8(ascii: "\n"): return place + 2
        case UInt8(ascii: "\r"):
            let isPair = place + 2 < text.count && text[place + 2] == UInt8(ascii: "\n")
            return place + (isPair ? 3 : 2)
        default: return place + (orByte ? 2 : 1)
        }
    }

    /// The end of a text of C++ such as `R"x(…)x"`, whose prefix begins at a place; nil where it is none.
    static func rawTextEnd(_ text: borrowing Span<UInt8>, _ start: Int, _ quote: Int) -> Int? {
        guard text[quote - 1] == UInt8(ascii: "R"), quote - start <= 3 else { return nil }
        var open = quote + 1
        while open < text.count, text[open] != UInt8(ascii: "(") {
            let byte = text[open]
            guard byte > 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"),
                open - quote <= 16
            else { return nil }
            open += 1
        }
        guard open < text.count else { return nil }
        let length = open - quote - 1
        var place = open + 1
        search: while place < text.count {
            place += 1
            guard text[place - 1] == UInt8(ascii: ")") else { continue }
            guard place + length < text.count, text[place + length] == UInt8(ascii: "\"") else {
                continue
            }
            for index in 0..<length where text[place + index] != text[quote + 1 + index] {
                continue search
            }
            return place + length + 1
        }
        return text.count
    }

    static func numberEnd(_ text: borrowing Span<UInt8>, _ start: Int) -> Int {
        var place = start + 1
        while place < text.count {
            let byte = text[place]
            if byte.isNamePart || byte == UInt8(ascii: ".") {
                place += 1
            } else if byte == UInt8(ascii: "'"), place + 1 < text.count, text[place + 1].isNamePart
            {
                // Digits of C++ in groups: 1'000.
                place += 2
            } else {
                break
            }
        }
        return place
    }

    // MARK: Comments

    /// The end of a comment to the end of its line, which a backslash puts off.
    static func lineCommentEnd(_ text: borrowing Span<UInt8>, _ start: Int) -> Int {
        var place = start + 2
        while place < text.count {
            let byte = text[place]
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return place }
            place =
                byte == UInt8(ascii: "\\") ? afterContinuation(text, place) : place + 1
        }
        return text.count
    }

    static func blockCommentEnd(_ text: borrowing Span<UInt8>, _ start: Int) -> Int {
        var place = start + 3
        while place < text.count {
            if text[place] == UInt8(ascii: "/"), text[place - 1] == UInt8(ascii: "*") {
                return place + 1
            }
            place += 1
        }
        return text.count
    }

    static func has(_ word: StaticString, _ text: borrowing Span<UInt8>, _ start: Int) -> Bool {
        let word = Array(word.description.utf8)
        guard start + word.count <= text.count else { return false }
        for index in word.indices where word[index] != text[start + index] { return false }
        return true
    }

    /// Whether only blanks are between a place and the end of its line.
    static func endsLine(_ text: borrowing Span<UInt8>, _ start: Int) -> Bool {
        let place = blankEnd(text, start)
        return place == text.count || text[place] == UInt8(ascii: "\n")
            || text[place] == UInt8(ascii: "\r")
    }

    static func blankEnd(_ text: borrowing Span<UInt8>, _ start: Int) -> Int {
        var place = start
        while place < text.count, text[place] == UInt8(ascii: " ") || text[place] == 0x09 {
            place += 1
        }
        return place
    }

    // MARK: Lines of the preprocessor

    static func directive(
        _ text: borrowing Span<UInt8>,
        _ start: Int,
        _ end: Int
    ) -> Directive {
        guard end > start else { return .unknown }
        switch text[start] {
        case UInt8(ascii: "d"):
            return has("define", text, start) && end - start == 6 ? .define : .unknown
        case UInt8(ascii: "i"):
            return end - start > 1 && text[start + 1] == UInt8(ascii: "f") ? .beginning : .unknown
        case UInt8(ascii: "e"):
            if has("endif", text, start) { return .end }
            return has("el", text, start) ? .other : .unknown
        default: return .unknown
        }
    }

    /// The line end of a line of the preprocessor, with the lines that go on with it.
    static func directiveEnd(_ text: borrowing Span<UInt8>, _ start: Int) -> Int {
        var place = start
        while place < text.count {
            switch text[place] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return place
            case UInt8(ascii: "\\"): place = afterContinuation(text, place)
            case UInt8(ascii: "\""): place = textEnd(text, place)
            case UInt8(ascii: "/"):
                let next = place + 1 < text.count ? text[place + 1] : 0
                if next == UInt8(ascii: "/") { return lineCommentEnd(text, place) }
                place = next == UInt8(ascii: "*") ? blockCommentEnd(text, place) : place + 1
            default: place += 1
            }
        }
        return text.count
    }

    /// Whether an `#if` is `#if 0` or `#if false`, by which code is put away.
    static func isNever(_ text: borrowing Span<UInt8>, _ start: Int) -> Bool {
        let place = blankEnd(text, start)
        guard place > start else { return false }
        let length = has("0", text, place) ? 1 : has("false", text, place) ? 5 : 0
        guard length > 0 else { return false }
        let end = blankEnd(text, place + length)
        return endsLine(text, end)
            || end + 1 < text.count && text[end] == UInt8(ascii: "/")
                && (text[end + 1] == UInt8(ascii: "/") || text[end + 1] == UInt8(ascii: "*"))
    }

    /// Where the code after such a line ends: before the line of its `#else` or `#endif`.
    static func deadEnd(_ text: borrowing Span<UInt8>, _ start: Int) -> Int {
        var place = directiveEnd(text, start)
        var depth = 0
        while place < text.count {
            var first = place
            while first < text.count, text[first] <= 0x20 { first += 1 }
            guard first < text.count else { break }
            guard text[first] == UInt8(ascii: "#") else {
                place = max(directiveEnd(text, first), first + 1)
                continue
            }
            let name = blankEnd(text, first + 1)
            var end = name
            while end < text.count, text[end].isNamePart { end += 1 }
            switch directive(text, name, end) {
            case .beginning: depth += 1
            case .end where depth > 0: depth -= 1
            case .end: return first
            case .other where depth == 0: return first
            default: break
            }
            place = directiveEnd(text, end)
        }
        return text.count
    }
}
