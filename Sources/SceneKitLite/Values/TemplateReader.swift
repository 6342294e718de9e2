extension Template {
    /// Reads a text with expressions in braces and reports what cannot be read.
    ///
    /// An expression with a mistake costs one finding; what stands around it is kept, and it itself
    /// counts as an expression of unknown type.
    public init(
        parsing text: String,
        at origin: TextOrigin,
        limits: Limits = Limits(),
        log: inout DiagnosticLog
    ) {
        self.init(parsing: Array(text.utf8), at: origin, limits: limits, log: &log)
    }

    /// Reads a text that is given by its bytes.
    init(parsing bytes: [UInt8], at origin: TextOrigin, limits: Limits, log: inout DiagnosticLog) {
        var reader = TemplateReader(bytes, at: origin, limits: limits)
        segments = reader.read()
        for fault in reader.faults { log.report(fault.diagnostic(in: origin.source)) }
    }
}

/// Splits a text into what stands for itself and the expressions in braces.
private struct TemplateReader {
    private let bytes: [UInt8]
    private let origin: TextOrigin
    private let limits: Limits
    private var segments: [Template.Segment] = []

    /// The text behind the last expression, as far as doubled braces have made it other bytes.
    private var literal: [UInt8] = []

    /// Where the rest of that text begins.
    private var literalStart = 0
    private(set) var faults: [ExpressionFault] = []

    private static let opening = UInt8(ascii: "{")
    private static let closing = UInt8(ascii: "}")

    init(_ bytes: [UInt8], at origin: TextOrigin, limits: Limits) {
        self.bytes = bytes
        self.origin = origin
        self.limits = limits
    }

    mutating func read() -> [Template.Segment] {
        guard bytes.contains(where: { $0 == Self.opening || $0 == Self.closing }) else {
            return bytes.isEmpty ? [] : [.literal(String(decoding: bytes, as: UTF8.self))]
        }
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            let isBrace = byte == Self.opening || byte == Self.closing
            if isBrace, offset + 1 < bytes.count, bytes[offset + 1] == byte {
                literal += bytes[literalStart...offset]
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
        flushLiteral(before: bytes.count)
        return segments
    }

    private mutating func flushLiteral(before end: Int) {
        guard !literal.isEmpty || literalStart < end else { return }
        guard !literal.isEmpty else {
            segments.append(.literal(String(copying: literalStart..<end, of: bytes)))
            return
        }
        literal += bytes[literalStart..<end]
        segments.append(.literal(String(decoding: literal, as: UTF8.self)))
        literal.removeAll()
    }

    /// Reads an expression and returns the offset behind its closing brace.
    private mutating func readExpression(from start: Int) -> Int {
        var parser = ExpressionParser(bytes, from: start, at: origin, limits: limits)
        do throws(ExpressionFault) {
            let expression = try parser.parse()
            if !parser.formatFaults.isEmpty { faults += parser.formatFaults }
            segments.append(.expression(expression))
            return parser.offset
        } catch {
            let end = closingBrace(from: start)
            faults.append(end == nil ? unclosedBrace(at: start - 1) : error)
            let range = origin.range(start, end ?? bytes.count)
            segments.append(
                .expression(
                    ValueExpression(
                        source: origin.source,
                        nodes: [ValueExpression.Node(kind: .unreadable, range: range)]
                    )
                )
            )
            return end.map { $0 + 1 } ?? bytes.count
        }
    }

    /// Where an expression that cannot be read ends: at the first brace outside quotes, or, as the
    /// quotes may be what is wrong, at the first brace.
    private func closingBrace(from start: Int) -> Int? {
        var quote: UInt8?
        for offset in start..<bytes.count {
            let byte = bytes[offset]
            if byte == quote {
                quote = nil
            } else if quote == nil {
                if byte == Self.closing { return offset }
                if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") { quote = byte }
            }
        }
        return bytes[start...].firstIndex(of: Self.closing)
    }

    private func unclosedBrace(at offset: Int) -> ExpressionFault {
        ExpressionFault(
            message: "'{' has no closing '}'",
            range: origin.range(offset, offset + 1),
            helps: [Help("a brace that is meant as text is doubled: '{{'")]
        )
    }

    private func strayBrace(at offset: Int) -> ExpressionFault {
        ExpressionFault(
            message: "'}' closes nothing",
            range: origin.range(offset, offset + 1),
            helps: [Help("a brace that is meant as text is doubled: '}}'")]
        )
    }
}
