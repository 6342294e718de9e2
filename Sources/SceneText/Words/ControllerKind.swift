/// The kinds of controller that a scene can have.
public enum ControllerKind: String, CaseIterable, Hashable, Sendable {
    case view
    case table
    case navigation
    case tabs
    case split

    /// A scene of another storyboard.
    case reference
}

/// The kinds of segue.
public enum SegueKind: String, CaseIterable, Hashable, Sendable {
    case show
    case showDetail
    case present
    case embed
    case unwind
}

/// The predefined layouts of a cell, and `custom` for a layout of one's own.
public enum CellStyle: String, CaseIterable, Hashable, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
    case custom
}
