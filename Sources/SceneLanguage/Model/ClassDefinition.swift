package import SceneText

/// A class: the outlets and properties of a controller or a cell, and what its code would do.
///
/// A reference, as a scene is: rules look at each many times.
package final class ClassDefinition: Sendable {
    package let name: Located<String>
    package let range: SourceRange
    package let superclass: Located<String>?

    /// Where the implementation is said.
    package let implementation: Located<Implementation>?
    package let outlets: [OutletDeclaration]
    package let properties: [PropertyDeclaration]

    /// The rules of the controller's own table.
    package let rules: TableRulesDefinition

    /// The rules of tables that are named by their id.
    package let tables: [NamedTableRules]
    package let preparations: [PreparationDefinition]
    package let shouldPerform: [AssignmentDefinition]
    package let configureView: [AssignmentDefinition]

    /// What a cell sets before it is used for another row.
    package let prepareForReuse: [AssignmentDefinition]
    package let actions: [ActionDeclaration]

    init(_ draft: ClassDraft) {
        name = draft.name
        range = draft.range
        superclass = draft.superclass
        implementation = draft.implementation
        outlets = draft.outlets
        properties = draft.properties
        rules = draft.rules
        tables = draft.tables
        preparations = draft.preparations
        shouldPerform = draft.shouldPerform
        configureView = draft.configureView
        prepareForReuse = draft.prepareForReuse
        actions = draft.actions
    }

    /// The class with what a document of Interface Builder says of it, where the file does not say so itself.
    package func completed(by implied: ClassDefinition) -> ClassDefinition {
        var draft = ClassDraft(self)
        draft.superclass = superclass ?? implied.superclass
        if outlets.isEmpty { draft.outlets = implied.outlets }
        if actions.isEmpty { draft.actions = implied.actions }
        return ClassDefinition(draft)
    }

    /// The class with the outlets and actions that another document connects besides.
    package func united(with other: ClassDefinition) -> ClassDefinition {
        var draft = ClassDraft(self)
        let known = Set(outlets.map(\.name.value) + actions.map(\.name.value))
        draft.outlets += other.outlets.filter { !known.contains($0.name.value) }
        draft.actions += other.actions.filter { !known.contains($0.name.value) }
        return ClassDefinition(draft)
    }

    /// Whether a program registers the class.
    package var isSwift: Bool { implementation?.value == .swift }
}

/// Where what a class does is written.
package enum Implementation: String, CaseIterable, Hashable, Sendable {
    case scene
    case swift
}

/// An outlet that a class declares.
package struct OutletDeclaration: Sendable {
    package var name: Located<String>
    package var type: Located<OutletType>
}

/// The type of an outlet: `Label`, `Label?`, `[Label]`.
package struct OutletType: Hashable, Sendable {
    package var className: String
    package var isOptional: Bool = false
    package var isCollection = false

    /// The type as a class declares it.
    package var text: String {
        isCollection ? "[\(className)]" : isOptional ? className + "?" : className
    }
}

/// A property that a class declares.
package struct PropertyDeclaration: Sendable {
    package var name: Located<String>

    /// Nil when it was not understood.
    package var type: Located<PropertyTypeName>?
    package var start: Located<DataValue>?

    /// Whether setting it runs `configureView`.
    package var configures = true
}

/// The type of a class's property: `Int`, `String?`.
package struct PropertyTypeName: Hashable, Sendable {
    /// The types that there are.
    package enum Base: String, CaseIterable, Sendable {
        case string = "String"
        case int = "Int"
        case double = "Double"
        case bool = "Bool"
        case record = "Record"
        case list = "List"
    }

    package var base: Base
    package var isOptional: Bool = false
}

/// The rules of one of several tables.
package struct NamedTableRules: Sendable {
    package var table: Located<String>
    package var rules: TableRulesDefinition
}

/// What a class says about a table: its rows, its cells, and what happens to them.
package struct TableRulesDefinition: Sendable {
    /// The key of the first rule.
    package var firstKey: Located<String>?
    @Rare package var rows: Located<RowsDefinition>?
    package var cells: [CellRuleDefinition] = []
    package var willDisplay: [AssignmentDefinition] = []
    @Rare package var editing: EditingDefinition?
    package var select: [EffectDefinition] = []
    package var deselect: [EffectDefinition] = []
    package var accessoryTapped: [EffectDefinition] = []
    package var swipe: [SwipeDefinition] = []
    package var didEndDisplaying: [EffectDefinition] = []

    /// The cells of xibs that the class registers with its table.
    package var registered: [CellDefinition] = []

    /// All that happens to rows.
    package var effects: [EffectDefinition] { effectLists.flatMap { $0 } }

    /// The same in lists of what is done at once.
    package var effectLists: [[EffectDefinition]] {
        [select, deselect, accessoryTapped] + swipe.map(\.effects) + [didEndDisplaying]
    }
}

/// What a person can do to the rows of a table.
package struct EditingDefinition: Sendable {
    package var range: SourceRange
    package var style: ValueDefinition?
    package var move: ValueDefinition?

    /// The record that an insert adds; nil where nothing can be inserted.
    package var insert: [AssignmentDefinition]?
}

/// What a segue hands to its destination.
package struct PreparationDefinition: Sendable {
    package var identifier: Located<String>
    package var assignments: [AssignmentDefinition]
}

/// An action that a class declares, with what it does.
package struct ActionDeclaration: Sendable {
    package var name: Located<String>
    package var effects: [EffectDefinition]
}

/// One thing that an action does.
package struct EffectDefinition: Sendable {
    /// The kinds of effect.
    package enum Kind: Sendable {
        case set([AssignmentDefinition])
        case configure
        case log(ValueDefinition)
        case perform(ValueDefinition)
        case send(ValueDefinition)
        indirect case append(
            data: Located<String>,
            item: [AssignmentDefinition],
            section: ValueDefinition?
        )
        indirect case update(
            data: Located<String>,
            at: ValueDefinition?,
            set: [AssignmentDefinition]
        )
        indirect case alert(AlertDefinition)
        indirect case remove(data: Located<String>, at: ValueDefinition?)
        indirect case move(data: Located<String>, from: ValueDefinition, to: ValueDefinition)
        case reload
    }

    package var kind: Kind
    package var range: SourceRange

    /// The name of the data that the effect changes; nil for an effect on anything else.
    package var changedData: Located<String>? {
        switch kind {
        case .append(let data, _, _), .update(let data, _, _), .remove(let data, _),
            .move(let data, _, _):
            data
        case .set, .configure, .log, .perform, .send, .alert, .reload: nil
        }
    }
}
