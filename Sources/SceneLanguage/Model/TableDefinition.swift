package import SceneText

/// A table view: static with sections, dynamic with prototypes.
package struct TableDefinition: Sendable {
    package var range: SourceRange

    /// Where messages about the whole table point: its key.
    package var keyRange: SourceRange
    package var id: Located<String>?
    package var className: Located<String>?
    package var runtimeAttributes: [RuntimeAttributeDefinition] = []

    /// The view file that holds the table, in place of anything here.
    package var file: Located<String>?

    /// What `content:` says.
    package var declaredContent: Located<TableContent>?
    package var properties: [PropertyDefinition] = []
    @Rare package var header: BodyDefinition?
    @Rare package var footer: BodyDefinition?

    /// What asks for new rows when a person pulls them down.
    @Rare package var refreshControl: ViewDefinition?
    package var restorationIdentifier: Located<String>?

    /// The prototypes; nil without `prototypes:`.
    package var prototypes: [CellDefinition]?

    /// The sections; nil without `sections:`.
    package var sections: [SectionDefinition]?

    /// Adds the prototypes of one of the keys that have some.
    package mutating func addPrototypes(_ cells: [CellDefinition]) {
        prototypes = (prototypes ?? []) + cells
    }

    /// Whether the table is static; a table with neither sections nor prototypes is what it says.
    package var isStatic: Bool {
        sections != nil || file != nil || (prototypes == nil && declaredContent?.value == .static)
    }

    /// Whether the file itself has all of the rows.
    package var isWrittenOut: Bool {
        isStatic && file == nil && !(sections ?? []).contains(where: \.isFed)
    }
}

/// Where the rows of a table come from.
package enum TableContent: String, CaseIterable, Hashable, Sendable {
    case dynamic
    case `static`
}

/// A section of a static table: cells that are written out, or rows that data feeds.
package struct SectionDefinition: Sendable {
    package var range: SourceRange
    package var name: Located<String>?

    /// A title or the properties that are words and numbers.
    package var properties: [PropertyDefinition] = []

    /// A view above the rows, where the header is not a title.
    @Rare package var headerView: BodyDefinition?

    /// A view below the rows, where the footer is not a title.
    @Rare package var footerView: BodyDefinition?

    /// The cells; nil without `cells:`.
    package var cells: [CellDefinition]?

    /// The rows of a fed section.
    @Rare package var rows: RowsDefinition?

    /// How a fed section fills its cells: of several rules the first that fits a row.
    package var rules: [CellRuleDefinition] = []

    /// Whether data feeds the section.
    package var isFed: Bool { rows != nil || !rules.isEmpty }
}

/// A cell: a prototype, or a row of a static table.
package struct CellDefinition: Sendable {
    package var range: SourceRange

    /// Where messages about the whole cell point: its first key.
    package var keyRange: SourceRange
    package var id: Located<String>?

    /// The reuse identifier of a prototype.
    package var identifier: Located<String>?
    package var className: Located<String>?

    /// The style as it is written.
    package var declaredStyle: Located<CellStyle>?
    package var properties: [PropertyDefinition] = []

    /// The views that the cell has by its style or around its content.
    package var parts: [CellPartDefinition] = []
    package var content: BodyDefinition?

    /// The size of the content for which frames in it are written.
    @Rare package var canvas: CanvasDefinition?

    /// The constraints between the views of the content.
    package var constraints: [ConstraintDefinition] = []
    package var outlets: [OutletDefinition] = []
    @Rare package var segue: SegueDefinition?
    @Rare package var accessorySegue: SegueDefinition?

    /// What is set by key path once the cell is there.
    package var runtimeAttributes: [RuntimeAttributeDefinition] = []

    /// The value of the cell in a section with checkmarks.
    @Rare package var value: Located<DataValue>?

    /// The record of the row, for `prepare`.
    @Rare package var item: Located<DataValue>?

    /// The style that applies: the written one, else `custom` with content and `default` without.
    package var style: CellStyle { declaredStyle?.value ?? (content == nil ? .default : .custom) }
}

/// A view that a cell has besides its content.
package struct CellPartDefinition: Sendable {
    /// The places of a cell that hold one view.
    package enum Slot: String, Sendable {
        case textLabel
        case detailTextLabel
        case imageView
        case accessory
        case editingAccessory
        case backgroundView
        case selectedBackgroundView
    }

    package var slot: Slot

    /// Where the key is: `textLabel`, or `text` for short.
    package var keyRange: SourceRange
    package var view: ViewDefinition
}
