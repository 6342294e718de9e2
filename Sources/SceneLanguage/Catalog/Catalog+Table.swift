// A table, a key a line.
// swift-format-ignore-file

import SceneText

extension Catalog {
    static let table = KeyTable<TableDefinition>(.table, "a table", "A table view: static with `sections:`, dynamic with `prototypes:`") {
        Entry("id", .identifier, \.id, "names the table for steps")
        Entry.property("tag", .integer(), "a number by which `viewWithTag` finds it", default: "0")
        tableEntries()
    }

    /// The keys of a table, whether it is a whole view or a part of one.
    @EntryList<Holder> static func tableEntries<Holder: TableHolder>() -> [Entry<Holder>] {
        Entry("content", .choice(TableContent.self), \.table.declaredContent, "whether the table is static or dynamic", ib: "dataMode")
        Entry.property("style", .choice(.tableStyle), "the look, fixed at creation", default: "plain")
        Entry("prototypes", .cells, \.table.prototypes, "the cells that rows are made from", ib: .same)
        Entry("sections", .sections, \.table.sections, "the sections of a static table", ib: .same)
        Entry("header", .body, \.table.header, "a view above the rows", uikit: "tableHeaderView", ib: "tableHeaderView")
        Entry("footer", .body, \.table.footer, "a view below the rows", uikit: "tableFooterView", ib: "tableFooterView")
        Entry.property("selection", .choice(.selection), "how many rows can be selected", default: "single", uikit: "allowsMultipleSelection", ib: "allowsSelection")
        Entry.property("separatorStyle", .choice(.separatorStyle), "the lines between rows", default: "singleLine")
        Entry.property("backgroundColor", .color, "the colour behind the rows")
        Entry.property("rowHeight", .number(minimum: 0), "the height of rows in points", default: "by content")
        Entry.property("estimatedRowHeight", .number(minimum: 0), "the height of rows not shown yet", default: "44")
        Entry.sectionIndex("index", "the titles of the section index of a static table", uikit: "sectionIndexTitles")
        Entry.property("editing", .boolean, "starts in editing mode", default: "false", uikit: "isEditing", ib: .absent)
        Entry.property("allowsSelectionDuringEditing", .boolean, "keeps rows selectable while editing", default: "false")
        Entry("restorationIdentifier", .plainText, \.table.restorationIdentifier, "the name under which state is saved", uikit: .same, ib: .same)
        Entry.property("clearsSelection", .boolean, "clears the selection when the screen comes back", default: "true", uikit: "clearsSelectionOnViewWillAppear", ib: "clearsSelectionOnViewWillAppear")
    }

    static let section = KeyTable<SectionDefinition>(
        .section, "a section", "Cells that are written out, or rows that data feeds",
        Alternatives(
            [["cells"], ["rows", "cell"]], "a section has either 'cells' or 'rows'",
            help: "put the fed rows into a section of their own"
        ),
        together: ["rows", "cell"]
    ) {
        Entry("name", .identifier, \.name, "the name by which code finds the section")
        Entry.title("header", \.headerView, "a title or a view above", uikit: "titleForHeaderInSection", ib: "headerTitle")
        Entry.title("footer", \.footerView, "a title or a view below", uikit: "titleForFooterInSection", ib: "footerTitle")
        Entry.own("selectionMode", .choice(.sectionSelectionMode), "what a tap on a row does", default: "default")
        Entry("cells", .cells, \.cells, "the cells, one for each row")
        Entry("rows", .rows, \.rows, "the data of a fed section")
        Entry("cell", .sectionRules, \.rules, "the prototype of a fed section and how it is filled; a list with `when` for several")
    }

    static let cell = KeyTable<CellDefinition>(.cell, "a cell", "A prototype, or a row of a static table") {
        // What it is
        Entry("id", .identifier, \.id, "names the cell for outlets and steps")
        Entry.property("tag", .integer(), "a number by which `viewWithTag` finds the cell", default: "0")
        Entry("identifier", .plainText, \.identifier, "the reuse identifier of a prototype", uikit: "reuseIdentifier", ib: "reuseIdentifier")
        Entry("class", .reference(.class), \.className, "the class of the cell", default: "TableViewCell", ib: "customClass")

        // What is in it
        Entry("style", .choice(CellStyle.self), \.declaredStyle, "a predefined layout", default: "default, or custom with `content:`", uikit: .same, ib: .same)
        Entry.short("text", of: .textLabel, .label, .text, "short for `textLabel: {text: …}`")
        Entry.short("detail", of: .detailTextLabel, .label, .text, "short for `detailTextLabel: {text: …}`")
        Entry.short("image", of: .imageView, .image, .name, "short for `imageView: {name: …}`")
        Entry.part("textLabel", .textLabel, .label, "the first label of a predefined style")
        Entry.part("detailTextLabel", .detailTextLabel, .label, "the second label of a predefined style")
        Entry.part("imageView", .imageView, .image, "the picture of a predefined style")
        Entry("content", .body, \.content, "the views of a custom cell", uikit: "contentView", ib: "contentView")
        Entry("value", .data, \.value, "the value of the cell in a section with checkmarks")
        Entry.own("checked", .boolean, "whether the cell is checked", default: "false")
        Entry("item", .data, \.item, "the record of the row, for `prepare`")

        // How it looks
        Entry.accessory("accessory", .accessory, "a type or a view at the right", uikit: "accessoryType", ib: "accessoryType")
        Entry.accessory("editingAccessory", .editingAccessory, "a type or a view at the right while editing", uikit: "editingAccessoryType", ib: "editingAccessoryType")
        Entry.own("editingStyle", .choice(.editingStyle), "the control at the left while editing", default: "delete", uikit: .same)
        Entry.property("showsReorderControl", .boolean, "shows a grip while editing", default: "false")
        Entry.property("shouldIndentWhileEditing", .boolean, "indents the content while editing", default: "true")
        Entry.property("selectionStyle", .choice(.selectionStyle), "how a selected row looks", default: "default")
        Entry.property("indentationLevel", .integer(minimum: 0), "how far the content is indented", default: "0")
        Entry.property("indentationWidth", .number(minimum: 0), "points for each level", default: "10")
        Entry.own("height", .number(minimum: 0), "the height of the row in points", default: "by content", ib: "rowHeight")
        Entry.property("hidden", .boolean, "removes the cell from the picture", default: "false", uikit: "isHidden")
        Entry.property("alpha", .number(minimum: 0, maximum: 1), "how opaque it is", default: "1")
        Entry.property("backgroundColor", .color, "the colour behind the cell")
        Entry.background("backgroundView", .backgroundView, "a view behind the cell")
        Entry.background("selectedBackgroundView", .selectedBackgroundView, "a view behind the cell while it is selected")
        Entry.own("accessibility", .shape(.accessibility), "what a screen reader says", ib: "accessibilityConfiguration")

        // What it is connected to
        Entry("outlets", .outlets, \.outlets, "outlets of the cell's class, by name")
        Entry("segue", .segue, \.segue, "the scene that selecting the row leads to", ib: "selection")
        Entry("accessorySegue", .segue, \.accessorySegue, "the scene that the detail button leads to", ib: "accessoryAction")
    }
}
