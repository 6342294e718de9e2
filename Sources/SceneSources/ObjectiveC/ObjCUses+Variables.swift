import SceneText

extension ObjCUses {
    // MARK: Declarations

    /// Notes a text that comes from outside: a parameter of a method, `(NSString *)name`.
    mutating func declaration(at place: Int) {
        guard body == nil, enclosing != nil else { return }
        let name = declaredName(after: place)
        if tokens.kind(name) == .closeParen, tokens.kind(name + 1) == .identifier {
            given[tokens.text(name + 1)] = [.unknown]
        }
    }

    /// The place of the name that a type is written for.
    func declaredName(after type: Int) -> Int {
        var name = type + 1
        while isBetween(name) { name += 1 }
        return name
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
        if isDeclared(name) {
            declared(name, place)
            return
        }
        let range = tokens.range(name).indices
        if bytes[range.lowerBound] == UInt8(ascii: "_") {
            assigned.insert(range.lowerBound + 1, range.upperBound, of: bytes)
        }
        assigned.insert(range.lowerBound, range.upperBound, of: bytes)
        if before.kind == .dot, body == nil { field(name, place) }
    }

    /// Whether a name before an equals sign is that of a new variable.
    func isDeclared(_ name: Int) -> Bool {
        let before = tokens[name - 1]
        return before.kind == .star || before.kind == .greater
            || before.kind == .identifier && before.word != .else && before.word != .do
    }

    /// A variable outside functions with its value, if it is a text.
    private mutating func declared(_ name: Int, _ equals: Int) {
        guard body == nil else { return }
        let type = type(before: name, statementType)
        statementType = type
        guard type == .string else { return }
        let (values, text) = (resolved(equals + 1..<expressionEnd(equals + 1)), tokens.text(name))
        for value in values {
            if tokens.word(name - 1) != .const { variables.append(constants.count) }
            constants.append(TextConstant(path: [text], value: value, range: tokens.range(name)))
        }
    }

    /// The word that is the type of a variable with a value.
    func type(before name: Int, _ statementType: ObjCWord) -> ObjCWord {
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
    func made(_ places: Range<Int>, level: Int = 0) -> [TextValue]? {
        let places = expressions.stripped(places)
        guard tokens.kind(places.lowerBound) == .openBracket,
            tokens.after(places.lowerBound) == places.upperBound,
            let message = ObjCMessage(tokens, places.lowerBound), let first = message.parts.first,
            [.storyboardWithName, .nibWithNibName].contains(tokens.word(first.label))
        else { return nil }
        // One of another bundle may have the name of one that is here.
        return expressions.bundle(of: message) == .app
            ? resolved(first.value, level: level) : [.unknown]
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
    func isSegueIdentifier(_ names: [String], at place: Int) -> Bool {
        var names = names
        // `identifier` of `shouldPerformSegueWithIdentifier:sender:`.
        if names.count == 1, body?.labels.first == "shouldPerformSegueWithIdentifier",
            let given = body?.texts[0], tokens.text(given) == names[0]
        {
            return true
        }
        if names.count == 1, let known = values(of: names[0], at: place), known.count == 1,
            case .name(let other) = known[0]
        {
            names = other
        }
        return names.count > 1 && names.last == "identifier" && Self.isSegue(names[names.count - 2])
    }
}
