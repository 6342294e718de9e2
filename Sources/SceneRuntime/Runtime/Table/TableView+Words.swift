extension TableView {
    /// The looks of a table.
    public nonisolated enum Style: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case plain
        case grouped
        case insetGrouped
    }

    /// The lines between rows.
    public nonisolated enum SeparatorStyle: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case none
        case singleLine
    }

    /// Where a row ends up when the table scrolls to it.
    public nonisolated enum ScrollPosition: Hashable, Sendable {
        /// Wherever it takes the least scrolling.
        case none

        /// At the top, below a floating header.
        case top

        /// Halfway.
        case middle

        /// At the bottom.
        case bottom
    }

    /// How changes of rows are animated in UIKit; nothing moves in a picture.
    public nonisolated enum RowAnimation: Hashable, Sendable {
        case fade
        case right
        case left
        case top
        case bottom
        case none
        case middle
        case automatic
    }

    /// How many rows a person can select.
    nonisolated enum SelectionKind: String, PropertyWord, CaseIterable {
        case none
        case single
        case multiple
    }

    /// How many rows a person can select, as one property.
    var selectionKind: SelectionKind {
        get { allowsSelection ? (allowsMultipleSelection ? .multiple : .single) : .none }
        set {
            allowsSelection = newValue != .none
            allowsMultipleSelection = newValue == .multiple
        }
    }
}
