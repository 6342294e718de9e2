package import SceneText

extension Template {
    /// Reads a text with expressions in braces and reports what cannot be read.
    ///
    /// An expression with a mistake costs one finding; what is around it is kept, and it itself
    /// counts as an expression of unknown type.
    package init(
        parsing text: String,
        at origin: TextOrigin,
        limits: Limits = Limits(),
        log: inout DiagnosticLog
    ) {
        let bytes = Array(text.utf8)
        let text = TextSlice(bytes, in: bytes.indices, at: origin)
        self.init(parsing: text, limits: limits, log: &log)
    }

    /// Reads a text in place.
    init(parsing text: consuming TextSlice, limits: Limits, log: inout DiagnosticLog) {
        let source = text.source
        var reader = TemplateReader(text, limits: limits)
        segments = reader.read()
        for fault in reader.faults { log.report(fault.diagnostic(in: source)) }
    }
}

/// Splits a text into literal text and the expressions in braces.
private struct TemplateReader {
    private let text: TextSlice
    private let limits: Limits
    private var segments: [Template.Segment] = []

    /// The text after the last expression, as far as doubled braces have made it other bytes.
    private var literal: [UInt8] = []

    /// Where the rest of that text begins.
    private var literalStart: Int
    private(set) var faults: [ExpressionFault] = []

    private static let opening = UInt8(ascii: "{")
    private static let closing = UInt8(ascii: "}")

    init(_ text: consuming TextSlice, limits: Limits) {
        literalStart = text.start
        self.text = text
        self.limits = limits
    }

    mutating func read() -> [Template.Segment] {
        var offset = text.start
        while offset < text.end {
            let byte = text[offset]
            let isBrace = byte == Self.opening || byte == Self.closing
            if isBrace, text.peek(offset + 1) == byte {
                literal += bytes(literalStart..<offset + 1)
                offset += 2
                literalStart = offset
            } else if byte == Self.opening {
                flushLiteral(before: offset)
                offset = readExpression(from: offset + 1)
                literalStart = offset
            } else {
                if byte == Self.closing { faults.append(strayBrace(at: offset)) }
                offset += 1
            }
        }
        flushLiteral(before: text.end)
        return segments
    }

    private func bytes(_ range: Range<Int>) -> some Sequence<UInt8> { range.lazy.map { text[$0] } }

    private mutating func flushLiteral(before end: Int) {
        guard !literal.isEmpty || literalStart < end else { return }
        guard !literal.isEmpty else {
            segments.append(.literal(text.text(literalStart..<end)))
            return
        }
        literal += bytes(literalStart..<end)
        segments.append(.literal(String(decoding: literal, as: UTF8.self)))
        literal.removeAll()
    }

    /// Reads an expression and returns the offset after its closing brace.
    private mutating func readExpression(from start: Int) -> Int {
        var parser = ExpressionParser(text, from: start, limits: limits)
        do throws(ExpressionFault) {
            let expression = try parser.parse()
            if !parser.formatFaults.isEmpty { faults += parser.formatFaults }
            segments.append(.expression(expression))
            return parser.offset
        } catch {
            let end = closingBrace(from: start)
            faults.append(end == nil ? unclosedBrace(at: start - 1) : error)
            let range = text.range(start..<(end ?? text.end))
            let node = ValueExpression.Node(kind: .unreadable, range: range)
            segments.append(.expression(ValueExpression(source: text.source, nodes: [node])))
            return end.map { $0 + 1 } ?? text.end
        }
    }

    /// Where an expression that cannot be read ends: at the first brace outside quotes, or, as the
    /// quotes may be what is wrong, at the first brace.
    private func closingBrace(from start: Int) -> Int? {
        var quote: UInt8?
        for offset in start..<text.end {
            let byte = text[offset]
            if byte == quote {
                quote = nil
            } else if quote == nil {
                if byte == Self.closing { return offset }
                if byte.isQuote { quote = byte }
            }
        }
        return (start..<text.end).first { text[$0] == Self.closing }
    }

    private func unclosedBrace(at offset: Int) -> ExpressionFault {
        ExpressionFault(
            message: "'{' has no closing '}'",
            range: text.range(offset..<offset + 1),
            helps: ["double a brace that is meant as text: '{{'"]
        )
    }

    private func strayBrace(at offset: Int) -> ExpressionFault {
        ExpressionFault(
            message: "'}' closes nothing",
            range: text.range(offset..<offset + 1),
            helps: ["double a brace that is meant as text: '}}'"]
        )
    }
}
