package import SceneText

extension SceneDecoder {
    /// Whether a node has no value: `~`, `null`, or nothing at all.
    func isNull(_ node: YAMLNodeID) -> Bool {
        tree.mayBeNull(node) && tree.resolved(node) == .null
    }

    /// Reads a text literally; numbers and booleans are the text they are written with.
    func plainText(_ field: Field) -> Located<String>? {
        guard let text = tree.plainText(field.value) else {
            reportWrongType(field, expected: .plainText)
            return nil
        }
        return Located(text, at: range(of: field))
    }

    /// Reads an id that the author gives.
    func identifier(_ field: Field) -> Located<String>? {
        guard let text = plainText(field) else { return nil }
        checkIdentifier(text)
        return text
    }

    /// Reports a name that is not an id.
    func checkIdentifier(_ name: Located<String>) {
        guard !name.value.isIdentifier else { return }
        log.report(
            .badID,
            "'\(name.value)' is not an id",
            at: mark(name.range),
            helps: ["an id is letters, digits, '_' and '-', and starts with a letter or '_'"]
        )
    }

    func boolean(_ field: Field) -> Located<Bool>? {
        guard tree.kind(field.value) == .scalar,
            case .bool(let value) = tree.resolved(field.value), !isBooleanOfYAMLAlone(field.value)
        else {
            reportWrongType(field, expected: .boolean)
            return nil
        }
        return Located(value, at: range(of: field))
    }

    /// Whether a node is a boolean to YAML and not to the language: `True`, `FALSE`.
    func isBooleanOfYAMLAlone(_ node: YAMLNodeID) -> Bool {
        guard tree.kind(node) == .scalar, case .bool(let value) = tree.resolved(node) else {
            return false
        }
        return tree.text(node) != String(value)
    }

    /// Reads what only `true` makes sense for.
    func always(_ field: Field) -> Bool? {
        guard let flag = boolean(field) else { return nil }
        if flag.value { return true }
        log.report(
            .wrongType,
            "'\(name(of: field))' takes true; to do nothing, leave it out",
            at: mark(flag.range)
        )
        return nil
    }

    func integer(_ field: Field, minimum: Int?, maximum: Int?) -> Located<Int>? {
        let node = field.value
        guard tree.kind(node) == .scalar, case .int(let value) = tree.resolved(node) else {
            if let bound = boundOfInteger(node, minimum: minimum, maximum: maximum) {
                reportOutOfRange(field, bound)
            } else {
                reportWrongType(field, expected: .integer())
            }
            return nil
        }
        let type = KeyType.integer(minimum: minimum, maximum: maximum)
        if let bound = type.bound(brokenBy: Double(value)) {
            reportOutOfRange(field, bound)
            return nil
        }
        return Located(value, at: tree.range(node))
    }

    /// The bound that a whole number with too many digits goes beyond; nil for any other value.
    private func boundOfInteger(_ node: YAMLNodeID, minimum: Int?, maximum: Int?) -> String? {
        guard tree.kind(node) == .scalar, case .double(let value) = tree.resolved(node) else {
            return nil
        }
        let digits = tree.text(node).utf8.drop { "-+".utf8.contains($0) }
        guard digits.allSatisfy(\.isDigit) else { return nil }
        return value < 0 ? "at least \(minimum ?? Int.min)" : "at most \(maximum ?? Int.max)"
    }

    func number(
        _ field: Field,
        minimum: Double? = nil,
        maximum: Double? = nil,
        above: Double? = nil
    ) -> Located<Double>? {
        let node = field.value
        let type = KeyType.number(minimum: minimum, maximum: maximum, above: above)
        guard tree.kind(node) == .scalar, let value = tree.resolved(node)?.number else {
            reportWrongType(field, expected: type)
            return nil
        }
        guard value.isFinite else {
            log.report(
                .wrongType,
                "'\(name(of: field))' takes a finite number, not \(description(of: node))",
                at: mark(tree.range(node))
            )
            return nil
        }
        if let bound = type.bound(brokenBy: value) {
            reportOutOfRange(field, bound)
            return nil
        }
        return Located(value, at: tree.range(node))
    }

    func choice(_ field: Field, of choice: Choice) -> Located<String>? {
        let node = field.value
        if !tree.isFaulty(node),
            let word = tree.withScalarBytes(node, { choice.word($0, in: $1) })
        {
            return Located(word, at: tree.range(node))
        }
        guard let text = plainText(field) else { return nil }
        let site = mark(text.range)
        log.report(.unknownWord(text.value, of: choice, for: "'\(name(of: field))'", at: site))
        // What follows is read as if the word that it resembles were there.
        return choice.nearest(to: text.value).map { Located($0, at: text.range) }
    }

