import SceneText

/// Reads one expression into a tree; precedence and associativity are Swift's, `|` binds loosest.
struct ExpressionParser {
    private var lexer: ExpressionLexer
    let depthLimit: Int
    private(set) var token = ExpressionToken(kind: .end, range: 0..<0, followsSpace: false)
    private(set) var previous: ExpressionToken?
    let start: Int
    private var openParentheses = 0
    private var depth = 0
    private var nodes: [ValueExpression.Node] = []

    /// Formats that could not be read; the expression around them could.
    private(set) var formatFaults: [ExpressionFault] = []

    /// Makes a parser of the expression that begins at an offset of a text.
    init(_ text: TextSlice, from offset: Int, limits: Limits) {
        lexer = ExpressionLexer(text: text, offset: offset)
        depthLimit = limits.expressionDepth
        start = offset
    }

    /// The text that the expression is part of.
    var text: TextSlice { lexer.text }

    /// The offset after the last token that was read.
    var offset: Int { lexer.offset }

    /// Reads up to and with the closing brace.
    mutating func parse() throws(ExpressionFault) -> ValueExpression {
        try advance()
        if token.kind == .closingBrace { throw emptyBraces() }
        _ = try parsePipeline()
        guard token.kind == .closingBrace else { throw unexpectedToken() }
        return ValueExpression(source: text.source, nodes: nodes)
    }

    private mutating func parsePipeline() throws(ExpressionFault) -> Int {
        var value = try parseConditional()
        while token.kind == .symbol(.pipe) {
            if let operation = lexer.skipListOperation() {
                value = try parseList(operation.word, after: value, operation.range)
                continue
            }
            let format = readFormat()
            value = try add(
                .formatted(value: value, format),
                nodes[value].range.union(format.range),
                over: nodes[value].height
            )
            try advance()
        }
        return value
    }

    /// Reads what follows the name of an operation on a list, if anything does.
    private mutating func parseList(
        _ operation: ListOperation,
        after value: Int,
        _ word: Range<Int>
    ) throws(ExpressionFault) -> Int {
        try advance()
        var range = nodes[value].range.union(text.range(word))
        var height = nodes[value].height
        guard isOperand || token.isSign else {
            if operation.argument == .required {
                throw text.missingArgument(of: operation.rawValue, word, like: operation.example)
            }
            return try add(.listed(value: value, operation, argument: nil), range, over: height)
        }
        if operation.argument == .none {
            var fault = text.needlessArgument(token.range, of: operation.rawValue)
            if operation != .count, case .path = token.kind {
                fault.helps = [
                    Help(
                        "make a list of the field first: 'map \(text.text(token.range)) | \(operation.rawValue)'"
                    )
                ]
            }
            throw fault
        }
        let argument = try parseBinary(above: 0)
        range = range.union(nodes[argument].range)
        height = max(height, nodes[argument].height)
        return try add(.listed(value: value, operation, argument: argument), range, over: height)
    }

    private mutating func readFormat() -> Format {
        var reader = FormatReader(
            text,
            from: lexer.offset,
            endsAtParenthesis: openParentheses > 0
        )
        defer { lexer.offset = reader.offset }
        do throws(ExpressionFault) {
            return try reader.read()
        } catch {
            formatFaults.append(error)
            return Format(kind: .unreadable, range: error.range)
        }
    }

    private mutating func parseConditional() throws(ExpressionFault) -> Int {
        try enter()
        defer { depth -= 1 }
        let condition = try parseBinary(above: 0)
        guard token.kind == .symbol(.question) else { return condition }
        guard token.followsSpace else { throw touchingQuestion() }
        let question = token
        try advance()
        let then = try parseConditional()
        guard token.kind == .symbol(.colon) else { throw missingColon(question) }
        try advance()
        let otherwise = try parseConditional()
        return try add(
            .conditional(condition: condition, then: then, otherwise: otherwise),
            nodes[condition].range.union(nodes[otherwise].range),
            over: max(nodes[condition].height, nodes[then].height, nodes[otherwise].height)
        )
    }

