// A table, a key a line.
// swift-format-ignore-file

import SceneText

extension Catalog {
    static let table = KeyTable<TableDefinition>(.table, "a table", "A table view: static with `sections:`, dynamic with `prototypes:`") {
        Entry("id", .identifier, "names the table for steps") { $0.id = $1 }
        Entry("file", .plainText, "a view file with a static table, in place of all other keys") { $0.file = $1 }
        Entry("class", .reference(.class), "the class of the table", default: "TableView", ib: "customClass") { $0.className = $1 }
        Entry.property("tag", .integer(), "the number that `viewWithTag` finds it by", default: "0")
        tableLooks()
        Entry.property("tintColor", .color, "the colour of controls in it", default: "inherited")
        Entry.property("userInteraction", .boolean, "whether touches reach it", default: "true", uikit: "isUserInteractionEnabled", ib: "userInteractionEnabled")
        Entry("runtimeAttributes", .runtimeAttributes, "values that Interface Builder sets by key path, such as `layer.cornerRadius`", ib: "userDefinedRuntimeAttributes") { $0.runtimeAttributes = $1 }
        tableContent()
    }

    /// How a table looks and behaves, whether it is a whole view or a part of one.
    @EntryList<Holder> static func tableLooks<Holder: TableHolder>() -> [Entry<Holder>] {
        Entry("content", .choice(TableContent.self), "whether the table is static or dynamic", ib: "dataMode") { $0.heldTable.declaredContent = $1 }
        Entry.property("style", .choice(.tableStyle), "the look of the table", default: "plain")
        Entry.property("selection", .choice(.selection), "how many rows can be selected", default: "single", uikit: "allowsMultipleSelection", ib: "allowsSelection")
        Entry.property("separatorStyle", .choice(.separatorStyle), "the lines between rows", default: "singleLine")
        Entry.property("separatorColor", .color, "the colour of the lines between rows", default: "separator")
        Entry.property("separatorInset", .insets, "space beside the lines between rows, in points", default: "automatic")
        Entry.property("separatorInsetReference", .choice(.separatorInsetReference), "what the separator inset is measured from", default: "fromCellEdges")
        Entry.property("backgroundColor", .color, "the colour behind the rows")
        Entry.property("rowHeight", .number(minimum: 0), "the height of rows in points", default: "by content")
        Entry.property("estimatedRowHeight", .number(minimum: 0), "the height of rows that are not on the screen yet", default: "44")
        Entry.property("sectionHeaderHeight", .number(minimum: 0), "the height of headers in points", default: "by content")
        Entry.property("sectionFooterHeight", .number(minimum: 0), "the height of footers in points", default: "by content")
        Entry.sectionIndex("index", "the titles of the section index of a static table", uikit: "sectionIndexTitles")
        Entry.property("sectionIndexColor", .color, "the colour of the section index", default: "tint")
        Entry.property("sectionIndexBackgroundColor", .color, "the colour behind the section index", default: "none")
        Entry.property("sectionIndexTrackingBackgroundColor", .color, "the colour behind the section index while it is touched", default: "none")
        Entry.property("sectionIndexMinimumDisplayRowCount", .integer(minimum: 0), "the number of rows from which on the section index shows", default: "0")
        Entry.property("editing", .boolean, "starts in editing mode", default: "false", uikit: "isEditing", ib: .absent)
        Entry.property("allowsSelectionDuringEditing", .boolean, "keeps rows selectable while editing", default: "false")
        Entry.property("allowsMultipleSelectionDuringEditing", .boolean, "lets several rows be selected while editing, marked with circles", default: "false")
        Entry.property("scrollEnabled", .boolean, "whether a person can scroll the rows", default: "true", uikit: "isScrollEnabled")
        Entry.property("clearsSelection", .boolean, "clears the selection when the screen comes back", default: "true", uikit: "clearsSelectionOnViewWillAppear", ib: "clearsSelectionOnViewWillAppear")
        Entry("restorationIdentifier", .plainText, "the name under which state is saved", uikit: .same, ib: .same) { $0.heldTable.restorationIdentifier = $1 }
    }

    /// What is in a table.
    @EntryList<Holder> static func tableContent<Holder: TableHolder>() -> [Entry<Holder>] {
        Entry("header", .body, "a view above the rows", uikit: "tableHeaderView", ib: "tableHeaderView") { $0.heldTable.header = $1 }
        Entry("refreshControl", .refreshControl, "a control that asks for new rows when the table is pulled down", uikit: .same, ib: .same) { $0.heldTable.refreshControl = $1 }
        Entry("prototypes", .cells, "the cells that rows are made from", ib: .same) { $0.heldTable.addPrototypes($1) }
        Entry("register", .map(.identifiers, .shape(cellFile)), "cells from xibs, by reuse identifier", uikit: .same) { $0.heldTable.addPrototypes($1) }
        Entry("sections", .sections, "the sections of a static table", ib: .same) { $0.heldTable.sections = $1 }
        Entry("footer", .body, "a view below the rows", uikit: "tableFooterView", ib: "tableFooterView") { $0.heldTable.footer = $1 }
    }

    /// The keys for what is in a table.
    static let tableContentKeys = tableContent().map { (entry: Entry<TableDefinition>) in entry.key.name }

    static let cellFile = KeyTable<CellFileDraft>(.cellFile, "a registered cell", "The one cell of a xib") {
        Entry("file", .plainText, "the xib, relative to the scene file", required: true, main: true) { $0.path = $1 }
    }

