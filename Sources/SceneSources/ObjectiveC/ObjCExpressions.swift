import SceneText

/// Reads what an expression is: a text, a name, the name of a type.
struct ObjCExpressions {
    let tokens: ObjCTokens

    /// As deep as parentheses and messages are followed in one expression.
    private static let mostLevels = 8

    /// As many tokens as are looked at for the end of an expression or a `?`.
    static let mostTokens = 64

    // MARK: Texts

    /// What the tokens of an expression may be: several values where a conditional chooses.
    func values(_ places: Range<Int>, level: Int = 0) -> [TextValue] {
        let places = stripped(places)
        guard level < Self.mostLevels, !places.isEmpty else { return [.unknown] }
        guard let (question, colon) = conditional(places) else {
            return elements(places, level) ?? [value(places)]
        }
        let first = question + 1 < colon ? question + 1..<colon : places.lowerBound..<question
        // Nothing is never looked for.
        return [first, colon + 1..<places.upperBound].filter { !isNothing($0) }.flatMap {
            values($0, level: level + 1)
        }
    }

    /// What `@[@"a", @"b"][index]` may be; nil for anything else.
    private func elements(_ places: Range<Int>, _ level: Int) -> [TextValue]? {
        let open = places.lowerBound + 1
        guard tokens.firstByte(places.lowerBound) == UInt8(ascii: "@"),
            tokens.kind(open) == .openBracket, tokens.kind(tokens.after(open)) == .openBracket,
            tokens.after(tokens.after(open)) == places.upperBound
        else { return nil }
        var found: [TextValue] = []
        var start = open + 1
        var place = start
        while place < tokens.close(of: open), found.count < 8 {
            let next = tokens.after(place)
            if tokens.kind(next) == .comma || next == tokens.close(of: open) {
                found += values(start..<next, level: level + 1)
                start = next + 1
            }
            place = tokens.kind(next) == .comma ? start : next
        }
        return place < tokens.close(of: open) || found.isEmpty ? nil : found
    }

    /// The places of `?` and of its `:`.
    private func conditional(_ places: Range<Int>) -> (Int, Int)? {
        var place = places.lowerBound
        var question: Int?
        var open = 0
        var left = Self.mostTokens
        while place < places.upperBound, left > 0 {
            switch tokens.kind(place) {
            case .question:
                question = question ?? place
                open += 1
            case .colon where open > 0:
                open -= 1
                if open == 0, let question { return (question, place) }
            default: break
            }
            place = tokens.after(place)
            left -= 1
        }
        return nil
    }

    private func value(_ places: Range<Int>) -> TextValue {
        let kind = tokens.kind(places.lowerBound)
        if kind == .text || kind == .objectText { return literal(places) }
        if tokens.word(places.lowerBound) == .classText { return typeName(places) }
        let (names, next) = path(places)
        guard next == places.upperBound, let names, !names.isEmpty else { return .unknown }
        return .name(names)
    }

    /// One text, of several that are beside each other.
    private func literal(_ places: Range<Int>) -> TextValue {
        var bytes: [UInt8] = []
        for place in places {
            let kind = tokens.kind(place)
            guard kind == .text || kind == .objectText else { return .unknown }
            ObjCText.append(tokens.bytes, tokens.range(place).indices, to: &bytes)
        }
        return .literal(String(decoding: bytes, as: UTF8.self))
    }

    /// `NSStringFromClass([X class])`, with `self` for the type around.
    private func typeName(_ places: Range<Int>) -> TextValue {
        let open = places.lowerBound + 1
        guard tokens.kind(open) == .openParen, tokens.after(open) == places.upperBound else {
            return .unknown
        }
        let inner = stripped(tokens.inside(open))
        guard !inner.isEmpty else { return .unknown }
        let (names, next) = path(inner)
        guard next == inner.upperBound, let names, names.count == 1, let name = names.first else {
            return .unknown
        }
        let isType = name == "self" || name.first?.isUppercase == true
        return isType ? .typeName(name) : .unknown
    }

    /// Whether an expression says that there is nothing.
    func isNothing(_ places: Range<Int>) -> Bool {
        let places = stripped(places)
        guard places.count == 1 else { return false }
        return [.null, .nullClass, .nullPointer].contains(tokens.word(places.lowerBound))
    }

    /// The class of `[X class]`, `X.class` or `self.class`; nil for anything else.
    func type(_ places: Range<Int>) -> String? {
        let places = stripped(places)
        guard
            let last = [places.upperBound - 1, places.upperBound - 2].first(where: {
                tokens.kind($0) == .identifier
            }), places.contains(last), tokens.text(last) == "class"
        else { return nil }
        let (names, next) = path(places)
        guard next == places.upperBound, let names, names.count == 1 else { return nil }
        return tokens.isCapital(places.lowerBound) || tokens.isCapital(places.lowerBound + 1)
            ? names[0] : nil
    }

    // MARK: Bundles

    /// The bundle that a message with a storyboard or a nib names.
    func bundle(of message: ObjCMessage) -> IdentifierUse.Bundle {
        guard let part = message.parts.first(where: { tokens.word($0.label) == .bundle }),
            !isNothing(part.value)
        else { return .app }
        let places = stripped(part.value)
        let (names, next) = path(places)
        if next == places.upperBound, names == ["NSBundle", "mainBundle"] { return .app }
        guard let inner = ObjCMessage(tokens, places.lowerBound)?.parts.first,
            tokens.word(inner.label) == .bundleForClass
        else { return .other }
        if let type = type(inner.value) { return .ofClass(type) }
        return path(stripped(inner.value)).names == ["self"] ? .app : .other
    }

