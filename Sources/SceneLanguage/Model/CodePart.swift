package import SceneText

/// A part of the code of a file: what its classes do, and the expressions of all that it declares.
package enum CodePart {
    case effect(EffectDefinition)
    case assignment(AssignmentDefinition)
    case rows(RowsDefinition)
    case expression(ValueExpression)
}

/// A definition that may hold code.
package protocol HoldsCode {
    /// Shows all code inside, the definition itself included, in the order of the definition.
    func visit(_ see: (CodePart) -> Void)
}

extension HoldsCode {
    /// The expressions inside.
    package var allExpressions: [ValueExpression] {
        found { if case .expression(let expression) = $0 { expression } else { nil } }
    }

    /// The effects inside.
    package var allEffects: [EffectDefinition] {
        found { if case .effect(let effect) = $0 { effect } else { nil } }
    }

    /// The assignments inside.
    package var allAssignments: [AssignmentDefinition] {
        found { if case .assignment(let assignment) = $0 { assignment } else { nil } }
    }

    /// The rows inside.
    package var allRows: [RowsDefinition] {
        found { if case .rows(let rows) = $0 { rows } else { nil } }
    }

    /// The places at which expressions name something by the first part of a path.
    package func uses(of name: String) -> [SourceRange] {
        allExpressions.flatMap(\.paths).map(\.root).filter { $0.name == name }.map(\.range)
    }

    private func found<Part>(_ part: (CodePart) -> Part?) -> [Part] {
        var parts: [Part] = []
        visit { if let found = part($0) { parts.append(found) } }
        return parts
    }
}

extension Array: HoldsCode where Element: HoldsCode {
    package func visit(_ see: (CodePart) -> Void) {
        for element in self { element.visit(see) }
    }
}

extension Optional: HoldsCode where Wrapped: HoldsCode {
    package func visit(_ see: (CodePart) -> Void) { self?.visit(see) }
}

extension Box: HoldsCode where Value: HoldsCode {
    package func visit(_ see: (CodePart) -> Void) { unboxed.visit(see) }
}

// MARK: - Classes

extension Template: HoldsCode {
    package func visit(_ see: (CodePart) -> Void) {
        for expression in expressions { see(.expression(expression)) }
    }
}

extension ValueDefinition: HoldsCode {
    package func visit(_ see: (CodePart) -> Void) {
        for expression in expressions { see(.expression(expression)) }
    }
}

extension AssignmentDefinition: HoldsCode {
    package func visit(_ see: (CodePart) -> Void) {
        see(.assignment(self))
        value.visit(see)
    }
}

extension EffectDefinition: HoldsCode {
    package func visit(_ see: (CodePart) -> Void) {
        see(.effect(self))
        switch kind {
        case .set(let assignments): assignments.visit(see)
        case .log(let text): text.visit(see)
        case .append(_, let item, let section):
            item.visit(see)
            section.visit(see)
        case .remove(_, let place): place.visit(see)
        case .move(_, let from, let to): [from, to].visit(see)
        case .configure, .perform, .reload: break
        }
    }
}

extension RowsDefinition: HoldsCode {
    package func visit(_ see: (CodePart) -> Void) {
        see(.rows(self))
        switch origin {
        case .count(let value), .expression(let value): value.visit(see)
        case .data, .inline, nil: break
        }
        [section, rows, header, footer, name].visit(see)
    }
}

extension CellRuleDefinition: HoldsCode {
    package func visit(_ see: (CodePart) -> Void) {
        condition.visit(see)
        set.visit(see)
        height.visit(see)
    }
}

extension TableRulesDefinition: HoldsCode {
    package func visit(_ see: (CodePart) -> Void) {
        rows?.value.visit(see)
        cells.visit(see)
        willDisplay.visit(see)
        editing.visit(see)
        [select, deselect, accessoryTapped].visit(see)
    }
}

extension EditingDefinition: HoldsCode {
    package func visit(_ see: (CodePart) -> Void) {
        [style, move].visit(see)
        insert.visit(see)
    }
}

extension ClassDefinition: HoldsCode {
    package func visit(_ see: (CodePart) -> Void) {
        rules.visit(see)
        tables.map(\.rules).visit(see)
        preparations.map(\.assignments).visit(see)
        shouldPerform.visit(see)
        configureView.visit(see)
        actions.map(\.effects).visit(see)
    }
}

// MARK: - Scenes

extension PropertyValue: HoldsCode {
    package func visit(_ see: (CodePart) -> Void) {
        switch self {
        case .template(let template): template.visit(see)
        case .list(let values): values.visit(see)
        case .group(let properties): properties.visit(see)
        case .text, .integer, .number, .boolean, .choice, .color, .font, .insets, .frame: break
        }
    }
}

extension PropertyDefinition: HoldsCode {
    package func visit(_ see: (CodePart) -> Void) { value.visit(see) }
}

extension ViewDefinition: HoldsCode {
    package func visit(_ see: (CodePart) -> Void) {
        properties.visit(see)
        views.visit(see)
        table.visit(see)
    }
}

extension BodyDefinition: HoldsCode {
    package func visit(_ see: (CodePart) -> Void) { views.visit(see) }
}

extension CellDefinition: HoldsCode {
    package func visit(_ see: (CodePart) -> Void) {
        properties.visit(see)
        parts.map(\.view).visit(see)
        content.visit(see)
    }
}

extension SectionDefinition: HoldsCode {
    package func visit(_ see: (CodePart) -> Void) {
        properties.visit(see)
        [headerView, footerView].visit(see)
        cells.visit(see)
        rows.visit(see)
        rules.visit(see)
    }
}

extension TableDefinition: HoldsCode {
    package func visit(_ see: (CodePart) -> Void) {
        properties.visit(see)
        [header, footer].visit(see)
        prototypes.visit(see)
        sections.visit(see)
    }
}

extension SceneDefinition: HoldsCode {
    package func visit(_ see: (CodePart) -> Void) {
        switch content {
        case .view(let body): body.visit(see)
        case .table(let table): table.visit(see)
        case .navigation, .tabs, .split: break
        }
        properties.visit(see)
        for item in [leftItem, rightItem] { item?.unboxed.properties.visit(see) }
    }
}

extension SceneFileDefinition: HoldsCode {
    package func visit(_ see: (CodePart) -> Void) {
        styles.map(\.properties).visit(see)
        scenes.visit(see)
        view.visit(see)
        classes.visit(see)
    }
}
