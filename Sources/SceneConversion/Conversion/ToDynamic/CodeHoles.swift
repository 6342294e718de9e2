import SceneLanguage
import SceneText

/// What code says for each of some cells, where that differs in one value: the records hold the value, and one rule
/// says the rest.
struct CodeHoles {
    /// The one value that differs, for each cell.
    let values: [DataValue]

    /// Whether the value is compared by size.
    let isLimit: Bool

    /// What is before and after the value.
    private let before: String
    private let after: String

    /// Whether the value is in an expression, and not in the text around it.
    private let isInExpression: Bool

    /// The rule that takes the value from a field of the records.
    func text(fromField path: String) -> String {
        before + (isInExpression ? path : "{\(path)}") + after
    }

    /// Compares texts; nil where they differ in anything but one value.
    init?(_ texts: [String], of source: SourceID) {
        let readings = texts.map { Reading($0, of: source) }
        guard let first = readings.first,
            readings.allSatisfy({ $0.holes.count == first.holes.count && $0.rest == first.rest })
        else { return nil }
        let differing = first.holes.indices.filter { place in
            readings.contains { $0.holes[place].value != first.holes[place].value }
        }
        guard let place = differing.first, differing.count == 1 else { return nil }
        let holes = readings.map { $0.holes[place] }
        let hole = holes[0]
        guard holes.allSatisfy({ $0.value.hasKind(of: hole.value) }) else { return nil }
        isInExpression = hole.isInExpression
        isLimit = hole.isLimit
        var (start, end) = (hole.range.lowerBound, hole.range.upperBound)
        if isInExpression {
            values = holes.map(\.value)
        } else {
            let words = holes.map { Array(($0.value.text ?? "").utf8) }
            let head = words.commonEnds(from: { $0 })
            let tail = words.map { Array($0.dropFirst(head)) }.commonEnds(from: { $0.reversed() })
            values = words.map {
                .string(String(decoding: $0.dropFirst(head).dropLast(tail), as: UTF8.self))
            }
            start += head
            end -= tail
        }
        let bytes = Array(texts[0].utf8)
        before = String(decoding: bytes[..<start], as: UTF8.self)
        after = String(decoding: bytes[end...], as: UTF8.self)
    }
}

extension CodeHoles {
    /// A place of a text that holds a value.
    private struct Hole {
        var range: Range<Int>
        var value: DataValue
        var isInExpression = true
        var isLimit = false
    }

    /// A text taken apart into values and what is between them.
    private struct Reading {
        var holes: [Hole] = []

        /// The text without the values.
        private(set) var rest: [ArraySlice<UInt8>] = []

        init(_ text: String, of source: SourceID) {
            let (template, bytes) = Template.reading(text, of: source)
            var offset = 0
            for expression in template.expressions {
                let range = expression.range.indices
                let opening = bytes[offset..<range.lowerBound].lastIndex(of: UInt8(ascii: "{"))
                let closing = bytes[range.upperBound...].firstIndex(of: UInt8(ascii: "}"))
                addText(offset..<(opening ?? range.lowerBound), of: bytes)
                add(expression)
                offset = closing.map { $0 + 1 } ?? range.upperBound
            }
            addText(offset..<bytes.count, of: bytes)
            offset = 0
            for hole in holes {
                rest.append(bytes[offset..<hole.range.lowerBound])
                offset = hole.range.upperBound
            }
            rest.append(bytes[offset...])
        }

        private mutating func addText(_ range: Range<Int>, of bytes: [UInt8]) {
            let text = bytes[range]
            // A doubled brace is not what it says.
            guard !text.contains(UInt8(ascii: "{")), !text.contains(UInt8(ascii: "}")) else {
                return
            }
            let value = DataValue.string(String(decoding: text, as: UTF8.self))
            holes.append(Hole(range: range, value: value, isInExpression: false))
        }

        private mutating func add(_ expression: ValueExpression) {
            var limits: Set<Int> = []
            for node in expression.nodes {
                if case .binary(let sign, let left, let right) = node.kind, sign.isOrder {
                    limits.formUnion([left, right])
                }
            }
            for (place, node) in expression.nodes.enumerated() {
                guard case .literal(let value) = node.kind, !value.isNull else { continue }
                let isLimit = limits.contains(place)
                holes.append(Hole(range: node.range.indices, value: value, isLimit: isLimit))
            }
            holes.sort { $0.range.lowerBound < $1.range.lowerBound }
        }
    }
}

extension ValueExpression.BinaryOperator {
    /// Whether this compares by size.
    fileprivate var isOrder: Bool {
        switch self {
        case .less, .lessOrEqual, .greater, .greaterOrEqual: true
        default: false
        }
    }
}

extension DataValue {
    fileprivate func hasKind(of other: DataValue) -> Bool {
        switch (self, other) {
        case (.string, .string), (.int, .int), (.double, .double), (.bool, .bool): true
        default: false
        }
    }
}

extension [[UInt8]] {
    /// How many bytes all texts have in common at one end, up to the last one that is not part of a word.
    fileprivate func commonEnds(from order: ([UInt8]) -> [UInt8]) -> Int {
        let texts = map(order)
        guard let first = texts.first else { return 0 }
        var length = 0
        for (place, byte) in first.enumerated() {
            guard texts.allSatisfy({ $0.count > place && $0[place] == byte }) else { break }
            let letter = Character(UnicodeScalar(byte))
            let isInWord = byte >= 0x80 || letter.isLetter || letter.isNumber
            if !isInWord { length = place + 1 }
        }
        return length
    }
}
