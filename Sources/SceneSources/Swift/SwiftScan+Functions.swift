extension SwiftReader {
    /// Where functions of some names are called in a file.
    package static func uses(of names: Set<String>, in bytes: [UInt8]) -> FunctionUses {
        guard bytes.count < UInt32.max else { return FunctionUses() }
        var scan = SwiftScan(bytes, SwiftLexer.lex(bytes.span).tokens)
        scan.seek(names)
        scan.run()
        return scan.functionUses
    }
}

extension SwiftScan {
    /// Records the use of a function that is looked for.
    mutating func functionUse(_ index: Int) {
        let hasOwner = kind(index - 1) == .dot
        if kind(index + 1) == .openParenthesis {
            let arguments = arguments(index + 1)
            var call = FunctionCall(function: functionName(index, arguments))
            call.arguments = arguments.map {
                .init(values: values($0.value), range: range($0.value))
            }
            let receiver = receiver(index)
            call.receiver = hasOwner && receiver.isEmpty ? nil : receiver
            call.type = castType(after(index + 1))
            call.enclosing = enclosing
            // `name(_:)` and calls with too much are not followed.
            let close = link(index + 1)
            let end = arguments.last?.value.upperBound ?? index + 2
            if end != close || kind(close - 1) == .colon { call.arguments = nil }
            functionUses.calls.append(call)
        } else if isMention(index, hasOwner: hasOwner) {
            var call = FunctionCall(function: functionName(index, []))
            call.enclosing = enclosing
            functionUses.calls.append(call)
        }
    }

    /// The name of a function that is called with some arguments.
    func functionName(_ index: Int, _ arguments: [SwiftArgument]) -> FunctionName {
        FunctionName(base: text(index), labels: arguments.map { $0.label.map(text) ?? "_" })
    }

    /// Whether a name may be that of a function, and is not that of a variable, a property or a label.
    private func isMention(_ index: Int, hasOwner: Bool) -> Bool {
        switch kind(index + 1) {
        case .colon, .dot, .openBracket, .assign, .compoundAssign, .equality, .postfixQuestion,
            .postfixExclamation, .arrow:
            return false
        default:
            if word(index - 1).declares { return false }
            return hasOwner || !isUnknown(index)
        }
    }
}
