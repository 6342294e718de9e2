import SceneText

/// Reads a constraint: `title.leading = superview.leadingMargin`, `a.width >= b.width * 1.5 + 8`, `a.height = 44`.
struct ConstraintParser {
    /// What is wrong with a text, and where.
    struct Fault: Error {
        let message: String
        let range: SourceRange
        var help: String?

        /// What to write in place of what is there.
        var replacement: String?
    }

    private let text: [UInt8]
    private let origin: TextOrigin
    private var place = 0

    init(_ text: String, at origin: TextOrigin) {
        self.text = Array(text.utf8)
        self.origin = origin
    }

    mutating func parse() throws(Fault) -> ConstraintDefinition {
        let first = try end("a constraint begins with a view: 'title.leading = superview.leading'")
        let relation = try relation()
        skipBlanks()
        var result = ConstraintDefinition(first: first, relation: relation, range: origin.range)
        if startsNumber {
            result.constant = try number("a number", allowing: [])
        } else {
            result.second = try end("after '\(relation.rawValue)' comes a view or a number")
            skipBlanks()
            if let fault = division() { throw fault }
            if take("*") { result.multiplier = try number("a multiplier", allowing: [":", "/"]) }
            skipBlanks()
            if let sign = takeSign() {
                result.constant = try number("a distance in points", allowing: []) * sign
            }
        }
        skipBlanks()
        guard place == text.count else {
            throw fault(
                "'\(rest)' is left over after the constraint",
                from: place,
                help: "a constraint is an equation such as 'b.leading = a.trailing + 8'"
            )
        }
        return result
    }

    // MARK: Parts

    /// A view with its attribute: `title.leading`, `superview.safeArea.top`.
    private mutating func end(_ expected: String) throws(Fault) -> ConstraintDefinition.End {
        skipBlanks()
        let start = place
        let name = word { $0.isNamePart || $0 == UInt8(ascii: "-") }
        guard !name.isEmpty, !text[start].isDigit else {
            throw fault("expected a view", from: start, help: expected)
        }
        let view = Located(name, at: origin.range(start, place))
        var words: [(text: String, start: Int)] = []
        while take(".") {
            let start = place
            words.append((word { $0.isNamePart && !$0.isDigit }, start))
        }
        guard let last = words.last, !last.text.isEmpty else {
            throw fault(
                "'\(name)' does not name an edge or a size",
                from: start,
                help: "write '\(name).leading', '\(name).width' or another attribute"
            )
        }
        guard let attribute = ConstraintAttribute(rawValue: last.text) else {
            throw unknown(last, among: ConstraintAttribute.allCases.map(\.rawValue), "an attribute")
        }
        var guide: ConstraintGuide?
        if words.count == 2 {
            guide = ConstraintGuide(rawValue: words[0].text)
            guard guide != nil else {
                throw unknown(words[0], among: ConstraintGuide.allCases.map(\.rawValue), "a guide")
            }
        } else if words.count > 2 {
            throw fault(
                "'\(name).\(words.map(\.text).joined(separator: "."))' has too many parts",
                from: start,
                help: "write the view, its attribute, and at most one guide between them"
            )
        }
        return ConstraintDefinition.End(
            view: view,
            guide: guide,
            attribute: attribute,
            range: origin.range(start, place)
        )
    }

    private mutating func relation() throws(Fault) -> ConstraintRelation {
        skipBlanks()
        let start = place
        let sign = word { "<>=≤≥".utf8.contains($0) }
        if let relation = ConstraintRelation(rawValue: sign) { return relation }
        let meant = ["==": "=", "=<": "<=", "=>": ">=", "≤": "<=", "≥": ">=", "<": "<=", ">": ">="]
        guard let replacement = meant[sign] else {
            throw fault(
                "expected '=', '<=' or '>=' after the first view",
                from: start,
                help: "a constraint is an equation such as 'b.leading = a.trailing + 8'"
            )
        }
        var fault = fault("'\(sign)' is not a relation of constraints", from: start)
        fault.replacement = replacement
        throw fault
    }

    /// A number, or two with a sign between them that divide each other.
    private mutating func number(
        _ what: String,
        allowing signs: [Character]
    ) throws(Fault) -> Double {
        skipBlanks()
        let start = place
        let value = plainNumber()
        guard let value else {
            throw fault("expected \(what)", from: start)
        }
        guard let sign = signs.first(where: { startsWith($0) }), take(sign) else { return value }
        guard let divisor = plainNumber(), divisor != 0 else {
            throw fault("expected a number other than 0 after the sign", from: place)
        }
        return value / divisor
    }

    /// What is wrong where a view is divided by a number; nil where it is not.
    private mutating func division() -> Fault? {
        let start = place
        guard take("/") else { return nil }
        skipBlanks()
        guard let divisor = plainNumber(), divisor != 0 else {
            return fault(
                "a constraint multiplies, and does not divide",
                from: start,
                help: "write a half of 'a.width' as 'a.width * 0.5'"
            )
        }
        let factor = 1 / divisor
        let isShort = (factor * 1000).rounded() == factor * 1000
        var fault = fault("a constraint multiplies, and does not divide", from: start)
        fault.replacement = "* " + (isShort ? "\(factor)" : "1/\(divisor.shortest)")
        return fault
    }

    private mutating func plainNumber() -> Double? {
        let start = place
        let sign = takeSign() ?? 1
        let digits = word { $0.isDigit || $0 == UInt8(ascii: ".") }
        guard let value = Double(digits), value.isFinite, value <= 1e9 else {
            place = start
            return nil
        }
        return value * sign
    }

    // MARK: Characters

    private var startsNumber: Bool {
        guard place < text.count else { return false }
        return text[place].isDigit || "+-.".utf8.contains(text[place])
    }

    private var rest: String { String(decoding: text[place...].prefix(24), as: UTF8.self) }

    private mutating func skipBlanks() {
        while place < text.count, text[place] == UInt8(ascii: " ") { place += 1 }
    }

    private func startsWith(_ sign: Character) -> Bool {
        place < text.count && text[place] == sign.asciiValue
    }

    private mutating func take(_ sign: Character) -> Bool {
        guard startsWith(sign) else { return false }
        place += 1
        return true
    }

    /// A plus or a minus, with the blanks after it.
    private mutating func takeSign() -> Double? {
        let sign: Double? = take("+") ? 1 : take("-") ? -1 : nil
        if sign != nil { skipBlanks() }
        return sign
    }

    private mutating func word(where isPart: (UInt8) -> Bool) -> String {
        let start = place
        while place < text.count, isPart(text[place]) { place += 1 }
        return String(decoding: text[start..<place], as: UTF8.self)
    }

    // MARK: Faults

    private func fault(_ message: String, from start: Int, help: String? = nil) -> Fault {
        let end = max(place, min(start + 1, text.count))
        return Fault(message: message, range: origin.range(min(start, end), end), help: help)
    }

    private func unknown(
        _ word: (text: String, start: Int),
        among names: [String],
        _ what: String
    ) -> Fault {
        var fault = Fault(
            message: "'\(word.text)' is not \(what) of a view",
            range: origin.range(word.start, word.start + word.text.utf8.count)
        )
        if let nearest = NearestName.nearest(to: word.text, among: names) {
            fault.replacement = nearest
        } else {
            fault.help = "those are \(names.quotedList)"
        }
        return fault
    }
}
