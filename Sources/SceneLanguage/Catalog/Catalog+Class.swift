// A table, a key a line.
// swift-format-ignore-file

import SceneText

extension Catalog {
    static let classes = KeyTable<ClassDraft>(
        .class, "a class", "What the code of a controller or a cell would declare and do",
        cellOrCells
    ) {
        Entry(superclassKey, .reference(.class), "a class of the file or of the runtime", required: true) { $0.superclass = $1 }
        Entry("implementation", .choice(Implementation.self), "`swift` for a class that a program registers", default: "scene") { $0.implementation = $1 }
        Entry("properties", .map(.properties, .shape(property)), "properties and their types") { $0.properties = $1 }
        Entry("outlets", .map(.outlets, to: .outletType) { OutletDeclaration(name: $0, type: $1) }, "outlets and their types") { $0.outlets = $1 }
        Entry("tables", .map(.tables, .shape(tableRules)), "the rules of tables that are views, by table id") { $0.tables = $1 }
        ruleEntries()
        Entry("prepare", .map(.identifiers, to: .assignments) { PreparationDefinition(identifier: $0, assignments: $1) }, "the values that a segue passes to its destination, by identifier") { $0.preparations = $1 }
        Entry("shouldPerform", .assignments, "whether a segue is performed, by identifier") { $0.shouldPerform = $1 }
        Entry("configureView", .assignments, "what to set on load and after each change") { $0.configureView = $1 }
        Entry("prepareForReuse", .assignments, "what to set before a cell is reused for another row") { $0.prepareForReuse = $1 }
        Entry("actions", .map(.actions, to: .effects) { ActionDeclaration(name: $0.asAction, effects: $1) }, "what each action does") { $0.actions = $1 }
    }

    /// What a class comes from, which a document of Interface Builder says of its own classes.
    static let superclassKey = "superclass"

    static let property = KeyTable<PropertyDraft>(.property, "a property", "A property with its initial value") {
        Entry("type", .propertyType, "the type", required: true, main: true) { $0.type = $1 }
        Entry("value", .data, "the initial value") { $0.start = $1 }
        Entry("configures", .boolean, "whether setting it runs `configureView`", default: "true") { $0.configures = $1.value }
    }

    static let tableRules = KeyTable<NamedTableRules>(
        .tableRules, "the rules of a table", "The rows of one of several tables", cellOrCells
    ) {
        ruleEntries()
    }

    private static let cellOrCells = Alternatives(oneOf: ["cell", "cells"], "rows are made by either 'cell' or 'cells'")

    /// What a class says of its own table, or of one that it names.
    @EntryList<Holder> private static func ruleEntries<Holder: TableRulesHolder>() -> [Entry<Holder>] {
        Entry("rows", .keyed(.rows), "where the rows come from") { $0.rules.rows = $1 }
        Entry("cell", .cellRule, "the prototype of all rows and how it is filled") { $0.rules.cell = $1 }
        Entry("cells", .cellRules, "several prototypes, each with a `when`") { $0.rules.cells = $1 }
        Entry("willDisplay", .assignments, "what to set just before a cell appears") { $0.rules.willDisplay = $1 }
        Entry("editing", .shape(editing), "what can be inserted, deleted and moved") { $0.rules.editing = $1 }
        Entry("select", .effects, "what selecting a row does") { $0.rules.select = $1 }
        Entry("deselect", .effects, "what deselecting a row does") { $0.rules.deselect = $1 }
        Entry("accessoryTapped", .effects, "what the detail button does") { $0.rules.accessoryTapped = $1 }
        Entry("swipe", .list(.shape(swipe)), "the actions of a row when it is swiped") { $0.rules.swipe = $1 }
        Entry("didEndDisplaying", .effects, "what happens after a row has left the screen") { $0.rules.didEndDisplaying = $1 }
        Entry("register", .map(.identifiers, .shape(cellFile)), "cells from xibs for the table, by reuse identifier", uikit: .same) { $0.rules.registered = $1 }
    }

