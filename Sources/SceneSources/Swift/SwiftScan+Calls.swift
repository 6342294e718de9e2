import SceneText

/// An argument of a call.
struct SwiftArgument {
    /// The token of its label; nil where it has none.
    var label: Int?

    /// The tokens of its value.
    var value: Range<Int>
}

extension SwiftScan {
    /// Reads a call of one of the methods that take an identifier.
    mutating func call(_ index: Int, _ word: SwiftWord) {
        let open = index + 1
        let arguments = arguments(open)
        guard let first = arguments.first else { return }
        switch word {
        case .performSegue: add(.performSegue, labelled(.withIdentifier, arguments), index)
        case .performSegueWithIdentifier: add(.performSegue, first, index)
        case .dequeueReusableCell:
            if let value = labelled(.withReuseIdentifier, arguments) {
                add(.dequeueItem, value, index)
            } else {
                let isSure =
                    labelled(.for, arguments) != nil || isForced(after(open))
                    || endsWithoutValue(after(open))
                add(
                    isSure ? .dequeueCell : .dequeueOptionalCell,
                    labelled(.withIdentifier, arguments),
                    index
                )
            }
        case .dequeueReusableCellWithIdentifier:
            let isSure = labelled(.forIndexPath, arguments) != nil || isForced(after(open))
            add(isSure ? .dequeueCell : .dequeueOptionalCell, first, index)
        case .dequeueReusableCellWithReuseIdentifier: add(.dequeueItem, first, index)
        case .dequeueReusableHeaderFooterViewWithIdentifier: add(.dequeueOther, first, index)
        case .dequeueReusableHeaderFooterView:
            add(.dequeueOther, labelled(.withIdentifier, arguments), index)
        case .dequeueReusableSupplementaryView, .dequeueReusableSupplementaryViewOfKind:
            add(.dequeueItem, labelled(.withReuseIdentifier, arguments), index)
        case .register, .registerClass, .registerNib: registration(index, arguments)
        case .instantiateViewController:
            let value = labelled(.withIdentifier, arguments) ?? labelled(.identifier, arguments)
            add(.instantiate, value, index)
        case .instantiateViewControllerWithIdentifier: add(.instantiate, first, index)
        case .UIStoryboard: add(.storyboard, labelled(.name, arguments), index)
        case .loadNibNamed: add(.nib, first, index)
        case .Selector, .NSSelectorFromString:
            if first.label == nil { addSelector(values(first.value), at: range(first.value)) }
        default: break
        }
    }

    /// The arguments in parentheses, as far as calls of interest have any.
    func arguments(_ open: Int) -> [SwiftArgument] {
        let end = min(link(open), tokens.count)
        var arguments: [SwiftArgument] = []
        var index = open + 1
        while index < end, arguments.count < 8 {
            var argument = SwiftArgument(value: index..<index)
            if isName(index), kind(index + 1) == .colon {
                argument.label = index
                index += 2
            }
            let start = index
            while index < end, kind(index) != .comma { index = min(after(index), end) }
            guard start < index else { break }
            argument.value = start..<index
            arguments.append(argument)
            index += 1
        }
        return arguments
    }

    func labelled(_ label: SwiftWord, _ arguments: [SwiftArgument]) -> SwiftArgument? {
        arguments.first { $0.label.map { word($0) == label } ?? false }
    }

    func range(_ tokens: Range<Int>) -> SourceRange {
        range(tokens.lowerBound, tokens.upperBound)
    }

    /// Adds the use that a call is.
    private mutating func add(_ kind: IdentifierUse.Kind, _ value: SwiftArgument?, _ index: Int) {
        guard let value else { return }
        let values = values(value.value)
        guard !values.isEmpty else { return }
        var use = IdentifierUse(kind, values, enclosing: enclosing, at: range(value.value))
        use.receiver = receiver(index)
        // What is loaded from a nib is not what owns it.
        if kind != .nib { use.type = castType(after(index + 1)) }
        if kind == .storyboard {
            use.bundle = bundle(after: index)
            use.asksForInitial = asksForInitial(index)
        }
        if kind == .instantiate { use.sources = storyboards(before: index) }
        if kind == .nib { use.owner = owner(in: index + 1, .owner) }
        facts.uses.append(use)
    }

