import SceneText

extension ObjectiveCReader {
    /// Where functions of some names are called in a file.
    package static func uses(of names: Set<String>, in bytes: [UInt8]) -> FunctionUses {
        let lexer = ObjCLexer(bytes)
        let tokens = ObjCTokens(
            bytes: bytes,
            list: lexer.tokens,
            conditions: lexer.conditions
        )
        let declarations = ObjCDeclarations(tokens)
        var found = ObjCUses(
            tokens,
            bodies: declarations.bodies,
            scopes: declarations.scopes,
            sought: names
        ).functionUses
        let macros = ObjCTokens(bytes: bytes, list: lexer.macroTokens)
        found.calls += ObjCUses(macros, sought: names).functionUses.calls
        for body in declarations.bodies where !body.labels.isEmpty {
            let name = FunctionName(method: body.labels)
            if names.contains(name.base) { found.declared.append(name) }
        }
        return found
    }
}

extension FunctionName {
    /// A method of Objective-C by the parts of its selector.
    init(method labels: [String]) {
        self.init(
            base: labels.first ?? "",
            labels: labels.isEmpty ? [] : ["_"] + labels.dropFirst(),
            isSwift: false
        )
    }
}

extension ObjCUses {
    /// Notes the texts that a method is given.
    mutating func addParameters(of body: ObjCDeclarations.Body) {
        for (place, name) in body.texts {
            let text = tokens.text(name)
            given[text] = [
                .parameter(
                    TextParameter(
                        function: FunctionName(method: body.labels),
                        place: place,
                        member: nil,
                        defaults: [],
                        enclosing: enclosing,
                        isCalledElsewhere: false,
                        isPrivate: isInCategory
                            && enclosing.flatMap(FrameworkClass.named) != nil,
                        isNamedOnce: false
                    )
                )
            ]
        }
    }

    /// What a text is, with how often the method names it if it is given that.
    func counted(_ value: TextValue) -> TextValue {
        guard case .parameter(var parameter) = value, let body,
            let name = body.texts[parameter.place]
        else { return value }
        let mentions = mentions.value(of: body.braces.lowerBound) {
            body.braces.lazy.filter { tokens.kind($0) == .identifier }
                .reduce(into: [:]) { $0[tokens.text($1), default: 0] += 1 }
        }
        parameter.isNamedOnce = mentions[tokens.text(name)] == 1
        return .parameter(parameter)
    }

    /// Records the use of a function that is looked for.
    mutating func functionUse(at place: Int) {
        guard tokens.kind(place + 1) == .colon else { return }
        if let open = message, let message = ObjCMessage(tokens, open),
            message.parts.first?.label == place
        {
            let labels = message.parts.map { tokens.text($0.label) }
            var call = FunctionCall(function: FunctionName(method: labels))
            call.arguments = message.parts.map { part in
                let value = use(.selector, resolved(part.value), part.value)
                return .init(values: value.values, range: value.range)
            }
            let receiver = names(of: message.receiver)
            // In `@try`, what does not exist ends no app.
            call.receiver = receiver.isEmpty || open < tryEnd ? nil : receiver
            call.type = expectedType(message.open)
            call.enclosing = enclosing
            functionUses.calls.append(call)
        } else if message == nil, body != nil {
            functionUses.calls.append(
                FunctionCall(function: FunctionName(method: [tokens.text(place)]))
            )
        }
    }
}