    private func reportOutOfRange(_ field: Field, _ bound: String) {
        let message = "'\(name(of: field))' must be \(bound)"
        log.report(.outOfRange, message, at: mark(range(of: field)))
    }
}

extension YAMLScalar {
    /// The value as a number, when it is one.
    var number: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }
}

extension Choice {
    /// The word that a text resembles, or that others spell so.
    fileprivate func nearest(to text: String) -> String? {
        word(spelledElsewhere: text) ?? NearestName.nearest(to: text, among: words.map(\.name))
    }
}

extension Diagnostic {
    /// A text that is not one of the words that something takes.
    package static func unknownWord(
        _ text: String,
        of choice: Choice,
        for name: String,
        at place: Annotation
    ) -> Diagnostic {
        let help =
            choice.word(spelledElsewhere: text).map { .called($0, at: place) }
            ?? Catalog.advice(on: text, as: .word(of: choice)).map { Help($0) }
            ?? choice.nearest(to: text).map {
                Help.similar("a similar \(choice.name)", $0, at: place)
            }
            ?? "\(name) takes one of \(choice.words.map(\.name).quotedList)"
        return Diagnostic(
            .unknownWord,
            "'\(text)' is not \(choice.phrase)",
            at: place,
            helps: [help]
        )
    }
}

extension String {
    /// Whether the text is an id: letters, digits, `_` and `-`, not starting with a digit or `-`.
    package var isIdentifier: Bool { isName(withHyphens: true) }

    /// An id for what has the text as its title.
    package var asID: String {
        let letters = lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return letters.isIdentifier ? letters : "name"
    }

    /// Whether the text is the name of a class, which has no `-` in it.
    var isClassName: Bool { isName(withHyphens: false) }

    private func isName(withHyphens takesHyphens: Bool) -> Bool {
        guard let first = utf8.first, !first.isDigit, first != UInt8(ascii: "-") else {
            return false
        }
        return utf8.allSatisfy { $0.isNamePart || takesHyphens && $0 == UInt8(ascii: "-") }
    }
}

extension DiagnosticCode {
    package static let unknownWord = DiagnosticCode(
        "unknown-word",
        .structure,
        summary: "a value is not one of the words that its key takes",
        explanation: """
            Keys such as `style`, `accessory` or `textAlignment` take one word of a fixed set, which \
            the help lists. The words are those of UIKit in lowerCamelCase, without the dot.
            """,
        good: welcome("label: {text: Hello, textAlignment: center}"),
        replacing: "textAlignment: center",
        with: "textAlignment: centre"
    )

    package static let outOfRange = DiagnosticCode(
        "out-of-range",
        .structure,
        summary: "a number is less or greater than its key allows",
        explanation: """
            Sizes, counts and weights cannot be negative, and an alpha is between 0 and 1. Some values limit others \
            of the same view: a minimum cannot be greater than its maximum, and an index counts from 0 and must be \
            within its list.
            """,
        good: welcome("label: {text: Hello, alpha: 0.5}"),
        replacing: "0.5",
        with: "50"
    )

    package static let clampedValue = DiagnosticCode(
        "clamped-value",
        .structure,
        .warning,
        summary: "a value is less than its minimum or greater than its maximum",
        explanation: """
            As in UIKit, sliders and steppers keep their `value` between `minimumValue` and `maximumValue`, and date \
            pickers their `date` between `minimumDate` and `maximumDate`. A value beyond them is replaced with the \
            nearer one when the view loads. The greatest value of a slider is 1 by default.
            """,
        good: """
            scenes:
              gallery:
                controller: view
                class: GalleryController
                view:
                  - slider:
                      value: 7
                      maximumValue: 10
                      accessibility: {label: Size}
                      actions: {valueChanged: resize}
            classes:
              GalleryController:
                superclass: ViewController
                actions: {resize: {log: resized}}
            """,
        replacing: "maximumValue: 10",
        with: "maximumValue: 5"
    )

    package static let badID = DiagnosticCode(
        "bad-id",
        .structure,
        summary: "an id has characters that are not allowed in ids",
        explanation: """
            Ids are used in steps, in expressions and in the names of golden files. They are \
            ASCII letters, digits, `_` and `-`, and start with a letter or `_`.
            """,
        good: welcome("label: {id: greeting, text: Hello}"),
        replacing: "id: greeting",
        with: "id: my greeting"
    )

}
