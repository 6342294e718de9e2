import SceneText

/// Where in a scene file a place is, told by the text before it alone: it works while the file is half typed.
struct CursorContext {
    /// From a collection to what is in it.
    enum Step: Equatable {
        case key(String)
        case item
    }

    /// The collections around the place, from the outermost in.
    private(set) var steps: [Step] = []

    /// Whether a key may be at the place, and whether a value may.
    private(set) var mayBeKey = true
    private(set) var mayBeValue = true

    /// Whether the place is in brackets.
    private(set) var isInFlow = false

    /// The word around the place.
    private(set) var word: Range<Int>

    /// What is on the line from the start of the key or value to the place.
    private(set) var typed = ""

    /// What of that is before the word.
    private(set) var lead = ""

    /// What closes the brackets that are open.
    private(set) var closers = ""

    private let bytes: [UInt8]

    /// Looks at the text up to a byte.
    init(_ bytes: [UInt8], at offset: Int) {
        self.bytes = bytes
        let offset = min(max(offset, bytes.textStart), bytes.count)
        var start = offset
        while start > bytes.textStart, bytes[start - 1].isIDPart { start -= 1 }
        var end = offset
        while end < bytes.count, bytes[end].isIDPart { end += 1 }
        if start == offset, end == start + 1, bytes[start] == UInt8(ascii: "-") { end = start }
        word = start..<end
        var scanner = ContextScanner(bytes, end: offset)
        scanner.run()
        steps = scanner.steps
        mayBeKey = scanner.mayBeKey
        mayBeValue = scanner.mayBeValue
        isInFlow = scanner.isInFlow
        typed = scanner.typed
        closers = scanner.closers
        let started = String(decoding: bytes[start..<offset], as: UTF8.self)
        lead = typed.hasSuffix(started) ? String(typed.dropLast(started.count)) : typed
        // The dash of a list is not part of a word.
        if started == "-", !typed.hasSuffix(started) { word = offset..<end }
    }

    /// The quote that is open at the place; nil outside quotes.
    var openQuote: Character? {
        guard let quote = typed.first, quote == "\"" || quote == "'" else { return nil }
        var isOpen = true
        var isEscaped = false
        for character in typed.dropFirst() {
            if isEscaped {
                isEscaped = false
            } else if character == quote {
                isOpen.toggle()
            } else {
                isEscaped = quote == "\"" && character == "\\"
            }
        }
        return isOpen ? quote : nil
    }

    /// Whether the word is the first of its key or value.
    var isAtStart: Bool { lead.isEmpty || lead.count == 1 && openQuote != nil }

    /// The text of the word.
    var wordText: String { String(decoding: bytes[word], as: UTF8.self) }
}

/// What is around the word.
extension CursorContext {
    /// What was typed of an expression that is not closed yet; nil outside one.
    var openExpression: String? {
        guard openQuote != nil, let open = typed.lastIndex(of: "{") else { return nil }
        let rest = typed[typed.index(after: open)...]
        return rest.contains("}") ? nil : String(rest)
    }

