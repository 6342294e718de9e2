import SceneText

extension ObjCUses {
    // MARK: Declarations

    /// Notes a text that is declared without a value, or that comes from outside: a parameter.
    mutating func declaration(at place: Int) {
        guard body != nil || enclosing != nil else { return }
        var name = place + 1
        while isBetween(name) { name += 1 }
        if tokens.kind(name) == .closeParen, body == nil, tokens.kind(name + 1) == .identifier {
            // A parameter of a method: `(NSString *)name`.
            locals[tokens.text(name + 1)] = [.unknown]
        } else if tokens.kind(name) == .identifier, tokens.kind(name + 1) != .equals,
            name > place + 1
        {
            let isOpen = tokens.kind(name + 1) == .semicolon
            locals[tokens.text(name)] = isOpen ? [] : [.unknown]
        }
    }

    /// Whether a token is between a type and the name of a variable.
    private func isBetween(_ place: Int) -> Bool {
        let token = tokens[place]
        return token.kind == .star
            || token.kind == .identifier && (token.word.isQualifier || token.word.isOptional)
    }

    // MARK: Assignments

    /// Reads what is before and after an equals sign.
    mutating func assignment(at place: Int, _ bytes: borrowing Span<UInt8>) {
        let name = place - 1
        guard tokens.kind(name) == .identifier, tokens.word(name) != .getter,
            tokens.word(name) != .setter
        else { return }
        let before = tokens[name - 1]
        let isDeclared =
            before.kind == .star || before.kind == .greater
            || before.kind == .identifier && before.word != .else && before.word != .do
        if isDeclared {
            declared(name, place)
            return
        }
        let range = tokens.range(name).indices
        if bytes[range.lowerBound] == UInt8(ascii: "_") {
            assigned.insert(range.lowerBound + 1, range.upperBound, of: bytes)
        }
        assigned.insert(range.lowerBound, range.upperBound, of: bytes)
        if before.kind == .dot {
            if body == nil { field(name, place) }
        } else if before.kind != .arrow, body != nil, !locals.isEmpty {
            changed(name, place)
        }
    }

    /// A variable that gets another value.
    private mutating func changed(_ name: Int, _ equals: Int) {
        let text = tokens.text(name)
        guard let known = locals[text] else { return }
        let value = equals + 1..<expressionEnd(equals + 1)
        let values = (made(value) ?? resolved(value)).filter { !known.contains($0) }
        var kept = known
        if untouched.remove(text) != nil {
            // The first value is often one that no use ever sees.
            if isInLoneCondition(name) { firsts[text] = known } else { kept = [] }
        } else if let first = firsts.removeValue(forKey: text) {
            // A second condition may be the opposite of the first one.
            kept = known.filter { !first.contains($0) }
        }
        locals[text] = kept.count + values.count > 8 ? [.unknown] : kept + values
    }

    /// Whether a statement is one of an `if` without `else`.
    private func isInLoneCondition(_ statement: Int) -> Bool {
        var (condition, end) = (statement - 1, 0)
        if tokens.kind(condition) == .closeParen {
            end = expressionEnd(statement)
        } else if let last = open.last, tokens.kind(Int(last)) == .openBrace {
            (condition, end) = (Int(last) - 1, tokens.close(of: Int(last)))
        }
        guard tokens.kind(condition) == .closeParen, tokens.word(end + 1) != .else else {
            return false
        }
        let keyword = Int(tokens[condition].match) - 1
        return keyword > 0 && tokens.text(keyword) == "if" && tokens.word(keyword - 1) != .else
    }

    /// A variable with its value, if it is a text, a storyboard or a nib.
    private mutating func declared(_ name: Int, _ equals: Int) {
        let type = type(before: name)
        statementType = type
        let value = equals + 1..<expressionEnd(equals + 1)
        switch type {
        case .string:
            let (values, text) = (resolved(value), tokens.text(name))
            guard body == nil else { return declare(text, values) }
            for value in values {
                if tokens.word(name - 1) != .const { variables.append(constants.count) }
                constants.append(
                    TextConstant(path: [text], value: value, range: tokens.range(name))
                )
            }
        case .storyboard, .nib:
            if body != nil { declare(tokens.text(name), made(value) ?? [.unknown]) }
        default: break
        }
    }

    private mutating func declare(_ name: String, _ values: [TextValue]) {
        locals[name] = values
        untouched.insert(name)
    }

