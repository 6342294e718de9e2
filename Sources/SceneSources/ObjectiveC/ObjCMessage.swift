/// A message with arguments: `[receiver label:value label:value]`.
struct ObjCMessage {
    struct Part {
        var label: Int
        var value: Range<Int>
    }

    /// The place of its opening bracket.
    let open: Int

    let receiver: Range<Int>
    private(set) var parts: [Part] = []

    /// Reads the message whose bracket opens at a place; nil where there is none with arguments.
    init?(_ tokens: ObjCTokens, _ open: Int) {
        self.open = open
        let end = tokens.close(of: open)
        guard end > open else { return nil }
        var labels: [Int] = []
        var place = open + 1
        var conditions = 0
        while place < end {
            switch tokens.kind(place) {
            case .question: conditions += 1
            case .colon where conditions > 0: conditions -= 1
            case .identifier
            where conditions == 0 && tokens.kind(place + 1) == .colon && place > open + 1:
                labels.append(place)
                place += 1
            default: break
            }
            place = tokens.after(place)
        }
        guard let first = labels.first else { return nil }
        receiver = open + 1..<first
        for (index, label) in labels.enumerated() {
            let next = index + 1 < labels.count ? labels[index + 1] : end
            parts.append(Part(label: label, value: label + 2..<max(label + 2, next)))
        }
    }
}

extension ObjCUses {
    /// Reads a message that may have an identifier.
    mutating func read(_ message: ObjCMessage) {
        guard let first = message.parts.first else { return }
        let labels = message.parts.map { tokens.word($0.label) }
        func value(_ word: ObjCWord) -> Range<Int>? {
            labels.firstIndex(of: word).map { message.parts[$0].value }
        }
        switch labels[0] {
        case .performSegueWithIdentifier: add(.performSegue, first.value, message)
        case .isEqualToString, .isEqual: comparison(message)
        case .setValue:
            for key in [value(.forKey), value(.forKeyPath)] {
                guard let key, case .literal(let text) = expressions.values(key).first else {
                    continue
                }
                assigned.insert(text)
            }
        case .dequeueReusableCellWithIdentifier:
            let isSure = labels.contains(.forIndexPath) || isReturned(message.open)
            add(isSure ? .dequeueCell : .dequeueOptionalCell, first.value, message)
        case .dequeueReusableCellWithReuseIdentifier: add(.dequeueItem, first.value, message)
        case .dequeueReusableHeaderFooterViewWithIdentifier,
            .dequeueReusableAnnotationViewWithIdentifier:
            add(.dequeueOther, first.value, message)
        case .dequeueReusableSupplementaryViewOfKind:
            if let value = value(.withReuseIdentifier) { add(.dequeueItem, value, message) }
        case .registerClass, .registerNib: registration(message, labels[0] == .registerNib, value)
        case .instantiateViewControllerWithIdentifier: add(.instantiate, first.value, message)
        case .storyboardWithName: add(.storyboard, first.value, message)
        case .nibWithNibName, .initWithNibName, .loadNibNamed: add(.nib, first.value, message)
        default: break
        }
    }

    private mutating func add(
        _ kind: IdentifierUse.Kind,
        _ value: Range<Int>,
        _ message: ObjCMessage
    ) {
        guard !value.isEmpty, !expressions.isNothing(value), message.open >= tryEnd else { return }
        var use = use(kind, resolved(value), value)
        use.receiver = names(of: message.receiver)
        switch kind {
        case .instantiate:
            use.sources = sources(message.receiver)
            use.type = expectedType(message.open)
        case .storyboard:
            use.bundle = expressions.bundle(of: message)
            let next = tokens.close(of: message.open) + 1
            use.asksForInitial = tokens.word(next) == .instantiateInitialViewController
        case .nib:
            use.type = ownerType(message)
            use.owner = owner(message)
            let isOwn = tokens.word(message.parts[0].label) != .nibWithNibName
            if !isOwn { use.bundle = expressions.bundle(of: message) }
        case .dequeueCell, .dequeueOptionalCell, .dequeueItem, .dequeueOther:
            use.type = expectedType(message.open)
        default: break
        }
        uses.append(use)
    }