    static let section = KeyTable<SectionDefinition>(
        .section, "a section", "Cells that are written out, or rows made from data",
        Alternatives(
            [["cells"], ["rows", "cell"]], "a section has either 'cells' or 'rows'",
            help: "put the rows that are made from data into a section of their own"
        ),
        together: ["rows", "cell"]
    ) {
        Entry("name", .identifier, "the name that code finds the section by") { $0.name = $1 }
        Entry.title("header", \.headerView, "a title or a view above the rows", uikit: "titleForHeaderInSection", ib: "headerTitle")
        Entry.title("footer", \.footerView, "a title or a view below the rows", uikit: "titleForFooterInSection", ib: "footerTitle")
        Entry.own("selectionMode", .choice(.sectionSelectionMode), "what a tap on a row does", default: "default")
        Entry("cells", .cells, "the cells, one for each row") { $0.cells = $1 }
        Entry("rows", .rows, "the data that rows are made from") { $0.rows = $1 }
        Entry("cell", .sectionRules, "the prototype for the rows and how it is filled; for several prototypes a list, with `when`") { $0.rules = $1 }
    }

    static let cell = KeyTable<CellDefinition>(.cell, "a cell", "A prototype, or a row of a static table") {
        // What it is
        Entry("id", .identifier, "names the cell for outlets and steps") { $0.id = $1 }
        Entry.property("tag", .integer(), "the number that `viewWithTag` finds the cell by", default: "0")
        Entry("identifier", .plainText, "the reuse identifier of a prototype", uikit: "reuseIdentifier", ib: "reuseIdentifier") { $0.identifier = $1 }
        Entry("class", .reference(.class), "the class of the cell", default: "TableViewCell", ib: "customClass") { $0.className = $1 }

        // What it says
        Entry("style", .choice(CellStyle.self), "a predefined layout", default: "default, or custom with `content:`", uikit: .same, ib: .same) { $0.declaredStyle = $1 }
        Entry.short("text", of: .textLabel, .label, .text, "short for `textLabel: {text: …}`")
        Entry.short("detail", of: .detailTextLabel, .label, .text, "short for `detailTextLabel: {text: …}`")
        Entry.short("image", of: .imageView, .image, .name, "short for `imageView: {name: …}`")
        Entry.part("textLabel", .textLabel, .label, "the first label of a predefined style")
        Entry.part("detailTextLabel", .detailTextLabel, .label, "the second label of a predefined style")
        Entry.part("imageView", .imageView, .image, "the picture of a predefined style")
        Entry("value", .data, "the value of the cell in a section with checkmarks") { $0.value = $1 }
        Entry.own("checked", .boolean, "whether the cell is checked", default: "false")

        // How it looks
        Entry.accessory("accessory", .accessory, "a type or a view at the right", uikit: "accessoryType", ib: "accessoryType")
        Entry.accessory("editingAccessory", .editingAccessory, "a type or a view at the right while editing", uikit: "editingAccessoryType", ib: "editingAccessoryType")
        Entry.own("editingStyle", .choice(.editingStyle), "the control at the left while editing", default: "delete", uikit: .same)
        Entry.property("showsReorderControl", .boolean, "shows the reorder control while editing", default: "false")
        Entry.property("shouldIndentWhileEditing", .boolean, "indents the content while editing", default: "true")
        Entry.property("selectionStyle", .choice(.selectionStyle), "how a selected row looks", default: "default")
        Entry.property("indentationLevel", .integer(minimum: 0), "how far the content is indented", default: "0")
        Entry.property("indentationWidth", .number(minimum: 0), "points for each level", default: "10")
        Entry.own("height", .number(minimum: 0), "the height of the row in points", default: "by content", ib: "rowHeight")
        Entry.property("separatorInset", .insets, "space beside the line below the cell, in points", default: "that of the table")
        Entry.property("hidden", .boolean, "removes the cell from the picture", default: "false", uikit: "isHidden")
        Entry.property("alpha", .number(minimum: 0, maximum: 1), "how opaque it is", default: "1")
        Entry.property("backgroundColor", .color, "the colour behind the cell")
        Entry.property("tintColor", .color, "the colour of controls in the cell", default: "inherited")
        Entry.property("userInteraction", .boolean, "whether touches reach the cell", default: "true", uikit: "isUserInteractionEnabled", ib: "userInteractionEnabled")
        Entry.background("backgroundView", .backgroundView, "a view behind the cell")
        Entry.background("selectedBackgroundView", .selectedBackgroundView, "a view behind the cell while it is selected")
        Entry.own("accessibility", .shape(.accessibility), "what a screen reader says", ib: "accessibilityConfiguration")
        Entry("runtimeAttributes", .runtimeAttributes, "values that Interface Builder sets by key path, such as `layer.cornerRadius`", ib: "userDefinedRuntimeAttributes") { $0.runtimeAttributes = $1 }

        // What takes lines of its own
        Entry("content", .body, "the views of a custom cell", uikit: "contentView", ib: "contentView") { $0.content = $1 }
        Entry("canvas", .extent, "the size of the content that frames in it are relative to", default: "as wide as that of the scene") { $0.canvas = $1 }
        Entry("constraints", .constraints, "relations between the edges and sizes of the views in the content") { $0.constraints = $1 }
        Entry("item", .data, "the record of the row, which `prepare` can use") { $0.item = $1 }

        // What it is connected to
        Entry("outlets", .outlets, "outlets of the cell's class, by name") { $0.outlets = $1 }
        Entry("segue", .segue, "the scene that selecting the row leads to", ib: "selection") { $0.segue = $1 }
        Entry("accessorySegue", .segue, "the scene that the detail button leads to", ib: "accessoryAction") { $0.accessorySegue = $1 }
    }
}
