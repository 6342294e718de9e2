extension SwiftScan {
    /// Begins a function, of which nothing is known yet.
    mutating func beginFunction() { function = SwiftFunction() }

    /// Adds a member to the type around, if there is one.
    private mutating func add(_ member: MemberFacts) {
        guard let scope = scopes.last, let type = scope.type else { return }
        var member = member
        if scope.isPrivate { member.marks.insert(.isPrivate) }
        facts.types[type].members.append(member)
    }

    // MARK: Methods

    /// Reads the head of a method, and goes on at its body.
    mutating func method(_ index: Int, _ prefix: SwiftPrefix) -> Int {
        beginFunction()
        var next = index + 1
        guard let name = methodName(&next) else { return index + 1 }
        let nameEnd = next
        if kind(next) == .less {
            function.generic = genericParameters(next)
            next = afterGenerics(next) ?? next
        }
        guard kind(next) == .openParenthesis else { return next }
        var member = MemberFacts(
            .method,
            name,
            marks: prefix.marks,
            range: range(index + 1, nameEnd)
        )
        member.otherName = prefix.otherName
        member.parameters = parameters(next)
        function.name = index + 1
        function.labels = member.parameters.map(\.label)
        let first = function.unknown.first
        if name == "shouldPerformSegue", let identifier = function.parameters.first?.token {
            function.segueIdentifiers.append(identifier)
        }
        if isSought(index + 1) {
            functionUses.declared.append(FunctionName(base: name, labels: function.labels))
        }
        function.isCalledElsewhere =
            prefix.marks.contains(.override) || prefix.otherName != nil
        let isPrivate = prefix.marks.contains(.isPrivate) || scopes.last?.isPrivate == true
        function.isPrivate =
            !prefix.marks.contains(.exposed) && (isPrivate || isOfOwnExtension(prefix))
        next = afterSignature(after(next), &member)
        if kind(next) == .openBrace { function.body = next + 1..<max(next + 1, link(next)) }
        if member.marks.contains(.action), kind(next) == .openBrace,
            !(next..<link(next)).contains(where: { place in first.map { isSame($0, place) } ?? false
            })
        {
            member.marks.insert(.ignoresSender)
        }
        add(member)
        if member.parameters.isEmpty, kind(next) == .openBrace {
            addResult(next + 1, link(next), named: index + 1, type: nil)
        }
        return next
    }

    /// Whether a method is one that the project gives to a class of a framework, for itself alone.
    private func isOfOwnExtension(_ prefix: SwiftPrefix) -> Bool {
        guard let scope = scopes.last, let type = scope.type else { return false }
        let isExposed = facts.types[type].exposesMembers || !facts.types[type].inherited.isEmpty
        return facts.types[type].kind == .extension && !scope.isPublic && !prefix.isPublic
            && !isExposed && FrameworkClass.named(facts.types[type].name) != nil
    }

    /// The name of a function, which may be an operator.
    private func methodName(_ next: inout Int) -> String? {
        if isName(next) {
            next += 1
            return text(next - 1)
        }
        let start = next
        while isOperator(next), next == start || tokens[next].flags.isDisjoint(with: .followsBlank)
        {
            next += 1
        }
        return joined(start, next)
    }

    private func isOperator(_ index: Int) -> Bool {
        switch kind(index) {
        case .operator, .less, .greater, .equality, .assign, .compoundAssign, .ampersand, .question,
            .postfixQuestion, .postfixExclamation, .arrow, .regex:
            true
        default: false
        }
    }

    /// The token after what follows the parameters of a function, at its body if it has one.
    private func afterSignature(_ start: Int, _ member: inout MemberFacts) -> Int {
        var next = start
        while next < tokens.count {
            switch word(next) {
            case .async:
                member.marks.insert(.isAsync)
                next += 1
            case .throws, .rethrows:
                next += 1
                if kind(next) == .openParenthesis { next = after(next) }
            case .where:
                while next < tokens.count,
                    ![.openBrace, .closeBrace, .semicolon].contains(kind(next)),
                    !(startsLine(next) && (word(next).declares || word(next).modifies)),
                    !(startsLine(next) && (kind(next) == .at || kind(next) == .hash))
                {
                    next = after(next)
                }
                return next
            default:
                // Functions of functions, as Swift 2 has them.
                if kind(next) == .openParenthesis, !startsLine(next) {
                    next = after(next)
                } else if kind(next) == .arrow {
                    if member.marks.contains(.segueAction) { member.type = type(next + 1).name }
                    next = max(afterType(next + 1), next + 1)
                } else {
                    return next
                }
            }
        }
        return next
    }

    /// The parameters in parentheses; their names are known to the function.
    private mutating func parameters(_ open: Int) -> [MemberFacts.Parameter] {
        let end = min(link(open), tokens.count)
        var parameters: [MemberFacts.Parameter] = []
        var index = open + 1
        while index < end {
            while kind(index) == .at, isName(index + 1) {
                index += 2
                if kind(index) == .openParenthesis { index = after(index) }
            }
            var names: [Int] = []
            while index < end, isName(index) || kind(index) == .hash {
                names.append(index)
                index += 1
            }
            if names.count > 1, [.var, .let, .inout].contains(word(names[0])) {
                names.removeFirst()
            }
            if kind(index) == .colon, let first = names.first, let last = names.last {
                let type = type(index + 1)
                let isHash = kind(first) == .hash
                let label = isHash ? String(text(first).dropFirst()) : text(first)
                let written = type.name ?? joined(index + 1, type.end) ?? ""
                parameters.append(.init(label: label, type: written))
                function.unknown.append(last)
                index = max(type.end, index + 1)
                let value = kind(index) == .assign ? index + 1 : index
                while index < end, kind(index) != .comma { index = after(index) }
                let isClass = type.name?.hasSuffix(".Type") == true
                if !type.isCollection, function.parameters.count < 8,
                    isClass || type.name == "String" || type.name == "NSString"
                {
                    function.parameters.append(
                        SwiftParameter(
                            token: last,
                            place: parameters.count - 1,
                            value: value..<max(value, min(index, end)),
                            type: isClass ? type.name.map { String($0.dropLast(5)) } : nil
                        )
                    )
                }
            }
            while index < end, kind(index) != .comma { index = after(index) }
            index += 1
        }
        return parameters
    }

    /// An initializer or subscript: no member that counts, but its parameters are known in its body.
    mutating func initializer(_ index: Int) -> Int {
        beginFunction()
        var next = index + 1
        if kind(next) == .postfixQuestion || kind(next) == .postfixExclamation { next += 1 }
        if kind(next) == .less {
            function.generic = genericParameters(next)
            next = afterGenerics(next) ?? next
        }
        guard kind(next) == .openParenthesis else { return next }
        _ = parameters(next)
        return after(next)
    }

    // MARK: Properties

    /// One of the names that a declaration of properties has.
    private struct Binding {
        var name: Int?
        var type: SwiftType?
        var value: Range<Int>?
        var accessors: Int?
    }

    /// Reads a declaration of properties, and goes into their values and accessors as code.
    mutating func property(_ index: Int, _ prefix: SwiftPrefix) -> Int {
        beginFunction()
        var next = index + 1
        var bindings: [Binding] = []
        var code: Int?
        repeat {
            guard let binding = binding(&next) else { break }
            code = code ?? binding.value?.lowerBound ?? binding.accessors
            bindings.append(binding)
            guard kind(next) == .comma else { break }
            next += 1
        } while next < tokens.count
        // The type at the end is that of all names before it that have none.
        for place in bindings.indices.dropLast().reversed()
        where bindings[place].type == nil && bindings[place].value == nil {
            bindings[place].type = bindings[place + 1].type
        }
        for binding in bindings { add(binding, isConstant: word(index) == .let, prefix) }
        guard let code, code < next else { return max(next, index + 1) }
        enterCode(code, upTo: min(next, scopeEnd))
        return code
    }

    private func binding(_ next: inout Int) -> Binding? {
        var binding = Binding()
        if kind(next) == .openParenthesis {
            next = after(next)
        } else {
            guard isName(next) else { return nil }
            binding.name = next
            next += 1
        }
        if kind(next) == .colon {
            let type = type(next + 1)
            binding.type = type
            next = max(type.end, next + 1)
        }
        if kind(next) == .assign {
            let end = expressionEnd(next + 1, scopeEnd)
            let observers = observers(before: end, after: next + 1)
            binding.value = next + 1..<max(observers ?? end, next + 1)
            binding.accessors = observers
            next = max(end, next + 1)
        } else if kind(next) == .openBrace {
            binding.accessors = next
            next = after(next)
        }
        return binding
    }

    /// The brace of `willSet` and `didSet` after a value.
    private func observers(before end: Int, after start: Int) -> Int? {
        guard kind(end - 1) == .closeBrace else { return nil }
        let brace = link(end - 1)
        guard brace > start, kind(brace) == .openBrace else { return nil }
        return word(brace + 1) == .willSet || word(brace + 1) == .didSet ? brace : nil
    }

    private mutating func add(_ binding: Binding, isConstant: Bool, _ prefix: SwiftPrefix) {
        guard let name = binding.name, text(name) != "_" else { return }
        let accessors = binding.accessors.map { SwiftAccessors(self, $0) }
        var member = MemberFacts(.property, text(name), marks: prefix.marks, range: range(name))
        member.otherName = prefix.otherName
        if isConstant || accessors?.isSettable == false { member.marks.insert(.readOnly) }
        if let type = binding.type ?? binding.value.flatMap({ inferredType($0) }) {
            member.type = type.name
            member.isCollection = type.isCollection
            member.optionality = type.optionality
        }
        if binding.value.map({ word($0.lowerBound) != .nil }) ?? (accessors?.getter != nil) {
            member.marks.insert(.hasValue)
        }
        add(member)
        // What others set, or a wrapper gives, is not what is written.
        let isOpen = prefix.isWrapped || !prefix.marks.isDisjoint(with: [.inspectable, .exposed])
        if !isConstant, isOpen { return }
        if let value = binding.value {
            addConstant(
                value,
                named: name,
                type: binding.type?.name,
                isConstant: isConstant
            )
        } else if let body = accessors?.getter, accessors?.isSettable == false {
            addResult(body.lowerBound, body.upperBound, named: name, type: binding.type?.name)
        }
    }

    /// The type of a value that says it: `UILabel()`, `[Foo]()`, a literal, a closure with a result.
    private func inferredType(_ value: Range<Int>) -> SwiftType? {
        var start = value.lowerBound
        while word(start) == .try || word(start) == .await { start += 1 }
        guard start < value.upperBound else { return nil }
        switch kind(start) {
        case .text, .textStart:
            return value.upperBound == after(start) ? SwiftType(name: "String", end: start) : nil
        case .number where value.count == 1:
            let isFraction = written(start).contains(UInt8(ascii: "."))
            return SwiftType(name: isFraction ? "Double" : "Int", end: start)
        case .openBrace: return resultOfClosure(start)
        case .openBracket, .identifier: break
        default: return nil
        }
        if value.count == 1, word(start) == .true || word(start) == .false {
            return SwiftType(name: "Bool", end: start)
        }
        var type = type(start)
        guard kind(type.end) == .openParenthesis, after(type.end) == value.upperBound,
            var name = type.name
        else { return nil }
        if name.hasSuffix(".init") { name.removeLast(5) }
        let last = name.split(separator: ".").last ?? ""
        guard last.first?.isUppercase == true else { return nil }
        type.name = name
        return type
    }

    /// The result of a closure that is called where it is written: `{ () -> UILabel in … }()`.
    private func resultOfClosure(_ brace: Int) -> SwiftType? {
        guard brace + 1 < tokens.count, kind(after(brace)) == .openParenthesis else { return nil }
        var index = brace + 1
        let end = min(link(brace), brace + 24)
        while index < end, kind(index) != .arrow {
            guard kind(index) == .openParenthesis || kind(index) == .openBracket else { return nil }
            index = after(index)
        }
        guard index < end else { return nil }
        let type = type(index + 1)
        return word(type.end) == .in ? type : nil
    }
}
