@testable import SceneRuntime
@testable import SceneText

/// Where a view ended up, in columns and lines of its superview.
func place(of view: View) -> GridRect { TerminalMedium().units(TerminalMedium().place(of: view)) }

/// Where the parts of a row are, in columns and lines.
@dynamicMemberLookup
struct GridAnatomy {
    let points: CellAnatomy

    subscript(dynamicMember path: KeyPath<CellAnatomy, Rect>) -> GridRect {
        TerminalMedium().units(points[keyPath: path])
    }

    subscript(dynamicMember path: KeyPath<CellAnatomy, Rect?>) -> GridRect? {
        points[keyPath: path].map(TerminalMedium().units)
    }

    subscript(dynamicMember path: KeyPath<CellAnatomy, CellAnatomy.Edge>) -> CellAnatomy.Edge {
        points[keyPath: path]
    }
}

extension LayoutEngine {
    /// Where the parts of a cell are when it has a size in columns and lines.
    func anatomy(of cell: TableViewCell, in size: GridSize) -> GridAnatomy {
        GridAnatomy(points: anatomy(of: cell, in: TerminalMedium().points(size)))
    }
}

/// Lays a view out in a room of columns and lines, as the view of a controller without a frame.
@discardableResult
func layOut(_ view: View, columns: Int, lines: Int) -> Window {
    let window = Window(
        frame: Rect(x: 0, y: 0, width: Double(columns) * 8, height: Double(lines) * 20),
        measuring: LayoutEngine(medium: TerminalMedium())
    )
    window.addSubview(view)
    window.layoutIfNeeded()
    return window
}

/// A label with a text, and a weight if it is to have one.
func label(_ text: String, weight: Double? = nil, lines: Int = 1) -> Label {
    let label = Label()
    label.text = text
    label.weight = weight
    label.numberOfLines = lines
    return label
}

/// A row of views.
func row(_ views: View..., spacing: Double = 8, alignment: RowView.Alignment = .fill) -> RowView {
    let row = RowView()
    row.spacing = spacing
    row.alignment = alignment
    for view in views { row.addSubview(view) }
    return row
}

/// A column of views.
func column(
    _ views: View...,
    spacing: Double = 8,
    alignment: ColumnView.Alignment = .fill
) -> ColumnView {
    let column = ColumnView()
    column.spacing = spacing
    column.alignment = alignment
    for view in views { column.addSubview(view) }
    return column
}

extension GridRect: CustomStringConvertible {
    /// The four numbers.
    public var description: String { "(\(minX), \(minY), \(width), \(height))" }
}
