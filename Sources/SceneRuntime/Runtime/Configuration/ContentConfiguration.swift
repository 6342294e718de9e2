public import SceneText

/// What a cell or a header shows, as a value: a view is made of it, and made to show another one.
#if MainActor
    @MainActor
#endif
public protocol ContentConfiguration {
    /// Makes a view that shows the content.
    func makeContentView() -> any ContentView

    /// The content in a state of its cell.
    func updated(for state: CellConfigurationState) -> Self
}

/// A view that shows a content.
#if MainActor
    @MainActor
#endif
public protocol ContentView: View {
    /// What the view shows.
    var configuration: any ContentConfiguration { get set }
}

/// What a cell is at the moment, which the look of its content may follow.
public nonisolated struct CellConfigurationState: Hashable, Sendable {
    /// Whether the row is selected.
    public var isSelected = false

    /// Whether the row is highlighted.
    public var isHighlighted = false

    /// Whether the row is being edited.
    public var isEditing = false

    /// Whether the row answers a person.
    public var isDisabled = false

    /// Makes the state of a cell that nothing happens to.
    public init() {}
}

/// The colours behind a cell, as a value.
public nonisolated struct BackgroundConfiguration: Hashable, Sendable {
    /// The colour; nil for that of the cell.
    public var backgroundColor: Color?

    /// Makes a background without a colour.
    public static func clear() -> BackgroundConfiguration { BackgroundConfiguration() }

    /// The background of a cell in a plain list.
    public static func listPlainCell() -> BackgroundConfiguration { BackgroundConfiguration() }

    /// The background of a cell in a grouped list.
    public static func listGroupedCell() -> BackgroundConfiguration { BackgroundConfiguration() }
}
