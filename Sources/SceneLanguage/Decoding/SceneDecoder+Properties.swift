package import SceneText

extension SceneDecoder {
    /// Reads a property of a type.
    func property(_ field: Field, as type: KeyType) -> PropertyDefinition? {
        guard case .key(let place, let shape) = field.subject,
            let value = ordinaryText(field, type) ?? propertyValue(field, type)
        else { return nil }
        return PropertyDefinition(
            value: value,
            key: vocabulary.name(ofKeyAt: place, in: shape),
            nameRange: field.keyRange,
            range: range(of: field)
        )
    }

    /// The text of a field that takes one, in the form that most have: without expressions, and not empty.
    private func ordinaryText(_ field: Field, _ type: KeyType) -> PropertyValue? {
        guard case .text = type, !tree.mayHoldExpressions(field.value) else { return nil }
        return tree.plainText(field.value).map { .text($0) }
    }

    /// Reads a value of a plain type: a literal, or an expression for one.
    func propertyValue(_ field: Field, _ type: KeyType) -> PropertyValue? {
        if let template = braces(field.value) {
            guard let literal = template.literal else {
                if type != .text { checkSingleExpression(template, field) }
                return .template(template)
            }
            if type == .text { return .text(literal) }
        }
        switch type {
        case .text: return plainText(field).map { .text($0.value) }
        case .boolean: return boolean(field).map { .boolean($0.value) }
        case .integer(let minimum, let maximum):
            return integer(field, minimum: minimum, maximum: maximum).map { .integer($0.value) }
        case .number(let minimum, let maximum, let above):
            return number(field, minimum: minimum, maximum: maximum, above: above)
                .map { .number($0.value) }
        case .choice(let words): return choice(field, of: words).map { .choice($0.value) }
        case .color: return color(field)
        case .font: return font(field)
        case .date: return date(field)
        case .insets: return insets(field, .insets, minimum: 0, Catalog.insets)
        case .offsets: return insets(field, .offsets, minimum: nil, Catalog.offsets)
        case .frame: return frame(field)
        case .list(let element):
            return .list(items(of: field).compactMap { propertyValue($0, element) })
        case .shape(.accessibility): return group(field, Catalog.accessibility)
        case .shape(.buttonStates): return group(field, Catalog.buttonStates)
        case .shape(.buttonState): return group(field, Catalog.buttonState)
        default: fatalError("a property of the type \(type) cannot be read: add it here")
        }
    }

    /// The template of a scalar with expressions in it; nil for any other node.
    func template(_ node: YAMLNodeID) -> Template? {
        guard let template = braces(node), !template.isLiteral else { return nil }
        return template
    }

    /// What a scalar with braces says; doubled ones alone make a literal.
    func braces(_ node: YAMLNodeID) -> Template? {
        guard tree.mayHoldExpressions(node), !tree.isFaulty(node) else { return nil }
        reportForeignExpressions(in: node)
        return Template(parsing: tree.textSlice(of: node), limits: limits, log: &log)
    }

    private func checkSingleExpression(_ template: Template, _ field: Field) {
        guard !template.isSingleExpression else { return }
        let message =
            "'\(name(of: field))' takes a value that is not text, so it can only be one whole "
            + "expression"
        log.report(.wrongType, message, at: mark(range(of: field)))
    }

    private func color(_ field: Field) -> PropertyValue? {
        namedColor(field).map { .color($0.value) }
    }

    /// Reads a colour, or the name of one that the file declares.
    func namedColor(_ field: Field) -> Located<Color>? {
        guard let text = plainText(field) else { return nil }
        if let color = Color(text.value) ?? palette[text.value] ?? assetColor(text.value) {
            return Located(color, at: text.range)
        }
        let named = "colors.\(text.value)"
        let isNamed = palette[named] ?? assetColor(named) != nil
        log.report(
            .badColor(
                text.value,
                at: mark(text.range),
                meant: isNamed ? named : nil,
                known: palette.count > Self.mostCompared ? [] : palette.keys.sorted()
            )
        )
        return nil
    }

    /// Up to how many names of colours a misspelt one is compared with: each of many would be with each of many.
    private static let mostCompared = 200

    private func assetColor(_ text: String) -> Color? {
        text.hasPrefix("colors.") ? surroundings.color(String(text.dropFirst(7))) : nil
    }

    private func font(_ field: Field) -> PropertyValue? {
        guard let text = plainText(field) else { return nil }
        if let font = Font(text.value) { return .font(font) }
        log.report(.badFont(text.value, at: mark(text.range)))
        return nil
    }

    private func date(_ field: Field) -> PropertyValue? {
        guard let text = plainText(field) else { return nil }
        if CalendarDate(iso8601: text.value) != nil { return .text(text.value) }
        log.report(.badDate(text.value, for: name(of: field), at: mark(text.range)))
        return nil
    }

