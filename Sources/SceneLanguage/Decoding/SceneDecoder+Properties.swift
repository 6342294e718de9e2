package import SceneText

extension SceneDecoder {
    /// Reads a plain property, of the type that the catalog gives it unless another is asked for.
    func property(_ field: Field, as type: KeyType? = nil) -> PropertyDefinition? {
        let value =
            if type == nil, let text = ordinaryText(field) {
                PropertyValue.text(text)
            } else {
                propertyValue(field.value, type ?? field.type, for: field.name)
            }
        guard let value else { return nil }
        return PropertyDefinition(
            value: value,
            word: field.slot.word,
            nameRange: field.keyRange,
            range: tree.range(field.value)
        )
    }

    /// The text of a field that takes one, in the form that most have: without braces, and not empty.
    private func ordinaryText(_ field: Field) -> String? {
        guard field.isText, !tree.hasBraces(field.value) else { return nil }
        return tree.plainText(field.value)
    }

    /// Reads a value of a plain type: a literal, or an expression that stands for one.
    func propertyValue(_ node: YAMLNodeID, _ type: KeyType, for name: @autoclosure () -> String)
        -> PropertyValue?
    {
        if let template = braces(node) {
            guard let literal = template.literal else {
                if type != .text { checkSingleExpression(template, node, for: name()) }
                return .template(template)
            }
            if type == .text { return .text(literal) }
        }
        switch type {
        case .text, .plainText, .identifier:
            return plainText(node, for: name()).map { .text($0.value) }
        case .boolean: return boolean(node, for: name()).map { .boolean($0.value) }
        case .integer(let minimum, let maximum):
            return integer(node, minimum: minimum, maximum: maximum, for: name())
                .map { .integer($0.value) }
        case .number(let minimum, let maximum):
            return number(node, minimum: minimum, maximum: maximum, for: name())
                .map { .number($0.value) }
        case .choice(let words):
            return choice(node, of: words, for: name()).map { .choice($0.value) }
        case .color: return color(node, for: name())
        case .font: return font(node, for: name())
        case .date: return date(node, for: name())
        case .insets: return insets(node, for: name())
        case .frame: return frame(node, for: name())
        case .list(let element): return list(node, of: element, for: name())
        case .shape(let shape): return group(node, shape, for: name())
        default: return nil
        }
    }

    /// The template of a scalar with expressions in it; nil for any other node.
    func template(_ node: YAMLNodeID) -> Template? {
        guard let template = braces(node), !template.isLiteral else { return nil }
        return template
    }

    /// What a scalar with braces says; doubled ones alone make a literal.
    func braces(_ node: YAMLNodeID) -> Template? {
        guard tree.hasBraces(node) else { return nil }
        return Template(parsing: tree.textSlice(of: node), limits: limits, log: &log)
    }

    private func checkSingleExpression(_ template: Template, _ node: YAMLNodeID, for name: String) {
        guard !template.isSingleExpression else { return }
        log.report(
            Diagnostic(
                .wrongType,
                "'\(name)' takes a value that is not text, so it can only be one whole expression",
                at: mark(tree.range(node))
            )
        )
    }

    private func color(_ node: YAMLNodeID, for name: String) -> PropertyValue? {
        guard let text = plainText(node, for: name) else { return nil }
        if let color = Color(text.value) { return .color(color) }
        log.report(.badColor(text.value, at: mark(text.range)))
        return nil
    }

    private func font(_ node: YAMLNodeID, for name: String) -> PropertyValue? {
        guard let text = plainText(node, for: name) else { return nil }
        if let font = Font(text.value) { return .font(font) }
        log.report(.badFont(text.value, at: mark(text.range)))
        return nil
    }

    private func date(_ node: YAMLNodeID, for name: String) -> PropertyValue? {
        guard let text = plainText(node, for: name) else { return nil }
        if CalendarDate(iso8601: text.value) != nil { return .text(text.value) }
        log.report(.badDate(text.value, for: name, at: mark(text.range)))
        return nil
    }

    private func insets(_ node: YAMLNodeID, for name: String) -> PropertyValue? {
        if tree.kind(node) == .scalar {
            guard let all = number(node, minimum: 0, for: name)?.value else { return nil }
            return .insets(InsetsDefinition(top: all, left: all, bottom: all, right: all))
        }
        guard tree.kind(node) == .mapping else {
            reportWrongType(node, expected: "a number or a mapping of edges", for: name)
            return nil
        }
        var insets = InsetsDefinition()
        for field in fields(of: node, as: .insets, owner: tree.range(node)) {
            guard let value = number(field.value, minimum: 0, for: field.name)?.value else {
                continue
            }
            switch field.keyword {
            case .top: insets.top = value
            case .left: insets.left = value
            case .bottom: insets.bottom = value
            default: insets.right = value
            }
        }
        return .insets(insets)
    }