    /// The keys of the rules of a table.
    static let ruleKeys = ruleEntries().map { (entry: Entry<NamedTableRules>) in entry.key.name }

    static let rows = KeyTable<RowsDefinition>(
        .rows, "rows", "A number of rows, or rows made from data",
        Alternatives(
            oneOf: ["count", "from"], "rows have either 'count' or 'from'",
            orElse: .init(message: "rows need the key 'from' or 'count'", help: nil)
        ),
        Alternatives([["section"], ["rows"]], "rows are grouped by 'section' or taken from 'rows'", .reportingLaterValue)
    ) {
        Entry("count", .rowCount, "the number of rows") { $0.origin = $1 }
        Entry("from", .rowOrigin, "the data, by name or as an expression") { $0.origin = $1 }
        Entry("where", .expression, "a condition for the records that get a row") { $0.condition = $1 }
        Entry("sort", .expression, "what the rows are sorted by") { $0.sort = $1 }
        Entry("descending", .boolean, "sorts in descending order", default: "false") { $0.descending = $1 }
        Entry("section", .expression, "groups rows into sections by this value") { $0.section = $1 }
        Entry("rows", .expression, "the list of rows in each record") { $0.rows = $1 }
        Entry.title("header", \.header, \.headerView, "the title or a view above a section", default: "the group's title")
        Entry.title("footer", \.footer, \.footerView, "the title or a view below a section")
        Entry.rowIndex("index", "shows a section index, with the first letters of the headers or with titles", default: "false")
        Entry("name", .value, "identifies rows, so that state survives changes to the data") { $0.name = $1 }
    }

    static let cellRule = KeyTable<CellRuleDefinition>(.cellRule, "a cell rule", "The prototype of a row, and what to set on it") {
        Entry("when", .expression, "a condition for the rows that the rule is for") { $0.condition = $1 }
        Entry("identifier", .plainText, "the reuse identifier of the prototype", required: true) { $0.identifier = $1 }
        Entry("height", .computed(.length) { .double($0) }, "the height of the row") { $0.height = $1 }
        Entry("set", .assignments, "properties of the cell, its outlets and tags") { $0.set = $1 }
    }

    static let editing = KeyTable<EditingDefinition>(.editing, "editing", "What a person can do to the rows") {
        Entry("style", .computed(.choice(.editingStyle)) { .string($0) }, "none, delete or insert, for each row", default: "delete") { $0.style = $1 }
        Entry("move", .computed(.boolean) { .bool($0) }, "whether rows can be moved", default: "false") { $0.move = $1 }
        Entry("insert", .assignments, "the record that inserting a row adds") { $0.insert = $1 }
    }

    static let swipe = KeyTable<SwipeDefinition>(.swipe, "a swipe action", "An action of a swiped row") {
        Entry("title", .value, "the title of its button, which screen readers say", required: true) { $0.title = $1 }
        Entry("style", .choice(SwipeStyle.self), "`destructive` if it deletes something", default: "normal") { $0.style = $1 }
        Entry("edge", .choice(SwipeEdge.self), "the edge of the row that it is at", default: "trailing") { $0.edge = $1 }
        Entry("when", .expression, "a condition for the rows that have it") { $0.condition = $1 }
        Entry("actions", .effects, "what it does", required: true) { $0.effects = $1 }
    }