    private func insets(
        _ field: Field,
        _ type: KeyType,
        minimum: Double?,
        _ table: KeyTable<InsetsDefinition>
    ) -> PropertyValue? {
        switch tree.kind(field.value) {
        case .scalar:
            guard let all = number(field, minimum: minimum)?.value else { return nil }
            return .insets(InsetsDefinition(top: all, left: all, bottom: all, right: all))
        case .sequence:
            reportWrongType(field, expected: type)
            return nil
        case .mapping: return read(field, as: table).map { .insets($0) }
        }
    }

    private func frame(_ field: Field) -> PropertyValue? {
        let sides =
            [("x", nil), ("y", nil), ("width", 0), ("height", 0)] as [(StaticString, Double?)]
        return numbers(field, .frame, sides).map {
            .frame(FrameDefinition(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
        }
    }

    /// Reads the size of a screen.
    func extent(_ field: Field) -> CanvasDefinition? {
        numbers(field, .extent, [("width", 1), ("height", 1)]).map {
            CanvasDefinition(width: $0[0], height: $0[1])
        }
    }

    /// Reads a list of numbers that have names, each with the least that it may be.
    private func numbers(
        _ field: Field,
        _ type: KeyType,
        _ parts: [(name: StaticString, minimum: Double?)]
    ) -> [Double]? {
        guard tree.kind(field.value) == .sequence else {
            reportWrongType(field, expected: type)
            return nil
        }
        let count = tree.count(field.value)
        guard count == parts.count else {
            let message = "'\(name(of: field))' takes \(type.phrase), not \(count)"
            log.report(.wrongType, message, at: mark(range(of: field)))
            return nil
        }
        let numbers = zip(tree.items(field.value), parts).compactMap { item, part in
            let field = Field(subject: .part(part.name), keyRange: field.keyRange, value: item)
            return number(field, minimum: part.minimum)?.value
        }
        return numbers.count == parts.count ? numbers : nil
    }

    /// Reads the properties of a part.
    private func group(_ field: Field, _ table: KeyTable<PropertyGroup>) -> PropertyValue? {
        guard tree.kind(field.value) == .mapping else {
            reportWrongType(field, expected: table.type)
            return nil
        }
        return read(field, as: table).map { .group($0.properties) }
    }
}

/// Properties alone.
struct PropertyGroup: EmptyDraft, PropertyHolder {
    var properties: [PropertyDefinition] = []
}

extension InsetsDefinition: EmptyDraft {}

extension Diagnostic {
    /// A text that is not a date.
    package static func badDate(_ text: String, for name: String, at place: Annotation)
        -> Diagnostic
    {
        Diagnostic(
            .wrongType,
            "'\(name)' takes a date, not the text '\(text)'",
            at: place,
            helps: ["write a date as '2024-05-31', or '2024-05-31T18:30' with a time"]
        )
    }

    /// A text that is not a colour.
    package static func badColor(
        _ text: String,
        at place: Annotation,
        meant: String? = nil,
        known: [String] = []
    ) -> Diagnostic {
        if let color = meant ?? Color.spelling(of: text) {
            // What begins a comment without quotes is for a person to write.
            let help: Help =
                color.hasPrefix("#") ? "write '\(color)' in quotes" : .called(color, at: place)
            return Diagnostic(
                .badColor,
                "'\(text)' is not a colour",
                at: place,
                helps: [help]
            )
        }
        let names = known + SystemColor.allCases.map(\.rawValue)
        let nearest = NearestName.nearest(to: text, among: names)
        let help =
            nearest.map { Help.similar("a colour with a similar name", $0, at: place) }
            ?? "a colour is '#RGB', '#RRGGBB', '#RRGGBBAA', a name of the palette, or 'light/dark'"
        return Diagnostic(.badColor, "'\(text)' is not a colour", at: place, helps: [help])
    }

    /// A text that is not a font.
    package static func badFont(_ text: String, at place: Annotation) -> Diagnostic {
        if let font = Font.spelling(of: text) {
            return Diagnostic(
                .badFont,
                "'\(text)' is not a font",
                at: place,
                helps: [Help("write '\(font)'", replacing: place, with: font)]
            )
        }
        let nearest = NearestName.nearest(to: text, among: TextStyle.allCases.map(\.rawValue))
        let help =
            nearest.map { Help.similar("a text style with a similar name", $0, at: place) }
            ?? "a font is 'System 14', 'System-Bold 16', a name with a size, or a text style"
        return Diagnostic(.badFont, "'\(text)' is not a font", at: place, helps: [help])
    }
}

extension DiagnosticCode {
    package static let badColor = DiagnosticCode(
        "bad-color",
        .structure,
        summary: "a text is not a colour",
        explanation: """
            A colour is `#RGB`, `#RRGGBB` or `#RRGGBBAA` in hexadecimal, a name of the system's palette such as \
            `systemRed` or `secondaryLabel`, or two of these with a slash between them, for light and dark screens. \
            A file can name colours of its own under `colors:`. `colors.Accent` is the colour called `Accent` there, \
            or else in an asset catalog beside the file. A `#` must be quoted in YAML.
            """,
        good: welcome("label: {text: Hello, textColor: systemRed}"),
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
        good: welcome("label: {text: Hello, font: headline}"),
        replacing: "headline",
        with: "headlin"
    )
}
