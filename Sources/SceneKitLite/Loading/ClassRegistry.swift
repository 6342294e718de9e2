public import SceneRuntime
import SceneText

/// The classes that a scene may name, each with what makes its objects.
///
/// A program registers its own under the names that its scenes use; those that a scene file writes
/// out itself are added when the scene is opened.
public struct ClassRegistry {
    private var controllers: [String: () -> ViewController] = [:]
    private var cells: [String: (TableViewCell.CellStyle, String?) -> TableViewCell] = [:]
    private var views: [String: () -> View] = [:]

    /// Makes a registry without classes.
    public init() {}

    /// Registers a class of controllers, under the name of the class unless another is given.
    public mutating func register<Controller: ViewController>(
        as name: String? = nil,
        _ make: @escaping () -> Controller
    ) {
        controllers[name ?? "\(Controller.self)"] = make
    }

    /// Registers a class of views, under the name of the class unless another is given.
    public mutating func register<CustomView: View>(
        as name: String? = nil,
        _ make: @escaping () -> CustomView
    ) {
        views[name ?? "\(CustomView.self)"] = make
    }

    /// Registers a class of cells, under the name of the class unless another is given.
    public mutating func register<Cell: TableViewCell>(_ cell: Cell.Type, as name: String? = nil) {
        register(as: name ?? "\(Cell.self)") { Cell(style: $0, reuseIdentifier: $1) }
    }

    /// Registers what makes cells of a style and with a reuse identifier.
    mutating func register(
        as name: String,
        cell make: @escaping (TableViewCell.CellStyle, String?) -> TableViewCell
    ) {
        cells[name] = make
    }

    /// Whether anything is registered under a name.
    func contains(_ name: String) -> Bool {
        controllers[name] != nil || cells[name] != nil || views[name] != nil
    }

    /// A new controller of a class; nil for a class that is not registered.
    func makeController(_ name: String) -> ViewController? { controllers[name]?() }

    /// A new cell of a class; nil for a class that is not registered.
    func makeCell(
        _ name: String,
        style: TableViewCell.CellStyle,
        reuseIdentifier: String?
    ) -> TableViewCell? { cells[name]?(style, reuseIdentifier) }

    /// A new view of a class; nil for a class that is not registered.
    func makeView(_ name: String) -> View? { views[name]?() }
}
