extension SwiftScan {
    /// What an expression may be as a text: two where a conditional chooses, none for `nil`.
    func values(_ range: Range<Int>, level: Int = 0) -> [TextValue] {
        var (start, end) = trimmed(range.lowerBound, range.upperBound)
        while word(start) == .try || word(start) == .await {
            start += 1
            if kind(start) == .postfixQuestion || kind(start) == .postfixExclamation { start += 1 }
        }
        // Longer ones are no identifiers.
        guard start < end, end - start < 256 else { return [.unknown] }
        var found: [TextValue] = []
        var part: Int? = start
        var index = start
        while index < end {
            switch kind(index) {
            case .question:
                part = index + 1
            case .colon:
                if let part { append(part, index, level, &found) }
                part = index + 1
            case .operator where isDefault(index):
                if let part { append(part, index, level, &found) }
                part = index + 1
            case .identifier where word(index) == .as: end = index
            default: break
            }
            index = after(index)
        }
        if let part { append(part, end, level, &found) }
        return found
    }

    private func append(_ start: Int, _ end: Int, _ level: Int, _ found: inout [TextValue]) {
        let (start, end) = trimmed(start, end)
        if end == start + 1, word(start) == .nil { return }
        let described = described(start, end)
        let part = described ?? start..<end
        if let values = variable(part.lowerBound, part.upperBound, level) {
            found += described == nil ? values : values.map(\.className)
        } else if let described {
            found.append(typeValue(described.lowerBound, described.upperBound))
        } else {
            found.append(value(start, end))
        }
    }

    /// What a variable, a parameter or each element of a list is, or a member of it.
    private func variable(_ start: Int, _ end: Int, _ level: Int) -> [TextValue]? {
        // `["a", "b"][index]`.
        if kind(start) == .openBracket, kind(after(start)) == .openBracket,
            after(after(start)) == end
        {
            return elements(start, level)
        }
        guard isName(start), end == start + 1 || end == start + 3 && kind(start + 1) == .dot,
            let values = localValues(start, level: level) ?? elementValues(start, level: level)
        else { return nil }
        return end == start + 1 ? values : values.map { $0.member(text(start + 2)) }
    }

    /// The tokens whose type's name an expression is: `x` of `String(describing: x)`, of `"\(x)"` alone and of
    /// `NSStringFromClass(x)`.
    private func described(_ start: Int, _ end: Int) -> Range<Int>? {
        let open = start + 1
        switch kind(start) {
        case .textStart:
            return link(start) == end - 1 && kind(open) == .interpolationStart
                && link(open) == end - 2 && hasNothingElse(start, end) ? open + 1..<end - 2 : nil
        case .identifier where kind(open) == .openParenthesis && link(open) < end:
            if word(start) == .NSStringFromClass { return open + 1..<max(open + 1, link(open)) }
            guard word(start) == .String, link(open) == end - 1 else { return nil }
            let hasLabel = isName(open + 1) && kind(open + 2) == .colon
            if hasLabel, word(open + 1) != .describing { return nil }
            let first = hasLabel ? open + 3 : open + 1
            return first..<max(first, end - 1)
        default: return nil
        }
    }

    /// `??`.
    private func isDefault(_ index: Int) -> Bool {
        written(index).elementsEqual("??".utf8)
    }

    /// An expression without the parentheses and signs around it.
    private func trimmed(_ start: Int, _ end: Int) -> (Int, Int) {
        var (start, end) = (start, min(end, tokens.count))
        while start < end {
            if kind(end - 1) == .postfixExclamation || kind(end - 1) == .postfixQuestion {
                end -= 1
            } else if kind(start) == .openParenthesis, link(start) == end - 1 {
                (start, end) = (start + 1, end - 1)
            } else {
                break
            }
        }
        return (start, end)
    }

    /// What one expression is as a text.
    private func value(_ start: Int, _ end: Int) -> TextValue {
        guard start < end else { return .unknown }
        switch kind(start) {
        case .text: return end == start + 1 ? literal(start) : .unknown
        case .identifier: return path(start, end)
        default: return .unknown
        }
    }

    /// Whether a text has nothing but its one interpolation.
    private func hasNothingElse(_ start: Int, _ end: Int) -> Bool {
        let quotes = tokens[start].flags.contains(.hasLines) ? 3 : 1
        return tokens[start].flags.isDisjoint(with: [.isRaw, .hasLines])
            && tokens[start].range.count == quotes && tokens[end - 1].range.count == quotes
    }

    /// A name with dots.
    private func path(_ start: Int, _ end: Int) -> TextValue {
        var parts: [String] = []
        var index = start
        while index < end, parts.count < 16 {
            guard isName(index) else { return .unknown }
            parts.append(text(index))
            index += 1
            if kind(index) == .less, index < end, let after = afterGenerics(index) { index = after }
            if kind(index) == .openParenthesis, index < end {
                guard link(index) == index + 1 else { return .unknown }
                if parts.last == "description", index + 2 >= end, parts.count > 1 {
                    let end = index - 2
                    return word(end - 1) == .`self` && end - 1 > start
                        ? typeValue(start, end)
                        : type(path: Array(parts.dropLast()), start)
                }
                index += 2
            }
            while index < end, kind(index) == .postfixQuestion || kind(index) == .postfixExclamation
            {
                index += 1
            }
            if index >= end { return named(parts, start) }
            guard kind(index) == .dot else { return .unknown }
            index += 1
        }
        return .unknown
    }

    private func named(_ parts: [String], _ start: Int) -> TextValue {
        guard parts[0].first != "$", !isUnknown(start) || word(start) == .`self`,
            parts.count == 1 || !isGeneric(start)
        else { return .unknown }
        return .name(parts)
    }

    /// The name of the type that an expression is: `X.self`, `Self`, `type(of: self)`, `self`.
    private func typeValue(_ start: Int, _ end: Int) -> TextValue {
        guard start < end, isName(start) else { return .unknown }
        if word(start) == .type, kind(start + 1) == .openParenthesis {
            let isOwn = end == start + 6 && word(start + 2) == .of && word(start + 4) == .`self`
            return isOwn ? .typeName("self") : .unknown
        }
        var parts: [String] = []
        var index = start
        while index < end, parts.count < 16 {
            guard isName(index) else { return .unknown }
            parts.append(text(index))
            index += 1
            if kind(index) == .less, index < end, let after = afterGenerics(index) { index = after }
            if index >= end { break }
            guard kind(index) == .dot else { return .unknown }
            index += 1
        }
        if parts.count > 1, parts.last == "self" || parts.last == "dynamicType" {
            parts.removeLast()
        }
        return type(path: parts, start)
    }

    private func type(path: [String], _ start: Int) -> TextValue {
        guard let last = path.last else { return .unknown }
        if path.count == 1, last == "self" || last == "Self" { return .typeName(last) }
        guard last.first?.isUppercase == true, !isGeneric(start), !isUnknown(start) else {
            return .unknown
        }
        return .typeName(path.joined(separator: "."))
    }
}
