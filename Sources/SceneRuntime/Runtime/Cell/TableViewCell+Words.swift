extension TableViewCell {
    /// The predefined styles; a cell of one's own layout is of the default one.
    public nonisolated enum CellStyle: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case `default`
        case value1
        case value2
        case subtitle
    }

    /// What is at the right of a cell.
    public nonisolated enum AccessoryType: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case none
        case disclosureIndicator
        case detailDisclosureButton
        case checkmark
        case detailButton

        /// Whether a part of the accessory is a button.
        package var hasDetailButton: Bool {
            self == .detailButton || self == .detailDisclosureButton
        }
    }

    /// The control at the left of a cell while its table is edited.
    public nonisolated enum EditingStyle: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case none
        case delete
        case insert
    }

    /// How a selected row looks.
    public nonisolated enum SelectionStyle: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case none
        case `default`
        case blue
        case gray
    }
}
