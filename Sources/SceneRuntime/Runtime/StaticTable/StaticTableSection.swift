import FoundationEssentials

/// A section of a static table: cells that live as long as the table, or rows that are fed.
public final class StaticTableSection {
    /// What a touch on a row of the section does.
    public nonisolated enum SelectionMode: String, PropertyWord, CaseIterable, Hashable, Sendable {
        /// The row is selected.
        case `default`

        /// The row gets the one checkmark of the section.
        case singleCheckmark

        /// The row gets or loses its checkmark.
        case multipleCheckmarks
    }

    /// The name that code finds the section by.
    public var name: String?

    /// The title above the section.
    public var headerTitle: String?

    /// The title below the section.
    public var footerTitle: String?

    /// The view above the section, in place of a title.
    public var headerView: View?

    /// The view below the section, in place of a title.
    public var footerView: View?

    /// What a touch on a row does.
    public var selectionMode = SelectionMode.default

    /// The cells, one for each row, unless the section is fed.
    public var cells: [TableViewCell] = [] {
        didSet { for cell in cells { cell.isStatic = true } }
    }

    /// What feeds the section with rows and their cells; nil for a section of cells of its own.
    ///
    /// It is asked with the number that the section has in the table, and held weakly.
    public weak var source: (any TableViewDataSource)?

    /// Called after a person has changed the checkmarks.
    package var didChangeValues: (() -> Void)?

    /// The values of the checked rows of a fed section, whose cells come and go.
    var checkedValues: [AnyHashable] = []

    /// The rows that values of a fed section were last shown in.
    private var rowsOfValues: [AnyHashable: Int] = [:]

    /// The values of fed rows whose start was taken.
    private var startedValues: Set<AnyHashable> = []

    /// Takes over whether a fed row starts with a checkmark, the first time that it shows.
    package func takeStart(of cell: TableViewCell) {
        guard let value = cell.value, startedValues.insert(value).inserted, cell.isChecked,
            selectionMode == .multipleCheckmarks || checkedValues.isEmpty
        else { return }
        if !checkedValues.contains(value) { checkedValues.append(value) }
    }

    /// Makes a section without cells.
    public init(name: String? = nil) { self.name = name }

    /// The values of the checked rows.
    package var values: [AnyHashable] {
        get {
            guard source != nil else { return cells.filter(\.isChecked).compactMap(\.value) }
            return checkedValues.enumerated().sorted { one, other in
                let places = [one, other].map { rowsOfValues[$0.element] ?? .max }
                return (places[0], one.offset) < (places[1], other.offset)
            }
            .map(\.element)
        }
        set {
            checkedValues = newValue
            guard source == nil else { return }
            for cell in cells { cell.isChecked = cell.value.map(newValue.contains) ?? false }
        }
    }

    /// Lets a fed row keep its checkmark when its value changes.
    package func replaceValue(_ old: AnyHashable, with new: AnyHashable) {
        if let place = checkedValues.firstIndex(of: old) { checkedValues[place] = new }
        if startedValues.contains(old) { startedValues.insert(new) }
        rowsOfValues[new] = rowsOfValues[old]
    }

    /// Gives the cell of a fed row its checkmark, and notes where its value is.
    func show(_ cell: TableViewCell, inRow row: Int) {
        if let value = cell.value { rowsOfValues[value] = row }
        cell.isChecked = cell.value.map(checkedValues.contains) ?? false
    }

    /// Gives or takes a checkmark as the mode requires, and says whether the mode has checkmarks.
    func toggleCheckmark(of cell: TableViewCell) -> Bool {
        switch selectionMode {
        case .default:
            return false
        case .singleCheckmark:
            for other in cells where other !== cell { other.isChecked = false }
            checkedValues = cell.value.map { [$0] } ?? []
            cell.isChecked = true
        case .multipleCheckmarks:
            cell.isChecked.toggle()
            checkedValues.removeAll { $0 == cell.value }
            if cell.isChecked, let value = cell.value { checkedValues.append(value) }
        }
        didChangeValues?()
        return true
    }
}