    static let effect = KeyTable<EffectDraft>(
        .effect, "an effect", "One thing that an action does",
        Alternatives(
            oneOf: ["set", "configure", "log", "perform", "send", "alert", "append", "update", "remove", "move", "reload"],
            "an effect does one thing", help: "write several effects as a list"
        )
    ) {
        Entry("set", .assignments, "sets properties") { $0.kind = .set($1) }
        Entry("configure", .always, "runs `configureView`") { effect, _ in effect.kind = .configure }
        Entry("log", .value, "writes a line to the log") { $0.kind = .log($1) }
        Entry("perform", .word, "performs a segue") { $0.kind = .perform($1) }
        Entry("send", .word, "sends an action to the cell of the sender, or else to the controller") { $0.kind = .send($1) }
        Entry("alert", .shape(alert), "shows an alert over the screen") { $0.kind = .alert($1) }
        Entry("append", .shape(append), "adds a record to data") { $0.kind = $1 }
        Entry("update", .shape(update), "changes fields of a record of data") { $0.kind = $1 }
        Entry("remove", .shape(remove), "removes a record from data") { $0.kind = $1 }
        Entry("move", .shape(move), "moves a record within data") { $0.kind = $1 }
        Entry("reload", .always, "reloads the tables") { effect, _ in effect.kind = .reload }
    }

    static let alert = KeyTable<AlertDefinition>(.alert, "an alert", "A message over the screen, with buttons to answer it") {
        Entry("title", .value, "the title") { $0.title = $1 }
        Entry("message", .value, "the text below the title") { $0.message = $1 }
        Entry("style", .choice(AlertStyle.self), "`actionSheet` for a list of buttons at the bottom of the screen", default: "alert", uikit: "preferredStyle") { $0.style = $1 }
        Entry("textFields", .list(.shape(alertField)), "the text fields") { $0.fields = $1 }
        Entry("actions", .list(.shape(alertAction)), "the buttons; a tap on one dismisses the alert", required: true) { $0.actions = $1 }
    }

    static let alertField = KeyTable<AlertFieldDefinition>(.alertField, "a text field of an alert", "A text field of an alert") {
        Entry("outlet", .plainText, "the outlet that code reads the text by, and that steps find the field by") { $0.outlet = $1 }
        Entry("placeholder", .value, "the text shown while the field is empty") { $0.placeholder = $1 }
        Entry("text", .value, "the initial text") { $0.text = $1 }
    }

    static let alertAction = KeyTable<AlertActionDefinition>(.alertAction, "an action of an alert", "A button of an alert") {
        Entry("title", .value, "the title of the button", required: true, main: true) { $0.title = $1 }
        Entry("style", .choice(AlertActionStyle.self), "`cancel` if it leaves everything as it is, `destructive` if it deletes something", default: "default") { $0.style = $1 }
        Entry("action", .word, "the action to send once the alert is gone, as with `send`", uikit: "handler") { $0.action = $1 }
    }

    static let append = KeyTable<AppendDraft>(.append, "append", "Adds a record to data") {
        Entry("data", .reference(.data), "the data", required: true) { $0.data = $1 }
        Entry("item", .assignments, "the record", required: true) { $0.item = $1 }
        Entry("section", .value, "the group to add it to") { $0.section = $1 }
    }

    static let update = KeyTable<UpdateDraft>(.update, "update", "Changes fields of a record of data") {
        Entry("data", .reference(.data), "the data", required: true) { $0.data = $1 }
        Entry("at", .count(), "its position, from 0", default: "the record of the row") { $0.index = $1 }
        Entry("set", .assignments, "the fields and their new values", required: true) { $0.fields = $1 }
    }

    static let remove = KeyTable<RemoveDraft>(.remove, "remove", "Removes a record from data") {
        Entry("data", .reference(.data), "the data", required: true) { $0.data = $1 }
        Entry("at", .count(), "its position, from 0", default: "the record of the row") { $0.index = $1 }
    }

    static let move = KeyTable<MoveDraft>(.move, "move", "Moves a record within data") {
        Entry("data", .reference(.data), "the data", required: true) { $0.data = $1 }
        Entry("from", .count(), "its position, from 0", required: true) { $0.source = $1 }
        Entry("to", .count(), "its new position, from 0", required: true) { $0.destination = $1 }
    }
}
