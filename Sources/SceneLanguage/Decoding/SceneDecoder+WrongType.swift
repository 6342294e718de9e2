package import SceneText

extension SceneDecoder {
    /// Reports a value of another type than the key takes.
    func reportWrongType(_ field: Field, expected: KeyType) {
        reportWrongType(
            field.value,
            expected: expected,
            for: name(of: field),
            type: type(of: field)
        )
    }

    /// What the key takes whose value a field is.
    private func type(of field: Field) -> KeyType? {
        guard case .key(let place, let shape) = field.subject else { return nil }
        return vocabulary.shapes[shape.index].keys[place].type
    }

    /// Reports a value of another type than what is named so takes.
    ///
    /// `type` is what the key takes altogether, of which a text may be one form.
    func reportWrongType(
        _ node: YAMLNodeID,
        expected: KeyType,
        for name: String,
        type: KeyType? = nil
    ) {
        let isCutOff = tree.isCut(node) && tree.count(node) == 0
        guard !tree.isFaulty(node), !isCutOff else { return }
        if tree.kind(node) == .mapping, let expression = unquotedExpression(node) {
            log.report(.unquotedExpression(expression, at: mark(tree.range(node))))
            return
        }
        let comment = commentInPlace(of: node)
        let subject = name.contains(" ") ? name : "'\(name)'"
        log.report(
            .wrongType,
            "\(subject) takes \(expected.phrase), not \(description(of: node))",
            at: mark(comment ?? tree.range(node)),
            helps: comment == nil
                ? help(for: node, expected, name, type)
                : [Help("'#' starts a comment: quote a text that begins with it")]
        )
    }

    /// What to write instead, where that is known.
    private func help(
        for node: YAMLNodeID,
        _ expected: KeyType,
        _ name: String,
        _ type: KeyType?
    ) -> [Help] {
        let range = tree.range(node)
        if isNull(node) { return [helpForNothing(node, expected)] }
        if tree.kind(node) != .scalar {
            if let help = helpForText(node, expected, name, type) { return [help] }
            return helpForCollection(node, expected)
        }
        if case .shape(let shape) = expected, let help = helpForMapping(node, shape) {
            return [help]
        }
        let word = tree.text(node).lowercased()
        if case .number = expected, word == "auto" || word.contains("automatic") {
            return [Help("remove the key: that is the default")]
        }
        if let bare = unquotedValue(of: node), expected.takes(bare) {
            let text = tree.text(node)
            let edit = TextEdit(source, range, replacement: text)
            return [Help("write it without quotes: \(text)", edit: edit)]
        }
        if let help = helpForUnit(node, expected, name) { return [help] }
        if let help = helpForTruth(node, expected) { return [help] }
        guard expected == .boolean, let value = truth(of: node) else { return [] }
        return [
            Help(
                "write '\(value)': booleans are 'true' and 'false' only",
                replacing: mark(range),
                with: value
            )
        ]
    }

    /// What to write in place of a number with a unit: points have none, and a share is a weight or a fraction.
    private func helpForUnit(
        _ node: YAMLNodeID,
        _ expected: KeyType,
        _ name: String
    ) -> Help? {
        let isWhole = if case .integer = expected { true } else { false }
        guard case .string(let text) = tree.resolved(node) else { return nil }
        let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        guard let number = Double(digits), number.isFinite else { return nil }
        let unit = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
        let value: String
        switch (unit, expected) {
        case ("px", _), ("pt", _), ("pts", _), ("dp", _), ("points", _): value = String(digits)
        case ("%", .number(minimum: _, maximum: 1?, above: _)): value = (number / 100).shortest
        case ("%", .number) where ["width", "height"].contains(name):
            return Help("sizes are in points; 'weight' shares out what is left")
        default: return nil
        }
        guard isWhole ? Int(value) != nil : expected.isNumber else { return nil }
        return Help("write \(value)", edit: TextEdit(source, tree.range(node), replacement: value))
    }

    /// What to write in place of `true` for a mapping whose first key has a value by default.
    private func helpForTruth(_ node: YAMLNodeID, _ expected: KeyType) -> Help? {
        guard case .bool(true) = tree.resolved(node), case .shape(let name) = expected,
            let key = Catalog.shape(name).keys.first, let value = key.fallback
        else { return nil }
        let mapping = "{\(key.name): \(value)}"
        return Help(
            "write '\(mapping)'",
            edit: TextEdit(source, tree.range(node), replacement: mapping)
        )
    }

