package import SceneText

extension ConstraintOptions: EmptyDraft {}

extension KeyReader where Value == [ConstraintDefinition] {
    /// Constraints: each an equation, or a mapping from the equation to what else it says.
    static var constraints: KeyReader {
        let type = KeyType.onlyList(.constraint)
        return KeyReader(type) { decoder, field in
            guard decoder.tree.kind(field.value) == .sequence else {
                decoder.reportWrongType(field, expected: type)
                return []
            }
            return decoder.items(of: field).flatMap(decoder.constraints)
        }
    }
}

extension SceneDecoder {
    /// Reads an item of a list of constraints.
    fileprivate func constraints(_ item: Field) -> [ConstraintDefinition] {
        switch tree.kind(item.value) {
        case .scalar where !isNull(item.value):
            return [constraint(item.value)].compactMap { $0 }
        case .mapping:
            return tree.entries(item.value).compactMap { entry in
                guard var constraint = constraint(entry.key) else { return nil }
                let options = Field(
                    subject: .name(entry.key),
                    keyRange: tree.range(entry.key),
                    value: entry.value
                )
                if let options = read(options, as: Catalog.constraint) {
                    constraint.options = options
                }
                constraint.range = tree.range(entry.key)
                return constraint
            }
        default:
            reportWrongType(item.value, expected: .constraint, for: "a constraint")
            return []
        }
    }

    private func constraint(_ node: YAMLNodeID) -> ConstraintDefinition? {
        guard !tree.isFaulty(node), tree.kind(node) == .scalar else { return nil }
        let origin = tree.textOrigin(of: node)
        var parser = ConstraintParser(tree.text(node), at: origin)
        do throws(ConstraintParser.Fault) {
            let constraint = try parser.parse()
            check(constraint)
            return constraint
        } catch {
            report(error)
            return nil
        }
    }

    private func report(_ fault: ConstraintParser.Fault) {
        var helps: [Help] = []
        if let replacement = fault.replacement {
            helps.append(
                Help("write '\(replacement)'", replacing: mark(fault.range), with: replacement)
            )
        } else if let help = fault.help {
            helps.append(Help(help))
        }
        log.report(.badConstraint, fault.message, at: mark(fault.range), helps: helps)
    }

    /// Reports what UIKit refuses with an exception, whatever the views are.
    private func check(_ constraint: ConstraintDefinition) {
        guard let message = constraint.refusal else { return }
        log.report(.badConstraint, message, at: mark(constraint.range))
    }
}

extension ConstraintDefinition {
    /// Whether a text is a constraint that UIKit takes.
    package static func takes(_ text: String, at origin: TextOrigin) -> Bool {
        var parser = ConstraintParser(text, at: origin)
        guard let constraint = try? parser.parse() else { return false }
        return constraint.refusal == nil
    }

    /// Why UIKit would raise an exception for the constraint; nil where it takes it.
    fileprivate var refusal: String? {
        let attribute = first.attribute
        let name = "'\(first.view.value).\(attribute.rawValue)'"
        guard let second else {
            if attribute.measure == .size { return nil }
            return
                "\(name) is a position and cannot equal a number; name the view that it is measured from"
        }
        let other = "'\(second.view.value).\(second.attribute.rawValue)'"
        if attribute.measure != second.attribute.measure {
            return "\(name) is \(attribute.phrase), but \(other) is \(second.attribute.phrase)"
        }
        if let mine = attribute.followsLanguage, let theirs = second.attribute.followsLanguage,
            mine != theirs
        {
            return
                "\(name) and \(other) cannot be combined: leading and trailing change sides "
                + "with the language, left and right do not"
        }
        if multiplier == 0 { return "a multiplier of 0 leaves nothing of \(other)" }
        if first.view.value == second.view.value, first.guide == second.guide,
            attribute == second.attribute
        {
            return "\(name) is compared with itself"
        }
        return nil
    }
}

extension ConstraintAttribute {
    /// What an attribute is, in words.
    fileprivate var phrase: String {
        switch measure {
        case .horizontal: "a horizontal position"
        case .vertical: "a vertical position"
        case .size: "a size"
        }
    }
}

extension DiagnosticCode {
    package static let badConstraint = DiagnosticCode(
        "bad-constraint",
        .structure,
        summary: "a constraint is not an equation that UIKit accepts",
        explanation: """
            A constraint says how an edge, a size or a baseline of a view depends on that of another view: \
            `title.leading = superview.leadingMargin`, `value.leading >= title.trailing + 8`, `avatar.width = \
            avatar.height * 1.5`, `avatar.width = 44`. Both sides must be horizontal positions, vertical positions \
            or sizes, and leading and trailing cannot be combined with left and right. UIKit raises an exception for \
            anything else.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                view:
                  - label: {id: title, text: Hello, frame: [16, 8, 200, 20]}
                constraints:
                  - title.leading = superview.leadingMargin
            """,
        replacing: "title.leading",
        with: "title.width"
    )
}