    func names(of receiver: Range<Int>) -> [String] {
        expressions.path(expressions.stripped(receiver), isReceiver: true).names ?? []
    }

    /// The names of the storyboard or nib that an expression is; none if it is not known to be one.
    private func sources(_ places: Range<Int>) -> [TextValue] {
        if let values = made(places) { return values.isEmpty ? [.unknown] : values }
        let places = expressions.stripped(places)
        guard places.count == 1, tokens.kind(places.lowerBound) == .identifier,
            let known = values(of: tokens.text(places.lowerBound), at: places.lowerBound)
        else { return [] }
        return known.isEmpty ? [.unknown] : known
    }

    private mutating func registration(
        _ message: ObjCMessage,
        _ isNib: Bool,
        _ value: (ObjCWord) -> Range<Int>?
    ) {
        let first = message.parts[0].value
        guard !expressions.isNothing(first) else { return }
        let row = value(.forCellReuseIdentifier)
        let item = value(.forCellWithReuseIdentifier)
        let other =
            value(.forHeaderFooterViewReuseIdentifier) ?? value(.withReuseIdentifier)
            ?? value(.forAnnotationViewWithReuseIdentifier)
        guard let identifier = row ?? item ?? other, !identifier.isEmpty else { return }
        let kind: IdentifierUse.Kind =
            row != nil
            ? isNib ? .registerNib : .registerClass
            : isNib && item != nil ? .registerItemNib : .registerOther
        var use = use(kind, resolved(identifier), identifier)
        use.receiver = names(of: message.receiver)
        if isNib { use.sources = sources(first) } else { use.type = expressions.type(first) }
        uses.append(use)
    }

    /// Reads `[segue.identifier isEqualToString:x]`, and the other way around.
    private mutating func comparison(_ message: ObjCMessage) {
        let value = message.parts[0].value
        if isSegueIdentifier(names(of: message.receiver), at: message.open) {
            uses.append(use(.compareSegue, resolved(value), value))
        } else if isSegueIdentifier(names(of: value), at: message.open) {
            uses.append(use(.compareSegue, resolved(message.receiver), message.receiver))
        }
    }

    // MARK: Types

    /// The class that a controller with a nib is of: `Foo` of `[[Foo alloc] initWithNibName:…]`.
    private func ownerType(_ message: ObjCMessage) -> String? {
        guard tokens.word(message.parts[0].label) == .initWithNibName else { return nil }
        let names = names(of: message.receiver)
        switch names.first {
        case "self", "super": return names.count == 1 || names.last == "alloc" ? enclosing : nil
        default:
            guard names.count == 2, names[1] == "alloc", names[0].first?.isUppercase == true else {
                return nil
            }
            return names[0]
        }
    }

    /// The class around, where a message loads a nib for `self`.
    private func owner(_ message: ObjCMessage) -> String? {
        guard let part = message.parts.first(where: { tokens.word($0.label) == .owner }),
            names(of: part.value) == ["self"]
        else { return nil }
        return enclosing
    }

    /// The class that the value of a message is taken for, by a cast or a declaration around it.
    func expectedType(_ open: Int) -> String? {
        var place = open - 1
        if tokens.kind(place) == .openParen, tokens.kind(place - 1) == .closeParen { place -= 1 }
        if tokens.kind(place) == .closeParen {
            let start = Int(tokens[place].match)
            guard start >= 0, place - start < 16 else { return nil }
            return classText(ObjCDeclarator(tokens, start + 1..<place, isNamed: false))
        }
        guard tokens.kind(place) == .equals, tokens.kind(place - 1) == .identifier else {
            return nil
        }
        var start = place - 1
        while place - start < 16,
            [.star, .identifier, .less, .greater].contains(tokens.kind(start))
        {
            start -= 1
        }
        return classText(ObjCDeclarator(tokens, start + 1..<place, isNamed: true))
    }

    private func classText(_ declarator: ObjCDeclarator) -> String? {
        guard let type = declarator.type, tokens.isCapital(type) else { return nil }
        return declarator.typeText
    }
}
