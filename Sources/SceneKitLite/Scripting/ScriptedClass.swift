package import SceneLanguage
import SceneRules
package import SceneText

/// A class of the file with all that it inherits, in the form in which it runs.
package final class ScriptedClass {
    let resolved: ResolvedClass

    /// The rules of the controller's own table.
    package let rules: TableRules

    /// The rules of tables by their ids.
    let tables: [String: TableRules]
    let configureView: [Assignment]
    let prepareForReuse: [Assignment]
    private let preparations: [String: [Assignment]]
    private let conditions: [String: ValueDefinition]
    private let properties: [String: PropertyDeclaration]
    private let outlets: Set<String>

    init(_ resolved: ResolvedClass) {
        self.resolved = resolved
        let chain = resolved.chain.map(\.definition)
        rules = TableRules(chain.map(\.rules))
        var tables: [String: [TableRulesDefinition]] = [:]
        for table in chain.flatMap(\.tables) {
            tables[table.table.value, default: []].append(table.rules)
        }
        self.tables = tables.mapValues { TableRules($0) }
        configureView = (chain.first { !$0.configureView.isEmpty }?.configureView ?? [])
            .map(Assignment.init)
        prepareForReuse = (chain.first { !$0.prepareForReuse.isEmpty }?.prepareForReuse ?? [])
            .map(Assignment.init)
        preparations = Dictionary(
            firstOf: chain.flatMap(\.preparations).map {
                ($0.identifier.value, $0.assignments.map(Assignment.init))
            }
        )
        conditions = Dictionary(
            firstOf: chain.flatMap(\.shouldPerform).map { ($0.path.value, $0.value) }
        )
        properties = Dictionary(firstOf: resolved.properties.map { ($0.name.value, $0) })
        outlets = Set(resolved.outlets.map(\.name.value))
    }

    /// The segues in the views above and below the sections of its tables.
    var segues: [SegueDefinition] {
        ([rules] + tables.values).compactMap(\.rows).flatMap(\.allSegues)
    }

    func hasProperty(_ name: String) -> Bool { properties[name] != nil }

    /// Whether setting a property runs `configureView`.
    func configures(_ name: String) -> Bool { properties[name]?.configures ?? true }

    func hasOutlet(_ name: String) -> Bool { outlets.contains(name) }

    /// What a segue hands to its destination.
    package func preparation(of segue: String) -> [Assignment] { preparations[segue] ?? [] }

    /// Whether a segue is performed; nil if the class says nothing.
    package func condition(of segue: String) -> ValueDefinition? { conditions[segue] }

    /// The values that properties start with.
    var startValues: [String: DataValue] {
        properties.mapValues { property in
            property.start.map { property.converted($0.value) } ?? .null
        }
    }

    /// A value as a property of a name holds it.
    func converted(_ value: DataValue, for name: String) -> DataValue {
        properties[name]?.converted(value) ?? value
    }
}

extension PropertyDeclaration {
    /// A value as the property holds it: whole numbers widen, what has a text becomes one.
    fileprivate func converted(_ value: DataValue) -> DataValue {
        switch (type?.value.base, value) {
        case (.double, .int(let number)): .double(Double(number))
        case (.string, .int), (.string, .double), (.string, .bool):
            value.text.map(DataValue.string) ?? value
        default: value
        }
    }
}

/// What a class says about one table; of what a class and its superclasses say, the nearest wins.
package struct TableRules {
    package var rows: RowsDefinition?
    package var cells: [CellRule] = []
    package var willDisplay: [Assignment] = []
    var editing: EditingDefinition?

    /// The record that an insert adds.
    var insertion: [Assignment]?
    package var select: [EffectDefinition] = []
    package var deselect: [EffectDefinition] = []
    package var accessoryTapped: [EffectDefinition] = []
    package var swipe: [SwipeDefinition] = []
    package var didEndDisplaying: [EffectDefinition] = []

    init(_ chain: [TableRulesDefinition]) {
        func nearest<Part>(_ parts: (TableRulesDefinition) -> [Part]) -> [Part] {
            chain.lazy.map(parts).first { !$0.isEmpty } ?? []
        }
        rows = chain.lazy.compactMap { $0.rows?.value }.first
        cells = nearest(\.cells).map(CellRule.init)
        willDisplay = nearest(\.willDisplay).map(Assignment.init)
        editing = chain.lazy.compactMap(\.editing).first
        insertion = editing?.insert?.map(Assignment.init)
        select = nearest(\.select)
        deselect = nearest(\.deselect)
        accessoryTapped = nearest(\.accessoryTapped)
        swipe = nearest(\.swipe)
        didEndDisplaying = nearest(\.didEndDisplaying)
    }

    /// The rules of a fed section, which is edited and swiped as the class of the controller says.
    init(_ section: SectionDefinition, edited own: TableRules?) {
        rows = section.rows
        cells = section.rules.map(CellRule.init)
        editing = own?.editing
        insertion = own?.insertion
        swipe = own?.swipe ?? []
    }
}

/// The prototype of a row and what is set on it.
package struct CellRule {
    package let identifier: String
    package let condition: ValueDefinition?
    package let set: [Assignment]
    package let height: ValueDefinition?

    package init(_ definition: CellRuleDefinition) {
        identifier = definition.identifier?.value ?? ""
        condition = definition.condition
        set = definition.set.map(Assignment.init)
        height = definition.height
    }
}

/// One assignment with its path in parts.
package struct Assignment {
    package let path: [String]

    /// The path as it is written.
    package let text: String
    package let value: ValueDefinition

    /// Where the path is.
    package let range: SourceRange

    init(_ definition: AssignmentDefinition) {
        text = definition.path.value
        path = text.split(
            separator: ".",
            omittingEmptySubsequences: false
        ).map(String.init)
        value = definition.value
        range = definition.path.range
    }

    /// Whether the value may be absent, so that code leaves the property alone then.
    package var mayBeAbsent: Bool {
        value.expressions.contains { expression in
            expression.paths.contains { $0.parts.contains(where: \.mayBeAbsent) }
                && !expression.resultLiterals.contains { $0.value.isNull }
        }
    }
}
