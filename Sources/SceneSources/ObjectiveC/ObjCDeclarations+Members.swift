extension ObjCDeclarations {
    // MARK: Methods

    /// Reads a method from its sign on, with where its code is.
    mutating func method(at place: Int) -> Int {
        var member = MemberFacts(.method, "", range: tokens.range(place))
        if tokens.kind(place) == .plus { member.marks.insert(.isStatic) }
        var next = place + 1
        if tokens.kind(next) == .openParen {
            let type = declared(next)
            member.marks.formUnion(type.marks)
            let isAction = type.marks.contains(.action)
            member.type = type.typeText ?? (isAction ? "void" : nil)
            member.isCollection = type.isCollection
            next = tokens.after(next)
        } else if tokens.kind(next) != .identifier {
            return next
        }
        next = attributeEnd(next)
        member.range = tokens.range(next)
        var texts: [Int: Int] = [:]
        next = selector(of: &member, &texts, from: next)
        guard !member.name.isEmpty else { return max(next, place + 1) }
        let body = methodEnd(next)
        if current?.kind == .implementation, tokens.kind(body) == .semicolon,
            tokens.kind(body + 1) == .openBrace
        {
            // A semicolon before the code is allowed.
            next = addBody(at: body + 1, member, texts: texts)
        } else if tokens.kind(body) == .openBrace {
            next = addBody(at: body, member, texts: texts)
        } else {
            next = body
        }
        add(member)
        return next
    }

    /// The declaration in the parentheses at a place.
    private func declared(_ place: Int) -> ObjCDeclarator {
        ObjCDeclarator(tokens, tokens.inside(place), isNamed: false)
    }

    /// Reads the parts of a selector with the types of its parameters; returns the place after them.
    private func selector(
        of member: inout MemberFacts,
        _ texts: inout [Int: Int],
        from start: Int
    ) -> Int {
        var place = start
        while true {
            var label = ""
            if tokens.kind(place) == .identifier {
                guard tokens.kind(place + 1) == .colon else {
                    guard member.name.isEmpty else { return place }
                    member.name = tokens.text(place)
                    return place + 1
                }
                label = tokens.text(place)
                place += 1
            }
            guard tokens.kind(place) == .colon else { return place }
            member.name += "\(label):"
            place += 1
            var type = "id"
            if tokens.kind(place) == .openParen {
                let declared = declared(place)
                type = declared.typeText ?? ""
                place = tokens.after(place)
            }
            member.parameters.append(.init(label: label.isEmpty ? "_" : label, type: type))
            place = attributeEnd(place)
            let name = place
            // The name of the parameter, even before a colon: the next part may have no name.
            if tokens.kind(place) == .identifier { place += 1 }
            // The name was a macro if another follows.
            while tokens.kind(place) == .identifier, tokens.kind(place + 1) == .identifier {
                place += 1
            }
            if type == "NSString", texts.count < 8 { texts[member.parameters.count - 1] = name }
            if tokens.kind(place) == .identifier, tokens.kind(place + 1) == .openParen {
                return place
            }
            if tokens.kind(place) == .identifier, tokens.kind(place + 1) != .colon { place += 1 }
        }
    }

    /// The place after attributes and qualifiers.
    private func attributeEnd(_ start: Int) -> Int {
        var place = start
        while tokens.kind(place) == .identifier, tokens.kind(place + 1) != .colon {
            let word = tokens.word(place)
            if word == .attribute || word == .declspec {
                place = tokens.after(place + 1)
            } else if word == .unused {
                place += 1
            } else {
                break
            }
        }
        return place
    }

    /// The place of the semicolon or brace after a method, past the macros at its end.
    private func methodEnd(_ start: Int) -> Int {
        var place = start
        while true {
            switch tokens.kind(place) {
            case .identifier, .comma, .openParen, .dot, .number, .other:
                place = tokens.after(place)
            default: return place
            }
        }
    }

    // MARK: Properties

    mutating func property(at place: Int) -> Int {
        var start = place + 1
        var attributes = place + 1..<place + 1
        if tokens.kind(start) == .openParen {
            attributes = tokens.inside(start)
            start = tokens.after(start)
        }
        let end = statementEnd(start)
        guard current != nil, start < end else { return max(end, place + 1) }
        let declarator = ObjCDeclarator(tokens, start..<end, isNamed: true)
        for name in declarator.names {
            var member = member(.property, name, declarator)
            if declarator.isOptional { member.optionality = .optional }
            let setter = apply(attributes, to: &member)
            add(member)
            if let setter { add(setter) }
        }
        return end
    }

    /// A property or variable of a name, as a declarator says it.
    private func member(
        _ kind: MemberFacts.Kind,
        _ name: Int,
        _ declarator: ObjCDeclarator
    ) -> MemberFacts {
        let (name, range) = (tokens.text(name), tokens.range(name))
        var member = MemberFacts(kind, name, marks: declarator.marks, range: range)
        member.type = declarator.typeText
        member.isCollection = declarator.isCollection
        member.protocols = declarator.protocols
        return member
    }

    /// Reads the attributes of a property; returns the method of `setter=`.
    private func apply(_ attributes: Range<Int>, to member: inout MemberFacts) -> MemberFacts? {
        var setter: MemberFacts?
        for place in attributes where tokens.kind(place) == .identifier {
            switch tokens.word(place) {
            case .weak: member.marks.insert(.weak)
            case .readonly: member.marks.insert(.readOnly)
            case .nullable: member.optionality = .optional
            case .class where tokens.kind(place - 1) != .equals: member.marks.insert(.isStatic)
            case .getter where tokens.kind(place + 1) == .equals:
                if tokens.kind(place + 2) == .identifier {
                    member.otherName = tokens.text(place + 2)
                }
            case .setter where tokens.kind(place + 1) == .equals:
                guard tokens.kind(place + 2) == .identifier else { break }
                let name = place + 2
                var method = MemberFacts(
                    .method,
                    "\(tokens.text(name)):",
                    range: tokens.range(name)
                )
                method.parameters = [
                    .init(label: tokens.text(name), type: member.type ?? "id")
                ]
                setter = method
            default: break
            }
        }
        return setter
    }

    /// The place of the semicolon of a declaration, or of what cannot be in one.
    private func statementEnd(_ start: Int) -> Int {
        var place = start
        while true {
            switch tokens.kind(place) {
            case .semicolon, .at, .closeBrace, .nothing: return place
            default: place = tokens.after(place)
            }
        }
    }

    // MARK: Variables

    /// Reads the variables in the braces at a place.
    mutating func variables(at open: Int) {
        let close = tokens.close(of: open)
        var place = open + 1
        while place < close {
            switch tokens.kind(place) {
            case .at, .semicolon: place += 1
            default:
                let end = max(statementEnd(place), place + 1)
                addVariables(place..<min(end, close))
                place = end
            }
        }
    }

    private mutating func addVariables(_ places: Range<Int>) {
        let declarator = ObjCDeclarator(tokens, places, isNamed: true)
        for name in declarator.names {
            add(member(.variable, name, declarator))
        }
    }

    /// Reads `@synthesize a = _a, b;`, which makes the variables `_a` and `b`, and the properties `a` and `b`.
    ///
    /// A property may be declared by a protocol that is in no source. `@dynamic a;` makes no variable.
    mutating func synthesis(at place: Int) -> Int {
        var next = place + 1
        while tokens.kind(next) == .identifier {
            add(MemberFacts(.property, tokens.text(next), range: tokens.range(next)))
            if tokens.kind(next + 1) == .equals, tokens.kind(next + 2) == .identifier { next += 2 }
            if tokens.word(place) == .synthesize {
                add(MemberFacts(.variable, tokens.text(next), range: tokens.range(next)))
            }
            next += 1
            if tokens.kind(next) == .comma { next += 1 }
        }
        return max(next, place + 1)
    }
}
