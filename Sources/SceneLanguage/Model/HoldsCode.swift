package import SceneText

/// A definition in which code may be: what classes do, and the expressions of all that is declared.
package protocol HoldsCode {
    /// The definitions inside that may hold code, in order.
    var inner: [any HoldsCode] { get }
}

extension HoldsCode {
    /// The parts of a type, the definition itself included.
    package func all<Part>(_ type: Part.Type) -> [Part] {
        (self as? Part).map { [$0] } ?? inner.flatMap { $0.all(type) }
    }

    /// The places at which expressions name something by the first part of a path.
    package func uses(of name: String) -> [SourceRange] {
        all(ValueExpression.self).flatMap(\.paths).map(\.root).filter { $0.name == name }
            .map(\.range)
    }
}

extension Array: HoldsCode where Element: HoldsCode {
    package var inner: [any HoldsCode] { self }
}

extension Optional: HoldsCode where Wrapped: HoldsCode {
    package var inner: [any HoldsCode] { map { [$0] } ?? [] }
}

// MARK: - Classes

extension ValueExpression: HoldsCode {
    package var inner: [any HoldsCode] { [] }
}

extension ValueDefinition: HoldsCode {
    package var inner: [any HoldsCode] { expressions }
}

extension AssignmentDefinition: HoldsCode {
    package var inner: [any HoldsCode] { [value] }
}

extension EffectDefinition: HoldsCode {
    package var inner: [any HoldsCode] {
        switch kind {
        case .set(let assignments): assignments
        case .log(let text): [text]
        case .append(_, let item, let section): [item, section]
        case .update(_, let place, let fields): [place, fields]
        case .remove(_, let place): [place]
        case .move(_, let from, let to): [from, to]
        case .perform(let name), .send(let name): [name]
        case .alert(let alert): [alert]
        case .configure, .reload: []
        }
    }
}

extension RowsDefinition: HoldsCode {
    package var inner: [any HoldsCode] {
        let values = [condition, sort, section, rows, header, footer, indexTitle, name]
        switch origin {
        case .count(let value), .expression(let value): return [value, values, headViews]
        case .data, .inline, nil: return [values, headViews]
        }
    }
}

extension CellRuleDefinition: HoldsCode {
    package var inner: [any HoldsCode] { [condition, set, height] }
}

extension EditingDefinition: HoldsCode {
    package var inner: [any HoldsCode] { [style, move, insert] }
}

extension SwipeDefinition: HoldsCode {
    package var inner: [any HoldsCode] { [title, condition, effects] }
}

extension TableRulesDefinition: HoldsCode {
    package var inner: [any HoldsCode] {
        [
            rows?.value, cells, willDisplay, editing, select, deselect, accessoryTapped, swipe,
            didEndDisplaying,
        ]
    }
}

extension ClassDefinition: HoldsCode {
    package var inner: [any HoldsCode] {
        [
            rules, tables.map(\.rules), preparations.map(\.assignments), shouldPerform,
            configureView, prepareForReuse, actions.map(\.effects),
        ]
    }
}

// MARK: - Scenes

extension PropertyDefinition: HoldsCode {
    package var inner: [any HoldsCode] { [value] }
}

extension PropertyValue: HoldsCode {
    package var inner: [any HoldsCode] {
        switch self {
        case .template(let template): template.expressions
        case .list(let values): values
        case .group(let properties): properties
        case .text, .integer, .number, .boolean, .choice, .color, .font, .insets, .frame: []
        }
    }
}

extension ViewDefinition: HoldsCode {
    package var inner: [any HoldsCode] { [properties, views, table] }
}

extension BodyDefinition: HoldsCode {
    package var inner: [any HoldsCode] { views }
}

extension CellDefinition: HoldsCode {
    package var inner: [any HoldsCode] { [properties, parts.map(\.view), content] }
}

extension SectionDefinition: HoldsCode {
    package var inner: [any HoldsCode] {
        [properties, headerView, footerView, cells, rows, rules]
    }
}

extension TableDefinition: HoldsCode {
    package var inner: [any HoldsCode] {
        [properties, refreshControl, header, footer, prototypes, sections]
    }
}

extension SceneDefinition: HoldsCode {
    package var inner: [any HoldsCode] {
        let items: [any HoldsCode] = [
            barItems.map(\.properties), tabBarItem?.properties ?? [], barItems.compactMap(\.view),
            titleView,
        ]
        switch content {
        case .view(let body): return [body, properties] + items
        case .table(let table): return [table, properties] + items
        case .navigation, .tabs, .split, .reference: return [properties] + items
        }
    }
}

extension SceneFileDefinition: HoldsCode {
    package var inner: [any HoldsCode] { [styles.map(\.properties), scenes, view, classes] }
}