    private mutating func parseBinary(above floor: Int) throws(ExpressionFault) -> Int {
        var left = try parseUnary()
        while case .symbol(let symbol) = token.kind, let sign = symbol.binaryOperator,
            sign.precedence > floor
        {
            try advance()
            try enter()
            let right = try parseBinary(
                above: sign == .coalesce ? sign.precedence - 1 : sign.precedence
            )
            depth -= 1
            left = try add(
                .binary(sign, left: left, right: right),
                nodes[left].range.union(nodes[right].range),
                over: max(nodes[left].height, nodes[right].height)
            )
            try refuseChain(after: sign)
        }
        return left
    }

    private mutating func parseUnary() throws(ExpressionFault) -> Int {
        guard case .symbol(let symbol) = token.kind, let sign = symbol.unaryOperator else {
            return try parsePrimary()
        }
        try enter()
        defer { depth -= 1 }
        let start = token.range.lowerBound
        try advance()
        if sign == .minus, case .integer(let magnitude) = token.kind {
            let range = text.range(start..<token.range.upperBound)
            try advance()
            let value = magnitude == 0 ? 0 : -Int(magnitude - 1) - 1
            return try add(.literal(.int(value)), range)
        }
        let operand = try parseUnary()
        let range = text.range(start..<start + 1).union(nodes[operand].range)
        return try add(.unary(sign, operand: operand), range, over: nodes[operand].height)
    }

    private mutating func parsePrimary() throws(ExpressionFault) -> Int {
        let operand = token
        switch operand.kind {
        case .symbol(.openParenthesis): return try parseParentheses()
        case .symbol, .closingBrace, .end: throw missingOperand()
        case .emptyList: break
        case .integer(let magnitude) where magnitude > UInt(Int.max):
            throw ExpressionFault(message: "the number is too large", range: tokenRange)
        case .integer, .decimal, .bool, .null, .string, .path: break
        }
        try advance()
        if operand.kind == .path, isOperand, isName("not", operand) {
            throw wordOperator(operand, "!")
        }
        return try add(meaning(of: operand), text.range(operand.range))
    }

    /// The value of a token that is an operand on its own.
    private func meaning(of token: ExpressionToken) -> ValueExpression.Kind {
        switch token.kind {
        case .integer(let value): .literal(.int(Int(value)))
        case .decimal(let value): .literal(.double(value))
        case .bool(let value): .literal(.bool(value))
        case .string: .literal(.string(text.string(of: token.range)))
        case .path: .path(text.path(of: token.range))
        case .emptyList: .literal(.list([]))
        case .null, .symbol, .closingBrace, .end: .literal(.null)
        }
    }

    private mutating func parseParentheses() throws(ExpressionFault) -> Int {
        let opening = token
        try enter()
        openParentheses += 1
        defer {
            openParentheses -= 1
            depth -= 1
        }
        try advance()
        let inner = try parsePipeline()
        guard token.kind == .symbol(.closeParenthesis) else {
            if isOperand { throw unexpectedToken() }
            throw ExpressionFault(
                message: "'(' has no closing ')'",
                range: text.range(opening.range)
            )
        }
        nodes[inner].range = text.range(opening.range).union(tokenRange)
        try advance()
        return inner
    }

    private mutating func advance() throws(ExpressionFault) {
        let next = try lexer.next()
        if token.kind != .end { previous = token }
        token = next
    }

    private mutating func enter() throws(ExpressionFault) {
        depth += 1
        if depth > depthLimit { throw tooDeep() }
    }

    /// Adds a node over children, the deepest of which has a height.
    private mutating func add(
        _ kind: consuming ValueExpression.Kind,
        _ range: SourceRange,
        over height: Int32 = 0
    ) throws(ExpressionFault) -> Int {
        if height >= depthLimit { throw tooDeep() }
        nodes.append(ValueExpression.Node(kind: kind, range: range, height: height + 1))
        return nodes.count - 1
    }
}

extension ValueExpression.BinaryOperator {
    /// How tightly the operator binds; as in Swift.
    fileprivate var precedence: Int {
        switch self {
        case .or: 1
        case .and: 2
        case .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
        case .coalesce: 4
        case .add, .subtract: 5
        case .multiply, .divide, .remainder: 6
        }
    }

    var isComparison: Bool { precedence == Self.equal.precedence }
}