    /// What to write in place of nothing, `null` or `~`.
    private func helpForNothing(_ node: YAMLNodeID, _ expected: KeyType) -> Help {
        if case .shape(let name) = expected {
            let keys = Catalog.shape(name).keys
            let first = keys.first { $0.isRequired } ?? keys[0]
            return Help("write its keys below it, such as '\(first.name): …'")
        }
        if case .map = expected {
            return Help("write each name below it as a key, or remove the key")
        }
        if tree.isAnchored(node) {
            let quoted = YAMLScalarWriter.quoted(tree.sourceText(of: node))
            return Help("put a text that starts with '&' in quotes: \(quoted)")
        }
        return tree.text(node).isEmpty
            ? Help("write a value after ':', or remove the key")
            : Help("if there is no value, remove the key")
    }

    /// What to write in place of a list or a mapping.
    private func helpForCollection(
        _ node: YAMLNodeID,
        _ expected: KeyType
    ) -> [Help] {
        var cursor = tree.cursor(of: node)
        let first = tree.next(&cursor)
        switch (expected, tree.kind(node)) {
        case (.onlyList, .mapping), (.list, .mapping), (.dataList, .mapping):
            guard let first else { return [] }
            let key = tree.text(of: first.symbol)
            let place = mark(tree.range(first.key))
            if let help = Help.tightDash(before: key, at: place) { return [help] }
            return tree.isFlow(node)
                ? [Help("put it in brackets")] : [Help("start each item with '- '")]
        case (.map, .sequence):
            if let (key, name) = nameInItem(of: node) {
                return [
                    Help("write '\(name):' instead of '- \(key): \(name)', and its keys below it")
                ]
            }
            return [helpForKeysInList(node)]
        case (.shape, .sequence), (.part, .sequence):
            guard let key = firstKeyInList(node), expected.hasKey(key) else { return [] }
            return [helpForKeysInList(node)]
        case (.step, .mapping): return [helpForStep(node)]
        default: return []
        }
    }

    /// What to write in place of a step whose verb is a key, such as `tap: done`.
    private func helpForStep(_ node: YAMLNodeID) -> Help {
        let range = tree.range(node)
        let step = words(of: node).joined(separator: " ")
        var parser = StepParser(
            step,
            at: TextOrigin(source: source, range: range, isVerbatim: false)
        )
        if case .failure(let fault) = parser.parse() {
            let isVerb = StepParser.verbs.contains { step.hasPrefix($0) }
            let usage = isVerb ? fault.diagnostic.helps.first : nil
            return usage ?? "a step is one text, such as 'tap ID'"
        }
        return Help(
            "write it as one text: '\(step)'",
            replacing: mark(range),
            with: YAMLScalarWriter.text(of: step, inFlow: true)
        )
    }

    /// The words of a mapping from a verb to a text, or to a list of texts; none of what is nested deeper,
    /// which no step is, and which aliases may multiply.
    private func words(of node: YAMLNodeID) -> [String] {
        tree.entries(node).prefix(2).flatMap { entry in
            let isList = tree.kind(entry.value) == .sequence
            let values = isList ? Array(tree.items(entry.value).prefix(8)) : [entry.value]
            let texts = values.filter { tree.kind($0) == .scalar }.map { tree.text($0) }
            return [tree.text(of: entry.symbol)] + texts
        }
    }

    /// What to write in place of a list of keys.
    private func helpForKeysInList(_ node: YAMLNodeID) -> Help {
        if tree.isFlow(node) { return Help("write the keys in one mapping, without '[' and ']'") }
        guard let key = firstKeyInList(node) else {
            return Help("write each name as a key, without '- ' before it")
        }
        return Help("write all keys without '- ' before them, such as '\(key):'")
    }

    private func firstKeyInList(_ node: YAMLNodeID) -> String? {
        let first = tree.items(node).first { _ in true }
        let entry = first.flatMap { item in tree.entries(item).first { _ in true } }
        return entry.map { tree.text(of: $0.symbol) }
    }

    /// What a text in quotes would be without them.
    private func unquotedValue(of node: YAMLNodeID) -> YAMLScalar? {
        guard tree.kind(node) == .scalar, !tree.isPlain(node), !tree.isAlias(node) else {
            return nil
        }
        let bytes = tree.scalarBytes(node)
        return YAMLScalar.value(bytes, bytes.indices)
    }

    /// Whether a text without quotes is one of the words that other versions of YAML take for booleans.
    func isWordForTruth(_ node: YAMLNodeID) -> Bool {
        tree.kind(node) == .scalar && tree.isPlain(node) && tree.text(node).count > 1
            && truth(of: node) != nil
    }

