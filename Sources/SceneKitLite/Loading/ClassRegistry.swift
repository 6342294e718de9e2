public import SceneRuntime

/// What a scene may name the class of, beside its cells: a controller or a view.
///
/// It is not a superclass, so that the compiler finds the class that a closure makes in its statements,
/// however many there are.
#if MainActor
    @MainActor
#endif
public protocol SceneObject: AnyObject {}

extension ViewController: SceneObject {}

extension View: SceneObject {}

/// The classes that a scene may name, each with what makes its objects.
///
/// A program registers its own under the names that its scenes use; those that a scene file writes
/// out itself are added when the scene is opened. A scene that names any other ends the program when
/// it is made, unless the registry has stand-ins.
///
/// ```swift
/// var classes = ClassRegistry()
/// classes.register(GreetingViewController.self) {
///     let controller = GreetingViewController()
///     controller.name = "Ada"
///     return controller
/// }
/// let storyboard = Storyboard(file, classes: classes)
/// let controller = storyboard.instantiateInitialViewController()
/// ```
public struct ClassRegistry {
    /// What makes the objects of a class.
    enum Maker {
        case controller(() -> ViewController?)
        case cell((TableViewCell.CellStyle, String?) -> TableViewCell)
        case view(() -> View?)
    }

    private var makers: [String: Maker] = [:]

    /// What makes the objects of a class that the scene file writes out; nil for any other.
    var written: ((String) -> Maker?)?

    /// Whether objects of the library stand in for classes that are not registered.
    private(set) var hasStandIns = false

    /// Makes a registry without classes.
    public init() {}

    /// A registry without classes that takes objects of the library in place of any that are missing.
    ///
    /// It draws scenes without the program that they belong to, as the command does: nothing runs of
    /// their classes, and their outlets and actions lead nowhere.
    public static var standIns: ClassRegistry {
        var registry = ClassRegistry()
        registry.hasStandIns = true
        return registry
    }

    /// Registers a class of controllers or views with what makes its objects, under the name of the
    /// class unless another is given.
    public mutating func register<Object: SceneObject>(
        _ type: Object.Type,
        as name: String? = nil,
        make: @escaping () -> Object
    ) {
        let name = name ?? "\(type)"
        if type is TableViewCell.Type {
            fatalError(
                """
                '\(name)' is a class of cells, which are made with a style and an identifier; \
                register it with register(\(type).self)
                """
            )
        } else if type is ViewController.Type {
            makers[name] = .controller { make() as? ViewController }
        } else if type is View.Type {
            makers[name] = .view { make() as? View }
        } else {
            fatalError("'\(name)' is not a controller, cell or view; inherit it from one")
        }
    }

    /// Registers the class of controllers or views that a closure makes, under the name of the class
    /// unless another is given.
    public mutating func register<Object: SceneObject>(
        as name: String? = nil,
        _ make: @escaping () -> Object
    ) {
        let bases: [any SceneObject.Type] = [
            ViewController.self, TableViewController.self, View.self,
        ]
        if name == nil, bases.contains(where: { $0 == Object.self }) {
            fatalError(
                """
                a closure that makes a \(Object.self) does not say which class it is for; name the \
                class, as in register(Contact.self) { … }, or register(as: "Contact") { … }
                """
            )
        }
        register(Object.self, as: name, make: make)
    }

    /// Registers a class of cells, under the name of the class unless another is given.
    public mutating func register<Cell: TableViewCell>(_ cell: Cell.Type, as name: String? = nil) {
        makers[name ?? "\(Cell.self)"] = .cell { Cell(style: $0, reuseIdentifier: $1) }
    }

    /// The names under which classes of a program are registered.
    var registeredNames: [String] { makers.keys.sorted() }

    /// Whether there is a class of a name, even one that the scene file writes out.
    func contains(_ name: String) -> Bool { maker(name) != nil }

    private func maker(_ name: String) -> Maker? { makers[name] ?? written?(name) }

    /// A new controller of a class; nil for a class that is not registered.
    func makeController(_ name: String) -> ViewController? {
        guard case .controller(let make) = maker(name) else { return nil }
        return make()
    }

    /// A new cell of a class; nil for a class that is not registered.
    func makeCell(
        _ name: String,
        style: TableViewCell.CellStyle,
        reuseIdentifier: String?
    ) -> TableViewCell? {
        guard case .cell(let make) = maker(name) else { return nil }
        return make(style, reuseIdentifier)
    }

    /// A new view of a class; nil for a class that is not registered.
    func makeView(_ name: String) -> View? {
        guard case .view(let make) = maker(name) else { return nil }
        return make()
    }
}