    /// Whether the initial controller of a storyboard is asked for where it is made, or of the
    /// constant that it becomes.
    private func asksForInitial(_ index: Int) -> Bool {
        let close = link(index + 1)
        if asksForInitial(after: close) { return true }
        guard kind(index - 1) == .assign, isName(index - 2), word(index - 3) == .let else {
            return false
        }
        return (close..<min(close + 400, tokens.count)).contains { place in
            isName(place) && text(place) == text(index - 2) && kind(place - 1) != .dot
                && asksForInitial(after: place)
        }
    }

    private func asksForInitial(after index: Int) -> Bool {
        kind(index + 1) == .dot && word(index + 2) == .instantiateInitialViewController
    }

    /// The type after `as!` or `as?`.
    func castType(_ start: Int) -> String? {
        var index = start
        while kind(index) == .postfixExclamation || kind(index) == .postfixQuestion { index += 1 }
        guard word(index) == .as else { return nil }
        index += 1
        while kind(index) == .postfixExclamation || kind(index) == .postfixQuestion { index += 1 }
        return type(index).name
    }

    /// Whether nil ends the app before a token: `call()!`, `call() as! Cell`, and not `call() as! Cell?`.
    private func isForced(_ index: Int) -> Bool {
        if kind(index) == .postfixExclamation { return true }
        guard word(index) == .as, kind(index + 1) == .postfixExclamation else { return false }
        return type(index + 2).optionality == .none
    }

    /// Whether a `guard` ends the app where there is nothing: `guard let cell = call() else { fatalError() }`.
    private func endsWithoutValue(_ start: Int) -> Bool {
        var index = start
        let limit = start + 32
        while index < limit, ![.openBrace, .closeBrace, .semicolon].contains(kind(index)) {
            if word(index) == .else {
                let first = written(index + 2)
                return kind(index + 1) == .openBrace && kind(index + 3) == .openParenthesis
                    && ["fatalError", "preconditionFailure"].contains {
                        first.elementsEqual($0.utf8)
                    }
            }
            index = after(index)
        }
        return false
    }

    /// The names before a call.
    func receiver(_ index: Int) -> [String] {
        var names: [String] = []
        var last = index - 1
        while kind(last) == .dot, names.count < 16 {
            last -= 1
            while kind(last) == .postfixExclamation || kind(last) == .postfixQuestion { last -= 1 }
            if kind(last) == .closeParenthesis, link(last) > 0, link(last) < last {
                last = link(last) - 1
            }
            guard isName(last) else { break }
            names.append(text(last))
            last -= 1
        }
        return names.reversed()
    }

    /// The names that the storyboard may have which is made just before a call.
    private func storyboards(before index: Int) -> [TextValue] {
        guard kind(index - 1) == .dot else { return [] }
        if isName(index - 2), kind(index - 3) != .dot {
            return names(of: parts(of: index - 2, isConstant: true)) { storyboardNames($0) }
        }
        guard kind(index - 2) == .closeParenthesis else { return [] }
        return storyboardNames(link(index - 2) - 1) ?? []
    }

    /// The names of what is made at the beginnings of some values; none if one of them makes nothing.
    private func names(of parts: [Range<Int>], _ made: (Int) -> [TextValue]?) -> [TextValue] {
        let found = parts.map { made($0.lowerBound) }
        return found.contains(nil) ? [] : found.flatMap { $0 ?? [] }
    }

    /// The names in `UIStoryboard(name: "X", bundle: nil)` at a token.
    func storyboardNames(_ index: Int) -> [TextValue]? {
        guard word(index) == .UIStoryboard, kind(index + 1) == .openParenthesis,
            let name = labelled(.name, arguments(index + 1))
        else { return nil }
        // One of another bundle may have the name of one that is here.
        return bundle(after: index) == .app ? values(name.value) : [.unknown]
    }

    // MARK: Registering

    private mutating func registration(_ index: Int, _ arguments: [SwiftArgument]) {
        guard let first = arguments.first else { return }
        if first.label.map({ word($0) == .cellType }) ?? (arguments.count == 1) {
            return reusable(index, first)
        }
        let labels: [SwiftWord] = [
            .forCellReuseIdentifier, .forCellWithReuseIdentifier,
            .forHeaderFooterViewReuseIdentifier, .withReuseIdentifier,
        ]
        guard first.label == nil else { return }
        for label in labels {
            guard let argument = labelled(label, arguments) else { continue }
            var nibs = nibNames(first.value)
            let isNib = !nibs.isEmpty || word(index) == .registerNib || isNibVariable(first.value)
            if isNib, nibs.isEmpty { nibs = values(first.value) }
            let kind: IdentifierUse.Kind =
                switch label {
                case .forCellReuseIdentifier: isNib ? .registerNib : .registerClass
                case .forCellWithReuseIdentifier where isNib: .registerItemNib
                default: .registerOther
                }
            var values = values(argument.value)
            if values.isEmpty { values = [.unknown] }
            var use = IdentifierUse(kind, values, enclosing: enclosing, at: range(argument.value))
            use.receiver = receiver(index)
            if isNib { use.sources = nibs.isEmpty ? [.unknown] : nibs }
            if !isNib { use.type = metatype(first.value) }
            facts.uses.append(use)
            return
        }
    }