    private func frame(_ node: YAMLNodeID, for name: String) -> PropertyValue? {
        guard tree.kind(node) == .sequence, tree.count(node) == 4 else {
            let numbers = "four numbers, [x, y, width, height]"
            if tree.kind(node) == .sequence {
                log.report(
                    Diagnostic(
                        .wrongType,
                        "'\(name)' takes \(numbers), not \(tree.count(node))",
                        at: mark(tree.range(node))
                    )
                )
            } else {
                reportWrongType(node, expected: numbers, for: name)
            }
            return nil
        }
        let numbers = tree.items(node).compactMap { number($0, for: name)?.value }
        guard numbers.count == 4 else { return nil }
        for (item, side) in zip(tree.items(node).dropFirst(2), ["width", "height"])
        where number(item, minimum: 0, for: side) == nil {
            return nil
        }
        return .frame(
            FrameDefinition(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        )
    }

    private func list(_ node: YAMLNodeID, of element: KeyType, for name: String) -> PropertyValue? {
        var values: [PropertyValue] = []
        for item in items(of: node) {
            if let value = propertyValue(item, element, for: name) { values.append(value) }
        }
        return .list(values)
    }

    /// Reads the properties of a part, such as those of `accessibility:`.
    private func group(_ node: YAMLNodeID, _ shape: Shape.Name, for name: String) -> PropertyValue?
    {
        guard tree.kind(node) == .mapping else {
            reportWrongType(node, expected: "a mapping of keys", for: name)
            return nil
        }
        var properties: [PropertyDefinition] = []
        for field in fields(of: node, as: shape, owner: tree.range(node)) {
            if let property = property(field) { properties.append(property) }
        }
        return .group(properties)
    }
}

extension Diagnostic {
    /// A text that is not a date.
    package static func badDate(_ text: String, for name: String, at place: Annotation)
        -> Diagnostic
    {
        Diagnostic(
            .wrongType,
            "'\(name)' takes a date, not the text '\(text)'",
            at: place,
            helps: [Help("a date is written '2024-05-31', or '2024-05-31T18:30' with a time")]
        )
    }

    /// A text that is not a colour.
    package static func badColor(_ text: String, at place: Annotation) -> Diagnostic {
        if let color = Color.spelling(of: text) {
            return Diagnostic(
                .badColor,
                "'\(text)' is not a colour",
                at: place,
                helps: [.called(color, at: place)]
            )
        }
        let nearest = NearestName.nearest(to: text, among: SystemColor.allCases.map(\.rawValue))
        let help =
            nearest.map {
                Help(
                    "a colour with a similar name exists: '\($0)'",
                    edit: TextEdit(place.source, place.range, replacement: $0)
                )
            }
            ?? Help(
                "a colour is '#RGB', '#RRGGBB', '#RRGGBBAA', a name of the palette, or 'light/dark'"
            )
        return Diagnostic(.badColor, "'\(text)' is not a colour", at: place, helps: [help])
    }

    /// A text that is not a font.
    package static func badFont(_ text: String, at place: Annotation) -> Diagnostic {
        if let font = Font.spelling(of: text) {
            return Diagnostic(
                .badFont,
                "'\(text)' is not a font",
                at: place,
                helps: [
                    Help(
                        "write '\(font)'",
                        edit: TextEdit(place.source, place.range, replacement: font)
                    )
                ]
            )
        }
        let nearest = NearestName.nearest(to: text, among: TextStyle.allCases.map(\.rawValue))
        let help =
            nearest.map {
                Help(
                    "a text style with a similar name exists: '\($0)'",
                    edit: TextEdit(place.source, place.range, replacement: $0)
                )
            }
            ?? Help("a font is 'System 14', 'System-Bold 16', a name with a size, or a text style")
        return Diagnostic(.badFont, "'\(text)' is not a font", at: place, helps: [help])
    }
}

extension DiagnosticCode {
    package static let badColor = DiagnosticCode(
        "bad-color",
        .structure,
        summary: "a text is not a colour",
        explanation: """
            A colour is `#RGB`, `#RRGGBB` or `#RRGGBBAA` in hexadecimal, a name of the system's \
            palette such as `systemRed` or `secondaryLabel`, or two of these with a slash between \
            them, for light and dark screens. A `#` wants quotes in YAML.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                view:
                  - label: {text: Hello, textColor: systemRed}
            """,
        replacing: "systemRed",
        with: "systemRde"
    )

    package static let badFont = DiagnosticCode(
        "bad-font",
        .structure,
        summary: "a text is not a font",
        explanation: """
            A font is the system's font with a size (`System 14`, `System-Bold 16`, \
            `System-Italic 12`), another family with a size (`Avenir 14`), or a text style such as \
            `headline`.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                view:
                  - label: {text: Hello, font: headline}
            """,
        replacing: "headline",
        with: "headlin"
    )
}