    // MARK: Names

    /// An expression without the parentheses around it and the casts before it.
    func stripped(_ places: Range<Int>) -> Range<Int> {
        var places = places
        var left = Self.mostLevels
        while left > 0, tokens.kind(places.lowerBound) == .openParen, !places.isEmpty {
            left -= 1
            let after = tokens.after(places.lowerBound)
            if after == places.upperBound {
                guard places.count > 2 else { return places }
                places = places.lowerBound + 1..<places.upperBound - 1
            } else if after < places.upperBound, beginsValue(after) {
                places = after..<places.upperBound
            } else {
                break
            }
        }
        return places
    }

    private func beginsValue(_ place: Int) -> Bool {
        switch tokens.kind(place) {
        case .identifier, .openBracket, .openParen, .text, .objectText: true
        default: false
        }
    }

    /// The names of an expression such as `self.a.b`, `[self a]`, `[X class]`, and the place after it.
    ///
    /// Messages with arguments end a path, unless it is that of a receiver; `class` is left out.
    func path(
        _ places: Range<Int>,
        isReceiver: Bool = false,
        level: Int = 0
    ) -> (names: [String]?, next: Int) {
        var place = places.lowerBound
        guard level < Self.mostLevels, place < places.upperBound else { return (nil, place) }
        var names: [String]?
        switch tokens.kind(place) {
        case .identifier:
            names = [tokens.text(place)]
            place += 1
        case .openBracket, .openParen:
            let end = min(tokens.close(of: place), places.upperBound)
            let inner = place + 1..<max(place + 1, end)
            if tokens.kind(place) == .openParen {
                let inner = stripped(inner)
                let (found, next) = path(inner, isReceiver: isReceiver, level: level + 1)
                names = next == inner.upperBound ? found : nil
            } else {
                names = message(inner, isReceiver, level)
            }
            place = tokens.after(place)
        default: return (nil, place)
        }
        while place + 1 < places.upperBound,
            [.dot, .arrow].contains(tokens.kind(place)), tokens.kind(place + 1) == .identifier
        {
            append(place + 1, to: &names)
            place += 2
        }
        return (names, place)
    }

    /// The names of a message between brackets.
    private func message(_ places: Range<Int>, _ isReceiver: Bool, _ level: Int) -> [String]? {
        var (names, next) = path(places, isReceiver: isReceiver, level: level + 1)
        guard next < places.upperBound, tokens.kind(next) == .identifier else { return nil }
        guard next + 1 == places.upperBound || isReceiver else { return nil }
        append(next, to: &names)
        return names
    }

    private func append(_ place: Int, to names: inout [String]?) {
        guard tokens.word(place) != .class else { return }
        names?.append(tokens.text(place))
    }
}

/// What is meant by the bytes of a literal.
enum ObjCText {
    /// Adds the text of a literal in quotation marks, without its escapes.
    static func append(_ bytes: [UInt8], _ range: Range<Int>, to text: inout [UInt8]) {
        guard var place = bytes[range].firstIndex(of: UInt8(ascii: "\"")) else { return }
        if place > range.lowerBound, bytes[place - 1] == UInt8(ascii: "R") {
            return appendRaw(bytes, place..<range.upperBound, to: &text)
        }
        place += 1
        while place < range.upperBound, bytes[place] != UInt8(ascii: "\"") {
            if bytes[place] == UInt8(ascii: "\\") {
                place = escape(bytes, place + 1, range.upperBound, &text)
            } else {
                text.append(bytes[place])
                place += 1
            }
        }
    }

    private static func appendRaw(_ bytes: [UInt8], _ range: Range<Int>, to text: inout [UInt8]) {
        guard let open = bytes[range].firstIndex(of: UInt8(ascii: "(")) else { return }
        let end = range.upperBound - (open - range.lowerBound) - 1
        if open + 1 < end { text += bytes[open + 1..<end] }
    }

    /// Adds what is escaped at a place, and returns the place after it.
    private static func escape(
        _ bytes: [UInt8],
        _ place: Int,
        _ end: Int,
        _ text: inout [UInt8]
    ) -> Int {
        guard place < end else { return place }
        let byte = bytes[place]
        switch byte {
        case UInt8(ascii: "\n"): return place + 1
        case UInt8(ascii: "\r"):
            return place + 1 < end && bytes[place + 1] == UInt8(ascii: "\n") ? place + 2 : place + 1
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "x"):
            let most = byte == UInt8(ascii: "u") ? 4 : byte == UInt8(ascii: "U") ? 8 : 2
            return number(bytes, place + 1, min(end, place + 1 + most), &text)
        default: text.append(byte)
        }
        return place + 1
    }

    private static func number(
        _ bytes: [UInt8],
        _ start: Int,
        _ end: Int,
        _ text: inout [UInt8]
    ) -> Int {
        var value: UInt32 = 0
        var place = start
        while place < end, let digit = bytes[place].hexadecimalValue {
            value = value << 4 | UInt32(digit)
            place += 1
        }
        if let scalar = Unicode.Scalar(value) { text += Array(String(Character(scalar)).utf8) }
        return place
    }
}