    /// The value that the place is in, from its key to the end of the line.
    func lineValue(in bytes: [UInt8]) -> String {
        var (start, end) = (word.lowerBound, word.upperBound)
        let stops = Set(" \t\n\r:{[,]}\"'".utf8)
        while start > 0, !stops.contains(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, !stops.contains(bytes[end]) { end += 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The end of what is replaced; in quotes names go on over colons, and a key with its quote.
    private var end: Int {
        var end = word.upperBound
        guard openQuote != nil, openExpression == nil else { return end }
        while end < bytes.count, bytes[end].isIDPart || bytes[end] == UInt8(ascii: ":") {
            end += 1
        }
        return end
    }

    /// Whether the quote that is open is closed after the word.
    var isFollowedByQuote: Bool {
        guard let quote = openQuote?.asciiValue, end < bytes.count else { return false }
        return bytes[end] == quote
    }

    /// What comes in place of the word takes the quote after a key with it.
    var replaced: Range<Int> {
        word.lowerBound..<(mayBeKey && isFollowedByQuote ? end + 1 : end)
    }

    /// The bytes of the line after the word and its quote.
    private var rest: ArraySlice<UInt8> {
        let start = isFollowedByQuote ? end + 1 : end
        return bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }.drop { $0 == 0x20 }
    }

    /// Whether the word is a key already, with a colon after it.
    var isFollowedByColon: Bool {
        guard mayBeKey, rest.first == UInt8(ascii: ":") else { return false }
        return rest.dropFirst().first.map { $0 <= 0x20 } ?? true
    }

    /// Whether the key or value ends with the word.
    var isAtEnd: Bool {
        guard let next = rest.first else { return true }
        if openQuote != nil, !isFollowedByQuote { return false }
        return next == UInt8(ascii: "#") || isInFlow && ",]}".utf8.contains(next)
    }

    /// Whether a space is missing after the colon or the dash before the word.
    var needsSpace: Bool {
        guard lead.isEmpty, word.lowerBound > bytes.textStart else { return false }
        return [UInt8(ascii: ":"), UInt8(ascii: "-")].contains(bytes[word.lowerBound - 1])
    }
}

/// Reads a text line by line, as far as needed to know what is around its end.
private struct ContextScanner {
    /// A key or a dash that what is further right belongs to.
    private struct Block {
        let column: Int
        let step: CursorContext.Step
    }

    /// Brackets that are open.
    private struct Flow {
        let isMapping: Bool
        var key: String?
        var start: Int
    }

    private let bytes: [UInt8]
    private let end: Int
    private var offset: Int
    private var blocks: [Block] = []
    private var flows: [Flow] = []

    /// How far lines must be indented to belong to a block of text; nil outside one.
    private var textColumn: Int?

    private(set) var mayBeKey = true
    private(set) var mayBeValue = true
    private(set) var typed = ""

    var isInFlow: Bool { !flows.isEmpty }

    var closers: String { String(flows.reversed().map { $0.isMapping ? "}" : "]" }) }

    var steps: [CursorContext.Step] {
        blocks.map(\.step)
            + flows.flatMap { flow in
                flow.isMapping ? flow.key.map { [.key($0)] } ?? [] : [.item]
            }
    }

    init(_ bytes: [UInt8], end: Int) {
        self.bytes = bytes
        self.end = end
        offset = bytes.textStart
    }

    mutating func run() {
        while true {
            let next = bytes[offset..<end].firstIndex(of: 0x0A).map { $0 + 1 } ?? end
            let isLast = next == end && (end == offset || bytes[end - 1] != 0x0A)
            read(lineUpTo: next, isLast: isLast)
            if isLast { return }
            offset = next
        }
    }

    private mutating func read(lineUpTo end: Int, isLast: Bool) {
        var place = offset
        while place < end, bytes[place] == 0x20 { place += 1 }
        let column = place - offset
        let rest = bytes[place..<end]
        if let textColumn {
            // An empty line belongs to the text, unless it is where somebody types.
            let isBlank = rest.allSatisfy { $0 <= 0x20 }
            if column > textColumn || isBlank && !isLast { return }
            self.textColumn = nil
        }
        guard flows.isEmpty else { return readFlow(place, end, isLast) }
        if rest.first == UInt8(ascii: "#") {
            if isLast { (mayBeKey, mayBeValue) = (false, false) }
            return
        }
        if rest.allSatisfy({ $0 <= 0x20 }), !isLast { return }
        leave(column, isItem: isDash(at: place, end))
        readBlock(place, column, end, isLast)
    }

    /// Whether an item of a list begins at a place.
    private func isDash(at place: Int, _ end: Int) -> Bool {
        place < end && bytes[place] == UInt8(ascii: "-")
            && (place + 1 >= end || bytes[place + 1] <= 0x20)
    }

    /// Leaves what is not left of a column.
    private mutating func leave(_ column: Int, isItem: Bool) {
        while let last = blocks.last,
            last.column > column || last.column == column && (last.step == .item || !isItem)
        {
            blocks.removeLast()
        }
    }

    private mutating func readBlock(_ start: Int, _ column: Int, _ end: Int, _ isLast: Bool) {
        var (place, column) = (start, column)
        while isDash(at: place, end) {
            blocks.append(Block(column: column, step: .item))
            let dash = place
            place += 1
            while place < end, bytes[place] == 0x20 { place += 1 }
            column += place - dash
        }
        guard let (key, after) = key(from: place, end) else {
            if isLast { (mayBeKey, mayBeValue, typed) = (true, true, text(place, end)) }
            if place < end { readValue(place, column, end, isLast, isAfterKey: false) }
            return
        }
        blocks.append(Block(column: column, step: .key(key)))
        readValue(after, column, end, isLast, isAfterKey: true)
    }

    /// Reads what follows a key or a dash.
    private mutating func readValue(
        _ start: Int,
        _ column: Int,
        _ end: Int,
        _ isLast: Bool,
        isAfterKey: Bool
    ) {
        var place = start
        while place < end, bytes[place] == 0x20 { place += 1 }
        if isLast, isAfterKey { (mayBeKey, mayBeValue, typed) = (false, true, text(place, end)) }
        guard place < end else { return }
        switch bytes[place] {
        case UInt8(ascii: "|"), UInt8(ascii: ">"): textColumn = column
        case UInt8(ascii: "{"), UInt8(ascii: "["): readFlow(place, end, isLast)
        default: break
        }
    }

    private mutating func readFlow(_ start: Int, _ end: Int, _ isLast: Bool) {
        var place = start
        while place < end {
            switch bytes[place] {
            case UInt8(ascii: "{"):
                flows.append(Flow(isMapping: true, start: place + 1))
            case UInt8(ascii: "["):
                flows.append(Flow(isMapping: false, start: place + 1))
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if !flows.isEmpty { flows.removeLast() }
                if flows.isEmpty, !isLast { return }
            case UInt8(ascii: ","):
                if !flows.isEmpty {
                    flows[flows.count - 1].key = nil
                    flows[flows.count - 1].start = place + 1
                }
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let quote = bytes[place]
                place += 1
                while place < end, bytes[place] != quote {
                    if quote == UInt8(ascii: "\""), bytes[place] == UInt8(ascii: "\\") {
                        place += 1
                    }
                    place += 1
                }
            case UInt8(ascii: "#") where place > start && bytes[place - 1] == 0x20:
                return
            case UInt8(ascii: ":") where place + 1 >= end || bytes[place + 1] <= 0x20:
                if let flow = flows.last, flow.isMapping, flow.key == nil {
                    flows[flows.count - 1].key = name(flow.start, place)
                    flows[flows.count - 1].start = place + 1
                }
            default: break
            }
            place += 1
        }
        guard isLast, let flow = flows.last else { return }
        let isKey = flow.isMapping && flow.key == nil
        (mayBeKey, mayBeValue) = (isKey, !isKey)
        typed = text(min(flow.start, end), end)
    }

    /// The key that ends with a colon on the line, and what comes after that.
    private func key(from start: Int, _ end: Int) -> (String, after: Int)? {
        var place = start
        if place < end, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") {
            let quote = bytes[place]
            place += 1
            while place < end, bytes[place] != quote { place += 1 }
        } else if place < end, [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(bytes[place]) {
            return nil
        }
        while place < end {
            if bytes[place] == UInt8(ascii: "#"), place > start, bytes[place - 1] == 0x20 {
                return nil
            }
            if bytes[place] == UInt8(ascii: ":"), place + 1 >= end || bytes[place + 1] <= 0x20 {
                return (name(start, place), place + 1)
            }
            place += 1
        }
        return nil
    }

    private func name(_ start: Int, _ end: Int) -> String {
        let text = text(start, end)
        guard let quote = text.first, quote == "\"" || quote == "'", text.last == quote,
            text.count > 1
        else { return text }
        return String(text.dropFirst().dropLast())
    }

    private func text(_ start: Int, _ end: Int) -> String {
        guard start < end else { return "" }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        return String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
