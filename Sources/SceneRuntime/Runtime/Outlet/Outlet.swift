/// A property that a scene connects to one of its views: `@Outlet var titleLabel: Label`.
///
/// Before the view is loaded an outlet declared optional reads nil, and a plain one traps. A list,
/// `@Outlet var stars: [ImageView]`, takes a collection of views.
@propertyWrapper
public final class Outlet<Value> {
    private var connected: Value?
    private let file: StaticString
    private let line: UInt

    /// The name that scenes use for the outlet, if it is not that of the property.
    public let name: String?

    /// Makes an outlet that must be connected before it is read.
    public init(_ name: String? = nil, file: StaticString = #fileID, line: UInt = #line) {
        self.name = name
        self.file = file
        self.line = line
    }

    /// Makes an outlet that reads nil until it is connected.
    public init(_ name: String? = nil, file: StaticString = #fileID, line: UInt = #line)
    where Value: ExpressibleByNilLiteral {
        self.name = name
        self.file = file
        self.line = line
        connected = .some(nil)
    }

    /// The connected view.
    public var wrappedValue: Value {
        get {
            guard let connected else {
                fatalError(
                    """
                    the outlet '\(name ?? "\(Value.self)")' declared here is not connected; read \
                    it after the view has loaded, connect it in the scene, or declare it \
                    '\(Value.self)?'
                    """,
                    file: file,
                    line: line
                )
            }
            return connected
        }
        set { connected = newValue }
    }
}

/// An outlet whatever its type, for connecting it by name.
#if MainActor
    @MainActor
#endif
public protocol OutletSlot: AnyObject {
    /// The name that scenes use for the outlet, if it is not that of the property.
    var name: String? { get }

    /// The type that the outlet holds, as Swift writes it: `Label?`.
    var typeName: String { get }

    /// Connects the outlet, to the first object unless it is a list, and says whether the types fit.
    func connect(_ objects: [AnyObject]) -> Bool
}

extension Outlet: OutletSlot {
    /// The type that the outlet holds, as Swift writes it.
    public var typeName: String { "\(Value.self)" }

    /// Connects the outlet, to the first object unless it is a list, and says whether the types fit.
    public func connect(_ objects: [AnyObject]) -> Bool {
        if let list = objects as? Value {
            connected = list
        } else if let object = objects.first as? Value {
            connected = object
        } else {
            return false
        }
        return true
    }
}
