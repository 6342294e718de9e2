/// A type as it is written.
struct SwiftType {
    /// Its name without generic arguments; of a collection, that of its elements.
    ///
    /// Functions and tuples have none.
    var name: String?

    var isCollection = false
    var optionality = MemberFacts.Optionality.none

    /// The token after it.
    var end: Int
}

extension SwiftScan {
    /// The type that begins at a token; one that ends there where there is none.
    func type(_ start: Int, isComposed: Bool = true) -> SwiftType {
        let end = afterType(start, isComposed: isComposed)
        var type = SwiftType(end: end)
        guard end > start else { return type }
        switch kind(end - 1) {
        case .postfixQuestion: type.optionality = .optional
        case .postfixExclamation: type.optionality = .implicitlyUnwrapped
        default: break
        }
        describe(start, end, &type)
        return type
    }

    /// Finds the name within what is around it: brackets, parentheses, arrays and optionals by name.
    private func describe(_ start: Int, _ end: Int, _ type: inout SwiftType) {
        var (index, end) = (start, end)
        while index < end {
            index = afterQualifiers(index)
            // What is around ends within the file, also where nothing closes it.
            let close = index < end && tokens[index].opens ? min(link(index), end) : end
            switch kind(index) {
            case .openBracket:
                if isDictionary(index + 1, close) {
                    if !type.isCollection { type.name = "Dictionary" }
                    return
                }
                type.isCollection = true
                (index, end) = (index + 1, close)
            case .openParenthesis:
                guard !isFunction(close + 1, end), isSingle(index + 1, close) else { return }
                (index, end) = (index + 1, close)
            case .identifier:
                guard let inner = named(index, end, &type) else { return }
                index = inner
            default: return
            }
        }
    }

    /// Takes a name; or the index within the arguments of one that is around another.
    private func named(_ start: Int, _ end: Int, _ type: inout SwiftType) -> Int? {
        var last = start
        var next = start + 1
        var parts = [start]
        while next < end {
            if kind(next) == .less {
                guard let inner = afterGenerics(next) else { break }
                if isWrapper(last, &type), next + 1 < inner { return next + 1 }
                next = inner
            }
            guard kind(next) == .dot, isName(next + 1), next + 1 < end, parts.count < 32 else {
                break
            }
            last = next + 1
            parts.append(last)
            next += 2
        }
        guard !isFunction(next, end) else { return nil }
        if word(last) == .NSArray || word(last) == .NSMutableArray { type.isCollection = true }
        type.name = parts.map { text($0) }.joined(separator: ".")
        return nil
    }

    /// Whether a name is around that of another type: `Array<X>`, `Optional<X>`.
    private func isWrapper(_ name: Int, _ type: inout SwiftType) -> Bool {
        switch word(name) {
        case .Array, .ContiguousArray: type.isCollection = true
        case .Optional:
            if type.optionality == .none, !type.isCollection { type.optionality = .optional }
        case .ImplicitlyUnwrappedOptional:
            if type.optionality == .none, !type.isCollection {
                type.optionality = .implicitlyUnwrapped
            }
        default: return false
        }
        return true
    }

    /// Whether a type goes on as that of a function.
    private func isFunction(_ index: Int, _ end: Int) -> Bool {
        guard index < end else { return false }
        return kind(index) == .arrow || isEffect(index)
    }

    private func isEffect(_ index: Int) -> Bool {
        [.async, .throws, .rethrows].contains(word(index))
    }

    private func isDictionary(_ start: Int, _ end: Int) -> Bool {
        var index = start
        while index < end {
            if kind(index) == .colon { return true }
            index = after(index)
        }
        return false
    }

    /// Whether parentheses have one type without a label.
    private func isSingle(_ start: Int, _ end: Int) -> Bool {
        guard start < end, kind(start + 1) != .colon else { return false }
        return afterType(start) == end
    }

    // MARK: Where types end

    /// The token after a type.
    func afterType(_ start: Int, isComposed: Bool = true) -> Int {
        var index = afterQualifiers(start)
        var end = start
        while index < tokens.count {
            switch kind(index) {
            case .openParenthesis, .openBracket: index = min(after(index), tokens.count)
            case .identifier:
                guard !word(index).declares else { return end }
                index = afterName(index)
            default: return end
            }
            index = afterSuffixes(index)
            end = index
            if isComposed, kind(index) == .ampersand {
                index = afterQualifiers(index + 1)
            } else if let result = resultOfFunction(index) {
                index = afterQualifiers(result)
            } else {
                return end
            }
        }
        return end
    }

    /// Where the result of a function begins, if what was read are its parameters.
    private func resultOfFunction(_ start: Int) -> Int? {
        var index = start
        while isEffect(index) {
            index += 1
            if kind(index) == .openParenthesis { index = after(index) }
        }
        return kind(index) == .arrow ? index + 1 : nil
    }

    private func afterName(_ start: Int) -> Int {
        var index = start + 1
        while true {
            if kind(index) == .less, let end = afterGenerics(index) { index = end }
            guard kind(index) == .dot, isName(index + 1) else { return index }
            index += 2
        }
    }

    private func afterSuffixes(_ start: Int) -> Int {
        var index = start
        while index < tokens.count {
            switch kind(index) {
            case .postfixQuestion, .postfixExclamation: index += 1
            case .dot where isName(index + 1): index += 2
            default: return index
            }
        }
        return index
    }

    /// The token after `@escaping`, `inout`, `any` and the like.
    private func afterQualifiers(_ start: Int) -> Int {
        var index = start
        while index < tokens.count {
            if kind(index) == .at, isName(index + 1) {
                index += 2
                while kind(index) == .dot, isName(index + 1) { index += 2 }
                guard kind(index) == .openParenthesis,
                    tokens[index].flags.isDisjoint(with: [.followsBlank]),
                    !isFunction(link(index) + 1, tokens.count)
                else { continue }
                index = after(index)
            } else if isQualifier(index), isName(index + 1) || opensType(index + 1) {
                index += 1
            } else {
                return index
            }
        }
        return index
    }

    private func opensType(_ index: Int) -> Bool {
        kind(index) == .openParenthesis || kind(index) == .openBracket || kind(index) == .at
    }

    private func isQualifier(_ index: Int) -> Bool {
        switch word(index) {
        case .inout, .some, .any, .borrowing, .consuming, .isolated, .nonisolated, .sending, .each,
            .repeat, .weak, .unowned:
            true
        default: false
        }
    }

    // MARK: Generic arguments

    /// The token after `<…>`; nil where it is no list of types.
    func afterGenerics(_ open: Int) -> Int? {
        let close = link(open)
        return close > open ? close + 1 : nil
    }
}
