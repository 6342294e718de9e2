import SceneText

/// A wheel of rows to choose from.
open class PickerView: View {
    /// The titles to choose from.
    open var rows: [String] = [] {
        didSet { didChange(rows, from: oldValue, affects: .size) }
    }

    /// The chosen row, or -1 where there is none.
    public var selectedRow: Int {
        get { min(chosenRow, rows.count - 1) }
        set { chosenRow = max(-1, newValue) }
    }

    private var chosenRow = 0

    /// Chooses a row.
    open func selectRow(_ row: Int, animated: Bool = false) { selectedRow = row }

    /// What a screen reader says that the wheel holds; by itself the chosen title.
    override var usualAccessibilityValue: String? { (selectedRow >= 0 ? rows[selectedRow] : nil) }

    /// A wheel goes up and down.
    open override class var defaultAccessibilityTraits: AccessibilityTraits { .adjustable }

    package override var widget: Widget? {
        .choice(
            selectedRow >= 0 ? rows[selectedRow] : "",
            among: rows,
            by: .wheels([
                Widget.Wheel { distance in
                    let row = selectedRow + distance
                    return rows.indices.contains(row) ? rows[row] : nil
                }
            ])
        )
    }

    package override func spokenElements() -> [SpokenElement]? { [SpokenElement(ofValueIn: self)] }

    package override var speaksAlone: Bool { true }

    package override func enter(_ value: String) -> ValueEntry {
        .choice(value, among: rows) { row in
            guard answersTouches else { return false }
            selectRow(row)
            return true
        }
    }

    package override var notableValues: [String]? { rows.indices.map(String.init) }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("rows", \PickerView.rows),
            PropertyAccessor("selectedRow", \PickerView.selectedRow),
        ]
    }

    override var framedKind: ViewKind { .picker }
}