    /// `register(cellType: X.self)` and `register(X.self)`: the identifier is the type's own.
    private mutating func reusable(_ index: Int, _ argument: SwiftArgument) {
        guard let type = metatype(argument.value) else { return }
        // Containers of services register classes of all kinds.
        let last = type.split(separator: ".").last ?? ""
        guard
            argument.label != nil
                || ["Cell", "View", "Header", "Footer"].contains(where: last.contains)
        else { return }
        var use = IdentifierUse(
            .registerClass,
            values(argument.value).map { $0.member("reuseIdentifier") },
            enclosing: enclosing,
            at: range(argument.value)
        )
        use.receiver = receiver(index)
        use.type = type
        use.call = functionName(index, arguments(index + 1))
        facts.uses.append(use)
    }

    /// The class of `X.self`.
    func metatype(_ value: Range<Int>) -> String? {
        let end = value.upperBound
        guard value.count >= 3, word(end - 1) == .`self`, kind(end - 2) == .dot else { return nil }
        let type = type(value.lowerBound)
        guard let name = type.name, name.hasSuffix(".self") else { return nil }
        return String(name.dropLast(5))
    }

    // MARK: Nibs

    /// The names in `UINib(nibName: "X", bundle: nil)`, or those of a variable that is one.
    private func nibNames(_ value: Range<Int>) -> [TextValue] {
        if value.count == 1, isName(value.lowerBound) {
            return names(of: parts(of: value.lowerBound, isConstant: false)) { nibNames($0) }
        }
        return nibNames(value.lowerBound) ?? []
    }

    /// The names in `UINib(nibName: "X", bundle: nil)` at a token.
    func nibNames(_ index: Int) -> [TextValue]? {
        guard word(index) == .UINib, kind(index + 1) == .openParenthesis else { return nil }
        return labelled(.nibName, arguments(index + 1)).map { values($0.value) }
    }

    /// Whether what is registered is a nib by its name: `nib`, `cellNib`, `Foo.nib`.
    private func isNibVariable(_ value: Range<Int>) -> Bool {
        var last = value.upperBound - 1
        if kind(last) == .closeParenthesis, link(last) > value.lowerBound { last = link(last) - 1 }
        guard last >= value.lowerBound, isName(last) else { return false }
        return text(last).lowercased().hasSuffix("nib")
    }

    /// `nibName:` of a nib or a controller.
    mutating func nib(_ index: Int) {
        let open = index - 1
        guard kind(open) == .openParenthesis, isName(open - 1) else { return }
        let end = min(link(open), tokens.count)
        var next = index + 2
        while next < end, kind(next) != .comma { next = min(after(next), end) }
        let values = values(index + 2..<next)
        guard !values.isEmpty else { return }
        var use = IdentifierUse(.nib, values, enclosing: enclosing, at: range(index + 2, next))
        use.receiver = receiver(open - 1)
        let callee = open - 1
        if word(callee) == .`init` {
            let isOwn = ["super", "self", "Self"].contains(use.receiver.last ?? "self")
            use.type = isOwn ? enclosing : use.receiver.joined(separator: ".")
        } else if word(callee) != .UINib {
            guard isCapital(callee) else { return }
            use.type = (use.receiver + [text(callee)]).joined(separator: ".")
        }
        if use.type == "UINib" { use.type = nil }
        if use.type == nil {
            use.bundle = bundle(after: callee)
            // `UINib(nibName: "X", bundle: nil).instantiate(withOwner: self, options: nil)`.
            if kind(end + 1) == .dot { use.owner = owner(in: end + 3, .withOwner) }
        }
        facts.uses.append(use)
    }

    /// The type around, where a call whose parenthesis opens at a token names `self` as the owner of a nib.
    private func owner(in open: Int, _ label: SwiftWord) -> String? {
        guard kind(open) == .openParenthesis, let owner = labelled(label, arguments(open))?.value,
            owner.count == 1, word(owner.lowerBound) == .`self`
        else { return nil }
        return enclosing
    }
}