    /// The boolean that a person of YAML 1.1 meant.
    private func truth(of node: YAMLNodeID) -> String? {
        guard tree.kind(node) == .scalar else { return nil }
        switch tree.text(node).lowercased() {
        case "yes", "on", "y", "1", "true": return "true"
        case "no", "off", "n", "0", "false": return "false"
        default: return nil
        }
    }

    /// The comment in place of a missing value, such as `#333` after `textColor:`.
    private func commentInPlace(of node: YAMLNodeID) -> SourceRange? {
        guard tree.kind(node) == .scalar, tree.isPlain(node), tree.text(node).isEmpty else {
            return nil
        }
        let bytes = tree.text.bytes
        let start = Int(tree.range(node).start)
        let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        let comment = line.drop { $0 == UInt8(ascii: " ") }
        guard comment.first == UInt8(ascii: "#") else { return nil }
        return SourceRange(comment.startIndex, comment.endIndex)
    }

    /// The text of an expression whose quotes were left out, which makes it a mapping.
    func unquotedExpression(_ node: YAMLNodeID) -> String? {
        guard tree.isFlow(node) else { return nil }
        let entries = Array(tree.entries(node).prefix(2))
        guard entries.count == 1,
            isNull(entries[0].value) || tree.text(of: entries[0].symbol).contains("?")
        else { return nil }
        return tree.sourceText(of: node)
    }

    /// What a node is, in words.
    func description(of node: YAMLNodeID) -> String {
        switch tree.kind(node) {
        case .sequence: return tree.count(node) == 0 ? "an empty list" : "a list"
        case .mapping: return tree.count(node) == 0 ? "an empty mapping" : "a mapping"
        case .scalar: break
        }
        switch tree.resolved(node) {
        case nil, .null: return "nothing"
        case .bool: return isBooleanOfYAMLAlone(node) ? "'\(tree.text(node))'" : tree.text(node)
        case .int, .double: return "the number \(tree.text(node))"
        case .string:
            let text = tree.text(node)
            return text.count <= 40 ? "the text '\(text)'" : "text"
        }
    }
}

extension KeyType {
    /// Whether a mapping of this type takes a key.
    fileprivate func hasKey(_ key: String) -> Bool {
        switch self {
        case .shape(let name): Catalog.shape(name).key(key) != nil
        case .part(let kind): kind.entry.shape.key(key) != nil
        default: false
        }
    }

    fileprivate var isNumber: Bool { if case .number = self { true } else { false } }

    /// Whether a number or a boolean is of the type, its bounds aside.
    fileprivate func takes(_ scalar: YAMLScalar) -> Bool {
        switch (self, scalar) {
        case (.boolean, .bool), (.integer, .int), (.number, .int), (.number, .double): true
        default: false
        }
    }
}

extension Diagnostic {
    static func unquotedExpression(_ text: String, at place: Annotation) -> Diagnostic {
        Diagnostic(
            .unquotedExpression,
            "the expression '\(text)' is not quoted, which makes it a mapping",
            at: place,
            helps: [Help("write it in quotes: \"\(text)\"", replacing: place, with: "\"\(text)\"")]
        )
    }
}

extension DiagnosticCode {
    package static let wrongType = DiagnosticCode(
        "wrong-type",
        .structure,
        summary: "a value does not have the type that its key takes",
        explanation: """
            Each key takes values of one type. YAML 1.2 decides what a bare word is: `true` and \
            `false` are booleans in small letters alone, `yes`, `no`, `on` and `off` are text, `15` is a number and \
            `"15"` is text.
            """,
        good: welcome("label: {text: Hello, hidden: true}"),
        replacing: "true",
        with: "yes"
    )

    package static let unquotedExpression = DiagnosticCode(
        "unquoted-expression",
        .structure,
        summary: "an expression in braces is not quoted, so YAML reads a mapping",
        explanation: """
            In YAML a value that starts with `{` is a mapping. An expression is a string and needs \
            quotes: `"{item.name}"`.
            """,
        good: """
            scenes:
              list:
                controller: table
                class: ListController
                table:
                  prototypes:
                    - identifier: Row
            classes:
              ListController:
                superclass: TableViewController
                rows: {count: 3}
                cell:
                  identifier: Row
                  set:
                    textLabel.text: "{row}"
            """,
        replacing: "\"{row}\"",
        with: "{row}"
    )
}
