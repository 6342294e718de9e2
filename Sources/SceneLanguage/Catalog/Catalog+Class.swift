// A table, a key a line.
// swift-format-ignore-file

import SceneText

extension Catalog {
    static let classes = KeyTable<ClassDefinition>(
        .class, "a class", "What the code of a controller or a cell would declare and do",
        cellOrCells
    ) {
        Entry("superclass", .reference(.class), \.superclass, "a class of the file or of the runtime", required: true)
        Entry("implementation", .choice(Implementation.self), \.implementation, "`swift` for a class that a program registers", default: "scene")
        Entry("outlets", .map(.outlets, to: .outletType) { OutletDeclaration(name: $0, type: $1) }, \.outlets, "outlets and their types")
        Entry("properties", .map(.properties, .shape(property)), \.properties, "properties and their types")
        Entry("tables", .map(.tables, .shape(tableRules)), \.tables, "rules for tables that are named by their id")
        Entry("prepare", .map(.identifiers, to: .assignments) { PreparationDefinition(identifier: $0, assignments: $1) }, \.preparations, "what a segue hands to its destination, by identifier")
        Entry("shouldPerform", .assignments, \.shouldPerform, "whether a segue is performed, by identifier")
        Entry("configureView", .assignments, \.configureView, "what is set on load and on each change")
        Entry("actions", .map(.actions, to: .effects) { ActionDeclaration(name: $0, effects: $1) }, \.actions, "what each action does")
        ruleEntries()
    }

    static let property = KeyTable<PropertyDraft>(.property, "a property", "A property with a start value") {
        Entry("type", .propertyType, \.type, "the type", required: true, main: true)
        Entry("value", .data, \.start, "the value to start with")
    }

    static let tableRules = KeyTable<NamedTableRules>(
        .tableRules, "the rules of a table", "The rows of one of several tables", cellOrCells
    ) {
        ruleEntries()
    }

    private static let cellOrCells = Alternatives(oneOf: ["cell", "cells"], "rows are made by either 'cell' or 'cells'")

    /// What a class says of its own table, or of one that it names.
    @EntryList<Holder> private static func ruleEntries<Holder: TableRulesHolder>() -> [Entry<Holder>] {
        Entry("rows", .keyed(.rows), \.rules.rows, "where the rows come from")
        Entry("cell", .cellRule, \.rules.cell, "the prototype of all rows and how it is filled")
        Entry("cells", .cellRules, \.rules.cells, "several prototypes, each with a `when`")
        Entry("willDisplay", .assignments, \.rules.willDisplay, "what is set just before a cell shows")
        Entry("editing", .shape(editing), \.rules.editing, "what can be inserted, deleted and moved")
        Entry("select", .effects, \.rules.select, "what selecting a row does")
        Entry("deselect", .effects, \.rules.deselect, "what deselecting a row does")
        Entry("accessoryTapped", .effects, \.rules.accessoryTapped, "what the detail button does")
    }

    /// The keys of the rules of a table.
    static let ruleKeys = ruleEntries().map { (entry: Entry<NamedTableRules>) in entry.key.name }

    static let rows = KeyTable<RowsDefinition>(
        .rows, "rows", "Rows by number, or rows in sections",
        Alternatives(
            oneOf: ["count", "from"], "rows have either 'count' or 'from'",
            orElse: .init(message: "rows need the key 'from' or 'count'", help: nil)
        ),
        Alternatives([["section"], ["rows"]], "rows are grouped by 'section' or taken from 'rows'", .reportingLaterValue)
    ) {
        Entry("count", .rowCount, \.origin, "the number of rows")
        Entry("from", .rowOrigin, \.origin, "the data, by name or as an expression")
        Entry("section", .expression, \.section, "groups rows by a value")
        Entry("rows", .expression, \.rows, "the rows within each record")
        Entry("header", .value, \.header, "the title above a section", default: "the group's title")
        Entry("footer", .value, \.footer, "the title below a section")
        Entry("index", .boolean, \.index, "shows a section index", default: "false")
        Entry("name", .value, \.name, "names rows, so that state survives changed data")
    }

    static let cellRule = KeyTable<CellRuleDefinition>(.cellRule, "a cell rule", "The prototype of a row and what is set on it") {
        Entry("identifier", .plainText, \.identifier, "the reuse identifier of the prototype", required: true)
        Entry("when", .expression, \.condition, "the rows that the rule is for")
        Entry("set", .assignments, \.set, "properties of the cell, its outlets and tags")
        Entry("height", .computed(.length) { .double($0) }, \.height, "the height of the row")
    }

    static let editing = KeyTable<EditingDefinition>(.editing, "editing", "What a person can do to the rows") {
        Entry("style", .computed(.choice(.editingStyle)) { .string($0) }, \.style, "none, delete or insert, for each row", default: "delete")
        Entry("move", .computed(.boolean) { .bool($0) }, \.move, "whether rows can be moved", default: "false")
        Entry("insert", .assignments, \.insert, "the record that an insert adds")
    }

    static let effect = KeyTable<EffectDraft>(
        .effect, "an effect", "One thing that an action does",
        Alternatives(
            oneOf: ["set", "configure", "log", "perform", "append", "remove", "move", "reload"],
            "an effect does one thing", help: "write several effects as a list"
        )
    ) {
        Entry("set", .assignments, "sets properties") { $0.kind = .set($1) }
        Entry("configure", .always, "runs `configureView`") { effect, _ in effect.kind = .configure }
        Entry("log", .value, "writes a line to the log") { $0.kind = .log($1) }
        Entry("perform", .plainText, "performs a segue") { $0.kind = .perform($1) }
        Entry("append", .shape(append), \.kind, "adds a record to data")
        Entry("remove", .shape(remove), \.kind, "removes a record from data")
        Entry("move", .shape(move), \.kind, "moves a record within data")
        Entry("reload", .always, "reloads the tables") { effect, _ in effect.kind = .reload }
    }

    static let append = KeyTable<AppendDraft>(.append, "append", "Adds a record to data") {
        Entry("data", .reference(.data), \.data, "the data", required: true)
        Entry("item", .assignments, \.item, "the record", required: true)
        Entry("section", .value, \.section, "the group that it joins")
    }

    static let remove = KeyTable<RemoveDraft>(.remove, "remove", "Removes a record from data") {
        Entry("data", .reference(.data), \.data, "the data", required: true)
        Entry("at", .count(), \.index, "its position, from 0", required: true)
    }

    static let move = KeyTable<MoveDraft>(.move, "move", "Moves a record within data") {
        Entry("data", .reference(.data), \.data, "the data", required: true)
        Entry("from", .count(), \.source, "its position, from 0", required: true)
        Entry("to", .count(), \.destination, "its new position, from 0", required: true)
    }
}