    /// The word that is the type of a variable with a value.
    private func type(before name: Int) -> ObjCWord {
        var place = name - 1
        var left = 8
        while left > 0, tokens.kind(place) == .identifier || tokens.kind(place) == .star {
            switch tokens.word(place) {
            case .string, .storyboard, .nib: return tokens.word(place)
            default: place -= 1
            }
            left -= 1
        }
        // Whatever it is called, a type whose value is a text is one of texts.
        if tokens.kind(name + 2) == .objectText { return .string }
        // Another of the same statement: `NSString *a = @"a", *b = @"b";`
        return tokens.kind(place) == .comma ? statementType : .none
    }

    /// What a storyboard or a nib is made from; nil where an expression makes none.
    func made(_ places: Range<Int>) -> [TextValue]? {
        let places = expressions.stripped(places)
        guard tokens.kind(places.lowerBound) == .openBracket,
            tokens.after(places.lowerBound) == places.upperBound,
            let message = ObjCMessage(tokens, places.lowerBound), let first = message.parts.first,
            [.storyboardWithName, .nibWithNibName].contains(tokens.word(first.label))
        else { return nil }
        // One of another bundle may have the name of one that is here.
        return expressions.bundle(of: message) == .app ? resolved(first.value) : [.unknown]
    }

    /// A field of a constant structure, such as `const struct Cells Cells = { .name = @"Name" };`.
    private mutating func field(_ name: Int, _ equals: Int) {
        guard let last = open.last, tokens.kind(equals + 1) == .objectText else { return }
        let brace = Int(last)
        guard tokens.kind(brace) == .openBrace, tokens.kind(brace - 1) == .equals,
            tokens.kind(brace - 2) == .identifier
        else { return }
        for value in resolved(equals + 1..<expressionEnd(equals + 1)) {
            constants.append(
                TextConstant(
                    path: [tokens.text(brace - 2), tokens.text(name)],
                    value: value,
                    range: tokens.range(name)
                )
            )
        }
    }

    /// The constants; a variable that is assigned to does not keep its first value.
    func kept(unless assigned: Set<String>) -> [TextConstant] {
        var constants = constants
        for place in variables where constants[place].path.last.map(assigned.contains) == true {
            constants[place].value = .unknown
        }
        return constants
    }

    // MARK: Comparisons

    /// Reads `segue.identifier == x` and `[segue identifier] == x` from the name on, and the other way around.
    mutating func comparison(at place: Int) {
        var (start, end) = (place, place + 1)
        if tokens.kind(place - 1) == .dot, isSegue(place - 2) {
            start = place - 2
        } else if tokens.kind(place + 1) == .closeBracket, tokens.kind(place - 2) == .openBracket,
            isSegue(place - 1)
        {
            (start, end) = (place - 2, place + 2)
        } else {
            return
        }
        if tokens.kind(end) == .comparison {
            let (_, next) = expressions.path(end + 1..<tokens.count)
            let isText = tokens.kind(end + 1) == .objectText
            let value = end + 1..<(isText ? end + 2 : next)
            guard !value.isEmpty, !expressions.isNothing(value) else { return }
            uses.append(use(.compareSegue, resolved(value), value))
        } else if tokens.kind(start - 1) == .comparison {
            let value = start - 2..<start - 1
            guard [.objectText, .identifier].contains(tokens.kind(start - 2)),
                tokens.kind(start - 3) != .dot, !expressions.isNothing(value)
            else { return }
            uses.append(use(.compareSegue, resolved(value), value))
        }
    }

    private func isSegue(_ place: Int) -> Bool {
        tokens.kind(place) == .identifier && Self.isSegue(tokens.text(place))
    }

    private static func isSegue(_ name: String) -> Bool { name.lowercased().hasSuffix("segue") }

    /// Whether a name is that of the identifier of a segue, or of a variable with it.
    func isSegueIdentifier(_ names: [String]) -> Bool {
        var names = names
        // `identifier` of `shouldPerformSegueWithIdentifier:sender:`.
        if names.count == 1, body?.labels.first == "shouldPerformSegueWithIdentifier",
            let given = body?.texts[0], tokens.text(given) == names[0]
        {
            return true
        }
        if names.count == 1, let known = locals[names[0]], known.count == 1,
            case .name(let other) = known[0]
        {
            names = other
        }
        return names.count > 1 && names.last == "identifier" && Self.isSegue(names[names.count - 2])
    }
}
